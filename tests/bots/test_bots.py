"""Bots see a view and nothing else, play whole games legally, and say why they moved."""

from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.bots import LEVELS, arena
from greathall.bots.bot import bot_input
from greathall.bots.hard import Hard
from greathall.bots.ismcts import Search
from greathall.core.game import Game, all_games, find_game
from greathall.core.mind import Reason
from greathall.core.words import CHANCE
from greathall.games.sequence.board import CARD, COUNTER, HOMES
from greathall.games.sequence.bot import SequenceMind, public
from greathall.games.sequence.model import Grant, Report
from greathall.games.sequence.play.turn import TURN
from tests.table import FULL, SCALE, put
from greathall.testing.hints import hints
from greathall.testing.walks import Entry, cut_history, opening, say, tables, twin, hides_anything, walk
from greathall.testing.reasons import reason_text

SEQUENCE = find_game("sequence")


def state_after(game: Game, seats: int, options: dict[str, Any], history: list[Entry]) -> Any:
    s = opening(game, seats, options)
    for entry in history:
        assert say(game, s, entry)
    return s


def twin_positions(game: Game, how_many: int) -> list[tuple[Any, Any]]:
    """Pairs of tables that differ only in what the seat asked can't see."""
    rng = Random(7)
    pairs: list[tuple[Any, Any]] = []
    seats, options = next(table for table in tables(game) if hides_anything(game, *table))
    while len(pairs) < how_many:
        history = walk(game, seats, options, rng)
        for _ in range(8):
            part = cut_history(history, rng)
            s = state_after(game, seats, options, part)
            if s.agenda and s.agenda[-1].seat != CHANCE and len(s.agenda[-1].legal(s)) > 1:
                other = twin(game, seats, options, part, s.agenda[-1].seat, rng)
                if other is not None:
                    pairs.append((s, state_after(game, seats, options, other)))
    return pairs[:how_many]


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_are_equal_bytes_and_get_equal_choices(game: Game, level: str) -> None:
    for s, other in twin_positions(game, 6 * SCALE):
        me = s.agenda[-1].seat
        mine, theirs = game.view(s, me), game.view(other, me)
        assert bot_input(mine) == bot_input(theirs)
        player = greathall.bot(level, seconds=0, seed="same")
        assert player.choose(mine) == player.choose(theirs)


def test_a_bot_that_saw_the_true_state_would_play_differently() -> None:
    """The test of that test: the search, given the hidden cards, chooses other moves in equal views."""
    differs = 0
    for s, other in twin_positions(SEQUENCE, 24):
        moves = []
        for true in (s, other):
            search = Search(SEQUENCE, SEQUENCE.view(true, true.agenda[-1].seat), Random(1))
            search.worlds = lambda _, true=true: true.clone()  # type: ignore[misc]
            search.dreams = [search.dream()]
            search.run(0, 200, lambda: 0.0)
            moves.append(search.ranking()[0][0])
        differs += moves[0] != moves[1]
    assert differs


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_table_to_the_end(game: Game, level: str) -> None:
    """A game that may never end is only begun here; its own tests show that bots bring it to an end.

    The levels share the tables; from SCALE=3 on each plays at all of them. Hard's large tables are in
    `test_hard_plays_large_tables`."""
    most = 120 * SCALE if hints(game).endless else 1 << 30
    mine = [table for table in tables(game) if level != "hard" or table[0] <= 4]
    for seats, options in mine if FULL else mine[LEVELS.index(level)::len(LEVELS)]:
        play(game, seats, options, level, most=most)


@pytest.mark.parametrize("seats", [6, 12])
def test_hard_plays_large_tables(seats: int) -> None:
    play(SEQUENCE, seats, SEQUENCE.resolve_options(seats, {"teams": 3}), "hard", tries=12)


def play(game: Game, seats: int, options: dict[str, Any], level: str, tries: int = 20, most: int = 1 << 30) -> None:
    match = greathall.new(game.name, seats, seed=f"{level} {seats}", options=options)
    bots = {seat: greathall.bot(level, 0, seed=str(seat)) for seat in range(seats)}
    for player in bots.values():
        if isinstance(player, Hard):
            player.most = tries
    made = 0
    while match.seat is not None and made < most:
        arena.play_on(match, bots)
        made += 1
    assert match.result is not None or made == most
    assert {e.by for e in match.entries if e.seat != CHANCE} == {f"bot:{level}"}


def test_bots_ask_for_the_draws_they_are_owed() -> None:
    match = greathall.new("sequence", 2, seed="owed", options={"draw_on_demand": True})
    arena.play_out(match, {0: greathall.bot("medium", seed="a"), 1: greathall.bot("medium", seed="b")})
    drawn = sum(e.do["type"] == "Draw" for e in match.entries)
    assert drawn > 10
    assert not any(type(e).__name__ == "DrawLost" for e in match.events(None))


@pytest.mark.parametrize("level", LEVELS)
def test_no_program_grants_a_report_of_coaching(level: str) -> None:
    match = greathall.new("sequence", 4, seed="coach", options={"coaching_penalty": True})
    seat = match.seat
    assert seat is not None
    match.play(Report((seat + 1) % 2), seat=seat)
    choice = greathall.bot(level, 0).choose(match.view(match.seat))
    assert Grant() in match.legal()
    assert choice.action != Grant()
    assert choice.why.public == Reason("why-person")


