"""Re di spade: a stern king in scale armour, the sabre upright, two fingers raised for an oath."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.court import MIDDLE, court_card
from art.cards.triestine.cuffs import vambrace
from art.cards.triestine.draped import Draped
from art.cards.triestine.faces import jutting, neck
from art.cards.triestine.hands_of_swords import FULL_FIST, OATH
from art.cards.triestine.inks import FLESH, GREEN, INK, RED, SILVER, SKY, YELLOW
from art.cards.triestine.sabre import sabre

HEAD: Final[Point] = (MIDDLE - 2, 152)
SWORD: Final[Point] = (122, 290)
ARM: Final = partial(Draped, fill=GREEN, figure=("dot", YELLOW), trim=vambrace)
ARMED: Final = ARM(shoulder=(176, 302), elbow=(70, 410), at=SWORD, hand=FULL_FIST)
SWEARING: Final = ARM(shoulder=(354, 302), elbow=(450, 408), at=(424, 196), hand=OATH, tilt=-3)


def draw() -> Drawing:
    """The card."""
    return court_card("RS", _figure, grain=1.34)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _standing_collar(d)
    SWEARING.upper(d)
    ARMED.upper(d)
    _armour(d)
    SWEARING.fore(d)
    ARMED.fore(d)
    _shoulders(d)
    SWEARING.grasp(d)
    _sabre(d)
    ARMED.grasp(d)
    with d.at(*HEAD, rotate=2, flip=True):
        _head(d)


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (196, 236, "c"),
        (128, 242),
        (66, 300),
        (14, 400, "c"),
        (14, 470, "c"),
        (240, 470, "c"),
    ]
    dress.mantle(d, left, RED)
    right: list[Node] = [
        (330, 236, "c"),
        (410, 242),
        (472, 296),
        (516, 380, "c"),
        (516, 470, "c"),
        (290, 470, "c"),
    ]
    dress.mantle(d, right, RED, seed=4)
    for edge in (
        [(190, 243), (128, 250), (70, 305), (20, 404)],
        [(338, 243), (410, 250), (468, 301), (512, 386)],
    ):
        borders.border(d, edge, 8, YELLOW, "zigzag", GREEN, spacing=16)


def _standing_collar(d: Drawing) -> None:
    """The mantle's collar, which stands behind the neck and spreads to both sides."""
    half: list[Node] = [
        (MIDDLE, 200), (MIDDLE - 46, 192), (MIDDLE - 86, 178), (MIDDLE - 116, 170, "c"), (MIDDLE - 112, 206),
        (MIDDLE - 98, 236), (MIDDLE - 84, 262, "c"), (MIDDLE, 270),
    ]  # fmt: skip
    d.shape(smooth(mirror(half, MIDDLE, whole=True)), RED, OUTER, shade=[
        Shade(angle=70, depth=0.5, spacing=5.6, width=3.4, reach=40),
    ])  # fmt: skip
    for side in (-1, 1):
        edge: list[Node] = [
            (MIDDLE + side * 85, 254), (MIDDLE + side * 98, 230), (MIDDLE + side * 106, 204),
            (MIDDLE + side * 109, 179, "c"), (MIDDLE + side * 84, 186), (MIDDLE + side * 46, 200),
        ]  # fmt: skip
        d.line(smooth(edge, closed=False), OUTER, ink=YELLOW)


