"""The laws for your own game: a few lines in a test file, one pytest item per law and start.

    from greathall.testing import laws
    from scenes import scene, worlds, world_of  # a scene whose worlds can be counted (see Hints)

    test_laws = laws("lanterns", small=(scene, worlds, world_of))

The game is found in the folders that GREATHALL_GAMES lists. With `SCALE=10` in the environment it looks ten times as
long.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec import Struct

from greathall.core.game import Game, find_game
from greathall.core.words import Illegal
from greathall.testing.broken import Broken, raised
from greathall.testing.hints import HINTS, Hints

__all__ = ["Broken", "Case", "Hints", "cases", "laws", "run"]


class Case(Struct, frozen=True):
    """One test: some laws, on one game, from one start.

    For example:

        for case in cases("sequence"):
            print(case.name, case.law)
    """

    name: str
    game: str
    law: int  # the first of its laws
    check: Callable[[], None]


def laws(*games: str, **hints: Any) -> Callable[[Case], None]:
    """Return a test of all laws on these games, for pytest to collect; `hints` are the fields of Hints.

    Only a game's declarations are read before the tests run; if a game can't be loaded, its test fails.

        test_laws = laws("my_game")
    """
    try:
        import pytest
    except ImportError:
        raise ImportError("greathall.testing.laws needs pytest: pip install pytest") from None
    if hints:
        told = Hints(**hints)
        HINTS.update(dict.fromkeys(games, lambda: told))
    found = [case for game in games for case in cases(game)]

    @pytest.mark.parametrize("case", found, ids=[case.name for case in found])
    def test(case: Case) -> None:
        __tracebackhide__ = True
        try:
            run(case)
        except Broken as broken:
            if broken.__cause__ is not None:  # the game raised something, and its traceback shows where
                raise
            pytest.fail(str(broken), pytrace=False)

    return test


def cases(name: str) -> list[Case]:
    """Return a game's tests from its declarations; if they can't be read, one test that fails and says why.

    For example:

        for case in cases("sequence"):
            run(case)
    """
    try:
        return list(_cases(find_game(name)))
    except Exception as fault:
        why = str(fault) if isinstance(fault, Illegal | Broken) else raised(fault)
        return [Case(f"{name}-loads", name, 0, partial(_unread, name, why))]


def _unread(name: str, why: str) -> None:
    raise Broken(name, 0, why)


def _cases(game: Game) -> Iterator[Case]:
    from greathall.testing import answers, fillings, forms, positions, reasons, sentences, sights, source, walks

    for law, check in ((19, source.no_sets), (20, sentences.sentences), (20, sentences.rules_told)):
        yield Case(f"{game.name}-{check.__name__}", game.name, law, partial(check, game))
    for start in walks.starts(game):
        for law, by_start in ((1, positions.every_position), (3, sights.views), (13, answers.refusals),
                              (27, reasons.reasons)):
            yield Case(f"{start.name}-{by_start.__name__}", game.name, law, partial(by_start, start))
    for seats, options in walks.tables(game):
        name = walks.option_name(game, seats, options)
        for law, by_table in ((7, answers.record), (11, sights.hidden), (14, answers.silence)):
            if law != 14 or (seats, options) in walks.limited_tables(game):
                yield Case(f"{name}-{by_table.__name__}", game.name, law, partial(by_table, game, seats, options))
    for law, check in ((18, answers.carried), (12, sights.worlds), (15, answers.named_refusals),
                       (21, positions.everything_met), (23, fillings.filled_in), (26, source.made)):
        if (law != 23 or forms.has_forms(game)) and (law != 26 or source.is_read(game)):
            yield Case(f"{game.name}-{check.__name__}", game.name, law, partial(check, game))


def run(case: Case) -> None:
    """Run a case; raise Broken with the game and the law, whatever went wrong.

    For example:

        run(cases("sequence")[0])
    """
    try:
        case.check()
    except Broken:
        raise
    except Exception as fault:
        raise Broken(case.game, case.law, raised(fault)) from fault
