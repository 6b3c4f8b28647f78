"""The kings' spears: a turned shaft, a tassel and one of four heads."""

from __future__ import annotations

from typing import Final, Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.trevisane.inks import SILVER

Head = Literal["leaf", "winged", "partisan", "fork"]

# Left halves, from the socket at (0, 0) up to the point.
_HEADS: Final[dict[Head, list[Node]]] = {
    "leaf": [(-6, 0, "c"), (-5, -10), (-15, -30), (-16, -44), (-10, -66), (0, -92, "c")],
    "winged": [
        (-7, 0, "c"), (-6, -8, "c"), (-18, -12), (-28, -24, "c"), (-14, -24), (-9, -30, "c"), (-12, -46),
        (-9, -68), (0, -92, "c"),
    ],
    "partisan": [
        (-6, 0, "c"), (-8, -10), (-20, -16), (-30, -34, "c"), (-18, -32), (-15, -38, "c"), (-10, -62),
        (0, -94, "c"),
    ],
    "fork": [
        (-6, 0, "c"), (-8, -8), (-22, -18), (-28, -36), (-26, -58, "c"), (-18, -42), (-11, -30),
        (-8, -28, "c"), (-7, -60), (0, -92, "c"),
    ],
}  # fmt: skip


def spear(
    d: Drawing, length: float, shaft: str, tassel: str, *, head: Head = "leaf", below: float = 260.0
) -> None:
    """A spear through (0, 0), where the hand holds it: its point `length` above, its shaft `below` down."""
    socket = -length + 92
    d.limb([(0, below, 6.2), (0, 0, 6.2), (0, socket, 5.6)], shaft, INNER, depth=0.8, spacing=6, width=2.4)
    rings: list[Node] = [(-10, 12, "c"), (-15, 34), (-12, 44, "c"), (-6, 38), (-3, 48, "c"), (0, 40)]
    with d.at(0, socket):
        d.shape(
            smooth(mirror(rings, 0, whole=True)), tassel, INNER,
            shade=[Shade(depth=0.4, spacing=4, width=2.2)],
        )  # fmt: skip
        d.fold(([(-4, 14), (-6, 26), (-8, 38)], 2.6), ([(3, 14), (3, 26), (2, 38)], 2.6))
        socket_half: list[Node] = [(-9, 2, "c"), (-10, 8), (-9, 14, "c")]
        d.shape(smooth(mirror(socket_half, 0, whole=True)), shaft, DETAIL)
        d.shape(smooth(mirror(_HEADS[head], 0, whole=True)), SILVER, INNER)
        d.hatch(
            smooth([(0, -8, "c"), *((-n[0] * 0.92, n[1]) for n in _HEADS[head][1:-1]), (0, -90, "c")]),
            Shade(depth=0.62, spacing=5.6, width=2.2),
        )
        d.lens([(0, -84), (0.6, -44), (0, -4)], 2.6)
