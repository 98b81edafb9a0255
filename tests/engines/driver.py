"""The system's Firefox and WebKit, driven by the commands of WebDriver. Firefox itself takes them over a socket
(Marionette), WebKit's driver takes them over HTTP. The commands are the same, so one kind of page serves both."""

import json
import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

import httpx

WAIT = 60.0
"""So long a browser may take for one command, however busy the machine is."""
PREFS = {
    "marionette.port": 0,  # any that is free: several may run side by side
    "ui.prefersReducedMotion": 1,  # nobody waits for a card to fly
    "devtools.console.stdout.content": True,  # what pages say in the console
    "browser.dom.window.dump.enabled": True,  # what nobody caught
    "toolkit.legacyUserProfileCustomizations.stylesheets": True,  # userChrome.css is read
    "network.proxy.type": 0, "intl.accept_languages": "en-GB", "app.normandy.enabled": False,
    "browser.startup.homepage_override.mstone": "ignore", "datareporting.policy.dataSubmissionEnabled": False,
}
GTK = "[Settings]\ngtk-enable-animations=0\n"
"""No motion in WebKit either."""
NARROW = {"firefox": ":root { min-width: 0 !important }", "webkit": "button { min-width: 0; padding: 0; margin: 0 }"}
"""Else the browsers' own bars keep their windows wider than a phone."""
PATHS = {
    "Navigate": ("POST", "url"), "Refresh": ("POST", "refresh"), "ExecuteScript": ("POST", "execute/sync"),
    "ExecuteAsyncScript": ("POST", "execute/async"), "ElementClick": ("POST", "element/{id}/click"),
    "ElementClear": ("POST", "element/{id}/clear"), "ElementSendKeys": ("POST", "element/{id}/value"),
    "TakeScreenshot": ("GET", "screenshot"), "AddCookie": ("POST", "cookie"), "DeleteAllCookies": ("DELETE", "cookie"),
    "SetWindowRect": ("POST", "window/rect"),
}
"""Where HTTP has the commands that are used here."""


class Refused(Exception):
    """What a browser did not do; its message begins with WebDriver's name for the reason."""


class Driver(Protocol):
    def __call__(self, command: str, **what: Any) -> Any: ...


class Marionette:
    """Firefox's own line: messages with their length before them."""

    def __init__(self, port: int) -> None:
        self._line = socket.create_connection(("127.0.0.1", port), timeout=WAIT)
        self._file, self._count = self._line.makefile("rb"), 0
        self._hear()
        self("NewSession", capabilities={})

    def _hear(self) -> Any:
        length = b""
        while (digit := self._file.read(1)) != b":":
            length += digit
        return json.loads(self._file.read(int(length)))

    def __call__(self, command: str, **what: Any) -> Any:
        self._count += 1
        said = json.dumps([0, self._count, f"WebDriver:{command}", what]).encode()
        self._line.sendall(b"%d:%b" % (len(said), said))
        _, _, fault, answer = self._hear()
        if fault:
            raise Refused(f"{fault['error']}: {fault['message']}")
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def close(self) -> None:
        self._file.close()
        self._line.close()


class OverHttp:
    """A driver beside the browser, as the standard has it."""

    def __init__(self, port: int) -> None:
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{port}/session", timeout=WAIT, trust_env=False)
        self._session = self._ask("POST", "", {"capabilities": {}})["sessionId"]

    def _ask(self, verb: str, path: str, what: Any) -> Any:
        answer = self._http.request(verb, path, json=what if verb == "POST" else None)
        value = answer.json()["value"]
        if not answer.is_success:
            raise Refused(f"{value['error']}: {value['message']}")
        return value

    def __call__(self, command: str, **what: Any) -> Any:
        verb, path = PATHS[command]
        return self._ask(verb, f"/{self._session}/{path.format(**what)}", what)

    def close(self) -> None:
        """The window too, which would outlive its driver."""
        self._ask("DELETE", f"/{self._session}", None)
        self._http.close()


# ── opening them ─────────────────────────────────────────────────────────────
@contextmanager
def running(*words: str, log: Path, **environ: str) -> Iterator[None]:
    with log.open("ab") as file, \
            subprocess.Popen(words, stdout=file, stderr=file, env={**os.environ, **environ}) as process:
        try:
            yield
        finally:
            process.terminate()


def soon(look: Callable[[], str]) -> str:
    """Return the text there, once there is some."""
    end = monotonic() + WAIT
    while not (found := look()):
        assert monotonic() < end, "the browser does not open"
        sleep(0.05)
    return found


@contextmanager
def firefox(home: Path, log: Path) -> Iterator[Driver]:
    (home / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                                          for name, value in PREFS.items()))
    (home / "chrome").mkdir()
    (home / "chrome" / "userChrome.css").write_text(NARROW["firefox"])
    port = home / "MarionetteActivePort"
    program = shutil.which("firefox-esr") or "firefox"
    with running(program, "--marionette", "--headless", "--profile", str(home), log=log, HOME=str(home)), \
            closing(Marionette(int(soon(lambda: port.read_text() if port.exists() else "")))) as opened:
        yield opened


@contextmanager
def webkit(home: Path, log: Path) -> Iterator[Driver]:
    """In a screen of its own that nobody sees."""
    (home / "gtk-3.0").mkdir()
    (home / "gtk-3.0" / "settings.ini").write_text(GTK)
    (home / "gtk-3.0" / "gtk.css").write_text(NARROW["webkit"])
    number = home / "display"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with running("sh", "-c", f"exec Xvfb -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp 3>{number}", log=log):
        display = ":" + soon(lambda: whole_line(number))
        with running("WebKitWebDriver", f"--port={port}", log=log, DISPLAY=display, HOME=str(home),
                     XDG_CONFIG_HOME=str(home)):
            soon(lambda: "yes" if listens(port) else "")
            with closing(OverHttp(port)) as opened:
                yield opened


def whole_line(file: Path) -> str:
    line = file.read_text() if file.exists() else ""
    return line.strip() if line.endswith("\n") else ""


def listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0
