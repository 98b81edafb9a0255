"""A person who plays The Sorcerer's Stone on a page: answers at the desk if it has a button, else on the board."""

from typing import Any

from msgspec import convert

from greathall.core.game import all_games
from greathall.games.sorcerers_stone.board import CARDS, POTIONS
from greathall.games.sorcerers_stone.made.view import View
from tests.web.at_desk import AtDesk
from tests.web.people import Guest
from tests.web.player import Action, Told, sat_down
from tests.web.sentences import capital, say

GAME = "sorcerers_stone"
LABELS = all_games()[GAME].labels
ALONE = [variant.name for variant in all_games()[GAME].variants]
ON_BOARD = {"Snare": ["snare:{shape}", "space:{area}:{shape}"], "Turn": ["spot:{spot}"], "Hide": ["spot:{spot}"],
            "Stand": ["spot:{spot}"], "Walk": ["spot:{spot}"], "Move": ["square:{start}", "square:{square}"],
            "Flip": ["shelf:{place}"], "LookShelf": ["shelf:{place}"], "Reveal": ["mirror:{place}"]}
"""The elements to touch for an action that has no button."""


def tell(key: str, language: str = "en", **facts: Any) -> str:
    return say(key, language, GAME, **facts)


class Pupil(AtDesk):
    game = GAME

    @property
    def me(self) -> int:
        return int(self.now["seat"])

    # ── answering ────────────────────────────────────────────────────────────
    def choose(self, action: Action) -> None:
        kind = action["type"]
        if kind in ON_BOARD:
            self.touch_all(action)
        elif kind in ("Steal", "LookHand", "Rob"):
            whose = self.desk().get_by_role("group", name=self.name(action["target"]))
            cards = [each for each in self.legal if each.get("target") == action["target"]]
            self.press(whose.get_by_role("button").nth(cards.index(action)))
        else:
            self.press(self.desk().get_by_role("button", name=self.label(action)).first)
        if kind == "Declare":
            self.press(self.page.get_by_role("dialog").get_by_role("button", name=self.move(action)))

    def touch_all(self, action: Action) -> None:
        elements = [element.format(**action) for element in ON_BOARD[action["type"]]]
        for element in elements:
            self.touch(element)
        if action.get("promoted"):
            self.press(self.button(self.move(action)))

    def label(self, action: Action) -> str:
        """Return how the label of an answer's button starts."""
        kind = action["type"]
        if kind in ("Discard", "Cast", "Guard"):
            return self.tell(f"desk-do-{kind}", card=self.card(self.hand[action["place"]]))
        if kind == "Declare":
            small, large = (self.card(card) for card in sorted(self.hand))
            return self.tell("desk-declare", small=small, round=large)
        if kind == "Bishop":
            return self.tell("desk-bishop", square=LABELS["square"][action["square"]], colour="")
        if kind == "Stay" and len(self.legal) == 1:
            key = {"NoteTurn": "desk-no-note", "Placed": "desk-no-vine"}.get(self.step["type"], "desk-no-move")
            return self.tell(key)
        return self.move(action)

    @property
    def hand(self) -> list[int]:
        """The player's own potions."""
        return list(self.now["view"]["snape"]["hands"][self.me])

    def card(self, card: int) -> str:
        return self.tell("name-card", card=CARDS[card])

    def move(self, action: Action) -> str:
        facts = {field: self.called(field, value) for field, value in action.items() if field != "type"}
        return capital(self.tell(f"do-{action['type']}", **facts))

    def called(self, field: str, value: Any) -> Any:
        if field == "target":
            return self.name(value)
        if field not in LABELS:
            return value
        label = LABELS[field][value]
        return self.tell(f"name-{field}", **{field: label}) if field in ("shape", "card") else label


def seated(*guests: Guest, bots: dict[str, str] | None = None, **more: Any) -> tuple[str, list[Pupil]]:
    """Return a table where these players and the bots are already playing."""
    return sat_down(Pupil, GAME, *guests, bots=bots, **more)


# ── how they play ────────────────────────────────────────────────────────────
LIKED = ["Declare", "Leave", "Draw", "Keep", "End"]
"""Do what leads on soonest: declaring, rightly or not, finishes the potions."""


def hurries(now: Told) -> Action:
    """Do whatever brings the end nearer."""
    legal: list[Action] = now["ask"]["legal"]
    liked = [action for kind in LIKED for action in legal if action["type"] == kind]
    if liked:
        return liked[0]
    return max(legal, key=lambda action: eagerness(action, now))


def eagerness(action: Action, now: Told) -> float:
    view: Any = convert(now["view"], View)
    kind, me = action["type"], now["seat"]
    if kind == "Play":
        return past_the_dog(action["notes"], view, me)
    if kind == "Walk":
        return float(action["spot"] in view.flitwick.keys)
    if kind == "Snare":  # around the others
        return float(action["area"] != view.sprout.area[me])
    if kind == "Move":
        return towards(action, view, me)
    return spare(view.snape.hands[me], action["place"]) if kind == "Discard" else 0.0


def spare(hand: list[int], place: int) -> float:
    """Work towards an S and an R: discard an incantation first, then one of two of a kind."""
    kinds = [card // POTIONS for card in hand]
    return 9.0 if kinds[place] > 1 else float(kinds.count(kinds[place]))


def past_the_dog(notes: int, view: Any, me: int) -> float:
    """Go as far as possible; with the dog awake ahead, play only cards that aren't part of a song yet, until there is
    one.
    """
    dog, here = view.hagrid.fluffy, view.hagrid.pos[me]
    barred = view.hagrid.singer < 0 and here < dog and not {1, 2, 3, 4} <= set(view.hagrid.notes)
    if barred and (here + notes == dog or view.hagrid.notes.count(notes) == 1):
        return -1.0
    return float(notes)


def towards(action: Action, view: Any, me: int) -> float:
    """Move the player's bishop to the far edge; to begin with, a pawn out of its way."""
    rows: int = action["start"] // 8 - action["square"] // 8
    ahead = float(rows) if view.mcgonagall.colour[me] else -rows
    if action["start"] == view.mcgonagall.harry[me]:
        return 10.0 + ahead
    near = abs(action["start"] % 8 - view.mcgonagall.harry[me] % 8) == 1
    pawn = view.mcgonagall.squares[action["start"]] in (1, 7)
    return 5.0 + ahead if pawn and near else 0.0
