"""The bench measures our own side without the peers installed; how fast that is no test says."""

from bench import ours
from bench.__main__ import BARS, compare, judge
from bench.measure import Contestant, interleave, ratio, spread
from greathall.core.game import all_games


def test_every_game_is_measured_in_every_unit() -> None:
    contestants = ours.contestants()
    measured = interleave(contestants, rounds=1, seconds=0.0)
    assert [c.name for c in contestants] == [
        f"{game}: {what}" for game in all_games() for what in ("random play", "clone", "IS-MCTS")]
    for c in contestants:
        units = {"play": {"decisions", "games"}, "clone": {"copies"}, "search": {"decisions", "iterations"}}[c.kind]
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
    assert {bar.mine for bar in BARS} <= {c.name for c in ours.contestants()}
