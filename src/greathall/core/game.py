"""The base class of all games, and how to find a game by name."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

from greathall.core.catalogue import Catalogue, illegal
from greathall.core.deck_builder import DeckBuilder
from greathall.core.guards import BY_SEAT, seat_checked, settled
from greathall.core.luck_measure import LuckMeasure
from greathall.core.mind import Mind
from greathall.core.options import Option, Variant
from greathall.core.package import SEATED, Package
from greathall.core.registry import find_games
from greathall.core.words import Action, Aside, Ask, Event, Illegal, Outcome, Refusal, Result, Step

CATCH_ALL = "no-option"
"""The sentence of a refusal that gives no reason of its own; a law counts how often it is all that is said."""


class Game(Package):
    """The rules of a game and nothing else; a game overrides what differs, and most need only `result`.

    Its actions, events and steps are collected from its modules. `setup` and `aside` are functions of its package
    `play`. What a seat may know is generated into `made` from the declaration of its table (see declare.py). Its steps
    say why something is refused, and so do `MOMENTS`, `anyhow` and `waiting` in its module `refusals`.

        class Festival(Game):
            name = "festival"
            seats = (2, 3, 4)
            seats_rule = "FE-1"

            def result(self, s):
                best = s.wins.index(max(s.wins))
                scores = tuple(float(seat == best) for seat in range(s.seats))
                return Result((best,), scores, "end-alone", "FE-4")

        GAME = Festival()
    """

    name: str  # the name of the game's folder
    rules: int = 1  # the version of the rules; raise it when an old record could replay differently
    seats: tuple[int, ...]  # the possible numbers of players
    seats_rule: str = ""  # the rule that says how many may play
    turn_rule: str = ""  # the rule that says whose turn it is
    chance_rule: str = ""  # the rule that leaves an outcome to the dice or the cards
    out_rule: str = ""  # the rule by which a seat that has resigned or lost takes no further part
    options: tuple[Option, ...] = ()  # what a table can choose
    variants: tuple[Variant, ...] = ()  # games within the game
    minutes: int = 20  # how long it takes
    mind: Mind = Mind()  # a bot's knowledge of the game
    confirm_kinds: tuple[type[Action], ...] = ()  # actions to confirm, because a slip would hurt
    key_events: tuple[type[Event], ...] = ()  # moments worth finding again in a replay
    bids: tuple[type[Event], ...] = ()  # an auction's events before it is over; those of bots are told in one line then
    limit_reasons: tuple[str, ...] = ()  # reasons of results that a limit brought about, so that no bot earned them
    luck_measures: tuple[LuckMeasure, ...] = ()  # what its players call luck
    in_sight: tuple[str, ...] = ()  # fields whose things all lie on the table for everyone to read, such as its spaces
    deck_builder: DeckBuilder | None = None  # builds the decks that players bring

    def __init_subclass__(cls) -> None:
        """Check the seat in the functions that a game overrides, and settle after its `setup`."""
        super().__init_subclass__()
        for name in BY_SEAT:
            if name in vars(cls):
                setattr(cls, name, seat_checked(vars(cls)[name]))
        if "setup" in vars(cls):
            setattr(cls, "setup", settled(cls.setup))  # noqa: B010  (mypy takes no assignment to a method)

    @settled
    def setup(self, seats: int, options: dict[str, Any], brings: dict[int, Any], carry: dict[str, Any]) -> Any:
        """Return the table before the first question, with steps that wait for nobody resolved.

        `brings` holds what each seat brings, hidden from others until the end; `carry` is what the last game left. A
        stranger may have written `carry`, so check it (law 18)."""
        if not hasattr(self.play, "setup"):
            raise NotImplementedError(f"{self.play.__name__} has no function `setup`")
        return self.play.setup(seats, options, brings, carry)

    @seat_checked
    def view(self, s: Any, seat: int | None) -> Any:
        """Return everything that seat may know; None for a spectator.

        `me` says whose view it is, `agenda` what is pending."""
        if self.made is None:
            raise NotImplementedError(f"{type(self).__module__} declares no table: see greathall.core.declare")
        return self.made.view(s, seat)

    def public_view(self, s: Any) -> Struct | None:
        """Return the part of every view that is the same for all, with a `GAP` for each thing that is not.

        None if the game draws up its views by hand. See gaps.py."""
        if self.made is None or type(self).view is not Game.view:
            return None
        public: Struct = self.made.public_view(s)
        return public

    @seat_checked
    def own_view(self, s: Any, seat: int | None) -> Sequence[Any]:
        """Return what fills the gaps for that seat."""
        own: Sequence[Any] = self.made.own_view(s, seat)
        return own

    def imagine(self, view: Any, rng: Random) -> Any:
        """Return one state that the viewer can't tell from the true one; override it if the game declares no table."""
        return self.worlds(view)(rng)

    def worlds(self, view: Any) -> Callable[[Random], Any]:
        """Return a function that makes such states from one view, so that a search reads the view only once."""
        made: Callable[[Random], Any] = self.made.worlds(view) if self.made else partial(self.imagine, view)
        return made

    @seat_checked
    def asides(self, s: Any, seat: int) -> Ask | None:
        """Return what a seat may do now without being asked, as a step that isn't on the agenda."""
        return self.play.aside(s, seat) if hasattr(self.play, "aside") else None

    @seat_checked
    def aside_refusal(self, s: Any, seat: int, a: Action) -> Refusal | None:
        """Return why this is refused whatever is being asked, such as what these rules don't have."""
        return self.refusals.anyhow(s, seat, a) if hasattr(self.refusals, "anyhow") else None

    @seat_checked
    def waiting_refusal(self, s: Any, seat: int) -> Refusal:
        """Return why a seat that is asked nothing has to wait."""
        if hasattr(self.refusals, "waiting"):
            return self.refusals.waiting(s, seat)  # type: ignore[no-any-return]
        return Refusal(self.turn_rule, "no-turn")

    def result(self, s: Any) -> Result:
        """Return how the game ended; called only when the agenda is empty."""
        raise NotImplementedError

    def scores(self, s: Any, sharing: Sequence[int]) -> tuple[float, ...]:
        """Return the scores of a result, 1 in all, if these seats won or drew.

        Their sides share it equally, and the seats of a side share their part."""
        sizes = Counter(self.side(s, seat) for seat in sharing)
        return tuple(1 / len(sizes) / sizes[self.side(s, seat)] if seat in sharing else 0.0 for seat in range(s.seats))

    @seat_checked
    def side(self, s: Any, seat: int) -> int:
        """Return the side of a seat, numbered from 0; without teams, each seat is its own side."""
        return seat

    def sides(self, seats: int, options: Mapping[str, Any]) -> list[int]:
        """Return the side of each seat at a table with these options; the labels of `team` name them."""
        return [*range(seats)]

    @seat_checked
    def tally(self, s: Any, seat: int) -> dict[str, int]:
        """Return what a seat has to show at the end; the first figure ranks it, and the sentence `tally` says all."""
        return {}

    def census(self, s: Any) -> Any:
        """Return a count of what can be neither made nor lost during the game: cards, coins, tokens."""
        return self.made.census(s) if hasattr(self.made, "census") else None

    def rotate_carry(self, carry: dict[str, Any]) -> dict[str, Any]:
        """Return what carries over to the next game if every player moves on by one seat."""
        return carry

    def chat_policy(self, seats: int, options: dict[str, Any]) -> str:
        """Return how players may talk at the table: `free`, or only in `phrases` if talk could help a partner."""
        return "free"

    @seat_checked
    def has_urgent_aside(self, s: Any, seat: int) -> bool:
        """Return whether this seat would lose an aside if the next player moved now.

        It may rest on nothing that isn't public. A bot is asked for an aside only where it is true (law 28)."""
        return False

    def has_secrets(self, options: Mapping[str, Any]) -> bool:
        """Return whether a seat may ever know or choose something that the others may not see.

        Where none does, a screen is passed around without a curtain (law 11)."""
        return True

    def printed(self) -> dict[str, Any]:
        """Return what is printed on the board and the cards, as far as the browser needs it."""
        return {}

    def describe(self, field: str, number: int, book: Catalogue) -> str:
        """Return what is printed on a thing besides its name, "" if nothing: from the sentence `field-text`.

        The text view and the terminal say it to players who can't look at a card."""
        return book.say(f"{field}-text", **{field: self.labels[field][number]}) if book.has(f"{field}-text") else ""

    def cards(self) -> Mapping[str, tuple[str, str]]:
        """Return the cards that are rules of their own: by id, their section in the ledger and their text."""
        return {}

    def parse_text(self, option: str, text: str) -> str | Refusal:
        """Return the table's own text for a free-text option as the game stores it, or why it is refused."""
        return text

    def template(self, option: str) -> str:
        """Return a text to start from, for tables that write their own."""
        return ""

    def text_title(self, option: str, text: str) -> str:
        """Return the title of a table's own text; "" if it has none."""
        return ""

    # ── shared by all games ──────────────────────────────────────────────────
    def labellers(self, s: Any) -> dict[str, Callable[[Any], str]]:
        """Return, by field, the function that puts its numbers into words: {"card": ...}."""
        return {field: partial(self.label, field) for field in self.labels if self.labels[field] != SEATED}

    def label(self, field: str, number: Any) -> str:
        """Return a number's label from the sentence `name-field`, else from `name-Kind`, else as it is.

        `Kind` is the name in `Named`, so one sentence translates all fields of that kind."""
        labels = self.labels[field]
        if type(number) is not int or not 0 <= number < len(labels):
            return "?"
        for key, fact in ((f"name-{field}", field), (f"name-{self.kinds.get(field)}", "label")):
            if self.catalogue.has(key):
                return self.catalogue.say(key, **{fact: labels[number]})
        return labels[number]

    @seat_checked
    def step_admitting(self, s: Any, seat: int, a: Action) -> Step | None:
        """Return the step that would take this action from this seat now: the question on top, or the seat's aside."""
        if not s.agenda:
            return None
        top: Step = s.agenda[-1]
        if top.seat == seat and top.admits(s, a):
            return top
        aside = self.asides(s, seat)
        return aside if aside is not None and aside.admits(s, a) else None

    @seat_checked
    def question_at(self, s: Any, seat: int) -> int | None:
        """Return where this seat's question is on the agenda: on top, or below if it may be answered early."""
        agenda, top = s.agenda, len(s.agenda) - 1
        return next((i for i in range(top, -1, -1) if agenda[i].seat == seat and (i == top or agenda[i].early)), None)

    def question(self, s: Any, seat: int) -> Step | None:
        """Return this seat's question: the one on top, or one that it may answer early."""
        at = self.question_at(s, seat)
        return None if at is None else s.agenda[at]

    @seat_checked
    def explain(self, s: Any, seat: int, a: Action) -> Refusal | None:
        """Return why this action is refused; None exactly when it is admitted now or as an early answer.

        The question itself knows best; for an action of another kind, the refusal says when its moment comes."""
        step = self.question(s, seat)
        if self.step_admitting(s, seat, a) or (step is not None and step.admits(s, a)):
            return None
        if isinstance(a, Outcome):
            return Refusal(self.chance_rule, "no-chance")
        if not s.agenda:
            return Refusal(self.result(s).rule, "no-over")
        if not s.is_playing(seat):
            return Refusal(self.out_rule, "no-out")
        no = self.aside_refusal(s, seat, a)
        if no is not None:
            return no
        if step is None:
            return self.refuse_misplaced(s, None, a) if isinstance(a, Aside) else self.waiting_refusal(s, seat)
        return step.why_not(s, a) or self.refuse_misplaced(s, step, a)

    def refuse_misplaced(self, s: Any, step: Step | None, a: Action) -> Refusal:
        """Return the refusal of an action that this question has nothing to say about, or of an aside."""
        if type(a) not in self.moments or (step is not None and step.asks_for(s, type(a))):
            return Refusal(self.turn_rule, CATCH_ALL)
        return Refusal(*self.moments[type(a)])

    def resolve_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """Return the table's options with the defaults filled in; raise Illegal for those not offered here.

        If there is nothing to choose, naming the value that applies anyway is fine; it is left out of the result."""
        if type(seats) is not int or seats not in self.seats:
            facts = {"seats": str(seats)[:20], "allowed": spoken(self.seats)}
            raise self.illegal(Refusal(self.seats_rule, "no-seats", facts))
        for name in options:
            if name not in {o.name for o in self.options}:
                raise self.illegal(Refusal("", "no-such-option", {
                    "option": str(name)[:40], "options": spoken(o.name for o in self.options) or "-"}))
        found: dict[str, Any] = {}
        for o in self.options:
            if o.is_offered(seats, found):
                found[o.name] = self.resolve_choice(o, options.get(o.name, o.default))
            elif o.name in options and not o.in_force(seats, options[o.name]):
                key = "no-option-here" if o.seats and seats not in o.seats else "no-option-beside"
                raise self.illegal(Refusal(o.rule, key, {"option": o.name, "seats": seats}))
        return found

    def resolve_choice(self, option: Option, value: Any) -> int | str | bool:
        """Return one of the option's choices, or a text as the game stores it; raise Illegal for anything else."""
        for choice in option.choices:
            if value == choice and type(value) is type(choice):
                return choice
        if not option.free_text:
            raise self.illegal(Refusal(option.rule, "no-such-choice", {
                "option": option.name, "value": str(value)[:40], "choices": spoken(option.choices)}))
        text = (self.parse_text(option.name, value) if type(value) is str
                else Refusal(option.rule, "no-such-text", {"option": option.name}))
        if isinstance(text, Refusal):
            raise self.illegal(text)
        return text

    def variant(self, options: Mapping[str, Any]) -> str:
        """Return the variant that a table with these options plays; "" for the game itself."""
        return next((v.name for v in self.variants if v.options.items() <= options.items()), "")

    def title_for(self, options: Mapping[str, Any]) -> str:
        """Return the title of the game or variant that a table plays."""
        variant = self.variant(options)
        return self.catalogue.say(f"variant-{variant}") if variant else self.title

    def text_titles(self, options: Mapping[str, Any]) -> dict[str, str]:
        """Return the titles of the table's own texts, by option."""
        own = [o.name for o in self.options if o.free_text and options.get(o.name, o.default) not in o.choices]
        return {name: self.text_title(name, options[name]) for name in own}

    def public_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options without the table's own texts, which may be too long for messages."""
        own = self.text_titles(options)
        return {name: value for name, value in options.items() if name not in own}

    def default_seats(self) -> list[int]:
        """Return the numbers of players that need no special option."""
        found = []
        for seats in self.seats:
            with suppress(Illegal):
                self.resolve_options(seats, {})
                found.append(seats)
        return found

    def illegal(self, no: Refusal) -> Illegal:
        return Illegal(no.rule, self.catalogue.say(no.key, **no.facts), no.key, no.facts)


