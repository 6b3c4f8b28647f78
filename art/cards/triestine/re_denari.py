"""Re di denari: a lean hook-nosed king with a pointed beard, who points at the coin in his other hand."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, polar, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.coin import coin
from art.cards.triestine.court import court_card
from art.cards.triestine.cuffs import furred
from art.cards.triestine.draped import Draped
from art.cards.triestine.faces import jutting, neck
from art.cards.triestine.hands_of_coins import ON_FINGERTIPS, POINTING
from art.cards.triestine.inks import BLUE, FLESH, GREEN, OCHRE, PAPER, RED, YELLOW

HEAD: Final[Point] = (318, 148)
AXIS: Final = 312.0
COIN: Final[Point] = (178, 118)
ARM: Final = partial(Draped, fill=YELLOW, figure=("quatrefoil", RED), trim=furred)
RAISED: Final = ARM(shoulder=(220, 290), elbow=(120, 414), at=(COIN[0], 184), hand=ON_FINGERTIPS, tilt=4)
POINTING_ARM: Final = ARM(shoulder=(400, 290), elbow=(456, 418), at=(306, 316), hand=POINTING, tilt=8)


def draw() -> Drawing:
    """The card."""
    return court_card("RD", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _fan(d)
    _robe(d)
    RAISED.upper(d)
    POINTING_ARM.upper(d)
    _collar(d)
    POINTING_ARM.fore(d)
    POINTING_ARM.grasp(d)
    with d.at(*HEAD, rotate=-2):
        _head(d)
    RAISED.fore(d)
    RAISED.grasp(d, _coin)


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (230, 236, "c"),
        (150, 262),
        (84, 330),
        (14, 412, "c"),
        (14, 470, "c"),
        (270, 470, "c"),
    ]
    dress.mantle(d, left, BLUE, folds=[[(66, 376), (48, 430), (44, 470)]])
    right: list[Node] = [
        (368, 228, "c"),
        (438, 226),
        (492, 266),
        (520, 340, "c"),
        (520, 470, "c"),
        (330, 470, "c"),
    ]
    dress.mantle(d, right, BLUE, folds=[[(482, 320), (486, 390), (478, 470)]], seed=4)
    borders.border(d, [(372, 234), (436, 233), (486, 271), (514, 346)], 8, YELLOW, "lozenges", RED,
        spacing=17)  # fmt: skip
    borders.border(d, [(160, 262), (92, 331), (18, 414)], 8, YELLOW, "lozenges", RED, spacing=17)


def _fan(d: Drawing) -> None:
    """A pleated collar that stands behind the head, each pleat ending in a scallop."""
    x, y = AXIS + 22, 242.0

    def at(turn: float, share: float) -> Point:
        across, up = polar(1, turn)
        return (x + across * 112 * share, y + up * 106 * share)

    count = 11
    turns = [-88 + 182 / count * k for k in range(count + 1)]
    rim: list[Node] = [(*at(turns[0], 1), "c")]
    for one, two in pairwise(turns):
        rim += [at((one + two) / 2, 1.06), (*at(two, 1), "c")]
    d.shape(smooth([*rim, (x, y + 16, "c")]), GREEN, OUTER)
    for one, two in pairwise(turns):
        middle = (one + two) / 2
        d.line(
            smooth([at(one + 2.4, 0.93), at(middle, 0.97), at(two - 2.4, 0.93)], closed=False),
            OUTER,
            ink=YELLOW,
        )
        d.fold(([at(two, 0.3), at(two, 0.6), at(two, 0.96)], 8.6))


def _robe(d: Drawing) -> None:
    dress.coat(d, [(246, 226, "c"), (208, 250), (214, 340), (202, 470, "c"), (396, 470, "c"), (386, 340),
        (392, 250),
        (352, 226, "c")], RED, figure=("star", YELLOW))  # fmt: skip
    borders.border(
        d, [(AXIS, 300), (AXIS - 2, 380), (AXIS - 2, 480)], 17, PAPER, "lozenges", BLUE, spacing=26
    )


def _coin(d: Drawing) -> None:
    coin(d, *COIN, 137, cut=0)


def _collar(d: Drawing) -> None:
    for side in (-1, 1):
        lapel: list[Node] = [
            (AXIS + side * 18, 218, "c"), (AXIS + side * 60, 222), (AXIS + side * 116, 248),
                (AXIS + side * 142, 296),
            (AXIS + side * 128, 342, "c"), (AXIS + side * 84, 322), (AXIS + side * 40, 330),
                (AXIS + side * 6, 346, "c"),
            (AXIS + side * 4, 280),
        ]  # fmt: skip
        dress.tippet(d, lapel, step=30, shift=(12 + 4 * side, 16))
    dress.chain(
        d,
        [(AXIS - 64, 232), (AXIS - 48, 284), (AXIS, 308), (AXIS + 48, 284), (AXIS + 64, 232)],
        8.5,
        (GREEN, RED),
    )
    d.shape(smooth([(AXIS, 312, "c"), (AXIS + 14, 326), (AXIS, 350, "c"), (AXIS - 14, 326)]), YELLOW, OUTER)
    d.shape(circle(AXIS, 328, 6), RED, INNER)


def _head(d: Drawing) -> None:
    tone = hair.AUBURN
    hair.tail_of_hair(d, [(4, -30), (10, 10), (14, 40), (8, 60)], [(42, -36), (56, -6), (60, 30),
        (54, 66)], tone, count=9,
        seed=7)  # fmt: skip
    hair.roll(d, 48, 62, 14, tone)
    hair.roll(d, 28, 64, 13, tone)
    neck(d, FLESH, (-2, 52), 21, long=36)
    collar: list[Node] = [(-36, 64, "c"), (0, 76), (36, 60, "c"), (44, 88, "c"), (0, 104), (-42, 92, "c")]
    d.shape(smooth(collar), GREEN, OUTER, shade=[Shade(depth=0.3, spacing=5.4, width=2.4)])
    face: list[Node] = [
        (-26, -46), (-35, -30), (-36, -18), (-33, -6), (-36, 6), (-34, 18), (-29, 32), (-25, 46), (-18, 58),
            (-6, 62),
        (8, 58), (22, 44), (31, 26), (35, 0), (36, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=14, cross=9)
    visage.brim_shadow(d, -33, 34, -32)
    visage.eye(d, 6, -1, 10.4, -1, wide=0.66, gaze=-0.7, hood=1.2, bag=1)
    visage.eye(d, -26, -1, 5.6, 1, wide=0.66, gaze=-0.6, bag=1)
    visage.brow(d, [(-8, -12), (3, -19), (16, -19), (27, -10)], 5.4, ink=hair.DARK)
    visage.brow(d, [(-19, -12), (-26, -17), (-35, -11)], 4.6, ink=hair.DARK)
    jutting(d, FLESH, (-42, 21), root=(-15, -12), wing=(-13, 21), hook=3.2, dark=5)
    visage.cheek_lines(d, 22, 10, long=17, count=5)
    d.lens([(-7, 24), (-1, 32), (-3, 40)], 2.2)
    beard: list[Node] = [(30, 8, "c"), (24, 30), (4, 38), (-14, 42), (-30, 38, "c"), (-33, 58), (-34, 80),
        (-44, 104, "c"),
        (-24, 96), (-2, 80), (20, 62), (33, 38)]  # fmt: skip
    hair.beard(d, beard, tone, [
        ([(-28, 46), (-32, 66), (-40, 96)], [(-6, 46), (-12, 66), (-30, 94)], 4),
        ([(0, 46), (-8, 70), (-24, 90)], [(28, 22), (22, 48), (2, 72)], 6),
    ])  # fmt: skip
    d.lens([(-28, 41), (-18, 40), (-8, 42)], 3.0, ink="#8f1420")
    hair.wing(d, (-19, 31), [(-8, 34), (4, 38), (14, 32), (19, 22)], 11, tone)
    hair.wing(d, (-20, 31), [(-29, 33), (-38, 36), (-45, 30), (-48, 22)], 10, tone)
    hair.tail_of_hair(d, [(20, -40), (28, -16), (30, 6), (34, 26)], [(44, -40), (52, -10), (54, 14),
        (48, 36)], tone, count=5,
        seed=9)  # fmt: skip
    d.lens([(32, -8), (36, 2), (34, 12)], 2.0, ink=OCHRE)
    with d.at(0, -36), d.at(0, 43.2, 1.2):
        crowns.leafed(d)
