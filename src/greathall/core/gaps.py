"""A view in two parts: what everyone sees, with gaps in it, and what fills the gaps for one viewer.

A server that tells many viewers the same encodes the first part once. Generated code builds every view of the two
(see generate.py), so there is no second way by which anything could leave."""

from collections.abc import Sequence
from typing import Any

import msgspec

MARK = b"\0"
"""No JSON holds this byte: text has it as an escape."""
GAP: Any = msgspec.Raw(MARK)
_encode = msgspec.json.Encoder().encode


def pieces(public: msgspec.Struct) -> list[bytes]:
    """Return what everyone sees as JSON, cut at its gaps."""
    return _encode(public).split(MARK)


def fill_in(pieces: Sequence[bytes], own: Sequence[Any]) -> bytes:
    """Return the JSON of one viewer's whole view."""
    whole = [pieces[0]]
    for piece, value in zip(pieces[1:], own, strict=True):
        whole += _encode(value), piece
    return b"".join(whole)
