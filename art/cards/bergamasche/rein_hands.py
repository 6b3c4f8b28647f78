"""Two hands at the rein, from the back: elbow, fist and bit lie in one line.

About the middle of the grip; the rein leaves to the right, the forearm to the left. None is used twice.
"""

from __future__ import annotations

from typing import Final

from art.cards.bergamasche.digits import creases, digit, forearm, knuckles, patch
from art.cards.kit.hatch import Shade
from art.cards.kit.svg import Drawing
from art.cards.parts.layered_hand import Hand

MOUTH: Final = (24.0, -22.0)
"""Point at which the rein comes in, between thumb and forefinger."""
FOOT: Final = (2.0, 34.0)
"""Point at which its end leaves the fist."""
_UNDER = Shade(angle=80, depth=0.38, spacing=4.6, width=2.4, reach=12)


def _closed(d: Drawing, skin: str) -> None:
    forearm(d, skin, (-12, 4), (-48, 6), (-74, 8), 25)
    for track, half in (
        ([(-4, 24), (14, 28), (10, 36)], 6.6), ([(0, 13), (21, 17), (17, 27)], 7.6),
        ([(2, 1), (26, 4), (23, 15)], 8.2), ([(0, -12), (25, -10), (25, 1)], 8.0),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.9)
    patch(d, skin, [(-32, -18), (-18, -24), (-2, -21), (7, -10), (10, 2), (7, 16), (0, 29), (-14, 32),
            (-30, 27), (-38, 4)],
          slice(0, 3), slice(6, 9), shade=[_UNDER])  # fmt: skip
    knuckles(d, [(5, -11), (8, 2), (6, 14), (0, 24)], 0, 5.2)
    creases(d, ([(-4, -8), (-14, -6), (-24, -6)], 1.6), ([(-2, 3), (-12, 4), (-24, 3)], 1.8),
            ([(-3, 14), (-12, 14), (-22, 11)], 1.6))  # fmt: skip
    digit(d, [(-26, -14), (-6, -27), (12, -27), (27, -20)], 8.4, skin, tip=0.78, nail=True, inside=-1)
    patch(d, skin, [(-34, -14), (-24, -22), (-12, -20), (-8, -12), (-20, -6)])


def _pointing(d: Drawing, skin: str) -> None:
    forearm(d, skin, (-12, 6), (-46, 22), (-70, 34), 24)
    for track, half in (
        ([(-12, 26), (4, 40), (-6, 45)], 6.8), ([(-4, 16), (18, 29), (6, 37)], 7.8),
        ([(4, 4), (29, 13), (18, 24)], 8.4),
    ):  # fmt: skip
        digit(d, track, half, skin, tip=0.95)
    digit(d, [(4, -8), (24, -10), (42, -3)], 7.8, skin, tip=0.8, nail=True, inside=-1)
    patch(d, skin, [(-30, -8), (-16, -18), (0, -17), (9, -8), (11, 4), (6, 18), (-4, 31), (-18, 32),
            (-32, 30), (-36, 12)],
          slice(0, 3), slice(6, 9), shade=[_UNDER])  # fmt: skip
    knuckles(d, [(7, -7), (9, 5), (5, 17), (-3, 27)], 20, 5.0)
    digit(d, [(-22, -8), (-8, -24), (8, -31), (26, -26)], 8.2, skin, tip=0.76, nail=True, inside=-1)
    patch(d, skin, [(-30, -6), (-20, -16), (-10, -16), (-6, -8), (-18, 0)])
    creases(d, ([(-6, -12), (2, -16), (6, -20)], 2.4), ([(-40, 6), (-36, 14), (-37, 22)], 1.8))


CLOSED_ON_THE_REIN: Final = Hand(wrist=(-48, 6), way=176, before=_closed)
"""The veined back of an old fist, the thumb flat along the rein."""
FOREFINGER_ALONG_THE_REIN: Final = Hand(wrist=(-46, 22), way=154, before=_pointing)
"""The forefinger stretched under the rein towards the bit, three fingers bent."""
