"""From what is typed to a move."""

from collections.abc import Iterator

import pytest

import greathall
from greathall.cli.boards.sequence import parse
from greathall.cli.moves import MOST, Move, folded, in_one_breath, matching_moves, tags
from greathall.cli.reading import Reader
from greathall.cli.speech import Speech
from greathall.core import catalogue
from greathall.core.catalogue import ENGLISH, Locale
from greathall.core.words import Action
from greathall.games.diagon_alley.model import Call, Cart, Enter, Floo, Pickpocket, Rob, Roll, Shove, Take, Through
from greathall.games.monopoly.board import NAMES
from greathall.games.monopoly.model import Bid, BidFor, Build, Claim, Lift, Mortgage, Offer, Seal
from greathall.games.sequence.board import CARD
from greathall.games.sequence.made.view import View
from greathall.games.sequence.model import (
    Discard, Dismiss, Draw, Exchange, Forfeit, Grant, Lock, Place, Remove, Report, Resign,
)

SAID = ["5h at c4", "5h at b6", "10g at d1", "Jr takes d5", "Jr takes d6", "exchange 2s", "resign"]
MOVES = [Move(str(number), Resign(), said) for number, said in enumerate(SAID, 1)]


@pytest.mark.parametrize(("typed", "meant"), [
    ("5h at c4", ["5h at c4"]),
    ("5H AT C4", ["5h at c4"]),
    ("  5h   c4 ", ["5h at c4"]),
    ("5h, c4!", ["5h at c4"]),
    ("c4 5h", ["5h at c4"]),
    ("c4", ["5h at c4"]),
    ("play the 5h on c4", ["5h at c4"]),
    ("10g", ["10g at d1"]),
    ("jr d5", ["Jr takes d5"]),
    ("take d5", []),
    ("jr", ["Jr takes d5", "Jr takes d6"]),
    ("5h", ["5h at c4", "5h at b6"]),
    ("exchange 2s", ["exchange 2s"]),
    ("exchange 3s", []),
    ("5h at c5", []),
    ("5h at c4 c4", []),
    ("the", []),
    ("...", []),
])
def test_names_are_understood_forgivingly(typed: str, meant: list[str]) -> None:
    assert [move.said for move in matching_moves(typed, MOVES)] == meant


@pytest.mark.parametrize(("typed", "action"), [
    ("5h at c4", Place(CARD["5h"], 32)),
    ("TG A1", Place(CARD["Tg"], 0)),
    ("10g on j10", Place(CARD["Tg"], 99)),
    ("jr d5", Remove(CARD["Jr"], 43)),
    ("jr at d5", Place(CARD["Jr"], 43)),
    ("jg d5", Place(CARD["Jg"], 43)),
    ("5h takes d5", Remove(CARD["5h"], 43)),
    ("take d5 with jh", Remove(CARD["Jh"], 43)),
    ("exchange 5h", Exchange(CARD["5h"])),
    ("discard 5h", Discard(CARD["5h"])),
    ("give up 5h", Forfeit(CARD["5h"])),
    ("turn over e1 to a1", Lock(0, 4)),
    ("report onyx", Report(1)),
    ("draw", Draw()),
    ("uphold", Grant()),
    ("dismiss", Dismiss()),
    ("resign", Resign()),
    ("1h at c4", Place(-1, 32)),
    ("5h at c11", Place(CARD["5h"], -1)),
    ("5h at k4", Place(CARD["5h"], -1)),
    ("5h", None),
    ("c4", None),
    ("report purple", None),
    ("hello", None),
    ("", None),
])
def test_a_well_formed_move_is_read_whether_legal_or_not(typed: str, action: Action | None) -> None:
    view = greathall.new("sequence", 2, "parse").view(0)
    assert isinstance(view, View)
    assert parse(typed, view, ()) == action


# ── any game's sentences, read back ──────────────────────────────────────────
@pytest.fixture
def german() -> Iterator[None]:
    catalogue.speak("de")
    yield
    Locale.language = ENGLISH


def read(game: str, text: str, only: str = "") -> list[Action]:
    """Return what a line may mean at a table of Ann, Ben, Bot 3 and Al, in the window before the first roll."""
    match = greathall.new(game, 4, "read", names=["Ann", "Ben", "Bot 3 (easy)", "Al"])
    while match.form() is None and game == "monopoly":
        match.play(match.legal()[0])
    return Reader(Speech(match), match.form()).read(text, only)


