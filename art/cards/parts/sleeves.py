"""Sleeves: the puffed upper sleeve and the forearm; the whole bent arm is in `bent_arm`."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing


def puffed_sleeve(
    d: Drawing, shoulder: Point, elbow: Point, fill: str, *, wide: float = 34, slashes: str | None = None
) -> None:
    """A puffed upper sleeve, gathered into a band at the elbow."""
    (x0, y0), (x1, y1) = shoulder, elbow
    dx, dy = x1 - x0, y1 - y0
    size = math.hypot(dx, dy)
    nx, ny = -dy / size, dx / size

    def on(t: float, across: float) -> Point:
        return (x0 + dx * t + nx * wide * across, y0 + dy * t + ny * wide * across)

    d.shape(smooth([
        on(-0.22, -0.1), on(-0.12, 0.6), on(0.22, 1.02), on(0.6, 1.06), on(0.92, 0.74), (*on(1.0, 0.55),
            "c"), on(1.04, 0),
        (*on(1.0, -0.55), "c"), on(0.92, -0.74), on(0.6, -1.06), on(0.22, -1.02), on(-0.12, -0.66),
    ]), fill, OUTER, shade=[Shade(angle=28, depth=0.4, width=2.8), Shade(angle=208, depth=0.12,
    width=2)])  # fmt: skip
    for across in (-0.55, -0.1, 0.36):
        if slashes:
            slit = smooth(
                [
                    (*on(0.08, across * 0.9), "c"),
                    on(0.45, across * 1.35 + 0.17),
                    (*on(0.88, across * 0.8), "c"),
                    on(0.45, across * 1.35 - 0.17),
                ]
            )
            d.shape(slit, slashes, DETAIL)
        else:
            d.fold(([on(0.98, across), on(0.68, across * 1.3), on(0.36, across * 1.4)], 4.6))
    d.fold(
        ([on(-0.05, 0.3), on(0.16, 0.36), on(0.34, 0.5)], 3.4),
        ([on(-0.08, -0.24), on(0.12, -0.3), on(0.28, -0.44)], 3.4),
    )
