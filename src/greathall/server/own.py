"""Guests and what is their own, over HTTP: a name, where one is signed in, one's data, and leaving for good."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie, ResponseHeader
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from greathall.server.addresses import qr_svg
from greathall.server.bodies import Code, Farewell, Guest, Me, Recovery, SessionInfo
from greathall.server.guests import Guests, browser_of, face
from greathall.server.leaving import Leaving
from greathall.server.middleware import COOKIE
from greathall.server.routes import AmongGuests, Asker, InLobby, Way, changes, from_, known, reads
from greathall.server.sentences import Refused
from greathall.server.store import GuestRow

InLeaving = NamedDependency[Leaving]
YEAR = 365 * 86400


def token_of(request: Way) -> str:
    return str(request.scope.get("token") or "")


def cookie(request: Way, token: str) -> Cookie:
    """Return the token as a cookie that no script can read and no other site can use; "" takes it away."""
    return Cookie(COOKIE, value=token, path="/", httponly=True, samesite="strict", max_age=YEAR if token else 0,
                  secure=bool(request.scope.get("tls")))


def me_of(row: GuestRow, token: str = "") -> Me:
    return Me(row.id, row.name, face(row), token)


# ── who one is ───────────────────────────────────────────────────────────────
@get("/", summary="Your own guest", sync_to_thread=False, **reads(401))
def me(asker: Asker) -> Me:
    return me_of(known(asker))


@put("/", summary="Become a guest, or change your name", **changes())
async def name_me(data: JSONBody[Guest], asker: Asker, guests: AmongGuests, request: Way) -> Response[Me]:
    row = await guests.save_name(asker, data.name, data.avatar, from_(request), data.code)
    token = token_of(request) if asker else await guests.sign_in(row.id, browser(request))
    return Response(me_of(row, token), cookies=[cookie(request, token)])


def browser(request: Way) -> str:
    return browser_of(request.headers.get("user-agent", ""))


# ── recovery links ───────────────────────────────────────────────────────────
@get("/link", summary="A link to sign in another browser as you", sync_to_thread=False, **reads(401))
def link(asker: Asker, guests: AmongGuests, lobby: InLobby) -> Recovery:
    return recovery(known(asker), guests, lobby.hub.address)


def recovery(row: GuestRow, guests: Guests, address: str) -> Recovery:
    code, until = guests.recovery(row)
    url = f"{address}/recover#{code}"  # after the #, so that it reaches no server's log
    return Recovery(url, code, qr_svg(url), until)


@post("/link", summary="A new link; older ones become invalid", status_code=200, **changes(401))
async def new_link(asker: Asker, guests: AmongGuests, lobby: InLobby) -> Recovery:
    return recovery(await guests.void_links(known(asker).id), guests, lobby.hub.address)


@delete("/link", summary="Make all links invalid", status_code=200, **changes(401))
async def void_links(asker: Asker, guests: AmongGuests) -> Me:
    return me_of(await guests.void_links(known(asker).id))


@post("/recover", summary="Sign in with a recovery link", status_code=200, **changes())
async def recover(data: JSONBody[Code], guests: AmongGuests, request: Way) -> Response[Me]:
    row = await guests.recover(data.code)
    if data.look:
        return Response(me_of(row))
    token = await guests.sign_in(row.id, browser(request))
    return Response(me_of(row, token), cookies=[cookie(request, token)])


# ── where one is signed in ───────────────────────────────────────────────────
SessionId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A session's id.")]


@get("/sessions", summary="Where you are signed in, the latest first", **reads(401))
async def sessions(asker: Asker, guests: AmongGuests, request: Way) -> list[SessionInfo]:
    here = (guests.keeper.session(token_of(request)) or ("", ""))[1]
    return [SessionInfo(one.id, one.made, one.seen, one.browser, one.id == here)
            for one in await guests.sessions(known(asker).id)]


@delete("/sessions/{session:str}", summary="Sign out there", status_code=200, **changes(401))
async def sign_out(session: SessionId, asker: Asker, guests: AmongGuests, lobby: InLobby,
                   request: Way) -> Response[list[SessionInfo]]:
    row, listed = known(asker), await sessions.fn(asker, guests, request)
    if session not in [one.id for one in listed]:
        raise Refused(404, "guest-no-session")
    await guests.sign_out(row.id, [session])
    lobby.hub.hang_up(row.id, [session])
    here = any(one.here and one.id == session for one in listed)
    return Response([one for one in listed if one.id != session], cookies=[cookie(request, "")] if here else [])


@delete("/sessions", summary="Sign out everywhere else", status_code=200, **changes(401))
async def sign_out_others(asker: Asker, guests: AmongGuests, lobby: InLobby, request: Way) -> list[SessionInfo]:
    row, listed = known(asker), await sessions.fn(asker, guests, request)
    others = [one.id for one in listed if not one.here]
    await guests.sign_out(row.id, others)
    lobby.hub.hang_up(row.id, others)
    return [one for one in listed if one.here]


# ── one's data, and leaving for good ─────────────────────────────────────────
@get("/data", summary="Everything the hall keeps of you", media_type="application/json",
     response_headers=[ResponseHeader(name="content-disposition", value="attachment", documentation_only=True)],
     **reads(401))
async def data(asker: Asker, leaving: InLeaving) -> Stream:
    return Stream(leaving.data(known(asker)), media_type="application/json",
                  headers={"content-disposition": 'attachment; filename="greathall.json"'})


@delete("/", summary="Delete yourself; you leave all your tables", status_code=200, **changes(401))
async def leave_for_good(asker: Asker, leaving: InLeaving, request: Request[Any, Any, Any]) -> Response[Farewell]:
    row = known(asker)
    await leaving.forget(row.id)
    return Response(Farewell(row.name), cookies=[cookie(request, "")])


own = Router("/api/identity", route_handlers=[
    me, name_me, link, new_link, void_links, recover, sessions, sign_out, sign_out_others, data, leave_for_good])
