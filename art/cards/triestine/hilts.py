"""Hilts of sabres that lie side by side: slim ones with room between them, alike enough to be counted."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.triestine.inks import INK, YELLOW

_WIRES: Final = ((18.0, 28.0, 38.0, 48.0), (22.0, 33.0, 44.0), (17.0, 25.0, 33.0, 41.0, 49.0))
_POMMELS: Final[tuple[list[Node], ...]] = (
    [(-7, 55, "c"), (7, 55, "c"), (11, 64), (6, 74), (-6, 74), (-11, 64)],
    [(-7, 55, "c"), (7, 55, "c"), (12, 61), (9, 70, "c"), (0, 76), (-9, 70, "c"), (-12, 61)],
    [(-7, 55, "c"), (7, 55, "c"), (10, 62), (6, 70), (0, 79, "c"), (-6, 70), (-10, 62)],
)
"""A ball, a mushroom, a drop."""


def slim(d: Drawing, rotate: float, room: float, grip: str, *, cut: int = 0) -> None:
    """Guard, bow, grip and pommel below (0, 0), the end of a blade 24 wide, in a strip `room` wide.

    `rotate`: how the sabre is turned; `grip`: ink of the grip.
    """
    shade = Shade(angle=shadow_angle(rotate), depth=0.4, spacing=4.2, width=2.2)
    out, back = room * 0.64 - 6, room * 0.36
    bow: list[Station] = [(4, 4, 3.8), (out, 13, 3.8), (out + 1, 34, 3.6), (out * 0.6, 58, 3.4), (2, 66, 3.4)]
    d.limb(bow, YELLOW, DETAIL, depth=0)
    handle: list[Station] = [(0, 6, 6.6), (0, 28, 7.8), (0, 58, 6.6)]
    d.limb(handle, grip, INNER, depth=0)
    for y in _WIRES[cut]:
        d.lens([(-7.8, y + 2.6), (0, y), (7.8, y - 2.6)], 3.0, ink=YELLOW if grip == INK else INK)
    quillon: list[Station] = [(out + 1, 12, 4.2), (out * 0.5, 3, 4.6), (0, 1, 5), (-back, -5, 4.2)]
    d.limb(quillon, YELLOW, INNER, start="round", end="round", depth=0)
    d.shape(circle(-back, -5, 5.6), YELLOW, INNER)
    up = (17, 14, 20)[cut]
    langet: list[Node] = [(0, -up, "c"), (8.5, -2), (7, 8), (0, 15, "c"), (-7, 8), (-8.5, -2)]
    d.shape(smooth(langet), YELLOW, INNER, shade=[shade])
    d.shape(smooth(_POMMELS[cut]), YELLOW, INNER, shade=[shade])
