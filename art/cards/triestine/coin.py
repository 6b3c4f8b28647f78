"""Denari: a golden piece in a rope; on a red foil of eight lobes a wind rose, half gold and half white."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, polar, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.triestine.inks import BLUE, PAPER, RED, YELLOW

_ROPE = 80.0
_FOIL = 71.0
_LONG = (64.0, 61.0, 66.0)
_SHORT = (47.0, 49.0, 45.0)
_WAIST = (25.0, 26.5, 23.0)
"""Distances from the middle of the long points, the short ones and the notches between, by cut."""
_WORN = ((), (5, 6), (17,))
"""Turns of the rope that are worn away."""


def coin(d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, *, cut: int = 0) -> None:
    """A coin centred on (x, y), `size` across over all, in one of three cuts.

    `rotate` turns the wind rose (degrees clockwise).
    """
    with d.at(x, y, size / 200, rotate):
        rim(d, size, cut)
        d.flats(*_beads(cut), ink=BLUE)
        d.shape(
            foil(_FOIL), RED, INNER,
            shade=[Shade(angle=40, depth=0.12, spacing=4.8, width=2.4, seed=3 + cut)],
        )  # fmt: skip
        rose(d, size, cut)


def foil(reach: float, depth: float = 0.16) -> Outline:
    """Eight round lobes as far out as `reach`, the cusps between them `depth` of it nearer."""
    nodes: list[Node] = []
    for k in range(8):
        turn = 45.0 * k
        nodes += [(*polar(reach * (1 - depth), turn - 22.5), "c"), polar(reach * 0.97, turn - 11),
            polar(reach, turn), polar(reach * 0.97, turn + 11)]  # fmt: skip
    return smooth(nodes)


def _beads(cut: int) -> list[Outline]:
    """Between the lobes, by cut: a bead, a lozenge, a smaller bead."""
    turns = [45 * k + 22.5 for k in range(8)]
    if cut == 1:
        return [
            polyline([polar(76, t), polar(71, t - 3.6), polar(65.6, t), polar(71, t + 3.6)]) for t in turns
        ]
    return [circle(*polar(71, t), (4.7, 0, 3.7)[cut]) for t in turns]


def rim(d: Drawing, size: float, cut: int) -> None:
    """The rope round the edge, and in it the golden ground."""
    edge = 100 - 100 * OUTER / size
    d.shape(circle(0, 0, edge), YELLOW, OUTER)
    twists = (28 if size < 190 else 40) + (0, 3, -2)[cut]
    strokes: list[tuple[list[Point], float]] = []
    for k in range(twists):
        if k in _WORN[cut]:
            continue
        turn = 360 / twists * k
        # The side turned from the light (upper left) is cut deeper.
        dark = 0.5 + 0.5 * math.cos(math.radians(turn - 135))
        line = [polar(edge, turn), polar((edge + _ROPE) / 2, turn + 2.6), polar(_ROPE, turn + 360 / twists)]
        strokes.append((line, 2.4 + 2.2 * dark))
    for line, width in strokes:
        d.lens(line, width)
    d.shape(circle(0, 0, _ROPE), YELLOW, INNER)


def rose(d: Drawing, size: float, cut: int = 0, *, reach: float = 1.0) -> None:
    """The eight points of the wind, each with a golden and a white half, about a boss."""
    for long, shift in ((_SHORT[cut], 45.0), (_LONG[cut], 0.0)):
        for side, fill in ((-1, PAPER), (1, YELLOW)):
            halves: list[Outline] = []
            for k in range(4):
                turn = 90 * k + shift
                far = (long - (k * 3 + cut) % 3 * (cut > 0)) * reach
                half: list[Node] = [
                    (0, 0, "c"), (*polar(far, turn), "c"),
                    (*polar(_WAIST[cut] * reach * (1.12 if shift else 1.0), turn + side * 22.5), "c"),
                ]  # fmt: skip
                halves.append(polyline(half))
            d.shapes(halves, fill, INNER if size > 150 else DETAIL)
            if size > 150 and side > 0:
                for k, one in enumerate(halves):
                    d.hatch(
                        one, Shade(angle=90 * k + shift - 20, depth=0.4, spacing=4.8, width=2, seed=cut + 1)
                    )
    boss = (15.0, 13.5, 16.0)[cut] * reach
    d.shape(circle(0, 0, boss), BLUE, INNER)
    petals = (6, 5, 8)[cut]
    leaves: list[Outline] = []
    for k in range(petals):
        turn = 360 / petals * k
        petal: list[Node] = [
            (*polar(boss * 0.12, turn), "c"), polar(boss * 0.5, turn - 17), (*polar(boss * 0.8, turn), "c"),
            polar(boss * 0.5, turn + 17),
        ]  # fmt: skip
        leaves.append(smooth(petal))
    d.flats(*leaves, ink=PAPER)
