"""Each refusal names the rule that forbids the action: by the question, by the action's moment, or while you wait.

Chess moves are in test_chess_short.py and test_chess_complete.py."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from greathall.core.catalogue import book
from greathall.core.words import Action, Outcome, Step
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.model import (
    Area, Bishop, Cast, Declare, Discard, Draw, End, Flip, Guard, Hide, Keep, Leave, LookHand, LookShelf, Move, Note,
    Play, Resign, Reveal, Rob, Snare, Spin, Stand, Stay, Steal, Turn, Walk,
)
from greathall.games.sorcerers_stone.play.brewing import Again, Brewing, Looking, Stealing, Surplus
from greathall.games.sorcerers_stone.play.chessmen import square
from greathall.games.sorcerers_stone.play.flitwick import AtKeys, Flipping, Hiding, PutBack, PutDown, Walking
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.snape import Guarding, Lighten, Shed
from greathall.games.sorcerers_stone.play.sprout import Choose, Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import FIRST, bits, move, scene
from tests.games.sorcerers_stone.test_chess_complete import REFUSALS
from tests.table import ANN, BOB, CAT, refusal, rule

Begin = Callable[[], Table]
HANDS = {ANN: "5S 6S", BOB: "7S 8S", CAT: "9S 9R"}


def asked(challenge: str, step: Step | None, **facts: Any) -> Begin:
    return lambda: scene(challenge, step, **facts)


def over() -> Table:
    s = scene("mirror", AtMirror(ANN))
    s.winners, s.ended = (ANN,), "stone"
    s.clear()
    return s


def gone() -> Table:
    """Bob has resigned."""
    return scene("hagrid", NoteTurn(ANN), out=bits(BOB))


def robbed() -> Table:
    """Ann has stolen from Bob, whose piece must find another card."""
    return scene("snape", Guarding(BOB), hands=HANDS)


def brewing(acted: bool = False, shifted: bool = False, **facts: Any) -> Begin:
    return asked("snape", Brewing(ANN, acted, shifted), **{"hands": HANDS, **facts})


def picked(cards: str, fresh: bool = True) -> Begin:
    """Ann has just got the last of these."""
    return asked("snape", Surplus(ANN, fresh), hands=HANDS | {ANN: cards})


def collecting() -> Table:
    return scene("snape", Shed(ANN), hands=HANDS | {ANN: "5S look 6R"})


def setting_up() -> Table:
    s = scene("snape", Lighten(ANN), hands=HANDS | {ANN: "5S look 6R"})
    s.then(Shed(ANN))
    return s


def drained() -> Table:
    s = scene("snape", Brewing(ANN, False, False), hands=HANDS)
    s.snape.deck.bag = []
    return s


def arriving(men: str = FIRST, harry: dict[int, str] | None = None, seats: int = 4, **facts: Any) -> Begin:
    return asked("mcgonagall", Join(ANN), men=men, harry=harry or {}, seats=seats, **facts)


BARE = "rn1qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QK1NR"
"""Of all bishops only the one of f8 is left."""
FULL = "rnkqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNQRKRNR"
"""And every other bishop's starting square is taken."""
KEYS: dict[str, Any] = {"stands": {ANN: 14, BOB: 0, CAT: 35}}
CASES: dict[str, list[tuple[Begin, int, Action, str, dict[str, Any]]]] = {
    # ── at any time ──────────────────────────────────────────────────────────
    "no-chance": [(asked("hagrid", NoteTurn(ANN)), ANN, Note(1), "SS-0.1", {})],
    "no-over": [(over, ANN, Reveal(0), "SS-7.2", {})],
    "no-out": [(gone, BOB, Stay(), "SS-G11", {}), (gone, BOB, Resign(), "SS-G11", {})],
    "no-aside-now": [(asked("sprout", Choose(ANN)), BOB, Resign(), "SS-G11", {}),
                     (asked("sprout", Choose(ANN)), ANN, Resign(), "SS-G11", {})],
    # ── not asked ────────────────────────────────────────────────────────────
    "no-turn": [(asked("hagrid", NoteTurn(ANN)), BOB, Play(1), "SS-0.2", {}),
                (asked("quirrell", AtTroll(ANN), captured=[BOB], clock=True), BOB, Spin(), "SS-0.2", {})],
    "no-turn-yet": [(robbed, ANN, End(), "SS-0.2", {})],
    "no-turn-fallen": [(asked("mcgonagall", Chess(ANN), alone=True, harry={ANN: "c8", CAT: "c1"}, captured=[BOB]), BOB,
                        move("e2e4"), "SS-4.6", {})],
    "no-turn-captured": [(asked("quirrell", AtTroll(ANN), captured=[BOB]), BOB, Spin(), "SS-4.13", {}),
                         (asked("quirrell", AtTroll(ANN), captured=[BOB], clock=True, held={BOB: 1}), BOB, Spin(),
                          "SS-4.13", {})],
    "no-turn-door": [(asked("quirrell", AtTroll(ANN), finish=[BOB]), BOB, Spin(), "SS-5.3", {})],
    "no-turn-wrong": [(asked("mirror", AtMirror(ANN), wrong=[BOB]), BOB, Reveal(0), "SS-7.3", {})],
    "no-turn-out": [(asked("snape", Brewing(ANN, False, False), alone=True, hands=HANDS, where={BOB: "mirror"},
                           wrong=[BOB]), BOB, Draw(), "SS-6.15", {})],
    # ── with the dog ─────────────────────────────────────────────────────────
    "no-standstill": [(asked("hagrid", MustPlay(ANN), notes={ANN: "2"}), ANN, Stay(), "SS-H14", {})],
    "no-such-notes": [(asked("hagrid", step, notes={ANN: "2"}), ANN, Play(3), "SS-1.2", {"notes": 3})
                      for step in (NoteTurn(ANN), MustPlay(ANN))],
    "no-overshoot": [(asked("hagrid", NoteTurn(ANN), notes={ANN: "4"}, pos={ANN: 14}), ANN, Play(4), "SS-H02",
                      {"left": 2})],
    "no-passing-fluffy": [(asked("hagrid", NoteTurn(ANN), notes={ANN: "4"}, pos={ANN: 3}, fluffy=5), ANN, Play(4),
                           "SS-1.7", {})],
    # ── in the snare ─────────────────────────────────────────────────────────
    "no-such-area": [(asked("sprout", Choose(ANN)), ANN, Area(4), "SS-2.2", {"areas": 4}),
                     (asked("sprout", Placed(ANN), snares={ANN: "tip"}), ANN, Snare(-1, 0), "SS-2.3", {"areas": 4})],
    "no-free-area": [(asked("sprout", Choose(ANN), area=[-1, 2, 3]), ANN, Area(2), "SS-2.2", {})],
    "no-full-area": [(asked("sprout", Choose(ANN), rings={1: "tip curl thorn fork knot leaf hook coil bud root"}), ANN,
                      Area(1), "SS-S14", {})],
    "no-staying-empty": [(asked("sprout", TakeFrom(ANN), snares={ANN: "tip", BOB: "tip"}), ANN, act, "SS-2.5", {})
                         for act in (Stay(), Snare(0, 0))],
    "no-such-victim": [(asked("sprout", TakeFrom(ANN), snares={BOB: "tip"}), ANN, Rob(seat), id_, {})
                       for seat, id_ in ((ANN, "SS-2.5"), (CAT, "SS-S08"), (7, "SS-S08"))],
    "no-pass": [(asked("sprout", Placed(ANN), snares={ANN: "tip"}), ANN, Stay(), "SS-S06", {})],
    "no-such-snare": [(asked("sprout", Placed(ANN), snares={ANN: "tip"}), ANN, Snare(0, shape), "SS-2.3", {})
                      for shape in (1, -1, 99)],
    "no-free-space": [(asked("sprout", Placed(ANN), snares={ANN: "tip"}, rings={0: "tip"}), ANN, Snare(0, 0), "SS-2.3",
                       {})],
    "no-neighbour": [(asked("sprout", Placed(ANN), snares={ANN: "tip"}, rings={0: "knot"}), ANN, Snare(0, 0), "SS-2.4",
                      {})],
    # ── among the keys ───────────────────────────────────────────────────────
    "no-key-there": [(asked("flitwick", Flipping(ANN), keys=bits(3)), ANN, Turn(4), "SS-3.2", {})],
    "no-such-spot": [(asked("flitwick", Flipping(ANN)), ANN, Turn(36), "SS-3.2", {"spots": 36}),
                     (asked("flitwick", Hiding(ANN, 0)), ANN, Hide(-1), "SS-3.3", {"spots": 36}),
                     (asked("flitwick", PutBack(ANN, 0)), ANN, Hide(40), "SS-3.3", {"spots": 36}),
                     (asked("flitwick", PutDown(ANN)), ANN, Stand(36), "SS-3.4", {"spots": 36}),
                     (asked("flitwick", Walking(ANN, 2), **KEYS), ANN, Walk(36), "SS-3.6", {"spots": 36})],
    "no-hiding-there": [(asked("flitwick", Hiding(ANN, 0), keys=bits(0, 3)), ANN, Hide(4), "SS-F03", {})],
    "no-putting-there": [(asked("flitwick", PutBack(ANN, 0), keys=bits(0, 3)), ANN, Hide(3), "SS-F03", {})],
    "no-walk-back": [(asked("flitwick", Walking(ANN, 2), **KEYS), ANN, Walk(14), "SS-3.6", {})],
    "no-such-walk": [(asked("flitwick", Walking(ANN, 1), **KEYS), ANN, Walk(0), "SS-3.6", {"steps": 1})],
    # ── arriving at the chess ────────────────────────────────────────────────
    "no-second-harry": [(arriving(harry={BOB: "f8"}), ANN, Bishop(square("f8")), "SS-4.2", {})],
    "no-white-first": [(arriving(), ANN, Bishop(square("c1")), "SS-4.2", {})],
    "no-one-sided-chess": [(arriving(harry={BOB: "f8"}, seats=2, options={"chess": "complete"}), ANN,
                            Bishop(square("c8")), "SS-X01", {})],
    "no-bishop-there": [(arriving(harry={BOB: "f8"}), ANN, Bishop(at), "SS-4.2", {}) for at in (0, -1, 64)],
    "no-home-there": [(arriving(BARE, {BOB: "f8"}), ANN, Bishop(square("e4")), "SS-4.2", {})],
    "no-near-home": [(arriving(FULL, {BOB: "f8"}), ANN, Bishop(square("e4")), "SS-C04", {})],
    "no-way-off": [(asked("mcgonagall", Chess(ANN), harry={ANN: "c8"}), ANN, Leave(), "SS-C07", {})],
    "no-others-harry": [(asked("mcgonagall", Chess(ANN), harry={ANN: "c8", BOB: "f8"}), ANN, move("f8g7"), "SS-4.3",
                         {})],
    "no-free-move": [(asked("mcgonagall", Chess(ANN), men="2bqk3/2ppp3/8/8/8/8/8/2B1K3", harry={ANN: "c8"}), ANN,
                      move("d8d8"), "SS-4.4", {})],
    "no-short-promotion": [(asked("mcgonagall", Chess(ANN), men="2b1k3/8/8/8/8/8/7p/2B1K3", harry={ANN: "c8"}), ANN,
                            move("h2h1", "queen"), "SS-C09", {})],
    "no-short-castling": [(asked("mcgonagall", Chess(ANN), men="2b1k2r/8/8/8/8/8/8/2B1K3", harry={ANN: "c8"}), ANN,
                           move("e8g8"), "SS-4.4", {})],
    "no-short-passing": [(asked("mcgonagall", Chess(ANN), men="2b1k3/8/8/8/3pP3/8/8/2B1K3", harry={ANN: "c8"}), ANN,
                          move("d4e3"), "SS-4.4", {})],
    # ── at the potions ───────────────────────────────────────────────────────
    "no-second-action": [(brewing(True), ANN, Draw(), "SS-6.4", {}), (brewing(True), ANN, Flip(0), "SS-6.4", {}),
                         *((picked("5S 6S 7R"), ANN, act, "SS-6.4", {}) for act in (Draw(), Flip(0)))],
    "no-cards-left": [(drained, ANN, Draw(), "SS-P07", {})],
    "no-turned-twice": [(brewing(shelf_open=1), ANN, Flip(0), "SS-6.4", {}),
                        (asked("snape", Looking(ANN), hands=HANDS, shelf_open=1), ANN, LookShelf(0), "SS-6.9", {})],
    "no-such-bottle": [(brewing(), ANN, Flip(7), "SS-6.4", {"bottles": 7}),
                       (asked("snape", Looking(ANN), hands=HANDS), ANN, LookShelf(-1), "SS-6.9", {"bottles": 7})],
    "no-end-before-action": [(brewing(), ANN, End(), "SS-6.4", {}),
                             (asked("snape", Again(ANN), hands=HANDS), ANN, End(), "SS-6.7", {})],
    "no-pair": [(brewing(), ANN, Declare(), "SS-P15", {})],
    "no-second-shift": [(brewing(shifted=True), ANN, Guard(1), "SS-P05", {})],
    "no-shift": [(brewing(), ANN, Guard(0), "SS-6.5", {})],
    "no-own-card": [(brewing(), ANN, Guard(2), "SS-6.5", {"count": 2}),
                    (brewing(hands=HANDS | {ANN: ""}), ANN, Guard(-1), "SS-6.5", {"count": 0}),
                    (asked("snape", Guarding(ANN), hands=HANDS), ANN, Guard(2), "SS-6.2", {"count": 2}),
                    (picked("5S 6S 7R"), ANN, Discard(3), "SS-6.4", {"count": 3}),
                    (picked("5S 6S 7R"), ANN, Cast(-1), "SS-6.4", {"count": 3}),
                    (collecting, ANN, Discard(3), "SS-6.14", {"count": 3}),
                    (setting_up, ANN, Discard(3), "SS-6.2", {"count": 3})],
    "no-third-card": [(begin, ANN, act, law, {"count": 3}) for act in (Keep(), End()) for begin, law in (
        (picked("5S 6S 7R"), "SS-6.4"), (collecting, "SS-6.14"), (setting_up, "SS-6.2"))],
    "no-cast-in-shed": [(collecting, ANN, Cast(1), "SS-6.14", {}), (setting_up, ANN, Cast(1), "SS-P02", {})],
    "no-discard-yet": [(picked("5S 6R"), ANN, Discard(0), "SS-P09", {"count": 2}),
                       (picked("6R"), ANN, Discard(0), "SS-P09", {"count": 1})],
    "no-potion-cast": [(picked("5S look 7R"), ANN, Cast(0), "SS-6.6", {}),
                       (picked("5S 7R"), ANN, Cast(1), "SS-6.6", {})],
    "no-old-cast": [(picked("look 7R"), ANN, Cast(0), "SS-6.18", {}),
                    (picked("5S look", fresh=False), ANN, Cast(1), "SS-6.18", {})],
    "no-end-before-steal": [(asked("snape", Stealing(ANN), hands=HANDS), ANN, End(), "SS-6.8", {})],
    "no-own-reach": [(asked("snape", Stealing(ANN), hands=HANDS), ANN, Steal(ANN, 0), "SS-6.8", {}),
                     (asked("snape", Looking(ANN), hands=HANDS), ANN, LookHand(ANN, 0), "SS-6.9", {})],
    "no-such-card": [(asked("snape", Stealing(ANN), hands=HANDS), ANN, Steal(BOB, 2), "SS-P13", {}),
                     (asked("snape", Looking(ANN), hands=HANDS), ANN, LookHand(9, 0), "SS-6.9", {})],
    "no-look-under-piece": [(asked("snape", Looking(ANN), hands=HANDS), ANN, LookHand(BOB, 0), "SS-6.9", {})],
    "no-steal-under-piece": [(asked("snape", Stealing(ANN), hands=HANDS, options={"piece_protects_from_steal": True}),
                              ANN, Steal(BOB, 0), "SS-P04", {})],
    # ── at the Mirror ────────────────────────────────────────────────────────
    "no-open-mirror": [(asked("mirror", AtMirror(ANN), mirrors=bits(3, 4)), ANN, Reveal(2), "SS-7.2", {})],
    "no-such-mirror": [(asked("mirror", AtMirror(ANN)), ANN, Reveal(10), "SS-7.2", {"cards": 10})],
}
EACH = [pytest.param(key, *case, marks=rule(case[3]), id=f"{key}-{number}")
        for key, cases in CASES.items() for number, case in enumerate(cases)]


