"""The hands that hold no sign: on a hip, on a purse, in a mantle, hanging, raised. Origins: see each."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import FLESH
from art.cards.kit.svg import Drawing
from art.cards.napoletane.digits import Digit, Flesh, build, lines


def gathering_the_purse(d: Drawing, skin: str = FLESH) -> None:
    """Fingers that draw the neck of a purse together from above; the wrist at (0, 0) at the upper right."""
    build(
        d, skin,
        Digit(((-14, 4), (-26, 8), (-36, 17)), 4.5, nail=True),
        Digit(((-5, 16), (-8, 26), (-17, 33)), 4.1, nail=True),
        Digit(((-9, 13), (-15, 23), (-25, 31)), 4.6, nail=True),
        Digit(((-13, 9), (-22, 18), (-32, 27)), 4.7, nail=True),
        Flesh([
            (8, -9, "c"), (-4, -9), (-14, -5), (-19, 3), (-18, 9), (-13, 13), (-8, 18), (-2, 19), (4, 12),
            (10, 8, "c"),
        ]),
    )  # fmt: skip
    lines(
        d,
        [(-18, 5), (-14, 6), (-14, 10)],
        [(-13.6, 11), (-10, 11), (-9.6, 15)],
        [(-8.6, 16), (-5, 15), (-3.6, 19)],
    )
    lines(d, [(-13, 4), (-7, 0), (0, -4)], [(-9, 9), (-3, 4), (4, 0)], width=1.5)


def fist_on_hip(d: Drawing, skin: str = FLESH) -> None:
    """A fist set on the hip with its knuckles: the back of the hand towards us, the thumb behind the belt.

    The wrist is at (0, 0) at the right.
    """
    build(
        d, skin,
        Digit(((-10, -6), (-20, -11), (-28, -8)), 4.4),
        Digit(((-16, 16), (-11, 19.4), (-4, 18)), 4.2),
        Digit(((-22, 10.6), (-16, 14.6), (-8, 14)), 4.7),
        Digit(((-26, 3.4), (-19, 7.6), (-11, 8)), 4.9),
        Digit(((-26, -4), (-19, -0.4), (-11, 1)), 4.8),
        Flesh([
            (8, -10, "c"), (-4, -11), (-14, -10), (-25, -8.6), (-29, -3), (-25, -0.4), (-22, 1), (-24, 6),
            (-19, 9),
            (-18, 13), (-12, 16), (-11, 20), (-3, 18), (3, 11), (9, 9, "c"),
        ], (Shade(angle=50, depth=0.4, spacing=4.2, width=2.2, reach=10),)),
    )  # fmt: skip
    lines(
        d,
        [(-25, -6), (-22, -3.6), (-22.6, 0)],
        [(-24, 3), (-20, 4.4), (-20, 8)],
        [(-18.6, 10), (-15, 10.6), (-14, 14.6)],
    )
    lines(
        d,
        [(-19, -3), (-10, -4), (0, -5)],
        [(-16, 3.6), (-8, 1.6), (2, 0)],
        [(-11, 10), (-5, 6.6), (3, 4)],
        width=1.5,
    )


def gathering_the_swag(d: Drawing, skin: str = FLESH) -> None:
    """A hand that has taken the edge of a mantle from behind: thumb above the cloth, four fingers before it.

    Origin: the gathered cloth; the wrist at (-34, 4).
    """
    build(
        d, skin,
        Digit(((-12, 13), (-1, 18), (8, 16)), 4.2, nail=True),
        Digit(((-13, 7), (2, 11), (13, 8)), 4.7, nail=True),
        Digit(((-13, -1), (3, 2.6), (15, -0.6)), 4.9, nail=True),
        Digit(((-12, -9), (2, -7), (13, -9)), 4.7, nail=True),
        Flesh([
            (-36, -9, "c"), (-30, -12), (-20, -16), (-11, -14), (-8, -9), (-9.4, -4), (-8.4, 0), (-9.4, 5),
            (-8.4, 9), (-9, 17), (-18, 17), (-28, 13), (-36, 12, "c"),
        ]),
        Digit(((-18, -9), (-9, -18), (2, -20), (10, -17.4)), 4.8, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(-10, -7.6), (-13, -5), (-10.4, -2)], [(-10, 1), (-13.4, 3.4), (-10.4, 6.6)],
          [(-10.4, 9), (-13, 11.4), (-10.4, 14.4)])  # fmt: skip
    lines(d, [(-15, -4), (-23, -4), (-32, -2)], [(-15, 4), (-23, 3), (-32, 3)], width=1.5)


def holding_the_cloak(d: Drawing, skin: str = FLESH) -> None:
    """A hand closed over bunched cloth that runs down through it, its back to us, the forefinger pointing
    down along the fold. Origin: the cloth; the wrist at (-26, -12).
    """
    build(
        d, skin,
        Digit(((-8, 14), (-2, 19), (7, 18)), 4.2),
        Digit(((-7, 9), (2, 13), (12, 11)), 4.6),
        Digit(((-4, 2), (6, 5.4), (15, 3)), 4.8),
        Digit(((-1, -6), (10, -5), (17, -6.6)), 4.7),
        Flesh([
            (-34, -24, "c"), (-24, -19), (-12, -18), (-2, -14), (2, -8), (0.6, -3), (-1, 2), (-3, 6.4),
            (-5, 11),
            (-6.6, 18), (-14, 15), (-22, 8), (-30, 0), (-38, -6, "c"),
        ]),
        Digit(((-10, -12), (2, -17), (13, -15)), 4.6, open=True, nail=True),
    )  # fmt: skip
    lines(
        d,
        [(-1, -7), (-4.4, -5.4), (-2.6, -2)],
        [(-3, 1), (-6.6, 3), (-4.6, 6)],
        [(-5.6, 9.6), (-9, 11), (-7, 14.4)],
    )
    lines(d, [(-8, -5), (-16, -9), (-25, -13)], [(-10, 4), (-17, -1), (-26, -7)], width=1.5)


def hanging_at_ease(d: Drawing, skin: str = FLESH) -> None:
    """A hand that hangs from the wrist at (0, 0), seen from its thumb; the fingers curl in, each a little
    more than the one before.
    """
    build(
        d, skin,
        Digit(((-9, 26), (-8, 38), (-1, 46)), 4.3),
        Digit(((-4, 27), (-1, 39), (5, 46.6)), 4.6),
        Digit(((1, 27), (6, 38), (9.6, 47)), 4.7),
        Digit(((7, 24), (12.4, 36), (12, 47.6)), 4.6),
        Flesh([
            (-9, -5, "c"), (-10, 6), (-14, 15), (-15, 26), (-9, 31), (-1, 31), (7, 30), (12.6, 26), (13, 14),
            (10, 5), (9.6, -5, "c"),
        ]),
        Digit(((3, 12), (0, 24), (3, 35)), 4.9, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(6, 6), (8.6, 14), (8, 23)], [(-9, 8), (-10, 16), (-8.6, 24)])
    lines(d, [(-4, 29), (-4, 26), (-7, 24)], width=1.5)


def open_in_greeting(d: Drawing, skin: str = FLESH) -> None:
    """An open palm raised towards us, the fingers at ease: two together, two a little bent.

    The wrist is at (0, 36), the thumb stands off to the right.
    """
    build(
        d, skin,
        Digit(((-10, 6), (-16.6, -6), (-17, -18)), 4.0),
        Digit(((-4, 2), (-8, -14), (-7, -28)), 4.6),
        Digit(((3, 1), (2.4, -16), (1.4, -32)), 4.8),
        Digit(((10, 3), (12.6, -12), (14.4, -27)), 4.6),
        Digit(((9, 22), (20, 12), (25, -1), (25.6, -8)), 4.8),
        Flesh([
            (-9.4, 40, "c"), (-12, 30), (-15.4, 18), (-15.6, 7), (-11, 1), (-4, -1.6), (4, -2),
            (11.4, -1), (15, 5), (17, 12),
            (19, 17), (14, 27), (10, 40, "c"),
        ], (Shade(depth=0.3, spacing=4.2, width=2.1, reach=11),)),
    )  # fmt: skip
    lines(d, [(13, 5), (6, 10), (1.6, 18), (1.6, 29)], [(-13.6, 10), (-4, 8.6), (7, 3)],
          [(-13.6, 17), (-5, 14.6), (3, 13)], width=2.0)  # fmt: skip
    lines(
        d,
        [(-13, 5), (-9.6, 4), (-6.6, 5)],
        [(-5.4, 2.6), (-1.6, 1.6), (2, 2.6)],
        [(5, 1.6), (8.6, 1), (12, 2.6)],
        [(-8, 35), (0, 36.6), (9, 35)],
    )
