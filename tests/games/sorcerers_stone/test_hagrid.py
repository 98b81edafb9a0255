"""Hagrid's challenge: cards to move with, flutes, the dog asleep and awake, the trapdoor."""

from collections import Counter

import pytest

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import NOTE_CARDS, TOKENS, TRAPDOOR
from greathall.games.sorcerers_stone.model import (
    Area, Arrived, Barked, FluffyFound, Fluted, HandedIn, HandsDealt, Note, NotesShuffled, Picked, Play, Sang, SentBack,
    Spin, Stay, Stepped, Woke, Won,
)
from greathall.games.sorcerers_stone.play.hagrid import DealNote, MustPlay, NoteTurn, PickNote, TurnToken
from greathall.games.sorcerers_stone.play.sprout import Choose
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import bits, scene
from tests.table import ANN, BOB, CAT, DAN, asked, do, legal, refused, rule, told

ALL_DARK = bits(*range(1, TOKENS + 1))


def laid(**facts: object) -> Table:
    """Ann has picked her card and may play; no token is face down unless the scene says so."""
    return scene("hagrid", NoteTurn(ANN), **{"dark": 0, **facts})  # type: ignore[arg-type]


# ── laying it out ────────────────────────────────────────────────────────────
@rule("SS-1.1", "SS-1.10", "SS-H01", "SS-G09")
def test_fifteen_tokens_forty_cards_and_two_for_each() -> None:
    s: Table = GAME.setup(3, GAME.resolve_options(3, {}), {}, {})
    assert (TOKENS, TRAPDOOR, s.hagrid.dark) == (15, 16, ALL_DARK), "neither on Start nor on the trapdoor"
    assert Counter(NOTE_CARDS) == {1: 10, 2: 10, 3: 10, 4: 10}
    assert s.hagrid.pos == [0, 0, 0]
    assert s.agenda[-1] == DealNote(ANN)
    s.log = []
    do(s, Note(1), Note(2), Note(3), Note(4), Note(4), Note(1))
    assert s.hagrid.notes == [[1, 4], [2, 4], [3, 1]]
    assert s.agenda[-1] == PickNote(ANN)
    assert [event.seen_by(BOB).notes for event in told(s, Picked)] == [None, 2, None, None, 4, None]
    view = GAME.view(s, BOB)
    assert (view.hagrid.notes, view.hagrid.note_counts, view.hagrid.note_pile) == ([2, 4], [2, 2, 2], 34)


@rule("SS-1.2", "SS-0.2")
def test_a_turn_is_a_card_picked_and_then_one_played_or_none() -> None:
    s = scene("hagrid", notes={ANN: "22", BOB: "34"})
    do(s, Note(4))
    assert legal(s) == [Stay(), Play(2), Play(4)]
    do(s, Stay())
    assert (s.hagrid.pos[ANN], s.hagrid.notes[ANN], s.agenda[-1]) == (0, [2, 2, 4], PickNote(BOB))
    do(s, Note(1), Play(3), Barked(False))
    assert (s.hagrid.pos[BOB], s.hagrid.notes[BOB], asked(s)) == (3, [4, 1], -1), "one card only, and the turn is over"
    assert s.turn == CAT
    assert told(s, Stepped) == [Stepped(BOB, 3, 3)]


@rule("SS-1.3")
def test_played_cards_are_discarded() -> None:
    s = laid(notes={ANN: "24"})
    do(s, Play(2))
    assert (s.hagrid.notes[ANN], s.hagrid.note_discards) == ([4], [2])


@rule("SS-1.3", "SS-H15")
def test_when_the_pile_is_empty_the_discards_are_shuffled() -> None:
    s = laid(notes={ANN: "24"})
    s.hagrid.note_pile.bag, s.hagrid.note_discards = [], [1, 3, 3]
    do(s, Play(4))
    assert told(s, NotesShuffled) == [NotesShuffled()]
    assert (sorted(s.hagrid.note_pile.bag), s.hagrid.note_discards) == ([1, 3, 3, 4], [])
    assert s.agenda[-1].odds(s) == [(Note(1), 1), (Note(3), 2), (Note(4), 1)]


