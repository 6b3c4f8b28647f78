"""The four horsemen's hands on the rein, each with the strap that goes through it.

The rein comes to the fist from outside (`tack.reins`); its end hangs out. Origin: the middle of the fist.
"""

from __future__ import annotations

from art.cards.kit.inks import FLESH
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Point
from art.cards.kit.svg import INNER, Drawing
from art.cards.napoletane.digits import Digit, Flesh, build, lines


def thumb_on_top(d: Drawing, strap: str, skin: str = FLESH) -> None:
    """A quiet hand, its back to us: the rein comes in under the ring finger and out below the thumb.

    The wrist is at (-36, -4), the rein comes in at (16, 5).
    """
    build(
        d, skin,
        Digit(((-2, 13), (9, 15.4), (12, 21)), 4.2),
        Digit(((1, 7), (14, 8.4), (17.6, 15)), 4.7),
        Digit(((2, -2), (16, -1.4), (20.6, 5.4)), 4.9),
        Digit(((2, -10), (14, -10.6), (19.4, -4.6)), 4.7),
        Flesh([
            (-36, -15, "c"), (-28, -15), (-14, -17), (0, -16), (7, -13), (9, -8), (8, -4), (9.4, 0), (7.4, 4),
            (8, 8), (4.6, 11.6), (3, 17), (-6, 17), (-18, 10), (-28, 7), (-36, 7, "c"),
        ]),
    )  # fmt: skip
    _strap(d, strap, [(6, -14), (15, -18), (24, -12), (26, 2), (23, 18), (25, 30)])
    build(d, skin, Digit(((-14, -11), (-3, -18.6), (8, -19.6), (14, -16)), 4.7, open=True, nail=True))
    lines(d, [(6, -11), (10, -8.6), (7, -6)], [(7, -3), (11, 0), (7.4, 2.6)], [(5.4, 6), (9.4, 8), (6, 11)])
    lines(d, [(2, -8), (-8, -9), (-20, -7)], [(2, 0), (-8, -1), (-22, -1)], [(0, 9), (-8, 7), (-20, 3)],
          width=1.5)  # fmt: skip


def drawn_to_the_lap(d: Drawing, strap: str, skin: str = FLESH) -> None:
    """A hand before the body, seen from above the knuckles: the doubled rein lies between its fingers.

    The wrist is at (38, -2), the rein comes in at (-12, 0).
    """
    build(
        d, skin,
        Digit(((13, -11), (1, -19), (-12, -18), (-19, -12)), 4.6, nail=True),
        Digit(((-1, -8), (-14, -8), (-20, 0)), 4.7),
    )  # fmt: skip
    _strap(d, strap, [(2, 12), (0, 24), (6, 34), (3, 46)])
    build(
        d, skin,
        Digit(((0, -2), (-11, 2), (-16, 10.6)), 4.9),
        Digit(((4, 5), (-5, 9.4), (-9, 18)), 4.7),
        Digit(((10, 10), (4, 15), (1, 22)), 4.2),
        Flesh([
            (42, -12, "c"), (28, -15), (13, -17), (1, -16), (-6, -12), (-5.4, -7), (-4, -4), (-4.6, 0),
            (-1, 3),
            (-0.6, 7), (4.4, 9), (6, 13.6), (13, 15), (22, 12), (31, 9), (42, 9, "c"),
        ]),
    )  # fmt: skip
    lines(d, [(-4, -11), (-8, -8.6), (-5.4, -5.4)], [(-3, -3), (-7, -0.6), (-4, 2)], [(1, 4), (-2.4, 6.4),
          (1, 8.6)],
          [(7, 9.4), (4, 12), (7.4, 14)])  # fmt: skip
    lines(d, [(-1, -8), (9, -9), (22, -8)], [(2, -1), (11, -3), (24, -3)], [(7, 5), (14, 2.6), (26, 2)],
          width=1.5)  # fmt: skip


def pulled_tight(d: Drawing, strap: str, skin: str = FLESH) -> None:
    """A fist that holds back a fiery horse: the palm turned up, the nails seen, the thumb clamped over.

    The wrist is at (-36, -8), the rein comes in at (6, -3).
    """
    _strap(d, strap, [(2, 10), (4, 22), (-1, 32), (2, 42)])
    build(
        d, skin,
        Flesh([
            (-34, -17, "c"), (-28, -15), (-18, -16), (-8, -14), (0, -10), (3, 0), (2, 10), (-2, 19),
            (-12, 17),
            (-20, 9), (-28, 4), (-35, 3, "c"),
        ]),
        Digit(((11, 15.4), (3, 19.6), (-6, 16.4)), 4.2, nail=True),
        Digit(((15.6, 8), (4, 11), (-7, 7.6)), 4.7, nail=True),
        Digit(((17, -1), (4, 2), (-8, -1.4)), 5.0, nail=True),
        Digit(((14.6, -10), (4, -8.6), (-6, -10)), 4.8, nail=True),
        Digit(((-19, -9), (-9, -18), (3, -18.4), (11, -14)), 4.9, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(-13, -6), (-15, 2), (-11, 10)], [(-30, -13), (-30, -6), (-32, 2)])


def held_in_the_fingers(d: Drawing, strap: str, skin: str = FLESH) -> None:
    """A light hand: the rein between thumb and forefinger, the other fingers hanging loose beside its end.

    The wrist is at (38, 0), the rein comes in at (-14, -1).
    """
    build(d, skin, Digit(((6, -5), (-9, -8), (-18, 1)), 4.6))
    _strap(d, strap, [(-15, -1), (-8, 2), (-6, 20), (-2, 34)])
    build(
        d, skin,
        Digit(((13, 11), (8, 18), (5, 26)), 4.0, nail=True),
        Digit(((9, 8), (0, 13), (-3, 22)), 4.5, nail=True),
        Digit(((6, 2), (-6, 5), (-11, 14)), 4.7, nail=True),
        Flesh([
            (36, -12, "c"), (28, -13), (15, -15), (5, -12), (0, -7), (0, -2), (-0.6, 2), (2.6, 5),
            (3, 9.6), (8, 11.6),
            (10, 16), (17, 16.4), (26, 12), (36, 10, "c"),
        ]),
        Digit(((17, -10), (5, -18.6), (-7, -15), (-15.6, -6)), 4.8, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(2, -2), (-1.6, 1), (2.4, 4)], [(6, 6), (3, 9), (6.6, 11)], [(12, 11), (9.4, 14), (13, 16)])
    lines(d, [(5, 0), (14, -3), (26, -4)], [(9, 7), (17, 3), (28, 2)], width=1.5)


def _strap(d: Drawing, ink: str, run: list[Point]) -> None:
    d.shape(ribbon(run, 3.3, forked=False), ink, INNER)
