"""The four horsemen's hands on the rein, each with the strap that goes through it.

The rein comes to the fist from outside (`tack.reins`); its end hangs out. Origin: the middle of the fist.
"""

from __future__ import annotations

from art.cards.kit.inks import FLESH
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Point
from art.cards.kit.svg import INNER, Drawing
from art.cards.napoletane.digits import Digit, Flesh, build, lines


def thumb_over_forefinger(d: Drawing, strap: str, skin: str = FLESH) -> None:
    """A quiet fist seen from its thumb: the rein lies between thumb and bent forefinger, goes through it and
    hangs out under the little finger.

    The wrist is at (-36, -4), the rein comes in at (18, -1).
    """
    _strap(d, strap, [(-4, 10), (-6, 24), (-2, 34), (-5, 46)])
    build(
        d, skin,
        Digit(((-4, 6), (5, 14), (0, 20), (-8, 18)), 4.2),
        Digit(((-2, 0), (12, 7), (8, 14.6), (-2, 15)), 4.6),
        Digit(((0, -12), (13, -10), (18, -1), (9, 6), (0, 5)), 4.9),
        Flesh([
            (-36, -15, "c"), (-26, -16), (-12, -18), (0, -17.4), (6, -14), (4, -7), (3, 2), (-2, 9),
            (-8, 17), (-14, 15), (-20, 10), (-28, 7), (-36, 7, "c"),
        ]),
    )  # fmt: skip
    _strap(d, strap, [(6, -1), (13, -1), (20, 2)])
    build(d, skin, Digit(((-17, -1), (-6, 1), (6, -2.6), (15, -5)), 5.0, open=True, nail=True))
    lines(d, [(2, -15), (7, -14), (9, -10)], [(-12, -15), (-22, -12), (-31, -11)], width=1.6)
    lines(d, [(-13, 6), (-20, 5), (-25, 2)], width=2.0)


def drawn_to_the_lap(d: Drawing, strap: str, skin: str = FLESH) -> None:
    """A fist before the body, its back to us: the doubled rein comes in between two fingers and two, the
    thumb lies on top.

    The wrist is at (38, -2), the rein comes in at (-16, -1).
    """
    _strap(d, strap, [(6, 12), (3, 24), (7, 34), (3, 46)])
    build(
        d, skin,
        Digit(((14, -12), (4, -19), (-8, -18.6), (-15, -15)), 4.7, nail=True),
        Digit(((0, -9.6), (-13, -9)), 4.8, slim=1.0),
        Digit(((0, -1), (-16, -0.4)), 5.0, slim=1.0),
        Digit(((2, 7.4), (-14, 8.4)), 4.8, slim=1.0),
        Digit(((6, 14.4), (-8, 16)), 4.3, slim=1.0),
        Flesh([
            (42, -12, "c"), (28, -15), (13, -17), (2, -16), (-4, -13), (-3.4, -8), (-6, -4), (-5.4, 1),
            (-5, 5), (-3, 10), (-1, 13), (2, 18), (12, 18), (22, 13), (31, 9), (42, 9, "c"),
        ]),
    )  # fmt: skip
    lines(d, [(-4, -12), (-7.6, -9.6), (-4.4, -7)], [(-5, -4), (-9, -1.4), (-5.6, 1.4)],
          [(-4.4, 5), (-8, 7.4), (-4.6, 9.6)], [(-1, 12.4), (-4, 14.6), (-0.6, 16.6)])  # fmt: skip
    lines(d, [(1, -9), (10, -10), (22, -8)], [(0, -1), (11, -3), (24, -3)], [(3, 8), (13, 4), (26, 2)],
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


def two_fingers_through(d: Drawing, strap: str, skin: str = FLESH) -> None:
    """A light fist, its palm to us: the rein goes in between two fingers and two, the thumb lies on the
    forefinger, the end hangs out below.

    The wrist is at (38, 0), the rein comes in at (-20, 3).
    """
    _strap(d, strap, [(3, 16), (5, 28), (1, 40)])
    build(
        d, skin,
        Flesh([
            (36, -12, "c"), (28, -13), (17, -16), (6, -16), (-3, -14), (-6, 0), (-4, 18), (6, 21),
            (17, 17.4), (26, 12), (36, 10, "c"),
        ]),
        Digit(((-9, 17), (1, 19), (9, 16)), 4.0, nail=True),
        Digit(((-14, 9.4), (-2, 10.6), (9, 8.4)), 4.6, nail=True),
    )  # fmt: skip
    _strap(d, strap, [(-28, 6), (-18, 3.6), (-6, 4), (6, 4)])
    build(
        d, skin,
        Digit(((-16, -1), (-3, 0.6), (9, -1)), 4.9, nail=True),
        Digit(((-13, -10.4), (-2, -9), (9, -9.4)), 4.7, nail=True),
        Digit(((23, -7), (14, -17), (2, -20), (-8, -17.4)), 4.9, open=True, nail=True),
    )  # fmt: skip
    lines(d, [(15, -10), (19, -1), (17, 9)], [(31, -8), (31, 0), (32, 6)])


def _strap(d: Drawing, ink: str, run: list[Point]) -> None:
    d.shape(ribbon(run, 3.3, forked=False), ink, INNER)
