"""A second opinion on which moves are legal and how many actions are left, worked out separately.

It uses only what a seat sees and the data file's own words; random games with any cards must agree with it at every
turn's question."""

from collections import Counter
from random import Random
from typing import Any

from bench.ours import any_deck
from greathall.core.engine import any_kind, apply
from greathall.core.words import CHANCE, Action
from greathall.games.tcg import GAME
from greathall.games.tcg.made.view import View
from greathall.games.tcg.model import Draw, End, Play, Skip, Solve, Strike, Use
from greathall.games.tcg.play.turn import Main
from greathall.games.tcg.printed import ROWS
from tests.table import SCALE, rule

GAMES = 40 * SCALE
ROW: dict[int, dict[str, Any]] = {row["number"]: row for row in ROWS}
NAME = {0: "", **{number: row["name"] for number, row in ROW.items()}}
LESSON_OF = {113: "care", 114: "charms", 115: "potions", 116: "transfiguration"}
RESTRAINED = {"4 Privet Drive": "Spell", "Hiding From Snape": "Item"}
CHARMED = {"Phoenix Feather Wand": 3, "Dragon Heart Wand": 2}
CALLS_FOR = {
    "Unusual Pets": ("Creature",), "Incarcifors": ("Creature",), "Take Root": ("Creature",),
    "Vanishing Glass": ("Lesson",), "Squiggle Quill": ("Item",), "Lost Notes": ("Item", "Lesson"),
    "Potions Mistake": ("Creature", "Item")}
"""The opponent's cards that must be in play."""
UNLESSON = {"Avifors": 113, "Epoximise": 114, "Cauldron to Sieve": 115, "Restricted Section": 116}
BY_SKIPPING = ("Gringotts' Cart Ride", "Diagon Alley", "Peeves Causes Trouble")


