"""4 di spade: four swords pointing to the centre and a flowering sprig across it."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import GREEN, INK, RED, YELLOW
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.napoletane.card import px, py
from art.cards.napoletane.sword import sword
from art.cards.parts.foliage import ribbed_leaf

STEM: list[Point] = [(78, 424), (130, 408), (190, 424), (255, 414), (320, 404), (380, 422), (432, 406)]
# stalk x, y, direction, length of every leaf
LEAVES: tuple[tuple[float, float, float, float], ...] = (
    (80, 424, 195, 34), (96, 417, 245, 32), (102, 416, 118, 34), (196, 424, 118, 36), (204, 423, 62, 38),
    (186, 424, 250, 34), (208, 421, 285, 36), (304, 405, 262, 30), (312, 404, 108, 34), (318, 405, 62, 32),
    (326, 405, 300, 28), (410, 414, 68, 34), (414, 412, 300, 32), (430, 407, -14, 34), (402, 417, 118, 30),
    (112, 412, 292, 26),
)  # fmt: skip
FLOWERS: tuple[tuple[float, float, float], ...] = ((150, 413, 10), (255, 414, -8), (364, 417, 22))


def four_swords(d: Drawing) -> None:
    """4 di spade."""
    for cut, turn, x, y in (
        (0, 153.0, 26.6, 24.4), (1, 207, 73.4, 24.4), (2, 27, 26.6, 75.6), (0, -27, 73.4, 75.6),
    ):  # fmt: skip
        sword(d, px(x), py(y), 360, 40, turn, cut=cut)
    d.line(smooth(list(STEM), closed=False), INNER + 3)
    d.line(smooth(list(STEM), closed=False), INNER - 0.4, ink=GREEN)
    for x, y, angle, length in LEAVES:
        shade = [Shade(angle=60, depth=0.4)]
        ribbed_leaf(d, x, y, angle, length, length * 0.52, GREEN, INNER, rib=0.75, weight=3, shade=shade)
    for x, y, turn in FLOWERS:
        flower(d, x, y, 33, turn)


def flower(d: Drawing, x: float, y: float, radius: float, turn: float) -> None:
    """A five-petalled yellow flower with a red heart."""
    with d.at(x, y, radius / 100, turn):
        for k in range(5):
            with d.at(rotate=72 * k):
                petal: list[Node] = [
                    (0, -10, "c"), (-26, -34), (-43, -66), (-28, -95), (-6, -92), (0, -84, "c"), (6, -92),
                    (28, -95),
                    (43, -66), (26, -34),
                ]  # fmt: skip
                d.shape(
                    smooth(petal), YELLOW, INNER, shade=[Shade(angle=50, depth=0.2, spacing=4.6, width=2.2)]
                )
                d.fold(
                    ([(0, -30), (0, -70)], 3), ([(-8, -30), (-17, -56)], 2.4), ([(8, -30), (17, -56)], 2.4)
                )
        d.shape(circle(0, 0, 27), RED, INNER, shade=[Shade(angle=45, depth=0.4, spacing=4.2, width=2.4)])
        d.shape(circle(0, 0, 8), INK, None)
        for k in range(7):
            a = math.radians(360 / 7 * k)
            d.line(circle(17 * math.cos(a), 17 * math.sin(a), 2), DETAIL)
