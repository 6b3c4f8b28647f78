"""Folds cut as solid black: at the flanks of a garment, and the hollow of a mantle beside the waist."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, polyline, sampled, smooth
from art.cards.kit.svg import Drawing
from art.cards.triestine.inks import INK


def at_flanks(d: Drawing, area: Outline) -> None:
    """Two black folds that rise from the foot of a garment beside its flanks, the longer one in the shade."""
    ring = area.sample(6)
    foot = max(y for _, y in ring)
    level = [x for x, y in ring if foot - 76 < y < foot - 20]
    left, right = min(level), max(level)
    d.fold(
        ([(left + 13, foot - 6), (left + 15, foot - 40), (left + 31, foot - 86)], 11),
        ([(right - 17, foot - 6), (right - 18, foot - 56), (right - 38, foot - 122)], 15),
        ([(right - 40, foot - 4), (right - 40, foot - 34), (right - 50, foot - 66)], 8),
    )


def followed(d: Drawing, line: Sequence[Point], aside: Point, *, count: int = 5, thin: float = 3.4) -> None:
    """Strokes that follow a line beside it, each farther `aside`, shorter and thinner."""
    track = sampled(line)
    last = len(track) - 1
    ax, ay = aside
    for k in range(1, count + 1):
        share = (k - 1) / count
        run: list[Point] = []
        for i in range(5):
            t = 0.02 * k + (0.9 - 0.7 * share) * i / 4
            x, y = track[round(t * last)]
            far = k * (0.72 + 0.5 * t)
            run.append((x + ax * far, y + ay * far))
        d.lens(run, thin * (1 - 0.5 * share))


def hollow(d: Drawing, top: Point, foot: Point, side: int, *, half: float = 40.0, seed: int = 1) -> None:
    """The black inner fold of a mantle beside the waist, from y = `top` down to its hem.

    `top` and `foot` lie where the body covers the mantle; `side`: -1 where the cloth hangs to their left.
    A comb of strokes leads from the black into the colour.
    """
    (x0, y0), (x1, y1) = top, foot
    edge: list[Point] = [
        (x0 + side * half * 0.12, y0), (x0 + side * half * 0.5, y0 + (y1 - y0) * 0.42),
        (x1 + side * half * 0.84, y0 + (y1 - y0) * 0.76), (x1 + side * half, y1),
    ]  # fmt: skip
    black: list[Node] = [(*edge[0], "c"), *edge[1:3], (*edge[3], "c"), (x1 - side * 30, y1, "c")]
    d.flats(smooth([*black, (x0 - side * 20, y0 + 12, "c")]), ink=INK)
    line = sampled(edge, 8)
    far = [(x + side * half * (0.4 + 0.5 * i / len(line)), y) for i, (x, y) in enumerate(line)]
    d.hatch(
        polyline([*line, *far[::-1]]),
        Shade(angle=180 if side > 0 else 0, depth=0.8, spacing=6.4, width=3.4, seed=seed, bend=-0.06),
    )
