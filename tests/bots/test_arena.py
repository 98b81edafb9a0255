"""The arena: mirrored deals, honest intervals, a ladder that continues."""

from pathlib import Path
from random import Random

import pytest

import greathall
from greathall.bots import arena, duels
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
    assert "1 more hit a limit" in arena.report(t)
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
    """Look at fair coins after every block of 100: the test may call at most about one run in twenty."""
    fooled, runs, rng = 0, 200, Random(3)
    for _ in range(runs):
        t = tally(0, 0, 0)
        for _ in range(20):
            wins = sum(rng.random() < 0.5 for _ in range(100))
            t.wins, t.losses = t.wins + wins, t.losses + 100 - wins
            if arena.is_decided(t, 0.5):
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
    assert "Continuing from 100 games" in said


def test_the_cpu_limit_ends_a_pairing(tmp_path: Path) -> None:
    ladder = tmp_path / "ladder.json"
    assert main(["arena", "candles", "--a", "random", "--b", "random", "--ladder", str(ladder), "--minutes", "0"]) == 0
    assert not ladder.exists()


def test_games_of_other_bots_are_not_continued() -> None:
    old, new = tally(60, 0, 40), tally(0, 0, 0)
    assert old.same_pairing(new)
    old.bots -= 1
    assert not old.same_pairing(new)


def test_variants_and_options_are_pairings_of_their_own(tmp_path: Path) -> None:
    """A row written before there were options is one without."""
    ladder = tmp_path / "ladder.json"
    old = '{"game": "sorcerers_stone", "rules": 1, "seats": 2, "a": "random", "b": "random", "seconds": 0.1, "wins": 7}'
    ladder.write_text(f"[{old}]")
    for variant in (["quirrell"], ["sorcerers_stone", "--option", "challenge=quirrell"]):  # the same, said in two ways
        assert main(["arena", *variant, "--a", "random", "--b", "random", "--games", "100",
                     "--ladder", str(ladder)]) == 0
    whole, troll = read_ladder(ladder)
    assert (whole.options, whole.wins) == ({}, 7)
    assert (troll.game, troll.options, troll.games) == ("sorcerers_stone", {"challenge": "quirrell"}, 100)
    assert not whole.same_pairing(troll)


@pytest.mark.parametrize(("args", "sentence"), [
    ([], "the following arguments are required: GAME"),
    (["chess"], "there is no game called “chess”"),
    (["candles", "--a", "wizard"], "there is no bot called “wizard”"),
    (["candles", "--seats", "5"], "players, not 5"),
    (["candles", "--seats", "x"], "invalid int value"),
    (["mcgonagall", "--option", "chess"], "write it as name=value"),
    (["mcgonagall", "--option", "chess=blitz"], "SS-4.15: "),
    (["quirrell", "--option", "chess=complete"], "SS-4.15: "),
    (["candles", "--seconds", "-1"], "more than 0"),
    (["candles", "--games", "0"], "a number from 1 on"),
    (["candles", "--jobs", "many"], "a number from 1 on"),
    (["candles", "--ladder", "."], ". is not a ladder"),
    (["candles", "--decks", "all"], "without decks"),
    (["tcg", "--decks", "lanterns"], "at least two decks"),
    (["tcg", "--decks", "lanterns,nowhere"], "nowhere"),
    (["tcg", "--decks", "lanterns,menagerie", "--option", "format=basic"], "TC-2.4: "),
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


# ── decks against decks ──────────────────────────────────────────────────────
def test_a_pair_of_decks_is_one_deal_seen_from_both_sides() -> None:
    """The same cards come before the same deck, whoever plays it."""
    t = Tally("tcg", 1, 2, "random", "easy", 0.1, options={"format": "advanced"}, decks=["lanterns", "menagerie"])
    assert duels.cells(t) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    t.b = "random"
    assert duels.cells(t) == [(0, 1)]
    one, other = duels.one_duel(t, (0, 1), 3)[0], duels.one_duel(t, (1, 0), 3)[0]
    assert {one, other} <= {0.0, 1.0}


def test_decks_are_measured_against_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot against itself: one way is enough. A later run continues, and a list from a file plays too."""
    ladder, mine = tmp_path / "ladder.json", tmp_path / "mine.txt"
    mine.write_text("Mine\nCharacter: Dean Thomas\n30 Charms\n4 Stupefy\n4 Vermillious\n4 Magical Mishap\n"
                    "4 Bluebell Flames\n4 Toe Biter\n4 Baubillious\n4 Accio\n2 Incendio\n")
    command = ["arena", "tcg", "--decks", f"lanterns,{mine}", "--a", "random", "--b", "random", "--ladder", str(ladder)]
    assert main([*command, "--games", "2"]) == 0
    assert main([*command, "--games", "11"]) == 0
    said = capsys.readouterr().out.splitlines()
    row, = read_ladder(ladder)
    assert (row.games, row.options, row.decks[0]) == (20, {"format": "advanced"}, "lanterns")
    games, points = row.cells[0][1]
    assert games == 20
    rates = [line.split()[-1] for line in said[-2:]]
    assert said[-2].startswith("lanterns")
    assert sum(map(int, rates)) in (99, 100, 101)
    assert rates[0] == f"{100 * points / games:.0f}"


def test_two_bots_are_measured_with_all_decks_and_the_worst_pair_is_told(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder = tmp_path / "ladder.json"
    assert main(["arena", "tcg", "--decks", "draco,hermione", "--a", "medium", "--b", "random", "--games", "5",
                 "--ladder", str(ladder)]) == 0
    said = capsys.readouterr().out
    row, = read_ladder(ladder)
    assert (row.options, row.games) == ({}, 24)  # two rounds of four cells are a block
    assert row.wins > 18
    assert "medium with the row's deck against random" in said
    assert "Worst pair of decks for medium, played both ways: " in said
    assert "medium is better than random" in said
