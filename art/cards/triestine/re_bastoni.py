"""Re di bastoni: an old king in a furred gown, the pole beside him, a hand on his breast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, placed, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing
from art.cards.parts import borders
from art.cards.triestine import crowns, dress, hair, profiles
from art.cards.triestine.court import court_card
from art.cards.triestine.faces import flush, neck
from art.cards.triestine.hands_of_staves import ON_BREAST, THUMB_UP
from art.cards.triestine.inks import BLUE, BROWN, FLESH, GREEN, INK, PAPER, RED, YELLOW
from art.cards.triestine.pelts import pelt
from art.cards.triestine.staff import staff
from art.cards.triestine.tailored_sleeve import Tailored

HEAD: Final[Point] = (242, 150)
AXIS: Final = 246.0
TILT: Final = 3.0
RISE: Final = 8.0
"""Of the hands at the pole and on the breast, degrees."""
HIGH: Final = placed(413.5, 226, 0.96, TILT)
BREAST: Final = placed(238, 354, 1.0, RISE, True)


def draw() -> Drawing:
    """The card."""
    return court_card("RB", _figure)


def _figure(d: Drawing) -> None:
    _mantle(d)
    _POLE_ARM.cloth(d, HIGH.apply(THUMB_UP.wrist))
    _collar_behind(d)
    _gown(d)
    _BREAST_ARM.cloth(d, BREAST.apply(ON_BREAST.wrist))
    _furs(d)
    staff(d, (402, 520), (422, 34), 16, GREEN, cut=0)
    with d.under(HIGH):
        THUMB_UP.before(d, FLESH)
    _POLE_ARM.close(d, HIGH.apply(THUMB_UP.wrist), TILT + THUMB_UP.way + 90)
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
        lining: list[Node] = [(AXIS + side * 20, 250, "c"), (AXIS + side * 36, 210), (AXIS + side * 70, 188),
            (AXIS + side * 104, 202), (AXIS + side * 100, 240), (AXIS + side * 70, 276, "c")]  # fmt: skip
        d.shape(smooth(lining), RED, OUTER, shade=[
            Shade(angle=90 - side * 60, depth=0.5, spacing=5.6, width=3, reach=60, seed=8),
        ])  # fmt: skip


def _furs(d: Drawing) -> None:
    """A collar of brown fur that stands behind the head, lies on the shoulders and ends on the breast."""
    for side in (-1, 1):
        collar = [
            (AXIS + side * across, y, half)
            for across, y, half in (
                (34, 222, 11), (62, 198, 16), (96, 194, 20), (114, 222, 24), (110, 258, 30), (92, 302, 26),
                (76, 328, 14), (68, 342, 4),
            )
        ]  # fmt: skip
        pelt(d, collar, BROWN)
    borders.border(d, [(AXIS - 36, 232), (AXIS - 22, 280), (AXIS, 294), (AXIS + 22, 280),
        (AXIS + 36, 232)], 9, RED, "beads",
        YELLOW, spacing=15)  # fmt: skip


_SLEEVE: Final = Tailored(
    fill=RED,
    shoulder=(340, 292),
    elbow=(466, 398),
    wide=37,
    joint=33,
    figure=("bar", YELLOW),
    fur=PAPER,
    follow=True,
)
_POLE_ARM: Final = replace(_SLEEVE, calm=True)
_BREAST_ARM: Final = replace(_SLEEVE, shoulder=(152, 294), elbow=(80, 390))


_LOCKS: Final[Sequence[tuple[Sequence[Point], Sequence[Point], int, int]]] = (
    ([(30, -44), (44, 4), (52, 60), (84, 114)], [(44, -42), (61, 2), (75, 58), (92, 110)], 3, 33),
    ([(20, -46), (28, 4), (36, 60), (60, 128)], [(40, -44), (52, 4), (65, 60), (70, 124)], 3, 27),
    ([(14, -46), (14, 4), (20, 60), (34, 134)], [(36, -46), (40, 4), (49, 60), (45, 130)], 3, 31),
)
"""Hair from under the cap to the shoulder: edges, strands and seed."""


def _head(d: Drawing) -> None:
    tone = hair.GREY_HAIR
    neck(d, FLESH, (4, 54), 22)
    face: list[Node] = [
        (-29, -50), (-37, -36), (-41, -24), (-47, -9), (-53, 6), (-58, 19), (-57, 25), (-51, 28),
        (-40, 27, "c"), (-37, 34), (-36, 46), (-30, 62), (-10, 66), (10, 54), (24, 38), (32, 12),
        (34, -20), (30, -50),
    ]  # fmt: skip
    profiles.skull(d, face, FLESH)
    _features(d)
    for left, right, count, seed in _LOCKS:
        hair.lock(d, left, right, tone, count=count, seed=seed)
    _beard(d, tone)
    hair.tail_of_hair(d, [(4, -46), (7, -26), (6, -8), (14, 12)], [(26, -46), (26, -22), (22, 0), (16, 24)],
        tone, count=3, seed=29)  # fmt: skip
    with d.at(0, 0, 1.14):
        crowns.ducal(d, BLUE)


def _features(d: Drawing) -> None:
    """A brow and a nose in one straight line, an eye deep under the brow, a broad cheekbone."""
    socket: list[Node] = [(-40, -13, "c"), (-28, -15), (-10, -9, "c"), (-21, -8), (-31, -5), (-38, 4, "c"),
        (-41, -5)]  # fmt: skip
    d.flats(smooth(socket), ink=INK)
    profiles.eye(d, -31, 1, 15.5, wide=0.78, bag=2)
    d.lens([(-41, -13), (-29, -21), (-13, -17), (1, -6)], 8.0, ink=hair.GREY_HAIR)
    d.lens([(-41, -12), (-29, -17), (-13, -13), (0, -6)], 3.0)
    d.fold(([(-30, -19), (-33, -25), (-38, -26)], 2.8), ([(-22, -20), (-24, -26), (-29, -27)], 2.6))
    profiles.nostril(d, -42, 22, 1.2)
    d.lens([(8, 4), (-2, 12), (-13, 15), (-22, 15)], 3.0)
    for k in range(5):
        x, y = 6 - 5.4 * k, 12 + 1.6 * k
        d.fold(([(x, y), (x - 2, y + 6), (x - 6, y + 12)], 2.4))
    d.lens([(-34, 26), (-29, 29), (-27, 35)], 2.4)
    flush(d, (-13, 7, 6))


def _beard(d: Drawing, tone: str) -> None:
    """Long, in two points, with a moustache that hangs over it."""
    beard: list[Node] = [(16, 12, "c"), (9, 30), (-6, 37), (-24, 40), (-39, 46, "c"), (-45, 60), (-44, 90),
        (-36, 118), (-40, 140), (-54, 152, "c"), (-30, 154), (-14, 136), (-8, 122, "c"), (-6, 142),
        (-12, 160, "c"), (12, 148), (24, 122), (32, 92), (36, 58), (30, 26)]  # fmt: skip
    hair.beard(d, beard, tone, [
        ([(-33, 48), (-40, 84), (-32, 114), (-42, 146)], [(2, 46), (-4, 86), (-12, 120), (-28, 150)], 6),
        ([(4, 46), (2, 80), (0, 122), (-4, 152)], [(28, 26), (31, 58), (24, 98), (8, 142)], 7),
    ])  # fmt: skip
    d.shape(smooth([(-40, 43, "c"), (-33, 43), (-24, 46, "c"), (-33, 49)]), RED, DETAIL)
    hair.wing(d, (-44, 31), [(-28, 34), (-15, 44), (-9, 58), (-13, 78)], 14, tone)
