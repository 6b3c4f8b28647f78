"""Crowns and hats. Local units of the head: the rim sits near y = -34, the head's middle at x = 2."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from tools.cards.kit.hatch import Shade
from tools.cards.kit.inks import RED, WHITE
from tools.cards.kit.paths import Node, Point, circle, ellipse, polyline, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from tools.cards.kit.track import beside


def crown(
    d: Drawing,
    fill: str,
    *,
    points: Sequence[float],
    tips: Literal["pearls", "leaves", "balls"] = "pearls",
    jewel: str = RED,
    band: str | None = None,
) -> None:
    """An open crown; `points` gives the height of each spike in front, the far spikes show between them."""
    count = len(points)
    half, flare = 30.0, 11.0

    def spike(i: float, height: float) -> Point:
        t = (i + 0.5) / count * 2 - 1
        return (2 + t * (half + flare) * 1.04, -47 - height + 4 * (1 - t * t))

    def valley(i: float, drop: float = 0.0) -> Node:
        t = (i + 1) / count * 2 - 1
        return (2 + t * (half + flare * 0.35), -55 - drop + 3 * (1 - t * t), "c")

    far: list[Node] = [(-half + 2, -50, "c")]
    for i in range(count - 1):
        x, y = spike(i + 0.5, min(points) - 3)
        far += [(x * 0.94, y - 3, "c")]
        if i < count - 2:
            far.append(valley(i + 0.5, 6))
    far.append((half + 2, -50, "c"))
    d.shape(smooth(far), fill, DETAIL, shade=[Shade(angle=90, depth=0.9, spacing=3.6, width=2.6)])
    d.shapes([circle(*spike(i + 0.5, min(points) - 1), 2.6) for i in range(count - 1)], fill)

    nodes: list[Node] = []
    for i, height in enumerate(points):
        x, y = spike(i, height)
        nodes.append((x, y, "c"))
        if i < count - 1:
            nodes.append(valley(i))
    outline = smooth([(-half + 2, -36, "c"), *nodes, (half + 2, -36, "c"), (14, -30), (2, -28.6), (-12, -30)])
    lights = [
        Shade(angle=8, depth=0.36, spacing=4.4, width=2.6),
        Shade(angle=188, depth=0.1, spacing=5, width=1.8),
    ]
    d.shape(outline, fill, OUTER, shade=lights)
    for i, height in enumerate(points):
        x, y = spike(i, height)
        d.fold(([(x * 0.92, -47), (x * 0.97, y * 0.55 - 21), (x, y + 8)], 2.4))
    top = [(-half + 1, -45), (2, -39.4), (half + 3, -45)]
    foot = [(half + 2, -33), (2, -26.6), (-half + 2, -33)]
    corner = (0, 2)
    rim: list[Node] = [(*p, "c") if k in corner else p for k, p in enumerate(top)]
    rim += [(*p, "c") if k in corner else p for k, p in enumerate(foot)]
    d.shape(smooth(rim), band or fill, INNER)
    for i, t in enumerate((-0.8, -0.42, 0.0, 0.42, 0.8)):
        y = -38.8 + 5.6 * (1 - t * t)
        x = 2 + t * half
        if i % 2 == 0:
            d.shape(polyline([(x, y - 4.6), (x + 4.2, y), (x, y + 4.6), (x - 4.2, y)]), jewel, DETAIL)
        else:
            d.shape(circle(x, y, 3), WHITE, DETAIL)
    for i, height in enumerate(points):
        x, y = spike(i, height)
        if tips == "leaves":
            leaf: list[Node] = [
                (x - 2, y + 3, "c"), (x - 8, y + 1), (x - 7, y - 5), (x - 3, y - 4, "c"), (x - 3.6,
                y - 9), (x, y - 13, "c"),
                (x + 3.6, y - 9), (x + 3, y - 4, "c"), (x + 7, y - 5), (x + 8, y + 1), (x + 2, y + 3, "c"),
            ]  # fmt: skip
            d.shape(smooth(leaf), band or fill, DETAIL)
        else:
            d.shape(circle(x, y - 3, 4.2), WHITE if tips == "pearls" else jewel, DETAIL)


def closed_crown(d: Drawing, fill: str, *, lining: str, band: str) -> None:
    """A closed crown: a cap of the lining under three pearled arches that meet below an orb."""
    cap = smooth([(-28, -40, "c"), (-37, -58), (-27, -72), (2, -76), (31, -72), (41, -58), (32, -40, "c")])
    d.shape(cap, lining, OUTER, shade=[Shade(angle=20, depth=0.36, spacing=4.6, width=2.6)])
    for side in (-1, 1):
        arch: list[Node] = [
            (2 + side * 24, -42, "c"), (2 + side * 41, -58), (2 + side * 32, -77), (2, -82, "c"),
            (2, -74, "c"), (2 + side * 25, -69), (2 + side * 31, -57), (2 + side * 16, -42, "c"),
        ]  # fmt: skip
        d.shape(smooth(arch), fill, INNER, shade=[Shade(depth=0.3, spacing=4.6, width=2.2)])
        beads = ((35, -56), (33, -65), (25, -73), (13, -77))
        d.shapes([circle(2 + side * x, y, 2.5) for x, y in beads], WHITE, DETAIL)
    d.shape(
        smooth([(-5, -40, "c"), (-6, -60), (-3, -80, "c"), (7, -80, "c"), (10, -60), (9, -40, "c")]),
        fill,
        INNER,
        shade=[Shade(depth=0.4, spacing=4.6, width=2.2)],
    )
    d.shapes([circle(2, y, 2.5) for y in (-56, -66, -75)], WHITE, DETAIL)
    leaf: list[Node] = [
        (-4, 0, "c"), (-10, -5), (-8, -11), (-4, -9, "c"), (0, -18, "c"), (4, -9, "c"), (8, -11), (10, -5),
        (4, 0, "c"),
    ]  # fmt: skip
    for x in (-22, 2, 26):
        with d.at(x, -40 if x == 2 else -43):
            d.shape(smooth(leaf), band, DETAIL)
    d.shape(circle(2, -87, 7), band, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4, width=2)])
    d.shape(circle(2, -96.4, 3.4), WHITE, DETAIL)
    rim: list[Node] = [
        (-29, -47, "c"), (2, -41), (33, -47, "c"), (32, -33, "c"), (2, -26.6), (-28, -33, "c"),
    ]  # fmt: skip
    d.shape(smooth(rim), band, INNER)
    for t in (-0.8, 0.0, 0.8):
        d.shape(ellipse(2 + t * 30, -33.8 - 5.6 * t * t, 4.4, 3.4), lining, DETAIL)
    for t in (-0.42, 0.42):
        d.shape(circle(2 + t * 30, -33.8 - 5.6 * t * t, 2.8), WHITE, DETAIL)


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
    line = smooth(list(points), closed=False).sample(1.5)
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
