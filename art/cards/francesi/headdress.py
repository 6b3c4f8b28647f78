"""Headdress of the queens besides a crown: netted coils of hair, a wimple."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.francesi.figure import Figure
from art.cards.francesi.hair import lock
from art.cards.francesi.symmetry import AXIS
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER, YELLOW
from art.cards.kit.paths import Node, Point, circle, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER


def coil(d: Figure, x: float, y: float) -> None:
    """A coil of hair in a golden net over the ear."""
    d.shape(circle(x, y, 21), INK, INNER)
    for k in range(-2, 3):
        half = math.sqrt(19.0**2 - (7.2 * k) ** 2) * 0.707
        for side in (-1, 1):
            middle = (x + side * 5.1 * k, y + 5.1 * k)
            ends = [(middle[0] - side * half, middle[1] + half), (middle[0] + side * half, middle[1] - half)]
            d.line(polyline(ends, closed=False), FINE, ink=YELLOW)
    d.line(circle(x, y, 20), DETAIL, ink=YELLOW)
    d.line(circle(x, y, 22), DETAIL)
    d.shape(circle(x, y + 27, 5), PAPER, DETAIL)


def wimple(d: Figure) -> None:
    """White linen about the throat."""
    half: list[Node] = [(AXIS, 236, "c"), (268, 206), (262, 250), (244, 284), (232, 304, "c"),
        (262, 318), (290, 336), (AXIS, 342)]  # fmt: skip
    d.shape(smooth(mirror(half, AXIS, whole=True)), PAPER, INNER, shade=[Shade(depth=0.22,
        spacing=5, width=2.2, reach=30)])  # fmt: skip
    folds: Sequence[tuple[Sequence[Point], float]] = [([(274, 256), (288, 290), (310, 312)],
        3.4), ([(270, 272), (276, 300), (296, 322)], 3.0), ([(356, 256), (342, 290),
        (320, 312)], 3.4), ([(360, 272), (354, 300), (334, 322)], 3.0), ([(290, 270),
        (302, 286), (315, 292)], 2.6), ([(340, 270), (328, 286), (315, 292)], 2.6)]  # fmt: skip
    d.fold(*folds)


def wimple_edge(d: Figure) -> None:
    """The linen that frames the face."""
    for flip in (False, True):
        with d.at(flip=flip):
            lock(d, [(-36, -44), (-51, -24), (-54, 12), (-44, 44), (-22, 66), (0, 73)],
                [(-28, -44), (-37, -20), (-38, 10), (-31, 36), (-15, 54), (0, 60)], PAPER,
                count=2, seed=3)  # fmt: skip
