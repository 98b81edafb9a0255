"""The match of a table before anything was drawn: everything that must be fixed by then."""

from greathall.core import fairness
from greathall.core.catalogue import sentence
from greathall.core.game import Game
from greathall.core.match import Match
from greathall.server.sentences import say
from greathall.server.table_meta import Seated, TableMeta


def new_match(meta: TableMeta, secret: str, game: Game) -> Match:
    key = bytes.fromhex(secret)
    names = meta.names or [seat_name(sitter, seat) for seat, sitter in enumerate(meta.seats)]
    brings = {seat: sitter.bring for seat, sitter in enumerate(meta.seats) if sitter.bring is not None}
    match = Match(game, len(meta.seats), meta.options, secret=key, commitment=fairness.commitment(key),
                  verifiable=meta.verifiable, brings=brings, names=names, series=meta.series, marks=meta.marks,
                  rules=meta.rules, record_format=meta.format)
    for seat, sitter in enumerate(meta.seats):
        if sitter.pledge and not sitter.seed:
            match.add_pledge(seat, sitter.pledge)
        else:
            match.add_seed(seat, sitter.seed)
    return match


def seat_name(sitter: Seated, seat: int) -> str:
    return sitter.name or say("bot-seated", name=sentence("bot-name", number=seat + 1), level=sitter.bot)
