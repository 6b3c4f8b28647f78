"""Hands at the reins, a horseman's each, about the fist's middle; the reins leave down near (-14, 24).

And what hangs out of such a fist.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts import half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.trevisane.fingers import Hand, digit, knuckles, patch, tendons, wrist


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


def _thumb_on_top(d: Drawing, skin: str) -> None:
    wrist(d, [(2, 0, 24), (14, 8, 24), (30, 20, 19.5), (54, 38, 18)], skin)
    for run, half in (
        ([(22, -4), (22, 14), (15, 27)], 7.4), ([(8, -8), (8, 14), (4, 28)], 8.2),
        ([(-8, -8), (-9, 12), (-9, 26)], 8.4), ([(-23, -8), (-27, 8), (-20, 21)], 8.2),
    ):  # fmt: skip
        digit(d, run, half, skin)
    patch(d, [(-32, -8, "c"), (-28, -19), (-14, -25), (4, -26), (20, -21), (32, -10), (33, 2, "c"), (22, 0),
        (8, -3), (-8, -3), (-22, -2)], skin, (0, 6), shade=())  # fmt: skip
    digit(d, [(16, -18), (-4, -22), (-24, -18), (-36, -10)], 8.2, skin, nail=True)
    patch(d, [(6, -22), (18, -21), (26, -14), (18, -8), (6, -12)], skin, shade=())
    d.line(smooth([(6, -26), (20, -22), (31, -12), (33, 0)], closed=False), OUTER)
    knuckles(d, [(22, -3), (8, -6), (-8, -6)], 90, 5)
    d.lens([(12, -13), (22, -11), (28, -4)], 2.2)


def _palm_up(d: Drawing, skin: str) -> None:
    wrist(d, [(4, 4, 24), (18, 3, 24), (36, 0, 19.5), (66, -4, 18)], skin)
    for run, half in (
        ([(20, 20), (23, 4), (15, -9)], 7.2), ([(8, 25), (10, 4), (4, -11)], 8.2),
        ([(-7, 26), (-6, 4), (-9, -11)], 8.4), ([(-21, 20), (-22, 3), (-19, -9)], 8.0),
    ):  # fmt: skip
        digit(d, run, half, skin)
    patch(d, [(-28, 16, "c"), (-26, 27), (-12, 34), (6, 33), (22, 28), (34, 18, "c"), (22, 18), (8, 20),
        (-7, 21), (-20, 17)], skin, (0, 5), shade=())  # fmt: skip
    digit(d, [(34, -8), (18, -22), (-4, -23), (-22, -19)], 8.8, skin, nail=True)
    patch(d, [(26, -12), (34, -17), (44, -10), (42, 4), (30, 2)], skin, shade=())
    d.lens([(26, -2), (30, 6), (29, 14)], 2.2)


def _between_fingers(d: Drawing, skin: str) -> None:
    wrist(d, [(2, -2, 24), (16, -3, 24), (34, -3, 19.5), (64, -4, 18)], skin)
    for run, half in (
        ([(28, -2), (33, 16), (26, 31)], 7.2), ([(10, -9), (11, 14), (4, 28)], 8.0),
        ([(-5, -12), (-6, 12), (-10, 27)], 8.4), ([(-20, -9), (-23, 10), (-24, 23)], 8.0),
    ):  # fmt: skip
        digit(d, run, half, skin)
    patch(d, [(-27, -14, "c"), (-22, -24), (-8, -28), (10, -27), (26, -21), (40, -20, "c"), (40, 6, "c"),
        (28, 4), (11, -2), (-5, -6), (-20, -5)], skin, (0, 5), shade=())  # fmt: skip
    digit(d, [(-16, -16), (-33, -8), (-38, 10)], 8.4, skin, nail=True)
    patch(d, [(-22, -22), (-8, -22), (-8, -8), (-20, -7)], skin, shade=())
    knuckles(d, [(-20, -8), (-5, -10), (11, -7), (27, 0)], 90, 5.2)
    tendons(d, ((-2, -16), (12, -14)), ((12, -12), (26, -10)))


THUMB_ON_TOP: Final = Hand(before=_thumb_on_top, wrist=(38, 26), way=36)
"""Knuckles up, the thumb flat on the rein along the top."""
PALM_UP: Final = Hand(before=_palm_up, wrist=(44, -1), way=-4)
"""Turned up: the finger ends to us, the thumb shut over them."""
BETWEEN_FINGERS: Final = Hand(before=_between_fingers, wrist=(42, -3), way=-2)
"""The rein runs out between the ring finger and the little one."""