BURROW, OWL_POST, HONEYDUKES, HAGRID, PRIVET = (NAMES.index(name) for name in (
    "The Burrow", "Owl Post", "Honeydukes Sweetshop", "Hagrid's Hut", "4 Privet Drive"))


@pytest.mark.parametrize(("typed", "meant"), [
    ("build on The Burrow", Build(BURROW)),
    ("build burrow", Build(BURROW)),
    ("build hagrids hut", Build(HAGRID)),
    ("mortgage the honeydukes", Mortgage(HONEYDUKES)),
    ("mortgage honey", Mortgage(HONEYDUKES)),
    ("lift the mortgage on 4 privet drive", Lift(PRIVET)),
    ("lift privet", Lift(PRIVET)),
    ("ask Ben for 22", Claim(1, 22)),
    ("ask bot 3 for G 1,200 rent", Claim(2, 1200)),
    ("bid 20 to build on burrow", BidFor(20, BURROW)),
    ("offer Ben: Burrow + 50 for Honeydukes", Offer(1, (BURROW,), (HONEYDUKES,), 50, 0)),
    ("offer to Ben: The Burrow and G 50 for Honeydukes Sweetshop", Offer(1, (BURROW,), (HONEYDUKES,), 50, 0)),
    ("offer ben honeydukes, burrow for 4 Privet Drive + 12", Offer(1, (BURROW, HONEYDUKES), (PRIVET,), 0, 12)),
    ("OFFER BOT 3: 50 FOR OWL POST", Offer(2, (), (OWL_POST,), 50, 0)),
    ("offer ben: nothing for burrow", Offer(1, (), (BURROW,), 0, 0)),
    ("offer ben: burrow for nothing", Offer(1, (BURROW,), (), 0, 0)),
    ("offer ben: a get out card (quibbler) for 30", Offer(1, (41,), (), 0, 30)),
])
def test_a_sentence_is_read_back_as_the_action_it_says(typed: str, meant: Action) -> None:
    assert read("monopoly", typed) == [meant]


@pytest.mark.parametrize(("typed", "meant"), [
    ("roll", Roll()),
    ("enter the Apothecary", Enter(2)),
    ("slip through gate 2", Through(1)),
    ("floo odd", Floo(True)),
    ("use floo powder: even", Floo(False)),
    ("floo low", Call(False)),
    ("shove Ben", Shove(1)),
    ("pick Ben's pocket", Pickpocket(1)),
    ("pick Al's pocket", Pickpocket(3)),
    ("take the owl", Take(2)),
    ("take a knut", Rob(2)),
    ("take the cart", Cart()),
])
def test_a_spell_is_read_back_by_the_words_that_tell_it_from_others(typed: str, meant: Action) -> None:
    assert read("diagon_alley", typed) == [meant]


def test_what_leaves_a_yes_or_no_open_means_both() -> None:
    assert read("diagon_alley", "floo powder") == [Floo(True), Floo(False), Call(True), Call(False)]


@pytest.mark.parametrize("typed", [
    "", "build", "build on Hogwarts", "burrow", "offer", "offer Ben", "offer Ben: burrow", "offer Zoe: burrow for 5",
    "offer burrow for 20", "offer Ben: burrow for 5 for 6", "bid", "bid burrow", "bid " + "9" * 40, "x " * 60,
])
def test_what_says_no_action_is_not_understood(typed: str) -> None:
    assert read("monopoly", typed) == []


def test_what_may_mean_several_things_means_them_all() -> None:
    assert read("monopoly", "bid 120") == [Bid(120), Seal(120)]
    assert read("monopoly", "bid 120", only="Bid") == [Bid(120)]


def test_a_name_that_several_share_said_over_and_over_is_some_of_them() -> None:
    """Any of four common rooms, eighteen times: fifteen ways to mean it, not 4 to the 18th."""
    meant = read("monopoly", "offer Ben: " + "+".join(["common"] * 18) + " for 5")
    assert len(meant) == 15
    assert Offer(1, (5, 15, 25, 35), (), 0, 5) in meant