def scene(**facts: Any) -> Any:
    s: Any = SEQUENCE.setup(2, SEQUENCE.resolve_options(2, {}), {}, {})
    s.agenda[:] = [TURN[0]]
    s.dealer, s.turn = 1, 0
    s.hands = [[CARD["5h"]], [CARD["6h"]]]
    put(s, **facts)
    return s


def lay(s: Any, team: int, *spaces: int) -> None:
    for space in spaces:
        s.own[team] |= 1 << space
        s.free ^= 1 << space
        s.stock[team] -= 1
        s.lines += COUNTER[team][space]


def best(s: Any) -> Any:
    return SequenceMind().rank(s)[0]


def test_medium_finishes_its_own_line_and_says_so() -> None:
    home = HOMES[CARD["5h"]][0]  # b4
    s = scene(hands={0: sorted((CARD["5h"], CARD["2g"]))})
    lay(s, 0, *[home + i for i in range(1, 5)])
    assert best(s).action.space == home
    assert best(s).public.key == "why-finishes"


def test_medium_blocks_a_rivals_four() -> None:
    home = HOMES[CARD["5h"]][0]
    s = scene(hands={0: sorted((CARD["5h"], CARD["2g"]))})
    lay(s, 1, *[home + i for i in range(1, 5)])
    assert best(s).action.space == home
    assert best(s).public.key == "why-blocks"


def test_medium_keeps_its_jacks_while_little_is_at_stake_and_says_so_to_its_owner_only() -> None:
    s = scene(hands={0: sorted((CARD["Jg"], CARD["2g"]))})
    assert best(s).action.card == CARD["2g"]
    assert [r.key for r in best(s).private] == ["why-keeps"]


def test_medium_spends_a_wild_jack_where_it_wins() -> None:
    s = scene(hands={0: sorted((CARD["Jg"], CARD["As"]))})
    lay(s, 0, 41, 42, 43, 44)
    assert best(s).action.card == CARD["Jg"]
    assert best(s).public.key == "why-finishes"


def test_medium_takes_a_counter_out_of_a_rivals_four() -> None:
    s = scene(hands={0: sorted((CARD["Jr"], CARD["As"]))})
    lay(s, 1, 41, 42, 43, 44)
    assert best(s).public.key == "why-breaks"


def test_medium_exchanges_a_dead_card_first() -> None:
    one, two = HOMES[CARD["5h"]]
    s = scene(hands={0: sorted((CARD["5h"], CARD["2g"]))})
    lay(s, 1, one, two)
    assert best(s).public.key == "why-dead"


def test_the_public_reason_rests_on_public_facts() -> None:
    """Two hands that both hold the card played: the table is told the same."""
    for s, _ in twin_positions(SEQUENCE, 20):
        me = s.agenda[-1].seat
        for a in s.agenda[-1].legal(s)[:10]:
            told = public(s, me, a)
            changed = s.clone()
            changed.hands = [[], []]
            changed.pile = []
            assert public(changed, me, a) == told


@pytest.mark.parametrize("level", LEVELS)
def test_every_reason_is_a_sentence(level: str) -> None:
    for s, _ in twin_positions(SEQUENCE, 8):
        choice = greathall.bot(level, 0, seed="why").choose(SEQUENCE.view(s, s.agenda[-1].seat))
        for reason in (*choice.why.reasons, *(r.public for r in choice.ranked)):
            assert reason_text(SEQUENCE, s, reason, "en").endswith(".")
        assert choice.ranked[0].action == choice.action
        assert choice.action in s.agenda[-1].legal(s)


def test_the_search_keeps_its_floor_and_its_time() -> None:
    """No time at all still gives the floor of tries; the clock ends it when it has run."""
    s, _ = twin_positions(SEQUENCE, 1)[0]
    view = SEQUENCE.view(s, s.agenda[-1].seat)
    search = Search(SEQUENCE, view, Random(1))
    search.run(0, 40, lambda: 0.0)
    assert search.tries == 40
    ticks = iter(range(1000))
    search.run(50, 0, lambda: next(ticks))
    assert search.tries == 40 + 49


def test_a_bot_is_refused_by_name() -> None:
    with pytest.raises(greathall.Illegal, match="there is no bot called “wizard”"):
        greathall.bot("wizard")
    with pytest.raises(greathall.Illegal, match="doesn't belong to any game"):
        greathall.bot("easy").choose(msgspec.defstruct("Other", ["x"])(1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_only_for_the_seat_that_is_asked(level: str) -> None:
    match = greathall.new("sequence", 2, seed="asked")
    asked = match.seat
    assert asked is not None
    for seat in (1 - asked, None):
        with pytest.raises(greathall.Illegal, match="nothing to answer"):
            greathall.bot(level, 0).choose(match.view(seat))
    match.play({"type": "Resign"}, seat=asked)
    with pytest.raises(greathall.Illegal, match="nothing to answer"):
        greathall.bot(level, 0).choose(match.view(asked))
