"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Final

from ..boards.flitwick import Flitwick
from ..boards.hagrid import Hagrid
from ..boards.mcgonagall import CompleteChess, McGonagall
from ..boards.mirror import Mirror
from ..boards.quirrell import Quirrell
from ..boards.snape import Snape
from ..boards.sprout import Sprout
from ..play.table import Table


class MadeHagrid(Hagrid):
    __slots__ = ("dark", "fluffy", "idle", "note_discards", "note_pile", "notes", "pos", "singer")

    def clone(self) -> "MadeHagrid":
        n = MadeHagrid()
        n.dark = self.dark
        n.fluffy = self.fluffy
        n.singer = self.singer
        n.pos = self.pos.copy()
        n.notes = [*map(list.copy, self.notes)]
        n.note_pile = self.note_pile.clone()
        n.note_discards = self.note_discards.copy()
        n.idle = self.idle
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("dark", self.dark), ("fluffy", self.fluffy), ("idle", self.idle),
            ("note_discards", self.note_discards), ("note_pile", self.note_pile), ("notes", self.notes),
            ("pos", self.pos), ("singer", self.singer)]


UNLAID_HAGRID: Final = MadeHagrid()
UNLAID_HAGRID.lay()


class MadeSprout(Sprout):
    __slots__ = ("area", "fire", "rings", "snare_pile", "snares")

    def clone(self) -> "MadeSprout":
        n = MadeSprout()
        n.area = self.area.copy()
        n.rings = self.rings.copy()
        n.snares = [one.clone() for one in self.snares]
        n.snare_pile = self.snare_pile.clone()
        n.fire = self.fire.copy()
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("area", self.area), ("fire", self.fire), ("rings", self.rings),
            ("snare_pile", self.snare_pile), ("snares", self.snares)]


UNLAID_SPROUT: Final = MadeSprout()
UNLAID_SPROUT.lay()


class MadeFlitwick(Flitwick):
    __slots__ = ("found", "keys", "silver", "silver_known", "stands")

    def clone(self) -> "MadeFlitwick":
        n = MadeFlitwick()
        n.keys = self.keys
        n.silver = self.silver
        n.silver_known = self.silver_known
        n.stands = self.stands.copy()
        n.found = self.found.copy()
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("found", self.found), ("keys", self.keys), ("silver", self.silver),
            ("silver_known", self.silver_known), ("stands", self.stands)]


UNLAID_FLITWICK: Final = MadeFlitwick()
UNLAID_FLITWICK.lay()


class MadeMcGonagall(McGonagall):
    __slots__ = ("captured", "colour", "harry", "hermione", "homes", "quiet", "ron", "squares")

    def clone(self) -> "MadeMcGonagall":
        n = MadeMcGonagall()
        n.squares = self.squares.copy()
        n.harry = self.harry.copy()
        n.colour = self.colour.copy()
        n.ron = self.ron
        n.hermione = self.hermione
        n.homes = self.homes.copy()
        n.captured = self.captured.copy()
        n.quiet = self.quiet
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("captured", self.captured), ("colour", self.colour), ("harry", self.harry),
            ("hermione", self.hermione), ("homes", self.homes), ("quiet", self.quiet), ("ron", self.ron),
            ("squares", self.squares)]


UNLAID_MCGONAGALL: Final = MadeMcGonagall()
UNLAID_MCGONAGALL.lay()


class MadeCompleteChess(CompleteChess):
    __slots__ = ("checked", "over", "passant", "positions", "rights", "team")

    def clone(self) -> "MadeCompleteChess":
        n = MadeCompleteChess()
        n.rights = self.rights
        n.passant = self.passant
        n.positions = self.positions
        n.checked = self.checked
        n.over = self.over
        n.team = self.team
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("checked", self.checked), ("over", self.over), ("passant", self.passant),
            ("positions", self.positions), ("rights", self.rights), ("team", self.team)]


UNLAID_COMPLETE: Final = MadeCompleteChess()
UNLAID_COMPLETE.lay()


class MadeQuirrell(Quirrell):
    __slots__ = ("clock", "finish", "run", "spun")

    def clone(self) -> "MadeQuirrell":
        n = MadeQuirrell()
        n.run = self.run.copy()
        n.spun = self.spun
        n.clock = self.clock
        n.finish = self.finish.copy()
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("clock", self.clock), ("finish", self.finish), ("run", self.run), ("spun", self.spun)]


UNLAID_QUIRRELL: Final = MadeQuirrell()
UNLAID_QUIRRELL.lay()


