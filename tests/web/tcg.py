"""A person who plays the card game on a page: cards from the hand to the table, the rest at the desk."""

from typing import Any

from playwright.sync_api import expect

from greathall.core.game import all_games
from greathall.games.tcg.printed import CREATURE, KIND, LESSON, SPELL
from tests.server.hall import Person
from tests.web.at_desk import AtDesk
from tests.web.hands import Keys
from tests.web.people import Guest
from tests.web.player import Action, Told, sat_down
from tests.web.sentences import capital, say

GAME = "tcg"
LABELS = all_games()[GAME].labels
ENOUGH_LESSONS = 6


def tell(key: str, language: str = "en", **facts: Any) -> str:
    return say(key, language, GAME, **facts)


def key_of(action: Action) -> str:
    """The desk's name for an answer."""
    return ":".join(str(value) for value in action.values())


class Duellist(AtDesk):
    game = GAME

    def choose(self, action: Action) -> None:
        if action["type"] == "Play":
            self.touch(f"card:{action['card']}")
            self.press(self.element(f"table:{self.now['seat']}"))
        else:
            self.answers(action)

    def answers(self, action: Action) -> None:
        """Press its button; on a phone, open the desk's sheet first."""
        button = self.page.locator(f'[data-answer="{key_of(action)}"]')
        fold = self.page.locator(".fold[aria-expanded=false]")
        self.expect(button.or_(fold).filter(visible=True).first).to_be_visible()
        if not button.is_visible():
            self.press(fold)
        self.press(button)

    def move(self, action: Action) -> str:
        facts = {field: self.called(field, value) for field, value in action.items() if field != "type"}
        return capital(self.tell(f"do-{action['type']}", **facts))

    def called(self, field: str, value: Any) -> Any:
        if field == "side":
            return self.name(value)
        return self.tell("name-card", card=LABELS["card"][value]) if field == "card" else value


class ByKeys(Duellist):
    """Play on the board, with the keyboard alone."""

    def keyed(self, keys: Keys, action: Action) -> None:
        if action["type"] != "Play":
            keys.go_to(key_of(action))
            keys.press("Enter")
            return
        wanted = f"card:{action['card']}"
        keys.go_to("card:")
        keys.press("Home")
        while keys.focused()["element"] != wanted:
            keys.press("ArrowRight")
        keys.press("Enter")
        expect(self.element(wanted)).to_have_attribute("aria-pressed", "true")
        keys.press("Enter")


def seated(*guests: Guest, kind: type[Duellist] = Duellist, bots: dict[str, str] | None = None,
           **more: Any) -> tuple[str, list[Duellist]]:
    """Return a table where these players and a bot are already playing."""
    return sat_down(kind, GAME, *guests, bots=bots, **more)


LATE = 12
"""How few cards are left in a deck when pages take over from programs, which play the beginning faster."""


def late(*guests: Guest, kind: type[Duellist] = Duellist, bots: dict[str, str] | None = None,
         **more: Any) -> list[Duellist]:
    """Return a table where these players, and a bot if needed, have already played for a while."""
    host, *others = [guest.program for guest in guests]
    table = host.table(GAME, 2, bots=bots or {}, **more)
    for seat, other in enumerate(others, 1):
        other.join(table, seat)
    host.start(table)
    plays_for_a_while(table, [host, *others])
    return [kind(guest, guest.language).sit(table) for guest in guests]  # type: ignore[misc]


def plays_for_a_while(table: str, people: list[Person]) -> None:
    for person in people:
        person.sit(table)
    while min(people[0].now["view"]["decks"]) >= LATE:
        asked = next((person for person in people if person.asked), None)
        if asked is None:
            people[0].until("table")
        else:
            asked.play(hurries(asked.now))
        newest = max(person.now["seq"] for person in people)
        for person in people:
            person.until_seq(newest)
    for person in people:
        person.leave()


# ── how they play ────────────────────────────────────────────────────────────
LIKED = ["Strike", "AtPlayer", "Shield", "Show", "Suffer", "Pick", "Target", "Done", "No"]


def hurries(now: Told) -> Action:
    """Use one action for a card and the other to draw, so that the decks run out soon; never draw the last card."""
    legal: list[Action] = now["ask"]["legal"]
    by_kind = {kind: [action for action in legal if action["type"] == kind]
               for kind in [*LIKED, "Play", "Draw", "End"]}
    if now["ask"]["step"]["type"] != "Main":
        return next((found[0] for kind in LIKED if (found := by_kind[kind])), legal[0])
    if by_kind["Strike"]:
        return by_kind["Strike"][0]
    view, me = now["view"], now["seat"]
    if view["actions"] > 1 and (liked := worth_playing(by_kind["Play"], sum(view["lessons"][me]))):
        return liked
    if by_kind["Draw"] and view["decks"][me] > 1 + by_kind["Draw"][-1]["count"]:
        return by_kind["Draw"][-1]
    return by_kind["End"][0]


def worth_playing(plays: list[Action], lessons: int) -> Action | None:
    """Choose damage first, then lessons until there are enough."""
    order = [CREATURE, SPELL] if lessons >= ENOUGH_LESSONS else [CREATURE, LESSON, SPELL]
    liked = sorted((action for action in plays if KIND[action["card"]] in order),
                   key=lambda action: order.index(KIND[action["card"]]))
    return liked[0] if liked else None
