"""The hands on upright shafts and hilts: nine grips, the shaft through (0, 0), the wrist to the lower right.

What a hand holds is drawn between the fingers behind it and those before it.
"""

from __future__ import annotations

from collections.abc import Callable

from art.cards.francesi.figure import Figure
from art.cards.francesi.fingers import band, digit, hand, knuckles, palm, patch, tendons
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, RED
from art.cards.kit.paths import Node

Thing = Callable[[Figure], None]


def overhand(d: Figure, axe: Thing) -> None:
    """A fist closed from outside, the thumb laid across its top."""
    axe(d)
    with hand(d):
        palm(
            d,
            [
                (-4, -21),
                (8, -28),
                (24, -22),
                (34, -5),
                (38, 18),
                (42, 40, "c"),
                (14, 41, "c"),
                (6, 27),
                (-5, 22),
            ],
        )
        for y, reach, half in ((18.4, 10.5, 5.3), (7.6, 15.0, 6.1), (-4.2, 17.0, 6.5), (-15.6, 14.5, 6.2)):
            digit(d, [(22, y + 2), (6, y), (-reach + 3, y - 0.4)], half, taper=0.95)
            d.lens([(-reach + 2, y - half + 2), (-reach - 0.6, y - 0.4), (-reach + 1.4, y + half - 2.4)], 1.7)
        patch(d, (14, -14, "c"), (24, -20), (30, -4), (32, 16), (24, 27), (14, 25, "c"), (13, 10), (13.5, -4))
        knuckles(d, (17, -12), (19, -1), (18.4, 10), (16, 20))
        digit(d, [(27, -10), (15, -23), (1, -27.6), (-11, -25.4)], 7.4, nail=-0.9)
        patch(d, (17, -15), (24, -21), (32, -7), (26, 2), (18, -4))
        tendons(d, [(33, 3), (29, 14), (31, 28)], [(26, 3), (25, 11), (27, 20)])


def fork(d: Figure, halberd: Thing) -> None:
    """A sentry's open hand: the shaft in the fork of the thumb, four fingers laid across it."""
    with hand(d):
        digit(d, [(16, 6), (-4, -6), (-12, -20), (-14, -33)], 7.2, nail=0.9)
    halberd(d)
    with hand(d):
        palm(
            d,
            [
                (2, -18),
                (16, -24),
                (27, -18),
                (35, -2),
                (38, 18),
                (42, 40, "c"),
                (14, 41, "c"),
                (9, 30),
                (4, 22),
            ],
        )
        for joints, half in (
            ([(20, 17), (5, 21.5), (-6, 24), (-10, 29)], 5.0),
            ([(20, 8), (3, 10), (-11, 13), (-14.5, 19)], 5.8),
            ([(20, -3), (1, -3), (-14, 0), (-17.5, 6.5)], 6.0),
            ([(20, -14), (3, -16), (-11.5, -13), (-15, -6.5)], 5.9),
        ):
            digit(d, joints, half, taper=0.84)
        patch(d, (13, -18, "c"), (23, -20), (31, -4), (33, 16), (24, 28), (13, 24, "c"), (12, 10), (13, -4))
        knuckles(d, (14, -15), (15.6, -4), (15, 7), (13.6, 17))
        tendons(
            d, [(19, -13), (26, -8), (31, 4)], [(20, -3), (27, 4), (31, 14)], [(19, 8), (25, 15), (29, 26)]
        )


def dart(d: Figure, arrow: Thing) -> None:
    """A hunter's hold: the fingers closed behind the arrow, their joints beyond it, the thumb before."""
    with hand(d):
        for y, reach, half in ((19.0, 8.0, 5.2), (9.0, 12.5, 6.0), (-2.0, 14.5, 6.3), (-13.0, 12.0, 6.1)):
            digit(d, [(20, y - 1), (4, y - 2), (-reach, y)], half, taper=0.94, creases=False)
            d.lens([(-reach + 1, y - half + 2.4), (-reach - 2.2, y), (-reach + 1, y + half - 2)], 1.7)
    arrow(d)
    with hand(d):
        palm(d, [(6, -19), (14, -25), (26, -20), (35, -5), (38, 17), (42, 44, "c"), (15, 45, "c"),
            (9, 30), (5.5, 22), (4.5, 2)])  # fmt: skip
        digit(d, [(32, 18), (24, 3), (11, -5), (-6, -9)], 7.6, nail=0.9, taper=0.72)
        patch(d, (25, 7), (33, 7), (36, 24), (31, 30), (22, 20))
        d.fold(([(12, 31), (18, 23), (18, 13)], 2.2))
        tendons(d, [(33, -1), (35, 10), (36, 22)], [(13, -19), (20, -15), (24, -8)])


