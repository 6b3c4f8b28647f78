"""Hands at the reins, a horseman's each, about the fist's middle; the reins leave down near (-14, 24).

And what hangs out of such a fist.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.layered_hand import Hand
from art.cards.trevisane.fingers import digit, knuckles, patch, tendons, wrist


def tasselled_end(d: Drawing, tack: Bridle, way: Sequence[Point]) -> None:
    """The end of the rein along `way`, knotted over a tassel; draw the hand after it."""
    half_tack.rein_end(d, tack, way)
    with d.at(*way[-1]):
        fringe: list[Node] = [
            (-5, 2, "c"), (-9, 14), (-10, 25, "c"), (-5, 23), (-3, 27, "c"), (1, 24), (4, 27, "c"), (6, 23),
            (10, 25, "c"), (9, 14), (5, 2, "c"),
        ]  # fmt: skip
        d.shape(smooth(fringe), tack.stud, INNER)
        d.fold(([(-3, 23), (-3, 14), (-1, 7)], 2.6), ([(4, 23), (3, 14), (1, 7)], 2.6))
        d.shape(circle(0, 0, 7), tack.strap, INNER)


def _in_profile(d: Drawing, skin: str) -> None:
    wrist(d, [(4, 0, 24), (20, 0, 23), (36, 0, 19.5), (66, -2, 18)], skin)
    for run, half in (
        ([(-8, 19), (-22, 23)], 6.8), ([(-9, 8), (-29, 12)], 7.8),
        ([(-9, -4), (-33, -1)], 8.2), ([(-9, -15), (-32, -14)], 8.2),
    ):  # fmt: skip
        digit(d, run, half, skin, creased=False)
    patch(d, [(44, -19, "c"), (22, -26), (2, -27), (-14, -23), (-19, -15), (-17, -10), (-20, -3), (-18, 3),
        (-18, 9), (-14, 15), (-13, 23), (2, 27), (24, 23), (44, 19, "c")], skin, (0, 3), (10, 13),
        shade=(Shade(angle=80, depth=0.4, spacing=4.8, width=2.4, reach=12),))  # fmt: skip
    knuckles(d, [(-13, -16), (-14, -4), (-13, 8), (-9, 19)], 180, 5.4)
    tendons(d, ((-4, -13), (18, -6)), ((-4, -2), (16, 2)))
    digit(d, [(20, -21), (-4, -31), (-28, -27)], 8.2, skin, nail=True)
    patch(d, [(8, -20), (14, -27), (26, -25), (32, -12), (18, -8)], skin, shade=())
    d.lens([(7, -18), (14, -15), (22, -16)], 2.2)


IN_PROFILE: Final = Hand(before=_in_profile, wrist=(44, -1), way=-1)
"""From the back of the hand, the fingers going round at its far end, the thumb along the top."""
