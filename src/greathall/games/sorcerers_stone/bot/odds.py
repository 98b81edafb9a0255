"""Turn what speaks for each seat into its chance of winning."""

from collections.abc import Sequence
from math import exp


def shares(logits: Sequence[float | None]) -> list[float]:
    """Return each seat's share of 1; None means it can't win.

    If nobody can win, all shares are equal."""
    top = max((x for x in logits if x is not None), default=0.0)
    odds = [0.0 if x is None else exp(x - top) for x in logits]
    whole = sum(odds, 0.0)
    return [x / whole for x in odds] if whole else [1 / len(odds)] * len(odds)


def weigh_seats(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float | None]:
    """Return what speaks for each seat, by its features; without features it can't win."""
    return [sum((w * x for w, x in zip(weights, row, strict=True)), 0.0) if row else None for row in rows]