def _armour(d: Drawing) -> None:
    trunk: list[Node] = [(214, 232, "c"), (182, 254), (188, 330), (180, 396), (186, 432, "c"), (MIDDLE, 444),
        (344, 432, "c"),
        (350, 396), (342, 330), (348, 254), (316, 232, "c")]  # fmt: skip
    shape = smooth(trunk)
    d.shape(shape, SKY, OUTER)
    with d.clip(shape):
        for row in range(10, 0, -1):
            y = 236 + 20 * row
            scales: list[Outline] = []
            for k in range(8):
                x = MIDDLE - 98 + 26 * k + (13 if row % 2 else 0)
                scales.append(
                    smooth(
                        [(x - 13, y, "c"), (x - 12, y + 16), (x, y + 28), (x + 12, y + 16), (x + 13, y, "c")]
                    )
                )
            d.shapes(scales, (SKY, SILVER)[row % 2], DETAIL)
        d.hatch(shape, Shade(depth=0.2, spacing=6, width=3, reach=40))
    d.line(shape, OUTER)
    d.shape(smooth([(MIDDLE - 34, 330), (MIDDLE, 298), (MIDDLE + 34, 330), (MIDDLE + 24, 372), (MIDDLE, 388),
        (MIDDLE - 24,
        372)]), YELLOW, OUTER, shade=[Shade(angle=30, depth=0.3, spacing=5, width=2.4)])  # fmt: skip
    with d.at(MIDDLE, 342, 0.7):
        _lion(d)
    dress.belt(d, (182, 432), (348, 432), 26, RED, "lozenges", YELLOW, buckle=(YELLOW, GREEN))


def _lion(d: Drawing) -> None:
    """A lion's mask on the breast."""
    mane: list[Node] = []
    for k in range(14):
        turn = 360 / 14 * k
        x, y = (37 * _sin(turn), -37 * _sin(turn + 90))
        px, py = (30 * _sin(turn + 13), -30 * _sin(turn + 103))
        mane += [(x, y, "c"), (px, py)]
    d.shape(smooth(mane), "#c98a22", INNER)
    d.shape(
        smooth([(0, -24), (-18, -20), (-22, 0), (-14, 20), (0, 28), (14, 20), (22, 0), (18, -20)]),
        YELLOW,
        INNER,
    )
    for side in (-1, 1):
        d.lens([(side * 4, -8), (side * 10, -11), (side * 17, -6)], 4)
        d.flats(circle(side * 10, -4, 2.6), ink=INK)
        d.lens([(side * 2, 9), (side * 8, 15), (side * 15, 11)], 3)
    d.flats(smooth([(-6, 4, "c"), (6, 4, "c"), (0, 10)]), ink=INK)


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))


def _sabre(d: Drawing) -> None:
    sabre(d, *SWORD, 284, 0, wide=24, held=True, bow=0.055, side=1)


def _shoulders(d: Drawing) -> None:
    """The plates over both shoulders, the gorget and the clasps of the mantle."""
    for side, turn in ((-1, -14), (1, -26)):
        with d.at(MIDDLE + side * 88, 284, flip=side < 0), d.at(rotate=turn):
            _pauldron(d)
    gorget: list[Node] = [(200, 254, "c"), (232, 248), (MIDDLE, 258), (298, 248), (330, 254, "c"),
        (322, 280), (MIDDLE, 304),
        (208, 280)]  # fmt: skip
    d.shape(smooth(gorget), SILVER, OUTER, shade=[Shade(angle=60, depth=0.3, spacing=5.2, width=2.6)])
    d.line(smooth([(212, 274, "c"), (MIDDLE, 294), (318, 274, "c")], closed=False), OUTER, ink=YELLOW)
    for side in (-1, 1):
        d.shape(
            circle(MIDDLE + side * 72, 262, 14),
            YELLOW,
            OUTER,
            shade=[Shade(angle=40, depth=0.4, spacing=4.4, width=2)],
        )
        d.shape(circle(MIDDLE + side * 72, 262, 6), RED, INNER)


def _pauldron(d: Drawing) -> None:
    """A rounded cop and two lames below it that close over the upper arm, which hangs down from (0, 0)."""
    shade = [
        Shade(angle=20, depth=0.4, spacing=5.2, width=3.0, reach=34),
        Shade(angle=90, depth=0.3, spacing=5.6, width=2.4, reach=14),
    ]
    lames: tuple[list[Node], ...] = (
        [(-32, 30, "c"), (4, 36), (48, 26, "c"), (52, 40), (46, 54, "c"), (8, 60), (-26, 52, "c")],
        [(-40, 8, "c"), (2, 14), (52, 6, "c"), (56, 20), (50, 32, "c"), (6, 40), (-34, 32, "c")],
        [(-46, -24, "c"), (-24, -42), (8, -48), (38, -34), (53, -8), (54, 10, "c"), (30, 17), (2, 19),
            (-42, 12, "c")],
    )  # fmt: skip
    for nodes, fill in zip(lames, (SKY, SILVER, SKY), strict=True):
        d.shape(smooth(nodes), fill, OUTER, shade=shade)
    d.line(smooth([(-40, 5, "c"), (2, 11), (50, 2, "c")], closed=False), OUTER, ink=YELLOW)
    d.shapes([circle(44, 22, 3.2), circle(41, 44, 3.2)], YELLOW, DETAIL)


