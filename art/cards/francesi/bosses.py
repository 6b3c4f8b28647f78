"""Bosses that hold a court's sash in mid-card, about (0, 0); each is the same when turned by half."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.cards.francesi.weights import FINE
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import circle, ellipse, polyline, rect, smooth, star
from art.cards.kit.svg import DETAIL, INNER, Drawing

Boss = Callable[[Drawing], None]


def sun(fill: str, rays: str) -> Boss:
    """A round boss with an eight-pointed star."""

    def draw(d: Drawing) -> None:
        d.shape(circle(0, 0, 28), fill, INNER)
        d.shape(circle(0, 0, 24), INK, None)
        d.shape(star(0, 0, 23, 9.5, 8), rays, None)
        d.shape(circle(0, 0, 8.5), fill, DETAIL)
        d.shape(circle(0, 0, 3), rays, FINE)

    return draw


def buckle(fill: str, leather: str, turn: float) -> Boss:
    """A square buckle with its tongue, along a belt turned by that many degrees."""

    def draw(d: Drawing) -> None:
        with d.at(rotate=turn):
            d.shape(rect(-31, -30, 62, 60), fill, INNER)
            d.shape(rect(-20, -19, 40, 38), leather, DETAIL)
            d.shape(rect(-27, -5.5, 54, 11), fill, DETAIL)
            for x in (-26, 26):
                for y in (-25, 25):
                    d.shape(circle(x, y, 2.8), PAPER, FINE)

    return draw


def rose(fill: str, inner: str, heart: str) -> Boss:
    """An open rose of eight petals."""

    def draw(d: Drawing) -> None:
        for count, radius, colour in ((8, 31.0, fill), (6, 19.0, inner)):
            for k in range(count):
                with d.at(rotate=360 * (k + 0.5) / count):
                    w = radius * math.tan(math.pi / count) * 1.05
                    petal = smooth([(0, -2, "c"), (-w, -radius * 0.62), (-w * 0.6, -radius), (0,
                    -radius * 0.93),
                        (w * 0.6, -radius), (w, -radius * 0.62)])  # fmt: skip
                    d.shape(petal, colour, DETAIL)
        d.shape(circle(0, 0, 8), heart, DETAIL)
        d.shapes(
            [circle(4.4 * math.cos(k * 1.0472), 4.4 * math.sin(k * 1.0472), 1.0) for k in range(6)], INK, None
        )

    return draw


def cabochon(rim: str, stone: str, turn: float = 0.0) -> Boss:
    """An oval stone in a rim of pearls."""

    def draw(d: Drawing) -> None:
        with d.at(rotate=turn):
            d.shape(ellipse(0, 0, 37, 29), INK, INNER)
            for k in range(16):
                a = 2 * math.pi * k / 16
                d.shape(circle(32 * math.cos(a), 24 * math.sin(a), 4.4), PAPER, FINE)
            d.shape(ellipse(0, 0, 26, 18), rim, INNER)
            d.shape(ellipse(0, 0, 20, 12.5), stone, DETAIL)
            for side in (-1, 1):
                d.lens([(side * 12, side * 5), (side * 15, 0), (side * 11, -side * 5)], 2.2, ink=PAPER)

    return draw


def lozenge(rim: str, stone: str, pearls: str) -> Boss:
    """A cut stone set as a lozenge between four pearls."""

    def draw(d: Drawing) -> None:
        d.shape(polyline([(-40, 0), (0, -33), (40, 0), (0, 33)]), rim, INNER)
        d.shape(polyline([(-29, 0), (0, -24), (29, 0), (0, 24)]), stone, DETAIL)
        d.shape(polyline([(-15, 0), (0, -12), (15, 0), (0, 12)]), None, FINE)
        for x, y in ((14, 0), (0, 11.5)):
            for side in (-1, 1):
                end = (side * x * 1.98, side * y * 2.05)
                d.line(polyline([(side * x, side * y), end], closed=False), FINE)
        for x, y in ((-40, 0), (40, 0), (0, -33), (0, 33)):
            d.shape(circle(x, y, 6), pearls, DETAIL)

    return draw


def knot(one: str, two: str) -> Boss:
    """Four loops of a cord drawn tight."""

    def draw(d: Drawing) -> None:
        for turn, colour in ((45, one), (225, one), (135, two), (315, two)):
            with d.at(rotate=turn):
                loop = smooth([(0, 4, "c"), (-17, -14), (-15, -36), (0, -43), (15, -36), (17, -14)])
                d.shape(loop, colour, INNER)
                d.shape(
                    smooth([(0, -12, "c"), (-6, -22), (-4, -30), (0, -32), (4, -30), (6, -22)]), INK, None
                )
        d.shape(rect(-13, -13, 26, 26), one, INNER)
        for k in (-6.5, 0, 6.5):
            d.line(polyline([(-13, k + 3), (13, k - 3)], closed=False), DETAIL)

    return draw


def quatrefoil(fill: str, inner: str, heart: str) -> Boss:
    """A clasp of four round lobes."""

    def draw(d: Drawing) -> None:
        d.shape(rect(-19, -19, 38, 38), fill, INNER)
        lobes = [(0, -20), (20, 0), (0, 20), (-20, 0)]
        for x, y in lobes:
            d.shape(circle(x, y, 14.5), fill, INNER)
        d.shape(rect(-15, -15, 30, 30), fill, None)
        for x, y in lobes:
            d.shape(circle(x * 1.05, y * 1.05, 8), inner, DETAIL)
        d.shape(polyline([(-14, 0), (0, -14), (14, 0), (0, 14)]), heart, DETAIL)
        d.shape(circle(0, 0, 4.5), fill, FINE)

    return draw
