"""Knowledge: piles and counts are open, hands and decks are secret, and cards once seen are remembered."""

from random import Random

from greathall.core.engine import settle
from greathall.games.tcg import GAME
from greathall.games.tcg.made.view import View
from greathall.games.tcg.model import Came, Done, Drawn, Found, Looked, Pick, Returned, Show, Shuffled
from greathall.games.tcg.play.damage import Damage
from greathall.games.tcg.play.table import FROM_SPELLS, Table
from tests.games.tcg.scenes import (
    ANN, BOB, Draw, End, ability, card, cards, flow, hand, in_play, pick, play, run, scene,
)
from tests.table import do, legal, rule, told


def sees(s: Table, seat: int | None) -> View:
    view: View = GAME.view(s, seat)
    return view


@rule("TC-10.1", "TC-R5.8")
def test_piles_and_counts_are_open_hands_and_decks_are_not() -> None:
    s = scene(hands={ANN: "Accio, Charms", BOB: "Vermillious"}, heaps={ANN: "Stupefy", BOB: "Cage"},
              decks={ANN: "7 Charms", BOB: "5 Potions"})
    for seat in (ANN, BOB, None):
        v = sees(s, seat)
        assert (v.heaps, v.sizes, v.decks) == ([cards("Stupefy"), cards("Cage")], [2, 1], [7, 5])
        assert v.known == [cards("Accio, Charms") if seat == ANN else [], cards("Vermillious") if seat == BOB else []]
    assert (sees(s, ANN).hand, sees(s, None).hand, sees(s, None).stock) == (cards("Accio, Charms"), [], [])


@rule("TC-10.1", "TC-12.2")
def test_a_card_drawn_is_seen_by_who_drew_it() -> None:
    s = scene(decks={ANN: "2 Accio, 2 Cage"})
    do(s, Draw(1), Came(card("Cage")))
    drawn = told(s, Drawn)[0]
    assert drawn.seen_by(ANN) == Drawn(ANN, card("Cage"), False)
    assert drawn.seen_by(BOB) == drawn.seen_by(None) == Drawn(ANN, None, False)
    assert (sees(s, ANN).known[ANN], sees(s, BOB).known[ANN]) == ([card("Cage")], [])


@rule("TC-R5.8")
def test_mrs_norris_opens_a_hand_while_she_is_there() -> None:
    s = scene(hands={ANN: "Mrs Norris", BOB: "Accio, Incarcifors"}, play={ANN: "2 care", BOB: "6 trans"})
    run(s, play("Mrs Norris"))
    assert sees(s, ANN).known[BOB] == sees(s, None).known[BOB] == cards("Accio, Incarcifors")
    run(s, End())
    assert sees(s, ANN).known[BOB] == cards("Accio, Incarcifors, Charms"), "what is drawn too"
    run(s, play("Incarcifors"), Draw(1))
    assert in_play(s, ANN, "Mrs Norris") == 0
    assert (sees(s, ANN).known[BOB], sees(s, ANN).sizes[BOB]) == (cards("Accio, Charms"), 3), "what comes now is hidden"


@rule("TC-R5.10")
def test_who_has_looked_remembers_until_the_cards_are_gone() -> None:
    s = scene(characters=("Draco Malfoy", "Harry Potter"), hands={ANN: "Accio", BOB: "Cage, Charms, Vermillious"},
              play={BOB: "4 Charms"})
    run(s, ability(s))
    assert told(s, Looked)[0].seen_by(ANN).cards == tuple(cards("Cage, Vermillious, Charms"))
    assert told(s, Looked)[0].seen_by(None) == told(s, Looked)[0].seen_by(BOB) == Looked(ANN, None)
    run(s, pick("Charms"))
    assert (sees(s, ANN).known[BOB], sees(s, None).known[BOB]) == (cards("Cage, Vermillious"), [])
    assert sees(s, BOB).shown == cards("Cage, Vermillious"), "and who was looked at knows it"
    run(s, End(), play("Vermillious"))
    assert (sees(s, ANN).known[BOB], sees(s, ANN).sizes[BOB]) == ([card("Cage")], 2)


@rule("TC-R5.2")
def test_what_is_chosen_from_a_hand_is_seen_when_it_is_discarded() -> None:
    s = scene(hands={ANN: "Confundus", BOB: "Accio, Cage, Charms"}, play={ANN: "5 Charms"})
    run(s, play("Confundus"))
    assert (s.agenda[-1].seat, sees(s, ANN).known[BOB]) == (BOB, [])
    run(s, pick("Cage"), pick("Charms"))
    assert (sees(s, ANN).heaps[BOB], sees(s, ANN).known[BOB]) == (cards("Cage, Charms"), [])


