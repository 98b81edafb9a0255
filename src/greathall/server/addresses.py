"""By which addresses the hall is reached, which it answers to, and how others get them: links and QR codes."""

import io
import ipaddress
import re
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

import segno

from greathall.server.sentences import say
from greathall.server.settings import Settings

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LOOPBACK = ("127.0.0.1", "::1", "localhost")
ANYWHERE = ("0.0.0.0", "::")
DOCUMENTATION = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody: the way out towards them is the way to the network."""
HOST = re.compile(r"(?P<name>[a-z0-9_][a-z0-9._-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")
DEFAULT_PORT = {"http": "80", "https": "443"}


def network_address() -> str | None:
    """What other computers on the same network reach us by. Connecting a UDP socket only looks up the route: no
    packet is sent. None when there is no network."""
    for family, towards in DOCUMENTATION:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((towards, 9))
                found = ipaddress.ip_address(probe.getsockname()[0].partition("%")[0])
        except OSError:
            continue
        if not (found.is_loopback or found.is_unspecified or found.is_link_local):
            return str(found)
    return None


def base_url(settings: Settings, port: int) -> str:
    """The address to open and to hand on. Off loopback it is never localhost, for that is another computer there."""
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
    """The names a request may call the hall by. A page elsewhere can point its own name at this computer, but not
    change what the browser then says in Host. Ports don't matter: a proxy or a container may show another."""
    names = {*LOOPBACK, settings.host, *settings.hosts}
    if settings.address:
        names.add(urlsplit(settings.address).hostname or "")
    if settings.host.strip("[]") in ANYWHERE:
        own = socket.gethostname().lower()
        names |= {own, f"{own.partition('.')[0]}.local", network_address() or ""}
    return frozenset(bracketed(name.lower().rstrip(".")) for name in names - {"", *ANYWHERE})


def host_allowed(header: str | None, allowed: Collection[str], here: str = "") -> bool:
    """`here` is the address this very connection came in by: a computer on two networks answers to both."""
    found, reached = parsed(header), unmapped(here)
    return found is not None and (found[0] in allowed or (reached is not None and found[0] == bracketed(str(reached))))


def loopback(header: str | None) -> bool:
    """Does whoever asks sit at this computer, as far as their browser knows?"""
    found = parsed(header)
    return found is not None and found[0].strip("[]") in LOOPBACK


def parsed(header: str | None) -> tuple[str, str] | None:
    """Name and port ("" when none is said) of a Host header; None for what is no host."""
    found = HOST.fullmatch(header.lower()) if header and len(header) <= 300 else None
    return (found["name"].rstrip("."), found["port"] or "") if found else None


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from the hall's own pages. Without Origin it comes from a program or from the same
    site: browsers say Origin with every socket and with everything but reading. A page of no origin says `null`."""
    if origin is None:
        return True
    scheme, separator, place = origin.lower().partition("://")
    ours, theirs = parsed(host), parsed(place)
    if not separator or scheme not in DEFAULT_PORT or ours is None or theirs is None:
        return False
    usual = DEFAULT_PORT[scheme]
    return (ours[0], ours[1] or usual) == (theirs[0], theirs[1] or usual)


def rate_limit_key(address: str) -> str:
    """Whom a limit by address counts together: one IPv4 address, or a /64 of IPv6, which is one home."""
    found = unmapped(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found) if found else "unknown"


def unmapped(address: str) -> Address | None:
    """An IPv4 address that came in through an IPv6 socket is itself again; None for what is no address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found


def qr_text(url: str) -> str:
    """For the terminal, two rows to a line."""
    out = io.StringIO()
    segno.make_qr(url, error="m").terminal(out, border=2, compact=True)
    return out.getvalue()


def qr_svg(url: str) -> str:
    """For pages: an image with a name, on white whatever the page's colours are, sized by the page."""
    out = io.BytesIO()
    segno.make_qr(url, error="m").save(
        out, kind="svg", xmldecl=False, omitsize=True, light="white", nl=False, title=say("qr-title", url=url))
    return out.getvalue().decode().replace("<svg ", '<svg role="img" ', 1)
