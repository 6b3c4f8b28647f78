"""Kings' crowns of whole figures, in the head's units: the rim sits near y = -34, its middle at x = 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import RED, WHITE
from art.cards.kit.paths import Node, Point, circle, ellipse, lozenge, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing


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
            d.shape(lozenge(x, y, 4.2, 4.6), jewel, DETAIL)
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