@rule("TC-10.1", "TC-R6.10")
def test_a_lesson_shown_twice_may_be_the_same() -> None:
    """Bob holds two Potions lessons and shows one to each question: Ann knows of one."""
    s = scene(hands={ANN: "2 Snape's Question", BOB: "2 Potions"}, play={ANN: "3 Potions"})
    s.show(BOB, card("Potions"))
    s.hands[BOB].cards.reverse()
    s.hands[BOB].known.reverse()
    run(s, play("Snape's Question"), Show(card("Potions")), play("Snape's Question"), Show(card("Potions")))
    assert sees(s, ANN).known[BOB] == cards("Potions")


# ── decks ────────────────────────────────────────────────────────────────────
def after_egg(*chosen: Done | Pick) -> Table:
    s = scene(hands={ANN: "Mysterious Egg"}, play={ANN: "4 care"}, decks={ANN: "3 Charms, Pet Toad, Kelpie"})
    run(s, play("Mysterious Egg"), *chosen)
    return s


@rule("TC-16.2", "TC-R5.7")
def test_who_searches_sees_the_deck_may_take_nothing_and_shuffles() -> None:
    s = after_egg()
    assert legal(s) == [Done(), pick("Kelpie"), pick("Pet Toad")]
    assert s.agenda[-1].secret
    s = after_egg(Done())
    assert (told(s, Found), told(s, Shuffled), len(s.decks[ANN])) == ([Found(ANN, (), True)], [Shuffled(ANN)], 5)
    s = after_egg(pick("Kelpie"))
    assert told(s, Found)[0].seen_by(BOB) == Found(ANN, (card("Kelpie"),), True)
    assert (hand(s, ANN), sees(s, BOB).known[ANN], told(s, Shuffled)) == ("Kelpie", [card("Kelpie")], [Shuffled(ANN)])


@rule("TC-R5.7", "TC-16.2")
def test_what_is_found_is_shown_only_where_the_card_says_so() -> None:
    s = scene(hands={ANN: "Logic Puzzle"}, play={ANN: "6 Charms", BOB: "Hiding From Snape"},
              decks={ANN: "5 Cage, Accio"})
    run(s, play("Logic Puzzle"), pick("Accio"))
    assert told(s, Found)[0].seen_by(BOB) == Found(ANN, None, False)
    assert (hand(s, ANN), sees(s, BOB).known[ANN]) == ("Accio", [])


@rule("TC-16.2")
def test_nobody_sees_what_is_being_picked_in_a_deck() -> None:
    s = scene(hands={ANN: "Alchemy"}, play={ANN: "2 trans"}, decks={ANN: "3 Charms, 3 Potions"})
    run(s, play("Alchemy"), pick("Potions"))
    assert (sees(s, ANN).picks, sees(s, BOB).picks, sees(s, None).picks) == ([card("Potions")], [None], [None])


def cured(order: list[str]) -> Table:
    s = scene(hands={ANN: "Boil Cure"}, play={ANN: "Potions"}, heaps={ANN: "Accio, Cage, Stupefy"})
    run(s, play("Boil Cure"), *map(pick, order))
    return s


@rule("TC-R5.9", "TC-16.2")
def test_the_order_under_a_deck_is_its_owners_secret() -> None:
    """Whatever the order, the opponent has seen and been told the same, during the picks and afterwards."""
    one, two = ["Cage", "Accio", "Stupefy"], ["Accio", "Stupefy", "Cage"]
    for picked in range(4):
        first, second = cured(one[:picked]), cured(two[:picked])
        for seat in (BOB, None):
            assert sees(first, seat) == sees(second, seat)
        assert [e.seen_by(BOB) for e in first.log or []] == [e.seen_by(BOB) for e in second.log or []]
    s = cured(one)
    assert (sees(s, BOB).under[ANN], sees(s, BOB).bottom) == (cards("Cage, Stupefy, Accio"), [])
    assert sees(s, ANN).bottom == cards("Cage, Accio, Stupefy")
    assert [e.card for e in told(s, Returned)] == cards("Cage, Stupefy, Accio")


@rule("TC-R5.9")
def test_after_a_shuffle_nobody_knows_what_lies_under_the_deck() -> None:
    s = cured(["Cage", "Accio", "Stupefy"])
    s.receive(ANN, card("Hospital Wing"))
    s.lessons[ANN][2] = 4
    s.heaps[ANN].append(card("Vermillious"))
    run(s, play("Hospital Wing"), pick("Vermillious"), Done())
    for seat in (ANN, BOB):
        assert (sees(s, seat).under, sees(s, seat).bottom) == ([[], []], [])
    assert len(s.decks[ANN].bag) == 24


