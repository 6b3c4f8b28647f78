"""Copas: a covered goblet on a tall foot."""

from __future__ import annotations

from art.cards.espanola.inks import BLUE, INK, PAPER, RED, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop

_FOOT: list[Node] = [
    (0, 36),
    (-9, 36, "c"),
    (-7, 62),
    (-12, 78),
    (-34, 86),
    (-41, 97, "c"),
    (-20, 101),
    (0, 102),
]
_BOWL: list[Node] = [(0, -20), (-46, -22, "c"), (-46, -2), (-38, 19), (-20, 32), (-9, 38, "c"), (0, 39)]
_LID: list[Node] = [(0, -22), (-45, -27, "c"), (-42, -40), (-26, -53), (-8, -58, "c"), (0, -58)]


def cup(d: Drawing, height: float) -> None:
    """The goblet about (0, 0), that high over all; two thirds as wide."""
    with d.at(scale=height / 188), d.at(0, -8):
        _foot(d)
        _bowl(d)
        _lid(d)


def _foot(d: Drawing) -> None:
    foot = smooth(mirror(_FOOT, 0, whole=True))
    d.shape(foot, YELLOW, OUTER, shade=[Shade(depth=0.36, spacing=5)])
    d.line(smooth([(-36, 88), (0, 94), (36, 88)], closed=False), DETAIL)
    d.shape(ellipse(0, 54, 16, 9), RED, INNER, shade=[Shade(angle=30, depth=0.4, spacing=4.4)])


def _bowl(d: Drawing) -> None:
    bowl = smooth(mirror(_BOWL, 0, whole=True))
    d.shape(bowl, YELLOW, OUTER)
    with d.clip(bowl):
        d.shape(hoop(-24, 50, -4, 50, 11), RED, INNER)
        d.flats(*(circle(x, -6 - 0.004 * x * x, 3.6) for x in (-32, -16, 0, 16, 32)), ink=PAPER)
        for a, b, c in ((-47, -31, -10), (-27, -5, -3), (5, 27, 6), (33, 47, 12)):
            lobe = smooth(
                [(a, 12), ((a + b) / 2, 6), (b, 12), ((b + c) / 2 + 1, 28), (c, 40), ((a + c) / 2 - 1, 28)]
            )
            d.shape(lobe, BLUE, INNER)
        d.hatch(
            bowl,
            Shade(depth=0.34, spacing=5.4, width=3.2),
            Shade(angle=180, depth=0.08, spacing=6, width=2.2),
        )
    d.line(bowl, OUTER)


def _lid(d: Drawing) -> None:
    lid = smooth(mirror(_LID, 0, whole=True))
    d.shape(lid, RED, OUTER, shade=[Shade(angle=10, depth=0.42, spacing=5)])
    for x in (-24, -9, 9, 24):
        d.lens([(x * 0.34, -57), (x * 0.9, -44), (x * 1.3, -30)], 3)
    d.shape(hoop(-31, 47, -21, 47, 8), YELLOW, INNER, shade=[Shade(depth=0.25, spacing=4.6, width=2.4)])
    d.shape(circle(0, -66, 9), YELLOW, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4)])
    d.shape(smooth([(-5, -74, "c"), (0, -86, "c"), (5, -74, "c")]), INK, None)
