"""Every way to be refused: the rule and the sentence a player reads."""

import pytest

import greathall
from greathall.core.words import Action
from greathall.games.tcg import GAME
from greathall.games.tcg.model import (
    AtPlayer, Begins, Came, Done, Draw, End, Number, Pick, Play, Redraw, Resign, Shield, Show, Skip, Solve, Strike,
    Suffer, Takes, Target, Use,
)
from greathall.games.tcg.play.choosing import BackToHand
from greathall.games.tcg.play.drawing import DrawAny
from greathall.games.tcg.play.start import blank
from greathall.games.tcg.play.table import Table
from tests.games.tcg.scenes import ANN, BOB, ability, card, pick, play, run, scene, use
from tests.table import aside, refusal, refusal_keys, rule


# ── tables that have come to a certain point ─────────────────────────────────
def opening() -> Table:
    """Ann has five power; the hand holds what she can't play, each for a reason of its own."""
    return scene(hands={ANN: "Bluebell Flames, Surly Hound, Dean Thomas, Diagon Alley, Incendio, Charms"},
                 play={ANN: "5 Charms, Dragon's Escape, Remembrall, Winged Keys"})


def rich() -> Table:
    """Power enough, lessons too few."""
    return scene(hands={ANN: "Malevolent Mixture, Potions Mistake"}, play={
        ANN: "Silver Cauldron, Potions, 5 Charms, Professor Severus Snape", BOB: "Surly Hound"})


def tired() -> Table:
    return scene(hands={ANN: "Charms, Hannah Abbott"}, play={ANN: "5 Charms, Remembrall", BOB: "Peeves Causes Trouble"},
                 heaps={ANN: "Charms"}, actions=0)


def half_tired() -> Table:
    return scene(hands={ANN: "Ron Weasley"}, actions=1)


def before_the_damage() -> Table:
    return scene(hands={ANN: "Charms"}, play={ANN: "Surly Hound, Remembrall"}, heaps={ANN: "Charms"}, struck=False)


def facing(adventure: str, hand: str = "Charms, Vermillious, Remembrall", lessons: str = "4 Charms") -> Table:
    return scene(hands={ANN: hand}, play={ANN: f"{lessons}, Remembrall", BOB: adventure}, heaps={ANN: "Charms"})


def alley() -> Table:
    return facing("Diagon Alley")


def hunting() -> Table:
    return facing("Harry Hunting")


def house() -> Table:
    return facing("Reptile House")


def forgetful() -> Table:
    s = facing("Reptile House")
    s.banned[ANN] = True
    return s


def used() -> Table:
    s = scene(play={ANN: "Winged Keys", BOB: "Surly Hound"})
    run(s, ability(s), use(s, "Winged Keys"))
    return s


def aiming() -> Table:
    s = scene(hands={ANN: "Vermillious, Charms"}, play={ANN: "4 Charms, Remembrall", BOB: "Pet Toad"})
    run(s, play("Vermillious"))
    return s


def chased() -> Table:
    return scene(BackToHand(ANN), play={ANN: "Surly Hound, Cage", BOB: "Pet Toad"})


def cloaked() -> Table:
    """Bob's Cloak has been used against the first spell."""
    s = scene(hands={ANN: "2 Magical Mishap"}, play={ANN: "2 Charms", BOB: "Invisibility Cloak, Cage, Pet Toad"})
    run(s, play("Magical Mishap"), at_cloak(), play("Magical Mishap"))
    return s


def at_cloak() -> Shield:
    return Shield(1, card("Invisibility Cloak"))


def asked_by_snape() -> Table:
    s = scene(hands={ANN: "Snape's Question", BOB: "Charms"}, play={ANN: "3 Potions"})
    run(s, play("Snape's Question"))
    return s


def examined() -> Table:
    s = scene(hands={ANN: "Potions Exam"}, play={ANN: "10 Potions", BOB: "2 Potions, Charms, Transfiguration, Cage"})
    run(s, play("Potions Exam"))
    return s