def test_a_long_list_of_things_is_read_back() -> None:
    """Of more than forty words."""
    some = (8, 9, 11, 13, 16, 18, 19, 21, 23, 24, 26, 29, 31, 37)
    said = ", ".join(NAMES[space] for space in some)
    assert read("monopoly", f"offer to Ben: {said} and G 302 for Owl Post") == [Offer(1, some, (OWL_POST,), 302, 0)]


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("game", "typed", "meant"), [
    ("monopoly", "The Burrow beleihen", Mortgage(BURROW)),
    ("monopoly", "beleihe burrow", Mortgage(BURROW)),
    ("monopoly", "Angebot an Ben: Burrow + 50 gegen Honeydukes", Offer(1, (BURROW,), (HONEYDUKES,), 50, 0)),
    ("sequence", "5h auf c4", Place(CARD["5h"], 32)),
    ("sequence", "jr nimmt d5", Remove(CARD["Jr"], 43)),
    ("sequence", "5h tauschen", Exchange(CARD["5h"])),
    ("sequence", "onyx melden", Report(1)),
    ("sequence", "ziehen", Draw()),
    ("diagon_alley", "Ben in die Nokturngasse schubsen", Shove(1)),
    ("diagon_alley", "schubse Ben", Shove(1)),
    ("diagon_alley", "Apotheke betreten", Enter(2)),
    ("diagon_alley", "Flohpulver: ungerade", Floo(True)),
    ("diagon_alley", "Eule behalten", Take(2)),
    ("diagon_alley", "behalte die Eule", Take(2)),
])
def test_sentences_are_read_in_another_language(game: str, typed: str, meant: Action) -> None:
    assert read(game, typed) == [meant]


# ── the list ─────────────────────────────────────────────────────────────────
def test_a_long_list_is_folded_by_card_and_keeps_its_numbers() -> None:
    ordinary = [Move("1", Place(1, 10), "a"), Move("2", Place(1, 20), "b"), Move("3", Place(2, 30), "c")]
    jack = [Move(str(4 + space), Place(CARD["Jg"], space), "j") for space in range(96)]
    groups = list(folded([*ordinary, *jack]))
    assert groups == [[ordinary[0]], [ordinary[1]], [ordinary[2]], jack]


def test_a_list_of_many_small_groups_is_folded_by_kind() -> None:
    moves = [Move(str(card + 1), Place(card, 0), "p") for card in range(MOST + 1)]
    last = Move(str(len(moves) + 1), Resign(), "resign")
    assert list(folded([*moves, last])) == [moves, [last]]


def test_moves_that_differ_in_one_thing_are_said_in_one_breath() -> None:
    moves = [Move(str(n), Mortgage(n), f"lift the mortgage on {name} now") for n, name in enumerate("wxyz")]
    assert list(folded(moves)) == [moves]
    assert in_one_breath(moves) == "lift the mortgage on … now: (0) w · (1) x · (2) y · (3) z"
    assert in_one_breath([Move("1", Mortgage(1), "one"), Move("2", Mortgage(2), "two")]) == "(1) one · (2) two"
    colons = [Move(str(n), Mortgage(n), f"mortgage: {name}") for n, name in enumerate("xyz")]
    assert in_one_breath(colons) == "mortgage: (0) x · (1) y · (2) z"
    assert list(folded(moves[:2])) == [[move] for move in moves[:2]], "two are few enough to be said apart"
    bare = Move("9", Mortgage(9), "lift the mortgage on now")
    assert list(folded([*moves, bare])) == [[move] for move in [*moves, bare]], "one would be left without words"


@pytest.mark.parametrize(("said", "together"), [
    ("turn over bottle {}", "turn over: (4) bottle 1 · (5) bottle 2"),
    ("in Bereich {} gehen", "in … gehen: (4) Bereich 1 · (5) Bereich 2"),
    ("play {} notes", "(4) play 1 notes · (5) play 2 notes"),
])
def test_a_number_does_not_stand_alone_beside_the_move_s_own(said: str, together: str) -> None:
    assert in_one_breath([Move("4", Mortgage(1), said.format(1)), Move("5", Mortgage(2), said.format(2))]) == together


def test_examples_of_what_can_be_said_freely_are_one_line() -> None:
    moves = [Move(str(n), Offer(n, (), (), 1, 0), "offer") for n in range(3)]
    assert list(folded(moves)) == [[move] for move in moves]
    assert list(folded(moves, "Offer")) == [moves]


def test_letters_stand_where_numbers_are_answers_and_never_for_a_command() -> None:
    assert tags(3, letters=False) == ["1", "2", "3"]
    many = tags(60, letters=True)
    assert many[:3] == ["a", "b", "c"]
    assert len(set(many)) == 60
    assert not {"h", "q"} & set(many)
