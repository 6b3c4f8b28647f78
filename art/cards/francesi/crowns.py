"""Crowns of the kings and queens.

The origin is the middle of the rim's lower edge; a king's crown is about 104 units wide and 66 tall.
"""

from __future__ import annotations

import math
from typing import Final

from art.cards.francesi.figure import Figure
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, PAPER, RED, YELLOW
from art.cards.kit.paths import Node, circle, mirror, polyline, smooth, star
from art.cards.kit.svg import DETAIL, INNER, OUTER
from art.cards.parts.crown_rim import Rim

GOLD_SHADE: Final = (
    Shade(depth=0.36, spacing=4.8, width=2.4, reach=26, seed=21),
    Shade(angle=180, depth=0.1, spacing=6, width=1.7, reach=8, seed=22),
)


rim: Final = Rim(
    sag=6.0, flare=2, halfway=(1.4, 1.5, 1.6), margin=3.2, lozenge=(6.6, 4.9), pearl=3.0, line=FINE,
    shade=Shade(depth=0.2, spacing=4.6, width=2, reach=24),
).draw  # fmt: skip


def trefoil(d: Figure, x: float, y: float, size: float, fill: str = YELLOW, *, tilt: float = 0.0) -> None:
    """A leaf of three lobes growing upwards from (x, y): the fleuron of a crown."""
    half: list[Node] = [(-0.2, 0.02, "c"), (-0.16, -0.24), (-0.34, -0.24), (-0.52, -0.36),
        (-0.47, -0.58), (-0.27, -0.58), (-0.2, -0.5, "c"), (-0.26, -0.72), (-0.17, -0.9),
        (0, -1.04, "c")]  # fmt: skip
    with d.at(x, y, scale=size, rotate=tilt):
        d.shape(smooth(mirror(half, 0, whole=True)), fill, INNER, shade=[Shade(depth=0.4,
            spacing=4.2, width=2, reach=12, seed=7)])  # fmt: skip
        d.lens([(0, -0.84), (0, -0.5), (0, -0.1)], 2.0)
        for s in (-1, 1):
            d.lens([(0.36 * s, -0.42), (0.2 * s, -0.36), (0.06 * s, -0.14)], 1.6)


def leaf_crown(d: Figure, lining: str) -> None:
    """Open crown with three great leaves and two pearls."""
    _lining(d, lining, 46)
    for x, y, size, tilt in ((-43.0, -20, 40, -16), (43.0, -20, 40, 16)):
        trefoil(d, x, y, size, tilt=tilt)
    for x, tilt in ((-22.5, -7), (22.5, 7)):
        _pearl_spike(d, x, -17, 24, tilt)
    trefoil(d, 0, -14, 50)
    rim(d, 50, 17, YELLOW, (BLUE, PAPER, RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE))


def radiant_crown(d: Figure, lining: str) -> None:
    """Antique crown of tall rays tipped with pearls."""
    _lining(d, lining, 42)
    half: list[Node] = [(0, -10, "c"), (-51, -16, "c"), (-63, -58, "c"), (-45, -33),
        (-41, -33), (-34, -64, "c"), (-21, -35), (-15, -36), (0, -70, "c")]  # fmt: skip
    points = smooth(mirror(half, 0, whole=True))
    d.shape(points, YELLOW, OUTER, shade=GOLD_SHADE)
    for x, y in ((-46, -30), (-31, -32), (-12, -34), (12, -34), (31, -32), (46, -30)):
        d.lens([(x * 1.06, y - 6), (x * 1.02, y + 3), (x, y + 10)], 1.9)
    for x, y in ((-62, -60), (-34, -66), (0, -73), (34, -66), (62, -60)):
        d.shape(circle(x, y, 4.6), PAPER, DETAIL)
    for x, y in ((-50, -36), (-29, -38), (0, -40), (29, -38), (50, -36)):
        d.shape(circle(x, y, 2.6), RED, FINE)
    rim(d, 50, 17, YELLOW, (RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE, PAPER, RED))


def arched_crown(d: Figure, lining: str) -> None:
    """Closed crown: two side arches and a middle one, pearled, under a starred ball."""
    cap: list[Node] = [(-47, -18, "c"), (-50, -40), (-32, -55), (0, -58)]
    d.shape(smooth(mirror(cap, 0, whole=True)), lining, INNER, shade=[Shade(depth=0.34,
        spacing=4.8, width=2.3, reach=24)])  # fmt: skip
    for side in (False, True):
        with d.at(flip=side):
            d.limb([(-47, -18, 5.5), (-56, -38, 5.5), (-42, -57, 5.0), (-14, -60, 4.2),
                (0, -54, 3.6)], YELLOW, INNER, depth=0.4, spacing=4.6, width=2)  # fmt: skip
            for x, y in ((-53, -30), (-54, -42), (-47, -53), (-35, -59), (-20, -59)):
                d.shape(circle(x, y, 2.5), PAPER, FINE)
    d.limb([(0, -14, 7), (0, -34, 5.6), (0, -56, 4)], YELLOW, INNER, depth=0.4, spacing=4.6, width=2)
    for y in (-24, -33, -42, -50):
        d.shape(circle(0, y, 2.4), PAPER, FINE)
    for x, tilt in ((-30, -8), (30, 8)):
        trefoil(d, x, -15, 26, tilt=tilt)
    d.shape(circle(0, -63, 6.5), RED, DETAIL, shade=[Shade(depth=0.4, spacing=3.6, width=1.6)])
    d.shape(star(0, -74, 8.5, 3.4, 4), YELLOW, FINE)
    rim(d, 50, 17, YELLOW, (RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE, PAPER, RED))


