"""The deck builder over HTTP: what a game's builder says of a list. Saving is the browser's, sharing is a link."""

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody
from msgspec.json import encode

from greathall.core.deck_builder import BuilderInfo, DeckBuilder, DeckReport, SoloTest
from greathall.core.game import Game
from greathall.core.words import Refusal
from greathall.server.bodies import DeckDraft, DeckTrial
from greathall.server.routes import GameName, InLobby, changes, game_named, reads
from greathall.server.sentences import Refused
from greathall.server.static import answer, sheet


def builder_of(game: Game) -> DeckBuilder:
    if game.deck_builder is None:
        raise Refused(404, "hall-no-decks")
    return game.deck_builder


@get("/games/{game:str}/decks", summary="The cards of a game's deck builder, and the decks that come with the game",
     sync_to_thread=False, **reads())
def decks_of(request: Request[Any, Any, Any], game: GameName) -> Response[BuilderInfo]:
    text = encode(builder_of(game_named(game)).info()).decode()
    return answer(sheet(text, "application/json"), request.headers)  # type: ignore[return-value]


@post("/games/{game:str}/deck", summary="A deck list: what it is, whether it is legal, what it is likely to draw",
      status_code=200, sync_to_thread=True, **changes())
def report(game: GameName, data: JSONBody[DeckDraft]) -> DeckReport:
    """Tell in the answer what is wrong with a list; refuse only what is no list at all."""
    return builder_of(game_named(game)).report(data.list, data.options)


@post("/games/{game:str}/deck/solo", summary="A deck list played against nobody", status_code=200, **changes())
async def solo_test(game: GameName, data: JSONBody[DeckTrial], lobby: InLobby) -> SoloTest:
    """Costs as much as a replay, and is rate-limited like one."""
    found = game_named(game)
    played = await lobby.solo_test(builder_of(found), data.list, data.seed)
    if isinstance(played, Refusal):
        raise found.illegal(played)
    return played


decks = Router("/api", route_handlers=[decks_of, report, solo_test])
