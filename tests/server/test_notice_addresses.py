"""The addresses that notices may go to: never a private network, in whatever disguise."""

import asyncio
import ipaddress

import pytest

from greathall.server.notice import FAILED, MOST_ASKED, Notices, all_good, good, post
from greathall.server.sentences import Refused
from tests.server.receiver import BODY, during


def checked(url: str, private: bool = False) -> str:
    return asyncio.run(Notices(private).checked(url))


# ── which addresses are good ─────────────────────────────────────────────────
@pytest.mark.parametrize(("url", "key"), [
    ("", "scheme"), ("hall.test", "scheme"), ("ftp://192.0.2.1/", "scheme"), ("file:///etc/passwd", "scheme"),
    ("gopher://127.0.0.1/", "scheme"), ("javascript:alert(1)", "scheme"), ("//127.0.0.1/", "scheme"),
    ("http://", "form"), ("http:///x", "form"), ("http://[::1", "form"), ("http://[x]/", "form"),
    ("http://1.2.3.4:port/", "form"), ("http://1.2.3.4:99999/", "form"), ("http://-x/", "form"), ("http://./", "form"),
    ("http://user@1.2.3.4/", "password"), ("http://user:pass@1.2.3.4/", "password"), ("http://@1.2.3.4/", "password"),
    ("http://1.2.3.4:25/", "port"), ("http://1.2.3.4:0/", "port"), ("https://1.2.3.4:22/", "port"),
    ("http://1.2.3.4/a b", "letters"), ("http://1.2.3.4/\n", "letters"), ("http://1.2.3.4/\r\nX: y", "letters"),
    ("http://1.2.\t3.4/", "letters"), ("http://1.2.3.4\\@127.0.0.1/", "letters"), ("http://ex\u00e4mple/", "letters"),
    ("http://\u2488\u2488\u2488\u2488/", "letters"), (" http://1.2.3.4/", "letters"),
    ("http://1.2.3.4/" + "x" * 486, "long"), ("http://" + "x" * 10_000_000, "long"),
    # The same address in disguise: one number, octal, hexadecimal, fewer parts.
    ("http://2130706433/", "form"), ("http://0177.0.0.1/", "form"), ("http://0x7f.0.0.1/", "form"),
    ("http://0x7f000001/", "form"), ("http://127.1/", "form"), ("http://127.0.1/", "form"), ("http://0/", "form"),
    ("http://00000.0.0.0/", "form"), ("http://134744072/", "form"), ("http://[fe80::1%25lo]/", "form"),
    ("http://127.0.0.1./", "form"), ("http://x.0x7f/", "form"),
], ids=lambda text: ascii(text)[:40])
@pytest.mark.parametrize("private", [False, True])
def test_what_is_no_address_for_notices(url: str, key: str, private: bool) -> None:
    with pytest.raises(Refused) as refused:
        checked(url, private)
    assert (refused.value.status, refused.value.key) == (400, f"notice-{key}")
    assert len(refused.value.why) < 200


OWN = ["127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.1", "192.168.1.1", "[::1]", "[fd12::1]", "[::ffff:127.0.0.1]",
       "[::ffff:10.0.0.1]", "[::ffff:7f00:1]"]
NEVER = ["0.0.0.0", "[::]", "169.254.169.254", "169.254.0.1", "[fe80::1]", "224.0.0.1", "255.255.255.255", "240.0.0.1",
         "192.0.0.192", "168.63.129.16", "100.100.100.200", "100.64.0.1", "[fd00:ec2::254]", "[ff02::1]", "[fec0::1]",
         "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[64:ff9b:1::1]", "[2002:7f00:1::]", "[2001:0:1::1]",
         "[3fff::1]", "[3fff:fff::1]", "[2001:20::1]", "[2001:db8::1]", "[2001:4:112::1]", "192.31.196.1",
         "[::ffff:169.254.169.254]", "[::ffff:0.0.0.0]", "[::ffff:168.63.129.16]"]


