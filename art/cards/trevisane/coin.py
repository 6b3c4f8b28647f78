"""Denari: a gilt medal with a flower of petals half blue, half yellow, and a red rosette in its heart."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.trevisane.inks import BLUE, GREEN, INK, PAPER, RED, YELLOW

PETALS = 8
_NOTCHES = (0, 5, -4)
"""Notches added to the usual number in the rim, by cut."""
_SHAPES = ((18.5, 19.5, 11.0), (16.0, 19.0, 12.5), (19.5, 18.0, 9.0))
"""Half the width of a petal, in degrees about the middle, at three places from the heart outwards, by cut."""


def coin(d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, *, cut: int = 0) -> None:
    """A coin centred on (x, y), `size` across over all, in one of three cuts.

    `rotate` turns the flower (degrees clockwise).
    """
    with d.at(x, y, size / 200, rotate):
        _rim(d, size, cut)
        flower(d, size, cut)
        rosette(d, (33, 31, 35)[cut], size, cut)


def _rim(d: Drawing, size: float, cut: int) -> None:
    """The milled gold edge round a white field."""
    edge = 100 - 100 * OUTER / size
    d.shape(circle(0, 0, edge), YELLOW, OUTER)
    notches = (36 if size < 190 else 54) + _NOTCHES[cut]
    cuts: list[tuple[Point, Point, float]] = []
    for k in range(notches):
        if cut and k in (7, 19):
            continue  # worn away
        turn = 360 / notches * (k + 0.5)
        # The notches turned from the light (upper left) are cut deeper.
        shade = 0.5 + 0.5 * math.cos(math.radians(turn - 135))
        cuts.append((polar(edge, turn), polar(edge - 5 - 9 * shade, turn), 2.2 + 1.6 * shade))
    d.ticks(*cuts)
    d.shape(circle(0, 0, 83 - cut), PAPER, INNER)


def flower(d: Drawing, size: float, cut: int = 0) -> None:
    """Eight petals out to radius 80, each blue on one side of its rib and yellow on the other."""
    if size > 105:
        buds: list[Outline] = []
        for k in range(PETALS):
            turn, reach = 360 / PETALS * k, (77, 74, 78)[cut] - (cut * 2 + k) % 3
            bud: list[Node] = [
                (*polar(50, turn + 22.5 - 7), "c"),
                (*polar(reach, turn + 22.5), "c"),
                (*polar(50, turn + 22.5 + 7), "c"),
            ]
            buds.append(smooth(bud))
        d.shapes(buds, GREEN)
    for side, fill in ((-1, BLUE), (1, YELLOW)):
        halves: list[Outline] = []
        for k in range(PETALS):
            turn = 360 / PETALS * k + (cut and ((k * 5 + cut) % 3 - 1) * 1.4)
            low, middle, high = _SHAPES[cut]
            half: list[Node] = [
                (*polar(20, turn), "c"),
                polar(38, turn + side * low),
                polar(56, turn + side * middle),
                polar(70, turn + side * high),
                (*polar(80 - (k * 3 + cut) % 3 * (cut > 0), turn), "c"),
            ]
            halves.append(smooth(half))
        d.shapes(halves, fill)
        if size > 140 and side > 0:
            for k, petal in enumerate(halves):
                d.hatch(petal, Shade(angle=45 * k - 30, depth=0.4, spacing=4.8, width=2.2, seed=1 + cut))


def rosette(d: Drawing, radius: float, size: float, cut: int = 0) -> None:
    """A red rosette with a golden heart, scalloped in eight, in one cut in seven."""
    lobes = (8, 7, 8)[cut]
    step = 360 / lobes
    rim: list[Node] = []
    for k in range(lobes):
        turn = step * (k + 0.5)
        rim += [
            (*polar(radius * 0.82, turn - step / 2), "c"),
            polar(radius, turn - step * 0.22),
            polar(radius, turn + step * 0.22),
        ]
    shade = Shade(angle=40, depth=0.26, spacing=4.6, width=2.4, seed=1 + cut)
    d.shape(smooth(rim), RED, INNER, shade=[shade])
    if size > 125:
        d.fold(*(
            ([polar(radius * share, step * k) for share in (0.82, 0.62, 0.42)], 3.0) for k in range(lobes)
        ))  # fmt: skip
    d.shape(circle(0, 0, radius * (0.4, 0.44, 0.36)[cut]), YELLOW, DETAIL)
    d.shape(circle(0, 0, radius * 0.14), INK, None)
