"""`make release`: build the package, try it as strangers would, and print the command that tags it.

Each interpreter that this machine has gets the wheel in an empty environment, with and without the server, on a PATH
without node and compilers. There it plays a game from Python, opens a hall and plays a game over HTTP."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import greathall

ROOT = Path(__file__).parents[1]
UV = str(ROOT / ".venv/bin/uv")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PATIENCE = 120
"""Seconds that a game over the network may take."""
PLAY = """
import greathall
match = greathall.new("sequence", seats=2, seed="release")
bot = greathall.bot("easy", seed="1")
while match.seat is not None:
    match.play(bot.choose(match.view(match.seat)).action)
assert greathall.replay(match.record()).result == match.result
print(greathall.__version__, match.result.winners)
"""


SIT = """
import json, sys
from websockets.sync.client import connect
with connect(sys.argv[1], additional_headers={"authorization": f"Bearer {sys.argv[2]}"}) as socket:
    for message in map(json.loads, socket):
        ask = message.get("ask") or {}
        if message.get("result"):
            break
        if ask.get("seat") == 0 and ask.get("legal"):
            socket.send(json.dumps({"seq": message["seq"], "seat": 0, "action": ask["legal"][-1]}))
"""


def main() -> int:
    version = greathall.__version__
    check_changelog(version)
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    run(UV, "build", "-q", "--out-dir", "dist", "--build-constraints", "requirements/pack.txt",
        "--require-build-hashes", cwd=ROOT)
    wheel = next((ROOT / "dist").glob("*.whl"))
    print("built:", *(file.name for file in sorted((ROOT / "dist").glob("greathall-*"))))
    tried = [found for found in VERSIONS if (python := interpreter(found)) and try_out(python, wheel, found)]
    try_tools(wheel)
    print(f"tried: Python {', '.join(tried)}")
    print(verdict(version, tried, promised()))
    return 0


def verdict(version: str, tried: list[str], promised: list[str]) -> str:
    """Return the last lines: how to tag the release, and at the very end what was not tried."""
    tag = f"Tag it:\n\n    git tag -a v{version} -m 'Great Hall {version}' && git push origin v{version}"
    untried = ", ".join(python for python in promised if python not in tried)
    if not untried:
        return f"All is well. {tag}"
    return (f"All that was tried is well. {tag}\n\n"
            f"NOT TRIED: Python {untried}. pyproject.toml promises it, but this machine has no such interpreter.\n"
            "Install it and run `make release` again, or take it out of pyproject.toml.")


def check_changelog(version: str) -> None:
    """Refuse a version that the changelog does not tell of, or that is not the one to be cited."""
    heading = re.search(r"^## \[(.+?)\] - (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    if heading is None or heading[1] != version or not re.fullmatch(r"\d{4}-\d\d-\d\d", heading[2]):
        sys.exit(f"CHANGELOG.md must start with version {version} and its date.")
    if f"\nversion: {version}\n" not in (ROOT / "CITATION.cff").read_text(encoding="utf-8"):
        sys.exit(f"CITATION.cff must name version {version}.")


def promised() -> list[str]:
    """Return the versions of Python that the package says it runs on."""
    return re.findall(r'"Programming Language :: Python :: (\d\.\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))


def interpreter(version: str) -> str:
    """Return where this version of Python is, also one that pyenv keeps off the PATH; empty if it is nowhere."""
    kept = [str(folder) for folder in Path.home().glob(f".pyenv/versions/{version}*/bin")]
    env = {**os.environ, "PATH": os.pathsep.join([*kept, os.environ["PATH"]])}
    found = subprocess.run([UV, "python", "find", "--no-project", version], capture_output=True, text=True, env=env,
                           check=False)
    return found.stdout.strip()


def try_out(python: str, wheel: Path, version: str) -> bool:
    for extra in ("", "[server]"):
        with tempfile.TemporaryDirectory() as folder:
            run(UV, "venv", "-q", "--python", python, f"{folder}/env")
            env = {"PATH": f"{folder}/env/bin:/nonexistent", "HOME": folder, "LANG": "C.UTF-8"}
            run(UV, "pip", "install", "-q", "--python", f"{folder}/env/bin/python", f"{wheel}{extra}")
            said = run(f"{folder}/env/bin/python", "-c", PLAY, cwd=folder, env=env)
            print(f"Python {version} greathall{extra}: played from Python, {said.strip()}")
            if extra:
                play_over_http(folder, env)
            else:
                refusal = subprocess.run([f"{folder}/env/bin/greathall", "serve"], capture_output=True, text=True,
                                         env=env, cwd=folder, check=False)
                assert refusal.returncode == 2, refusal
                assert "greathall[server]" in refusal.stderr, refusal.stderr
    return True


def play_over_http(folder: str, env: dict[str, str]) -> None:
    """Open a hall, look at its pages, and play a game there against a bot."""
    command = [f"{folder}/env/bin/greathall", "serve", "--port", "0", "--data", f"{folder}/data", "--pace", "0"]
    hall = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=folder)
    try:
        assert hall.stdout is not None
        address = next(found[0] for line in hall.stdout if (found := re.search(r"http://\S+", line)))
        for page in ("/", "/manual/index.html", "/health"):
            with urllib.request.urlopen(address + page, timeout=20) as answer:
                assert answer.status == 200, page
        token = ask(address, "PUT", "/api/identity", {"name": "Ann"})["token"]
        wanted = {"game": "sorcerers_stone", "seats": 2, "options": {"challenge": "hagrid"}, "bots": {"1": "easy"}}
        table = ask(address, "POST", "/api/tables", wanted, token)["id"]
        ask(address, "POST", f"/api/tables/{table}/start", {}, token)
        run(f"{folder}/env/bin/python", "-c", SIT, address.replace("http", "ws") + f"/api/tables/{table}/socket", token,
            env=env, timeout=PATIENCE)
        record = ask(address, "GET", f"/api/tables/{table}/record", None, token)
        print(f"  a game over HTTP: {len(record['entries'])} entries, pages and manual served")
    finally:
        hall.terminate()
        assert hall.wait(20) == 0


def ask(address: str, verb: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers, method=verb)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as no:
        sys.exit(f"{verb} {path}: {no.code} {no.read().decode()}")


def try_tools(wheel: Path) -> None:
    """Call the program as pipx and uvx do."""
    print("uvx:", run(UV, "tool", "run", "-q", "--from", f"greathall[server] @ {wheel.as_uri()}", "greathall",
                      "--version").strip())
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PIPX_HOME": f"{folder}/home", "PIPX_BIN_DIR": f"{folder}/bin"}
        run(UV, "tool", "run", "-q", "pipx", "install", "-q", f"{wheel}[server]", env=env)
        print("pipx:", run(f"{folder}/bin/greathall", "--version", env=env).strip())


def run(*command: str, **more: Any) -> str:
    done: subprocess.CompletedProcess[str] = subprocess.run(
        command, capture_output=True, text=True, check=False, **more)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
