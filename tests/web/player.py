"""A person who plays on a page: hears the table's messages, and touches what the page shows."""

import json
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, TypeVar

from playwright.sync_api import Locator, expect

from greathall.core.game import all_games
from tests.server.hall import WAIT
from tests.table import FULL
from tests.web.hands import Keys
from tests.web.people import EMPTY, Guest
from tests.web.watch import settle
from tests.web.sentences import capital, say

Told = dict[str, Any]
Action = dict[str, Any]
Way = Callable[[Told], Action]
"""A way of playing: picks one of the legal actions that the table offers."""
LABELS = all_games()["sequence"].labels
SIZE = 10
SHOWN = """(seq) => Number(document.querySelector("main[data-seq]")?.dataset.seq ?? seq) >= seq"""
"""Pages show what happened before they tell it and ask the next question. The end has a page of its own."""
BY_HAND = 8


class Player:
    """A guest at a table of Sequence.

    `now` is the table's last message to this page, `heard` all of them. Create it before the page opens: it can't hear
    a connection that is already open.
    """

    def __init__(self, guest: Guest, language: str = "en") -> None:
        self.guest, self.page, self.language = guest, guest.page, language
        self.answered, self.left = 0, ""
        self.heard: list[Told] = []
        self.now: Told = {"seq": -1, "status": ""}
        self.listen()

    def listen(self) -> None:
        self.guest.listen("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        self.heard.append(message)
        if message["type"] == "table" and not self.left:  # a page that was left may still hand over what came before
            self.now = message

    # ── the table ────────────────────────────────────────────────────────────
    def sit(self, table: str) -> "Player":
        self.guest.open(f"/t/{table}")
        self.until(lambda now: now["seq"] >= 0)
        return self

    def until(self, holds: Callable[[Told], bool]) -> Told:
        """Return the table's message, once this holds for it and the page shows it."""
        end = monotonic() + WAIT
        while not holds(self.now) or (not self.left and self.page.evaluate(SHOWN, self.now["seq"]) is False):
            assert monotonic() < end, f"waited in vain; the table last told: {self.now}"
            if self.left:
                self.guest.program.hear()
                self.now = self.guest.program.now
            else:
                settle(self.page)
        return self.now

    def until_asked(self) -> Told:
        return self.until(lambda now: self.asked or now["status"] == "over")

    @property
    def asked(self) -> bool:
        ask = self.now.get("ask")
        return bool(ask and ask["legal"])

    @property
    def over(self) -> bool:
        return bool(self.now["status"] == "over")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-prompt]")

    # ── playing ──────────────────────────────────────────────────────────────
    def expect(self, what: Locator) -> Any:
        return expect(what)

    def press(self, what: Locator) -> None:
        what.tap() if self.guest.touch else what.click()

    def element(self, name: str) -> Locator:
        """`card:12`, `space:34`; of two equal cards, the first."""
        return self.page.locator(f'[data-element="{name}"]').first

    def touch(self, name: str) -> None:
        """Touch it once it glows."""
        lit = self.page.locator(f'[data-element="{name}"].lit').first
        self.expect(lit).to_be_visible()
        self.press(lit)

    def play(self, action: Action) -> Told:
        """Play by touching the board, and a button if touches alone don't settle it.

        Return the table's message about it.
        """
        before: int = self.now["seq"]
        self.choose(action)
        return self.until(lambda now: now["seq"] > before)

    def proceed(self, action: Action) -> Told:
        """In a long game, play by hand only at first."""
        return self.play(action) if self.by_hand() else self.by_program(action)

    def by_hand(self) -> bool:
        """At SCALE=1 the first answers of a long game are given by hand; then all pages are left until the end, and
        programs answer. From SCALE=3 on, all answers are given by hand.
        """
        self.answered += 1
        if not FULL and self.answered == BY_HAND:
            self.leave()
        return not self.left

    def by_program(self, action: Action) -> Told:
        """Play past the page, which shows the outcome."""
        program, before = self.guest.program, self.now["seq"]
        if program.socket is None:
            program.sit(self.page.url.rsplit("/", 1)[1])
        program.until_seq(before)
        program.play(action)
        if self.left:
            self.now = program.now
        return self.until(lambda now: now["seq"] > before)

    def leave(self) -> None:
        """Leave the table's page; the guest's program, if there is one, hears the messages from now on."""
        if not self.left:
            self.left = self.page.url.rsplit("/", 1)[1]
            if hasattr(self.guest, "program"):
                self.now = self.guest.program.sit(self.left)
            self.page.goto(EMPTY)

    def come_back(self) -> None:
        table, self.left = self.left, ""
        if table:
            self.guest.open(f"/t/{table}")

    def choose(self, action: Action) -> None:
        names, legal = touches(action), self.now["ask"]["legal"]
        for count, name in enumerate(names, 1):
            self.touch(name)
            if settled(action, names[:count], legal):
                return
        if len(names) == 1:
            self.press(self.button(self.move(action)))

    def move(self, action: Action) -> str:
        """Return the action in words, as on a button."""
        facts = {field: LABELS[{"start": "space", "end": "space"}.get(field, field)][value]
                 for field, value in action.items() if field != "type"}
        return capital(say(f"do-{action['type']}", self.language, **facts))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # ── the keyboard alone ───────────────────────────────────────────────────
    def by_keys(self, keys: Keys, action: Action) -> None:
        """Play in the text view; in a long game at SCALE=1, not all the time."""
        if not self.by_hand():
            self.by_program(action)
            return
        before = self.now["seq"]
        self.keyed(keys, action)
        self.until(lambda now: now["seq"] > before)

    def keyed(self, keys: Keys, action: Action) -> None:
        keys.go_to(self.move(action))
        keys.press("Enter")


