"""A frill of linen with the ribbon that ties a sleeve above the elbow."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.trevisane.inks import PAPER

_DEPTH = 15.0
_LOBES = 5


def frill(d: Drawing, centre: Point, half: float, ribbon: str, *, turn: float = 0.0) -> None:
    """A frill across a sleeve of that half-width: the ribbon at `centre`, the linen towards the elbow.

    `turn`: direction of the arm from shoulder to elbow, degrees clockwise from the right.
    """

    def bow(x: float) -> float:
        return 5.0 * (1 - (x / half) ** 2)

    with d.at(*centre, rotate=turn - 90):
        nodes: list[Node] = [(-half, 0, "c"), (-half * 1.12, _DEPTH * 0.5)]
        folds: list[tuple[list[Point], float]] = []
        for k in range(_LOBES):
            x = ((k + 0.5) / _LOBES * 2 - 1) * half * 1.04
            nodes.append((x, _DEPTH + bow(x * 0.96)))
            if k < _LOBES - 1:
                x = ((k + 1) / _LOBES * 2 - 1) * half * 1.04
                foot = _DEPTH * 0.72 + bow(x)
                nodes.append((x, foot, "c"))
                folds.append(([(x, foot), (x * 0.96, foot * 0.6), (x * 0.97, foot * 0.3)], 2.6))
        nodes += [(half * 1.12, _DEPTH * 0.5), (half, 0, "c"), (0, 4)]
        d.shape(smooth(nodes), PAPER, INNER, shade=[Shade(angle=60, depth=0.3, spacing=4.6, width=2.2)])
        d.fold(*folds)
        band: list[Node] = [
            (-half - 1, -4, "c"), (0, -4 + bow(0)), (half + 1, -4, "c"), (half + 1, 4, "c"), (0, 4 + bow(0)),
            (-half - 1, 4, "c"),
        ]  # fmt: skip
        d.shape(smooth(band), ribbon, DETAIL)