class MadeSnape(Snape):
    __slots__ = ("astray", "beside", "claims", "deck", "discards", "elsewhere", "gone", "guard", "hands",
        "lose", "mixed", "rounds", "shelf", "shelf_open", "started", "wrong")

    def clone(self) -> "MadeSnape":
        n = MadeSnape()
        n.shelf = self.shelf.clone()
        n.shelf_open = self.shelf_open
        n.beside = self.beside.copy()
        n.hands = [one.clone() for one in self.hands]
        n.claims = [*map(list.copy, self.claims)]
        n.elsewhere = self.elsewhere.copy()
        n.astray = [*map(list.copy, self.astray)]
        n.mixed = self.mixed.copy()
        n.guard = self.guard.copy()
        n.deck = self.deck.clone()
        n.discards = self.discards.copy()
        n.gone = self.gone.copy()
        n.rounds = self.rounds
        n.lose = self.lose.copy()
        n.wrong = self.wrong.copy()
        n.started = self.started
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("astray", self.astray), ("beside", self.beside), ("claims", self.claims),
            ("deck", self.deck), ("discards", self.discards), ("elsewhere", self.elsewhere),
            ("gone", self.gone), ("guard", self.guard), ("hands", self.hands), ("lose", self.lose),
            ("mixed", self.mixed), ("rounds", self.rounds), ("shelf", self.shelf),
            ("shelf_open", self.shelf_open), ("started", self.started), ("wrong", self.wrong)]


UNLAID_SNAPE: Final = MadeSnape()
UNLAID_SNAPE.lay()


class MadeMirror(Mirror):
    __slots__ = ("flipped", "late", "mirrors")

    def clone(self) -> "MadeMirror":
        n = MadeMirror()
        n.mirrors = self.mirrors
        n.flipped = self.flipped
        n.late = self.late
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("flipped", self.flipped), ("late", self.late), ("mirrors", self.mirrors)]


UNLAID_MIRROR: Final = MadeMirror()
UNLAID_MIRROR.lay()


class Made(Table):
    __slots__ = ("alone", "complete", "ended", "exact", "first", "flitwick", "fresh", "hagrid", "held",
        "mcgonagall", "mirror", "options", "out", "prizes", "quirrell", "seats", "snape", "sprout", "turn",
        "where", "winners")

    def clone(self) -> "Made":
        n = Made()
        n.log = None
        n.agenda = self.agenda.copy()
        n.seats = self.seats
        n.options = self.options
        n.alone = self.alone
        n.exact = self.exact
        n.turn = self.turn
        n.first = self.first
        n.where = self.where.copy()
        n.fresh = self.fresh.copy()
        n.held = self.held.copy()
        n.out = self.out
        n.prizes = self.prizes
        n.winners = self.winners
        n.ended = self.ended
        hagrid = self.hagrid
        if hagrid is UNLAID_HAGRID:
            n.hagrid = hagrid
        else:
            n.hagrid = its_hagrid = MadeHagrid()
            its_hagrid.dark = hagrid.dark
            its_hagrid.fluffy = hagrid.fluffy
            its_hagrid.singer = hagrid.singer
            its_hagrid.pos = hagrid.pos.copy()
            its_hagrid.notes = [*map(list.copy, hagrid.notes)]
            its_hagrid.note_pile = hagrid.note_pile.clone()
            its_hagrid.note_discards = hagrid.note_discards.copy()
            its_hagrid.idle = hagrid.idle
        sprout = self.sprout
        if sprout is UNLAID_SPROUT:
            n.sprout = sprout
        else:
            n.sprout = its_sprout = MadeSprout()
            its_sprout.area = sprout.area.copy()
            its_sprout.rings = sprout.rings.copy()
            its_sprout.snares = [one.clone() for one in sprout.snares]
            its_sprout.snare_pile = sprout.snare_pile.clone()
            its_sprout.fire = sprout.fire.copy()
        flitwick = self.flitwick
        if flitwick is UNLAID_FLITWICK:
            n.flitwick = flitwick
        else:
            n.flitwick = its_flitwick = MadeFlitwick()
            its_flitwick.keys = flitwick.keys
            its_flitwick.silver = flitwick.silver
            its_flitwick.silver_known = flitwick.silver_known
            its_flitwick.stands = flitwick.stands.copy()
            its_flitwick.found = flitwick.found.copy()
        mcgonagall = self.mcgonagall
        if mcgonagall is UNLAID_MCGONAGALL:
            n.mcgonagall = mcgonagall
        else:
            n.mcgonagall = its_mcgonagall = MadeMcGonagall()
            its_mcgonagall.squares = mcgonagall.squares.copy()
            its_mcgonagall.harry = mcgonagall.harry.copy()
            its_mcgonagall.colour = mcgonagall.colour.copy()
            its_mcgonagall.ron = mcgonagall.ron
            its_mcgonagall.hermione = mcgonagall.hermione
            its_mcgonagall.homes = mcgonagall.homes.copy()
            its_mcgonagall.captured = mcgonagall.captured.copy()
            its_mcgonagall.quiet = mcgonagall.quiet
        complete = self.complete
        if complete is UNLAID_COMPLETE:
            n.complete = complete
        else:
            n.complete = its_complete = MadeCompleteChess()
            its_complete.rights = complete.rights
            its_complete.passant = complete.passant
            its_complete.positions = complete.positions
            its_complete.checked = complete.checked
            its_complete.over = complete.over
            its_complete.team = complete.team
        quirrell = self.quirrell
        if quirrell is UNLAID_QUIRRELL:
            n.quirrell = quirrell
        else:
            n.quirrell = its_quirrell = MadeQuirrell()
            its_quirrell.run = quirrell.run.copy()
            its_quirrell.spun = quirrell.spun
            its_quirrell.clock = quirrell.clock
            its_quirrell.finish = quirrell.finish.copy()
        snape = self.snape
        if snape is UNLAID_SNAPE:
            n.snape = snape
        else:
            n.snape = its_snape = MadeSnape()
            its_snape.shelf = snape.shelf.clone()
            its_snape.shelf_open = snape.shelf_open
            its_snape.beside = snape.beside.copy()
            its_snape.hands = [one.clone() for one in snape.hands]
            its_snape.claims = [*map(list.copy, snape.claims)]
            its_snape.elsewhere = snape.elsewhere.copy()
            its_snape.astray = [*map(list.copy, snape.astray)]
            its_snape.mixed = snape.mixed.copy()
            its_snape.guard = snape.guard.copy()
            its_snape.deck = snape.deck.clone()
            its_snape.discards = snape.discards.copy()
            its_snape.gone = snape.gone.copy()
            its_snape.rounds = snape.rounds
            its_snape.lose = snape.lose.copy()
            its_snape.wrong = snape.wrong.copy()
            its_snape.started = snape.started
        mirror = self.mirror
        if mirror is UNLAID_MIRROR:
            n.mirror = mirror
        else:
            n.mirror = its_mirror = MadeMirror()
            its_mirror.mirrors = mirror.mirrors
            its_mirror.flipped = mirror.flipped
            its_mirror.late = mirror.late
        return n

    def laid_out(self) -> list[tuple[str, object]]:
        return [("agenda", self.agenda), ("alone", self.alone), ("ended", self.ended), ("exact", self.exact),
            ("first", self.first), ("fresh", self.fresh), ("held", self.held), ("options", self.options),
            ("out", self.out), ("prizes", self.prizes), ("seats", self.seats), ("turn", self.turn),
            ("where", self.where), ("winners", self.winners),
            ("hagrid", None if self.hagrid is UNLAID_HAGRID else self.hagrid.laid_out()),
            ("sprout", None if self.sprout is UNLAID_SPROUT else self.sprout.laid_out()),
            ("flitwick", None if self.flitwick is UNLAID_FLITWICK else self.flitwick.laid_out()),
            ("mcgonagall", None if self.mcgonagall is UNLAID_MCGONAGALL else self.mcgonagall.laid_out()),
            ("complete", None if self.complete is UNLAID_COMPLETE else self.complete.laid_out()),
            ("quirrell", None if self.quirrell is UNLAID_QUIRRELL else self.quirrell.laid_out()),
            ("snape", None if self.snape is UNLAID_SNAPE else self.snape.laid_out()),
            ("mirror", None if self.mirror is UNLAID_MIRROR else self.mirror.laid_out())]


