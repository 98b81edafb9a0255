"""`greathall serve`: what it says, how it opens, how it closes. Real processes, and nothing but loopback."""

import os
import re
import signal
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from greathall.cli import main
from greathall.server.addresses import network_address, qr_text
from greathall.server.settings import SETTINGS
from tests.server.hall import WAIT, Fresh, Hall, Person, hall, lent, until


@contextmanager
def taken() -> Iterator[int]:
    """Yield a port that something else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


# ── what it says ─────────────────────────────────────────────────────────────
def test_help_tells_every_setting_and_its_variable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    for setting in SETTINGS:
        assert f" {setting.option}" in told
        assert f"[{setting.variable}]" in told
        assert setting.variable == "GREATHALL_" + setting.name.upper()
        assert " ".join(setting.help.split()[:4]) in told


@pytest.mark.parametrize("words", [
    ["--port", "http"], ["--port", "99999"], ["--host", "a b"], ["--log", "loud"], ["--pace"], ["--banquet"],
])
def test_a_bad_setting_is_named_in_one_sentence(words: list[str], tmp_path: Path,
                                                capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path / "data"), *words]) == 2
    out, told = capsys.readouterr()
    assert out == ""
    assert len(told.splitlines()) == 1
    assert words[0] in told
    assert not (tmp_path / "data").exists()


def test_on_this_computer_only(tmp_path: Path) -> None:
    """It prints the address to open, how to let others in and how to stop; a quiet evening logs nothing."""
    with lent(Fresh(tmp_path / "data")) as door:
        assert f"open: http://127.0.0.1:{door.port}\n" in door.said
        assert "make serve HOST=0.0.0.0" in door.said
        assert str(tmp_path / "data") in door.said
        assert "█" not in door.said
        assert httpx.get(door.url).status_code == 200
        code, said = door.close()
    assert (code, said) == (0, "The hall is closed.\n")


def test_with_others_in_it_names_the_network_and_draws_its_code(tmp_path: Path) -> None:
    """Nothing is sent to the network: the address is only looked up, and requests go through loopback."""
    network = network_address()
    with hall(tmp_path / "data", "--host", "0.0.0.0") as door:
        address = re.search(r"open: (\S+)", door.said)
        assert address is not None
        if network is None:
            assert "isn't on a network" in door.said
            pytest.skip("this computer has no network address")
        assert address[1] == f"http://{network}:{door.port}"
        assert qr_text(address[1]) in door.said
        assert "on your network" in door.said
        assert "localhost" not in door.said + address[1]
        assert "127.0.0.1" not in door.said
        ann = Person(door, "Ann")
        table = ann.table()
        links = [ann.ask("GET", path)["url"] for path in (f"/api/tables/{table}", f"/api/tables/{table}/invitation",
                                                          "/api/identity/link")]
        assert all(link.startswith(address[1] + "/") for link in links)
        named = httpx.get(door.url, headers={"host": f"{network}:{door.port}"})
        strange = httpx.get(door.url, headers={"host": "evil.example"})
        assert (named.status_code, strange.status_code) == (200, 421)


def test_variables_say_what_options_say(tmp_path: Path) -> None:
    chosen = {"GREATHALL_ADDRESS": "https://hall.example.org", "GREATHALL_HOSTS": "hall.test"}
    with taken() as port:
        pass  # free again
    with hall(tmp_path / "data", port=port, **chosen) as door:
        ann = Person(door, "Ann")
        assert ann.ask("GET", "/api/hall")["address"] == "https://hall.example.org"
        assert ann.http.get("/", headers={"host": "hall.test"}).status_code == 200
        cookie = ann.http.put("/api/identity", json={"name": "Ann"}).headers["set-cookie"]
        assert "Secure" in cookie  # people come by https


# ── what it leaves on the disk ───────────────────────────────────────────────
def test_the_first_start_makes_secrets_that_only_the_owner_reads(tmp_path: Path) -> None:
    former = os.umask(0)  # whatever the default of whoever starts it
    try:
        with lent(Fresh(tmp_path / "data")) as door:
            Person(door, "Ann").table()
            key = (tmp_path / "data" / "hall.key").read_bytes()
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "data").iterdir()}
            token = door.people[0].token
    finally:
        os.umask(former)
    assert modes["hall.key"] == 0o600
    assert {"hall.key", "hall.sqlite", "hall.lock"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    with hall(tmp_path / "data") as door:
        assert (tmp_path / "data" / "hall.key").read_bytes() == key
        known = httpx.get(f"{door.url}/api/identity", headers={"authorization": f"Bearer {token}"})
        assert known.json()["name"] == "Ann"


def test_a_taken_port_is_told_before_anything_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with taken() as port:
        assert main(["serve", "--port", str(port), "--data", str(tmp_path / "data")]) == 2
    out, told = capsys.readouterr()
    assert out == ""
    assert len(told.splitlines()) == 1
    assert f"port {port}" in told
    assert "--port" in told
    assert not (tmp_path / "data").exists()


def test_an_address_that_is_not_this_computers_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "203.0.113.7", "--port", "0", "--data", str(tmp_path / "data")]) == 2
    assert "203.0.113.7" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_without_ray_it_says_what_to_install(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.cli.serve.is_installed", lambda: False)
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "data"), "--ray", "127.0.0.1:6379"]) == 2
    assert 'pip install "greathall[ray]"' in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


# ── how it closes ────────────────────────────────────────────────────────────
def ended(door: Hall, number: signal.Signals, times: int = 1) -> tuple[int, str]:
    assert door.process is not None
    for _ in range(times):
        door.process.send_signal(number)
    said, faults = door.process.communicate(timeout=WAIT)
    return door.process.returncode, said + faults


def children(door: Hall) -> list[int]:
    """Return the bots' processes, if the system tells."""
    assert door.process is not None
    file = Path(f"/proc/{door.process.pid}/task/{door.process.pid}/children")
    if not file.exists():
        return []
    until(lambda: file.read_text().split())
    return [int(child) for child in file.read_text().split()]


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(("number", "times"), [(signal.SIGTERM, 1), (signal.SIGINT, 5)])
def test_it_closes_in_order_with_people_at_tables_and_a_bot_in_thought(
        tmp_path: Path, number: signal.Signals, times: int) -> None:
    with hall(tmp_path / "data", "--think", "60") as door:
        ann, bob = Person(door, "Ann"), Person(door, "Bob")
        table = ann.table(seats=3, bots={"2": "hard"})
        bob.join(table, 1)
        ann.start(table)
        people = [ann, bob]
        for person in people:
            person.sit(table)
        while ann.now["ask"]["seat"] != 2:  # then the bot thinks, for longer than this test lasts
            asked = people[ann.now["ask"]["seat"]]
            answer = asked.play(asked.now["ask"]["legal"][0])
            for person in people:
                person.until_seq(answer["seq"])
        seq, head, bot_pool = ann.now["seq"], ann.now["head"], children(door)
        assert ended(door, number, times) == (0, "The hall is closed.\n")
        assert not any(map(alive, bot_pool))
        assert {last_word(person) for person in people} <= {1001, 1012}  # it closes or restarts
        if number is signal.SIGTERM:
            door.open()
            assert ann.sit(table)["seq"] == seq
            assert ann.now["head"] == head


def last_word(person: Person) -> int | None:
    """Return the code that the person's socket was closed with."""
    assert person.socket is not None
    with suppress(ConnectionClosed):
        while True:
            person.hear()
    return person.socket.close_code
