"""Hats. Local units of the head: the rim sits near y = -34, the head's middle at x = 2."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import RED, WHITE
from art.cards.kit.paths import Node, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside


def beret(d: Drawing, fill: str, *, band: str, feather: str, slashes: str | None = None) -> None:
    """A soft wide cap with a turned-up band and a curling feather at the right."""
    _feather(d, [(26, -54), (44, -74), (66, -70), (68, -46)], 15, feather)
    bag = smooth([
        (-30, -42), (-40, -52), (-38, -64), (-26, -70), (-14, -68, "c"), (-6, -76), (10, -77), (20, -71, "c"),
        (32, -74), (42, -64), (42, -50), (34, -41), (2, -36),
    ])  # fmt: skip
    d.shape(
        bag,
        fill,
        OUTER,
        shade=[
            Shade(angle=30, depth=0.42, spacing=4.8, width=2.8),
            Shade(angle=90, depth=0.3, spacing=5, width=2),
        ],
    )
    d.fold(
        ([(-13, -67), (-15, -58), (-11, -50)], 3.6),
        ([(20, -70), (17, -60), (20, -52)], 3.6),
        ([(-29, -46), (-26, -53), (-28, -60)], 3),
    )
    if slashes:
        for x in (-22, -2, 26):
            d.shape(smooth([(x, -66, "c"), (x + 4, -60), (x, -53, "c"), (x - 3.4, -60)]), slashes, DETAIL)
    _band(d, band)


def bonnet(d: Drawing, fill: str, *, band: str, feather: str) -> None:
    """A round, high-crowned bonnet with a narrow rolled brim and an upright feather."""
    _feather(d, [(30, -44), (46, -62), (48, -82), (34, -96)], 14, feather)
    bag = smooth(
        [(-26, -42, "c"), (-31, -56), (-24, -72), (-4, -80), (18, -78), (33, -66), (34, -50), (30, -40, "c")]
    )
    d.shape(
        bag,
        fill,
        OUTER,
        shade=[Shade(angle=20, depth=0.46, spacing=4.8, width=2.8), Shade(angle=180, depth=0.14, width=1.8)],
    )
    d.fold(
        ([(-18, -46), (-21, -58), (-14, -70)], 3.2),
        ([(-2, -44), (-3, -58), (4, -70)], 3.2),
        ([(16, -44), (18, -56), (22, -66)], 3.2),
    )
    roll = smooth(
        [
            (-32, -38),
            (-30, -46),
            (-14, -44.5),
            (4, -42.6),
            (24, -46),
            (36, -44),
            (36, -35),
            (20, -31),
            (2, -29.4),
            (-20, -31.6),
        ]
    )
    d.shape(roll, band, INNER, shade=[Shade(angle=90, depth=0.5, spacing=4.8, width=2.4)])


def brimmed(d: Drawing, fill: str, *, band: str, feather: str) -> None:
    """A hat with a wide brim turned up in front and a long feather sweeping back."""
    crown_part = smooth([(-20, -44, "c"), (-22, -62), (-10, -73), (12, -74), (25, -64), (27, -42, "c")])
    d.shape(crown_part, fill, OUTER, shade=[Shade(angle=10, depth=0.45, spacing=4.8, width=2.8)])
    d.shape(
        smooth([(-21, -53, "c"), (2, -47), (26, -52, "c"), (27, -43, "c"), (2, -39), (-21, -44, "c")]),
        band,
        DETAIL,
    )
    brim = smooth(
        [
            (-45, -50),
            (-40, -55),
            (-26, -47),
            (-6, -41.5),
            (14, -40.5),
            (34, -44),
            (50, -42),
            (49, -36),
            (30, -31),
            (4, -29),
            (-22, -32),
            (-38, -40),
        ]
    )
    d.shape(brim, fill, OUTER, shade=[Shade(angle=80, depth=0.55, spacing=5, width=2.6)])
    quill: list[Point] = [(-16, -50), (2, -70), (30, -84), (56, -76), (64, -58)]
    _feather(d, quill, 16, feather)


def turban(d: Drawing, fill: str, *, jewel: str, feather: str | None = None, tail: bool = True) -> None:
    """A wound turban: crossing rolls, a jewel in front, a knotted end behind."""
    if tail:
        d.shape(
            smooth([(26, -40), (38, -30), (44, -12), (40, 4), (33, -4), (31, -20), (22, -32)]),
            fill,
            INNER,
            shade=[Shade(angle=60, depth=0.5, spacing=4.6)],
        )
    if feather:
        _feather(d, [(-6, -64), (-10, -86), (4, -100), (18, -94)], 9, feather)
    dome = smooth([(-26, -52), (-22, -72), (-4, -84), (16, -82), (30, -70), (33, -52), (2, -44)])
    d.shape(dome, fill, OUTER, shade=[Shade(angle=30, depth=0.4, spacing=4.8, width=2.8)])
    d.fold(([(-8, -50), (-12, -66), (-2, -81)], 3.4), ([(14, -50), (18, -66), (10, -80)], 3.4))
    rolls: list[list[Node]] = [
        [(4, -52), (20, -64), (38, -62), (43, -50), (36, -38), (18, -33), (-2, -40)],
        [(-8, -40), (4, -56), (-8, -66), (-26, -64), (-37, -52), (-34, -40), (-20, -33)],
        [(-30, -43), (-20, -52), (-4, -50), (16, -44), (32, -44), (38, -37), (28, -30), (4, -28), (-22, -31)],
    ]
    for k, roll in enumerate(rolls):
        d.shape(
            smooth(roll),
            fill,
            INNER,
            shade=[Shade(angle=60 if k < 2 else 80, depth=0.46, spacing=4.6, width=2.6, seed=k)],
        )
    d.shape(circle(-10, -47, 6.2), jewel, INNER)
    d.shape(circle(-10, -47, 2.4), RED if jewel != RED else WHITE, DETAIL)


def montero(d: Drawing, fill: str, *, lining: str, feather: str) -> None:
    """A pointed cap, folded over at the side, with a split brim in the second colour."""
    _feather(d, [(20, -46), (38, -68), (58, -72), (70, -54)], 14, feather)
    bag = smooth([(-24, -42, "c"), (-25, -60), (-14, -76), (2, -86), (16, -78), (30, -58), (32, -40, "c")])
    d.shape(
        bag,
        fill,
        OUTER,
        shade=[Shade(angle=20, depth=0.46, spacing=4.8, width=2.8), Shade(angle=180, depth=0.14, width=1.8)],
    )
    d.fold(([(-14, -46), (-12, -62), (0, -76)], 3.2), ([(10, -46), (12, -60), (8, -74)], 3.2))
    front = smooth([(-36, -46, "c"), (-30, -56), (-12, -50), (-2, -40, "c"), (-4, -30, "c"), (-24, -32)])
    back = smooth(
        [(-2, -41, "c"), (14, -52), (34, -56), (42, -44, "c"), (34, -34), (14, -29.6), (-4, -30, "c")]
    )
    for part in (back, front):
        d.shape(part, lining, INNER, shade=[Shade(angle=70, depth=0.5, spacing=4.6, width=2.6)])


def _band(d: Drawing, fill: str) -> None:
    band = smooth(
        [
            (-27, -45, "c"),
            (-12, -40.6),
            (4, -39.4),
            (18, -40.4),
            (32, -45, "c"),
            (30, -34, "c"),
            (4, -28.4),
            (-26, -33.6, "c"),
        ]
    )
    d.shape(band, fill, INNER, shade=[Shade(depth=0.3, spacing=4, width=2.2)])


def _feather(d: Drawing, points: Sequence[Point], width: float, fill: str) -> None:
    """A curled ostrich feather along the points, quill first: frayed edges, shaft, barbs."""
    line = sampled(points, 1.5)
    last = len(line) - 1

    def at(t: float, across: float) -> Point:
        i = min(round(t * last), last)
        full = width * (0.34 + 0.66 * math.sin(math.pi * min(1.0, 0.16 + t * 0.72)))
        return beside(line, i, full * across)

    tufts = 7
    nodes: list[Node] = [(*line[0], "c")]
    for k in range(tufts):
        nodes += [at((k + 0.6) / tufts, 1.0), (*at((k + 1.02) / tufts * 0.97, 0.7), "c")]
    (x0, y0), (x1, y1) = line[-4], line[-1]
    nodes.append((x1 + (x1 - x0) * 1.6, y1 + (y1 - y0) * 1.6))
    for k in reversed(range(tufts)):
        nodes += [(*at((k + 0.98) / tufts * 0.97, -0.7), "c"), at((k + 0.5) / tufts, -1.0)]
    d.shape(smooth(nodes), fill, INNER)
    d.fold(([line[0], line[last // 3], line[2 * last // 3], line[last]], 3.4))
    for k in range(tufts - 1):
        for side in (1.0, -1.0):
            t = (k + 0.9) / tufts
            d.fold(([at(t + 0.06, 0.74 * side), at(t + 0.01, 0.4 * side), at(t - 0.05, 0.1 * side)], 2.2))
