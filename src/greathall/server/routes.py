"""The hall over HTTP; each handler asks the lobby or the engine, and there are no rules and no state in here."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, cast

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.json import encode

import greathall
from greathall.bots.levels import LEVELS
from greathall.core import catalogue, ledger
from greathall.core.catalogue import ENGLISH
from greathall.core.game import Game, all_games, find_game
from greathall.core.options import Option
from greathall.core.howto import HowTo, how_to
from greathall.core.luck import Luck
from greathall.core.rows import Row
from greathall.core.things import Things
from greathall.core.things import things as things_of
from greathall.core.words import Illegal
from greathall.server import lessons
from greathall.server.addresses import qr_svg
from greathall.server.bodies import (
    OPEN, Again, Draft, Viewer, Fault, VariantInfo, Frames, GameInfo, GuestSet, HallInfo, Invitation, Learn,
    LessonInfo, LessonText, NewTable, OptionInfo, Practice, RuleInfo, Seating, SeatSet, SourceInfo, Start, TableInfo,
    TableSet, FreeText, Work,
)
from greathall.server.guests import AVATARS, LINK_DAYS, Guests
from greathall.server.lobby import Lobby
from greathall.server.middleware import address_of
from greathall.server.replay import teams
from greathall.server.sentences import Refused
from greathall.server.static import answer, sheet
from greathall.server.store import GUEST_DAYS, GuestRow
from greathall.server.talk import PHRASES

Way = Request[Any, Any, Any]
Asker = NamedDependency[GuestRow | None]
InLobby = NamedDependency[Lobby]
AmongGuests = NamedDependency[Guests]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The table's id, as in its link.")]
SeatNo = Annotated[int, PathParameter(ge=0, le=63, description="The seat, from 0.")]
WorkName = Annotated[str, QueryParameter(
    pattern=r"^[A-Za-z0-9_-]{0,40}$", description="Any name, by which you can ask how far the work is.")]


SIGNED: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
WHY = {400: "bad request", 401: "not a guest yet", 403: "not yours, or from another site", 404: "not found",
       405: "method not allowed", 408: "too slow", 409: "not now", 413: "too large", 414: "address too long",
       421: "wrong host", 429: "too many requests", 431: "headers too long", 500: "internal error",
       503: "not possible at the moment"}


def reads(*statuses: int) -> Any:
    """Return the refusals that a handler may answer with: its own (401: guests only) and the middleware's."""
    told = {status: ResponseSpec(Fault, generate_examples=False, description=WHY[status])
            for status in sorted({400, 404, 405, 414, 421, 429, 431, 500, 503, *statuses})}
    return {"responses": told, "security": SIGNED} if 401 in statuses else {"responses": told}


def changes(*statuses: int) -> Any:
    return reads(403, 408, 413, *statuses)


async def provide_asker(request: Way, guests: AmongGuests) -> GuestRow | None:
    return await guests.by_token(request.scope.get("token"))  # type: ignore[arg-type]


def from_(request: Way) -> str:
    """Return where a request comes from, as limits count it."""
    return address_of(request.scope)  # type: ignore[arg-type]


def known(asker: GuestRow | None) -> GuestRow:
    if asker is None:
        raise Refused(401, "guest-unknown")
    return asker


# ── the hall and its games ───────────────────────────────────────────────────
@get("/hall", summary="About this hall", sync_to_thread=False, **reads())
def hall(lobby: InLobby) -> HallInfo:
    return HallInfo(greathall.__version__, lobby.hub.address, list(LEVELS), list(PHRASES), list(AVATARS),
                    catalogue.languages(), lobby.settings.keep_days, GUEST_DAYS, LINK_DAYS)


def game_info(game: Game) -> GameInfo:
    say = game.catalogue.say
    options = [OptionInfo(o.name, list(o.choices), o.default, o.rule, list(o.seats), say(f"option-{o.name}"),
                          say(f"option-{o.name}-help"), o.free_text, {n: list(c) for n, c in o.requires.items()})
               for o in game.options]
    return GameInfo(game.name, game.title, list(game.seats), game.minutes, options, game.rules,
                    {field: list(said) for field, said in game.labels.items()}, game.default_seats(),
                    [VariantInfo(f.name, dict(f.options), f.minutes) for f in game.variants],
                    game.deck_builder is not None, [kind.__name__ for kind in game.confirm_kinds],
                    {field: kind for field, kind in game.kinds.items() if game.catalogue.has(f"name-{kind}")},
                    [kind.__name__ for kind in game.bids])


