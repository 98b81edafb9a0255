"""The files in deploy/: a hall behind real proxies with TLS, and the unit as systemd reads it.

The proxies and systemd's tools are not Python packages. `make test` unpacks the proxies where there is apt; where a
machine lacks a program, its tests are skipped and say what to install. At SCALE=1 one proxy must do, from SCALE=3 on it
is both. The unit is only read: to run it, systemd must have started the machine."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from ctypes.util import find_library
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.hall import WAIT, Fresh, Hall, Person, hall, lent, until
from tests.server.test_admin import admin
from tests.table import FULL

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "hall.example.org"
UNPACKED = Path(sys.prefix) / "programs" / "usr"
PLACES = f"{UNPACKED}/sbin:{UNPACKED}/bin:/usr/sbin:/sbin:/usr/bin:/bin"
NGINX, CADDY = (shutil.which(name, path=PLACES) for name in ("nginx", "caddy"))
LIMITS = ("--newcomer-burst", "6", "--newcomer-rate", "0.01", "--proxies", "127.0.0.1")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def nginx(folder: Path, port: int, upstream: int) -> list[str]:
    """Return the command, with our file as it is but for name, ports and certificate."""
    ours = (DEPLOY / "nginx.conf").read_text()
    plain = free_port()
    for was, now in (("listen 80;", f"listen 127.0.0.1:{plain};"), ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
                     ("listen [::]:80;", ""), ("listen [::]:443 ssl http2;", ""),
                     ("127.0.0.1:8000", f"127.0.0.1:{upstream}"), ("$host;", f"$host:{port};"),
                     (f"/etc/letsencrypt/live/{NAME}/", f"{folder}/")):
        assert was in ours, was
        ours = ours.replace(was, now)
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem", "-days", "2",
                    "-subj", f"/CN={NAME}"], check=True, capture_output=True)
    kept = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in
                   ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.geteuid() == 0 else ""  # otherwise it couldn't enter a test's folder
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {kept}\n{ours} }}")
    return [str(NGINX), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy(folder: Path, port: int, upstream: int) -> list[str]:
    """Return the command, with our file as it is and a certificate of Caddy's own making."""
    ours = (DEPLOY / "Caddyfile").read_text()
    (folder / "Caddyfile").write_text(
        f"{{\nadmin off\nskip_install_trust\nlocal_certs\nauto_https disable_redirects\n"
        f"storage file_system {folder}/kept\n}}\n{ours}")
    return ["env", f"HALL={NAME}:{port}", f"UPSTREAM=127.0.0.1:{upstream}", str(CADDY), "run", "--config",
            str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def behind(proxy: Any, folder: Path) -> Iterator["Behind"]:
    port, upstream = free_port(), free_port()
    words = proxy(folder, port, upstream)
    with hall(folder / "data", *LIMITS, "--address", f"https://{NAME}:{port}", port=upstream) as door:
        with (folder / "said").open("w") as said:
            process = subprocess.Popen(words, stdout=said, stderr=said, env={"HOME": str(folder), "PATH": PLACES})
        try:
            house = Behind(door, port)
            until(house.is_open)
            yield house
        finally:
            process.terminate()
            process.wait(WAIT)


class Behind:
    """A hall as its visitors see it: by name, over TLS."""

    def __init__(self, door: Hall, port: int) -> None:
        self.door, self.port = door, port
        self.tls = ssl.create_default_context()
        self.tls.check_hostname, self.tls.verify_mode = False, ssl.CERT_NONE  # nobody vouches for a test's certificate

    def ask(self, verb: str, path: str, address: str = "127.0.0.1", **more: Any) -> httpx.Response:
        way = httpx.HTTPTransport(verify=self.tls, local_address=address)
        headers = {"host": f"{NAME}:{self.port}", "origin": f"https://{NAME}:{self.port}", **more.pop("headers", {})}
        with httpx.Client(transport=way, timeout=WAIT) as client:
            return client.request(verb, f"https://127.0.0.1:{self.port}{path}", headers=headers,
                                  extensions={"sni_hostname": NAME}, **more)

    def is_open(self) -> bool:
        """Ask only once something listens: a question over TLS costs much to ask in vain."""
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
            return self.ask("GET", "/api/hall").status_code == 200
        except (OSError, httpx.TransportError):
            return False

    def come(self, address: str, claimed: str = "") -> int:
        headers = {"x-forwarded-for": claimed, "forwarded": f"for={claimed}", "x-real-ip": claimed} if claimed else {}
        return self.ask("PUT", "/api/identity", address, json={"name": "Eve"}, headers=headers).status_code

    def sit(self, person: Person, table: str) -> None:
        """Let a person sit down by way of the proxy."""
        person.leave()
        line = socket.create_connection(("127.0.0.1", self.port), source_address=(person.address, 0))
        person.socket = person._line.enter_context(connect(
            f"wss://{NAME}:{self.port}/api/tables/{table}/socket", sock=line, ssl=self.tls, server_hostname=NAME,
            additional_headers={"authorization": f"Bearer {person.token}"},
            origin=Origin(f"https://{NAME}:{self.port}"), open_timeout=WAIT, close_timeout=1, max_size=None))
        person.until("table")


PROXIES = [
    pytest.param(caddy, marks=pytest.mark.skipif(not CADDY, reason="no Caddy here: apt-get install caddy")),
    pytest.param(nginx, marks=pytest.mark.skipif(not NGINX, reason="no nginx here: apt-get install nginx-light"))]


@pytest.fixture(scope="module", params=PROXIES if FULL or not CADDY else PROXIES[:1])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    with behind(request.param, tmp_path_factory.mktemp("proxy")) as found:
        yield found


def test_pages_come_over_tls_and_stay_there(house: Behind) -> None:
    front = house.ask("GET", "/")
    assert front.status_code == 200
    assert "max-age" in front.headers["strict-transport-security"]
    cookie = house.ask("PUT", "/api/identity", "127.0.1.1", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "secure" in cookie
    assert house.ask("GET", "/metrics").status_code == 403  # everybody comes from the proxy's own computer


def test_a_match_is_played_over_sockets_through_the_proxy(house: Behind) -> None:
    ann, bob = (Person(house.door, name, f"127.0.2.{number}") for number, name in enumerate(("Ann", "Bob"), 1))
    table = ann.table()
    bob.join(table, 1)
    ann.start(table)
    rng = Random(1)
    for person in (ann, bob):
        house.sit(person, table)
    for _ in range(30):
        newest = max(person.now["seq"] for person in (ann, bob))
        for person in (ann, bob):
            person.until_seq(newest)
        assert next(person for person in (ann, bob) if person.asked).play_any(rng)["type"] == "table"
    ann.say(chat="hello from behind the proxy")
    assert bob.until("said")["text"].startswith("hello")
    assert "127.0.2.1" in admin(house.door, "guests")  # it knows them apart
    for person in (ann, bob):
        person.leave()


def test_visitors_are_told_apart_whatever_they_claim(house: Behind) -> None:
    assert [house.come("127.0.3.1", f"192.0.2.{number}") for number in range(8)] == [200] * 6 + [429] * 2
    assert house.come("127.0.3.2") == 200
    assert house.come("127.0.3.2", "127.0.3.1") == 200  # nobody can use up another's share
    with closing(httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.3.3"))) as direct:
        codes = [direct.put(f"{house.door.url}/api/identity", json={"name": "Eve"}, headers={
            "x-forwarded-for": f"192.0.2.{number}", "cookie": ""}).status_code for number in range(8)]
    assert codes == [200] * 6 + [429] * 2  # only the proxy's word is believed


def test_a_ban_meets_the_visitor_and_not_the_proxy(house: Behind) -> None:
    admin(house.door, "ban", "127.0.4.0/24")
    assert house.ask("GET", "/", "127.0.4.9").json()["key"] == "gate-banned"
    assert house.ask("GET", "/", "127.0.4.9", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 403
    assert house.ask("GET", "/", "127.0.5.9").status_code == 200


def test_long_texts_arrive_and_too_long_ones_are_refused(house: Behind) -> None:
    record = {"text": "x" * 200_000}
    assert house.ask("POST", "/api/luck", "127.0.6.1", json=record).status_code == 400  # read, and no record
    assert house.ask("POST", "/api/luck", "127.0.6.2", json={"text": "x" * 300_000}).status_code == 413


# ── the other files ──────────────────────────────────────────────────────────
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd-analyze here: apt-get install systemd")
def test_the_unit_is_understood_and_exposes_little(tmp_path: Path) -> None:
    unit = tmp_path / "greathall.service"
    unit.write_text((DEPLOY / unit.name).read_text().replace("/opt/greathall/bin/greathall", "/bin/true"))
    read = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")
    judged = subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20", unit],
                            capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout[-200:]  # of 100; without any hardening it is 96


def calls(group: str) -> set[str]:
    """Return the system calls of one of systemd's groups."""
    listed = subprocess.run(["systemd-analyze", "syscall-filter", "--no-pager", group], capture_output=True, text=True,
                            check=True).stdout.splitlines()[1:]
    names = {line.strip() for line in listed if line.strip() and not line.strip().startswith("#")}
    return {call for name in names for call in (calls(name) if name.startswith("@") else [name])}


class Sieved(Fresh):
    """A hall with the system calls that the unit allows, and no others."""

    def start(self, words: list[str], environ: dict[str, str]) -> subprocess.Popen[str]:
        sieve = str(Path(__file__).with_name("sieve.py"))
        return subprocess.Popen([sys.executable, sieve, str(self.data.parent / "calls"), sys.executable, *words],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ)


@pytest.mark.skipif(not (shutil.which("systemd-analyze") and find_library("seccomp")),
                    reason="no systemd-analyze or libseccomp here: apt-get install systemd")
def test_a_hall_runs_with_the_system_calls_that_the_unit_allows() -> None:
    """Play against a bot, back the hall up and close it; any other call would end the process."""
    unit = (DEPLOY / "greathall.service").read_text()
    allowed, refused = re.findall(r"^SystemCallFilter=(~?)(@[a-z-]+)$", unit, re.MULTILINE)
    assert (allowed[0], refused[0]) == ("", "~")
    with TemporaryDirectory(prefix="unit") as folder:
        owned = ["fchown"] if os.geteuid() == 0 else []  # SQLite gives its files away as root, which a unit isn't
        (Path(folder) / "calls").write_text(" ".join([*(calls(allowed[1]) - calls(refused[1])), *owned]))
        with lent(Sieved(Path(folder) / "data")) as door:
            ann, rng = Person(door, "Ann"), Random(1)
            table = ann.table(bots={"1": "easy"})
            ann.start(table)
            ann.sit(table)
            for _ in range(3):
                while not ann.asked:
                    ann.until("table")
                ann.play_any(rng)
            assert admin(door)
            assert door.close()[0] == 0


def test_what_the_files_name_is_there() -> None:
    """The container's commands, variables of the hall, and files are those of this repository."""
    from greathall.server.settings import SETTINGS

    known = {setting.variable for setting in SETTINGS}
    for file in DEPLOY.iterdir():
        said = file.read_text()
        assert set(re.findall(r"GREATHALL_[A-Z_]+", said)) <= known, file.name
        for path in re.findall(r"(?:requirements|deploy|docs)/[\w.-]+\w", said):
            assert (DEPLOY.parent / path).exists(), f"{file.name} names {path}"
    makefile = (DEPLOY.parent / "Makefile").read_text()
    for target in re.findall(r"make ([^&\\]+)", (DEPLOY / "Containerfile").read_text())[1:]:
        for name in target.split():
            assert re.search(rf"^{re.escape(name)}:", makefile, re.MULTILINE), name
