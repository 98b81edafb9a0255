"""Which matches are made for a corpus, and how they are played."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

import greathall
from greathall.core.engine import any_kind
from greathall.core.entries import effective_entries
from greathall.core.match import Match
from greathall.core.words import Action
from tests.games.diagon_alley.middle import CROOKED
from greathall.testing.walks import fill_form


TRIES = 60
"""Matches played of each plan, of which the one is kept that shows most of the game."""


class Plan(Struct, frozen=True):
    """One match, played at random or mostly by a bot, with one move in `undo` taken back.

    After `most` entries it is `saved` with its secret, `seen` without it, or `resigned` by all but one; a `whole` one
    has come to its own end by then."""

    name: str
    game: str
    seats: int
    options: Mapping[str, Any]
    end: str
    most: int
    bot: str = ""
    undo: int = 0
    seeds: Sequence[str] = ()
    brings: Mapping[int, Any] = {}
    series: Mapping[str, Any] | None = None


SEEDS = ("owl post", "", "Grüße 🦉")
OWN_DECK = "Character: Harry Potter\n28 Charms\n28 Potions\n4 Vermillious"
sequence, monopoly, diagon, tcg, stone = (partial(Plan, game=game, most=100) for game in (
    "sequence", "monopoly", "diagon_alley", "tcg", "sorcerers_stone"))
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "hagrid": (50, {"exact_count_at_trapdoor": False}), "sprout": (50, {}), "flitwick": (40, {}),
    "mcgonagall": (60, {"chess": "complete"}), "quirrell": (20, {}), "snape": (30, {"piece_protects_from_steal": True})}
"""With the entries after which each is cut short, and the options of every other table."""

RECORDS = [
    sequence("sequence-2", seats=2, options={}, end="whole", most=200, seeds=SEEDS[:2], undo=12),
    sequence("sequence-3", seats=3, options={"draw_on_demand": True}, end="resigned", most=50, seeds=SEEDS),
    sequence("sequence-6", seats=6, options={"teams": 3, "coaching_penalty": True, "dealer": "chance"}, end="saved",
             bot="easy"),
    sequence("sequence-12", seats=12, options={"coaching_penalty": True, "draw_on_demand": True}, end="seen"),
    monopoly("monopoly-5", seats=5, options={"sealed_bids": True, "rent_on_demand": True, "offers": 10}, end="seen"),
    monopoly("monopoly-2", seats=2, options={"sealed_bids": True}, end="resigned", undo=10),
    monopoly("monopoly-3", seats=3, options={"rent_on_demand": True, "max_rounds": 0}, end="saved", most=165,
             bot="medium", seeds=SEEDS),
    monopoly("monopoly-8", seats=8, options={"max_rounds": 50}, end="resigned"),
    diagon("diagon_alley-2", seats=2, options={"two_players": True, "round_limit": 50}, end="resigned", undo=12),
    diagon("diagon_alley-3", seats=3, options={"edition": CROOKED}, end="saved", seeds=SEEDS),
    diagon("diagon_alley-4", seats=4, options={"younger": True, "items_for_everyone": True}, end="seen"),
    diagon("diagon_alley-6", seats=6, options={"bump_counts_as_landing": False}, end="saved", bot="easy"),
    tcg("tcg-basic", seats=2, options={}, end="whole", most=160, seeds=SEEDS[1:],
        series={"game": 2, "carry": {"chooser": 1}}),
    tcg("tcg-redraw", seats=2, options={"redraw": True}, end="seen", bot="easy"),
    tcg("tcg-advanced", seats=2, options={"format": "advanced", "open_lists": True}, end="saved", undo=12,
        brings={0: OWN_DECK, 1: "ordeals"}),
    tcg("tcg-houses", seats=2, options={"format": "advanced", "house_decks": True}, end="resigned", bot="medium"),
    stone("sorcerers_stone-2", seats=2, options={}, end="whole", most=440, bot="medium"),
    stone("sorcerers_stone-3", seats=3, options={"hide_silver_key": "vacant"}, end="resigned", most=190,
          bot="medium", undo=30, seeds=SEEDS),
    stone("sorcerers_stone-4", seats=4, options={"chess": "complete"}, end="seen",
          series={"game": 3, "carry": {"prizes": [1, 0, 1, 0]}}),
    *(Plan(f"{variant}-{seats}", variant, seats, options if seats > 2 else {}, end, most if seats > 2 else 60, bot,
           seeds=SEEDS[:seats])
      for variant, (most, options) in VARIANTS.items()
      for seats, end, bot in ((2, "whole", "easy"), (3, "saved", ""), (4, "seen", ""))),
]


def best(matches: Iterable[Match], seen: set[str]) -> Match:
    """Return the match with most kinds of actions not seen before, of equal ones the longest; they are seen now."""
    best = max(matches, key=lambda match: (len(kinds(match) - seen), len(match.entries)))
    seen |= kinds(best)
    return best


def kinds(match: Match) -> set[str]:
    """Return the kinds of actions in a match, by game; a secret one is another kind than an open one."""
    return {f"{match.game.name} {entry.do['type']} {entry.secret}" for entry in match.entries}


def played(plan: Plan) -> Iterator[Match]:
    """Yield matches that the plan gives, always the same by the same code."""
    for number in range(TRIES):
        match = greathall.new(plan.game, plan.seats, seed=f"{plan.name} {number}", options=dict(plan.options),
                              brings=dict(plan.brings), names=["Ann", "Bo 🦉"],
                              series=None if plan.series is None else dict(plan.series))
        for seat, seed in enumerate(plan.seeds):
            match.add_seed(seat, seed)
        play(match, plan, Random(f"{plan.name} {number}"))
        if (match.seat is None) == (plan.end in ("whole", "resigned")):
            yield match


def play(match: Match, plan: Plan, rng: Random) -> None:
    while match.seat is not None and len(match.entries) < plan.most:
        before = len(effective_entries(match.entries))
        match.play(**choice(match, rng, plan.bot))
        if plan.undo and rng.random() < 1 / plan.undo and before < len(effective_entries(match.entries)):
            match.undo(before, by="consent")
    while match.seat is not None and plan.end == "resigned":
        match.play(**resignation(match) or choice(match, rng, plan.bot))


def choice(match: Match, rng: Random, bot: str = "") -> dict[str, Any]:
    """Return what is played next: mostly by the seat asked, and by the bot."""
    asked = match.seat
    assert asked is not None
    if bot and rng.random() < 0.8:
        chosen = greathall.bot(bot, seed="corpus").choose(match.view(asked))
        return {"action": chosen.action, "seat": asked, "by": f"bot:{bot}"}
    seat = rng.randrange(len(match.names)) if rng.random() < 0.3 else asked
    legal = [action for action in match.legal(seat) if not resigns(action)]
    if seat != asked and legal:
        return {"action": any_kind(legal, rng), "seat": seat}
    action = fill_form(match.game, match.state, rng) or any_kind(match.legal(), rng)
    return {"action": action, "seat": asked, "by": rng.choice(("person", "timeout"))}


def resignation(match: Match) -> dict[str, Any] | None:
    """Return how somebody but the first seat resigns; None if nobody can just now."""
    return next(({"action": action, "seat": seat} for seat in range(1, len(match.names))
                 for action in match.legal(seat) if resigns(action)), None)


def resigns(action: Action) -> bool:
    return type(action).__name__ == "Resign"
