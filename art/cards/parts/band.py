"""Cloth ribbons: a short upright edge swept along a track, in pieces that show the front or the back.

Cut the track where the ribbon turns over (where x goes back on itself) and draw the back pieces, then
whatever the ribbon is wound round, then the front pieces.
"""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import DARK_RED, RED
from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import OUTER, Drawing
from art.cards.kit.track import step, unit


def strip(track: Sequence[Point], half: float, *, fork: bool = False, slant: float = 0.0) -> Outline:
    """One piece; `fork` cuts the far end to a swallow tail, `slant` leans the swept edge to the right."""
    last = len(track) - 1
    top: list[Node] = []
    bottom: list[Node] = []
    for k, (x, y) in enumerate(track):
        ends = k in (0, last)
        h = half if ends else half * _stretch(track[k - 1], track[k + 1])
        high, low = (x + slant * h, y - h), (x - slant * h, y + h)
        top.append((*high, "c") if ends else high)
        bottom.append((*low, "c") if ends else low)
    notch: list[Node] = []
    if fork:
        notch = [(*step(track[-1], unit(track[-2], track[-1]), -half * 0.9), "c")]
    return smooth([*top, *notch, *reversed(bottom)])


def _stretch(before: Point, after: Point) -> float:
    """A steep piece is cut longer upright, else it would look pinched."""
    dx, dy = abs(after[0] - before[0]), abs(after[1] - before[1])
    steep = dy / (dx + dy or 1.0)
    return 1.0 + 0.75 * max(0.0, steep - 0.35)


def front(
    d: Drawing,
    track: Sequence[Point],
    half: float,
    *,
    fork: bool = False,
    slant: float = 0.0,
    seed: int = 1,
    fill: str = RED,
) -> None:
    """A piece that shows its bright side."""
    d.shape(
        strip(track, half, fork=fork, slant=slant),
        fill,
        OUTER,
        shade=[
            Shade(angle=78, depth=0.42, spacing=5.7, width=3.0, seed=seed),
            Shade(angle=-95, depth=0.16, spacing=6.0, width=2.0, seed=seed),
        ],
    )


def back(
    d: Drawing,
    track: Sequence[Point],
    half: float,
    *,
    slant: float = 0.0,
    seed: int = 1,
    fill: str = DARK_RED,
) -> None:
    """A piece that shows its dark inner side."""
    d.shape(
        strip(track, half, slant=slant),
        fill,
        OUTER,
        shade=[Shade(angle=90, depth=0.75, spacing=4.4, width=2.8, seed=seed)],
    )


def mirrored(track: Sequence[Point], axis: float) -> list[Point]:
    """The track mirrored left-right."""
    return [(2 * axis - x, y) for x, y in track]
