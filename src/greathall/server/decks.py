"""The deck builder over HTTP: what a game's workshop says of a list. Saving is the browser's, sharing is a link."""

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody
from msgspec.json import encode

from greathall.core.game import Game
from greathall.core.words import Refusal
from greathall.core.workshop import DeckReport, Goldfish, ShelfDeck, Workshop
from greathall.server.bodies import DeckDraft, DeckTrial
from greathall.server.routes import GameName, InLobby, changes, game_named, reads
from greathall.server.static import answer, sheet
from greathall.server.sentences import Refused


def workshop_of(game: Game) -> Workshop:
    if game.workshop is None:
        raise Refused(404, "hall-no-decks")
    return game.workshop


@get("/games/{game:str}/decks", summary="The decks that come with a game", sync_to_thread=False, **reads())
def shelf(request: Request[Any, Any, Any], game: GameName) -> Response[list[ShelfDeck]]:
    text = encode(workshop_of(game_named(game)).shelf()).decode()
    return answer(sheet(text, "application/json"), request.headers)  # type: ignore[return-value]


@post("/games/{game:str}/deck", summary="A deck list: what it is, whether it is legal, what it is likely to draw",
      status_code=200, sync_to_thread=True, **changes())
def report(game: GameName, data: JSONBody[DeckDraft]) -> DeckReport:
    """What is wrong with a list is told in the answer; only what is no list at all is refused."""
    return workshop_of(game_named(game)).report(data.list, data.house)


@post("/games/{game:str}/deck/goldfish", summary="A deck list played against nobody", status_code=200, **changes())
async def goldfish(game: GameName, data: JSONBody[DeckTrial], lobby: InLobby) -> Goldfish:
    """As dear as a replay, and counted like one."""
    found = game_named(game)
    played = await lobby.goldfish(workshop_of(found), data.list, data.seed)
    if isinstance(played, Refusal):
        raise found.illegal(played)
    return played


decks = Router("/api", route_handlers=[shelf, report, goldfish])
