"""The hall's addresses: where it is reached, which hosts it answers to, and links and QR codes for others."""

import io
import ipaddress
import re
import socket
from collections.abc import Collection
from functools import lru_cache
from urllib.parse import urlsplit

import segno

from greathall.server.sentences import say
from greathall.server.settings import Settings

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LOOPBACK = ("127.0.0.1", "::1", "localhost")
ANYWHERE = ("0.0.0.0", "::")
DOCUMENTATION = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody: the route to them leads to the network."""
HOST = re.compile(r"(?P<name>[a-z0-9_][a-z0-9._-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")
DEFAULT_PORT = {"http": "80", "https": "443"}


def network_address() -> str | None:
    """Return the address by which other computers on the network reach this one; None without a network."""
    return next(map(str, own_addresses()), None)


def own_addresses() -> list[Address]:
    """Return this computer's addresses on the network, at most one of each kind.

    Connecting a UDP socket only looks up the route: no packet is sent."""
    addresses = []
    for family, towards in DOCUMENTATION:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((towards, 9))
                found = ipaddress.ip_address(probe.getsockname()[0].partition("%")[0])
        except OSError:
            continue
        if not (found.is_loopback or found.is_unspecified or found.is_link_local):
            addresses.append(found)
    return addresses


def base_url(settings: Settings, port: int) -> str:
    """Return the address to open and to share.

    If others can reach the hall it is never localhost, because to them that is their own computer."""
    if settings.address:
        return settings.address
    host = settings.host.strip("[]")
    if host in ANYWHERE:
        host = network_address() or LOOPBACK[0]
    elif host == "localhost":
        host = LOOPBACK[0]
    return f"http://{bracketed(host)}:{port}"


def bracketed(host: str) -> str:
    return f"[{host.strip('[]')}]" if ":" in host else host


def allowed_hosts(settings: Settings) -> frozenset[str]:
    """Return the host names that a request may use.

    A page elsewhere can point its own name at this computer, but can't change what the browser then sends as Host.
    Ports don't matter: a proxy or a container may show another one."""
    names = {*LOOPBACK, settings.host, *settings.hosts}
    if settings.address:
        names.add(urlsplit(settings.address).hostname or "")
    if settings.host.strip("[]") in ANYWHERE:
        own = socket.gethostname().lower()
        names |= {own, f"{own.partition('.')[0]}.local", network_address() or ""}
    return frozenset(bracketed(name.lower().rstrip(".")) for name in names - {"", *ANYWHERE})


def host_allowed(header: str | None, allowed: Collection[str], here: str = "") -> bool:
    """Return whether the hall answers to this Host header.

    `here` is the address that this connection came in by: a computer on two networks answers to both."""
    found, reached = parse_host(header), unmapped(here)
    return found is not None and (found[0] in allowed or (reached is not None and found[0] == bracketed(str(reached))))


def loopback(header: str | None) -> bool:
    """Return whether the client is on this computer, as far as its browser knows."""
    found = parse_host(header)
    return found is not None and found[0].strip("[]") in LOOPBACK


def parse_host(header: str | None) -> tuple[str, str] | None:
    """Return the name and port ("" if missing) of a Host header; None if it isn't a host."""
    found = HOST.fullmatch(header.lower()) if header and len(header) <= 300 else None
    return (found["name"].rstrip("."), found["port"] or "") if found else None


def same_origin(origin: str | None, host: str | None) -> bool:
    """Return whether a request comes from the hall's own pages.

    Without Origin it comes from a program or from the same site, because browsers send Origin with every socket and
    with everything but reads. A page without an origin sends `null`."""
    if origin is None:
        return True
    scheme, separator, place = origin.lower().partition("://")
    ours, theirs = parse_host(host), parse_host(place)
    if not separator or scheme not in DEFAULT_PORT or ours is None or theirs is None:
        return False
    usual = DEFAULT_PORT[scheme]
    return (ours[0], ours[1] or usual) == (theirs[0], theirs[1] or usual)


@lru_cache(maxsize=4096)
def rate_limit_key(address: str) -> str:
    """Return the key that a limit by address counts: one IPv4 address, or a /64 of IPv6, which is one home."""
    found = unmapped(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found) if found else "unknown"


@lru_cache(maxsize=4096)
def unmapped(address: str) -> Address | None:
    """Return an IPv4 address that came through an IPv6 socket as IPv4 again; None if it isn't an address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found


def qr_text(url: str) -> str:
    """Return a QR code for the terminal, with two rows per line."""
    out = io.StringIO()
    segno.make_qr(url, error="m").terminal(out, border=2, compact=True)
    return out.getvalue()


def qr_svg(url: str) -> str:
    """Return a QR code for pages: a titled image, always on white, sized by the page."""
    out = io.BytesIO()
    segno.make_qr(url, error="m").save(
        out, kind="svg", xmldecl=False, omitsize=True, light="white", nl=False, title=say("qr-title", url=url))
    return out.getvalue().decode().replace("<svg ", '<svg role="img" ', 1)
