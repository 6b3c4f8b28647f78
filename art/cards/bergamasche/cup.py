"""Coppe: a six-sided column with a golden mouth, a red scrolled capital, black rings and a blue foot."""

from __future__ import annotations

import math

from art.cards.bergamasche.inks import BLUE, INK, OCHRE, RED
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, ellipse, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing

_SIDE = Shade(depth=0.4, spacing=5, width=3)
_CROSS = Shade(angle=40, depth=0.16, spacing=5, width=2.4)
_LIT = Shade(angle=180, depth=0.1, spacing=6, width=2)


def cup(d: Drawing, x: float, y: float, size: float) -> None:
    """A cup centred on (x, y), `size` high over all and 0.62 of it wide."""
    with d.at(x, y, size / 200):
        _foot(d)
        _shaft(d)
        _capital(d)
        _mouth(d)


def scroll(d: Drawing, x: float, y: float, r: float, fill: str, *, turn: int, start: float) -> None:
    """A volute about (x, y): a disc with its spiral, wound by `turn` (1 clockwise) from `start` degrees."""
    d.shape(circle(x, y, r), fill, INNER, shade=[Shade(angle=40, depth=0.3, spacing=4, width=2.4)])
    spiral: list[Point] = []
    for k in range(8):
        a, reach = math.radians(start + turn * 70 * k), r * (0.95 - 0.105 * k)
        spiral.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    d.line(smooth(spiral, closed=False), DETAIL)
    d.flats(circle(x, y, r * 0.2), ink=INK)


def _mouth(d: Drawing) -> None:
    rim: list[Point] = [(-30, -97), (30, -97), (57, -82), (30, -67), (-30, -67), (-57, -82)]
    wall: list[Point] = [
        (-57, -82),
        (-30, -67),
        (30, -67),
        (57, -82),
        (54, -70),
        (28, -54),
        (-28, -54),
        (-54, -70),
    ]
    d.shape(polyline(wall), OCHRE, OUTER, shade=[Shade(depth=0.36, spacing=4.6, width=2.8)])
    d.line(polyline([(-30, -67), (-28, -54)], closed=False), DETAIL)
    d.line(polyline([(30, -67), (28, -54)], closed=False), DETAIL)
    d.shape(polyline(rim), OCHRE, OUTER)
    hole = polyline([(x * 0.72, -82 + (y + 82) * 0.68) for x, y in rim])
    d.shape(hole, INK, INNER, shade=[Shade(angle=180, depth=0.42, spacing=4, width=2.2, ink=OCHRE)])


def _capital(d: Drawing) -> None:
    body: list[Node] = [
        (-48, -56, "c"), (48, -56, "c"), (42, -44), (27, -30), (22, -16, "c"), (-22, -16, "c"), (-27, -30),
            (-42, -44),
    ]  # fmt: skip
    d.shape(smooth(body), RED, OUTER, shade=[_SIDE, _CROSS, _LIT])
    leaf: list[Node] = [(0, -18, "c"), (-13, -32), (-9, -46), (0, -56, "c"), (9, -46), (13, -32)]
    d.shape(smooth(leaf), OCHRE, INNER, shade=[Shade(depth=0.45, spacing=4.4, width=2.4)])
    d.fold(([(0, -19), (0, -34), (0, -52)], 3.4))
    for side in (-1, 1):
        d.fold(([(side * 16, -18), (side * 20, -34), (side * 33, -48)], 4))
        scroll(d, side * 48, -41, 15, RED, turn=side, start=-90 - side * 20)


def _shaft(d: Drawing) -> None:
    body: list[Node] = [(-20, -16, "c"), (20, -16, "c"), (17, 8), (20, 34, "c"), (-20, 34, "c"), (-17, 8)]
    d.shape(smooth(body), INK, OUTER)
    for y in (1, 19):
        d.shape(circle(0, y, 7.6), OCHRE, None)
        d.flats(circle(0, y, 3.4), ink=INK)
        d.flats(ellipse(-14.5, y, 2, 6.2), ellipse(14.5, y, 2, 6.2), ink=OCHRE)
    for y, half in ((-14, 25.0), (33, 25.0)):
        ring: list[Node] = [
            (-half, y - 5, "c"), (0, y - 3), (half, y - 5, "c"), (half + 1, y + 1), (half, y + 5, "c"),
            (0, y + 8), (-half, y + 5, "c"), (-half - 1, y),
        ]  # fmt: skip
        d.shape(smooth(ring), OCHRE, INNER, shade=[Shade(depth=0.34, spacing=4.2, width=2.4)])


def _foot(d: Drawing) -> None:
    slab: list[Node] = [
        (-56, 80, "c"), (56, 80, "c"), (60, 91, "c"), (34, 98, "c"), (-34, 98, "c"), (-60, 91, "c"),
    ]  # fmt: skip
    d.shape(polyline(slab), OCHRE, OUTER, shade=[Shade(depth=0.3, spacing=4.6, width=2.8)])
    d.line(polyline([(-33, 85), (-34, 98)], closed=False), DETAIL)
    d.line(polyline([(33, 85), (34, 98)], closed=False), DETAIL)
    body: list[Node] = [
        (-21, 36, "c"), (21, 36, "c"), (25, 50), (38, 66), (58, 80, "c"), (33, 86, "c"), (-33, 86, "c"),
        (-58, 80, "c"), (-38, 66), (-25, 50),
    ]  # fmt: skip
    d.shape(smooth(body), BLUE, OUTER, shade=[_SIDE, _CROSS, _LIT])
    for side in (-1, 1):
        d.fold(([(side * 32, 85), (side * 20, 66), (side * 9, 40)], 4))
        scroll(d, side * 49, 67, 13.5, BLUE, turn=-side, start=90 + side * 20)
    d.flats(polyline([(0, 52), (7, 64), (0, 76), (-7, 64)]), ink=OCHRE)
    d.line(polyline([(0, 52), (7, 64), (0, 76), (-7, 64)]), DETAIL)
