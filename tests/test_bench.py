"""The bench measures our own side without the peers installed; no test checks how fast that is."""

import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import greathall
from bench import duel, hot, ours
from bench.apart import MARK, Apart
from bench.__main__ import BARS, compare, judge
from bench.cheat_diagon_alley import won
from bench.cheat_sorcerers_stone import won as won_knowing
from bench.fate import Fate
from bench.length_diagon_alley import rounds
from bench.length_sorcerers_stone import turns
from bench.load.report import BARS as LOAD_BARS
from bench.load.report import OURS, THEIRS, Figures, Idle, Round, times_theirs
from bench.load.report import judge as judge_load
from bench.load.server import Fault, Server, free_port
from bench.machine import machine
from bench.measure import Contestant, interleave, ratio, spread
from greathall.core.game import all_games, find_game


def test_every_game_is_measured_in_every_unit() -> None:
    contestants = ours.contestants()
    measured = interleave(contestants, rounds=1, seconds=0.0)
    assert [c.name for c in contestants] == [
        *(f"{game}: {what}" for game in all_games() for what in ("random play", "clone", "IS-MCTS")),
        *(f"monopoly: four seats, {policy}" for policy in ("buy and build", "medium")),
        "diagon_alley: four seats, medium", "sorcerers_stone: four seats, medium", "tcg: all cards, random play"]
    for c in contestants:
        units = {"play": {"decisions", "games"}, "clone": {"copies"}, "search": {"decisions", "iterations"},
                 "game": {"games", "decisions"}}[c.kind]
        assert set(measured[c.name]) == units
        assert all(rate > 0 for figures in measured[c.name].values() for rate in figures)


def test_rounds_are_interleaved_and_begin_with_another_contestant() -> None:
    order: list[str] = []

    def noting(name: str) -> Contestant:
        def work() -> dict[str, float]:
            order.append(name)
            return {"copies": 1}
        return Contestant(name, "clone", work)

    measured = interleave([noting("a"), noting("b")], rounds=2, seconds=0.0)
    assert order == ["a", "b", "a", "b", "b", "a"]  # the first two warm up
    assert all(len(rates["copies"]) == 2 for rates in measured.values())


def test_a_ratio_is_taken_round_by_round() -> None:
    assert ratio([4.0, 9.0, 10.0], [2.0, 3.0, 2.0]) == spread([2.0, 3.0, 5.0])


def test_a_bar_is_met_missed_or_left_open() -> None:
    bar = BARS[0]
    mine, theirs = (Contestant(name, "play", dict) for name in (bar.mine, bar.theirs))
    for factor, met in ((bar.least, True), (bar.least - 1, False)):
        rates = {bar.mine: {"decisions": [factor]}, bar.theirs: {"decisions": [1.0]}}
        assert judge(bar, compare([mine], [theirs], rates))["met"] is met
    assert judge(bar, {})["met"] is None


def test_each_bar_names_contestants_of_ours() -> None:
    assert {bar.mine.removesuffix(MARK) for bar in BARS} <= {c.name for c in ours.contestants()}


def test_another_interpreters_side_is_measured_in_its_own_process() -> None:
    """Here it is the same interpreter; `make bench` takes the compiled build's. It knows no game of the tests."""
    apart = Apart(Path(sys.executable))
    try:
        names = [c.name + MARK for c in ours.contestants()]
        assert {f"{game}: random play{MARK}" for game in ("sequence", "monopoly", "tcg")} <= set(names)
        assert [name for name in names if name.split(":")[0] not in ("beans", "candles", "festival")] == [
            c.name for c in apart.contestants]
        assert apart.build == duel.build()
        assert apart.contestants[1].rates(0.0)["copies"] > 0
    finally:
        apart.close()


# ── two trees of ours ────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("row", duel.rows([]))
def test_each_row_of_a_duel_does_some_work(row: str) -> None:
    assert duel.work_of(row)(1) > 0


def test_a_duel_is_asked_for_by_row_table_or_kind() -> None:
    assert duel.rows(["hagrid:view", "chess"]) == ["hagrid:view", *(f"chess:{kind}" for kind in duel.KINDS), duel.NODES]
    assert duel.rows(["clone"]) == [f"{name}:clone" for name in (*all_games(), "hagrid", "chess")]
    with pytest.raises(SystemExit, match="unknown row chequers"):
        duel.rows(["chequers"])


def test_a_duel_measures_both_trees_in_processes_of_their_own() -> None:
    source = str(Path(greathall.__file__).parent.parent)
    *packages, line = duel.compare(source, source, ["sequence:clone"], rounds=1, seconds=0.0)
    build = f"({duel.build()})"
    assert packages == [f"{name:28}{Path(source) / 'greathall'} {build}" for name in ("base", "other")]
    assert build.startswith("(compiled" if greathall.compiled else "(pure")
    assert re.fullmatch(r"sequence:clone +[\d,]+/s +[\d.]+  \([\d.]+ to [\d.]+\)", line)


@pytest.mark.parametrize("base", ["broken", "missing"])
def test_a_tree_that_does_not_run_or_exist_is_refused(base: str, tmp_path: Path) -> None:
    """Otherwise the installed package would be measured in its place."""
    (tmp_path / "broken" / "greathall").mkdir(parents=True)
    (tmp_path / "broken" / "greathall" / "__init__.py").write_text("1 / 0")
    with pytest.raises(SystemExit, match=f"{base}/greathall can't be measured"):
        [*duel.compare(str(tmp_path / base), str(Path(greathall.__file__).parents[1]), ["sequence:clone"], 1, 0.0)]


