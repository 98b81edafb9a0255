"""The hall's addresses: where it is reached, and which hosts it answers to."""

import ipaddress
import xml.etree.ElementTree as ET

import pytest

from greathall.server.addresses import (
    allowed_hosts, base_url, rate_limit_key, host_allowed, network_address, parse_host, qr_svg, qr_text, same_origin,
)
from greathall.server.settings import Settings


def test_the_network_address_is_one_that_others_can_use() -> None:
    found = network_address()
    if found is not None:
        address = ipaddress.ip_address(found)
        assert not address.is_loopback
        assert not address.is_unspecified


@pytest.mark.parametrize(("settings", "url"), [
    (Settings(), "http://127.0.0.1:8123"),
    (Settings(host="localhost"), "http://127.0.0.1:8123"),
    (Settings(host="::1"), "http://[::1]:8123"),
    (Settings(host="192.168.7.7"), "http://192.168.7.7:8123"),
    (Settings(host="0.0.0.0", address="https://hall.example.org"), "https://hall.example.org"),
])
def test_the_address_to_open(settings: Settings, url: str) -> None:
    assert base_url(settings, 8123) == url


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "[::]"])
def test_with_others_in_links_name_the_network(host: str) -> None:
    found = network_address()
    shown = "127.0.0.1" if found is None else f"[{found}]" if ":" in found else found
    assert base_url(Settings(host=host), 8123) == f"http://{shown}:8123"
    assert host_allowed(f"{shown}:8123", allowed_hosts(Settings(host=host)))


@pytest.mark.parametrize("header", ["127.0.0.1:8000", "127.0.0.1", "localhost:8000", "LOCALHOST:9", "[::1]:8000",
                                    "hall.test", "Hall.Test:8000", "hall.test.", "box.example.org"])
def test_names_the_hall_answers_to(header: str) -> None:
    allowed = allowed_hosts(Settings(hosts=("Hall.test",), address="https://box.example.org:444"))
    assert host_allowed(header, allowed)


@pytest.mark.parametrize("header", [
    None, "", ".", " ", "evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example",
    "0.0.0.0:8000", "[::]:8000", "127.0.0.1:8000@evil.example", "evil.example#127.0.0.1", "127.0.0.1:8000/x",
    "127.0.0.1 ", "127.0.0.1\n", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1,evil.example", "2130706433",
    "192.0.2.77:8000", "x" * 1_000_000, "lo\u0441alhost", "::1", "[::1", "[evil.example]",
], ids=lambda header: ascii(header)[:30])
@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_names_the_hall_does_not_answer_to(header: str | None, host: str) -> None:
    assert not host_allowed(header, allowed_hosts(Settings(host=host)))


def test_the_address_a_connection_came_in_by_is_good() -> None:
    allowed = allowed_hosts(Settings(host="0.0.0.0"))
    assert host_allowed("192.0.2.77:8000", allowed, here="192.0.2.77")
    assert host_allowed("192.0.2.77:8000", allowed, here="::ffff:192.0.2.77")
    assert host_allowed("[2001:db8::7]:8000", allowed, here="2001:db8::7")
    assert not host_allowed("evil.example:8000", allowed, here="192.0.2.77")
    assert not host_allowed("evil.example:8000", allowed, here="evil.example")


@pytest.mark.parametrize(("origin", "host"), [
    (None, "hall.test"),
    ("http://hall.test", "hall.test"), ("http://hall.test:80", "hall.test"), ("http://hall.test", "hall.test:80"),
    ("https://hall.test", "hall.test"), ("https://hall.test", "hall.test:443"), ("HTTPS://Hall.Test", "hall.test"),
    ("http://127.0.0.1:8000", "127.0.0.1:8000"), ("http://[::1]:8000", "[::1]:8000"),
])
def test_our_own_pages(origin: str | None, host: str) -> None:
    assert same_origin(origin, host)


@pytest.mark.parametrize(("origin", "host"), [
    ("null", "hall.test"), ("", "hall.test"), ("hall.test", "hall.test"), ("http://", "hall.test"),
    ("http://evil.example", "hall.test"), ("http://hall.test:8001", "hall.test:8000"),
    ("http://hall.test", "hall.test:8000"),
    ("http://hall.test:8000", "hall.test"), ("https://hall.test", "hall.test:80"), ("ftp://hall.test", "hall.test"),
    ("file://", "hall.test"), ("http://hall.test.evil.example", "hall.test"), ("http://hall.test/", "hall.test"),
    ("http://hall.test@evil.example", "hall.test"), ("http://hall.test http://hall.test", "hall.test"),
    ("http://hall.test", None), ("http://hall.test", ""), ("http://127.0.0.1:8000", "localhost:8000"),
])
def test_pages_of_others(origin: str, host: str | None) -> None:
    assert not same_origin(origin, host)


def test_a_host_is_a_name_and_a_port() -> None:
    assert parse_host("Hall.test:80") == ("hall.test", "80")
    assert parse_host("[::1]") == ("[::1]", "")
    assert parse_host("a b") is None


@pytest.mark.parametrize(("address", "together"), [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
    ("fe80::1%eth0", "fe80::/64"), ("", "unknown"), ("testclient", "unknown"),
])
def test_whom_a_limit_counts_together(address: str, together: str) -> None:
    assert rate_limit_key(address) == together


def test_a_code_for_the_terminal() -> None:
    text = qr_text("http://192.0.2.7:8000/t/abc")
    lines = text.splitlines()
    assert len({len(line) for line in lines}) == 1
    assert set(text) <= set(" ▀▄█\n")
    assert text != qr_text("http://192.0.2.7:8000/t/abd")


def test_a_code_for_the_page() -> None:
    url = 'http://192.0.2.7:8000/t/abc?x=1&y="<b>'
    svg = qr_svg(url)
    root = ET.fromstring(svg)
    assert svg.startswith("<svg ")
    assert root.get("role") == "img"
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text is not None
    assert url in title.text
    assert "<b>" not in svg
    assert 'fill="#fff"' in svg  # a dark page would swallow the dark squares
    assert svg != qr_svg("http://192.0.2.7:8000")
