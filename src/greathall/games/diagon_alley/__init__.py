"""Diagon Alley: roll, shop and charm your way round two alleys, for 3 to 6 players."""

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from greathall.core.catalogue import Catalogue
from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.words import Refusal, Result
from greathall.games.diagon_alley import board, luck, model
from greathall.games.diagon_alley.board import (
    BUILDINGS, CARDS, COINS, DATA, ITEMS, OUR_EDITION, OURS, ROUNDS, SEATS,
)
from greathall.games.diagon_alley.bot import DiagonAlleyMind
from greathall.games.diagon_alley.edition import as_file
from greathall.games.diagon_alley.play import turn
from greathall.games.diagon_alley.play.table import Table

TWO = SEATS[0]
REASONS = {"home": "DA-1.1", "last": "DA-E05", "limit": "DA-E04"}


class DiagonAlley(Game):
    """DA-2.1: the game is for three to six players; DA-S02: an option allows two."""

    name = "diagon_alley"
    rules = 2
    seats = SEATS
    seats_rule = "DA-S02"
    turn_rule = "DA-2.4"
    chance_rule = "DA-3.1"
    out_rule = "DA-E05"
    minutes = 45
    options = (
        Option("younger", (False, True), False, "DA-11.1"),
        Option("two_players", (False, True), False, "DA-S02", (TWO,)),
        Option("items_for_everyone", (False, True), False, "DA-P05"),
        Option("bump_counts_as_landing", (True, False), True, "DA-M05"),
        Option("banish_collects_at_gringotts", (True, False), True, "DA-K03"),
        Option("round_limit", ROUNDS, ROUNDS[0], "DA-E04"),
        Option("edition", (OURS,), OURS, "DA-B01", free_text=True),
    )
    confirm_kinds = (model.Resign,)
    key_events = (model.Bought, model.Lost, model.Closed, model.InAlley, model.Resigned, model.Won)
    mind = DiagonAlleyMind()
    in_sight = ("shop",)
    limit_reasons = ("end-limit",)
    luck_measures = luck.MEASURES

    def resolve_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """DA-S02: two may play only if the table has switched it on."""
        found = super().resolve_options(seats, options)
        if seats == TWO and not found["two_players"]:
            raise self.illegal(Refusal("DA-S02", "no-two"))
        return found

    def has_secrets(self, options: Mapping[str, Any]) -> bool:
        """DA-11.1: younger players have no cards in hand."""
        return not options["younger"]

    def parse_text(self, option: str, text: str) -> str | Refusal:
        return board.parse_edition(text)

    def template(self, option: str) -> str:
        return as_file(OUR_EDITION)

    def text_title(self, option: str, text: str) -> str:
        return board.title_of(text)

    def setup(self, seats: int, options: dict[str, Any], brings: dict[int, Any], carry: dict[str, Any]) -> Table:
        """Return a new table; its board hangs on the state, and views carry the other options."""
        return turn.setup(seats, self.public_options(options), board.board_of(options["edition"]))

    def result(self, s: Table) -> Result:
        """DA-1.1, DA-E04, DA-E05: the first home wins, or the last player left, or the fullest trunk; ties share."""
        return Result(s.winners, self.scores(s, s.winners), f"end-{s.ended}", REASONS[s.ended])

    def tally(self, s: Table, seat: int) -> dict[str, int]:
        return {"items": s.trunk[seat].bit_count()}

    def census(self, s: Table) -> Any:
        """DA-2.1 to DA-2.3: count the coins, items and cards."""
        coins = [s.bank[coin] + sum(purse[coin] for purse in s.coins) for coin in range(len(COINS))]
        items = [s.stock[item] + sum(trunk >> item & 1 for trunk in s.trunk) for item in range(len(ITEMS))]
        held = [card for hand in s.hands for card in hand.cards]
        aside = s.board.deck if any(isinstance(step, turn.Shuffle) for step in s.agenda) else []
        deck = [*held, *s.pile.bag, *s.pile.tops.cards, *s.pile.bottoms.cards, *filter(board.is_havoc, aside)]
        return coins, items, sorted(deck)

    def describe(self, field: str, number: int, book: Catalogue) -> str:
        """Return a card's text, or what there is inside a building."""
        if field != "shop":
            return super().describe(field, number, book)
        inside = {board.INN: "shop-about-inn", board.BANK: "shop-about-bank"}
        if number in inside:
            return book.say(inside[number])
        return book.say("shop-sells", item=book.say("name-item", item=ITEMS[board.ITEM_OF[number]]))

    def printed(self) -> dict[str, Any]:
        """Return our board, the buildings and the cards for clients to draw; a table's own edition is in its view."""
        return {"board": to_builtins(board.OUR_BOARD.view), "buildings": BUILDINGS,
                "colours": [row["colour"] for row in DATA["building"]], "sells": board.ITEM_OF, "items": ITEMS,
                "coins": COINS, "cards": CARDS, "spells": len(board.SPELLS), "hats": DATA["box"]["hats"]}


GAME = DiagonAlley()
