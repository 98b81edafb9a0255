"""People and bots at one table in the terminal, from the first question to the end."""

from collections import deque
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from greathall.bots import Bot, Choice
from greathall.bots.bot import ticking
from greathall.cli import boards, forms
from greathall.cli.commands import Commands, Leave
from greathall.cli.moves import Move, folded, in_one_breath, matching_moves, some_of, tags, together
from greathall.cli.reading import Reader
from greathall.cli.screen import LONGEST, Screen, quoted
from greathall.cli.speech import Speech
from greathall.core.catalogue import sentence
from greathall.core.coach import coaching
from greathall.core.match import Match
from greathall.core.mind import Ranked
from greathall.core.words import CHANCE, TABLE, Action, Form, Illegal


LATELY = 6
"""The terms in so many sentences are at hand."""


class Sitting:
    """One table in the terminal: `bots` have their seats, people all others, passing the screen around."""

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Screen, file: Path | None = None,
                 mix: bool = False, coached: bool = False) -> None:
        self.match, self.bots, self.screen, self.file, self.mix = match, bots, screen, file, mix
        self.speech = Speech(match)
        self.commands = Commands(self)
        self.people = [seat for seat in range(len(match.names)) if seat not in bots]
        self.coached = coached and len(self.people) == 1
        self.introduced: set[str] = set()  # the kinds of questions the coach has introduced
        self.facing = self.people[0] if len(self.people) == 1 else None  # who is looking at the screen
        self.told = {seat: len(match.entries) if file else 0 for seat in self.people}  # the entries each has been told
        self.offered: dict[int, list[Action]] = {}  # the asides each could already have taken
        self.choices: list[tuple[int, int, Choice]] = []  # by the bots: the entry that stands, the seat, what and why
        self.ahead: list[str] = []  # lines typed before anything was asked
        self.refused: Illegal | None = None
        self.lately: deque[str] = deque(maxlen=LATELY)  # what was said last and may have terms in it
        self.again = "greathall play"  # the command that continues this game

    # ── the course of the game ───────────────────────────────────────────────
    def run(self) -> int:
        try:
            self.welcome()
            while self.match.seat is not None:
                self.step(self.match.seat)
            self.over()
        except Leave:
            return 0
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return self.leave()
        return 0

    def welcome(self) -> None:
        if self.match.verifiable and not self.file:
            self.screen.say("cli-commitment", "soft", commitment=self.match.commitment)
        if self.mix:
            for seat in self.people:
                self.add_seed(seat)

    def add_seed(self, seat: int) -> None:
        """Ask for seeds after the commitment and before the first draw, so that the secret can't be chosen to fit."""
        while True:
            try:
                seed = self.screen.ask(sentence("cli-add-seed", name=self.match.names[seat]) + " ")
                self.match.add_seed(seat, seed)
                return
            except Illegal as fault:
                self.screen.say("cli-sorry", "refusal", fault=str(fault))

    def step(self, seat: int) -> None:
        """Let a bot or a person answer one question, after anyone with a new aside had the chance to take it."""
        for person in self.people:
            if person != seat and self.news(person):
                self.converse(person, asked=False)
                return
        if seat in self.bots:
            self.bot_answers(seat)
        else:
            self.converse(seat, asked=True)

    def news(self, seat: int) -> bool:
        """Return whether a seat that isn't asked has a new aside (a draw it must ask for), or has pressed Enter.

        Resigning is never new."""
        asides = [a for a in self.asides(seat) if not self.needs_confirm(a)]
        new = any(a not in self.offered.get(seat, []) for a in asides)
        self.offered[seat] = asides
        urgent = new and self.match.game.has_urgent_aside(self.match.state, seat)
        return urgent or (bool(asides) and self.has_knocked(seat))

    def has_knocked(self, seat: int) -> bool:
        """Return whether a player pressed Enter, or typed an aside, while others move.

        Anything else typed is kept for the next question."""
        if self.facing != seat or not self.screen.has_typed():
            return False
        line = self.screen.ask("")
        if line and len(matching_moves(line, self.moves(seat))) != 1:
            self.ahead.append(line)
            return False
        self.ahead[:0] = [line] if line else []
        return True

    def bot_answers(self, seat: int) -> None:
        bot = self.bots[seat]
        with self.screen.working(sentence("cli-thinking", name=self.match.names[seat])) as tick:
            if bot.searches:
                bot.clock = ticking(bot.seconds, tick)
            choice = bot.choose(self.match.view(seat))
        self.choose(choice, seat)

    def choose(self, choice: Choice, seat: int) -> None:
        """Play what a bot chose, and remember why."""
        self.choices.append((len(self.match.standing), seat, choice))
        self.enter(choice.action, seat, f"bot:{self.bots[seat].level}")

    def last_choices(self) -> dict[int, Choice]:
        """Return the last choice of each bot that was not taken back, oldest first."""
        found: dict[int, Choice] = {}
        for _, seat, choice in self.choices:
            found.pop(seat, None)
            found[seat] = choice
        return found

    def ranked(self, choice: Choice) -> Sequence[Ranked]:
        """Return the moves of a hint, best first."""
        return choice.ranked

    def enter(self, action: Action | str, seat: int, by: str = "person") -> None:
        """Play an action, then let each bot consider an aside, which others may answer with one."""
        self.match.play(action, seat=seat, by=by)
        self.news_heard()
        for other, bot in self.bots.items():
            aside = None if self.match.seat is None else self.bot_aside(other, bot)
            if aside is not None:
                self.enter(aside, other, f"bot:{bot.level}")

    def bot_aside(self, seat: int, bot: Bot) -> Action | None:
        return bot.aside(self.match.view(seat))

    def news_heard(self) -> None:
        """Show everything as it happens, if one person is at the screen; auctions among bots when they are over."""
        if len(self.people) == 1 and not self.speech.bidding():
            self.catch_up(self.people[0])

    def catch_up(self, seat: int) -> None:
        for paragraph in self.speech.paragraphs(seat, self.told[seat]):
            self.screen.line(paragraph)
        self.told[seat] = len(self.match.entries)

    # ── a person at the screen ───────────────────────────────────────────────
    def converse(self, seat: int, asked: bool) -> None:
        """Show the table and read lines until it has moved on, or until a player who isn't asked passes."""
        self.face(seat)
        if asked:
            self.draw(seat)
            self.put_question(seat)
            self.offered[seat] = self.asides(seat)
        else:
            waiting = self.match.names[self.match.seat or 0]
            self.screen.say("cli-before", "amber", name=waiting, moves=" · ".join(
                self.speech.move(a) for a in self.asides(seat)))
        while True:
            line = self.ahead.pop(0) if self.ahead else self.screen.ask(f"{self.match.names[seat][:20]}> ")
            if (not line and not asked) or self.play_answer(seat, line):
                return

    def face(self, seat: int) -> None:
        """Turn the screen to a seat; it is cleared first, so that nobody sees another's hand."""
        if self.facing != seat:
            self.refused = None
            if self.facing is not None:
                self.screen.clear()
            self.screen.ask(sentence("cli-curtain", name=self.match.names[seat]) + " ")
            self.screen.clear()
            self.facing = seat
        self.catch_up(seat)

    def play_answer(self, seat: int, line: str) -> bool:
        """Return whether what was typed was played."""
        if not line:
            self.screen.say("cli-empty", "soft")
            return False
        try:
            if len(line) > LONGEST:
                raise Illegal("", sentence("cli-too-long"))
            before = len(self.match.entries)
            if self.commands.obey(line, seat):
                return len(self.match.entries) > before  # something was taken back
            seat, line = self.speaker(seat, line)
            action = self.meant(seat, line)
            if action is None or not self.confirm(seat, action):
                return False
            self.refused = None
            self.enter(action, seat)
            return True
        except Illegal as fault:
            self.refused = fault if fault.rule else self.refused
            self.lately.append(str(fault))
            self.screen.say("cli-refused" if fault.rule else "cli-sorry", "refusal", fault=str(fault))
            return False

    def speaker(self, seat: int, line: str) -> tuple[int, str]:
        """Return who acts, and the rest: `Ben: wake up` is Ben's, if he is at this screen too."""
        name, colon, rest = line.partition(":")
        others = [person for person in self.people if self.match.names[person].casefold() == name.strip().casefold()]
        return (others[0], rest.strip()) if colon and others else (seat, line)

    def meant(self, seat: int, line: str) -> Action | str | None:
        """Return the move that a line means; None if a form was opened and left.

        A well-formed move goes through even if it is illegal, so that a rule can refuse it."""
        if line.startswith("{"):
            return line
        form, moves = self.form(seat), self.moves(seat)
        tagged = [move.action for move in moves if move.tag == line.casefold()]
        if tagged:
            return tagged[0]
        if line.isascii() and line.isdigit():
            return self.figure(form, line, sum(bool(move.tag) for move in moves))
        if form is not None:
            if line.casefold() in forms.openings(self, form):
                return forms.Filling(self, seat, form).action()
            if written := Reader(self.speech, form).read(line, form.kind):
                return self.likeliest(seat, written)
        found = matching_moves(line, moves, form.kind if form else "")
        if len({move.said for move in found}) > 1:
            raise Illegal("", some_of([move.said for move in found]))
        return found[0].action if len(found) == 1 else self.parse(seat, line, form)

    def figure(self, form: Form | None, line: str, count: int) -> Action:
        """Return the number as the answer, if no move has that number and the question asks for one."""
        number = forms.number_only(form)
        if form is None or number is None or len(line) > 15:
            raise Illegal("", sentence("cli-no-number", number=quoted(line), count=count))
        return forms.kind_of(self, form)(**{number.name: int(line)})

    def parse(self, seat: int, line: str, form: Form | None) -> Action:
        """Return what a line that is none of the moves may mean, as far as it can be understood."""
        own = boards.parse(self.match.game, line, self.match.view(seat), self.match.names)
        read = [own] if own is not None else Reader(self.speech, form).read(line)
        if not read:
            raise Illegal("", sentence("cli-not-understood", text=quoted(line)))
        return self.likeliest(seat, read)

    def likeliest(self, seat: int, actions: list[Action]) -> Action:
        """Return the legal one of all that a line may mean; if there is none, the first, to be refused."""
        legal = [a for a in actions if self.match.why_not(seat, a) is None]
        if len(legal) > 1:
            raise Illegal("", some_of([self.speech.move(a) for a in legal]))
        return (legal or actions)[0]

    def needs_confirm(self, action: Action | str) -> bool:
        return isinstance(action, self.match.game.confirm_kinds)

    def confirm(self, seat: int, action: Action | str) -> bool:
        """Ask for confirmation if a slip would hurt; an illegal move needs none."""
        if (not isinstance(action, Action) or not self.needs_confirm(action)
                or self.match.why_not(seat, action) is not None):
            return True
        answer = self.screen.ask(sentence("cli-sure", move=self.speech.move(action)) + " ")
        return answer.casefold() in sentence("cli-yes").split()

    # ── what is shown ────────────────────────────────────────────────────────
    def draw(self, viewer: int | None, part: str = "") -> None:
        """Draw the table as this viewer sees it; of several boards, the one named."""
        events = self.match.events(viewer, self.since(viewer))
        table = self.match.game, self.match.view(viewer), self.match.names, events
        self.screen.show((boards.part(*table, part) if part else None) or boards.draw(*table))

    def since(self, viewer: int | None) -> int:
        """Return the entry from which the others have moved lately; for a spectator, the last move.

        Nothing that was taken back counts."""
        seats = [entry.seat for entry in self.match.entries]
        at = len(seats)
        while at > 0 and seats[at - 1] in (viewer, CHANCE):
            at -= 1
        if viewer is None:
            return max(at - 1, 0)
        while at > 0 and seats[at - 1] not in (viewer, TABLE):
            at -= 1
        return at

    def moves(self, seat: int) -> list[Move]:
        """Return every move of a seat, tagged in the engine's order.

        Tags are numbers, or letters if a number is the answer. Asides and early answers have only their names."""
        legal = self.match.legal() if seat == self.match.seat else []
        form = self.form(seat)
        by_number = form.kind if form is not None and forms.number_only(form) else ""
        tagged = [a for a in legal if type(a).__name__ != by_number]
        tag = dict(zip(tagged, tags(len(tagged), letters=bool(by_number)), strict=True))
        return [Move(tag.get(a, ""), a, self.speech.move(a)) for a in self.match.legal(seat)]

    def form(self, seat: int) -> Form | None:
        return self.match.form(seat)

    def asides(self, seat: int) -> list[Action]:
        """Return the asides of a seat."""
        step = self.match.game.asides(self.match.state, seat)
        return list(step.legal(self.match.state)) if step else []

    def put_question(self, seat: int) -> None:
        step = self.match.step
        assert step is not None
        if self.coached:
            self.coach(seat, f"coach-{type(step).__name__}")
        self.tell(self.speech.question(step), "amber")
        self.list_moves(seat, whole=False)
        asides = [self.speech.move(a) for a in self.asides(seat)]
        self.screen.say("cli-also", "soft", asides=" · ".join([*asides, sentence("cli-also-help")]))

    def coach(self, seat: int, introduction: str) -> None:
        """Say in a line what the seat is after and has to look out for; introduce the first question of its kind."""
        said = coaching(self.match.game, self.match.view(seat))
        if said is not None:
            self.tell(" ".join(map(self.speech.advice, (said.goal, *said.warnings))), "soft")
        if introduction not in self.introduced and self.speech.catalogue.has(introduction):
            self.introduced.add(introduction)
            self.tell(self.speech.catalogue.say(introduction), "soft")

    def tell(self, text: str, style: str) -> None:
        """Show a sentence whose terms can be asked about."""
        self.lately.append(text)
        self.screen.line(text, style)

    def list_moves(self, seat: int, whole: bool) -> None:
        """List the moves in order: single ones side by side, those alike on one line or folded; open ones last."""
        moves, form = [move for move in self.moves(seat) if move.tag], self.form(seat)
        groups = [[m] for m in moves] if whole else list(folded(moves, form.kind if form else ""))
        for several, alike in groupby(groups, key=lambda group: len(group) > 1):
            if not several:
                self.screen.columns(f"{group[0].tag:>3} {group[0].said}" for group in alike)
                continue
            for group in alike:
                if together(group[0]):
                    self.screen.line(f"    {in_one_breath(group)}")
                elif form is not None and type(group[0].action).__name__ == form.kind:
                    self.screen.say("cli-sampled", first=group[0].tag, last=group[-1].tag, one=group[0].said)
                else:
                    self.screen.say("cli-folded", first=group[0].tag, last=group[-1].tag, one=group[0].said,
                                    other=group[-1].said, count=len(group))
        if form is not None:
            forms.introduce(self, seat, form)

    # ── the end ──────────────────────────────────────────────────────────────
    def over(self) -> None:
        """Show the result and a last prompt, where nothing is secret any more."""
        result = self.match.result
        assert result is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        self.refused = None
        self.draw(viewer)
        if viewer is None:
            for paragraph in self.speech.paragraphs(None, self.since(None)):
                self.screen.line(paragraph)
        self.screen.line(self.speech.ending(result), "amber")
        if self.match.verifiable:
            self.screen.say("cli-head", "soft", head=self.match.head)
        if self.file is not None:
            self.leave()
        self.screen.say("cli-after", "soft")
        try:
            while line := self.screen.ask(sentence("cli-after-prompt") + " "):
                self.answer_after(viewer, line)
        except (EOFError, KeyboardInterrupt):
            self.screen.line()

    def answer_after(self, viewer: int | None, line: str) -> None:
        try:
            if not self.commands.obey(line, viewer):
                raise Illegal("", sentence("no-play-after-end"))
        except Illegal as fault:
            self.screen.say("cli-sorry", "refusal", fault=str(fault))

    def leave(self) -> int:
        """Save the game and say how to come back, so that nobody loses a game by leaving."""
        try:
            self.commands.save(None)
        except Illegal as fault:
            self.screen.say("cli-sorry", "refusal", fault=str(fault))
            return 1
        return 0
