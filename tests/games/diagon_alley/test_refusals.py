"""Every way to be refused: the rule, the message and its facts."""

from collections.abc import Callable
from typing import Any

import pytest

import greathall
from greathall.core.words import Action, Step
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import SPELLS
from greathall.games.diagon_alley.model import (
    Buy, Call, Cart, Close, Coloured, Defend, Drawn, Drop, End, Enter, Exchange, Floo, Found, GiveBack, Go, Land, Leave,
    Pick, Pickpocket, Quick, Resign, Ride, Rob, Roll, Rolled, SendBack, Shove, Snatch, Stay, Suffer, Take, Threw,
    Through,
)
from greathall.games.diagon_alley.play.cards import Attacked, Fizzle, Giving, Returning, Robbing, Snatching
from greathall.games.diagon_alley.play.moving import LastBuy, Walk
from greathall.games.diagon_alley.play.table import Table
from greathall.games.diagon_alley.play.turn import FlooTo, ToTheBank, Turn
from tests.games.diagon_alley.scenes import (
    CARD, EVERYTHING, ITEM, alley, aside, asides, close, drop, enter, go, inside, moved, pick, scene, street,
)
from tests.games.diagon_alley.test_edition import FAULTS
from tests.table import ANN, BOB, CAT, do, legal, refusal, refusal_keys, rule

ALL_SPELLS = " ".join(SPELLS)
IN_A_SHOP: dict[str, Any] = {"at": {ANN: inside("owls")}}


# ── tables that have come to a certain point ─────────────────────────────────
def table(step: Step | None = None, **facts: Any) -> Callable[[], Table]:
    """Ann on the street with every spell, Bob inside a shop, Cat in Knockturn Alley."""
    return lambda: scene(step, **{"at": {ANN: street(3), BOB: inside("robes"), CAT: alley(5)},
                                  "hands": {ANN: ALL_SPELLS}, "trunk": {ANN: "owl", BOB: "wand"}, **facts})


def poor(**facts: Any) -> Callable[[], Table]:
    """Ann holds nothing."""
    return table(**{"hands": {}, **facts})


def walking(**facts: Any) -> Callable[[], Table]:
    """Ann has left the cauldron shop by its doorway and may go as far as twelve spaces, past potions and gate 2."""
    return table(Walk(ANN, 12), **{"at": {ANN: inside("cauldrons")}, **facts})


def tried() -> Table:
    """A young player whose Floo Powder has failed in this shop."""
    s = poor(younger=True, **IN_A_SHOP)()
    s.tried[ANN] = s.shop(ANN)
    return s


def bobs_turn() -> Table:
    """Bob has cast a spell on Ann, who decides whether to defend herself."""
    return table(ATTACKED, turn=BOB)()


def picked() -> Table:
    """Ann has chosen one of the three cards she exchanges."""
    s = table(Giving(ANN, 3), hands={ANN: "shove defend quick_step"})()
    do(s, pick("shove"))
    return s


def pushed_past() -> Table:
    """Bob's hat pushes Ann on to the door of the robe shop, where that does not count."""
    return moved(street(20), 2, 2, (street(24),), bump_counts_as_landing=False)


def pushed_through() -> Table:
    """Bob's hat pushes her on to gate 3."""
    return table(Walk(ANN, 3), at={ANN: street(19), BOB: street(22)}, bump_counts_as_landing=False)()


def over() -> Table:
    s = scene()
    aside(s, BOB, Resign())
    aside(s, CAT, Resign())
    return s


def left() -> Table:
    s = scene()
    aside(s, BOB, Resign())
    return s