@pytest.mark.parametrize(("key", "begin", "seat", "act", "law", "facts"), EACH)
def test_refused_with_the_rule_and_a_sentence(key: str, begin: Begin, seat: int, act: Action, law: str,
                                              facts: dict[str, Any]) -> None:
    no = refusal(GAME, begin(), seat, act)
    assert (no.rule, no.key, no.facts) == (law, key, facts)
    for language in ("en", "de"):
        assert book(GAME.folder, language).say(no.key, **no.facts)


@rule("SS-0.2")
def test_no_refusal_is_left_out() -> None:
    """Every refusal among the sentences is tested here or with the chess."""
    sentences = (GAME.folder / "sentences.en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(no-[a-z-]+) =", sentences, re.MULTILINE)
    assert set(keys) == {*CASES, *(key for *_, key in REFUSALS)} - {"when-Spin"}


# ── an act of another kind is told when its own moment comes ─────────────────
MOMENTS: list[tuple[Action, str]] = [
    (Stay(), "SS-1.2"), (Play(1), "SS-1.2"), (Area(0), "SS-2.2"), (Rob(BOB), "SS-2.5"), (Snare(0, 0), "SS-2.3"),
    (Turn(0), "SS-3.2"), (Hide(0), "SS-3.3"), (Stand(0), "SS-3.4"), (Walk(0), "SS-3.6"), (Bishop(58), "SS-4.2"),
    (Move(52, 44, ""), "SS-4.3"), (Leave(), "SS-4.5"), (Spin(), "SS-5.2"), (Draw(), "SS-6.4"), (Flip(0), "SS-6.4"),
    (Discard(0), "SS-6.4"), (Cast(0), "SS-6.6"), (Keep(), "SS-6.6"), (Guard(0), "SS-6.5"), (Declare(), "SS-6.12"),
    (End(), "SS-6.4"), (Steal(BOB, 0), "SS-6.8"), (LookShelf(0), "SS-6.9"), (LookHand(BOB, 0), "SS-6.9"),
    (Reveal(0), "SS-7.2")]