def unlaid() -> Made:
    """Return a table to whose parts nobody has come."""
    n = Made()
    n.hagrid = UNLAID_HAGRID
    n.sprout = UNLAID_SPROUT
    n.flitwick = UNLAID_FLITWICK
    n.mcgonagall = UNLAID_MCGONAGALL
    n.complete = UNLAID_COMPLETE
    n.quirrell = UNLAID_QUIRRELL
    n.snape = UNLAID_SNAPE
    n.mirror = UNLAID_MIRROR
    return n


def lay_hagrid(s: Table) -> None:
    """Give the table a part of its own, unless it has one."""
    if s.hagrid is UNLAID_HAGRID:
        s.hagrid = MadeHagrid()
        s.hagrid.lay(s.seats)


def lay_sprout(s: Table) -> None:
    """Give the table a part of its own, unless it has one."""
    if s.sprout is UNLAID_SPROUT:
        s.sprout = MadeSprout()
        s.sprout.lay(s.seats)


def lay_flitwick(s: Table) -> None:
    """Give the table a part of its own, unless it has one."""
    if s.flitwick is UNLAID_FLITWICK:
        s.flitwick = MadeFlitwick()
        s.flitwick.lay(s.seats)


def lay_mcgonagall(s: Table) -> None:
    """Give the table a part of its own, unless it has one."""
    if s.mcgonagall is UNLAID_MCGONAGALL:
        s.mcgonagall = MadeMcGonagall()
        s.mcgonagall.lay(s.seats)


def lay_complete(s: Table) -> None:
    """Give the table a part of its own, unless it has one."""
    if s.complete is UNLAID_COMPLETE:
        s.complete = MadeCompleteChess()
        s.complete.lay(s.seats)


def lay_quirrell(s: Table) -> None:
    """Give the table a part of its own, unless it has one."""
    if s.quirrell is UNLAID_QUIRRELL:
        s.quirrell = MadeQuirrell()
        s.quirrell.lay(s.seats)


def lay_snape(s: Table) -> None:
    """Give the table a part of its own, unless it has one."""
    if s.snape is UNLAID_SNAPE:
        s.snape = MadeSnape()
        s.snape.lay(s.seats)


def lay_mirror(s: Table) -> None:
    """Give the table a part of its own, unless it has one."""
    if s.mirror is UNLAID_MIRROR:
        s.mirror = MadeMirror()
        s.mirror.lay(s.seats)