ATTACKED = Attacked(ANN, BOB, CARD["shove"])
CASES: dict[str, list[tuple[Callable[[], Table], int, Action, str, dict[str, Any]]]] = {
    "no-chance": [(table(), ANN, act, "DA-3.1", {}) for act in (
        Rolled(6, 6), Threw(3), Coloured(True), Drawn(CARD["crowd"]))],
    "no-over": [(over, ANN, Roll(), "DA-E05", {}), (over, BOB, Resign(), "DA-E05", {})],
    "no-out": [(left, BOB, Roll(), "DA-E05", {}), (left, BOB, Resign(), "DA-E05", {}),
               (left, BOB, close("inn"), "DA-E05", {})],
    "no-turn": [(table(), BOB, Roll(), "DA-2.4", {}), (table(), BOB, close("inn"), "DA-7.3", {}),
                (table(), BOB, Exchange(), "DA-2.4", {}), (bobs_turn, ANN, Roll(), "DA-2.4", {}),
                (bobs_turn, ANN, Shove(BOB), "DA-7.3", {})],
    "no-attack-first": [(bobs_turn, BOB, act, "DA-C07", {}) for act in (Roll(), End(), Close(0), Buy())],
    "no-aside-now": [(table(step), seat, Resign(), "DA-E05", {}) for step in (
        ATTACKED, Walk(ANN, 5), Returning(ANN), Giving(ANN, 3), LastBuy(ANN)) for seat in (ANN, BOB)],
    "no-second-roll": [(table(Turn(ANN, True)), ANN, Roll(), "DA-S04", {}), (walking(), ANN, Roll(), "DA-S04", {})],
    "no-end-before-roll": [(table(), ANN, End(), "DA-S04", {})],
    "no-end-before-move": [(walking(), ANN, End(), "DA-3.1", {})],
    "no-turn-over": [
        (table(LastBuy(ANN, floo=True), **IN_A_SHOP), ANN, Floo(True), "DA-9.3", {}),
        (table(LastBuy(ANN, floo=True), **IN_A_SHOP), ANN, close("inn"), "DA-9.3", {}),
        (poor(step=LastBuy(ANN, floo=True), younger=True, **IN_A_SHOP), ANN, Call(True), "DA-11.4", {}),
        (table(LastBuy(ANN), **IN_A_SHOP), ANN, Roll(), "DA-6.9", {})],
    "no-entering-now": [
        *((table(at={ANN: street(5)}), ANN, act, "DA-M06", {}) for act in (enter("cauldrons"), Through(0))),
        (table(Returning(ANN)), ANN, enter("cauldrons"), "DA-M06", {})],
    "no-floo-first": [
        *((table(FlooTo(ANN), **IN_A_SHOP), ANN, act, "DA-9.3", {}) for act in (
            close("inn"), Floo(True), Exchange(), Roll(), End(), Buy(), enter("inn"))),
        (poor(step=FlooTo(ANN), younger=True, **IN_A_SHOP), ANN, Call(True), "DA-11.4", {})],
    "when-Roll": [(table(step), ANN, Roll(), "DA-S04", {}) for step in (Returning(ANN), Robbing(ANN, BOB))],
    "when-End": [(table(step), ANN, End(), "DA-S03", {}) for step in (Returning(ANN), Fizzle(ANN))],
    "when-Land": [(table(Turn(ANN, rolled)), ANN, Land(), "DA-3.1", {}) for rolled in (False, True)],
    "when-Buy": [(table(Fizzle(ANN), trunk={}, **IN_A_SHOP), ANN, Buy(), "DA-5.1", {})],
    "when-spell": [(table(Snatching(ANN, BOB)), ANN, act, "DA-S03", {}) for act in (Shove(BOB), Exchange(), Quick())],
    "when-Call": [(poor(step=ToTheBank(ANN), younger=True, **IN_A_SHOP), ANN, Call(True), "DA-11.4", {})],
    "when-Go": [(table(), ANN, go("inn"), "DA-9.2", {})],
    "when-Pick": [(table(), ANN, pick("shove"), "DA-7.5", {})],
    "when-Take": [(table(), ANN, act, "DA-10.2", {}) for act in (Take(0), SendBack(0))],
    "when-Rob": [(table(), ANN, Rob(0), "DA-B03", {}), (table(Snatching(ANN, BOB)), ANN, Rob(0), "DA-B03", {})],
    "when-GiveBack": [(table(), ANN, GiveBack(ITEM["owl"]), "DA-10.1", {})],
    "when-Drop": [(table(), ANN, drop("shove"), "DA-B10", {})],
    "when-Ride": [(table(), ANN, act, "DA-11.3", {}) for act in (Ride(), Stay())],
    "no-buy-outside": [(table(), ANN, Buy(), "DA-5.1", {}), (table(at={ANN: inside("inn")}), ANN, Buy(), "DA-5.1", {})],
    "no-buy-twice": [(table(**IN_A_SHOP), ANN, Buy(), "DA-5.2", {"item": "owl"}),
                     (table(LastBuy(ANN), **IN_A_SHOP), ANN, Buy(), "DA-5.2", {"item": "owl"})],
    "no-buy-sold-out": [(table(trunk={BOB: "owl", CAT: "owl"}, **IN_A_SHOP), ANN, Buy(), "DA-5.3", {"item": "owl"})],
    "no-buy-coins": [(table(trunk={}, coins={ANN: (9, 0, 1)}, **IN_A_SHOP), ANN, Buy(), "DA-5.1",
                      {"item": "owl", "galleon": 0, "sickle": 1, "knut": 1})],
    "no-call": [(table(**IN_A_SHOP), ANN, Call(True), "DA-11.4", {})],
    "no-call-again": [(tried, ANN, Call(True), "DA-11.4", {})],
    "no-floo-outside": [(poor(younger=True), ANN, Call(False), "DA-11.4", {}),
                        (table(), ANN, Floo(True), "DA-9.1", {}),
                        (table(at={ANN: street(5)}), ANN, Floo(False), "DA-9.1", {})],
    "no-cards-here": [(poor(younger=True, at={ANN: place}), ANN, act, "DA-11.1", {})
                      for place in (inside("owls"), alley(3)) for act in (Floo(True), Leave(), Exchange(), Defend())],
    "no-cards-in-alley": [(table(at={ANN: alley(9)}), ANN, act, "DA-6.3", {}) for act in (
        Exchange(), Floo(True), close("inn"), Cart(), Quick(), Found(0), Shove(BOB), Snatch(BOB), Defend())],
    "no-exchange": [(table(hands={ANN: "shove defend"}), ANN, Exchange(), "DA-7.5", {})],
    "no-card": [(poor(), ANN, Quick(), "DA-7.2", {"card": "quick_step"}),
                (poor(), ANN, Shove(BOB), "DA-7.2", {"card": "shove"}),
                (poor(at={ANN: alley(3)}), ANN, Leave(), "DA-7.2", {"card": "leave_knockturn"}),
                (table(ATTACKED, hands={}), ANN, Defend(), "DA-7.3", {"card": "defend"})],
    "no-leave": [(table(), ANN, Leave(), "DA-6.6", {})],
    "no-close": [(table(sign="robes"), ANN, close("robes"), "DA-8.1", {})],
    "no-after-roll": [(table(Turn(ANN, True)), ANN, Cart(), "DA-B04", {}), (walking(), ANN, Quick(), "DA-B06", {}),
                      (table(Turn(ANN, True)), ANN, Quick(), "DA-B06", {})],
    "no-defend": [(table(), ANN, Defend(), "DA-7.3", {}), (table(), ANN, Suffer(), "DA-7.3", {}),
                  (table(ATTACKED), CAT, Defend(), "DA-7.3", {}), (table(Returning(ANN)), ANN, Defend(), "DA-7.3", {})],
    "no-snatch": [(table(), ANN, Snatch(CAT), "DA-C05", {}), (table(), ANN, Snatch(ANN), "DA-C05", {}),
                  (table(trunk={}), ANN, Snatch(BOB), "DA-C05", {}), (table(), ANN, Snatch(7), "DA-C05", {})],
    "no-target": [(table(), ANN, Shove(ANN), "DA-C04", {}), (table(), ANN, Pickpocket(-1), "DA-C04", {}),
                  (table(coins={BOB: (0, 0, 0)}), ANN, Pickpocket(BOB), "DA-C04", {})],
    "no-such-building": [(table(), ANN, Close(8), "DA-8.1", {}), (table(), ANN, Close(-2), "DA-8.1", {}),
                         (table(FlooTo(ANN), **IN_A_SHOP), ANN, Go(8), "DA-9.2", {})],
    "no-target-away": [(table(), ANN, Shove(CAT), "DA-K12", {}), (table(), ANN, Pickpocket(CAT), "DA-K12", {})],
    "no-such-coin": [(table(coins={ANN: (2, 16, 2)}), ANN, Found(1), "DA-B05", {}),
                     (table(), ANN, Found(3), "DA-B05", {})],
    "no-exit-gate": [(walking(at={ANN: street(35)}), ANN, Through(4), "DA-K06", {})],
    "no-gate": [(walking(), ANN, Through(2), "DA-6.2", {}), (walking(), ANN, Through(9), "DA-6.2", {})],
    "no-bank": [(walking(at={ANN: street(15)}), ANN, enter("bank"), "DA-4.5", {}),
                (table(at={ANN: street(15)}), ANN, enter("bank"), "DA-4.5", {})],
    "no-door": [(walking(), ANN, enter("inn"), "DA-4.3", {}), (walking(), ANN, Enter(-1), "DA-4.3", {})],
    "no-closed": [(walking(sign="potions"), ANN, enter("potions"), "DA-8.2", {}),
                  (table(Turn(ANN, True), sign="potions"), ANN, enter("potions"), "DA-8.2", {}),
                  (table(Turn(ANN, True), sign="inn"), ANN, enter("inn"), "DA-8.2", {}),
                  (table(Turn(ANN, True), sign="inn", trunk={ANN: EVERYTHING}), ANN, enter("inn"), "DA-8.3", {})],
    "no-pushed": [(pushed_past, ANN, enter("robes"), "DA-M05", {}),
                  (pushed_through, ANN, Through(2), "DA-M05", {})],
    "no-same-door": [(walking(), ANN, enter("cauldrons"), "DA-M01", {})],
    "no-take": [(table(Snatching(ANN, BOB)), ANN, Take(ITEM["owl"]), "DA-10.2", {}),
                (table(Snatching(ANN, BOB)), ANN, SendBack(ITEM["owl"]), "DA-10.2", {})],
    "no-take-twice": [(table(Snatching(ANN, BOB), trunk={ANN: "wand", BOB: "wand"}), ANN, Take(ITEM["wand"]),
                       "DA-C06", {})],
    "no-rob": [(table(Robbing(ANN, BOB), coins={BOB: (0, 1, 1)}), ANN, Rob(0), "DA-B03", {}),
               (table(Robbing(ANN, BOB)), ANN, Rob(3), "DA-B03", {})],
    "no-give-back": [(table(Returning(ANN)), ANN, GiveBack(ITEM["wand"]), "DA-C14", {})],
    "no-such-spell": [(table(Fizzle(ANN), hands={ANN: "shove"}), ANN, drop("defend"), "DA-B10", {}),
                      (table(Giving(ANN, 3), hands={ANN: "shove"}), ANN, pick("crowd"), "DA-7.5", {})],
    "no-picked": [(picked, ANN, pick("shove"), "DA-7.5", {})],
    "no-pick-first": [(picked, ANN, act, "DA-7.5", {}) for act in (drop("defend"), Roll(), Close(0))],
    "no-drop-first": [(table(Fizzle(ANN)), ANN, pick("shove"), "DA-B10", {})],
    "no-floo-here": [(table(FlooTo(ANN), **IN_A_SHOP), ANN, go("owls"), "DA-C12", {})],
    "no-floo-there": [(table(FlooTo(ANN), **IN_A_SHOP), ANN, go("bank"), "DA-9.2", {}),
                      (poor(step=FlooTo(ANN), younger=True, **IN_A_SHOP), ANN, go("bank"), "DA-11.4", {})],
}
EACH = [pytest.param(key, *case, marks=rule(case[3]), id=f"{key}-{number}")
        for key, cases in CASES.items() for number, case in enumerate(cases)]


