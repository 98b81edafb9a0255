"""`greathall replay`: a verified record, move by move, forward and back, as any seat saw it."""

import sys
from argparse import ArgumentParser, Namespace

from msgspec import Struct

from greathall.cli import boards, files
from greathall.cli.screen import Screen, quoted
from greathall.cli.speech import ALL, Speech
from greathall.core import record
from greathall.core.catalogue import sentence
from greathall.core.match import Match
from greathall.core.state import State
from greathall.core.words import Illegal


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, such as a saved game")
    parser.add_argument("--seat", metavar="N|open", help="as that seat saw it (1, 2, ...), or all cards face up")


class Moment(Struct):
    """The table when a seat is asked, and the entries that led here: `since` to `until`."""

    state: State
    since: int
    until: int


def run(args: Namespace) -> int:
    data = record.loads(files.contents(args.file))
    match = record.replay(data)
    film = Film(match, moments(data), Screen())
    if args.seat is not None:
        film.look_as(args.seat)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        film.print_all()
        return 0
    try:
        film.run()
    except (EOFError, KeyboardInterrupt):
        film.screen.line()
    return 0


def moments(data: dict[str, object]) -> list[Moment]:
    """Return every position in which someone was asked, and the last one."""
    found: list[Moment] = []
    since = 0
    for match in record.replay_steps(record.validate(data)):
        asked = not match.state.agenda or match.state.agenda[-1].seat >= 0
        if asked and (match.entries or not found):
            found.append(Moment(match.state.clone(), since, len(match.entries)))
            since = len(match.entries)
    return found


class Film:
    """A replay; `viewer` is a seat, None for a spectator, or ALL, which needs a finished game."""

    def __init__(self, match: Match, moments: list[Moment], screen: Screen) -> None:
        self.match, self.moments, self.screen = match, moments, screen
        self.speech = Speech(match)
        self.over = match.result is not None
        self.viewer: int | str | None = ALL if self.over else None
        self.at = 0

    def look_as(self, text: str) -> None:
        """Change the viewer to a seat's number or to `open`; open only if nothing has to be hidden."""
        seats = len(self.match.names)
        if text.casefold() == "open":
            self.viewer = ALL if self.over else None
        elif text.isascii() and text.isdigit() and len(text) < 4 and int(text) in range(1, seats + 1):
            self.viewer = int(text) - 1
        else:
            raise Illegal("", sentence("cli-replay-eyes", text=quoted(text), seats=seats))

    def print_all(self) -> None:
        for paragraph in self.speech.paragraphs(self.viewer):
            self.screen.line(paragraph)
        self.show_end()

    def run(self) -> None:
        self.screen.say("cli-replay", "amber", game=self.match.game.title_for(self.match.options),
                        seats=", ".join(self.match.names),
                        moves=len(self.moments) - 1)
        self.screen.say("cli-replay-help", "soft")
        self.show()
        while (line := self.screen.ask(self.prompt()).casefold()) not in ("q", "quit"):
            try:
                self.go(line)
                self.show()
            except Illegal as fault:
                self.screen.say("cli-sorry", "refusal", fault=str(fault))

    def prompt(self) -> str:
        return sentence("cli-replay-prompt", at=self.at, of=len(self.moments) - 1) + " "

    def go(self, line: str) -> None:
        last = len(self.moments) - 1
        verb, _, rest = line.partition(" ")
        if verb == "s" and rest:
            self.look_as(rest.strip())
        elif verb == "e" and not rest:
            self.at = last
        elif verb in ("", "n") and not rest and self.at < last:
            self.at += 1
        elif verb == "b" and not rest and self.at > 0:
            self.at -= 1
        elif line.isascii() and line.isdigit() and len(line) < 7 and int(line) <= last:
            self.at = int(line)
        else:
            known = verb in ("", "n", "b") or (line.isascii() and line.isdigit())
            key = "cli-replay-no-more" if known else "cli-replay-unknown"
            raise Illegal("", sentence(key, last=last, text=quoted(line)))

    def show(self) -> None:
        moment = self.moments[self.at]
        game, seat = self.match.game, self.viewer if isinstance(self.viewer, int) else None
        lately = [e if self.viewer == ALL else e.seen_by(seat) for at, e in self.match.log
                  if moment.since <= at < moment.until]
        self.screen.show(boards.draw(game, game.view(moment.state, seat), self.match.names, lately))
        if self.viewer == ALL:
            views = [game.view(moment.state, each) for each in range(len(self.match.names))]
            self.screen.show(boards.hands(game, views, self.match.names))
        for paragraph in self.speech.paragraphs(self.viewer, moment.since, moment.until):
            self.screen.line(paragraph)
        if self.at == len(self.moments) - 1:
            self.show_end()

    def show_end(self) -> None:
        if self.match.result is not None:
            self.screen.line(self.speech.ending(self.match.result), "amber")
        else:
            self.screen.say("cli-replay-open", "soft")
