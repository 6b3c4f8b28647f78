"""Six-sided turned bodies seen a little from above: lids, bowls, knops and feet."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing

SAG = 0.13  # how much lower the front corners of a hexagon stand, as a share of its half-width

_SHARES = ((-1.0, -0.5, 0.5, 1.0), (-1.0, -0.42, 0.55, 1.02), (-1.02, -0.56, 0.44, 1.0))
"""Places of the four upright edges of the faces, in shares of the half-width, by cut."""

Level = tuple[float, float]  # y, half-width


def facets(
    d: Drawing,
    top: Level,
    low: Level,
    fill: str,
    *,
    belly: float = 0.0,
    line: float = OUTER,
    spacing: float = 5.2,
    cut: int = 0,
) -> None:
    """The three front faces between two levels, about x = 0; `belly` bows the edges outwards.

    `cut`: which of the woodcutter's blocks: its corners stand a little otherwise, its hatching lies anew.
    """
    edges = [edge(top, low, share, belly) for share in _SHARES[cut]]
    outline = [*reversed(edges[0]), edges[1][0], edges[2][0], *edges[3], edges[2][2], edges[1][2]]
    d.shape(smooth(outline), fill, line)
    front = smooth([*edges[1], *reversed(edges[2])])
    right = smooth([*edges[2], *reversed(edges[3])])
    d.hatch(right, Shade(depth=0.85 - 0.1 * cut, spacing=spacing + 0.3 * cut, width=2.7, seed=1 + 3 * cut))
    d.hatch(front, Shade(depth=0.26, spacing=spacing + 0.4, width=2.3, seed=2 + cut))
    for k in (1, 2):
        d.line(smooth(edges[k], closed=False), DETAIL)


def edge(top: Level, low: Level, share: float, belly: float = 0.0) -> list[Node]:
    """One upright edge, from above down: `share` -1 and 1 are the outlines, ±0.5 the front corners."""
    (y0, w0), (y1, w1) = top, low
    sag = SAG if abs(share) < 1 else 0.0
    y0, y1 = y0 + w0 * sag, y1 + w1 * sag
    return [
        (w0 * share, y0, "c"),
        (((w0 + w1) / 2 + belly) * share, (y0 + y1) / 2),
        (w1 * share, y1, "c"),
    ]
