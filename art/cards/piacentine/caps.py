"""A page's cap for the faces of this deck: the rim near y = -46, about 104 wide."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import plume
from art.cards.kit.paths import Node, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import direction


def feather(d: Drawing, points: Sequence[Point], width: float, fill: str) -> None:
    """A curling feather along the points, quill first, with its shaft and barbs."""
    d.shape(plume(points, width), fill, INNER)
    line = sampled(points)
    last = len(line) - 1
    d.fold(([line[0], line[last // 3], line[2 * last // 3], line[last]], 4.0))
    for k in range(7):
        i = round((0.2 + 0.1 * k) * last)
        dx, dy = direction(line, i)
        for side in (-1, 1):
            out = (line[i][0] + (dx * 0.9 - dy * side) * width * 0.62,
                line[i][1] + (dy * 0.9 + dx * side) * width * 0.62)  # fmt: skip
            d.fold(
                (
                    [
                        out,
                        ((out[0] + line[i][0]) / 2 + dx * 1.5, (out[1] + line[i][1]) / 2 + dy * 1.5),
                        line[i],
                    ],
                    2.3,
                )
            )


def toque(d: Drawing, fill: str, *, brim: str, plumage: str, jewel: str) -> None:
    """A round gathered cap with a notched, turned-up brim, a brooch and a feather falling to the right."""
    bag: list[Node] = [(-42, -48, "c"), (-52, -66), (-42, -88), (-14, -98), (16, -97), (42, -86), (51, -66),
        (42, -48, "c")]  # fmt: skip
    d.shape(smooth(bag), fill, OUTER, shade=[Shade(angle=24, depth=0.4, spacing=5.4, width=2.9, reach=34),
        Shade( angle=180, depth=0.1, spacing=6, width=2, reach=10)])  # fmt: skip
    for x0, x1 in ((-30, -30), (-12, -10), (8, 12), (26, 32)):
        d.fold(([(x0, -52), (x0 * 1.2, -70), (x1, -90)], 4.0))
    left: list[Node] = [(-52, -42, "c"), (-57, -56), (-46, -66), (-24, -63), (-6, -58, "c"),
        (0, -40, "c"), (-4, -32, "c"), (-28, -35)]  # fmt: skip
    right: list[Node] = [(-2, -33, "c"), (2, -50, "c"), (8, -60, "c"), (28, -63), (48, -65), (57, -56),
        (52, -42, "c"), (26, -34)]  # fmt: skip
    for part in (left, right):
        d.shape(
            smooth(part), brim, INNER, shade=[Shade(angle=76, depth=0.5, spacing=5.2, width=2.6, reach=15)]
        )
    feather(d, [(34, -58), (56, -84), (84, -84), (94, -56)], 15, plumage)
    d.shape(circle(33, -53, 8.6), jewel, INNER)
    d.shape(circle(33, -53, 3.4), brim, DETAIL)
