"""A small lion rising on its hind legs, as woven on the sash."""

from __future__ import annotations

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import Node, circle, smooth
from tools.cards.kit.svg import DETAIL, Drawing
from tools.cards.piacentine.inks import INK

_BODY: list[Node] = [
    (-22, -38, "c"), (-12, -46), (-2, -44), (8, -34), (12, -20), (16, -4), (20, 12), (24, 22), (20, 34),
        (12, 38), (12, 46, "c"), (-4, 46, "c"), (0, 38), (4, 26), (-4, 16), (-10, 24), (-22, 30),
            (-30, 24, "c"), (-20, 18),
    (-14, 8), (-14, -6), (-22, -8), (-34, -16), (-36, -26, "c"), (-24, -20), (-16, -20), (-18, -28),
        (-28, -30, "c"),
]  # fmt: skip
_TAIL = [(20, 20), (34, 14), (34, -6), (26, -20), (34, -34)]


def lion(d: Drawing, fill: str) -> None:
    """The lion about (0, 0), 70 wide and 92 high, walking to the left."""
    d.limb([(x, y, 3.4) for x, y in _TAIL], fill, DETAIL, end="round", depth=0)
    d.shape(smooth([(28, -30), (26, -42), (36, -52, "c"), (42, -40), (38, -30)]), fill, DETAIL)
    d.shape(smooth(_BODY), fill, DETAIL, shade=[Shade(depth=0.3, spacing=4.6, width=2, reach=9)])
    d.lens([(6, -34), (-2, -26), (-4, -14)], 3.4)
    d.lens([(12, -24), (4, -18), (2, -8)], 3.0)
    d.flats(circle(-12, -36, 2.6), ink=INK)
