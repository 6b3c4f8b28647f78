"""Locks and beards of large heads: closed masses of hair with a few tapered strands in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK
from art.cards.kit.paths import Node, Point, between, sampled, smooth
from art.cards.kit.svg import INNER, Drawing

Edge = Sequence[Point]

LIGHT_STRAND = "#fdf1e2"
"""Strands in black hair are light."""


def strand_ink(tone: str) -> str:
    """The ink of strands in hair of that tone."""
    return LIGHT_STRAND if tone == INK else INK


@dataclass(frozen=True, kw_only=True)
class Locks:
    """A deck's way of drawing the strands in hair."""

    word: str
    """Begins the seed, so that no two decks' strands lie alike."""
    width: float
    """Of a strand at its thick end."""
    bearded: float
    """The same in a beard."""
    supple: bool
    """True if a strand follows two bends of its lock; otherwise it follows one."""
    shade: Shade
    """The light on a beard."""

    def strands(
        self,
        d: Drawing,
        left: Edge,
        right: Edge,
        *,
        count: int,
        width: float | None = None,
        ink: str = INK,
        seed: int = 1,
    ) -> None:
        """Tapered lines between two edges (equally many points), from the root and from the tip by turns."""
        rng = random.Random(f"{self.word}/{seed}")
        strokes: list[tuple[Sequence[Point], float]] = []
        for k in range(count):
            t = (k + 1) / (count + 1) + rng.uniform(-0.03, 0.03)
            line = sampled([between(p, q, t) for p, q in zip(left, right, strict=True)], 3)
            kept = max(4 if self.supple else 5, round(len(line) * rng.uniform(0.55, 0.9)))
            part = line[:kept] if k % 2 else line[::-1][:kept]
            last = len(part) - 1
            bends = (last // 3, 2 * last // 3) if self.supple else (len(part) // 2,)
            strokes.append(([part[0], *(part[i] for i in bends), part[last]], width or self.width))
        d.fold(*strokes, ink=ink)

    def lock(
        self,
        d: Drawing,
        left: Edge,
        right: Edge,
        tone: str,
        *,
        count: int = 5,
        width: float | None = None,
        line: float | None = INNER,
        seed: int = 1,
    ) -> None:
        """A lock between two edges, root first, with strands inside."""
        down: list[Node] = [(*left[0], "c"), *left[1:-1], (*left[-1], "c")]
        up: list[Node] = [(*right[-1], "c"), *list(right[1:-1])[::-1], (*right[0], "c")]
        d.shape(smooth([*down, *up]), tone, line)
        self.strands(d, left, right, count=count, width=width, ink=strand_ink(tone), seed=seed)

    def beard(
        self, d: Drawing, outline: Sequence[Node], tone: str, flow: Sequence[tuple[Edge, Edge, int]]
    ) -> None:
        """A beard: its outline, then groups of strands (left edge, right edge, count)."""
        d.shape(smooth(list(outline)), tone, INNER, shade=[self.shade])
        ink = strand_ink(tone)
        for k, (left, right, count) in enumerate(flow):
            self.strands(d, left, right, count=count, width=self.bearded, ink=ink, seed=11 + k)
