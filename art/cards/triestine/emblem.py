"""Our maker's emblem in this deck's hand: a crowned shield with its four signs, laurel and a bow."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, polyline, rect, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.emblem import SHIELD, crown
from art.cards.triestine.corner_signs import SIGNS
from art.cards.triestine.inks import BLUE, DARK_BLUE, PAPER, RED, SKY, YELLOW
from art.cards.triestine.sprays import knot, spray


def emblem(d: Drawing) -> None:
    """About (0, 0), 214 high."""
    for side in (-1, 1):
        track: list[Point] = [
            (side * 6, 97),
            (side * 44, 92),
            (side * 72, 68),
            (side * 85, 30),
            (side * 84, -14),
        ]
        spray(d, track, 1 + side, size=0.64)
    with d.at(0, -68, 2.14):
        crown(d, YELLOW, RED)
    with d.at(0, 0, 2.2):
        shape = smooth(SHIELD)
        d.shape(shape, SKY, None)
        with d.clip(shape):
            d.shape(rect(-30, -20, 30, 31), RED, None)
            d.shape(rect(0, 11, 30, 40), YELLOW, None)
            d.shape(rect(-30, 11, 30, 40), PAPER, None)
            d.hatch(shape, Shade(depth=0.2, spacing=4.6, width=2.2))
            d.line(polyline([(0, -20), (0, 50)], closed=False), INNER)
            d.line(polyline([(-30, 11), (30, 11)], closed=False), INNER)
        d.line(shape, OUTER)
    for suit, x, y, size in (
        ("D", -29, -3, 0.84),
        ("C", 29, -3, 0.76),
        ("B", -24, 50, 0.7),
        ("S", 22, 50, 0.8),
    ):
        with d.at(x, y, size):
            SIGNS[suit][0](d)
    with d.at(0, 98, 0.6):
        knot(d, BLUE, DARK_BLUE)
