"""Players who answer at a game's own desk, and whole games of theirs: the parts that all games share."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from playwright.sync_api import Locator, Page, expect

from greathall.core.ledger import Rule
from greathall.core.words import Event
from tests.table import FULL
from tests.web.hands import Keys, Pointer
from tests.web.laid import Laid
from tests.web.people import NARROW, Guest
from tests.web.player import P, Action, Player, Way, asked_of, ending, leave_together, sees_the_end
from tests.web.sentences import say
from tests.web.watch import settle

SOON = 6
"""So many moves cost less to show than to leave a page and come back."""


class AtDesk(Player):
    """A guest at a table of a game that has a desk."""

    game: ClassVar[str]

    def desk(self, kind: str | None = None) -> Locator:
        """Return the desk's dialog: of this kind, or for the current question."""
        return self.page.locator(f'[data-desk="{kind or self.step["type"]}"]')

    @property
    def step(self) -> dict[str, Any]:
        """Return the current question, whoever is asked."""
        found: dict[str, Any] = self.now["ask"]["step"]
        return found

    @property
    def legal(self) -> list[Action]:
        return self.now["ask"]["legal"] or []

    def can(self, kind: str) -> Action | None:
        return next((action for action in self.legal if action["type"] == kind), None)

    def name(self, seat: int) -> str:
        return str(self.now["seats"][seat]["name"]) or say("bot-name", self.language, number=seat + 1)

    def tell(self, key: str, **facts: Any) -> str:
        return say(key, self.language, self.game, **facts)


D = TypeVar("D", bound=AtDesk)


# ── whole games ──────────────────────────────────────────────────────────────
def play_until(players: list[D], way: Way, holds: Callable[[D], object], most: int) -> D:
    """Let all play this way, past their pages, until this holds for a player who is asked.

    At SCALE=1 the pages are left if that takes long.
    """
    for moves in range(most):
        player = asked_of(players)
        assert player is not None, "it was over before"
        if holds(player):
            for one in players:
                one.come_back()
            return player
        if moves == SOON and not FULL:
            for one in players:
                one.leave()
        player.by_program(way(player.now))
    raise AssertionError("it does not come to that")


def plays_to_the_end(players: Sequence[Player], way: Way) -> None:
    """Play by touching pages, at SCALE=1 some of the time; the pages then show how it ended."""
    while player := asked_of(list(players)):
        player.proceed(way(player.now))
        leave_together(players)
    sees_the_end(*players)


def plays_by_keys_to_the_end(player: Player, keys: Keys, way: Way) -> None:
    while asked_of([player]):
        player.by_keys(keys, way(player.now))
    sees_the_end(player)


def plays_by_touch_alone(person: Callable[..., Guest], sits: Callable[[Guest], Player], way: Way) -> None:
    """Let one person play at 375, to the end."""
    guest = person("Ann", width=NARROW, touch=True, still=True)
    pointer = Pointer(guest)
    plays_to_the_end([sits(guest)], way)
    assert pointer.was_touch_alone()


def plays_by_keys_alone(person: Callable[..., Guest], sits: Callable[[Guest, Keys], Player], way: Way) -> None:
    """Let one person play without a pointer, to the end."""
    guest = person("Ann", still=True)
    pointer, keys = Pointer(guest), Keys(guest.page)
    plays_by_keys_to_the_end(sits(guest, keys), keys, way)
    assert pointer.kinds == []


def at_plain_table(kind: type[P], guest: Guest, keys: Keys, table: str) -> P:
    """Start the match, and switch its host to the text view with the keyboard alone."""
    guest.program.start(table)
    player = kind(guest)
    player.sit(table)
    keys.go_to(say("table-plain"))
    keys.press("Enter")
    expect(guest.page.locator("[data-plain]")).to_be_visible()
    return player


# ── every question ───────────────────────────────────────────────────────────
def sees_every_answer(page: Page, scene: Laid, states: Iterable[tuple[Any, tuple[Event, ...]]], answers: str) -> None:
    """Ask one question after another on the same page: all answers must be in sight, without scrolling."""
    for s, events in states:
        scene.show(s, events)
        desk = page.locator(f'[data-desk="{type(s.agenda[-1]).__name__}"]')
        desk.wait_for(state="attached")
        settle(page)
        found = desk.locator(".answers").locator(answers)
        assert found.count() > 1
        for answer in found.all():
            expect(answer).to_be_in_viewport(ratio=1)


# ── past the pages ───────────────────────────────────────────────────────────
def programs_play(ann: Guest, bob: Guest, ways: tuple[Way, Way], game: str, seats: int = 2, **wanted: Any) -> str:
    """Let two guests' programs play a whole game, with bots at the other seats; return its table."""
    one, other = ann.program, bob.program
    table = one.table(game, seats, **wanted)
    other.join(table, 1)
    one.start(table)
    one.sit(table)
    other.sit(table)
    while one.now["status"] != "over":
        player, waits, way = (one, other, ways[0]) if one.asked else (other, one, ways[1])
        if player.asked:
            player.play(way(player.now))
            waits.until_seq(player.now["seq"])
        else:
            one.until("table")
            other.until_seq(one.now["seq"])
    return table


def tells_the_end(person: Callable[..., Guest], over: Callable[[Guest, Guest], str], rules: dict[str, Rule],
                  figure: str) -> None:
    """Check that both can read about a finished game, with a number worth counting by seat."""
    ann, bob = person("Ann"), person("Bob")
    table = over(ann, bob)
    for guest in (ann, bob):
        expect(reads_the_end(guest, table, rules).get_by_role("row", name=figure)).to_be_visible()


def reads_the_end(guest: Guest, table: str, rules: dict[str, Rule]) -> Page:
    """Check the page of a finished match that this guest's program played: the winner, the rule, and everyone's luck.
    """
    page, told = guest.open(f"/t/{table}"), guest.program.now
    expect(page.get_by_role("heading", level=2, name=ending(told))).to_be_visible()
    expect(page.get_by_text(rules[told["result"]["rule"]].text)).to_be_visible()
    expect(page.get_by_role("heading", name=say("luck-title"))).to_be_visible()
    return page
