"""Ornamented borders: bands of cloth with small units repeated along them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.cards.francesi import motifs
from art.cards.francesi.figure import Figure
from art.cards.francesi.motifs import Motif
from art.cards.francesi.weights import FINE
from art.cards.kit.inks import PAPER
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Matrix, Node, Point, placed, sampled, smooth
from art.cards.kit.svg import INNER
from art.cards.kit.track import beside, lengths

Border = Callable[[int], Motif]
"""The unit of a border, which runs along x, by its number."""


def band(
    d: Figure,
    points: Sequence[Point],
    half: float,
    fill: str,
    unit: Border | None,
    *,
    spacing: float = 18.0,
    edge: float | None = 4.0,
    edge_fill: str | None = None,
    line: float = INNER,
) -> None:
    """A border along the points: cloth, a fine line near each edge, and units (given their number)."""
    d.shape(ribbon(points, half, forked=False), edge_fill or fill, line)
    centre = sampled(points, 3.0)
    if edge_fill is not None and edge is not None:
        d.shape(ribbon(points, half - edge, forked=False), fill, FINE)
    elif edge is not None:
        for side in (-1, 1):
            d.line(smooth(_offset(centre, side * (half - edge)), closed=False), FINE)
    if unit is None:
        return
    walked = lengths(centre)
    count = max(1, round(walked[-1] / spacing))
    copies: list[tuple[Motif, Matrix]] = []
    for k in range(count):
        target = (k + 0.5) / count * walked[-1]
        i = next(j for j, length in enumerate(walked) if length >= target)
        before, after = centre[max(i - 2, 0)], centre[min(i + 2, len(centre) - 1)]
        turn = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
        if not d.hidden(centre[i], spacing * 0.6):
            copies.append((unit(k), placed(*centre[i], rotate=turn)))
    motifs.strew(d, copies)


def beads(size: float, first: str, second: str) -> Border:
    """Round beads in two colours by turns."""
    return _by_turns(motifs.pearl(size, first), motifs.pearl(size, second))


def lozenges(width: float, height: float, first: str, second: str) -> Border:
    """Lozenges by turns with small beads."""
    bead = motifs.pearl(min(width, height) * 0.5 + 0.4, second)
    return _by_turns(motifs.lozenge(width, height, first), bead)


def chevrons(width: float, height: float, first: str, second: str) -> Border:
    """Pointed bars by turns in two colours, all pointing along the border."""
    return _by_turns(motifs.chevron(width, height, first), motifs.chevron(width, height, second))


def leaves(size: float, fill: str) -> Border:
    """A running pair of leaves with a bead."""
    return _by_turns(motifs.leaf_pair(size, fill, fill), motifs.leaf_pair(size, fill, PAPER))


def bars(width: float, height: float, first: str, second: str) -> Border:
    """Upright blocks by turns in two colours."""
    return _by_turns(motifs.block(width, height, first), motifs.block(width, height, second))


def along(motif: Motif, *, turn: float = 0.0) -> Border:
    """A motif of cloth used along a border."""
    place = placed(rotate=turn)
    turned = tuple(
        motifs.Layer(
            ink=layer.ink,
            outlines=tuple(outline.under(place) for outline in layer.outlines),
            dots=tuple(place.apply(dot) for dot in layer.dots),
            radius=layer.radius,
        )
        for layer in motif
    )
    return lambda _: turned


def _by_turns(first: Motif, second: Motif) -> Border:
    return lambda k: second if k % 2 else first


def _offset(line: Sequence[Point], distance: float) -> list[Node]:
    return [beside(line, i, distance) for i in range(0, len(line), 4)]
