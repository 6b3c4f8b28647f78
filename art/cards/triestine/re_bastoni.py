"""Re di bastoni: an old king in a furred gown, the pole beside him, a hand on his breast."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, placed, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_staves import ON_BREAST, ROUND_POLE
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, PAPER, RED, YELLOW
from art.cards.triestine.pelts import pelt
from art.cards.triestine.staff import staff
from art.cards.triestine.tailored import Tailored

HEAD: Final[Point] = (242, 150)
AXIS: Final = 246.0
TILT: Final = 3.0
RISE: Final = 8.0
"""Of the hands at the pole and on the breast, degrees."""
HIGH: Final = placed(413, 248, 1.0, TILT)
WRIST: Final[Point] = (29, 52)
"""Of the hand at the pole, in its own units."""
BREAST: Final = placed(238, 354, 1.0, RISE, True)


def draw() -> Drawing:
    """The card."""
    return court_card("RB", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _POLE_ARM.cloth(d, HIGH.apply(WRIST))
    _collar_behind(d)
    _gown(d)
    _BREAST_ARM.cloth(d, BREAST.apply(ON_BREAST.wrist))
    _furs(d)
    with d.under(HIGH):
        ROUND_POLE.behind(d, FLESH)
    _POLE_ARM.close(d, HIGH.apply(WRIST), TILT + ROUND_POLE.way + 90)
    staff(d, (402, 520), (422, 34), 16, GREEN, cut=0)
    with d.under(HIGH):
        ROUND_POLE.before(d, FLESH)
    with d.under(BREAST):
        ON_BREAST.before(d, FLESH)
    _BREAST_ARM.close(d, BREAST.apply(ON_BREAST.wrist), RISE - ON_BREAST.way - 90)
    with d.at(*HEAD, rotate=-3):
        _head(d)


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (180, 232, "c"),
        (110, 246),
        (54, 296),
        (14, 358, "c"),
        (14, 470, "c"),
        (220, 470, "c"),
    ]
    dress.mantle(d, left, GREEN, folds=[[(60, 350), (50, 410), (54, 470)]])
    right: list[Node] = [
        (312, 232, "c"),
        (384, 246),
        (446, 296),
        (520, 380, "c"),
        (520, 470, "c"),
        (280, 470, "c"),
    ]
    dress.mantle(d, right, GREEN, folds=[[(470, 402), (478, 430), (474, 470)]], seed=4)
    for hem in (
        [(176, 239), (112, 253), (58, 302), (18, 364)],
        [(316, 239), (382, 253), (442, 303), (514, 386)],
    ):
        borders.border(d, hem, 8, YELLOW, "lozenges", RED, spacing=18)


def _gown(d: Drawing) -> None:
    dress.coat(d, [(192, 222, "c"), (158, 244), (168, 330), (170, 400), (150, 470, "c"), (342, 470, "c"),
        (324, 400),
        (326, 330), (334, 244), (300, 222, "c")], YELLOW, figure=("quatrefoil", BLUE))  # fmt: skip
    dress.belt(d, (166, 410), (328, 410), 26, RED, "beads", YELLOW, buckle=(YELLOW, BLUE))


def _collar_behind(d: Drawing) -> None:
    """The lining of the collar that stands up behind the head."""
    for side in (-1, 1):
        lining: list[Node] = [(AXIS + side * 20, 250, "c"), (AXIS + side * 36, 200), (AXIS + side * 70, 172),
            (AXIS + side * 104, 190), (AXIS + side * 100, 240), (AXIS + side * 70, 276, "c")]  # fmt: skip
        d.shape(smooth(lining), RED, OUTER, shade=[
            Shade(angle=90 - side * 60, depth=0.5, spacing=5.6, width=3, reach=60, seed=8),
        ])  # fmt: skip


def _furs(d: Drawing) -> None:
    """A collar of brown fur that stands behind the head, lies on the shoulders and ends on the breast."""
    for side in (-1, 1):
        collar = [
            (AXIS + side * across, y, half)
            for across, y, half in (
                (34, 216, 11), (64, 182, 16), (98, 176, 20), (114, 212, 24), (110, 258, 30), (92, 302, 26),
                (76, 328, 14), (68, 342, 4),
            )
        ]  # fmt: skip
        pelt(d, collar, BROWN)
    borders.border(d, [(AXIS - 36, 232), (AXIS - 22, 280), (AXIS, 294), (AXIS + 22, 280),
        (AXIS + 36, 232)], 9, RED, "beads",
        YELLOW, spacing=15)  # fmt: skip


_SLEEVE: Final = Tailored(
    fill=RED, shoulder=(340, 292), elbow=(462, 378), wide=38, joint=33, figure=("bar", YELLOW), fur=PAPER
)
_POLE_ARM: Final = _SLEEVE
_BREAST_ARM: Final = replace(_SLEEVE, shoulder=(152, 294), elbow=(80, 390))


def _head(d: Drawing) -> None:
    tone = hair.GREY_HAIR
    hair.tail_of_hair(d, [(0, -30), (10, 12), (18, 44), (12, 72)], [(42, -36), (58, -6), (66, 36),
        (60, 82)], tone, count=8,
        seed=27)  # fmt: skip
    neck(d, FLESH, (-2, 54), 21)
    face: list[Node] = [
        (-26, -46), (-34, -30), (-35, -18), (-32, -6), (-36, 6), (-33, 20), (-28, 36), (-24, 50), (-16, 60),
            (-4, 62),
        (10, 58), (24, 44), (32, 26), (36, 0), (37, -24), (32, -46),
    ]  # fmt: skip
    visage.skull(d, face, FLESH, jaw=14, cross=10)
    visage.brim_shadow(d, -33, 35, -28)
    flush(d, (16, 16, 8))
    visage.eye(d, 6, 1, 10, -1, wide=0.6, gaze=-0.4, hood=2, bag=2, tilt=-2)
    visage.eye(d, -25, 1, 5.6, 1, wide=0.6, gaze=-0.4, bag=1, tilt=-1)
    visage.brow(d, [(-8, -11), (3, -19), (16, -18), (30, -7)], 6.4, bushy=True, ink=hair.GREY_HAIR)
    visage.brow(d, [(-18, -11), (-26, -17), (-36, -9)], 5.4, ink=hair.GREY_HAIR)
    d.lens([(-8, -11), (3, -17), (16, -16), (29, -7)], 2.2)
    d.lens([(-18, -11), (-26, -16), (-35, -9)], 2.0)
    jutting(d, FLESH, (-42, 22), root=(-15, -11), wing=(-13, 23), hook=1.4, bulb=2.4, dark=5)
    visage.cheek_lines(d, 24, 12, long=16, count=4)
    beard: list[Node] = [(35, 6, "c"), (28, 28), (10, 38), (-14, 42), (-30, 38, "c"), (-37, 60), (-38, 90),
        (-30, 118), (-34, 140), (-48, 152, "c"), (-26, 154), (-10, 136), (-4, 122, "c"), (-2, 142),
        (-8, 160, "c"),
        (14, 148), (26, 122), (34, 92), (40, 58), (40, 30)]  # fmt: skip
    hair.beard(d, beard, tone, [
        ([(-29, 46), (-34, 84), (-26, 114), (-36, 146)], [(2, 46), (-2, 86), (-8, 120), (-24, 150)], 6),
        ([(4, 46), (2, 80), (2, 122), (0, 152)], [(34, 22), (33, 58), (26, 98), (10, 142)], 7),
    ])  # fmt: skip
    d.shape(smooth([(-28, 42, "c"), (-18, 40), (-8, 42, "c"), (-17, 47)]), RED, DETAIL)
    hair.wing(d, (-18, 32), [(-8, 36), (3, 42), (8, 54), (4, 70)], 13, tone)
    hair.wing(d, (-19, 32), [(-28, 36), (-36, 44), (-40, 60)], 11, tone)
    hair.tail_of_hair(d, [(22, -36), (30, -12), (31, 10), (36, 30)], [(43, -36), (52, -8), (54, 18),
        (50, 44)], tone,
        count=5, seed=29)  # fmt: skip
    d.lens([(33, -6), (37, 4), (35, 14)], 2.0)
    with d.at(0, 4, 1.14):
        crowns.ducal(d, BLUE)
