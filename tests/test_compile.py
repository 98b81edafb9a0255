"""The hook that compiles: which modules form a group, what gets into the wheel, and what it says where it can't.

`make test-compiled` compiles for real."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import greathall
import hatch_build
import hatch_compile

GAMES = ("diagon_alley", "monopoly", "sequence", "sorcerers_stone", "tcg")
PACKAGE = Path(greathall.__file__).parent
HERE = Path(__file__).parents[1]


def test_the_core_is_a_group_and_each_game_is_one() -> None:
    groups = hatch_compile.groups(HERE / "src/greathall")
    assert [*groups] == ["greathall_core", *(f"greathall_{game}" for game in GAMES)]
    assert all(file.is_file() for files in groups.values() for file in files)
    assert sum(map(len, groups.values())) == len({file for files in groups.values() for file in files})
    for game in GAMES:
        of = {file.relative_to(HERE / f"src/greathall/games/{game}").as_posix() for file in groups[f"greathall_{game}"]}
        assert {"play/table.py", "made/table.py", "made/views.py", "views.py"} <= of
        assert not of & {"model.py", "made/view.py", "__init__.py", "coach.py"}, "read at run time, or not worth it"


def test_some_games_alone_come_with_the_core() -> None:
    assert [*hatch_compile.groups(HERE / "src/greathall", ["tcg"])] == ["greathall_core", "greathall_tcg"]


def test_the_wheel_gets_what_is_compiled_of_this_source_and_nothing_that_lies_beside_it(tmp_path: Path) -> None:
    names = ["greathall_core__mypyc.cpython-311-x86_64-linux-gnu.so",
             "greathall/core/engine.cpython-311-x86_64-linux-gnu.so",
             "greathall/games/tcg/play/turn.cp311-win_amd64.pyd"]
    strange = ["greathall/games/gone/play/turn.so", "greathall/core/words.so", "greathall_gone__mypyc.so",
               "greathall/core/engine.c"]
    for name in (*names, *strange):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert hatch_compile.libraries(tmp_path, HERE / "src") == {str(tmp_path / name): name for name in sorted(names)}


def test_without_a_compiler_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler -pthread"))
    assert "build-essential" in str(hatch_compile.lacking())
    with pytest.raises(SystemExit, match="C compiler"):
        hatch_compile.compile_into(tmp_path)
    done = subprocess.run([sys.executable, "hatch_compile.py"], cwd=HERE, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, f"{hatch_compile.NO_COMPILER}\n")


def test_without_the_headers_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert "python3-dev" in str(hatch_compile.lacking())
    (tmp_path / "Python.h").touch()
    assert hatch_compile.lacking() is None


@pytest.mark.parametrize(("target", "wanted", "compiles"), [
    ("wheel", "1", True), ("wheel", "", False), ("sdist", "1", False)])
def test_only_a_wheel_that_is_asked_for_is_compiled(
        monkeypatch: pytest.MonkeyPatch, target: str, wanted: str, compiles: bool) -> None:
    monkeypatch.setenv("GREATHALL_COMPILE", wanted)
    monkeypatch.setattr(hatch_build, "stale", lambda _: False)
    hook = object.__new__(hatch_build.CustomBuildHook)
    monkeypatch.setattr(hatch_build.CustomBuildHook, "target_name", target, raising=False)
    monkeypatch.setattr(hatch_build.CustomBuildHook, "root", str(HERE), raising=False)
    assert (hook.compiles(), hook.dependencies()) == (compiles, [*hatch_compile.NEEDED] * compiles)


def test_the_package_says_which_build_runs() -> None:
    """True in `make test-compiled`, which installs the wheel."""
    assert greathall.compiled == any(PACKAGE.glob("core/engine.*.so"))
