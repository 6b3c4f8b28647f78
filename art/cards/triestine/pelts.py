"""Furs of changing width: ragged edges, tufts in rows that lie the way the hair grows."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, sampled, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import beside, direction


def pelt(
    d: Drawing, stations: Sequence[Station], fill: str, *, tuft: float = 12.5, rows: float = 15.0
) -> None:
    """A fur through the stations `(x, y, half width)`; `tuft`: length of a tuft; `rows`: their distance."""
    line = sampled([(x, y) for x, y, _ in stations], tuft)
    widths = sampled([(k * 100.0, half) for k, (_, _, half) in enumerate(stations)], 4)
    last = len(line) - 1

    def half(i: float) -> float:
        return widths[round(i / last * (len(widths) - 1))][1]

    edges: tuple[list[Node], list[Node]] = ([], [])
    for side, edge in zip((1, -1), edges, strict=True):
        for i in range(last + 1):
            reach = side * half(i) * (1.05 + 0.09 * (i % 2))
            ux, uy = direction(line, i)
            x, y = beside(line, i, reach)
            edge.append((x + ux * 2, y + uy * 2))
            if i < last:
                (ax, ay), (bx, by) = beside(line, i, reach), beside(line, i + 1, side * half(i + 1))
                edge.append((ax * 0.34 + bx * 0.66, ay * 0.34 + by * 0.66, "c"))
    d.shape(smooth([*edges[0], *reversed(edges[1])]), fill, OUTER, shade=[
        Shade(angle=30, depth=0.3, spacing=5.4, width=2.8, reach=20),
    ])  # fmt: skip
    for i in range(1, last):
        ux, uy = direction(line, i)
        count = max(1, round(2 * half(i) / rows))
        for k in range(count):
            share = ((k + 0.5 + (0.25 if i % 2 else -0.25)) / count) * 2 - 1
            if abs(share) > 0.78:
                continue
            x, y = beside(line, i, half(i) * share)
            d.lens(
                [
                    (x - ux * 5 - uy * 2, y - uy * 5 + ux * 2),
                    (x, y),
                    (x + ux * 5 - uy * 3, y + uy * 5 + ux * 3),
                ],
                2.4,
            )