def failing() -> Table:
    s = examined()
    run(s, Suffer())
    return s


def discarding() -> Table:
    s = scene(hands={ANN: "4 Remembrall, 2 Cage, Charms"}, play={BOB: "Hiding From Snape"})
    run(s, Solve(0))
    return s


def gathering() -> Table:
    s = scene(hands={ANN: "Hospital Wing"}, play={ANN: "4 Potions"}, heaps={ANN: "Cage, Boil Cure, Vermillious"})
    run(s, play("Hospital Wing"), pick("Vermillious"))
    return s


def searching() -> Table:
    s = scene(hands={ANN: "Mysterious Egg"}, play={ANN: "4 Care of Magical Creatures"},
              decks={ANN: "9 Charms, Pet Toad, Surly Hound"})
    run(s, play("Mysterious Egg"))
    return s


def counting() -> Table:
    return scene(DrawAny(ANN))


def over() -> Table:
    s = opening()
    aside(GAME, s, BOB, Resign())
    return s


def unsettled() -> Table:
    s = blank(opening().options)
    s.agenda = opening().agenda
    return s


CASES = {
    "no-chance": (opening, ANN, Came(3), "TC-1.2: decks and lots speak for themselves."),
    "no-over": (over, ANN, End(), "TC-1.1: the game is over."),
    "no-turn": (opening, BOB, End(), "TC-16.1: it is not you who is asked now."),
    "no-resign-yet": (unsettled, ANN, Resign(), "TC-R9.1: wait until it is settled who begins."),
    "no-answer-first": (aiming, ANN, play("Charms"), "TC-14.4: first answer what is asked."),
    "no-question": (opening, ANN, AtPlayer(), "TC-14.4: nothing asks for that now."),
    "no-choice": (aiming, ANN, Redraw(), "TC-14.4: that is no answer to what is asked."),
    "no-strike-first": (before_the_damage, ANN, play("Charms"), "TC-3.2: first your creatures do their damage."),
    "no-strike-twice": (opening, ANN, Strike(), "TC-3.2: your creatures have done their damage in this turn."),
    "no-actions": (tired, ANN, play("Charms"), "TC-3.3: you have no action left in this turn."),
    "no-two-actions": (half_tired, ANN, play("Ron Weasley"),
                       "TC-3.4: “Ron Weasley” takes two actions, and you have not two left."),
    "no-draw-count": (opening, ANN, Draw(2), "TC-3.3: an action draws one card."),
    "no-such-card": (opening, ANN, Play(117), "TC-13.1: there is no such card."),
    "no-such-place": (opening, ANN, Use(9, 8), "TC-7.1: that card does not lie there."),
    "no-card": (opening, ANN, play("Accio"), "TC-14.1: “Accio” is not in your hand."),
    "no-banned": (forgetful, ANN, play("Charms"),
                  "TC-CARD-086: “Forgetfulness Potion” lets you play no cards in this turn."),
    "no-hindered": (alley, ANN, Draw(1), "TC-CARD-048: “Diagon Alley” forbids it."),
    "no-unique": (opening, ANN, play("Dean Thomas"), "TC-8.1: “Dean Thomas” is unique and already in play."),
    "no-second-adventure": (opening, ANN, play("Diagon Alley"),
                            "TC-6.1: you have an adventure in play already; it can't be replaced."),
    "no-power": (opening, ANN, play("Bluebell Flames"), "TC-4.1: “Bluebell Flames” needs 7 power; you lack 2."),
    "no-symbol": (opening, ANN, play("Surly Hound"),
                  "TC-4.1: “Surly Hound” needs some power of Care of Magical Creatures, and you have none."),
    "no-power-hunted": (hunting, ANN, play("Vermillious"),
                        "TC-CARD-023: “Harry Hunting” asks for 2 power more; you lack 2."),
    "no-lessons": (rich, ANN, play("Potions Mistake"),
                   "TC-CARD-100: “Potions Mistake” costs 3 lessons of Potions in play, and you have too few."),
    "no-condition": (opening, ANN, play("Incendio"), "TC-CARD-025: what “Incendio” orders can't be done now."),
    "no-ability": (lambda: scene(play={ANN: "Pet Toad"}), ANN, Use(1, card("Pet Toad")),
                   "TC-7.1: “Pet Toad” has nothing to be used."),
    "no-used": (used, ANN, Use(0, card("Dean Thomas")),
                "TC-CARD-001: “Dean Thomas” has been used, and can be only once."),
    "no-used-turn": (used, ANN, Use(1, card("Winged Keys")), "TC-CARD-072: “Winged Keys” has been used in this turn."),
    "no-adventure": (opening, ANN, Solve(0), "TC-6.2: your opponent has no adventure in play."),
    "no-solve": (house, ANN, Solve(1), "TC-6.2: you can't do what solves “Reptile House”, not all of it at once."),
    "no-solve-skip": (alley, ANN, Solve(0), "TC-6.3: “Diagon Alley” is solved by skipping 7 actions."),
    "no-skip": (house, ANN, Skip(), "TC-6.3: “Reptile House” is not solved by skipping actions."),
    "no-starting": (aiming, ANN, Target(BOB, 0, card("Hannah Abbott")),
                    "TC-7.2: Hannah Abbott is a starting character and never leaves play."),
    "no-target": (aiming, ANN, Target(ANN, 1, card("Remembrall")), "TC-14.4: “Remembrall” can't be chosen here."),
    "no-in-pile": (gathering, ANN, pick("Accio"), "TC-14.4: “Accio” is not in your discard pile."),
    "no-in-deck": (searching, ANN, pick("Kelpie"), "TC-14.4: “Kelpie” is not in your deck."),
    "no-in-play": (failing, BOB, pick("Care of Magical Creatures"),
                   "TC-14.4: no lesson “Care of Magical Creatures” is in play there."),
    "no-pick": (gathering, ANN, pick("Boil Cure"), "TC-14.4: “Boil Cure” can't be chosen here."),
    "no-show": (asked_by_snape, BOB, Show(card("Potions")), "TC-CARD-104: you can't show that."),
    "no-number": (counting, ANN, Number(21), "TC-12.3: name a number from 0 to 20."),
    "no-done": (chased, ANN, Done(), "TC-14.4: you must choose."),
    "no-shield": (cloaked, BOB, Shield(2, card("Cage")), "TC-16.1: “Cage” does nothing against a spell."),
}


