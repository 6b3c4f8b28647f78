"""Ornaments painted on the amphoras: beads, zigzag or lozenges on the girdle, a sprig or tongues above it.

In the units of `cup.cup`: the girdle runs along y = 3 to 10, the shoulder from y = -24 down to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from art.cards.kit.paths import Node, Outline, circle, ellipse, lozenge, polyline, smooth, transform
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.siciliane.inks import INK, RED, YELLOW

Ornament = Literal["none", "beads", "zigzag", "lozenges", "sprig", "tongues"]
Bead = tuple[float, float, float]
"""Place on the girdle, and half-width as the curve of the body shortens it."""


def girdle(d: Drawing, kind: Ornament, beads: Sequence[Bead], size: float) -> None:
    """The row of one ornament along the girdle; `size`: card units per unit."""
    # Black with a red heart: filled shapes rasterise faster than outlined ones.
    for grow, ink in ((1.1 / size, INK), (-1.1 / size, RED)):
        d.shapes([_bead(kind, x, y, wide + grow, 2.6 + grow) for x, y, wide in beads], ink, None)


def _bead(kind: Ornament, x: float, y: float, wide: float, high: float) -> Outline:
    if kind == "lozenges":
        return lozenge(x, y, wide * 1.25, high * 1.25)
    if kind == "zigzag":
        return polyline([(x - wide * 1.5, y + high), (x, y - high * 1.3), (x + wide * 1.5, y + high)])
    return ellipse(x, y, wide, high)


def shoulder(d: Drawing, kind: Ornament) -> None:
    """A laurel sprig round a flower, or tongues that hang from the neck."""
    if kind == "sprig":
        _sprig(d)
    else:
        _tongues(d)


def _sprig(d: Drawing) -> None:
    leaves: list[Outline] = []
    for side in (-1, 1):
        for x, y, turn, long in (
            (7.6, -10.6, 8, 9.4),
            (12, -14.6, -34, 8.4),
            (17, -10.2, 24, 9.6),
            (20.6, -15, -30, 7),
        ):
            leaves.append(_leaf(side, x, y, turn * side if side > 0 else 180 - turn, long))
    d.shapes(leaves, YELLOW, DETAIL)
    d.shape(circle(0, -11, 4.6), YELLOW, DETAIL)
    d.shape(circle(0, -11, 1.7), INK, None)


def _leaf(side: int, x: float, y: float, turn: float, long: float) -> Outline:
    """A pointed leaf that leaves (side * x, y) at `turn` degrees."""
    nodes: list[Node] = [(0, 0, "c"), (long * 0.45, -2.1), (long, 0, "c"), (long * 0.45, 2.1)]
    return smooth(transform(nodes, side * x, y, 1.0, turn))


def _tongues(d: Drawing) -> None:
    tongues: list[Outline] = []
    for k in range(5):
        t = (k - 2) / 2
        x, low = t * 13, -9 - 3.4 * t * t
        foot = x * 1.75
        nodes: list[Node] = [
            (x - 2.8, -22.6 - t * t, "c"), (foot - 3.6, low - 5), (foot, low, "c"), (foot + 3.6, low - 5),
            (x + 2.8, -22.6 - t * t, "c"),
        ]  # fmt: skip
        tongues.append(smooth(nodes))
    d.shapes(tongues, YELLOW, DETAIL)