@pytest.mark.parametrize("host", [*OWN, *NEVER, "localhost", "LOCALHOST", "localhost:8000"])
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_private_addresses_are_refused(scheme: str, host: str) -> None:
    with pytest.raises(Refused) as refused:
        checked(f"{scheme}://{host}/hook")
    assert refused.value.key == "notice-address"
    assert post(f"{scheme}://{host}/hook", BODY) == FAILED  # allowed before, but resolving to something else now


@pytest.mark.parametrize("host", [*OWN, "localhost"])
def test_a_home_may_be_let_in(host: str) -> None:
    assert checked(f"http://{host}/hook", private=True) == f"http://{host}/hook"


@pytest.mark.parametrize("host", NEVER)
def test_some_addresses_are_never_good(host: str) -> None:
    with pytest.raises(Refused, match="address is private"):
        checked(f"http://{host}/hook", private=True)


@pytest.mark.parametrize("url", ["http://8.8.8.8/", "https://8.8.8.8:8443/a/b?c=d&e=%20", "HTTPS://[2606:4700::1111]/x",
                                 "http://[::ffff:8.8.8.8]/", "http://8.8.8.8:1024", "https://8.8.8.8:65535/~x;y#z"])
def test_the_world_is_good(url: str) -> None:
    """A numeric address is checked without asking anyone."""
    assert checked(url) == url


@pytest.mark.parametrize(("own", "address", "is_good"), [
    ("8.8.4.4", "8.8.4.9", False), ("8.8.4.4", "8.8.8.8", True), ("2606:4700:1:2::5", "2606:4700:1:2:a::1", False),
    ("2606:4700:1:2::5", "2606:4700:1:3::1", True), ("2606:4700:1:2::5", "8.8.8.8", True)])
def test_our_own_network_is_not_the_world_even_with_global_addresses(own: str, address: str, is_good: bool) -> None:
    ours, theirs = [ipaddress.ip_address(own)], ipaddress.ip_address(address)
    assert good(theirs, False, ours) is is_good
    assert good(theirs, True, ours)


def test_one_bad_address_spoils_a_name() -> None:
    assert all_good(["8.8.8.8", "2606:4700::1111"], private=False)
    assert not all_good(["8.8.8.8", "127.0.0.1"], private=False)
    assert not all_good([], private=False)
    assert not all_good(["what"], private=False)
    assert good(ipaddress.ip_address("8.8.8.8"), private=False)
    assert not good(None, private=True)


def test_a_name_no_resolver_takes() -> None:
    with pytest.raises(Refused) as refused:
        checked(f"http://{'a' * 64}.test/", private=True)
    assert refused.value.key == "notice-address"


# ── looking addresses up ─────────────────────────────────────────────────────
def test_an_address_is_looked_up_beside_everything_else() -> None:
    notices = Notices(private=True)

    async def work() -> None:
        assert await notices.checked("http://127.0.0.1:9999/x") == "http://127.0.0.1:9999/x"
        for url, key in (("http://0.0.0.0/", "notice-address"), ("ftp://127.0.0.1/", "notice-scheme")):
            with pytest.raises(Refused) as no:
                await notices.checked(url)
            assert (no.value.status, no.value.key) == (400, key)
        with pytest.raises(Refused) as no:
            await Notices().checked("http://127.0.0.1:9999/x")
        assert no.value.key == "notice-address"

    during(notices, work)


def test_only_so_many_names_are_looked_up_at_a_time() -> None:
    """Each is looked up in a thread of its own; more than a few at once are refused until those are done."""
    notices = Notices(private=True)

    async def work() -> None:
        asked = await asyncio.gather(*(notices.checked("http://127.0.0.1/") for _ in range(20)), return_exceptions=True)
        assert [isinstance(found, str) for found in asked] == [True] * MOST_ASKED + [False] * (20 - MOST_ASKED)
        assert {getattr(no, "key", "") for no in asked[MOST_ASKED:]} == {"notice-busy"}
        assert await notices.checked("http://127.0.0.1/")

    during(notices, work)
