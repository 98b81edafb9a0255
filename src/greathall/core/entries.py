"""A match's history: its entries, and which of them an undo has left standing."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from greathall.core.words import TABLE, Word, as_dict

Number = Annotated[int, msgspec.Meta(ge=TABLE, lt=1 << 53)]
"""A number that is exact in every language that may read a record."""

if TYPE_CHECKING:
    Said = Word | dict[str, Any]
else:
    Said = dict[str, Any]  # what msgspec reads


class Entry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One line of a match's history: what a seat chose and who chose for it, or what chance did.

    A match keeps the words themselves, which take a fifth of the memory of a dict; an entry that was read has a
    dict."""

    seat: Number
    word: Said = msgspec.field(name="do")
    by: str = "person"  # person, bot:<level>, timeout; for an undo: consent, practice
    secret: bool = False
    stream: str | None = None  # these four only for chance
    count: Number | None = None
    n: Number | None = None
    k: Number | None = None

    @property
    def do(self) -> dict[str, Any]:
        """Return what was chosen as JSON-able data."""
        return as_dict(self.word) if isinstance(self.word, Word) else self.word


def effective_entries(entries: list[Entry]) -> list[Entry]:
    """Return the entries that still hold after every undo."""
    kept: list[Entry] = []
    for entry in entries:
        stand(kept, entry)
    return kept


def stand(kept: list[Entry], entry: Entry) -> None:
    """Add one more entry to those that stand; an undo removes what it took back."""
    if entry.seat != TABLE:
        kept.append(entry)
    elif "to" in entry.do:
        del kept[entry.do["to"]:]
