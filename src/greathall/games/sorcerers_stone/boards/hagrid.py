"""Hagrid's board."""

from typing import Annotated, Final

from greathall.core.declare import Bag, Bits, Deck, Hand, Named, Open, Seat, Unordered
from greathall.core.state import DECLARED, Part
from greathall.core.zones import Pile
from greathall.games.sorcerers_stone.board import MOST, NOTE_CARDS, NOWHERE, TOKENS, TRAPDOOR

NoteValue = Annotated[int, Named("NoteValue", low=min(NOTE_CARDS), high=max(NOTE_CARDS))]
NoteCount = Annotated[int, Named("NoteCount", high=len(NOTE_CARDS))]
TrackSpace = Annotated[int, Named("TrackSpace", high=TRAPDOOR)]  # spaces from the door
MaybeTrackSpace = Annotated[int, Named("MaybeTrackSpace", low=NOWHERE, high=TRAPDOOR)]
NOTES: Final = Deck(whole=NOTE_CARDS, card=NoteValue, count=NoteCount)
"""SS-1.1: the note cards."""


class Hagrid(Part):
    """SS-1.1, SS-1.2: you see your own note cards, and nobody knows a token before it is turned over."""

    __slots__ = DECLARED
    dark: Bits[TrackSpace]  # spaces with a face-down token
    fluffy: Open[MaybeTrackSpace]  # where he was found, or -1
    singer: Open[Seat]  # the seat that sang him to sleep, or -1 while he is awake
    pos: Open[list[TrackSpace]]
    notes: Annotated[list[list[NoteValue]], Hand(NOTES, "notes", "note_counts", is_sorted=False)]  # your cards
    note_pile: Annotated[Pile, Bag(NOTES)]
    note_discards: Annotated[list[NoteValue], Unordered(NOTES)]
    idle: Bits[Seat]  # seats here that had no card to pick since anyone last picked or played one

    def lay(self, seats: int = MOST) -> None:
        """SS-1.1, SS-1.10, SS-H01: put tokens on the fifteen spaces, pieces at the door and all cards in the pile."""
        self.dark, self.fluffy, self.singer, self.idle = (1 << TOKENS + 1) - 2, NOWHERE, NOWHERE, 0
        self.pos, self.notes = [0] * seats, [[] for _ in range(seats)]
        self.note_pile, self.note_discards = Pile(NOTE_CARDS), []