def tower_crown(d: Figure, lining: str) -> None:
    """Tall crown of five plates, each with a small trefoil cut in it, under balls."""
    _lining(d, lining, 40)
    for x, tilt, w in ((-43.0, -14, 15), (43.0, 14, 15), (-22.5, -6, 18), (22.5, 6, 18), (0.0, 0, 20)):
        with d.at(x, -17 + abs(x) * -0.05, rotate=tilt):
            half: list[Node] = [(-w / 2, 4, "c"), (-w / 2 - 1.5, -24, "c"), (-w / 2 - 4, -34),
                (-w * 0.2, -37), (0, -48, "c")]  # fmt: skip
            d.shape(smooth(mirror(half, 0, whole=True)), YELLOW, INNER, shade=GOLD_SHADE[:1])
            stone: list[Node] = [(0, -32, "c"), (4.4, -21), (0, -12), (-4.4, -21)]
            d.shape(smooth(stone), BLUE if w == 18 else RED, FINE)
            d.dots([(-1.2, -20)], 1.1, PAPER)
            d.shape(circle(0, -50, 4), PAPER, FINE)
    rim(d, 50, 17, YELLOW, (BLUE, PAPER, RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE))


def coronet(d: Figure, lining: str) -> None:
    """A queen's small coronet: pearls on short stems and three leaves."""
    _lining(d, lining, 30, half=32)
    for x, tilt in ((-31, -14), (31, 14)):
        trefoil(d, x, -15, 27, tilt=tilt)
    for x, tilt in ((-16, -6), (16, 6)):
        _pearl_spike(d, x, -13, 18, tilt)
    trefoil(d, 0, -12, 36)
    rim(d, 36, 13, YELLOW, (RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE))


def star_diadem(d: Figure, lining: str) -> None:
    """A pointed diadem, highest in the middle, with stones."""
    half: list[Node] = [(0, -7, "c"), (-37, -12, "c"), (-41, -27, "c"), (-30, -24),
        (-25, -38, "c"), (-14, -30), (-9, -52, "c"), (-3, -46), (0, -60, "c")]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), YELLOW, INNER, shade=GOLD_SHADE)
    for x, y in ((-41, -29), (-25, -40), (25, -40), (41, -29), (0, -62)):
        d.shape(circle(x, y, 3.6), PAPER, FINE)
    d.shape(polyline([(-6, -30), (0, -41), (6, -30), (0, -20)]), lining, FINE)
    for s in (-1, 1):
        d.shape(circle(19 * s, -25, 3.4), lining, FINE)
        d.shape(circle(33 * s, -20, 2.4), PAPER, FINE)
    rim(d, 37, 12, YELLOW, (BLUE, PAPER, RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE))


def high_crown(d: Figure, lining: str) -> None:
    """A queen's narrow crown of four curved hoops over a cap."""
    cap: list[Node] = [(-33, -13, "c"), (-36, -32), (-22, -46), (0, -49)]
    d.shape(smooth(mirror(cap, 0, whole=True)), lining, INNER, shade=[Shade(depth=0.36,
        spacing=4.6, width=2.2, reach=22)])  # fmt: skip
    for side in (False, True):
        with d.at(flip=side):
            d.limb([(-33, -13, 4.2), (-40, -32, 4.2), (-24, -50, 3.6), (0, -50, 3)], YELLOW, INNER, depth=0)
            d.limb([(-12, -11, 4), (-15, -30, 3.6), (-8, -45, 3.2), (0, -50, 3)], YELLOW, INNER, depth=0)
            for x, y in ((-38, -24), (-37, -36), (-29, -45), (-17, -50)):
                d.shape(circle(x, y, 2.2), PAPER, FINE)
    d.shape(circle(0, -54, 5.4), YELLOW, DETAIL)
    d.shape(polyline([(0, -70), (4, -62), (0, -57), (-4, -62)]), RED, FINE)
    rim(d, 36, 13, YELLOW, (BLUE, PAPER, RED, PAPER, BLUE, PAPER, RED))


def flower_wreath(d: Figure, lining: str) -> None:
    """A low crown set with round flowers."""
    _lining(d, lining, 26, half=33)
    for x, y, r in ((-34, -20, 8.5), (34, -20, 8.5), (-19, -25, 9.5), (19, -25, 9.5), (0, -28, 11)):
        for k in range(6):
            a = math.radians(60 * k + 30)
            d.shape(circle(x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), r * 0.46), YELLOW, FINE)
        d.shape(circle(x, y, r * 0.4), RED, FINE)
    rim(d, 36, 13, YELLOW, (RED, PAPER, BLUE, PAPER, RED, PAPER, BLUE))


def _lining(d: Figure, colour: str, height: float, *, half: float = 46) -> None:
    dome: list[Node] = [
        (-half, -14, "c"),
        (-half - 1, -height * 0.7),
        (-half * 0.6, -height * 0.98),
        (0, -height - 3),
    ]
    d.shape(smooth(mirror(dome, 0, whole=True)), colour, INNER, shade=[Shade(depth=0.5,
        spacing=4.6, width=2.4, reach=40)])  # fmt: skip


def _pearl_spike(d: Figure, x: float, y: float, height: float, tilt: float) -> None:
    with d.at(x, y, rotate=tilt):
        d.shape(smooth([(-4, 2, "c"), (-1.8, -height * 0.6), (0, -height, "c"),
            (1.8, -height * 0.6), (4, 2, "c")]), YELLOW, DETAIL)  # fmt: skip
        d.shape(circle(0, -height - 2, 4.6), PAPER, DETAIL)
