"""Spade: the sabre with its gilt bow and wired grip; and a straight sword with a cross hilt."""

from __future__ import annotations

from typing import Final

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, circle, placed, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.triestine.blade import blade, upright
from art.cards.triestine.inks import BLUE, INK, RED, YELLOW

HILT: Final = 76.0
"""From the end of the blade to the end of the pommel, where the blade is 24 wide."""
GRIP: Final = 34.0
"""From the end of the blade to the middle of the grip, likewise."""
_WIRES: Final = (
    (18.0, 26.0, 34.0, 42.0, 50.0),
    (20.0, 30.0, 40.0, 50.0),
    (19.0, 25.4, 31.8, 38.2, 44.6, 51.0),
)
_TONGUE: Final = (20.0, 16.0, 23.0)
"""Reach of the langet up the blade, by cut."""


def straight_sword(d: Drawing, size: float, wide: float, *, dark: str = BLUE, reach: float = 1.0) -> None:
    """A sword about (0, 0), point up, `size` long over all and its blade `wide` broad.

    `dark`: ink of the blade's shaded half; `reach`: length of the quillons, as for `hilt`.
    """
    s = wide / 24
    end = size / s / 2 - HILT
    place = placed(0, 0, s)
    line = [place.apply((x, y + end)) for x, y in upright(size / s - HILT, step=7 / s)]
    blade(d, line, wide / 2, dark=dark)
    with d.under(place), d.at(0, end):
        cross(d, reach=reach)


def hilt(d: Drawing, rotate: float, *, cut: int = 0, side: int = 1, reach: float = 1.0) -> None:
    """Guard, knuckle bow, grip and pommel below (0, 0), the end of a blade 24 wide.

    `rotate`: how the sabre is turned; `reach`: length of the guard, shorter where sabres lie close.
    """
    shade = Shade(angle=shadow_angle(rotate), depth=0.42, spacing=4.4, width=2.2)
    with d.at(flip=side < 0):
        swing: list[Station] = [
            (4, 3, 4.6), (24 * reach, 12, 4.8), (30 * reach, 34, 4.4), (21 * reach, 58, 4), (4, 68, 4.2),
        ]  # fmt: skip
        d.limb(swing, YELLOW, INNER, depth=0)
    grip: list[Station] = [(0, 8, 6.2), (0, 26, 7.4), (0, 44, 7.6), (0, 60, 7.0)]
    d.limb(grip, INK, INNER, depth=0)
    for y in _WIRES[cut]:
        d.lens([(-7, y + 2.4), (0, y + 0.4), (7, y - 2.6)], 2.8, ink=YELLOW)
    for way in (1, -1):
        long = (30 if way == side else 25) * reach
        drop = ((11, 8, 14)[cut]) * (1 if way == side else -0.7)
        arm: list[Station] = [
            (0, 2, 5.4),
            (way * long * 0.55, 1 + drop * 0.2, 4.8),
            (way * long, 1 + drop, 4.6),
        ]
        d.limb(arm, YELLOW, INNER, end="round", depth=0)
    d.shapes([circle(-side * 25 * reach, 1 - 0.7 * (11, 8, 14)[cut], 5.6)], YELLOW, INNER)
    up = _TONGUE[cut]
    tongue: list[Node] = [(0, -up, "c"), (7, -up * 0.42), (10.5, 3), (6, 14), (0, 20, "c"), (-6, 14),
        (-10.5, 3),
        (-7, -up * 0.42)]  # fmt: skip
    d.shape(smooth(tongue), YELLOW, OUTER, shade=[shade])
    d.shape(circle(0, 2, 3.4), RED, DETAIL)
    d.shape(smooth(_POMMELS[cut]), YELLOW, OUTER, shade=[shade])


def cross(d: Drawing, *, reach: float = 1.0) -> None:
    """A cross hilt below (0, 0): curled quillons, a red grip, a disc for a pommel."""
    shade = Shade(angle=shadow_angle(0.0), depth=0.42, spacing=4.4, width=2.2)
    grip: list[Station] = [(0, 8, 5.6), (0, 24, 7.4), (0, 40, 7.2), (0, 56, 5.4)]
    d.limb(grip, RED, OUTER, depth=0.5, spacing=4.4)
    for y in (16.0, 24.0, 32.0, 40.0, 48.0):
        d.lens([(-7, y + 2), (0, y), (7, y - 2)], 2.6, ink=YELLOW)
    for way in (1, -1):
        arm: list[Station] = [
            (0, 2, 6), (way * 18 * reach, 2, 5), (way * 30 * reach, -3, 4.4), (way * 36 * reach, -11, 3.6),
        ]  # fmt: skip
        d.limb(arm, YELLOW, INNER, end="round", depth=0)
        d.shape(circle(way * 35 * reach, -12, 5.4), YELLOW, INNER)
    d.shape(smooth([(0, -16, "c"), (11, 2, "c"), (0, 18, "c"), (-11, 2, "c")]), YELLOW, OUTER, shade=[shade])
    d.shape(circle(0, 64, 11.5), YELLOW, OUTER, shade=[shade])
    d.shape(circle(0, 64, 4.4), BLUE, DETAIL)


_POMMELS: Final[tuple[list[Node], ...]] = (
    [(-8, 57, "c"), (8, 57, "c"), (10.4, 66), (6, 74), (-4, 75), (-10, 68)],
    [(-8, 57, "c"), (8, 57, "c"), (12, 64), (9, 72, "c"), (0, 76), (-9, 72, "c"), (-12, 64)],
    [(-7, 57, "c"), (7, 57, "c"), (9, 62), (7, 68), (0, 77, "c"), (-7, 68), (-9, 62)],
)
"""A cap that looks back, a mushroom, a drop."""
