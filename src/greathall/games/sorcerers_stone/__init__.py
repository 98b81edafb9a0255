"""The Sorcerer's Stone: six challenges and the Mirror, for 2 to 4; and each challenge alone."""

from random import Random
from typing import Any

from greathall.core.game import Game, Option, Variant
from greathall.core.package import SEATED
from greathall.core.words import Action, Ask, Event, Result
from greathall.games.sorcerers_stone import board, luck, model, sight
from greathall.games.sorcerers_stone.board import (
    CARDS, CHALLENGES, COLOURS, MEN, PRIZES, SEATS, SHAPES, SPELLS, SPOTS, SQUARES,
)
from greathall.games.sorcerers_stone.bot import SorcerersStoneMind
from greathall.games.sorcerers_stone.play import (
    asides, brewing, flitwick, hagrid, journey, mate, mcgonagall, mirror, potions, quirrell, snape, sprout,
)
from greathall.games.sorcerers_stone.play.table import REASONS, WHOLE, Table

HAGRID, SPROUT, FLITWICK, CHESS, QUIRRELL, SNAPE = ALONE = tuple(CHALLENGES[:-1])
COUNTED = [str(number) for number in range(1, 11)]
"""Areas and cards in their places are counted from 1."""
LABELS = {"challenge": CHALLENGES, "shape": SHAPES, "card": CARDS, "cards": CARDS, "small": CARDS, "round": CARDS,
          "spot": SPOTS, "path": SPOTS, "square": SQUARES, "start": SQUARES, "man": MEN, "taken": MEN,
          "colour": COLOURS, "area": COUNTED, "place": COUNTED, "other": COUNTED, "target": SEATED, "by": SEATED}


class SorcerersStone(Game):
    """SS-G01: for two to four."""

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
    actions = tuple(kind for kind in vars(model).values() if isinstance(kind, type) and issubclass(kind, Action)
                    and kind.__module__ == model.__name__)
    events = tuple(kind for kind in vars(model).values() if isinstance(kind, type) and issubclass(kind, Event)
                   and kind.__module__ == model.__name__)
    steps = (journey.TurnEnds, hagrid.PickNote, hagrid.DealNote, hagrid.NoteTurn, hagrid.MustPlay, hagrid.TurnToken,
             sprout.Choose, sprout.Grow, sprout.TakeFrom, sprout.Blind, sprout.Placed, flitwick.Flips,
             flitwick.Flipping, flitwick.TurnKey, flitwick.Hiding, flitwick.PutBack, flitwick.Places, flitwick.PutDown,
             flitwick.AtKeys, flitwick.KeyWheel, flitwick.Walking, mcgonagall.Join, mcgonagall.Chess, mate.FullChess,
             mate.SpinOff, mate.Highest, quirrell.AtTroll, quirrell.TrollWheel, snape.Shelve, snape.Mix, snape.PickCard,
             snape.Lighten, snape.Shed, snape.Guarding, snape.Settle, brewing.Brewing, brewing.Surplus, brewing.Again,
             brewing.Stealing, brewing.Looking, potions.Declaring, potions.Dealt, potions.Collecting, mirror.AtMirror,
             mirror.TurnMirror, asides.Aside)
    confirm_kinds = (model.Declare, model.Resign)
    key_events = (model.Arrived, model.FluffyFound, model.Sang, model.Surrounded, model.Captured, model.Left,
                  model.ChessOver, model.Finished, model.Declared, model.Resigned, model.Won)
    labels = LABELS
    view_type = model.View
    mind = SorcerersStoneMind()
    luck_measures = luck.MEASURES

    def setup(self, seats: int, options: dict[str, Any], brings: dict[int, Any], carry: dict[str, Any]) -> Table:
        return journey.setup(seats, options, carried(seats, carry))

    def view(self, s: Table, seat: int | None) -> model.View:
        return sight.view(s, seat)

    def imagine(self, view: model.View, rng: Random) -> Table:
        return sight.imagine(view, rng)

    def asides(self, s: Table, seat: int) -> Ask | None:
        return asides.asides(s, seat)

    def result(self, s: Table) -> Result:
        """SS-7.2, SS-G08: there is a winner and nobody else; those who win together share, and a draw at chess is
        shared by all who stayed. SS-0.3: a complete game earns its winner a token, as long as there are any."""
        sharing = s.winners or tuple(s.living())
        scores = tuple(1.0 / len(sharing) if seat in sharing else 0.0 for seat in range(s.seats))
        prizes = s.prizes[:]
        if s.ended == "stone" and sum(prizes) < PRIZES:
            prizes[s.winners[0]] += 1
        return Result(s.winners, scores, f"end-{s.ended}", REASONS[s.ended], {"prizes": prizes})

    def rotate_carry(self, carry: dict[str, Any]) -> dict[str, Any]:
        """SS-0.3: winner's tokens belong to players, not to seats."""
        prizes = carry["prizes"]
        return carry | {"prizes": [prizes[-1], *prizes[:-1]]}

    def census(self, s: Table) -> Any:
        """SS-1.1, SS-2.1, SS-6.1: note cards, snare tokens, potions and incantations."""
        notes = sorted([*(note for hand in s.notes for note in hand), *s.note_pile.bag, *s.note_discards])
        snares = sorted([*(shape for hand in s.snares for shape in hand.cards), *s.snare_pile.bag,
                         *(shape for ring in s.rings for shape in range(len(SHAPES)) if ring >> shape & 1)])
        away = [card for step in s.agenda if isinstance(step, potions.Dealt) for card in (step.small, step.round)]
        cards = sorted([*s.shelf.cards, *s.beside, *(card for hand in s.hands for card in hand.cards), *s.deck.bag,
                        *s.discards, *s.gone, *away])
        if any(isinstance(step, snape.Mix) for step in s.agenda):
            cards += SPELLS
        return notes, snares, cards or [*range(2 * board.POTIONS), *SPELLS]

    def printed(self) -> dict[str, Any]:
        """What a drawing needs to know."""
        return {"challenges": CHALLENGES, "shapes": SHAPES, "cards": CARDS, "potions": board.POTIONS,
                "trapdoor": board.TRAPDOOR, "areas": board.AREAS, "rows": board.ROWS, "columns": board.COLUMNS,
                "farDoor": board.FAR_DOOR, "trollWheel": board.TROLL_WHEEL, "keyWheel": board.SPINS,
                "shelf": board.SHELF, "mirrors": board.MIRRORS, "prizes": PRIZES}


def carried(seats: int, carry: dict[str, Any]) -> list[int]:
    """SS-0.3, SS-G08: the winner's tokens of the games before; what makes no sense is as nothing."""
    prizes = carry.get("prizes")
    known = (isinstance(prizes, list) and len(prizes) == seats and all(type(n) is int and n >= 0 for n in prizes)
             and sum(prizes) <= PRIZES)
    return list(prizes) if known else [0] * seats  # type: ignore[arg-type]


GAME = SorcerersStone()
