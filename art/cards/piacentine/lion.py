"""A small lion rising on its hind legs, as woven on the sash."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, Drawing
from art.cards.piacentine.inks import INK

_BODY: list[Node] = [
    (-38, -28), (-36, -36), (-27, -43), (-22, -50, "c"), (-16, -46), (-8, -47, "c"), (-4, -40), (4, -36, "c"),
    (3, -28), (9, -20, "c"), (6, -12), (10, 2), (17, 14), (21, 28), (16, 40), (21, 50, "c"), (3, 51, "c"),
        (5, 42),
    (1, 32), (-6, 32), (-15, 40), (-12, 49, "c"), (-29, 49, "c"), (-26, 37), (-18, 25), (-9, 14), (-11, 3),
    (-20, 6), (-31, 12), (-40, 6, "c"), (-36, -1), (-24, -7), (-22, -11), (-34, -10), (-46, -9),
        (-50, -18, "c"),
    (-41, -20), (-30, -19), (-27, -23), (-36, -22, "c"),
]  # fmt: skip
_TAIL = ((16, 24, 3.4), (31, 22, 3.2), (34, 6, 3.0), (26, -6, 2.8), (30, -20, 2.6))
_TUFT: list[Node] = [
    (27, -20, "c"),
    (22, -32),
    (30, -46, "c"),
    (33, -36),
    (42, -38, "c"),
    (40, -26),
    (33, -19, "c"),
]


def lion(d: Drawing, fill: str) -> None:
    """The lion about (0, 0), 90 wide and 100 high, rising to the left."""
    d.limb(_TAIL, fill, DETAIL, end="round", depth=0)
    d.shape(smooth(_TUFT), fill, DETAIL)
    d.shape(smooth(_BODY), fill, DETAIL, shade=[Shade(depth=0.26, spacing=5, width=2.2, reach=9)])
    d.flats(circle(-25, -33, 2.6), ink=INK)
    d.fold(([(-8, -46), (-13, -36), (-12, -24)], 3.4), ([(3, -35), (-5, -27), (-6, -16)], 3.4))