@rule("TC-R5.9", "TC-2.4")
def test_cards_under_the_deck_come_last_and_in_their_order() -> None:
    s = cured(["Cage", "Accio", "Stupefy"])
    s.decks[ANN].bag = cards("Charms")
    run(s, Draw(1), End(), End())
    assert hand(s, ANN) == "Cage, Charms"
    run(s, Draw(1))
    assert (hand(s, ANN), sees(s, ANN).bottom) == ("Cage, Accio, Charms", cards("Stupefy"))


@rule("TC-R5.9")
def test_which_card_comes_unseen_from_under_the_deck_is_not_told_by_those_that_stay() -> None:
    def bob_sees(order: list[str]) -> View:
        s = cured(order)
        s.decks[ANN].bag = cards("Charms")
        run(s, Draw(1))
        assert sees(s, BOB).under[ANN] == cards("Cage, Stupefy, Accio")
        run(s, End(), End())
        return sees(s, BOB)

    assert bob_sees(["Cage", "Accio", "Stupefy"]) == bob_sees(["Stupefy", "Cage", "Accio"])


def cured_twice(*picks: str) -> Table:
    """Two Boil Cures in a row have put these under Ann's deck, four and then the others; nothing is left above them."""
    s = scene(hands={ANN: "2 Boil Cure"}, play={ANN: "Potions"}, heaps={ANN: ", ".join(picks)})
    run(s, play("Boil Cure"), *map(pick, picks[:4]), play("Boil Cure"), *map(pick, picks[4:]))
    s.decks[ANN].bag = []
    return s


@rule("TC-R5.9")
def test_of_four_cards_under_four_the_lower_stay_known_when_one_of_the_upper_is_drawn() -> None:
    s = cured_twice("Stupefy", "Kelpie", "Accio", "Cage", "Surly Hound", "Remembrall", "Guard Dog", "Vermillious")
    upper, lower = cards("Cage, Kelpie, Stupefy, Accio"), cards("Guard Dog, Remembrall, Surly Hound, Vermillious")
    assert sees(s, BOB).under[ANN] == upper + lower
    run(s, End(), End())
    for seat in (BOB, None):
        assert sees(s, seat).under[ANN] == lower
    run(s, Draw(1), Draw(1), End(), End())
    assert sees(s, BOB).under[ANN] == lower, "all four have come"
    run(s, Draw(1))
    assert sees(s, BOB).under[ANN] == [], "and now one of these"


@rule("TC-R5.9")
def test_of_equal_cards_under_a_deck_as_many_stay_known_as_are_sure_to_be_there() -> None:
    s = cured_twice("Accio", "Cage", "Accio", "Accio")
    run(s, End(), End())
    assert sees(s, BOB).under[ANN] == cards("2 Accio"), "one was drawn: that or the Cage"
    s.then(Damage(ANN, 1, FROM_SPELLS, BOB))
    settle(s)
    flow(s)
    assert (s.heaps[ANN][-1], sees(s, BOB).under[ANN]) == (card("Cage"), cards("2 Accio")), "so it was not the Cage"
    run(s, Draw(1))
    assert sees(s, BOB).under[ANN] == cards("Accio")


def imagined(s: Table, seat: int, rng: Random) -> list[int]:
    """Return what might be under Ann's deck, from that seat's point of view."""
    world = GAME.imagine(sees(s, seat), rng)
    assert isinstance(world, Table)
    return world.decks[ANN].bottoms.cards


@rule("TC-R5.9")
def test_what_lies_under_a_deck_is_imagined_layer_by_layer() -> None:
    """Bob knows which four come before which four; Ann knows the order of all."""
    picks = ("Stupefy", "Kelpie", "Accio", "Cage", "Surly Hound", "Remembrall", "Guard Dog", "Vermillious")
    s, rng = cured_twice(*picks), Random(9)
    orders = set()
    for _ in range(99):
        lying = imagined(s, BOB, rng)
        orders.add(tuple(lying))
        assert sorted(lying[:4]) == sorted(map(card, picks[:4]))
    assert len(orders) > 50
    run(s, End(), End())
    for _ in range(9):
        assert sorted(imagined(s, BOB, rng)[3:]) == sorted(map(card, picks[4:]))
    assert imagined(s, ANN, rng) == [*map(card, picks[1:])]


@rule("TC-R5.9", "TC-R6.1")
def test_what_damage_takes_from_under_the_deck_is_seen_and_the_rest_still_known() -> None:
    s = cured(["Cage", "Accio", "Stupefy"])
    s.decks[ANN].bag = []
    s.then(Damage(ANN, 1, FROM_SPELLS, BOB))
    settle(s)
    flow(s)
    assert (s.heaps[ANN][-1], sees(s, BOB).under[ANN]) == (card("Cage"), cards("Stupefy, Accio"))
