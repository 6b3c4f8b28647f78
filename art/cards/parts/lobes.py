"""Lobes side by side round a turned body: gadroons of cups, flutes of a lid."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import Drawing


def across(k: int, count: int, share: float = 0.0) -> float:
    """Visible x of lobe `k` of `count`, -1 to 1 over the body: its left edge, or `share` of its width on."""
    return math.sin(math.radians(-90 + 180 * (k + share) / count))


def lobe(
    d: Drawing,
    k: int,
    count: int,
    outline: Callable[[float, float, float], Sequence[Node]],
    fill: str,
    line: float,
    *,
    shade: Shade,
    turned: Shade,
    beyond: float = 0.3,
    gap: float = 0.0,
) -> None:
    """Lobe `k` of `count`; they narrow towards the sides. `outline` makes it from its left, middle and right.

    `shade` hatches all, `turned` also those farther right than `beyond`; `gap` is left free at both sides.
    """
    left, middle, right = (across(k, count, share) for share in (gap, 0.5, 1 - gap))
    layers = [shade, turned] if middle > beyond else [shade]
    d.shape(smooth(outline(left, middle, right)), fill, line, shade=[replace(s, seed=k) for s in layers])
