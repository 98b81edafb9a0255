"""The Sorcerer's Stone in the terminal: seven boards in eighty columns without colour, and moves as people type
them."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import greathall
from greathall.cli import boards
from greathall.cli.boards.sorcerers_stone import parse
from greathall.cli.reading import Reader
from greathall.cli.screen import THEME
from greathall.cli.speech import Speech
from greathall.core import catalogue
from greathall.core.catalogue import ENGLISH, Locale
from greathall.core.words import Action, Event, Outcome
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHALLENGES, NOWHERE
from greathall.games.sorcerers_stone.model import (
    Area, Bishop, Cast, Declare, Discard, Draw, End, Flip, Guard, Hide, Keep, KeyTurned, Leave, LookHand, LookShelf,
    Move, Moved, Play, Resign, Reveal, Rob, Shown, Snare, Spin, Stand, Stay, Steal, Turn, Walk,
)
from greathall.games.sorcerers_stone.play.brewing import Surplus
from greathall.games.sorcerers_stone.play.flitwick import Flipping, Hiding, Walking
from greathall.games.sorcerers_stone.play.mcgonagall import Join
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import CARD, SHAPE, SPOT, bits, move, scene
from tests.table import ANN, BOB, CAT, DAN

NAMED = ["Ann", "Bob", "Cat", "Dan"]
SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


def drawn(s: Table, *lately: Event, size: tuple[int, int] = SMALL, me: int | None = ANN) -> list[str]:
    console = Console(file=io.StringIO(), width=size[0], height=size[1], theme=THEME)
    console.print(boards.draw(GAME, GAME.view(s, me), NAMED[:s.seats], lately))
    out: Any = console.file
    return [line.rstrip() for line in out.getvalue().splitlines()]


def line(lines: list[str], start: str) -> str:
    """The line of a player, of another board, of a fact."""
    return next(line for line in lines if start in line)


def everywhere(challenge: str) -> Table:
    """Four players, three of them on other boards, with something on each."""
    after = [name for name in CHALLENGES if name != challenge]
    return scene(challenge, seats=4, where={BOB: after[0], CAT: after[1], DAN: after[-1]}, notes={ANN: "1234"},
                 snares={ANN: "tip root"}, hands={ANN: "4S steal", BOB: "2S 2R", CAT: "3S 3R", DAN: "look 9R"},
                 harry={ANN: "c8", BOB: "c1", CAT: "f8"}, area=[0, 1, 2, 3], stands=[0, 7, 7, 35], prizes=[1, 0, 2, 0],
                 fire=[1, 2, 3, 4])


# ── all boards ───────────────────────────────────────────────────────────────
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("challenge", CHALLENGES)
def test_every_board_fits_its_terminal_and_says_where_all_are(challenge: str, size: tuple[int, int],
                                                              language: str) -> None:
    catalogue.speak(language)
    lines = drawn(everywhere(challenge), size=size)
    assert max(map(len, lines)) <= size[0]
    assert len(lines) <= size[1] - 6, "there is room for the question"
    assert all(any(f" {name} " in f"{line} " for line in lines) for name in NAMED)
    here = CHALLENGES.index(challenge)
    stations = [GAME.catalogue.say("screen-station", challenge=name) for name in CHALLENGES]
    assert f"{stations[here]} A" in lines[0]
    assert [station.split()[0] for station in lines[0].split("›")] == stations
    assert sum(line.strip().startswith(tuple(f"{station}:" for station in stations)) or f" {station}: " in line
               for line in lines for station in stations[:here] + stations[here + 1:]) >= 3


@pytest.mark.parametrize("challenge", CHALLENGES[:-1])
def test_a_challenge_alone_has_no_map(challenge: str) -> None:
    lines = drawn(scene(challenge, alone=True))
    assert "›" not in "".join(lines)
    assert "Mirror" not in "".join(lines)


def test_who_does_not_play_looks_where_the_turn_is() -> None:
    s = scene("quirrell", turn=BOB, where={ANN: "mirror", CAT: "mirror"})
    assert "∩" in "".join(drawn(s, me=None))
    assert "┌1" in "".join(drawn(s, me=ANN))
    s.out = 1 << ANN
    lines = drawn(s, me=ANN)
    assert "∩" in "".join(lines)
    assert "✗A Ann" in line(lines, "Ann")
    assert "out of the game" in line(lines, "Ann")


@pytest.mark.parametrize(("name", "sign"), [
    ("fluffy", "▼"), ("snare", "·tip"), ("the winged keys", "o┬"), ("chess", "♔"), ("troll", "∩"), ("potions", "┌7"),
    ("Mirror", "┌10"),
])
def test_any_board_can_be_looked_at(name: str, sign: str) -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, theme=THEME)
    console.print(boards.part(GAME, GAME.view(scene("hagrid"), ANN), NAMED[:3], (), name))
    assert sign in out.getvalue()
    assert "Fluffy: A" in out.getvalue() or name == "fluffy"


def test_only_boards_that_are_played_can_be_looked_at() -> None:
    alone = GAME.view(scene("hagrid", alone=True), ANN)
    assert boards.part(GAME, alone, NAMED[:3], (), "fluffy") is not None
    assert boards.part(GAME, alone, NAMED[:3], (), "chess") is None
    assert boards.part(GAME, alone, NAMED[:3], (), "the") is None


# ── one by one ───────────────────────────────────────────────────────────────
def test_hagrid_s_corridor() -> None:
    s = scene("hagrid", pos=[2, 2, 0], notes={ANN: "133", BOB: "12"}, dark=bits(1, 3, 15), prizes=[2, 0, 0])
    lines = drawn(s)
    assert lines[1].split() == [str(space) for space in range(17)]
    assert lines[2].split() == ["∩", "●", "·", "●", *"·" * 11, "●", "▼"]
    assert lines[3].split() == ["C", "AB"]
    assert line(lines, "Ann") == "  A Ann            ★★ · 3 note cards"
    assert line(lines, "Your note cards") == "Your note cards  1 3 3   Song notes you have: 1, 3"
    assert "Your note cards" not in "".join(drawn(s, me=None))
    s.hagrid.fluffy = 3
    assert "F!" in drawn(s)[2]
    s.hagrid.singer = CAT
    assert "Fz" in drawn(s)[2]


def test_the_rings_of_the_snare_and_where_the_own_vines_fit() -> None:
    s = scene("sprout", snares={ANN: "fork knot knot"}, rings={0: "tip curl thorn"}, area=[0, 2, NOWHERE])
    s.agenda.pop()  # the token of the turn has been picked
    s.sprout.snares[BOB].put(0, SHAPE["leaf"], 1 << ANN | 1 << BOB)
    lines = drawn(s)
    assert lines[1].startswith(" Area 1  3/10        Area 2  0/10")
    assert lines[2].startswith(" ■tip  ■curl ■thorn  ·tip  ·curl ·thorn")
    assert lines[3].startswith(" ·root   A   +fork   ·root       +fork")
    assert lines[4].startswith(" ·bud        ·knot   ·bud        +knot")
    assert lines[3].endswith(" ·root   B   +fork   ·root       +fork")
    assert line(lines, "Your vines") == "Your vines  fork, knot ×2"
    assert line(lines, "know of").endswith("Bob leaf")
    assert "know of" not in "".join(drawn(s, me=CAT))
    narrow = drawn(s, size=(60, 40))
    assert max(map(len, narrow)) <= 60
    assert narrow[8].startswith(" ·root   B   +fork   ·root       +fork"), "below one another where there is no room"


def test_the_hall_of_keys() -> None:
    s = scene("flitwick", Walking(ANN, 1), stands=[SPOT["a1"], SPOT["a1"], SPOT["b2"]],
              keys=bits(SPOT["a1"], SPOT["b1"], SPOT["f6"]), silver=SPOT["f6"], silver_known=1 << BOB, found=[CAT])
    lines = drawn(s, KeyTurned(CAT, SPOT["e5"], False))
    assert lines[1].split()[:7] == ["6", "·", "·", "·", "·", "·", "o┬"]
    assert lines[5].startswith(" 2 [  · ][ C· ]")
    assert lines[6].startswith(" 1  ABo┬ [ o┬ ]")
    assert "Found the silver key: Cat" in lines
    assert "S┬" not in "".join(lines[:7])
    assert "S┬" in drawn(s, me=BOB)[1], "who hid it knows"
    assert "[" not in "".join(drawn(s, me=BOB)[:7]), "only who walks sees where to"
    assert "[" not in "".join(drawn(scene("flitwick", Flipping(ANN)))[:7]), "nor where all may be chosen"


def test_the_chessboard_from_either_side() -> None:
    s = scene("mcgonagall", men="rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", harry={ANN: "c8", BOB: "c1"},
              options={"chess": "complete"})
    lines = drawn(s, Moved(BOB, 1, 12, 28, 0, ""))
    assert lines[1].startswith(" 1  ♖   ♘   ♗   ♔   ♕   ♗B  ♘   ♖")
    assert lines[4][15:17] == ">♙"
    assert lines[8].startswith(" 8  ♜h  ♞r  ♝   ♚   ♛   ♝A  ♞   ♜")
    assert lines[9].split()[:8] == list("hgfedcba")
    white = drawn(s, me=BOB)
    assert white[1].startswith(" 8  ♜   ♞   ♝A  ♛   ♚   ♝   ♞r  ♜h")
    assert line(white, "Ann").endswith("Black")
    s.complete.checked = 0
    assert "White is in check." in drawn(s)
    large = drawn(s, size=LARGE)
    assert large[2].startswith(" 1    ♖")
    assert not large[1][:60].strip()
    joining = drawn(scene("mcgonagall", Join(ANN)))
    assert joining[1].startswith(" 8  ♜   ♞  [♝ ]")


def test_long_without_progress_is_told() -> None:
    s = scene("mcgonagall", harry={ANN: "c8", BOB: "c1"}, captured=[CAT], quiet=21)
    lines = drawn(s)
    assert any("no pawn has moved for 21 turns" in line for line in lines)
    assert any(line.endswith(": Cat") for line in lines)


def test_the_troll_s_path_and_who_waits() -> None:
    s = scene("quirrell", seats=4, run=[3, 3, 15, 0], finish=[CAT], captured=[DAN], held=[0, 0, 0, 2], clock=True)
    lines = drawn(s)
    assert lines[3].split() == ["D", "AB", "C"]
    assert line(lines, "Cat").endswith("waits for the others")
    assert line(lines, "Dan").endswith("waits 2 turns")
    assert "waits" not in line(lines, "Bob")
    assert "1 · 2 · 3 · 4 · 5 · troll" in line(lines, "wheel")


def test_the_shelf_and_the_hands_as_far_as_one_knows_them() -> None:
    s = scene("snape", shelf="1S 12S 11S 10S 13R 12R 11R", shelf_open=bits(0),
              hands={ANN: "4S steal", BOB: "2S 6R", CAT: "look 3R"}, lose=[0, 1, 0], beside=[CARD["13S"]],
              discards=[CARD["9S"], CARD["nettle_wine"]], gone=[CARD["lose_turn"]])
    for card in ("13S", "9S", "nettle_wine", "lose_turn"):
        s.snape.deck.bag.remove(CARD[card])
    s.snape.shelf.known[0] = -1
    s.snape.shelf.show(4, 1 << ANN)
    s.snape.hands[BOB].show(1, 1 << ANN)
    s.snape.elsewhere[ANN] = bits(CARD["4S"], CARD["6R"], CARD["9S"], CARD["13S"])
    lines = drawn(s)
    assert lines[2].split() == ["│", "1S", "│", *["│", "▒▒", "│"] * 3, "│", "(13R)│", *["│", "▒▒", "│"] * 2]
    assert line(lines, "A Ann").endswith("1:4S·A  2:Steal a Card")
    assert line(lines, "B Bob").endswith("1:▒▒·B  2:6R · misses a turn")
    assert line(lines, "C Cat").endswith("1:▒▒·C  2:▒▒")
    assert any(line.startswith("Steal a Card: ") for line in lines)
    assert "Discards: 2 (9S, Nettle Wine) · Beside the shelf: 1 (S 13) · Out of play: 1" in " ".join(lines)
    assert "May be on the shelf: S 2 3 5–8 10–12  R 1–5 7–12" in lines
    spectator = drawn(s, me=None)
    assert "(13R)" not in "".join(spectator)
    assert line(spectator, "A Ann").endswith("1:▒▒·A  2:▒▒")


def test_what_declarations_told_is_remembered() -> None:
    s = scene("snape", hands={ANN: "4S steal", BOB: "2S 6R", CAT: "look 3R"}, mixed=[(CARD["6R"], CARD["2S"])],
              claims=[[CARD["5S"], CARD["7R"], BOB, NOWHERE, BOB, -9]], astray=[[CARD["1S"], CARD["1R"]]])
    s.snape.mixed = [(CARD["2S"], CARD["3R"])]
    lines = drawn(s, me=None, size=LARGE)
    assert "1:2S or 3R·B" in line(lines, "B Bob")
    assert "2:2S or 3R" in line(lines, "C Cat")
    assert any("5S and 7R" in line and "Bob" in line for line in lines)
    assert any(line.endswith(": S 1  R 1") for line in lines)


def test_the_mirror() -> None:
    s = scene("mirror", mirrors=bits(1, 9), wrong=[CAT])
    lines = drawn(s, Shown(BOB, 2, True))
    assert lines[1].split()[-1] == "┌10──┐"
    assert [face for face in lines[2].split() if face != "│"] == ["×", "▒▒", "★", *"×" * 6, "▒▒"]
    assert line(lines, "Cat").endswith("waits for the others")
    left = "2 cards are left, and one of them is the Stone."
    assert (left in lines, left in drawn(s, Shown(BOB, 2, False))) == (False, True)


def test_all_hands_lie_open_in_a_replay() -> None:
    s = scene("hagrid", where={BOB: "sprout", CAT: "quirrell"}, notes={ANN: "12"}, snares={BOB: "tip tip"})
    console = Console(file=io.StringIO(), width=80, theme=THEME)
    console.print(boards.hands(GAME, [GAME.view(s, seat) for seat in range(3)], NAMED[:3]))
    out: Any = console.file
    assert [row.strip() for row in out.getvalue().splitlines()] == ["A Ann  1 2", "B Bob  tip ×2", "C Cat  -"]


# ── reading ──────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("typed", "meant"), [
    ("e2e4", move("e2e4")),
    ("E2-E4", move("e2e4")),
    ("e2 x e4", move("e2e4")),
    ("e2xd3", move("e2d3")),
    ("from e2 to e4", move("e2e4")),
    ("e7e8q", move("e7e8", "queen")),
    ("e7e8=N", move("e7e8", "knight")),
    ("e7 to e8, promoting to a rook", move("e7e8", "rook")),
    ("e7e8 bishop", move("e7e8", "bishop")),
    ("e7e8 dragon", None),
    ("e2e9", Move(12, NOWHERE, "")),
    ("o-o", move("e8g8")),
    ("0-0-0", move("e8c8")),
    ("e2", None),
    ("hello", None),
    ("", None),
])
def test_chess_moves_are_read_as_chess_players_write_them(typed: str, meant: Action | None) -> None:
    s = scene("mcgonagall", harry={ANN: "c8", BOB: "c1"})
    assert parse(typed, GAME.view(s, ANN), ()) == meant


def test_white_castles_on_its_own_side() -> None:
    s = scene("mcgonagall", harry={ANN: "c8", BOB: "c1"})
    assert parse("o-o", GAME.view(s, BOB), ()) == move("e1g1")


@pytest.mark.parametrize(("step", "typed", "meant"), [
    (Walking(ANN, 1), "f6", Walk(35)),
    (Flipping(ANN), "B1", Turn(1)),
    (Hiding(ANN, 3), "c1", Hide(2)),
    (Walking(ANN, 1), "g7", None),
    (Walking(BOB, 1), "f6", None),
])
def test_where_a_space_is_asked_for_its_name_is_enough(step: Any, typed: str, meant: Action | None) -> None:
    assert parse(typed, GAME.view(scene("flitwick", step, stands=[0, 0, 0]), ANN), ()) == meant


def test_a_bishop_is_named_by_its_square() -> None:
    assert parse("c1", GAME.view(scene("mcgonagall", Join(ANN)), ANN), ()) == Bishop(2)


@pytest.mark.parametrize(("typed", "meant"), [
    ("play 3", Play(3)),
    ("4 notes", Play(4)),
    ("3", None),
    ("play 3 4", None),
    ("discard 4S", Discard(0)),
    ("discard the steal", Discard(1)),
    ("follow steal a card", Cast(1)),
    ("move the piece to look", Guard(2)),
    ("discard 9R", None),
    ("follow", None),
])
def test_note_cards_and_potions_by_their_names(typed: str, meant: Action | None) -> None:
    s = scene("snape", Surplus(ANN, fresh=True), hands={ANN: "4S steal look"})
    assert parse(typed, GAME.view(s, ANN), ()) == meant
    assert parse(typed, GAME.view(s, None), ()) is None


def test_german_words_for_what_a_pawn_becomes() -> None:
    catalogue.speak("de")
    view = GAME.view(scene("mcgonagall", harry={ANN: "c8", BOB: "c1"}), ANN)
    assert parse("e7e8 dame", view, ()) == move("e7e8", "queen")
    assert parse("e7 nach e8 springer", view, ()) == move("e7e8", "knight")
    assert parse("4S ablegen", GAME.view(scene("snape", hands={ANN: "4S 2R"}), ANN), ()) == Discard(0)


SAID = [
    Stay(), Play(1), Play(3), Area(2), Rob(BOB), Snare(3, SHAPE["thorn"]), Turn(8), Hide(35), Stand(0), Walk(14),
    Bishop(58), move("e2e4"), move("e7e8", "queen"), move("e7e8", "knight"), Leave(), Spin(), Draw(), Flip(6),
    Discard(2), Cast(0), Keep(), Guard(1), Declare(), End(), Steal(CAT, 1), LookShelf(4), LookHand(BOB, 0), Reveal(9),
    Resign(),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("action", SAID, ids=repr)
def test_every_sentence_of_the_table_is_understood_whether_legal_or_not(action: Action, language: str) -> None:
    """At a table where almost none of them is."""
    catalogue.speak(language)
    match = greathall.new("quirrell", 3, "said", names=NAMED[:3])
    speech = Speech(match)
    view: Any = match.view(ANN)
    said = speech.move(action)
    for typed in (said, said.upper(), f"{said}!"):
        own = parse(typed, view, ())
        assert action in ([own] if own is not None else Reader(speech, None).read(typed)), typed


def test_all_kinds_of_moves_are_among_them() -> None:
    assert {type(action) for action in SAID} == {kind for kind in GAME.actions if not issubclass(kind, Outcome)}


# ── in rows ──────────────────────────────────────────────────────────────────
def test_in_rows_each_board_has_its_name_and_those_nobody_has_come_to_are_left_out() -> None:
    console = Console(file=io.StringIO(), width=80, theme=THEME)
    s = scene("sprout", where={BOB: "hagrid"}, notes={BOB: "1234"})
    console.print(boards.plain.draw(GAME.view(s, BOB), NAMED[:3], ()))
    out: Any = console.file
    rows = [line.split("  ")[0] for line in out.getvalue().splitlines()]
    told = ("Where everyone is", "Fluffy", "Your note cards", "The Devil's Snare", "Vines in the pile")
    order = [rows.index(row) for row in told]
    assert order == sorted(order)
    assert not {"hagrid", "mirror", "The Mirror", "agenda"} & {*rows}
    console.print(boards.plain.hands([GAME.view(s, seat) for seat in range(3)], NAMED[:3]))
    assert "Bob: Your note cards  1 note, 2 notes, 3 notes, 4 notes" in " ".join(out.getvalue().split("\n"))