def _head(d: Drawing) -> None:
    tone = hair.RAVEN
    hair.tail_of_hair(d, [(2, -30), (10, 10), (16, 44), (6, 70)], [(44, -36), (60, -4), (64, 36),
        (56, 78)], tone, count=8,
        seed=17)  # fmt: skip
    hair.tail_of_hair(
        d, [(-30, -20), (-34, 14), (-36, 44)], [(-40, -24), (-46, 10), (-48, 52)], tone, count=3, seed=18
    )
    neck(d, FLESH, (-2, 54), 22, long=36)
    collar: list[Node] = [(-36, 66, "c"), (0, 80), (36, 66, "c"), (46, 94, "c"), (0, 108), (-46, 94, "c")]
    d.shape(smooth(collar), RED, OUTER, shade=[Shade(depth=0.3, spacing=5.4, width=2.4)])
    d.line(smooth([(-38, 74, "c"), (0, 88), (38, 74, "c")], closed=False), OUTER, ink=YELLOW)
    face: list[Node] = [
        (-27, -46), (-36, -30), (-37, -18), (-34, -6), (-38, 6), (-36, 20), (-32, 36), (-28, 50), (-18, 62),
            (-4, 64),
        (12, 58), (26, 44), (35, 24), (38, 0), (38, -24), (33, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=14, cross=10)
    visage.brim_shadow(d, -34, 36, -32)
    visage.eye(d, 6, -1, 11, -1, wide=0.74, gaze=-0.2, hood=1.6)
    visage.eye(d, -25, -1, 6, 1, wide=0.72, gaze=-0.2)
    visage.brow(d, [(-10, -9), (2, -18), (15, -20), (29, -12)], 7.4)
    visage.brow(d, [(-18, -10), (-26, -18), (-37, -13)], 6.4)
    d.lens([(-13, -22), (-14, -16), (-12, -10)], 2.2)
    jutting(d, FLESH, (-40, 19), root=(-15, -11), wing=(-12, 21), hook=0.6, bulb=1.0, dark=5)
    visage.cheek_lines(d, 24, 10, long=14, count=4)
    beard: list[Node] = [(36, 2, "c"), (30, 26), (14, 36), (-2, 40), (-16, 48), (-30, 40), (-36, 30, "c"),
        (-36, 52),
        (-32, 74), (-26, 70, "c"), (-20, 86), (-10, 76, "c"), (-2, 88), (8, 74, "c"), (18, 78),
            (24, 60, "c"), (36, 50),
        (41, 24)]  # fmt: skip
    hair.beard(d, beard, tone, [([(-30, 46), (-30, 58), (-24, 76)], [(34, 16), (32, 40), (16, 70)], 11)])
    lip: list[Node] = [(-29, 41, "c"), (-18, 39), (-7, 41, "c"), (-17, 47)]
    d.shape(smooth(lip), RED, DETAIL)
    hair.wing(d, (-17, 31), [(-6, 34), (6, 37), (16, 38), (24, 46)], 11, tone)
    hair.wing(d, (-18, 31), [(-27, 33), (-35, 36), (-40, 46)], 10, tone)
    hair.tail_of_hair(
        d, [(24, -40), (31, -14), (32, 8)], [(44, -40), (52, -6), (46, 22)], tone, count=3, seed=19
    )
    with d.at(0, -36), d.at(0, 41.4, 1.15):
        crowns.rayed(d)
