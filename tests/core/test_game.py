"""The registry, options, and what is refused before a game begins."""

import importlib
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import greathall
from greathall.core.catalogue import hall as sentences
from greathall.core.game import CATCH_ALL, Game, all_games, find_game, find_variant, game_faults, game_of, spoken
from greathall.core.options import Option
from greathall.core.mind import Mind
from greathall.core.package import SEATED
from greathall.core.standings import standings
from greathall.core.state import State
from greathall.core.words import Aside, Ask, Refusal, Result, Step, Undone


def test_games_are_found_by_their_folders() -> None:
    assert {"sequence", "candles", "parlour"} <= set(all_games())
    assert all(game.name == name for name, game in all_games().items())
    sequence = next(info for info in greathall.games() if info.name == "sequence")
    assert sequence.title == "Sequence"
    assert sequence.seats == [2, 3, 4, 6, 8, 9, 10, 12]
    assert [o.name for o in sequence.options] == ["teams", "dealer", "draw_on_demand", "coaching_penalty"]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_what_is_asked_about_once_more_is_an_action_of_the_game(game: Game) -> None:
    assert set(game.confirm_kinds) <= set(game.actions)
    assert {kind for kind in game.actions if kind.__name__ == "Resign"} <= set(game.confirm_kinds)


def test_a_folder_that_holds_no_game_is_named_and_the_others_are_still_played(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (("nameless", "NAME = 1\n"), ("broken", "\nhand = [] + 1\n"), ("__pycache__", None)):
        (tmp_path / name).mkdir()
        if text is not None:
            (tmp_path / name / "__init__.py").write_text(text)
    (tmp_path / "unbegun").mkdir()
    (tmp_path / "unbegun" / "rules.toml").write_text("")
    games = importlib.import_module("greathall.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path), str(tmp_path / "gone")])
    faults = game_faults()
    assert list(faults) == [str(tmp_path / "gone"), "broken", "nameless", "unbegun"]
    assert faults["nameless"].startswith(f"{tmp_path / 'nameless'} is not a game: its __init__.py doesn't define GAME.")
    assert faults["broken"].endswith("TypeError: can only concatenate list (not \"int\") to list (__init__.py:2).")
    assert greathall.new("sequence", 2).seat is not None
    for find in (find_game, find_variant):
        with pytest.raises(greathall.Illegal, match="doesn't define GAME"):
            find("nameless")


def test_games_elsewhere_are_found_by_every_command(tmp_path: Path) -> None:
    """The variable is read when games are looked for, so bots' processes and all commands find the same ones."""
    (tmp_path / "nameless").mkdir()
    (tmp_path / "nameless" / "__init__.py").write_text("")
    here = str(Path(__file__).parents[1] / "hall")
    environ = {**os.environ, "GREATHALL_GAMES": os.pathsep.join(["", here, str(tmp_path), here])}
    command = [sys.executable, "-m", "greathall", "rules", "candles"]
    said = subprocess.run(command, capture_output=True, text=True, env=environ, check=True)
    assert "The highest candle wins." in said.stdout
    assert said.stderr == f"greathall: {game_no_GAME(tmp_path / 'nameless')}\n"


def game_no_GAME(folder: Path) -> str:
    return sentences().say("game-no-GAME", folder=str(folder))


@pytest.mark.parametrize("name", ["quidditch", "", "Sequence", None, 5, ["sequence"], "x" * 5000, "\ud800"])
def test_an_unknown_game_is_refused_and_the_known_are_named(name: Any) -> None:
    with pytest.raises(greathall.Illegal, match="sequence"):
        greathall.new(name, 2)
    with pytest.raises(greathall.Illegal):
        find_game(name)


@pytest.mark.parametrize("seats", [0, 1, 5, 7, 11, 13, -2, 10**30, 2.0, "2", None, True])
def test_a_number_of_seats_that_can_not_play_is_refused_by_rule(seats: Any) -> None:
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("sequence", seats)
    assert no.value.rule == "SQ-2.1"
    assert "2, 3, 4, 6, 8, 9, 10, 12" in no.value.why


@pytest.mark.parametrize(("seats", "options", "rule", "says"), [
    (2, {"speed": 1}, "", "teams, dealer"), (2, {5: 1}, "", "no option"), (2, {"teams": 3}, "SQ-2.2", "n't available"),
    (6, {"teams": 4}, "SQ-2.2", "2, 3"), (6, {"teams": "2"}, "SQ-2.2", "2, 3"), (6, {"teams": 2.0}, "SQ-2.2", "2, 3"),
    (2, {"draw_on_demand": 1}, "SQ-3.5", "false, true"), (2, {"draw_on_demand": "yes"}, "SQ-3.5", "false, true"),
    (2, {"dealer": None}, "S-04", "lowest, chance"), (2, {"dealer": ["lowest"]}, "S-04", "lowest"),
    (2, {"coaching_penalty": True}, "SQ-8.1", "isn't available"),
])
def test_an_option_that_is_not_there_is_refused(seats: int, options: dict[Any, Any], rule: str, says: str) -> None:
    with pytest.raises(greathall.Illegal, match=says) as no:
        greathall.new("sequence", seats, options=options)
    assert no.value.rule == rule


def test_of_any_two_options_one_that_is_wrong_is_enough() -> None:
    """Pairwise over all options of Sequence at twelve seats, where every option is offered."""
    game = find_game("sequence")
    for good, bad in [*combinations(game.options, 2), *combinations(reversed(game.options), 2)]:
        for choice in good.choices:
            with pytest.raises(greathall.Illegal) as no:
                game.resolve_options(12, {good.name: choice, bad.name: "nonsense"})
            assert no.value.rule == bad.rule


def test_options_are_filled_in_and_only_those_offered() -> None:
    game = find_game("sequence")
    assert game.resolve_options(2, {}) == {"dealer": "lowest", "draw_on_demand": False}
    assert game.resolve_options(6, {"teams": 3})["teams"] == 3
    assert list(game.resolve_options(12, {"dealer": "chance"})) == [
        "teams", "dealer", "draw_on_demand", "coaching_penalty"]


@pytest.mark.parametrize(("seats", "options"), [
    (2, {"teams": 2}), (3, {"teams": 3}), (4, {"teams": 2}), (9, {"teams": 3}), (2, {"coaching_penalty": False})])
def test_naming_what_is_so_anyway_is_taken_and_changes_nothing(seats: int, options: dict[str, Any]) -> None:
    game = find_game("sequence")
    assert game.resolve_options(seats, options) == game.resolve_options(seats, {})
    assert greathall.new("sequence", seats, options=options, seed="so").record() == greathall.new(
        "sequence", seats, seed="so").record()


@pytest.mark.parametrize(("seats", "options"), [
    (2, {"teams": 2.0}), (3, {"teams": 2}), (4, {"teams": 3}), (9, {"teams": 2}), (2, {"coaching_penalty": 0})])
def test_what_is_not_so_is_refused_where_there_is_nothing_to_choose(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(greathall.Illegal, match="isn't available"):
        find_game("sequence").resolve_options(seats, options)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_of_every_game_what_is_not_offered_may_be_said_to_be_as_it_is(game: Game) -> None:
    for seats in game.default_seats():
        plain = game.resolve_options(seats, {})
        for option in game.options:
            if option.name not in plain:
                assert game.resolve_options(seats, {option.name: option.fixed.get(seats, option.default)}) == plain


# ── what a table writes itself ───────────────────────────────────────────────
class Writing(Game):
    """A game whose board may be a text of the table's own: stored in lower case, and never about dragons."""

    seats = (2, 3)
    options = (Option("board", ("", "round"), "", "WR-1", free_text=True), Option("rounds", (5, 10), 5, "WR-2"))
    catalogue = sentences()

    def parse_text(self, option: str, text: str) -> str | Refusal:
        return Refusal("WR-1", "no-turn") if "dragon" in text else f"{option}: {text.lower()}"

    def text_title(self, option: str, text: str) -> str:
        return text.split()[1]


@pytest.mark.parametrize(("value", "kept"), [("", ""), ("round", "round"), ("A Lane", "board: a lane")])
def test_a_written_option_is_one_of_its_choices_or_a_text_as_the_game_keeps_it(value: str, kept: str) -> None:
    assert Writing().resolve_options(2, {"board": value})["board"] == kept


def test_a_text_that_the_game_does_not_keep_is_refused_by_its_rule() -> None:
    with pytest.raises(greathall.Illegal) as no:
        Writing().resolve_options(2, {"board": "a dragon"})
    assert (no.value.rule, no.value.key) == ("WR-1", "no-turn")


@pytest.mark.parametrize("value", [5, True, None, 1.5, ["round"], b"round"])
def test_what_is_no_text_is_refused(value: Any) -> None:
    with pytest.raises(greathall.Illegal, match="must be text") as no:
        Writing().resolve_options(2, {"board": value})
    assert (no.value.rule, no.value.facts) == ("WR-1", {"option": "board"})


def test_other_options_are_not_written() -> None:
    with pytest.raises(greathall.Illegal, match="5, 10"):
        Writing().resolve_options(2, {"rounds": "many"})


def test_a_table_is_told_what_its_texts_are_called_and_not_the_texts() -> None:
    game = Writing()
    own = game.resolve_options(2, {"board": "Lane of owls"})
    assert game.text_titles(own) == {"board": "lane"}
    assert game.public_options(own) == {"rounds": 5}
    assert game.text_titles(game.resolve_options(2, {"board": "round"})) == {}
    assert game.public_options(game.resolve_options(2, {})) == {"board": "", "rounds": 5}


def test_a_game_without_such_texts_keeps_any_and_has_nothing_to_begin_with() -> None:
    assert (Game().parse_text("board", "x"), Game().template("board"), Game().text_title("board", "x")) == ("x", "", "")


def test_the_usual_numbers_of_players_need_no_option() -> None:
    assert find_game("diagon_alley").default_seats() == [3, 4, 5, 6]
    assert Writing().default_seats() == [2, 3]


@pytest.mark.parametrize("series", [5, [], {}, {"game": 1}, {"game": "1", "carry": {}}, {"game": 1, "carry": []},
                                    {"game": 0, "carry": {}}, {"game": 1 << 40, "carry": {}},
                                    {"game": True, "carry": {}}, {"game": 1, "carry": {"x": "y" * 5000}},
                                    {"game": 1, "carry": {}, "more": 1},
                                    {"game": 1, "carry": {"x": object()}}, {"game": 1, "carry": {"x": "\ud800"}}])
def test_a_series_that_is_none_is_refused(series: Any) -> None:
    with pytest.raises(greathall.Illegal, match="series"):
        greathall.new("sequence", 2, series=series)


@pytest.mark.parametrize("carry", [{}, {"dealer": "x"}, {"dealer": None}, {"dealer": True}, {"wand": [1]}])
def test_what_is_carried_over_without_a_dealer_is_as_nothing(carry: dict[str, Any]) -> None:
    plain = greathall.new("sequence", 2, seed="c")
    assert greathall.new("sequence", 2, seed="c", series={"game": 2, "carry": carry}).view(None) == plain.view(None)


def test_a_rematch_carries_over() -> None:
    match = greathall.new("sequence", 2, seed="c", series={"game": 2, "carry": {"dealer": 1}})
    view: Any = match.view(None)
    assert view.dealer == 1


def test_a_view_belongs_to_its_game() -> None:
    assert game_of(greathall.new("sequence", 2, seed="1").view(0)).name == "sequence"
    with pytest.raises(greathall.Illegal, match="view"):
        game_of(Option("x", (1,), 1, ""))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(greathall.Illegal, match="random, easy, medium, hard"):
        greathall.bot("dumbledore")


def test_a_bare_game_says_what_it_lacks_and_what_it_need_not_have() -> None:
    class Bare(Game): ...
    class Table(State): seats = 2
    bare, s = Bare(), Table()
    s.agenda = []
    for lacking in (lambda: bare.setup(2, {}, {}, {}), lambda: bare.view(s, 0), lambda: bare.result(s)):
        with pytest.raises(NotImplementedError):
            lacking()
    assert (bare.asides(s, 0), bare.census(s), bare.labellers(s)) == (None, None, {})
    assert bare.step_admitting(s, 0, greathall.Action()) is None


class Lead(Step):
    def take(self, s: State, a: None) -> None:
        s.then(Ask(1))


def laid_out(*_: Any) -> State:
    s = State()
    s.agenda, s.log = [], None
    s.then(Lead())
    return s


def test_a_set_up_ends_with_a_question_wherever_it_is_written() -> None:
    class Overrides(Game):
        def setup(self, *_: Any) -> State:
            return laid_out()
    class Plays(Game):
        play = SimpleNamespace(setup=laid_out)
    for game in (Overrides(), Plays()):
        assert game.setup(2, {}, {}, {}).agenda == [Ask(1)]


CALLED = {"card": ["ace", "owl"], "to": SEATED}


def test_what_is_called_by_a_seat_has_no_name_of_its_own() -> None:
    """Whoever speaks knows who sits there; the game doesn't."""
    class Called(Game):
        labels = CALLED
        catalogue = sentences()
    names = Called().labellers(State())
    assert list(names) == ["card"]
    assert [names["card"](card) for card in (1, 2, -1)] == ["owl", "?", "?"]


def test_the_plain_refusal_tells_a_wrong_move_from_a_wrong_turn() -> None:
    match = greathall.new("candles", 2, seed="1")
    asked = match.seat
    assert asked is not None
    card: Any = match.legal()[0]
    with pytest.raises(greathall.Illegal, match="CA-2: it is not your turn"):
        match.play(card, 1 - asked)
    with pytest.raises(greathall.Illegal, match="CA-2: light a card of your hand"):
        match.play({"type": "Light", "card": 99})


def test_an_aside_at_the_wrong_time_is_told_its_moment_even_to_a_seat_that_waits() -> None:
    class Leave(Aside):
        pass
    class Pair(State):
        seats = 2
    class Hasty(Game):
        play = SimpleNamespace()
        refusals = SimpleNamespace(MOMENTS={Leave: ("HA-2", "when-Leave"), Undone: ("HA-3", "when-Undone")})
        turn_rule = "HA-1"
    hasty, s = Hasty(), Pair()
    s.agenda = [Ask(1)]
    assert [hasty.explain(s, seat, Leave()) for seat in (0, 1)] == [Refusal("HA-2", "when-Leave")] * 2
    assert hasty.explain(s, 0, Undone(0)) == Refusal("HA-1", "no-turn")
    assert hasty.explain(s, 1, Undone(0)) == Refusal("HA-3", "when-Undone")


def test_a_question_that_says_nothing_of_an_act_leaves_it_to_the_acts_own_moment() -> None:
    candles, match = find_game("candles"), greathall.new("candles", 2, seed="1")
    light = match.legal()[0]
    assert candles.refuse_misplaced(match.state, Ask(0), light) == Refusal("CA-2", "when-Light")
    assert candles.refuse_misplaced(match.state, Ask(0), greathall.Action()) == Refusal("CA-2", CATCH_ALL)


def test_a_plain_mind_takes_any_move() -> None:
    match = greathall.new("candles", 2, seed="1")
    mind = Mind()
    assert [r.action for r in mind.rank(match.state)] == match.legal()
    assert list(mind.shortlist(match.state, 1)) == match.legal()
    assert mind.evaluate(match.state, 0) is None
    assert mind.aside(match.state, 0) is None


def test_lists_are_read_out_in_small_letters() -> None:
    assert spoken((True, False, 2, "x")) == "true, false, 2, x"
    assert Result((0,), (1.0,), "end", "R").carry == {}


def test_standings_put_the_winners_first_and_the_others_by_what_they_have() -> None:
    """Team-mates share a place, as in Sequence; a game that counts nothing ranks winners and losers."""
    match = greathall.new("sequence", 4, "standings")
    match.play(match.legal()[0])
    resigned = match.seat
    assert resigned is not None
    match.play({"type": "Resign"}, seat=resigned)
    while match.result is None:
        match.play({"type": "Resign"}, seat=next(s for s in range(4) if s % 2 == resigned % 2 and s != resigned))
    found = standings(match.game, match.state, match.result)
    assert [one.place for one in found] == [3 if seat % 2 == resigned % 2 else 1 for seat in range(4)]
    assert found[0].tally == {"sequences": 0}