@get("/games", summary="The games, with seats and options", sync_to_thread=False, **reads())
def games(request: Way) -> Response[list[GameInfo]]:
    """Return the games, compressed, because the front page waits for them; the schema still describes them."""
    text = encode([game_info(game) for game in all_games().values()]).decode()
    return cast(Response[list[GameInfo]], answer(sheet(text, "application/json"), request.headers))


GameName = Annotated[str, PathParameter(pattern=r"^[a-z_]{1,60}$", description="A game's name, as in their list.")]


Language = Annotated[str, QueryParameter(pattern=r"^[a-z]{2,3}$", description="English if there is no translation.")]
OnlyAbout = Annotated[bool, QueryParameter(description="Only its title, variants and options.")]
DECK_SENTENCES = Path(greathall.__file__).parent / "web" / "decks"
"""Only games with decks need these, so the front page doesn't load them."""
HALL_WORDS = (catalogue.HERE, Path(__file__).parent, Path(greathall.__file__).parent / "web")


def game_named(name: str) -> Game:
    if name not in all_games():
        raise Refused(404, "hall-no-game")
    return find_game(name)


def spoken(folder: Path, language: str) -> str:
    """Return the language if the folder speaks it: what is made for each language is kept."""
    return language if (folder / f"sentences.{language}.ftl").exists() else ENGLISH


@get("/games/{game:str}/rules", summary="A game's rules and decisions", sync_to_thread=True, **reads())
def rules(request: Way, game: GameName, language: Language = ENGLISH) -> Response[list[RuleInfo]]:
    found = game_named(game)
    text = rules_of(found, spoken(found.folder, language))
    return cast(Response[list[RuleInfo]], answer(sheet(text, "application/json"), request.headers))


@lru_cache(maxsize=64)
def rules_of(found: Game, language: str) -> str:
    sections = {section: variant.name for variant in found.variants for section in variant.sections}
    ours = {rule.id: sections.get(rule.section, "") for rule in ledger.rules(found).values()}
    return encode([RuleInfo(rule.id, rule.section, rule.text, rule.decision, rule.why, ours[rule.id])
                   for rule in ledger.rules(found, language).values()]).decode()


@get("/games/{game:str}/howto", summary="How to play a game on one page, and its glossary", sync_to_thread=True,
     **reads())
def howto(request: Way, game: GameName, language: Language = ENGLISH) -> Response[HowTo]:
    """Return the pages of a game and its variants by name, each with four parts; empty if the game has none."""
    found = game_named(game)
    text = encode(how_to(found, spoken(found.folder, language))).decode()
    return cast(Response[HowTo], answer(sheet(text, "application/json"), request.headers))


@get("/games/{game:str}/sources", summary="Where a game's data comes from", sync_to_thread=False, **reads())
def sources(game: GameName) -> list[SourceInfo]:
    return [SourceInfo(source.what, source.by, source.of) for source in ledger.sources(game_named(game))]


@get("/games/{game:str}/things", summary="What is printed on the things of a game", sync_to_thread=False, **reads())
def things(request: Request[Any, Any, Any], game: GameName, language: Language = ENGLISH) -> Response[Things]:
    """Return the texts of cards and spaces for readers who don't see a board, compressed."""
    text = encode(things_of(game_named(game), language if language in catalogue.languages() else ENGLISH)).decode()
    return cast(Response[Things], answer(sheet(text, "application/json"), request.headers))


@get("/games/{game:str}/rows", summary="How to show each field of a view without a board", sync_to_thread=False,
     **reads())
def rows(game: GameName) -> dict[str, Row]:
    """Return the rows of a game; only tables need them, so the front page doesn't load them."""
    return dict(game_named(game).rows)


OptionName = Annotated[str, PathParameter(pattern=r"^[a-z_]{1,60}$", description="A free-text option.")]


def free_text_option(game: Game, name: str) -> Option:
    found = next((option for option in game.options if option.name == name and option.free_text), None)
    if found is None:
        raise Refused(404, "hall-no-option")
    return found


@get("/games/{game:str}/options/{option:str}", summary="A text to start from, for a free-text option",
     media_type="text/plain", sync_to_thread=False, **reads())
def template(request: Way, game: GameName, option: OptionName) -> Response[bytes]:
    found = game_named(game)
    return answer(sheet(found.template(free_text_option(found, option).name)), request.headers)


@post("/games/{game:str}/options/{option:str}", summary="Check a text for a free-text option", status_code=200,
      sync_to_thread=True, **changes())
def judge(game: GameName, option: OptionName, data: JSONBody[Draft]) -> FreeText:
    found = game_named(game)
    text = str(found.resolve_choice(free_text_option(found, option), data.text))
    return FreeText(text, found.text_title(option, text))


@post("/games/{game:str}/sides", summary="Who would play with whom at a table like this", status_code=200,
      sync_to_thread=True, **changes())
