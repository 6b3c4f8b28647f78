"""The lifted foreleg of the full-length horse facing right: forearm, knee, cannon, fetlock, pastern, hoof.

Units of `horse`, the origin in the middle of the knee.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.parts.engrave import rake
from art.cards.parts.legs import Coat


@dataclass(frozen=True, kw_only=True)
class Lift:
    """Place of the lifted knee, and the degrees by which the leg is turned about it."""

    x: float
    y: float
    turn: float = 0.0


NEAR = Lift(x=445, y=549)
FAR = Lift(x=462, y=538)

_FRONT: list[Node] = [
    (-56, -86, "c"), (-36, -64), (-17, -45), (-5, -31), (1, -25, "c"), (13, -19, "c"), (18, -5), (18, 8),
    (12, 20, "c"), (9, 40), (4, 64), (5, 73), (0, 84, "c"), (-11, 95), (-19, 104, "c"),
]  # fmt: skip
_BACK: list[Node] = [
    (-36, 88, "c"), (-26, 80), (-21, 74, "c"), (-23, 69), (-17, 60), (-11, 42), (-9, 24, "c"), (-16, 18),
    (-18, 8, "c"), (-28, -1), (-46, -8), (-70, -14), (-104, -26, "c"),
]  # fmt: skip
_HOOF: list[Node] = [
    (-18, 105, "c"), (-23, 118), (-27, 130, "c"), (-40, 117), (-50, 98, "c"), (-43, 93), (-37, 87, "c"),
    (-26, 94),
]  # fmt: skip


def lifted(d: Drawing, lift: Lift, fill: str, coat: Coat) -> None:
    """The leg in that ink; its root lies under the trunk or is covered by the shoulder's patch."""
    with d.at(lift.x, lift.y, 1.0, lift.turn):
        d.shape(smooth(_HOOF), coat.hoof, INNER)
        d.fold(([(-31, 96), (-34, 108), (-33, 121)], 2.6), ([(-38, 94), (-42, 102), (-42, 111)], 2.4))
        d.shape(smooth([*_FRONT, *_BACK]), fill, None)
        d.line(smooth(list(_FRONT), closed=False), OUTER)
        d.line(smooth(list(_BACK), closed=False), OUTER)
        d.line(smooth([(-19, 104, "c"), (-26, 95), (-36, 88, "c")], closed=False), INNER)
        _engraving(d)


def _engraving(d: Drawing) -> None:
    """Shade along the under side, the box of the knee, the tendon, the fetlock's tuft."""
    under: list[Point] = [(-92, -22), (-68, -14), (-44, -8), (-26, 0)]
    within: list[Point] = [(-82, -42), (-62, -32), (-42, -22), (-25, -11)]
    rake(d, under, within, 12, width=3.0, bend=0.12, seed=3)
    rake(d, [(-9, 26), (-11, 42), (-16, 58)], [(0, 28), (-3, 42), (-8, 58)], 8, width=2.8, seed=4)
    d.fold(
        ([(-50, -60), (-34, -40), (-14, -24)], 4.4), ([(3, -25), (-4, -18), (-6, -8)], 4.4),
        ([(13, -19), (10, -10), (2, -4)], 4.4), ([(12, 20), (5, 15), (-4, 16)], 4.6),
        ([(-18, 8), (-9, 6), (-5, -2)], 4.2), ([(7, 26), (1, 42), (-4, 60)], 2.8),
        ([(4, 68), (-3, 74), (-12, 74)], 4.0), ([(-21, 74), (-14, 77), (-9, 83)], 3.6),
    )  # fmt: skip
