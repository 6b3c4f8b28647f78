"""Ornamented bands on cloth: small repeated units in a second ink along a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Outline, Point, circle, polyline, sampled
from art.cards.kit.svg import INNER, Drawing
from art.cards.kit.track import beside, lengths

Motif = Literal["zigzag", "lozenges", "beads"]


def border(
    d: Drawing,
    points: Sequence[Point],
    half: float,
    fill: str,
    motif: Motif,
    ink: str,
    *,
    spacing: float = 20.0,
    line: float = INNER,
) -> None:
    """An ornamented band along the points: its cloth and, in a second ink, small repeated units."""
    d.shape(ribbon(points, half, forked=False), fill, line)
    centre = sampled(points)
    walked = lengths(centre)
    count = max(1, round(walked[-1] / spacing))

    def at(t: float, across: float) -> Point:
        target = walked[-1] * min(max(t / count, 0.0), 1.0)
        i = next(j for j, length in enumerate(walked) if length >= target - 1e-9)
        return beside(centre, i, half * across, reach=2)

    units: list[Outline] = []
    for k in range(count):
        if motif == "zigzag":
            units.append(polyline([at(k, -1), at(k + 1, -1), at(k + 0.5, 0.72)]))
        elif motif == "lozenges":
            units.append(polyline([at(k + 0.08, 0), at(k + 0.5, -0.68), at(k + 0.92, 0), at(k + 0.5, 0.68)]))
        else:
            units.append(circle(*at(k + 0.5, 0), half * 0.5))
    d.shapes(units, ink)