@rule("SS-1.2", "SS-2.2", "SS-2.3", "SS-2.5", "SS-3.2", "SS-3.3", "SS-3.4", "SS-3.6", "SS-4.2", "SS-4.3", "SS-4.5",
      "SS-5.2", "SS-6.4", "SS-6.5", "SS-6.6", "SS-6.8", "SS-6.9", "SS-6.12", "SS-7.2")
@pytest.mark.parametrize(("act", "law"), MOMENTS, ids=lambda value: value if isinstance(value, str) else str(value))
def test_an_act_of_another_board_is_told_when_it_is_due(act: Action, law: str) -> None:
    mirror, keys = scene("mirror", AtMirror(ANN)), scene("flitwick", AtKeys(ANN), **KEYS)
    s = keys if isinstance(act, Reveal) else mirror
    no = refusal(GAME, s, ANN, act)
    assert (no.rule, no.key[:5]) == (law, "when-")


@rule("SS-0.2")
def test_every_kind_of_act_has_such_a_moment() -> None:
    kinds = {kind for kind in GAME.actions if not issubclass(kind, Outcome)}
    assert {type(act) for act, _ in MOMENTS} == kinds - {Resign}


@rule("SS-X02", "SS-4.11")
def test_a_promotion_that_would_attack_an_absent_king_says_so() -> None:
    """A knight on h1 attacks nobody; a queen would look along the row at white's king."""
    s = scene("mcgonagall", FullChess(ANN), seats=2, where={BOB: "flitwick"}, men="2b1k3/8/8/8/8/8/7p/2B1K3",
              harry={ANN: "c8"}, options={"chess": "complete"}, rights=0)
    assert refusal(GAME, s, ANN, move("h2h1", "queen")).key == "no-absent-king"
    assert GAME.explain(s, ANN, move("h2h1", "knight")) is None