# ── flutes ───────────────────────────────────────────────────────────────────
@rule("SS-1.4", "SS-H05", "SS-H03")
def test_only_where_a_move_ends_a_token_is_turned_and_a_flute_goes() -> None:
    s = laid(notes={ANN: "2"}, dark=ALL_DARK)
    do(s, Play(2))
    assert s.agenda[-1] == TurnToken(ANN, 2)
    assert s.agenda[-1].odds(s) == [(Barked(False), 14), (Barked(True), 1)]
    do(s, Barked(False))
    assert told(s, Fluted) == [Fluted(ANN, 2)]
    assert (s.hagrid.dark, s.hagrid.pos[ANN], s.turn) == (ALL_DARK & ~bits(2), 2, BOB)
    assert (s.hagrid.notes[ANN], s.hagrid.note_discards) == ([], [2]), "it is good for nothing"


@rule("SS-1.4", "SS-H05", "SS-H04")
def test_an_empty_space_is_just_a_space_and_holds_any_number() -> None:
    s = laid(notes={ANN: "2"}, pos={BOB: 2, CAT: 2})
    do(s, Play(2))
    assert (s.hagrid.pos, s.turn) == ([2, 2, 2], BOB)


@rule("SS-1.4", "SS-1.1")
def test_of_tokens_left_one_is_the_dog_until_he_is_found() -> None:
    last = laid(notes={ANN: "1"}, dark=bits(1))
    do(last, Play(1))
    assert last.agenda[-1].odds(last) == [(Barked(True), 1)]
    found = laid(notes={ANN: "1"}, dark=bits(1, 5), fluffy=9)
    do(found, Play(1))
    assert found.agenda[-1].odds(found) == [(Barked(False), 1)]


# ── the dog found ────────────────────────────────────────────────────────────
@rule("SS-1.5", "SS-H06", "SS-H07", "SS-H17")
def test_without_a_song_the_finder_goes_back_and_the_dog_stays_awake() -> None:
    s = laid(notes={ANN: "12344"}, pos={ANN: 5}, dark=ALL_DARK)
    do(s, Play(2), Barked(True))
    assert told(s, FluffyFound) == [FluffyFound(ANN, 7)]
    assert told(s, SentBack) == [SentBack(ANN)]
    assert (s.hagrid.pos[ANN], s.hagrid.fluffy, s.hagrid.singer) == (0, 7, -1)
    assert s.hagrid.notes[ANN] == [1, 3, 4, 4], "the card that moved was one of the four"
    assert s.hagrid.note_discards == [2]
    assert (s.hagrid.dark, s.turn) == (ALL_DARK & ~bits(7), BOB)


@rule("SS-1.5", "SS-1.6", "SS-1.3", "SS-H09", "SS-H12")
def test_who_has_all_four_plays_them_at_once_and_stays() -> None:
    s = laid(notes={ANN: "122344"}, pos={ANN: 5}, dark=ALL_DARK)
    do(s, Play(2), Barked(True))
    assert told(s, Sang) == [Sang(ANN)]
    assert told(s, SentBack) == []
    assert (s.hagrid.pos[ANN], s.hagrid.fluffy, s.hagrid.singer) == (7, 7, ANN)
    assert (s.hagrid.notes[ANN], sorted(s.hagrid.note_discards)) == ([4], [1, 2, 2, 3, 4])


