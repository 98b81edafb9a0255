"""Hagrid's challenge: note cards to move with, and a song of four to pass the dog."""

from random import Random
from typing import Any, Final

from greathall.core.words import Action, Ask, Chance, Refusal
from greathall.games.sorcerers_stone.board import FIRST_NOTES, HAGRID, NOTES, NOWHERE, SPROUT, TRAPDOOR
from greathall.games.sorcerers_stone.made.table import lay_hagrid
from greathall.games.sorcerers_stone.model import (
    Barked, FluffyFound, Fluted, HandedIn, HandsDealt, Note, NotesShuffled, Passed, Picked, Play, Sang, SentBack, Stay,
    Stepped, Woke,
)
from greathall.games.sorcerers_stone.play.table import Table, finish

NOTE: Final = {notes: Note(notes) for notes in NOTES}
PLAY: Final = {notes: Play(notes) for notes in NOTES}


def begin(s: Table) -> None:
    """SS-1.1, SS-1.10: deal two cards to each player."""
    lay_hagrid(s)
    s.then(*(DealNote(seat) for _ in range(FIRST_NOTES) for seat in range(s.seats)))


class FromNotes(Chance):
    """SS-1.1, SS-1.2: you get a card from the pile, and only you see it."""

    stream = "notes"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(NOTE[notes], weight) for notes, weight in s.hagrid.note_pile.odds()]

    def sample(self, s: Table, rng: Random) -> Action:
        return NOTE[s.hagrid.note_pile.sample(rng)]

    def witnesses(self, s: Table) -> tuple[int]:
        return (self.who,)

    def take(self, s: Table, a: Note) -> None:
        s.hagrid.note_pile.draw(a.notes)
        s.hagrid.notes[self.who].append(a.notes)
        s.tell(Picked, self.who, a.notes)


class PickNote(FromNotes):
    """SS-1.2: pick a card at the start of your turn."""


class DealNote(FromNotes):
    """SS-1.1: deal a card, at the start of the game and to break a standstill."""


def acts(_s: Table, _seat: int) -> bool:
    """SS-1.2: nobody waits here."""
    return True


def turn(s: Table, seat: int) -> None:
    """SS-1.2, SS-1.3, SS-H14, SS-H15: pick a card, then move or stay."""
    b = s.hagrid
    if not b.note_pile.bag and b.note_discards:
        b.note_pile.bag, b.note_discards = b.note_discards, []
        s.tell(NotesShuffled)
    if b.note_pile.bag:
        b.idle = 0
        s.then(PickNote(seat), NoteTurn(seat))
    elif stuck(s):
        break_up(s, seat)
    else:
        b.idle |= 1 << seat
        s.then(NoteTurn(seat))


# ── moving ───────────────────────────────────────────────────────────────────
def has_song(hand: list[int]) -> bool:
    return all(note in hand for note in NOTES)


def passes(s: Table, seat: int, notes: int) -> bool:
    """SS-1.7, SS-H12: return whether this card leads past the dog while he is awake.

    If you stand on his space, he is not ahead of you."""
    b = s.hagrid
    return b.fluffy != NOWHERE and b.singer == NOWHERE and b.pos[seat] < b.fluffy < b.pos[seat] + notes


def playable(s: Table, seat: int, notes: int) -> bool:
    """SS-H02, SS-H08, SS-H10: you can't pass the trapdoor, nor the dog while he is awake without a song besides."""
    if s.exact and s.hagrid.pos[seat] + notes > TRAPDOOR:
        return False
    if not passes(s, seat, notes):
        return True
    rest = s.hagrid.notes[seat].copy()
    rest.remove(notes)
    return has_song(rest)


def no_card(s: Table, seat: int, notes: int) -> Refusal:
    """SS-1.2, SS-1.7, SS-H02: say why a note card can't be played."""
    b = s.hagrid
    if notes not in b.notes[seat]:
        return Refusal("SS-1.2", "no-such-notes", {"notes": notes})
    if s.exact and b.pos[seat] + notes > TRAPDOOR:
        return Refusal("SS-H02", "no-overshoot", {"left": TRAPDOOR - b.pos[seat]})
    return Refusal("SS-1.7", "no-passing-fluffy")


def cards(s: Table, seat: int) -> list[Action]:
    """Return the cards that this seat may play now."""
    return [PLAY[notes] for notes in NOTES if notes in s.hagrid.notes[seat] and playable(s, seat, notes)]


class NoteTurn(Ask):
    """SS-1.2, SS-H18: play one card and move its full number, or stay.

    A song is never a choice: it goes with a card that needs it."""

    def legal(self, s: Table) -> list[Action]:
        return [Stay(), *cards(s, self.seat)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return no_card(s, self.seat, a.notes) if isinstance(a, Play) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Play):
            step(s, self.seat, a.notes)


