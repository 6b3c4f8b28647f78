"""Parts of the hands of this deck: fingers and thumbs in any direction, knuckles, the mass.

Card units; light from the upper left. `skin` may be steel as well.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.kit.track import normal, unit
from art.cards.piacentine.inks import FLESH, INK

NAIL = "#fbe9d6"
ROUND = Shade(angle=30, depth=0.34, spacing=5.6, width=2.4, reach=15, seed=8)
_SHADE: Point = (0.5, 0.86)  # away from the light


def finger(
    d: Drawing,
    joints: Sequence[Point],
    size: float,
    skin: str = FLESH,
    *,
    nail: bool = False,
    taper: float = 1.8,
) -> None:
    """A finger through its joints, from the root to the tip; `size`: its half-width at the root."""
    last = len(joints) - 1
    halves = [size + (0.5 if 0 < i < last else 0) - taper * i / last for i in range(last + 1)]
    d.limb(
        [(x, y, half) for (x, y), half in zip(joints, halves, strict=True)], skin, DETAIL, start="round",
        end="round", depth=0,
    )  # fmt: skip
    _side_in_shade(d, joints, size - taper * 0.5)
    for i in range(1, last):
        _crease(d, joints[i - 1], joints[i], joints[i + 1], halves[i])
    if nail:
        _nail(d, joints[-2], joints[-1], halves[-1])


def thumb(
    d: Drawing,
    joints: Sequence[Point],
    skin: str = FLESH,
    *,
    size: float = 12.0,
    nail: bool = True,
    ball: bool = True,
) -> None:
    """A thumb, stouter than a finger, its root running into the hand without a line if `ball`."""
    last = len(joints) - 1
    halves = [size * (1, 0.94, 0.82, 0.6)[round(3 * i / last)] for i in range(last + 1)]
    d.limb(
        [(x, y, half) for (x, y), half in zip(joints, halves, strict=True)], skin, DETAIL, end="round",
        depth=0,
    )  # fmt: skip
    if ball:
        d.shape(circle(*joints[0], size + 1.6), skin, None)
    _side_in_shade(d, joints, size * 0.84)
    if last > 1:
        _crease(d, joints[-3], joints[-2], joints[-1], halves[-2])
    if nail:
        _nail(d, joints[-2], joints[-1], halves[-1] * 1.1)


def mass(d: Drawing, nodes: Sequence[Node], skin: str = FLESH, *, open_line: int = 0) -> None:
    """Palm or back of a hand; with `open_line` only its last so many nodes are contoured."""
    whole = smooth(list(nodes))
    d.shape(whole, skin, None if open_line else INNER, shade=[ROUND])
    if open_line:
        d.line(smooth(list(nodes)[-open_line:], closed=False), INNER)


def knuckles(d: Drawing, *places: Point, towards: Point = (-1.0, 0.0), tendon: float = 0.0) -> None:
    """Knuckles as short arcs bulging `towards` the fingers, each with its tendon of that length."""
    ux, uy = unit((0, 0), towards)
    for x, y in places:
        d.lens(
            [(x - uy * 6 - ux * 3, y + ux * 6 - uy * 3), (x + ux * 3, y + uy * 3),
             (x + uy * 6 - ux * 3, y - ux * 6 - uy * 3)], 2.3,
        )  # fmt: skip
        if tendon:
            d.lens([(x - ux * 7, y - uy * 7), (x - ux * (7 + tendon / 2) - uy,
                y - uy * (7 + tendon / 2) + ux),
                (x - ux * (7 + tendon), y - uy * (7 + tendon))], 1.7)  # fmt: skip


def hollow(d: Drawing, nodes: Sequence[Node]) -> None:
    """The black of a closed hand's inside."""
    d.flats(smooth(list(nodes)), ink=INK)


def _side_in_shade(d: Drawing, joints: Sequence[Point], half: float) -> None:
    line = smooth(list(joints), closed=False).sample(9.6)
    ticks = []
    for i in range(1, len(line) - 1):
        nx, ny = normal(line, i)
        if nx * _SHADE[0] + ny * _SHADE[1] < 0:
            nx, ny = -nx, -ny
        if nx * _SHADE[0] + ny * _SHADE[1] > 0.3:
            x, y = line[i]
            ticks.append(((x + nx * (half - 0.6), y + ny * (half - 0.6)), (x + nx * half * 0.34 + ny * 2,
                y + ny * half * 0.34 - nx * 2), 2.1))  # fmt: skip
    d.ticks(*ticks)


def _crease(d: Drawing, before: Point, at: Point, after: Point, half: float) -> None:
    ux, uy = unit(before, after)
    x, y = at
    d.lens([(x - uy * half * 0.8, y + ux * half * 0.8), (x + ux * 1.8, y + uy * 1.8), (x + uy * half * 0.5,
        y - ux * half * 0.5)], 1.6)  # fmt: skip


def _nail(d: Drawing, before: Point, tip: Point, half: float) -> None:
    ux, uy = unit(before, tip)
    with d.at(*tip, half / 6.6, math.degrees(math.atan2(uy, ux))):
        shape: list[Node] = [(-4.4, -3.8, "c"), (2, -4), (5.4, 0), (2, 3.8), (-4.4, 3.6, "c"), (-5.6, 0)]
        d.shape(smooth(shape), NAIL, None)
        d.lens([(3.2, 3.6), (-4, 3.8), (-6.2, 0), (-4.4, -4.2), (2.4, -4.6)], 1.5)