def test_the_parts_of_a_move_are_timed_beside_a_fixed_loop() -> None:
    source = str(Path(greathall.__file__).parent.parent)
    told, *lines = hot.compare(source, None, rounds=1, tables=2)
    assert told == f"{'this tree':20}{Path(source) / 'greathall'}"
    assert [line.split("  ")[0] for line in lines] == [
        "loop", *hot.PARTS, *(f"row, {batch} a commit" for batch in hot.BATCHES),
        "restored, an entry", "opened, long match", "move"]
    assert all(float(line[20:28]) > 0 for line in lines)


def test_a_figure_names_the_interpreters_build_and_the_machines_load() -> None:
    assert re.fullmatch(r"\w+ 3\.\d+\.\d+\S* with(out)? PGO.*; \d+ processors, load [\d.]+, [\d.]+ over .*", machine())


# ── Diagon Alley's ceiling and length ────────────────────────────────────────────────────────────────────────────────
def test_who_knows_dice_and_cards_wins() -> None:
    """From any seat; chance alone would win one game of four."""
    assert all(won(game, "medium") for game in range(4))


def test_what_chance_will_say_is_settled_beforehand() -> None:
    game = find_game("diagon_alley")
    s: Any = game.setup(3, game.resolve_options(3, {}), {}, {})
    one, two = ([Fate("x", said).outcome(s, s.agenda[-1]) for said in (None, Counter(deal=4))] for _ in range(2))
    assert one == two
    assert one[0] != one[1]


def test_a_game_is_counted_in_rounds() -> None:
    length, ended = rounds(3, 0)
    assert 5 < length < 500
    assert ended == "home"


# ── The Sorcerer's Stone's ceiling and length ────────────────────────────────────────────────────────────────────────
def test_who_knows_cards_and_chance_wins_a_challenge() -> None:
    """From either seat; chance alone would win one game of two."""
    assert all(won_knowing("hagrid", 2, game) for game in range(4))


def test_a_whole_game_is_counted_in_turns_by_challenge() -> None:
    counted = turns(2, 0)
    assert 50 < counted.total() < 500
    assert all(counted[challenge] for challenge in ("hagrid", "sprout", "quirrell", "snape", "mirror"))


# ── the load program's figures; its clients and servers are tried with the server's own tests ────────────────────────
def figures(name: str, rates: list[float], p99s: list[float], tables: int = 100) -> Figures:
    rounds = [Round(100, rate, rate, p99 / 2, p99, 0.3, 90_000_000) for rate, p99 in zip(rates, p99s, strict=True)]
    return Figures(name, tables, 50_000_000, 60_000_000, rounds)


def met(measured: list[Figures], rest: Idle | None = None) -> list[bool | None]:
    return [line["met"] for line in judge_load(measured, rest)]


@pytest.mark.parametrize("tables", LOAD_BARS)
def test_load_is_judged_round_by_round_against_the_rival(tables: int) -> None:
    least, most = LOAD_BARS[tables]
    at = 2 * [*LOAD_BARS].index(tables)
    theirs = figures(THEIRS, [1000.0, 2000.0, 3000.0], [60.0, 40.0, 20.0], tables)
    quick = figures(OURS, [1000.0, least * 2001, 9000.0], [60.0, 39.9 * most, 1.0], tables)
    slow = figures(OURS, [1000.0, least * 1999, 9000.0], [60.0, 40.1 * most, 1.0], tables)
    assert met([quick, theirs])[at:at + 2] == [True, True]
    assert met([slow, theirs])[at:at + 2] == [False, False]
    (line,) = times_theirs([quick, theirs])
    assert line.startswith(f"{tables} tables, of {THEIRS}: moves per CPU s ")


def test_load_without_the_rival_or_at_other_tables_leaves_the_bars_open() -> None:
    ours, theirs = (figures(name, [9000.0], [1.0]) for name in (OURS, THEIRS))
    assert set(met([ours])) == {None}
    ours.tables += 1
    assert set(met([ours, theirs])) == {None}


def test_idle_tables_are_weighed_whole() -> None:
    assert [met([], Idle(OURS, tables, 2 * tables, 0, memory))[-1] for tables, memory in (
        (1000, 500_000_000), (1000, 500_000_001), (999, 1))] == [True, False, None]


def test_a_round_is_read_from_the_sorted_times_of_its_moves() -> None:
    r = Round.of([at / 1000 for at in range(1, 201)], cpu=0.5, wall=0.25, client=0.5, memory=7)
    assert (r.moves, r.per_cpu_second, r.per_second, r.p50, r.p99) == (200, 400.0, 800.0, 101.0, 199.0)


CHILD = "import sys; b = b'x' * 60_000_000; print(flush=True); sys.stdin.read()"
PARENT = """
import http.server, subprocess, sys
b = b'x' * 50_000_000
child = subprocess.Popen([sys.executable, '-c', sys.argv[2]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
child.stdout.readline()
http.server.HTTPServer(('127.0.0.1', int(sys.argv[1])), http.server.BaseHTTPRequestHandler).serve_forever()
"""


def test_a_server_is_weighed_with_its_children(tmp_path: Path) -> None:
    port = free_port()
    server = Server([sys.executable, "-c", PARENT, str(port), CHILD], port, tmp_path)
    try:
        assert server.memory() > 110_000_000
        assert server.cpu() > 0
    finally:
        server.stop()


def test_a_server_that_does_not_come_up_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="ended with 3"):
        Server([sys.executable, "-c", "raise SystemExit(3)"], free_port(), tmp_path)