@pytest.mark.parametrize(("key", "begin", "seat", "act", "law", "facts"), EACH)
def test_refused_with_the_rule_and_a_sentence(key: str, begin: Callable[[], Table], seat: int, act: Action, law: str,
                                              facts: dict[str, Any]) -> None:
    no = refusal(GAME, begin(), seat, act)
    assert (no.rule, no.key, no.facts) == (law, key, facts)
    assert GAME.catalogue.say(no.key, **no.facts)


@rule("DA-S02", "DA-B01")
def test_no_refusal_is_left_out() -> None:
    """Every message key in the code, and every refusal among the sentences, is met above or among the editions."""
    code, sentences = refusal_keys(GAME)
    assert code == set(CASES)
    assert sentences == {*CASES, *FAULTS, "no-two"}


@rule("DA-S02")
@pytest.mark.parametrize("options", [{}, {"two_players": False}, {"younger": True}])
def test_two_play_only_where_the_table_says_so(options: dict[str, Any]) -> None:
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("diagon_alley", 2, options=options)
    assert (no.value.rule, no.value.key) == ("DA-S02", "no-two")
    assert greathall.new("diagon_alley", 2, seed="two", options={**options, "two_players": True}).seat is not None


ABSURD = (-1, 18, 99, 1 << 70)