def sides(game: GameName, data: JSONBody[Seating]) -> list[int]:
    """Return the side of each seat; empty if all play for themselves, or there can be no such table."""
    found = game_named(game)
    try:
        return teams(found, data.seats, found.resolve_options(data.seats, data.options))
    except Illegal:
        return []


@get("/sentences", summary="The hall's own sentences as a Fluent file", media_type="text/plain", sync_to_thread=True,
     **reads())
def hall_sentences(request: Way, language: Language = ENGLISH) -> Response[bytes]:
    said = spoken(catalogue.HERE, language)
    return answer(sheet("\n".join(catalogue.for_pages(place, said) for place in HALL_WORDS)), request.headers)


@get("/games/{game:str}/sentences", summary="A game's sentences as a Fluent file, to add to the hall's",
     media_type="text/plain", sync_to_thread=True, **reads())
def sentences(request: Way, game: GameName, language: Language = ENGLISH,
          about: OnlyAbout = False) -> Response[bytes]:
    """Return a game's sentences; with `about`, only its title, its variants and its options."""
    found = game_named(game)
    language = spoken(found.folder, language)
    if about:
        return answer(sheet(catalogue.about(found.folder, language)), request.headers)
    places = [DECK_SENTENCES, found.folder] if found.deck_builder else [found.folder]
    return answer(sheet("\n".join(catalogue.text(place, language) for place in places)), request.headers)


# ── tables ───────────────────────────────────────────────────────────────────
@post("/tables", summary="Create a table", **changes(401, 409))
async def create(data: JSONBody[NewTable], asker: Asker, lobby: InLobby, request: Way) -> TableInfo:
    row = known(asker)
    return await lobby.info(await lobby.create(row, data, from_(request)), row.id)


@get("/tables", summary="Open tables, to join or to watch", **reads())
async def open_tables(asker: Asker, lobby: InLobby) -> list[TableInfo]:
    return await lobby.listed(asker.id if asker else "")


@get("/tables/mine", summary="Your tables, the newest first", **reads(401))
async def my_tables(asker: Asker, lobby: InLobby) -> list[TableInfo]:
    return await lobby.mine(known(asker).id)


@get("/tables/{table:str}", summary="A table", **reads())
async def info(table: TableId, asker: Asker, lobby: InLobby) -> TableInfo:
    return await lobby.info(table, asker.id if asker else "")


@get("/tables/{table:str}/invitation", summary="The table's link and its QR code", **reads())
async def invitation(table: TableId, lobby: InLobby) -> Invitation:
    url = (await lobby.info(table, "")).url
    return Invitation(url, qr_svg(url))


@post("/tables/{table:str}/seats/{seat:int}", summary="Take a seat", status_code=200, **changes(401, 409))
async def join(table: TableId, seat: SeatNo, asker: Asker, lobby: InLobby, request: Way) -> TableInfo:
    row = known(asker)
    await lobby.join(table, row, seat, from_(request))
    return await lobby.info(table, row.id)


@patch("/tables/{table:str}/seats/{seat:int}", summary="Set what you bring, a seed, turn notices or a bot",
       **changes(401, 409))
async def set_seat(table: TableId, seat: SeatNo, data: JSONBody[SeatSet], asker: Asker, lobby: InLobby) -> TableInfo:
    row = known(asker)
    await lobby.set_seat(table, row.id, seat, data)
    return await lobby.info(table, row.id)


@delete("/tables/{table:str}/seats/{seat:int}", summary="Leave a seat; in a match a bot plays on",
        status_code=200, **changes(401, 409))
async def leave(table: TableId, seat: SeatNo, asker: Asker, lobby: InLobby) -> TableInfo:
    row = known(asker)
    return await lobby.leave(table, row.id, seat)


@patch("/tables/{table:str}", summary="Lock a table, or close it; only its host", **changes(401, 409))
async def set_table(table: TableId, data: JSONBody[TableSet], asker: Asker, lobby: InLobby) -> TableInfo:
    row = known(asker)
    await lobby.set_table(table, row.id, data)
    return await lobby.info(table, row.id)


Who = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{12}$", description="A guest's alias at the table: its `who`.")]


@patch("/tables/{table:str}/guests/{who:str}", summary="Remove or mute a guest, as host; or don't hear them yourself",
       **changes(401, 409))
async def set_guest(table: TableId, who: Who, data: JSONBody[GuestSet], asker: Asker, lobby: InLobby) -> TableInfo:
    row = known(asker)
    await lobby.set_guest(table, row.id, who, data)
    return await lobby.info(table, row.id)


