"""The turned-back end of a sleeve."""

from __future__ import annotations

from art.cards.francesi.figure import Figure
from art.cards.francesi.motifs import pearl, strew
from art.cards.francesi.weights import FINE
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import IDENTITY, smooth
from art.cards.kit.svg import INNER


def cuff(d: Figure, fill: str, half: float, depth: float, *, beads: str | None = None) -> None:
    """A sleeve's turned-back end, its opening at (0, 0) towards -y."""
    rim = smooth([(-half, 0, "c"), (0, 3.6), (half, 0, "c"), (half + 4, depth, "c"), (0, depth + 4),
        (-half - 4, depth, "c")])  # fmt: skip
    d.shape(rim, fill, INNER, shade=[Shade(depth=0.3, spacing=4.6, width=2.2, reach=16, seed=13)])
    d.line(smooth([(-half - 0.8, 3.4), (0, 7), (half + 0.8, 3.4)], closed=False), FINE)
    d.line(smooth([(-half - 3.2, depth - 3.4), (0, depth), (half + 3.2, depth - 3.4)], closed=False), FINE)
    if beads is not None:
        row = [(k * half * 0.42, depth / 2 + 3.4 - 0.25 * k * k) for k in range(-2, 3)]
        strew(d, [(pearl(min(4.2, depth * 0.19), beads, *row), IDENTITY)])