def forefinger_up(d: Figure, staff: Thing) -> None:
    """A sly hand: three fingers closed, the forefinger stretched up the staff, the thumb behind it."""
    with hand(d):
        digit(d, [(6, -2), (-9, -10), (-14, -22), (-13.5, -33)], 7.2, nail=0.9)
    staff(d)
    with hand(d):
        palm(
            d,
            [
                (-2, -12),
                (8, -24),
                (22, -22),
                (33, -5),
                (38, 18),
                (42, 40, "c"),
                (14, 41, "c"),
                (6, 28),
                (-4, 24),
            ],
        )
        for y, reach, half in ((20.6, 11.0, 5.2), (10.0, 15.5, 6.0), (-1.6, 16.5, 6.4)):
            digit(d, [(22, y + 1.6), (5, y), (-reach + 3, y + 0.6)], half, taper=0.92)
            d.lens([(-reach + 2, y - half + 2), (-reach - 0.4, y), (-reach + 1.4, y + half - 2.2)], 1.7)
        digit(d, [(23, -8), (11, -21), (4.5, -37), (2, -55)], 6.8, nail=0.95, taper=0.7)
        patch(d, (14, -10, "c"), (22, -17), (30, -2), (32, 18), (24, 29), (14, 27, "c"), (13, 12), (15, 0))
        knuckles(d, (18, 1), (18.4, 12), (16, 22))
        tendons(
            d, [(15, -16), (21, -12), (24, -4)], [(33, 4), (29, 15), (31, 28)], [(26, 4), (25, 12), (27, 20)]
        )


def poised(d: Figure, sceptre: Thing) -> None:
    """An old lady's hand: the rod between thumb and two fingers, ring and little finger stretched away."""
    with hand(d):
        digit(d, [(27, -14), (12, -20), (0, -17), (-8, -10)], 5.2, nail=-0.9)
        digit(d, [(27, -4), (10, -8), (-2, -6), (-10, 1)], 5.4, nail=-0.9)
    sceptre(d)
    with hand(d):
        palm(d, [(13, -17), (25, -20), (33, -8), (37, 14), (41, 40, "c"), (17, 41, "c"), (14, 30), (11, 8)])
        digit(d, [(25, 18), (14, 27), (1, 27), (-5, 20)], 4.7, nail=0.95)
        digit(d, [(25, 9), (11, 16.5), (-4, 15.5), (-11, 8)], 5.2, nail=0.95)
        band(d, (10, 16.4), 90, 5.0, RED)
        patch(d, (18, -12), (27, -15), (33, 6), (34, 24), (23, 30), (20, 18), (18, 4))
        digit(d, [(32, 18), (23, 6), (10, -1), (-4, -4)], 6.2, nail=-0.9)
        patch(d, (27, 10), (34, 14), (34, 28), (28, 28), (23, 18))
        tendons(
            d, [(20, -15), (25, -9), (28, 0)], [(31, -6), (33, 6), (35, 18)], [(20, 31), (24, 25), (26, 18)]
        )


def closed_on_the_grip(d: Figure, sword: Thing) -> None:
    """A swordsman's fist from outside: four fingers folded round the grip, the thumb's tip beyond them."""
    sword(d)
    with hand(d):
        digit(d, [(0, 8), (-12, 1), (-19, -6), (-20, -14)], 6.4, nail=-0.9, creases=False)
        palm(d, [(-3, -14), (8, -19), (22, -19), (33, -5), (38, 18), (42, 44, "c"), (14, 45, "c"),
            (7, 30), (-4, 26)])  # fmt: skip
        for y, reach, half in ((21.6, 9.0, 5.2), (11.4, 13.0, 6.0), (0.4, 15.0, 6.3), (-10.8, 13.0, 6.2)):
            digit(d, [(23, y + 2.4), (6, y), (-reach + 3, y + 0.4)], half, taper=0.94)
            d.lens([(-reach + 2, y - half + 2), (-reach - 0.4, y), (-reach + 1.4, y + half - 2.2)], 1.7)
        patch(d, (15, -14, "c"), (23, -16), (31, -2), (33, 18), (25, 30), (15, 28, "c"), (14, 12), (15, 0))
        knuckles(d, (19, -10), (19.4, 1.4), (18.6, 12.6), (16.4, 23))
        tendons(d, [(33, 4), (30, 15), (32, 28)], [(26, 4), (26, 12), (28, 20)])


