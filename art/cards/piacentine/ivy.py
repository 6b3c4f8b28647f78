"""Ivy: a twisting stem with five-lobed leaves."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, mirror, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.piacentine.inks import LIGHT_GREEN

LEAF: list[Node] = mirror(
    [
        (0, 0, "c"), (-16, -14), (-40, -16), (-58, -2, "c"), (-46, 12), (-42, 24, "c"), (-60, 34),
        (-66, 58, "c"),
        (-42, 60), (-26, 66, "c"), (-22, 86), (0, 112, "c"),
    ],
    0, whole=True,
)  # fmt: skip


def stem(d: Drawing, stations: Sequence[Station], fill: str) -> None:
    """A piece of the climbing stem."""
    d.limb(stations, fill, INNER, start="round", end="round", depth=0.6, spacing=5, width=2.2)


def ivy_leaf(d: Drawing, x: float, y: float, turn: float, length: float, fill: str = LIGHT_GREEN) -> None:
    """A leaf with its stalk at (x, y), hanging down at `turn` 0 (degrees clockwise)."""
    with d.at(x, y, length / 112, turn):
        d.shape(smooth(LEAF), fill, INNER, shade=[Shade(angle=30, depth=0.24, spacing=5.4, width=2.4)])
        d.fold(
            ([(0, 2), (0, 96)], 4), ([(0, 10), (-48, 2)], 3.4), ([(0, 10), (48, 2)], 3.4),
            ([(0, 14), (-54, 52)], 3.4), ([(0, 14), (54, 52)], 3.4),
        )  # fmt: skip
