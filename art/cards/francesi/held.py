"""Things in the courts' other hands: horn, scroll, dagger, scabbard, fan, pearls, medallion."""

from __future__ import annotations

import math
from typing import Final

from art.cards.francesi.figure import Figure
from art.cards.francesi.motifs import pearl, strew
from art.cards.francesi.weights import FINE, KEYLINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.limb import limb
from art.cards.kit.paths import IDENTITY, Node, Point, circle, ellipse, polyline, rect, sampled, smooth, star
from art.cards.kit.svg import DETAIL, INNER, OUTER

_HORN: Final = ((-92, 4, 5), (-70, 14, 7), (-40, 17, 10), (0, 8, 15), (38, -4, 21), (70, -24, 31))
"""From the mouth to the bell: place and half width."""


def horn_reserved(d: Figure) -> None:
    """The paper left round a black horn, under the hand that holds it."""
    d.line(limb(_HORN).outline, OUTER + 2 * KEYLINE, ink=PAPER)
    with d.at(73, -26, rotate=58):
        d.line(ellipse(0, 0, 37, 14), OUTER + 2 * KEYLINE, ink=PAPER)
    d.line(circle(-94, 3, 8), OUTER + 2 * KEYLINE, ink=PAPER)


def horn(d: Figure) -> None:
    """A black hunting horn held at (0, 0), mounted in gold, its bell to the right, its mouth to the left."""
    d.limb(_HORN, INK, INNER, depth=0)
    d.lens([(-66, 11), (-38, 12), (0, 1), (24, -8)], 4.2, ink=PAPER)
    d.lens([(40, -17), (50, -24), (56, -34)], 4.0, ink=PAPER)
    for a, b, half in (((-66, 5), (-70, 25), 4.5), ((38, 20), (26, -24), 6)):
        d.limb([(*a, half), (*b, half)], YELLOW, DETAIL, depth=0)
    with d.at(73, -26, rotate=58):
        d.shape(ellipse(0, 0, 37, 14), YELLOW, INNER)
        d.shape(ellipse(0, -2, 27.5, 8), INK, DETAIL)
    d.shape(circle(-94, 3, 8), YELLOW, DETAIL)


def scroll(d: Figure) -> None:
    """A rolled letter held upright at (0, 0), with its seal hanging from a ribbon."""
    ribbon: list[Node] = [(9, -30, "c"), (24, -26), (30, -8), (36, -10, "c"), (33, -32), (10, -40, "c")]
    d.shape(smooth(ribbon), RED, DETAIL)
    roll = smooth([(-14, -92, "c"), (0, -86), (14, -92, "c"), (13, 70, "c"), (0, 76), (-13, 70, "c")])
    d.shape(roll, PAPER, INNER, shade=[Shade(depth=0.42, spacing=5.4, width=2.2, bend=0.2)])
    d.shape(ellipse(0, -92, 14, 6.5), PAPER, INNER)
    d.lens([(-9, -92), (0, -96), (7, -92), (1, -89), (-4, -91)], 2.2)
    d.fold(([(-9, -82), (-8, -40), (-9, 10)], 2.4), ([(14, -70), (3, -62), (-2, -66)], 2.2))
    d.shape(
        smooth([(-14, -42, "c"), (0, -37), (14, -42, "c"), (14, -30, "c"), (0, -25), (-14, -30, "c")]),
        RED,
        DETAIL,
    )
    d.shape(circle(34, -1, 13), RED, INNER)
    d.shape(star(34, -1, 8.5, 3.6, 6), YELLOW, FINE)


