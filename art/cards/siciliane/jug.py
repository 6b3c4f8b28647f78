"""The painted jug of the 7 di spade, with a few wild flowers."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, ellipse, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import leaf
from art.cards.siciliane.inks import BLUE, DARK_RED, GREEN, OCHRE, RED, WHITE, YELLOW


def jug(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A majolica jug holding flowers, 110 wide and 170 high with them, standing on (x, y)."""
    with d.at(x, y, scale):
        _flowers(d)
        d.limb(
            [(24, -92, 5), (46, -98, 5), (54, -76, 5), (44, -50, 5), (34, -42, 4)],
            YELLOW,
            OUTER,
            depth=0.7,
            spacing=5,
        )
        body: list[Node] = [
            (-16, -104, "c"), (-19, -92), (-22, -80), (-36, -64), (-42, -44), (-36, -22), (-22, -8),
            (-24, 0, "c"), (24, 0, "c"),
            (22, -8), (36, -22), (42, -44), (36, -64), (22, -80), (20, -92), (24, -104, "c"),
        ]  # fmt: skip
        d.shape(smooth(body), WHITE, OUTER, shade=[Shade(depth=0.26, spacing=5.2, width=2.8)])
        lip: list[Node] = [
            (-30, -112, "c"),
            (-14, -106),
            (6, -110),
            (26, -108),
            (24, -100),
            (2, -97),
            (-16, -97),
        ]
        d.shape(smooth(lip), YELLOW, INNER)
        d.shape(ellipse(3, -106, 15, 3), DARK_RED, DETAIL)
        for y0, y1, half in ((-84, -76, 24), (-12, -5, 26)):
            band: list[Node] = [
                (-half, y0, "c"),
                (0, y0 + 5),
                (half, y0, "c"),
                (half - 1, y1, "c"),
                (0, y1 + 5),
                (-half + 1, y1, "c"),
            ]
            d.shape(smooth(band), YELLOW, INNER)
        for k in range(6):
            a = math.radians(60 * k)
            d.shape(ellipse(13 * math.cos(a) - 3, -42 + 13 * math.sin(a), 7, 7), BLUE, DETAIL)
        d.shape(circle(-3, -42, 7.4), OCHRE, DETAIL)
        for side in (-1, 1):
            d.shape(leaf(-3 + side * 20, -42, 90 - side * 130, 15, 8), GREEN, DETAIL)
            d.shape(leaf(-3 + side * 20, -42, 90 - side * 50, 15, 8), GREEN, DETAIL)


def _flowers(d: Drawing) -> None:
    for points, ink in (
        ([(0, -104), (-6, -126), (-20, -142)], RED), ([(4, -104), (6, -132), (4, -156)], YELLOW),
        ([(8, -104), (18, -124), (34, -138)], RED),
    ):  # fmt: skip
        d.line(smooth(list(points), closed=False), INNER, ink=GREEN)
        x, y = points[-1]
        for k in range(5):
            a = math.radians(72 * k - 90)
            d.shape(circle(x + 8 * math.cos(a), y + 8 * math.sin(a), 5.6), ink, DETAIL)
        d.shape(circle(x, y, 4.4), OCHRE if ink == RED else RED, DETAIL)
    for x, y, turn in ((-4, -116, 205), (14, -118, -20), (2, -118, -60)):
        d.shape(leaf(x, y, turn, 22, 10), GREEN, DETAIL)
