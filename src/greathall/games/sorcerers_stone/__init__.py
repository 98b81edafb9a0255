"""The Sorcerer's Stone: six challenges and the Mirror for two to four players, and each challenge alone."""

from collections.abc import Mapping
from typing import Any

from msgspec import NODEFAULT, structs

from greathall.core.catalogue import Catalogue
from greathall.core.game import Game
from greathall.core.options import Option, Variant
from greathall.core.words import Result
from greathall.core.zones import bits
from greathall.games.sorcerers_stone import board, luck, model
from greathall.games.sorcerers_stone.board import CARDS, CHALLENGES, COUNTED, PRIZES, SEATS, SHAPES, SPELLS
from greathall.games.sorcerers_stone.bot import SorcerersStoneMind
from greathall.games.sorcerers_stone.made.table import UNLAID_SNAPE, unlaid
from greathall.games.sorcerers_stone.play import potions, snape
from greathall.games.sorcerers_stone.play.table import REASONS, WHOLE, Table
from greathall.games.sorcerers_stone.play.tally import PARTS, tally

HAGRID, SPROUT, FLITWICK, CHESS, QUIRRELL, SNAPE = ALONE = tuple(CHALLENGES[:-1])


class SorcerersStone(Game):
    """SS-G01: the game is for two to four players."""

    name = "sorcerers_stone"
    rules = 2
    seats = tuple(SEATS)
    seats_rule = "SS-G01"
    turn_rule = "SS-0.2"
    chance_rule = "SS-0.1"
    out_rule = "SS-G11"
    minutes = 60
    options = (
        Option("challenge", (WHOLE, *ALONE), WHOLE, "SS-0.1"),
        Option("chess", ("short", "complete"), "short", "SS-4.15", requires={"challenge": (WHOLE, CHESS)}),
        Option("exact_count_at_trapdoor", (True, False), True, "SS-H02", requires={"challenge": (WHOLE, HAGRID)}),
        Option("hide_silver_key", ("exchange", "vacant"), "exchange", "SS-F03", requires={"challenge": (WHOLE,)}),
        Option("exit_within_slide", (True, False), True, "SS-C07",
               requires={"challenge": (WHOLE, CHESS), "chess": ("short",)}),
        Option("piece_protects_from_steal", (False, True), False, "SS-P04", requires={"challenge": (WHOLE, SNAPE)}),
    )
    variants = tuple(Variant(name, {"challenge": name}, minutes, sections) for name, minutes, sections in (
        (HAGRID, 10, ("Hagrid",)), (SPROUT, 10, ("Sprout",)), (FLITWICK, 8, ("Flitwick",)),
        (CHESS, 15, ("McGonagall", "McGonagall: short chess", "McGonagall: complete chess")),
        (QUIRRELL, 5, ("Quirrell",)), (SNAPE, 12, ("Snape",))))
    confirm_kinds = (model.Declare, model.Resign)
    key_events = (model.Arrived, model.FluffyFound, model.Sang, model.Surrounded, model.Captured, model.Left,
                  model.ChessOver, model.Finished, model.Declared, model.Resigned, model.Won)
    more_labels = {"other": COUNTED, "part": PARTS}  # noqa: RUF012  (read only)
    mind = SorcerersStoneMind()
    luck_measures = luck.MEASURES

    def has_secrets(self, options: Mapping[str, Any]) -> bool:
        """SS-4.1, SS-5.1: the chessboard and the corridor of the troll lie open."""
        return options["challenge"] not in (CHESS, QUIRRELL)

    def result(self, s: Table) -> Result:
        """SS-7.2, SS-G08: there is one winner; players who win together share.

        A draw at chess is shared by everyone who stayed. SS-0.3: a complete game earns its winner a token, as long as
        there are any."""
        scores = self.scores(s, s.winners or s.living())
        prizes = s.prizes[:]
        if s.ended == "stone" and sum(prizes) < PRIZES:
            prizes[s.winners[0]] += 1
        return Result(s.winners, scores, f"end-{s.ended}", REASONS[s.ended], {"prizes": prizes})

    def rotate_carry(self, carry: dict[str, Any]) -> dict[str, Any]:
        """SS-0.3: winner's tokens belong to players, not to seats."""
        prizes = carry["prizes"]
        return carry | {"prizes": [prizes[-1], *prizes[:-1]]}

    def census(self, s: Table) -> Any:
        """SS-1.1, SS-2.1, SS-6.1: count note cards, snare tokens, potions and incantations."""
        notes, snares, cards = self.made.census(s)
        rings = [shape for ring in s.sprout.rings for shape in bits(ring)]
        away = [card for step in s.agenda if isinstance(step, potions.Dealt) for card in (step.small, step.round)]
        unmixed = s.snape is UNLAID_SNAPE or any(isinstance(step, snape.Mix) for step in s.agenda)
        return notes, sorted([*snares, *rings]), sorted([*cards, *away, *(SPELLS if unmixed else [])])

    def tally(self, s: Any, seat: int) -> dict[str, int]:
        return tally(s, seat)

    def describe(self, field: str, number: int, book: Catalogue) -> str:
        """Return an incantation's text; a potion's name says everything."""
        return super().describe(field, number, book) if number >= 2 * board.POTIONS else ""

    def printed(self) -> dict[str, Any]:
        """Return what a drawing needs to know.

        `boards` are as they are when the first player arrives; `unsent` is what their views leave out."""
        table, parts = unlaid(), (*CHALLENGES, "complete")
        views = {name: getattr(self.made, f"view_{name}")(table) for name in parts}
        boards = {name: structs.asdict(view) for name, view in views.items()}
        unsent = {name: {field.name: [] if field.default is NODEFAULT else field.default
                         for field in structs.fields(view) if not field.required} for name, view in views.items()}
        return {"challenges": CHALLENGES, "shapes": SHAPES, "cards": CARDS, "potions": board.POTIONS,
                "trapdoor": board.TRAPDOOR, "areas": board.AREAS, "rows": board.ROWS, "columns": board.COLUMNS,
                "farDoor": board.FAR_DOOR, "trollWheel": board.TROLL_WHEEL, "keyWheel": board.SPINS,
                "shelf": board.SHELF, "mirrors": board.MIRRORS, "prizes": PRIZES, "boards": boards,
                "unsent": unsent}


GAME = SorcerersStone()
