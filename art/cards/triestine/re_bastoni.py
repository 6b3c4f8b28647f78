"""Re di bastoni: an old king in a furred gown, the pole beside him, a hand on his breast."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.parts import borders, visage
from art.cards.triestine import crowns, dress, hair
from art.cards.triestine.arms import Sleeve
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, jutting, neck
from art.cards.triestine.hands_of_staves import ON_BREAST, ROUND_POLE
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, RED, YELLOW
from art.cards.triestine.staff import staff

HEAD: Final[Point] = (242, 158)
AXIS: Final = 246.0
POLE: Final[Point] = (424, 258)


def draw() -> Drawing:
    """The card."""
    return court_card("RB", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _gown(d)
    _pole_arm(d)
    _resting_arm(d)
    _furs(d)
    with d.at(*HEAD, rotate=-3):
        _head(d)


def _mantle(d: Drawing) -> None:
    left: list[Node] = [
        (180, 238, "c"),
        (110, 260),
        (54, 316),
        (14, 372, "c"),
        (14, 470, "c"),
        (220, 470, "c"),
    ]
    dress.mantle(d, left, GREEN, folds=[[(50, 350), (40, 410), (44, 470)]])
    right: list[Node] = [
        (312, 238, "c"),
        (384, 256),
        (446, 308),
        (520, 398, "c"),
        (520, 470, "c"),
        (280, 470, "c"),
    ]
    dress.mantle(d, right, GREEN, folds=[[(474, 372), (484, 420), (480, 470)]], seed=4)


def _gown(d: Drawing) -> None:
    dress.coat(d, [(192, 228, "c"), (158, 250), (164, 340), (152, 470, "c"), (340, 470, "c"), (328, 340),
        (334, 250),
        (300, 228, "c")], YELLOW, figure=("quatrefoil", BLUE))  # fmt: skip
    dress.belt(d, (156, 424), (336, 424), 26, RED, "beads", YELLOW, buckle=(YELLOW, BLUE))


def _pole_arm(d: Drawing) -> None:
    Sleeve(
        fill=RED, shoulder=(338, 296), elbow=(462, 404), wide=46, joint=42, narrow=23, figure=("bar", YELLOW)
    ).hold(d, POLE, ROUND_POLE, _pole, tilt=3, over=True)


def _pole(d: Drawing) -> None:
    staff(d, (413, 520), (433, 40), 16, GREEN, cut=0)


def _resting_arm(d: Drawing) -> None:
    Sleeve(
        fill=RED, shoulder=(160, 298), elbow=(86, 414), wide=46, joint=42, narrow=23, figure=("bar", YELLOW)
    ).hold(d, (222, 382), ON_BREAST, flip=True, tilt=6)


def _furs(d: Drawing) -> None:
    """A shawl collar of brown fur and, over the breast, both its ends."""
    for side in (-1, 1):
        track: list[Point] = [(AXIS + side * 42, 226), (AXIS + side * 82, 250), (AXIS + side * 96, 296),
            (AXIS + side * 76,
            338)]  # fmt: skip
        dress.fur(d, track, 27, BROWN, tuft=12)
    borders.border(d, [(AXIS - 36, 238), (AXIS - 22, 286), (AXIS, 300), (AXIS + 22, 286),
        (AXIS + 36, 238)], 9, RED, "beads",
        YELLOW, spacing=15)  # fmt: skip


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
    beard: list[Node] = [(35, 6, "c"), (28, 28), (10, 38), (-14, 42), (-30, 38, "c"), (-36, 60), (-38, 92),
        (-30, 124),
        (-26, 150, "c"), (-14, 138), (-8, 146, "c"), (2, 122), (8, 126, "c"), (22, 96), (36, 60),
            (40, 30)]  # fmt: skip
    hair.beard(d, beard, tone, [
        ([(-29, 46), (-34, 84), (-26, 134)], [(2, 46), (-2, 86), (-12, 132)], 6),
        ([(4, 46), (2, 80), (-4, 126)], [(34, 22), (30, 58), (12, 104)], 7),
    ])  # fmt: skip
    d.shape(smooth([(-28, 42, "c"), (-18, 40), (-8, 42, "c"), (-17, 47)]), RED, DETAIL)
    hair.wing(d, (-18, 32), [(-8, 36), (3, 42), (8, 54), (4, 70)], 13, tone)
    hair.wing(d, (-19, 32), [(-28, 36), (-36, 44), (-40, 60)], 11, tone)
    hair.tail_of_hair(d, [(22, -36), (30, -12), (31, 10), (36, 30)], [(43, -36), (52, -8), (54, 18),
        (50, 44)], tone,
        count=5, seed=29)  # fmt: skip
    d.lens([(33, -6), (37, 4), (35, 14)], 2.0)
    crowns.ducal(d, BLUE)
