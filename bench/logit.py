"""A conditional logit by Newton's method: who of the players left wins, by what each of them has."""

from typing import Any

import numpy as np

RIDGE = 1.0

Position = tuple[list[list[float]], int]
"""Every seat's features, None for a seat that is out, and the winner."""


def fit(rows: list[Position]) -> tuple[Any, float, float]:
    """Return the weights, the mean log loss with them, and the loss of knowing nothing."""
    most = max(len(seats) for seats, _ in rows)
    width = max(len(row) for row in rows[0][0])
    x, alive = np.zeros((len(rows), most, width)), np.zeros((len(rows), most), bool)
    for i, (seats, _) in enumerate(rows):
        for seat, row in enumerate(seats):
            if row:
                x[i, seat], alive[i, seat] = row, True
    won, each = np.array([winner for _, winner in rows]), np.arange(len(rows))
    weights = np.zeros(width)
    for _ in range(30):
        score = np.where(alive, x @ weights, -np.inf)
        odds = np.exp(score - score.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        mean = np.einsum("ij,ijk->ik", odds, x)
        off = x - mean[:, None]
        slope = (x[each, won] - mean).sum(axis=0) - RIDGE * weights
        curve = np.einsum("ij,ijk,ijl->kl", odds, off, off) + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, slope)
    return weights, float(-np.log(odds[each, won]).mean()), float(np.log(alive.sum(axis=1)).mean())