@pytest.mark.parametrize("key", [pytest.param(key, marks=rule(case[3].split(":")[0])) for key, case in CASES.items()])
def test_refused_with_the_rule_and_a_sentence(key: str) -> None:
    table, seat, act, sentence = CASES[key]
    no = refusal(GAME, table(), seat, act)
    assert (no.key, f"{no.rule}: {GAME.catalogue.say(no.key, **no.facts)}") == (key, sentence)


def test_no_refusal_is_left_out() -> None:
    """Every message key in the code, and every refusal among the sentences, is met above."""
    assert refusal_keys(GAME) == [set(CASES)] * 2


ALSO = {
    "draw before the damage": (before_the_damage, Draw(1), "TC-3.2"),
    "end before the damage": (before_the_damage, End(), "TC-3.2"),
    "remembrall before the damage": (before_the_damage, Use(2, card("Remembrall")), "TC-3.2"),
    "draw without an action": (tired, Draw(1), "TC-3.3"),
    "skip without an action": (tired, Skip(), "TC-3.3"),
    "an ability without an action": (tired, Use(1, card("Remembrall")), "TC-3.3"),
    "nothing to skip for": (opening, Skip(), "TC-6.2"),
    "an ability under a ban": (forgetful, Use(1, card("Remembrall")), "TC-CARD-086"),
    "an ability that lacks what it needs": (opening, Use(2, card("Winged Keys")), "TC-CARD-072"),
    "a spell at Privet Drive": (lambda: facing("1 4 Privet Drive"), play("Vermillious"), "TC-CARD-039"),
    "an item, hiding": (lambda: facing("Hiding From Snape"), play("Remembrall"), "TC-CARD-054"),
    "the Cloak twice": (cloaked, at_cloak(), "TC-CARD-012"),
    "a card beyond the board against a spell": (cloaked, Shield(9, 1), "TC-16.1"),
    "a card that lies elsewhere": (aiming, Target(BOB, 1, card("Kelpie")), "TC-14.4"),
    "a third side": (aiming, Target(2, 1, card("Pet Toad")), "TC-14.4"),
    "an own item to be chased": (chased, Target(ANN, 2, card("Cage")), "TC-14.4"),
    "a lesson as a target": (aiming, pick("Charms"), "TC-14.4"),
    "a hand card that is no item": (discarding, pick("Charms"), "TC-14.4"),
    "no such card to pick": (searching, Pick(0), "TC-13.1"),
    "what is no creature": (searching, pick("Charms"), "TC-14.4"),
    "another lesson for the exam": (examined, Show(card("Charms")), "TC-CARD-063"),
}