def dagger(d: Figure) -> None:
    """A bare dagger, its grip at (0, 0), pointing down."""
    blade = polyline([(-10, 36), (10, 36), (7, 120), (-7, 120)])
    d.shape(blade, PAPER, INNER, shade=[Shade(depth=0.45, spacing=5.4, width=2)])
    d.shape(rect(-7.5, -34, 15, 72), INK, INNER)
    for k in range(5):
        d.line(polyline([(-7.5, -28 + 13 * k), (7.5, -34 + 13 * k)], closed=False), DETAIL, ink=YELLOW)
    guard: list[Node] = [
        (-36, 30, "c"),
        (-14, 36),
        (14, 36),
        (36, 30, "c"),
        (34, 42),
        (12, 47),
        (-12, 47),
        (-34, 42),
    ]
    d.shape(smooth(guard), YELLOW, INNER, shade=[Shade(angle=90, depth=0.4, spacing=4.6, width=1.9)])
    for x in (-36, 36):
        d.shape(circle(x, 35, 7), YELLOW, DETAIL)
    d.shape(circle(0, -44, 12.5), YELLOW, INNER, shade=[Shade(depth=0.42, spacing=4, width=1.9, reach=10)])
    d.shape(circle(0, -44, 4.6), RED, FINE)


def scabbard(d: Figure) -> None:
    """The empty scabbard of a drawn sword, held at (0, 0) well below its golden mouth."""
    sheath = polyline([(-13.4, -76), (13.4, -76), (10, 110), (-10, 110)])
    d.shape(sheath, BLUE, INNER, shade=[Shade(depth=0.4, spacing=5.4, width=2.2)])
    for y, half in ((-48, 15.0), (36, 14.0), (74, 13.0)):
        d.shape(rect(-half, y, 2 * half, 9), YELLOW, DETAIL)
    mouth: list[Node] = [(-18, -102, "c"), (0, -97), (18, -102, "c"), (16, -70, "c"), (0, -66),
        (-16, -70, "c")]  # fmt: skip
    d.shape(smooth(mouth), YELLOW, INNER, shade=[Shade(depth=0.36, spacing=4.6, width=1.9)])
    d.shape(ellipse(0, -102, 18, 6), INK, DETAIL)
    d.shape(circle(0, -84, 5), RED, FINE)


def fan(d: Figure) -> None:
    """An open fan, its rivet in the hand at (0, 0), spread upwards."""
    count, outer, inner = 9, 112.0, 58.0

    def at(radius: float, k: float) -> Point:
        a = math.radians(-90 + 13.4 * (k - count / 2))
        return (radius * math.cos(a), radius * math.sin(a))

    for k in range(count):
        leaf = [
            at(inner, k),
            at(outer - 3, k),
            at(outer + 4, k + 0.5),
            at(outer - 3, k + 1),
            at(inner, k + 1),
        ]
        d.shape(polyline(leaf), INK if k % 2 else YELLOW, DETAIL)
    for k in range(count + 1):
        stick = [at(8, k), at(inner + 3, k - 0.24 if k else k), at(inner + 3, k + 0.24 if k < count else k)]
        d.shape(polyline(stick), PAPER, DETAIL)
    ring = [at(inner + 2, k / 2) for k in range(2 * count + 1)]
    d.line(smooth(ring, closed=False), 6.4)
    d.line(smooth(ring, closed=False), 2.8, ink=RED)
    strew(d, [(pearl(4.6, PAPER, *(at(88, k + 0.5) for k in range(1, count, 2))), IDENTITY),
        (pearl(4.6, BLUE, *(at(88, k + 0.5) for k in range(0, count, 2))), IDENTITY)])  # fmt: skip


def pearls(d: Figure, points: list[Point], fill: str) -> None:
    """A string of pearls along the points."""
    line = sampled(points, 9.4)
    strew(d, [(pearl(4.5, fill, *line), IDENTITY)])


def medallion(d: Figure, fill: str, stone: str) -> None:
    """A round jewel hanging at (0, 0)."""
    d.shape(circle(0, 0, 22), fill, INNER)
    d.shape(circle(0, 0, 16.5), INK, None)
    d.shape(star(0, 0, 15.5, 7, 8), stone, None)
    d.shape(circle(0, 0, 4.4), fill, FINE)
