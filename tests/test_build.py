"""The browser pages get into the package: built when their sources have changed, and only then."""

import gzip
import re
from pathlib import Path

import pytest

import hatch_build


HERE = Path(__file__).parents[1]


def test_whatever_make_installs_is_pinned_by_hash_and_names_no_host() -> None:
    installs = re.findall(r".* pip install .*", (HERE / "Makefile").read_text())
    assert len(installs) > 5
    for line in installs:
        ours = line.endswith("build/wheel/*.whl")
        assert ours or "--require-hashes -r requirements/" in line or "--require-build-hashes" in line, line
    for file in (HERE / "requirements").glob("*.txt"):
        pinned = re.split(r"\n(?=\S)", file.read_text().strip())
        assert all(re.match(r"\S+==\S+ .*--hash=sha256:", each, re.DOTALL) for each in pinned), file.name
        assert "//" not in file.read_text()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A source tree whose browser pages have just been built."""
    for name in ("web/index.html", "web/src/main.ts", "web/node_modules/svelte/index.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    built = tmp_path / hatch_build.STATIC
    built.mkdir(parents=True)
    (built / hatch_build.DIGEST).write_text(hatch_build.digest(tmp_path))
    return tmp_path


def test_what_is_built_is_not_built_again(root: Path) -> None:
    assert not hatch_build.stale(root)
    hatch_build.build(root)  # would call npm, which doesn't know this tree


@pytest.mark.parametrize("change", [
    lambda web: (web / "src/main.ts").write_text("changed"),
    lambda web: (web / "src/new.ts").write_text(""),
    lambda web: (web / "src/main.ts").unlink(),
    lambda web: (web / "src/main.ts").rename(web / "src/other.ts"),
])
def test_a_change_of_its_sources_makes_it_stale(root: Path, change: object) -> None:
    assert callable(change)
    change(root / "web")
    assert hatch_build.stale(root)


def test_packages_are_no_sources(root: Path) -> None:
    (root / "web/node_modules/svelte/index.js").write_text("changed")
    assert not hatch_build.stale(root)


def test_a_build_that_did_not_end_is_none(root: Path) -> None:
    (root / hatch_build.STATIC / hatch_build.DIGEST).unlink()
    assert hatch_build.stale(root)


def test_a_tree_without_sources_carries_what_was_built(tmp_path: Path) -> None:
    assert not hatch_build.stale(tmp_path)


def test_large_files_are_pressed_the_same_way_every_time(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/large.js").write_text("candle " * 1000)
    (tmp_path / "small.svg").write_text("candle")
    hatch_build.press(tmp_path)
    pressed = (tmp_path / "assets/large.js.gz").read_bytes()
    assert gzip.decompress(pressed) == (tmp_path / "assets/large.js").read_bytes()
    assert pressed == gzip.compress(b"candle " * 1000, mtime=0)
    assert not (tmp_path / "small.svg.gz").exists()
