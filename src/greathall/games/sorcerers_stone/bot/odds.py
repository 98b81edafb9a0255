"""From what speaks for each seat to its chance of winning."""

from collections.abc import Sequence
from math import exp


def shares(logits: Sequence[float | None]) -> list[float]:
    """Each seat's share of one whole; None: it can't win. Where nobody can, all are alike."""
    top = max((x for x in logits if x is not None), default=0.0)
    odds = [0.0 if x is None else exp(x - top) for x in logits]
    whole = sum(odds)
    return [x / whole for x in odds] if whole else [1 / len(odds)] * len(odds)


def weighed(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float | None]:
    """What speaks for each seat, by its features; none: it can't win."""
    return [sum(w * x for w, x in zip(weights, row, strict=True)) if row else None for row in rows]