def touches(action: Action) -> list[str]:
    """Return the elements on the board that stand for an action."""
    return [f"{'card' if field == 'card' else 'space'}:{value}" for field, value in action.items() if field != "type"]


def settled(action: Action, touched: list[str], legal: list[Action]) -> bool:
    """One end of a line may settle which line is meant; then the page needs no second."""
    left = [option for option in legal if set(touched) <= set(touches(option))]
    return action["type"] == "Lock" and len(left) == 1


def ending(now: Told, language: str = "en") -> str:
    """Return the headline on the page of a finished match, for a player who got this message."""
    winners: list[int] = now["result"]["winners"]
    if not winners:
        return say("end-drawn", language)
    if now["seat"] in winners:
        return say("end-won-you", language)
    if now["seat"] is not None:
        return say("end-lost", language)
    named = [chair["name"] or say("bot-name", language, number=seat + 1)
             for seat, chair in enumerate(now["seats"]) if seat in winners]
    return say("end-won", language, count=len(winners), winners=", ".join(named))


def sees_the_end(*players: Player) -> None:
    for player in players:
        player.come_back()
        heading = player.page.get_by_role("heading", name=ending(player.now, player.language))
        player.expect(heading).to_be_visible()


P = TypeVar("P", bound=Player)


# ── how they play ────────────────────────────────────────────────────────────
LINES = [[start + at * step for at in range(5)]
         for step, rows, columns in ((1, range(10), range(6)), (SIZE, range(6), range(10)),
                                     (SIZE + 1, range(6), range(6)), (SIZE - 1, range(6), range(4, 10)))
         for start in (row * SIZE + column for row in rows for column in columns)]


def builds(now: Told) -> Action:
    """Extend the player's most nearly complete line, so that games end soon."""
    view = now["view"]
    mine, corner = 1 + view["me"] % view["teams"], 9
    held = [1 if one in (mine, corner) else 0 if one == 0 else -9 for one in view["board"]]
    worth = [0] * len(held)
    for line in LINES:
        whole = sum(held[space] for space in line)
        for space in line if whole >= 0 else ():
            worth[space] += 10 ** whole
    return max(now["ask"]["legal"], key=lambda action: worth[action["space"]] if action["type"] == "Place" else 0)


def stands_by(now: Told) -> Action:
    """Place counters where they disturb nobody: away from the middle, and remove none."""
    far = {space: abs(2 * (space % SIZE) - 9) + abs(2 * (space // SIZE) - 9) for space in range(SIZE * SIZE)}
    return max(now["ask"]["legal"], key=lambda action: far[action["space"]] if action["type"] == "Place" else -1)


def leave_together(players: Iterable[Player]) -> None:
    """Leave all pages once one was left: showing the rest of a long game costs much."""
    if any(player.left for player in players):
        for player in players:
            player.leave()


def play_out(ways: dict[Player, Way], *watchers: Player, most: int = 300) -> None:
    """Let all play to the end by touching their pages: at SCALE=1 some of the time."""
    for _ in range(most):
        newest = max(player.now["seq"] for player in ways)
        for player in ways:
            player.until(lambda now: now["seq"] >= newest and now["status"] not in ("waiting", "starting"))  # noqa: B023  # waited for at once
        if all(player.over for player in ways):
            return
        player = next(player for player in ways if player.asked)
        player.proceed(ways[player](player.now))
        leave_together([*ways, *watchers])
    raise AssertionError("the match does not end")


def begun(ann: Guest, bob: Guest, **wanted: Any) -> tuple[str, Player, Player]:
    """Return a table where these two are already playing, past the hall's pages, which have tests of their own."""
    table = ann.program.table(**wanted)
    bob.program.join(table, 1)
    ann.program.start(table)
    return table, Player(ann).sit(table), Player(bob).sit(table)


def alone(ann: Guest, bot: str = "random", **wanted: Any) -> tuple[str, Player]:
    """Return a table where she is already playing against a bot."""
    table = ann.program.table(bots={"1": bot}, **wanted)
    ann.program.start(table)
    return table, Player(ann).sit(table)


def sat_down(kind: type[P], game: str, *guests: Guest, bots: dict[str, str] | None = None,
             **wanted: Any) -> tuple[str, list[P]]:
    """Return a table of that game where these players and the bots are already playing."""
    host, *others = guests
    table = host.program.table(game, len(guests) + len(bots or {}), bots=bots or {}, **wanted)
    for seat, guest in enumerate(others, 1):
        guest.program.join(table, seat)
    host.program.start(table)
    players = [kind(guest, guest.language) for guest in guests]
    for player in players:
        player.sit(table)
    return table, players


def all_heard(players: list[P]) -> None:
    newest = max(player.now["seq"] for player in players)
    for player in players:
        player.until(lambda now: now["seq"] >= newest)


def asked_of(players: list[P]) -> P | None:
    """Return which of these players is asked, once it is one of them; None: it is over."""
    while True:
        all_heard(players)
        if players[0].over:
            return None
        for player in players:
            if player.asked:
                return player
        before = min(player.now["seq"] for player in players)  # one may have heard more than the others by now
        players[0].until(lambda now: now["seq"] > before or now["status"] == "over")  # noqa: B023  # waited for at once