def spoken(things: Any) -> str:
    """Return a list of choices as people read it, with yes and no in lower case."""
    return ", ".join(str(t).lower() if isinstance(t, bool) else str(t) for t in things)


def all_games() -> dict[str, Game]:
    """Return every game by name, in the order of their folders, without those that can't be loaded."""
    return find_games().games


def game_faults() -> dict[str, str]:
    """Return, by folder, what is wrong with those that hold no game or one that can't be loaded."""
    return find_games().faults


def find_game(name: Any) -> Game:
    """Return the game of this name; raise Illegal if there is none or it can't be loaded."""
    games = all_games()
    if isinstance(name, str) and name in game_faults():
        raise Illegal("", game_faults()[name])
    if not isinstance(name, str) or name not in games:
        raise illegal("no-such-game", game=str(name)[:40], games=spoken(games))
    return games[name]


def find_variant(name: Any) -> tuple[Game, dict[str, Any]]:
    """Return the game of this name and no options, or the game and the options of the variant of this name."""
    games = all_games()
    if isinstance(name, str) and name in game_faults():
        find_game(name)
    variants = {variant.name: (game, dict(variant.options)) for game in games.values() for variant in game.variants}
    if not isinstance(name, str) or name not in {**games, **variants}:
        raise illegal("no-such-game", game=str(name)[:40], games=spoken((*games, *variants)))
    return (games[name], {}) if name in games else variants[name]


def game_of(view: Struct) -> Game:
    """Return the game that a view belongs to."""
    for game in all_games().values():
        if type(view) is game.view_type:
            return game
    raise illegal("no-such-view")