def knuckles_first(d: Figure, axe: Thing) -> None:
    """A heavy fist held out, its knuckles to the viewer, the thumb locked over two fingers."""
    axe(d)
    with hand(d):
        palm(
            d,
            [
                (-12, -20),
                (2, -28),
                (20, -27),
                (33, -15),
                (38, 8),
                (42, 40, "c"),
                (13, 41, "c"),
                (4, 30),
                (-10, 26),
            ],
        )
        for y, left, right, half in ((21, -10.0, 21.0, 5.4), (10, -15.0, 25.0, 6.2), (-2, -16.5, 27.0, 6.6),
            (-14.4, -13.0, 25.0, 6.6)):  # fmt: skip
            block: list[Node] = [(right - 4, y - half * 1.04), (right + 2.6, y - half * 0.5),
                (right + 3, y + half * 0.5),
                (right - 4, y + half * 0.98), ((left + right) / 2, y + half * 0.86),
                (left + 3, y + half * 0.96),
                (left - 1.4, y + half * 0.4), (left - 1.2, y - half * 0.5), (left + 3, y - half * 0.98),
                ((left + right) / 2, y - half * 0.9)]  # fmt: skip
            palm(
                d, block, line=2.0, shade=Shade(angle=10, depth=0.2, spacing=4.2, width=1.9, reach=6, seed=4)
            )
            d.lens([(right - 5.4, y - half * 0.5), (right - 2.6, y), (right - 5, y + half * 0.5)], 1.7)
        digit(d, [(8, -25), (-9, -23), (-16, -12), (-12, 1)], 7.2, nail=0.9)
        patch(d, (0, -20), (2, -28), (14, -27), (18, -21), (8, -19))
        band(d, (6, -2), 90, 6.4, BLUE)
        tendons(d, [(34, 12), (31, 22), (33, 32)], [(26, 27), (26, 32), (28, 37)])


def thumb_on_the_guard(d: Figure, sword: Thing) -> None:
    """A broad fist round a hilt, the thumb set upright against the guard."""
    sword(d)
    with hand(d):
        palm(
            d,
            [
                (-6, -10),
                (8, -18),
                (24, -20),
                (35, -5),
                (39, 18),
                (43, 40, "c"),
                (13, 41, "c"),
                (5, 30),
                (-6, 26),
            ],
        )
        for y, reach, half in ((22, 11.0, 5.4), (11.4, 15.5, 6.4), (-0.6, 17.5, 6.8), (-12.2, 15.0, 6.4)):
            digit(d, [(23, y + 1.4), (5, y), (-reach + 3, y - 0.6)], half, taper=0.97)
            d.lens([(-reach + 2, y - half + 2), (-reach - 0.6, y - 0.4), (-reach + 1.4, y + half - 2.4)], 1.7)
        digit(d, [(30, 2), (22, -14), (13, -24), (4, -27)], 8.0, nail=-0.9, taper=0.8)
        patch(d, (19, -8), (24, -12), (34, -2), (34, 18), (25, 30), (15, 27, "c"), (14, 12), (16, 0))
        knuckles(d, (18, -8), (19, 2), (18.6, 13), (16, 23))
        band(d, (3, 11.4), 88, 6.2, RED)
        tendons(d, [(34, 6), (30, 17), (32, 30)], [(27, 6), (26, 14), (28, 22)])


def from_the_finger_side(d: Figure, sword: Thing) -> None:
    """A fist round a grip, its fingers to the viewer and slanted, the thumb up to the middle of the guard."""
    with hand(d):
        palm(d, [(-13, -18), (2, -22), (20, -18), (33, -3), (38, 18), (42, 44, "c"), (17, 45, "c"),
            (9, 31), (2, 27), (-12, 24)])  # fmt: skip
    sword(d)
    with hand(d):
        for y, reach, half in ((19.4, 4.0, 4.8), (9.8, 8.0, 5.6), (-0.8, 9.0, 5.9), (-11.8, 7.0, 5.7)):
            digit(d, [(-17, y - 4.4), (-10, y - 3.6), (0, y - 0.6), (reach, y + 2.2)], half, nail=0.95,
                taper=0.8)  # fmt: skip
        digit(d, [(31, 18), (26, 2), (17, -12), (4, -24)], 7.8, nail=0.9, taper=0.7)
        patch(d, (23, 8), (34, 7), (37, 24), (30, 32), (22, 20))
        d.fold(([(17, 35), (21, 26), (20, 15)], 2.4))
        tendons(d, [(35, 10), (35, 20), (38, 30)])