def step(s: Table, seat: int, notes: int) -> None:
    """SS-1.4, SS-1.5, SS-1.8, SS-H03, SS-H04, SS-H08: move forward; only the token where you stop counts.

    Other pieces are not in your way. A song to pass the dog is paid besides the card."""
    b = s.hagrid
    b.idle = 0
    past = passes(s, seat, notes)
    spend(s, seat, notes)
    if past:
        sing(s, seat)
    b.pos[seat] = min(b.pos[seat] + notes, TRAPDOOR)
    space = b.pos[seat]
    s.tell(Stepped, seat, notes, space)
    if space == TRAPDOOR:
        through(s, seat)
    elif b.dark >> space & 1:
        s.then(TurnToken(seat, space))
    elif space == b.fluffy and b.singer == NOWHERE:
        meet(s, seat)


def spend(s: Table, seat: int, notes: int) -> None:
    s.hagrid.notes[seat].remove(notes)
    s.hagrid.note_discards.append(notes)


class TurnToken(Chance):
    """SS-1.4, SS-H05, SS-H06, SS-H07: turn over a flute, which is removed, or the dog, who stays there awake.

    Which of the two it is, is decided only now."""

    stream = "tokens"
    who: int
    space: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        if s.hagrid.fluffy != NOWHERE:
            return [(Barked(False), 1)]
        left = s.hagrid.dark.bit_count()
        return [(Barked(False), left - 1), (Barked(True), 1)] if left > 1 else [(Barked(True), 1)]

    def take(self, s: Table, a: Barked) -> None:
        s.hagrid.dark ^= 1 << self.space
        if a.fluffy:
            s.hagrid.fluffy = self.space
            s.tell(FluffyFound, self.who, self.space)
            meet(s, self.who)
        else:
            s.tell(Fluted, self.who, self.space)


# ── the dog ──────────────────────────────────────────────────────────────────
def meet(s: Table, seat: int) -> None:
    """SS-1.5, SS-H09, SS-H17: play the song if you hold it, otherwise go back to Start."""
    if has_song(s.hagrid.notes[seat]):
        sing(s, seat)
    else:
        s.hagrid.pos[seat] = 0
        s.tell(SentBack, seat)


def sing(s: Table, seat: int) -> None:
    """SS-1.6, SS-H11, SS-H13: your song makes the dog sleep until the order next reaches you."""
    for notes in NOTES:
        spend(s, seat, notes)
    s.hagrid.singer = seat
    s.tell(Sang, seat)


def reach_singer(s: Table, seat: int) -> None:
    """SS-H11: when the order reaches the singer, on whatever board, the dog wakes up."""
    b = s.hagrid
    if b.singer == seat:
        b.singer = NOWHERE
        s.tell(Woke, b.fluffy)


# ── through the trapdoor ────────────────────────────────────────────────────────────
def through(s: Table, seat: int) -> None:
    """SS-1.8, SS-1.9, SS-H16: go on, or win if this is played alone; your cards go to the discards."""
    hand_in(s, seat)
    if s.alone:
        finish(s, (seat,), "trapdoor")
    else:
        s.send(seat, SPROUT)


def hand_in(s: Table, seat: int) -> None:
    """SS-H16: your remaining cards go face up on the discards."""
    b = s.hagrid
    if b.notes[seat]:
        s.tell(HandedIn, seat, tuple(sorted(b.notes[seat])))
    b.note_discards += b.notes[seat]
    b.notes[seat] = []


def stuck(s: Table) -> bool:
    """SS-H14: return whether nobody here has picked or played for a whole round."""
    return all(s.hagrid.idle >> seat & 1 for seat in s.at(HAGRID))


def break_up(s: Table, seat: int) -> None:
    """SS-H14: if you have a legal card, you must play it; if nobody has one, all hands are dealt again."""
    if any(playable(s, seat, notes) for notes in s.hagrid.notes[seat]):
        s.then(MustPlay(seat))
    elif any(playable(s, other, notes) for other in s.at(HAGRID) for notes in s.hagrid.notes[other]):
        s.tell(Passed, seat)
    else:
        deal_again(s)
        s.then(PickNote(seat), NoteTurn(seat))
        s.then(*(DealNote(other) for _ in range(FIRST_NOTES) for other in s.at(HAGRID)))


def deal_again(s: Table) -> None:
    """SS-H14: put all hands back in the pile."""
    b = s.hagrid
    for other in s.at(HAGRID):
        b.note_pile.bag += b.notes[other]
        b.notes[other] = []
    b.idle = 0
    s.tell(HandsDealt)


class MustPlay(Ask):
    """SS-H14: to break a standstill you must play a card, even onto the dog while he is awake."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return cards(s, self.seat)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Stay):
            return Refusal("SS-H14", "no-standstill")
        return no_card(s, self.seat, a.notes) if isinstance(a, Play) else None

    def take(self, s: Table, a: Any) -> None:
        step(s, self.seat, a.notes)
