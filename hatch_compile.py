"""Compiles the engine and the rules of the games with mypyc, for wheels built with GREATHALL_COMPILE=1.

The same source runs interpreted: the .py files lie in the wheel beside what is compiled.

    python hatch_compile.py                     say whether this machine can compile
    python hatch_compile.py FOLDER [GAME …]     compile the core and these games, by default all, into FOLDER/lib
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
CORE = ("core/engine.py", "core/state.py", "core/zones.py", "bots/ismcts.py")
OF_A_GAME = ("play/*.py", "boards/*.py", "made/table.py", "made/views.py", "views.py", "board.py", "printed.py",
             "bot/*.py")
"""What is compiled: never the words, views and declarations that are read at run time, nor cards, nor the minds
themselves, but what they work out."""
MYPY = ("--explicit-package-bases", "--namespace-packages", "--ignore-missing-imports", "--follow-imports=silent")
NEEDED = ("mypy>=2,<3", "setuptools>=80", "msgspec>=0.22,<0.23")
"""What compiles, and the one package whose types the rules are written with."""
NO_COMPILER = ("To compile, a C compiler is needed: install the package build-essential (Debian, Ubuntu), gcc (Fedora) "
               "or Xcode's command line tools (macOS).")
NO_HEADERS = ("To compile, Python's headers are needed: install the package python3-dev (Debian, Ubuntu) "
              "or python3-devel (Fedora).")


# ── what is compiled ─────────────────────────────────────────────────────────
def groups(package: Path, games: list[str] | None = None) -> dict[str, list[Path]]:
    """Return the modules by group: the core, and one group a game, because calls inside a group are C calls."""
    found = {"greathall_core": [package / name for name in CORE]}
    for game in sorted(path.parent.name for path in package.glob("games/*/__init__.py")):
        if not games or game in games:
            found[f"greathall_{game}"] = [file for pattern in OF_A_GAME
                                          for file in sorted(package.glob(f"games/{game}/{pattern}"))
                                          if file.name != "__init__.py"]
    return found


def libraries(built: Path, source: Path) -> dict[str, str]:
    """Return each compiled file of this source and its place in the wheel; what else lies there is left out."""
    made = groups(source / "greathall")
    modules = {f"{group}__mypyc" for group in made}
    modules |= {file.relative_to(source).with_suffix("").as_posix() for files in made.values() for file in files}
    places = {file: file.relative_to(built) for file in sorted(built.rglob("*")) if file.suffix in (".so", ".pyd")}
    return {str(file): place.as_posix() for file, place in places.items()
            if (place.parent / place.name.split(".")[0]).as_posix() in modules}


# ── compiling ────────────────────────────────────────────────────────────────
def lacking() -> str | None:
    """Return what this machine needs to compile, as one sentence; None if it has everything."""
    if os.name == "nt":
        return None  # setuptools finds the compiler there, and says how to get one
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(shlex.split(compiler)[0]):
        return NO_COMPILER
    return None if Path(sysconfig.get_path("include"), "Python.h").is_file() else NO_HEADERS


def compile_into(folder: Path) -> dict[str, str]:
    """Compile everything; return each compiled file and its place in the wheel.

    The folder keeps what was made for this interpreter, so that only what has changed is compiled again."""
    lack = lacking()
    if lack:
        sys.exit(lack)
    made = folder / sysconfig.get_platform() / (sys.implementation.cache_tag or "python")
    made.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, str(Path(__file__)), str(made)], stdout=sys.stderr, check=True)
    return libraries(made / "lib", SOURCE)


def compile_groups(folder: Path, games: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(SOURCE)  # mypy names a module by its path from here
    parts: list[tuple[list[str], str | None]] = [
        ([str(file) for file in files], group) for group, files in groups(Path("greathall"), games).items()]
    extensions = mypycify([*MYPY, f"--cache-dir={folder}/mypy", *(file for files, _ in parts for file in files)],
                          separate=parts, opt_level="2", debug_level="0", target_dir=f"{folder}/c")
    sys.argv[1:] = ["build_ext", f"--build-lib={folder}/lib", f"--build-temp={folder}/tmp",
                    f"--parallel={os.cpu_count()}"]
    setup(name="greathall", packages=[], ext_modules=extensions)


def main(arguments: list[str]) -> None:
    lack = lacking()
    if lack:
        sys.exit(lack)
    if arguments:
        compile_groups(Path(arguments[0]).resolve(), arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