@rule("SS-1.5", "SS-H09")
@pytest.mark.parametrize(("cards", "space"), [("1123", 0), ("11234", 7), ("1234", 0)])
def test_landing_on_him_awake_is_like_finding_him(cards: str, space: int) -> None:
    s = laid(notes={ANN: cards}, pos={ANN: 6}, fluffy=7)
    do(s, Play(1))
    assert (s.hagrid.pos[ANN], len(told(s, Sang)), len(told(s, SentBack))) == (space, space // 7, 1 - space // 7)


# ── asleep for one full turn ─────────────────────────────────────────────────
@rule("SS-1.6", "SS-H11", "SS-H12")
def test_he_sleeps_until_the_singer_plays_again() -> None:
    s = laid(notes={ANN: "12344", BOB: "3", CAT: "14"}, pos={ANN: 3, BOB: 6, CAT: 6}, fluffy=7)
    do(s, Play(4))
    assert s.hagrid.singer == ANN
    do(s, Note(1), Play(3))
    assert (s.hagrid.pos[BOB], s.turn) == (9, CAT), "past him without a song"
    do(s, Note(1), Play(1))
    assert (s.hagrid.pos[CAT], told(s, SentBack)) == (7, []), "and onto him"
    assert (s.turn, s.hagrid.singer, told(s, Woke)) == (ANN, -1, [Woke(7)])
    assert s.hagrid.pos[CAT] == 7, "who stands there when he wakes up stays"
    do(s, Note(1), Play(1), Note(1), Stay(), Note(1), Play(4))
    assert (s.hagrid.pos[ANN], s.hagrid.pos[CAT]) == (8, 11), "and moves off freely"


@rule("SS-1.7", "SS-1.6", "SS-H10")
def test_after_that_nobody_passes_without_a_song() -> None:
    s = laid(notes={ANN: "12344", BOB: "3"}, pos={ANN: 3, BOB: 6}, fluffy=7)
    do(s, Play(4), Note(4), Stay(), Note(1), Stay())
    do(s, Note(1), Stay(), Note(1))
    assert legal(s) == [Stay(), Play(1)], "onto him, but not past him with 3 or 4"
    assert refused(GAME, s, Play(3)) == refused(GAME, s, Play(4)) == "SS-1.7"


@rule("SS-H11", "SS-G04")
@pytest.mark.parametrize("place", ["sprout", "flitwick"])
def test_he_wakes_when_the_order_reaches_the_singer_wherever_that_is(place: str) -> None:
    s = scene("hagrid", seats=3, turn=CAT, where={ANN: place}, singer=ANN, fluffy=7, dark=0, area={ANN: 0},
              stands={ANN: 3}, fire=[0, 0, 0])
    do(s, Note(1), Stay())
    assert (s.turn, s.hagrid.singer, told(s, Woke)) == (ANN, -1, [Woke(7)])


@rule("SS-H11", "SS-S15")
def test_even_if_the_singer_is_skipped_there() -> None:
    """Ann and Cat wait at the Devil's Snare for Bob, who alone lacks a Fire token."""
    s = scene("hagrid", NoteTurn(BOB), seats=3, turn=BOB, where={ANN: "sprout", CAT: "sprout"}, singer=CAT, fluffy=7,
              dark=0, area=[0, -1, 1], fire=[1, 0, 2], notes={BOB: "1"})
    do(s, Stay())
    assert (s.turn, s.hagrid.singer) == (BOB, -1)


@rule("SS-H11")
def test_or_has_given_up() -> None:
    s = scene("hagrid", turn=CAT, singer=ANN, fluffy=7, dark=0, out=bits(ANN))
    do(s, Note(1), Stay())
    assert (s.turn, s.hagrid.singer) == (BOB, -1)


@rule("SS-1.6", "SS-H11")
def test_the_singer_has_no_more_of_it_than_the_others() -> None:
    s = laid(seats=2, notes={ANN: "12344"}, pos={ANN: 3}, fluffy=7)
    do(s, Play(4), Note(1), Stay())
    assert (s.turn, s.hagrid.singer) == (ANN, -1)


# ── past him awake ───────────────────────────────────────────────────────────
@rule("SS-1.7", "SS-H08", "SS-H10", "SS-H13")
def test_passing_him_costs_a_song_and_the_card_that_moves() -> None:
    four = laid(notes={ANN: "1234"}, pos={ANN: 6}, fluffy=7)
    assert legal(four) == [Stay(), Play(1)], "a song alone does not move"
    five = laid(notes={ANN: "12334"}, pos={ANN: 6}, fluffy=7)
    assert legal(five) == [Stay(), Play(1), Play(3)]
    do(five, Play(3))
    b = five.hagrid
    assert (b.pos[ANN], b.notes[ANN], sorted(b.note_discards)) == (9, [], [1, 2, 3, 3, 4])
    assert (b.singer, b.fluffy) == (ANN, 7), "he sleeps a full turn after this song too"


@rule("SS-H18", "SS-H12")
def test_a_song_is_played_only_where_it_is_needed() -> None:
    s = laid(notes={ANN: "112344"}, pos={ANN: 6}, fluffy=7, singer=BOB)
    do(s, Play(4))
    assert (s.hagrid.pos[ANN], s.hagrid.notes[ANN], told(s, Sang)) == (10, [1, 1, 2, 3, 4], []), "he is asleep"
    s = laid(notes={ANN: "112344"}, pos={ANN: 8}, fluffy=7)
    do(s, Play(1))
    assert told(s, Sang) == [], "he is behind"


@rule("SS-1.7", "SS-H12")
def test_who_stands_with_him_or_behind_him_is_free() -> None:
    s = laid(notes={ANN: "24"}, pos={ANN: 7}, fluffy=7)
    assert legal(s) == [Stay(), Play(2), Play(4)]


# ── the trapdoor ─────────────────────────────────────────────────────────────
@rule("SS-H02", "SS-1.2")
def test_the_trapdoor_is_reached_by_exact_count() -> None:
    s = laid(notes={ANN: "234"}, pos={ANN: 13})
    assert legal(s) == [Stay(), Play(2), Play(3)]
    assert refused(GAME, s, Play(4)) == "SS-H02"


@rule("SS-H02")
def test_or_not_if_the_table_likes() -> None:
    s = laid(notes={ANN: "234"}, pos={ANN: 13}, options={"exact_count_at_trapdoor": False})
    do(s, Play(4))
    assert s.hagrid.pos[ANN] == TRAPDOOR
    assert told(s, Arrived) == [Arrived(ANN, 1)]
    awake = laid(notes={ANN: "4"}, pos={ANN: 14}, fluffy=15, options={"exact_count_at_trapdoor": False})
    assert legal(awake) == [Stay()], "nor past the dog"


@rule("SS-1.8", "SS-H16", "SS-G05")
def test_who_reaches_it_goes_on_at_once_and_leaves_the_cards() -> None:
    s = laid(notes={ANN: "1233"}, pos={ANN: 13})
    do(s, Play(3))
    assert told(s, HandedIn) == [HandedIn(ANN, (1, 2, 3))]
    assert (s.hagrid.notes[ANN], sorted(s.hagrid.note_discards)) == ([], [1, 2, 3, 3])
    assert (s.where[ANN], s.agenda[-1]) == (1, Choose(ANN))
    assert (s.where[BOB], s.where[CAT]) == (0, 0)


@rule("SS-H16")
def test_a_hand_has_no_limit() -> None:
    s = scene("hagrid", notes={ANN: "111122223333444"})
    do(s, Note(1), Stay())
    assert len(s.hagrid.notes[ANN]) == 16


@rule("SS-1.9", "SS-0.4", "SS-0.1")
def test_alone_the_first_to_reach_it_wins() -> None:
    s = laid(alone=True, notes={ANN: "1"}, pos={ANN: 15})
    do(s, Play(1))
    assert (s.agenda, s.winners, s.ended) == ([], (ANN,), "trapdoor")
    assert told(s, Won) == [Won((ANN,), "trapdoor")]
    assert GAME.result(s).scores == (1.0, 0.0, 0.0)


# ── nothing left to pick ─────────────────────────────────────────────────────
def hoarded(turn: int = ANN, **facts: object) -> Table:
    """Pile and discards are empty; the turn begins."""
    s = scene("hagrid", NoteTurn(turn), turn=turn, dark=0, **facts)  # type: ignore[arg-type]
    s.hagrid.note_pile.bag = []
    return s


@rule("SS-H14")
def test_without_a_card_to_pick_one_may_still_stay_for_a_whole_round() -> None:
    s = hoarded(notes={ANN: "11", BOB: "22", CAT: "33"}, pos={ANN: 5})
    do(s, Stay())
    for seat in (BOB, CAT, ANN):
        assert (s.agenda[-1], legal(s)[0]) == (NoteTurn(seat), Stay())
        do(s, Stay())
    assert s.agenda[-1] == MustPlay(BOB)
    assert refused(GAME, s, Stay()) == "SS-H14"
    assert refused(GAME, s, Play(4)) == "SS-1.2"
    do(s, Play(2))
    assert (s.hagrid.pos[BOB], s.agenda[-1]) == (2, PickNote(CAT)), "now there is a card to shuffle"


@rule("SS-H14")
def test_who_picked_the_last_card_has_not_stood_still() -> None:
    s = scene("hagrid", dark=0, notes={ANN: "11", BOB: "22", CAT: "33"})
    s.hagrid.note_pile.bag = [4]
    do(s, Note(4), Stay(), Stay(), Stay())
    assert s.agenda[-1] == NoteTurn(ANN), "Ann picked a card a round ago"
    do(s, Stay())
    assert s.agenda[-1] == MustPlay(BOB)


@rule("SS-H14", "SS-1.5")
def test_it_must_be_played_even_onto_the_waking_dog() -> None:
    s = hoarded(notes={ANN: "4", BOB: "1", CAT: "4"}, pos={ANN: 6, BOB: 6, CAT: 6}, fluffy=7, idle=bits(ANN, CAT))
    do(s, Stay())
    assert s.agenda[-1] == NoteTurn(BOB)
    do(s, Stay())
    assert s.agenda[-1] == MustPlay(BOB), "Cat has nothing to play and is passed over, Ann too"
    assert legal(s) == [Play(1)]
    do(s, Play(1))
    assert s.hagrid.pos[BOB] == 0


@rule("SS-H14", "SS-1.2")
def test_if_nobody_can_play_the_hands_are_dealt_again() -> None:
    s = hoarded(notes={ANN: "22334", BOB: "344", CAT: "44"}, pos=[15, 15, 15], idle=bits(ANN, BOB, CAT))
    do(s, Stay())
    assert told(s, HandsDealt) == [HandsDealt()]
    assert s.agenda[-1] == DealNote(ANN)
    assert s.agenda[-1].odds(s) == [(Note(2), 2), (Note(3), 3), (Note(4), 5)]
    do(s, Note(2), Note(3), Note(4), Note(4), Note(4), Note(3))
    assert s.hagrid.notes == [[2, 4], [3, 4], [4, 3]]
    assert s.agenda[-1] == PickNote(BOB), "whose turn it is picks a card, now that there are some"
    do(s, Note(2))
    assert s.agenda[-1] == NoteTurn(BOB)


@rule("SS-H14")
def test_who_is_on_another_board_does_not_count() -> None:
    s = hoarded(seats=4, where={BOB: "sprout", CAT: "sprout"}, area={BOB: 0, CAT: 1}, notes={ANN: "11", DAN: "22"},
                turn=DAN, idle=bits(ANN, DAN))
    do(s, Stay())
    assert s.agenda[-1] == MustPlay(ANN)


# ── what is refused ──────────────────────────────────────────────────────────
@rule("SS-1.2", "SS-0.2")
def test_refusals() -> None:
    s = laid(notes={ANN: "12"})
    assert refused(GAME, s, Play(3)) == "SS-1.2", "not in the hand"
    assert refused(GAME, s, Area(0)) == "SS-2.2", "that comes later"
    assert refused(GAME, s, Play(1), BOB) == "SS-0.2"
    assert refused(GAME, s, Spin(), CAT) == "SS-0.2"
    assert refused(GAME, s, Note(1)) == "SS-0.1", "cards speak for themselves"
