"""Denari: a gilt medal with a flower of petals half blue, half yellow, and a red rosette in its heart."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW

PETALS = 8


def coin(d: Drawing, x: float, y: float, size: float, rotate: float = 0.0) -> None:
    """A coin centred on (x, y), `size` across over all; `rotate` turns the flower (degrees clockwise)."""
    with d.at(x, y, size / 200, rotate):
        _rim(d, size)
        flower(d, size)
        rosette(d, 33, size)


def _rim(d: Drawing, size: float) -> None:
    """The milled gold edge round a white field."""
    edge = 100 - 100 * OUTER / size
    d.shape(circle(0, 0, edge), YELLOW, OUTER)
    notches = 36 if size < 190 else 54
    cuts: list[tuple[Point, Point, float]] = []
    for k in range(notches):
        turn = 360 / notches * (k + 0.5)
        # The notches turned from the light (upper left) are cut deeper.
        shade = 0.5 + 0.5 * math.cos(math.radians(turn - 135))
        cuts.append((polar(edge, turn), polar(edge - 5 - 9 * shade, turn), 2.2 + 1.6 * shade))
    d.ticks(*cuts)
    d.shape(circle(0, 0, 83), PAPER, INNER)


def flower(d: Drawing, size: float) -> None:
    """Eight petals out to radius 80, each blue on one side of its rib and yellow on the other."""
    for k in range(PETALS):
        turn = 360 / PETALS * k
        if size > 105:
            bud: list[Node] = [
                (*polar(50, turn + 22.5 - 7), "c"),
                (*polar(77, turn + 22.5), "c"),
                (*polar(50, turn + 22.5 + 7), "c"),
            ]
            d.shape(smooth(bud), GREEN, DETAIL)
    for k in range(PETALS):
        turn = 360 / PETALS * k
        for side, fill in ((-1, BLUE), (1, YELLOW)):
            half: list[Node] = [
                (*polar(20, turn), "c"),
                polar(38, turn + side * 18.5),
                polar(56, turn + side * 19.5),
                polar(70, turn + side * 11),
                (*polar(80, turn), "c"),
            ]
            shade = [Shade(angle=turn - 90 + side * 60, depth=0.4, spacing=4.8, width=2.2)]
            d.shape(smooth(half), fill, DETAIL, shade=shade if size > 140 and side > 0 else ())


def rosette(d: Drawing, radius: float, size: float) -> None:
    """A red rosette with a golden heart, scalloped in eight."""
    rim: list[Node] = []
    for k in range(PETALS):
        turn = 360 / PETALS * (k + 0.5)
        rim += [(*polar(radius * 0.82, turn - 22.5), "c"), polar(radius, turn - 10), polar(radius, turn + 10)]
    d.shape(smooth(rim), RED, INNER, shade=[Shade(angle=40, depth=0.26, spacing=4.6, width=2.4)])
    if size > 125:
        for k in range(PETALS):
            d.fold(
                (
                    [
                        polar(radius * 0.82, 45 * k),
                        polar(radius * 0.62, 45 * k),
                        polar(radius * 0.42, 45 * k),
                    ],
                    3,
                )
            )
    d.shape(circle(0, 0, radius * 0.4), YELLOW, DETAIL)
    d.shape(circle(0, 0, radius * 0.14), INK, None)
