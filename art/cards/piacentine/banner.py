"""Striped ribbons: like `parts.band`, with stripes running along them."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import DETAIL, OUTER, Drawing

# Shading of the side shown to the light, and of the side turned away.
BRIGHT = (
    Shade(angle=78, depth=0.3, spacing=5.6, width=2.8),
    Shade(angle=-95, depth=0.12, spacing=6, width=2),
)
DARK = (Shade(angle=88, depth=0.62, spacing=5.2, width=2.8),)


def banner(
    d: Drawing,
    track: Sequence[Point],
    half: float,
    inks: Sequence[str],
    *,
    fork: bool = False,
    turned: bool = False,
) -> None:
    """One piece of a ribbon: an upright edge of 2 × `half` swept along the track, stripes from top to bottom.

    `fork` cuts a swallow tail into the far end; `turned`: the piece shows its shaded side.
    """
    count = len(inks)
    for k, ink in enumerate(inks):
        low, high = 2 * k / count - 1, 2 * (k + 1) / count - 1
        d.shape(_stripe(track, half, low, high, fork), ink, DETAIL)
    whole = _stripe(track, half, -1, 1, fork)
    d.hatch(whole, *(DARK if turned else BRIGHT))
    d.line(whole, OUTER)


def _stripe(track: Sequence[Point], half: float, low: float, high: float, fork: bool) -> Outline:
    """The part of the ribbon between two heights, from -1 (upper edge) to 1 (lower edge)."""
    last = len(track) - 1
    ahead = 1 if track[-1][0] > track[-2][0] else -1
    top: list[Node] = []
    bottom: list[Node] = []
    for k, (x, y) in enumerate(track):
        ends = k in (0, last)
        h = half if ends else half * _stretch(track[k - 1], track[k + 1])
        slip = half * 0.9 * ahead if fork and k == last else 0.0
        over, under = (x - slip * (1 - abs(low)), y + h * low), (x - slip * (1 - abs(high)), y + h * high)
        top.append((*over, "c") if ends else over)
        bottom.append((*under, "c") if ends else under)
    notch: list[Node] = []
    if fork and low < 0 < high:
        x, y = track[-1]
        notch = [(x - half * 0.9 * ahead, y, "c")]
    return smooth([*top, *notch, *reversed(bottom)])


def _stretch(before: Point, after: Point) -> float:
    """A steep piece is cut longer upright, else it would look pinched."""
    dx, dy = abs(after[0] - before[0]), abs(after[1] - before[1])
    return 1.0 + 0.75 * max(0.0, dy / (dx + dy or 1.0) - 0.35)