@pytest.mark.parametrize("case", ALSO)
@rule("TC-14.1", "TC-14.4")
def test_the_rule_that_forbids_it(case: str) -> None:
    table, act, forbids = ALSO[case]
    s = table()
    no = GAME.explain(s, s.agenda[-1].seat, act)
    assert no is not None
    assert no.rule == forbids


@rule("TC-14.1", "TC-4.2", "TC-R4.1")
def test_what_forbids_a_card_is_looked_at_in_its_order() -> None:
    """Incendio against all odds: one hindrance after the other is taken away."""
    s = scene(hands={ANN: "Incendio"}, play={BOB: "1 4 Privet Drive"}, actions=0, struck=False)
    s.banned[ANN] = True
    found = []

    def why() -> None:
        no = GAME.explain(s, ANN, play("Incendio"))
        found.append(no.key if no else "")

    why()
    s.struck = True
    why()
    s.actions = 1
    why()
    s.banned[ANN] = False
    why()
    s.adventure[BOB] = 0
    why()
    s.lessons[ANN] = [3, 0, 0, 0]
    why()
    s.lessons[ANN] = [2, 1, 0, 0]
    why()
    s.enter(BOB, card("Pet Toad"))
    why()
    assert found == ["no-strike-first", "no-actions", "no-banned", "no-hindered", "no-power", "no-symbol",
                     "no-condition", ""]


@pytest.mark.parametrize("act", [Came(3), Begins(1), Takes(2)])
@rule("TC-1.2")
def test_nobody_speaks_for_chance(act: Action) -> None:
    no = GAME.explain(opening(), ANN, act)
    assert no is not None
    assert no.key == "no-chance"


@pytest.mark.parametrize("act", [Play(-1), Play(1 << 70), Use(-1, 1), Target(-1, 0, 1), Target(0, 1 << 70, 1), Pick(-5),
                                 Shield(-1, 1), Number(-1), Draw(-1), Draw(0), Solve(-1), Show(0)])
@rule("TC-13.1", "TC-14.4")
def test_numbers_off_the_table_are_refused_not_crashed_on(act: Action) -> None:
    for table in (opening, aiming, gathering, searching, counting, discarding, failing, asked_by_snape, cloaked):
        s = table()
        assert GAME.explain(s, s.agenda[-1].seat, act) is not None


@rule("TC-16.1")
def test_at_a_match_an_illegal_act_raises_with_rule_and_sentence() -> None:
    match = greathall.new("tcg", 2, seed="turn")
    assert match.seat is not None
    with pytest.raises(greathall.Illegal, match=r"^TC-16\.1: it is not you who is asked now\.$"):
        match.play(match.legal()[0], seat=1 - match.seat)
    with pytest.raises(greathall.Illegal) as no:
        match.play(Strike())
    assert (no.value.rule, no.value.why) == ("TC-3.2", "your creatures have done their damage in this turn.")
