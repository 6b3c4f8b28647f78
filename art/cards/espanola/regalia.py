"""Regalia of the kings: ermine, borders, orb, sceptre."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.espanola.inks import INK, PAPER, RED, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, lozenge, polyline, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside


def ermine(d: Drawing, outline: Outline, tails: Sequence[Point], *, clear: float = 14.5) -> None:
    """White fur in that outline, a black tail at each of the points; hatching keeps `clear` of them."""
    d.shape(outline, PAPER, OUTER, shade=[Shade(depth=0.26, width=2.6), Shade(angle=90, depth=0.14)])
    for k, (x, y) in enumerate(tails):
        lean = 3 if k % 2 else -3
        d.flats(circle(x, y - 2, clear), ink=PAPER)
        d.flats(smooth([(x, y - 12, "c"), (x + 5, y), (x + lean, y + 13, "c"), (x - 5, y)]), ink=INK)
        d.flats(circle(x - 6, y - 10, 2), circle(x + 6, y - 10, 2), ink=INK)


def border(
    d: Drawing, track: Sequence[Point], half: float, fill: str, jewels: Sequence[str], *, step: float = 26.0
) -> None:
    """An orphrey along the track: a band between two lines, set with lozenges and pearls in turn."""
    line = sampled(track, 4.0)
    last = len(line) - 1
    marks = [round(last * k / 8) for k in range(9)]
    upper: list[Node] = [beside(line, i, half) for i in marks]
    lower: list[Node] = [beside(line, i, -half) for i in marks]
    for side in (upper, lower):
        side[0], side[-1] = (side[0][0], side[0][1], "c"), (side[-1][0], side[-1][1], "c")
    d.shape(smooth([*upper, *reversed(lower)]), fill, INNER)
    for across in (half * 0.68, -half * 0.68):
        d.line(smooth([beside(line, i, across) for i in marks], closed=False), DETAIL)
    count = max(3, round(last * 4.0 / step))
    stones: dict[str, list[Outline]] = {}
    for k in range(count):
        x, y = line[round(last * (k + 0.5) / count)]
        stone = lozenge(x, y, half * 0.5, half * 0.56) if k % 2 == 0 else circle(x, y, half * 0.3)
        stones.setdefault(jewels[k % len(jewels)], []).append(stone)
    for ink, outlines in stones.items():
        d.shapes(outlines, ink, DETAIL)


def sceptre(d: Drawing, length: float) -> None:
    """A gold rod from (0, 0) upwards, ending in a leafed knob."""
    d.shape(
        polyline([(-6, 0), (6, 0), (5, -length), (-5, -length)]),
        YELLOW,
        INNER,
        shade=[Shade(depth=0.5, spacing=6)],
    )
    for t in (0.12, 0.4, 0.94):
        d.shape(smooth([(-10, -length * t - 5), (10, -length * t - 5), (10, -length * t + 5),
            (-10, -length * t + 5)]),
                YELLOW, INNER)  # fmt: skip
    with d.at(0, -length):
        for side in (-1, 1):
            d.shape(smooth([(0, 0, "c"), (side * 18, -8), (side * 22, -30), (side * 10, -22),
                (0, -12, "c")]), YELLOW,
                    INNER)  # fmt: skip
        d.shape(smooth([(0, -62, "c"), (13, -38), (8, -12), (-8, -12), (-13, -38)]), YELLOW, OUTER,
                shade=[Shade(depth=0.46, spacing=5)])  # fmt: skip
        d.shape(circle(0, -28, 5), RED, DETAIL)
    d.shape(circle(0, 8, 9), YELLOW, INNER)


def orb(d: Drawing, r: float, fill: str) -> None:
    """A banded globe about (0, 0), a bud on top."""
    d.shape(circle(0, 0, r), fill, OUTER, shade=[Shade(angle=40, depth=0.44, spacing=5.4)])
    band = smooth([(-r, -4), (0, 8), (r, -4), (r, 6), (0, 19), (-r, 6)])
    d.shape(band, YELLOW, INNER)
    d.shape(smooth([(-5, -r + 2), (-4, 10, "c"), (5, 10, "c"), (6, -r + 2)]), YELLOW, INNER)
    d.shape(
        smooth([(0, -r - 24, "c"), (9, -r - 10), (5, -r, "c"), (-5, -r, "c"), (-9, -r - 10)]), YELLOW, INNER
    )
