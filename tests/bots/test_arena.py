"""The arena: mirrored deals, honest intervals, a ladder that goes on."""

from pathlib import Path
from random import Random

import pytest

import greathall
from greathall.bots import arena
from greathall.bots.arena import Tally, anytime, read_ladder, wilson
from greathall.cli import main
from greathall.core.words import Result


def tally(wins: int, draws: int, losses: int) -> Tally:
    return Tally("sequence", 1, 2, "a", "b", 0.1, wins, draws, losses)


def test_a_deal_is_played_from_both_sides_with_the_same_cards() -> None:
    """Until the players' choices part the games, chance gives both the same."""
    games = []
    for turn in (0, 1):
        match = greathall.new("sequence", 2, seed="arena sequence 2 5")
        levels = ["medium", "random"] if turn == 0 else ["random", "medium"]
        arena.play_out(match, {seat: greathall.bot(level, seed="x") for seat, level in enumerate(levels)})
        games.append([e.do["card"] for e in match.entries if e.stream == "deck"])
    shared = min(map(len, games))
    assert shared > 20
    assert games[0][:shared] == games[1][:shared]


def test_the_same_block_gives_the_same_games() -> None:
    pairing = Tally("candles", 1, 2, "medium", "random", 0.1)
    assert [s for s, _ in arena.block(pairing, 1)] == [s for s, _ in arena.block(pairing, 1)]


def ended(*winners: int) -> Result:
    return Result(winners, (), "end-last", "")


def test_a_shared_win_and_a_draw_are_half_a_win() -> None:
    """Seats 0 and 2 are partners in the second table."""
    assert [arena.outcome(ended(*won), [0], [0, 1, 2]) for won in ((0,), (1,), (), (0, 2))] == [1.0, 0.0, 0.5, 0.5]
    assert arena.outcome(ended(0, 2), [0, 2], [0, 1, 0, 1]) == 1.0


def test_games_that_a_limit_stopped_decide_nothing_and_are_told() -> None:
    t = tally(0, 0, 0)
    arena.count(t, iter([(1.0, 60.0), (None, 60.0), (0.5, 0.0), (0.0, 0.0)]))
    assert (t.wins, t.draws, t.losses, t.stopped, t.games) == (1, 1, 1, 1, 3)
    assert t.rate == 0.5
    assert "1 more were stopped by a limit" in arena.report(t)
    t.stopped = 0
    assert "stopped" not in arena.report(t)


def test_intervals_hold_the_rate_and_narrow() -> None:
    for interval in (anytime, wilson):
        low, high = interval(tally(60, 10, 30))
        assert low < 0.65 < high
        wide = interval(tally(6, 1, 3))
        assert wide[1] - wide[0] > high - low
    assert anytime(tally(0, 0, 0)) == (0.0, 1.0)


def test_the_sequential_test_is_rarely_fooled_by_equals() -> None:
    """Fair coins looked at after every block of 100: the test may call at most about one run in twenty."""
    fooled, runs, rng = 0, 200, Random(3)
    for _ in range(runs):
        t = tally(0, 0, 0)
        for _ in range(20):
            wins = sum(rng.random() < 0.5 for _ in range(100))
            t.wins, t.losses = t.wins + wins, t.losses + 100 - wins
            if arena.decided(t, 0.5):
                fooled += 1
                break
    assert fooled <= 0.05 * runs


def test_a_later_run_continues_the_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder = tmp_path / "ladder.json"
    command = ["arena", "candles", "--a", "medium", "--b", "random", "--ladder", str(ladder)]
    assert main([*command, "--games", "100"]) == 0
    assert read_ladder(ladder)[0].games == 100
    assert main([*command, "--games", "200"]) == 0
    said = capsys.readouterr().out
    row, = read_ladder(ladder)
    assert (row.games, row.blocks) == (200, 2)
    assert "confidence sequence" in said
    assert "Going on from 100 games" in said


def test_the_cpu_limit_ends_a_pairing(tmp_path: Path) -> None:
    ladder = tmp_path / "ladder.json"
    assert main(["arena", "candles", "--a", "random", "--b", "random", "--ladder", str(ladder), "--minutes", "0"]) == 0
    assert not ladder.exists()


def test_games_of_other_bots_are_not_continued() -> None:
    old, new = tally(60, 0, 40), tally(0, 0, 0)
    assert old.same_pairing(new)
    old.bots -= 1
    assert not old.same_pairing(new)


def test_forms_and_options_are_pairings_of_their_own(tmp_path: Path) -> None:
    """A row that was written before there were options is one without."""
    ladder = tmp_path / "ladder.json"
    old = '{"game": "sorcerers_stone", "rules": 1, "seats": 2, "a": "random", "b": "random", "seconds": 0.1, "wins": 7}'
    ladder.write_text(f"[{old}]")
    for form in (["quirrell"], ["sorcerers_stone", "--option", "challenge=quirrell"]):  # the same, said twice
        assert main(["arena", *form, "--a", "random", "--b", "random", "--games", "100", "--ladder", str(ladder)]) == 0
    whole, troll = read_ladder(ladder)
    assert (whole.options, whole.wins) == ({}, 7)
    assert (troll.game, troll.options, troll.games) == ("sorcerers_stone", {"challenge": "quirrell"}, 100)
    assert not whole.same_pairing(troll)


@pytest.mark.parametrize(("args", "sentence"), [
    ([], "the following arguments are required: GAME"),
    (["chess"], "there is no game called “chess”"),
    (["candles", "--a", "wizard"], "there is no bot called “wizard”"),
    (["candles", "--seats", "5"], "CA-1: 5 can't play this"),
    (["candles", "--seats", "x"], "invalid int value"),
    (["mcgonagall", "--option", "chess"], "write it as name=value"),
    (["mcgonagall", "--option", "chess=blitz"], "SS-4.15: "),
    (["quirrell", "--option", "chess=complete"], "SS-4.15: "),
    (["candles", "--seconds", "-1"], "more than 0"),
    (["candles", "--games", "0"], "a number from 1 on"),
    (["candles", "--jobs", "many"], "a number from 1 on"),
    (["candles", "--ladder", "."], ". is not a ladder"),
])
def test_bad_input_gets_one_sentence(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *args]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert sentence in said.err


def test_a_broken_ladder_is_told_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder = tmp_path / "ladder.json"
    ladder.write_text("{")
    assert main(["arena", "candles", "--ladder", str(ladder)]) == 2
    assert "is not a ladder" in capsys.readouterr().err
    assert ladder.read_text() == "{"


def test_a_ladder_that_cant_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    ladder = str(tmp_path / "file" / "ladder.json")
    assert main(["arena", "candles", "--a", "random", "--games", "1", "--ladder", ladder]) == 2
    assert "can't be written" in capsys.readouterr().err
