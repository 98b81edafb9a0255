"""The deck builder over HTTP; saving decks is up to the browser, and sharing them is a link."""

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody
from msgspec.json import encode

from greathall.core.deck_builder import BuilderInfo, DeckBuilder, DeckReport, SoloTest
from greathall.core.game import Game
from greathall.core.words import Refusal
from greathall.server.bodies import DeckDraft, DeckTrial
from greathall.server.routes import GameName, InLobby, WorkName, changes, game_named, reads
from greathall.server.sentences import Refused
from greathall.server.static import answer, sheet
from greathall.server.turns import in_turns


def builder_of(game: Game) -> DeckBuilder:
    if game.deck_builder is None:
        raise Refused(404, "hall-no-decks")
    return game.deck_builder


@get("/games/{game:str}/decks", summary="The cards of a game's deck builder, and its ready-made decks",
     sync_to_thread=False, **reads())
def decks_of(request: Request[Any, Any, Any], game: GameName) -> Response[BuilderInfo]:
    text = encode(builder_of(game_named(game)).info()).decode()
    return answer(sheet(text, "application/json"), request.headers)  # type: ignore[return-value]


@post("/games/{game:str}/deck", summary="Check a deck list: its cards, whether it is legal, and its odds",
      status_code=200, sync_to_thread=True, **changes())
def report(game: GameName, data: JSONBody[DeckDraft]) -> DeckReport:
    """Return what is wrong with a list; refuse only what isn't a list at all."""
    return in_turns(builder_of(game_named(game)).report)(data.list, data.options)


@post("/games/{game:str}/deck/solo", summary="A solo test of a deck list", status_code=200, **changes())
async def solo_test(game: GameName, data: JSONBody[DeckTrial], lobby: InLobby, work: WorkName = "") -> SoloTest:
    """Return a solo test of a deck; it costs as much as a replay and is rate-limited like one."""
    found = game_named(game)
    with lobby.works.shown(work):
        played = await lobby.solo_test(builder_of(found), data.list, data.seed)
    if isinstance(played, Refusal):
        raise found.illegal(played)
    return played


decks = Router("/api", route_handlers=[decks_of, report, solo_test])