@pytest.mark.parametrize("number", ABSURD)
@rule("DA-C04", "DA-4.3")
def test_numbers_off_the_table_are_refused_not_crashed_on(number: int) -> None:
    acts = [Enter(number), Through(number), Go(number), Close(number), Snatch(number), Shove(number),
            Pickpocket(number), Found(number), Pick(number), Take(number), SendBack(number), Rob(number),
            GiveBack(number), Drop(number), Drawn(number)]
    for step in STEPS:
        for act in acts:
            assert GAME.explain(table(step)(), ANN, act) is not None


STEPS: list[Step] = [
    Turn(ANN, False), Turn(ANN, True), Walk(ANN, 12), LastBuy(ANN), ATTACKED, Snatching(ANN, BOB), Robbing(ANN, BOB),
    Returning(ANN), Fizzle(ANN), Giving(ANN, 2), FlooTo(ANN), ToTheBank(ANN)]


@pytest.mark.parametrize("step", STEPS, ids=str)
@pytest.mark.parametrize("place", [street(3), inside("robes"), alley(9)], ids=["street", "inside", "alley"])
@rule("DA-S03", "DA-6.3")
def test_a_refusal_exactly_where_the_step_does_not_admit(step: Step, place: int) -> None:
    """Every action that any of these steps offers, tried at each of them, by each seat."""
    at = {ANN: place, BOB: street(8), CAT: alley(5)}
    said = [act for other in STEPS for act in legal(table(other, at=at)())]
    s = table(step, at=at)()
    for act in [*said, Resign(), Stay(), Call(True), Leave()]:
        for seat in (ANN, BOB):
            may = (seat == ANN and s.agenda[-1].admits(s, act)) or act in asides(s, seat)
            assert (act in asides(s, seat)) == (
                isinstance(step, Turn) if act == Resign() else seat == ANN and isinstance(step, Walk)
                and act != End() and act in legal(table(Turn(ANN, True), at=at)()))
            assert (GAME.explain(s, seat, act) is None) == may


@rule("DA-2.4", "DA-S04")
def test_at_a_match_an_illegal_act_raises_with_rule_and_sentence() -> None:
    match = greathall.new("diagon_alley", 3, seed="refusals")
    assert match.seat is not None
    entries = len(match.entries)
    with pytest.raises(greathall.Illegal) as no:
        match.play(End())
    assert (no.value.rule, no.value.key) == ("DA-S04", "no-end-before-roll")
    with pytest.raises(greathall.Illegal) as no:
        match.play(Roll(), seat=(match.seat + 1) % 3)
    assert (no.value.rule, no.value.key) == ("DA-2.4", "no-turn")
    assert len(match.entries) == entries
