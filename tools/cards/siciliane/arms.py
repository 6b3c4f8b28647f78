"""The elbow of a sleeve drawn in two pieces: the seam between them turned into folds of cloth."""

from __future__ import annotations

import math

from tools.cards.kit.paths import Point, smooth
from tools.cards.kit.svg import Drawing


def elbow(d: Drawing, at: Point, towards: Point, fill: str, half: float = 21.0) -> None:
    """Hide the round end of the forearm within the upper arm, but for its two ends; add creases.

    `at`: where the forearm begins, `half` wide there; `towards`: a point up the upper arm.
    """
    size = math.dist(at, towards)
    ux, uy = (towards[0] - at[0]) / size, (towards[1] - at[1]) / size

    def on(along: float, across: float) -> Point:
        return (at[0] + half * (ux * along - uy * across), at[1] + half * (uy * along + ux * across))

    d.shape(smooth([on(1.18, 0), on(1.06, 0.52), on(0.62, 0.74), on(0.2, 0.4), on(0.1, 0), on(0.2, -0.4),
        on(0.62, -0.74), on(1.06, -0.52)]), fill, None)  # fmt: skip
    d.fold(
        ([on(0.5, 0.86), on(0.5, 0.5), on(0.7, 0.1)], 3.6),
        ([on(0.56, -0.84), on(0.8, -0.46), on(0.86, -0.1)], 3.2),
        ([on(0.1, 0.82), on(0.06, 0.4), on(0.16, 0.0)], 3),
    )