@post("/tables/{table:str}/start", summary="Start the match", status_code=200, **changes(401, 409))
async def start(table: TableId, data: JSONBody[Start], asker: Asker, lobby: InLobby) -> TableInfo:
    row = known(asker)
    await lobby.start(table, row.id, data.fill)
    return await lobby.info(table, row.id)


@post("/tables/{table:str}/rematch", summary="Play a rematch in the same series", **changes(401, 409))
async def rematch(table: TableId, data: JSONBody[Again], asker: Asker, lobby: InLobby, request: Way) -> TableInfo:
    row = known(asker)
    return await lobby.info(await lobby.rematch(table, row, data.swap, from_(request)), row.id)


@post("/practice", summary="Play on from a moment of a finished match", **changes(401, 409))
async def practice(data: JSONBody[Practice], asker: Asker, lobby: InLobby, request: Way) -> TableInfo:
    row = known(asker)
    return await lobby.info(await lobby.practice(row, data, from_(request)), row.id)


LessonName = Annotated[str, PathParameter(pattern=r"^[a-z_]{1,60}$", description="A lesson's name.")]


@get("/lessons", summary="The lessons: guided first games", sync_to_thread=True, **reads())
def all_lessons() -> list[LessonInfo]:
    return lessons.infos()


@get("/lessons/{lesson:str}", summary="A lesson's steps in words", sync_to_thread=True, **reads())
def lesson_text(lesson: LessonName, language: Language = ENGLISH) -> LessonText:
    return lessons.text(lesson, spoken(catalogue.HERE, language))


@post("/lessons/{lesson:str}", summary="Play a lesson", **changes(401, 409))
async def learn(lesson: LessonName, data: JSONBody[Learn], asker: Asker, lobby: InLobby, request: Way) -> TableInfo:
    row = known(asker)
    return await lobby.info(await lobby.learn(row, lesson, data.again, from_(request)), row.id)


@get("/tables/{table:str}/record", summary="The record of a finished match", **reads(409),
     response_headers=[ResponseHeader(name="content-disposition", value="attachment", documentation_only=True)])
async def record(table: TableId, lobby: InLobby) -> dict[str, Any]:
    return await lobby.record(table)


@post("/tables/{table:str}/record", summary="Agree that the record of a suspended match is given out",
      status_code=200, **changes(401, 409))
async def agree(table: TableId, asker: Asker, lobby: InLobby) -> TableInfo:
    row = known(asker)
    await lobby.agree(table, row.id)
    return await lobby.info(table, row.id)


Whose = Annotated[str | None, QueryParameter(
    pattern=r"^(open|[0-9]|[1-5][0-9]|6[0-3])$",
    description="A seat, or `open` for everything once a match is over; by default a spectator.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The first moment to return.")]
Most = Annotated[int, QueryParameter(ge=1, le=100, description="The most moments to return.")]


def viewer_of(text: str | None) -> Viewer:
    return None if text is None else OPEN if text == OPEN else int(text)


@get("/tables/{table:str}/replay", summary="A match moment by moment", **reads(403, 409))
async def replay(table: TableId, asker: Asker, lobby: InLobby, viewer: Whose = None, since: Since = 0,
                 most: Most = 50, work: WorkName = "") -> Frames:
    with lobby.works.shown(work):
        return await lobby.replay(table, asker.id if asker else "", viewer_of(viewer), since, most)


@post("/replay", summary="Your own record moment by moment", status_code=200, **changes(409))
async def replay_record(data: JSONBody[dict[str, Any]], lobby: InLobby, viewer: Whose = None, since: Since = 0,
                        most: Most = 50, work: WorkName = "") -> Frames:
    with lobby.works.shown(work):
        return await lobby.replay_of(data, viewer_of(viewer), since, most)


@get("/works/{work:str}", summary="How far long work has come that you wait for",
     sync_to_thread=False, **reads())
def how_far(
        work: Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The name that you gave it.")],
        lobby: InLobby) -> Work:
    return lobby.works.named(work)


@get("/tables/{table:str}/luck", summary="What dice and draws gave each seat, and what was expected",
     **reads(403, 409))
async def luck(table: TableId, asker: Asker, lobby: InLobby) -> list[Luck]:
    return await lobby.luck(table, asker.id if asker else "")


@post("/luck", summary="The same for your own record", status_code=200, **changes())
async def luck_record(data: JSONBody[dict[str, Any]], lobby: InLobby) -> list[Luck]:
    return await lobby.luck_of(data)


api = Router("/api", route_handlers=[
    hall, hall_sentences, games, rules, howto, sources, rows, things, template, judge, sides, sentences,
    create, open_tables, my_tables, info, invitation, join, set_seat, set_table, set_guest, leave, start, rematch,
    practice, record, agree, replay, replay_record, how_far, luck, luck_record, all_lessons, lesson_text, learn])