class Opinion:
    """One seat's opinion, from its view."""

    def __init__(self, v: View, me: int) -> None:
        self.v, self.me, self.other = v, me, 1 - me
        self.facing = NAME[v.adventure[1 - me]]
        self.mine, self.theirs = self.in_play(me), self.in_play(1 - me)
        self.silent = v.banned[me] or (self.facing == "Human Chess Game" and not v.played[1 - me])
        self.power: Counter[str] = Counter()
        for card in self.mine:
            given = ROW[card]["provides_power"]
            self.power[given["lesson"] if given else ""] += given["amount"] if given else 0

    def in_play(self, side: int) -> list[int]:
        return [card for card, many in zip(LESSON_OF, self.v.lessons[side], strict=True) for _ in range(many)
                ] + self.v.board[side]

    def has(self, name: str) -> bool:
        return any(NAME[card] == name for card in self.mine)

    def actions(self) -> set[Action]:
        found: set[Action] = {End()} if self.v.struck else {Strike()}
        if self.v.struck:
            found |= {Play(card) for card in self.v.hand if self.may_play(card)}
            if self.v.actions and self.facing != "Diagon Alley":
                found |= {Draw(1), Draw(2)} if self.has("Harry Potter") else {Draw(1)}
        found |= {Use(place, card) for place, card in enumerate(self.v.board[self.me]) if self.may_use(place, card)}
        return found | {Solve(way) for way in self.ways()} | (
            {Skip()} if self.facing in BY_SKIPPING and self.v.actions else set())

    # ── playing ──────────────────────────────────────────────────────────────
    def price(self, card: int) -> int:
        cheap = ROW[card]["type"] == "Character" and self.has("Ron Weasley")
        return 1 if cheap else int(ROW[card]["actions_to_play"])

    def may_play(self, card: int) -> bool:
        row = ROW[card]
        if self.v.actions < self.price(card) or self.silent or RESTRAINED.get(self.facing) == row["type"]:
            return False
        if row["type"] == "Lesson" and self.facing == "Reptile House" and self.v.lesson_actions:
            return False
        if "Unique" in row["keywords"] and any(NAME[one] == row["name"] for one in self.mine + self.theirs):
            return False
        if row["type"] == "Adventure" and self.v.adventure[self.me]:
            return False
        return self.powered(row) and self.payable(row["play_cost_data"]) and self.sensible(row["name"])

    def powered(self, row: dict[str, Any]) -> bool:
        hunted = self.facing == "Harry Hunting" and row["type"] in ("Creature", "Spell")
        needed = int(row["power_needed"] or 0)
        return not needed or (self.power.total() >= needed + 2 * hunted and self.power[row["lesson"]] > 0)

    def payable(self, cost: dict[str, Any] | None) -> bool:
        if cost is None:
            return True
        if cost["zone"] == "hand":
            return len(self.v.hand) > int(cost["count"])
        fitting = [card for card in self.mine if ROW[card]["type"] == cost["card_type"]
                   and cost["lesson"] in (None, LESSON_OF.get(card))]
        return len(fitting) >= int(cost["count"])

    def sensible(self, name: str) -> bool:
        """Return whether everything it orders can be done."""
        v, creatures = self.v, [card for card in self.mine + self.theirs if ROW[card]["type"] == "Creature"]
        lying = {ROW[card]["type"] for card in v.heaps[self.me]}
        needs: dict[str, Any] = {
            "Fluffy Falls Asleep": creatures, "Incendio": creatures, "Ollivanders": "Item" in lying,
            "Hagrid and the Stranger": "Creature" in lying, "Apparate": self.facing, "Logic Puzzle": self.facing,
            "Draco's Trick": v.adventure[self.me], "Illegibilus": v.sizes[self.other],
            "Confundus": v.sizes[self.other]}
        if name in CALLS_FOR and not any(ROW[card]["type"] in CALLS_FOR[name] for card in self.theirs):
            return False
        if name in UNLESSON and UNLESSON[name] not in self.theirs:
            return False
        return self.power["charms"] >= CHARMED.get(name, 0) and bool(needs.get(name, True))

    # ── using and solving ────────────────────────────────────────────────────
    def may_use(self, place: int, card: int) -> bool:
        v, how = self.v, ROW[card]["activation"]
        if not how or not how["when"].startswith("own turn") or v.used[self.me][place] or v.actions < how["actions"]:
            return False
        if how["when"].endswith("Action step") and not v.struck:
            return False
        pile, theirs = [ROW[one] for one in v.heaps[self.me]], [ROW[one]["type"] for one in self.theirs]
        banned = self.silent or (self.facing == "Reptile House" and v.lesson_actions > 0)
        return {
            "Draco Malfoy": len(v.hand) > 0, "Winged Keys": "Creature" in theirs,
            "Hannah Abbott": len(v.hand) > 1 and sum("Healing" not in row["keywords"] for row in pile) > 1,
            "Professor Filius Flitwick": len(v.hand) > 1 and any(row["lesson"] == "charms" for row in pile),
            "Cage": "Creature" in theirs or any(ROW[one]["type"] == "Creature" for one in self.mine),
            "Remembrall": not banned and any(row["type"] == "Lesson" for row in pile)}.get(NAME[card], True)

    def ways(self) -> list[int]:
        v, lessons, held = self.v, sum(self.v.lessons[self.me]), len(self.v.hand)
        if self.facing == "Human Chess Game":
            friend = any(ROW[card]["type"] == "Character" for card in v.board[self.me][1:])
            return [1] * friend + [2] * (held >= 8)
        solved = {
            "Dragon's Escape": lessons >= 3, "Reptile House": lessons >= 4, "Troll in the Bathroom": held >= 7,
            "Harry Hunting": held >= 7, "4 Privet Drive": held >= 6, "Meet the Centaurs": True,
            "Hiding From Snape": sum(ROW[card]["type"] == "Item" for card in v.hand) >= 4,
            "Unusual Pets": sum(ROW[card]["type"] == "Creature" for card in self.mine) >= 2}
        return [0] if solved.get(self.facing) else []

    def left(self, a: Any) -> int:
        """Return the actions left after this one."""
        if isinstance(a, Play):
            return self.v.actions - self.price(a.card) + {"Unicorn": 1, "Platform 9 3/4": 2}.get(NAME[a.card], 0)
        if isinstance(a, Use):
            return self.v.actions - int(ROW[a.card]["activation"]["actions"])
        return self.v.actions - isinstance(a, Draw | Skip)


@rule("TC-3.3", "TC-3.4", "TC-4.1", "TC-6.2", "TC-7.1", "TC-8.1", "TC-14.1", "TC-14.2", "TC-14.3", "TC-R4.5")
def test_the_engine_and_the_data_file_agree_on_what_may_be_done() -> None:
    for number in range(GAMES):
        rng = Random(f"opinion {number}")
        s = GAME.setup(2, GAME.resolve_options(2, {"format": "advanced"}), {0: any_deck(rng), 1: any_deck(rng)}, {})
        s.log, turn, left = None, 0, 0
        while s.agenda:
            step = s.agenda[-1]
            if step.seat == CHANCE:
                apply(s, step.sample(s, rng))
                continue
            legal = step.legal(s)
            a = any_kind(legal, rng) if rng.random() < 0.5 else rng.choice(legal)
            if isinstance(step, Main):
                opinion = Opinion(GAME.view(s, step.seat), step.seat)
                assert opinion.actions() == set(legal), f"game {number}"
                if s.turns != turn:
                    turn, left = s.turns, 2 + sum(NAME[card] == "Unicorn" for card in opinion.mine)
                assert s.actions == left, f"game {number}"
                left = opinion.left(a)
            apply(s, a)
