"""Flowers and flowering sprigs."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.espanola.inks import GREEN
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Point, circle, sampled
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.kit.track import direction
from art.cards.parts.foliage import branch, leaf


def flower(d: Drawing, r: float, petals: str, heart: str, *, leaves: bool = True) -> None:
    """A five-petalled flower about (0, 0); `r` is the length of a petal."""
    if leaves:
        for k in range(5):
            d.shape(leaf(0, 0, 72 * k - 54, r * 1.3, r * 0.5), GREEN, DETAIL)
    for k in range(5):
        d.shape(
            leaf(0, 0, 72 * k - 90, r, r * 0.92),
            petals,
            INNER,
            shade=[Shade(depth=0.3, spacing=5, width=2.4)],
        )
    d.shape(circle(0, 0, r * 0.3), heart, DETAIL)


def sprig(d: Drawing, track: Sequence[Point], leaves: str, petals: str, heart: str) -> None:
    """A leafy stem along the track, a flower at its end."""
    branch(d, track, 5, 34, 17, fill=leaves)
    line = sampled(track)
    x, y = line[-1]
    ux, uy = direction(line, len(line) - 1)
    with d.at(x + ux * 10, y + uy * 10):
        flower(d, 22, petals, heart, leaves=False)
