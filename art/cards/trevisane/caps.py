"""Headgear of the fanti beside the shared hats, in the heads' units (rim near y = -34)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, circle, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.parts.borders import border
from art.cards.trevisane.inks import YELLOW


def ostrich(d: Drawing, points: Sequence[Point], width: float, fill: str, *, tufts: int = 9) -> None:
    """A long feather along the points, quill first: the edges fray into hooked tufts, the tip curls over."""
    line = sampled(points, 1.5)
    last = len(line) - 1

    def at(t: float, across: float) -> Point:
        i = min(max(round(t * last), 0), last)
        full = width * (0.3 + 0.7 * math.sin(math.pi * min(1.0, 0.12 + t * 0.74)))
        return beside(line, i, full * across)

    nodes: list[Node] = [(*line[0], "c")]
    for k in range(tufts):
        nodes += [
            at((k + 0.35) / tufts, 0.92),
            at((k + 0.85) / tufts, 1.06),
            (*at((k + 0.9) / tufts, 0.62), "c"),
        ]
    (x0, y0), (x1, y1) = line[-5], line[-1]
    nodes += [(x1 + (x1 - x0) * 1.1, y1 + (y1 - y0) * 1.1)]
    for k in reversed(range(tufts)):
        nodes += [
            (*at((k + 0.9) / tufts, -0.62), "c"),
            at((k + 0.85) / tufts, -1.06),
            at((k + 0.35) / tufts, -0.92),
        ]
    d.shape(smooth(nodes), fill, INNER)
    d.fold(([line[0], line[last // 3], line[2 * last // 3], line[last]], 4.2))
    for k in range(tufts):
        for side in (1.0, -1.0):
            t = (k + 0.7) / tufts
            d.fold(([at(t + 0.05, 0.8 * side), at(t, 0.46 * side), at(t - 0.06, 0.1 * side)], 2.2))


def roundlet(d: Drawing, fill: str, comb: str) -> None:
    """A thick padded roll with a comb of cloth above it and a long tasselled tail flying out at the left."""
    d.limb([(-14, -48, 9), (-46, -64, 12), (-78, -54, 13), (-92, -26, 12), (-86, 4, 11), (-98, 30, 9),
        (-118, 38, 6)], comb, OUTER, end="round", depth=0.7, spacing=5.4, width=2.8)  # fmt: skip
    d.fold(
        ([(-40, -62), (-66, -58), (-82, -40), (-88, -22)], 3.6), ([(-90, 22), (-90, 8), (-94, -10)], 3.4),
        ([(-116, 38), (-104, 34), (-96, 24)], 3.2),
    )  # fmt: skip
    with d.at(-122, 40, rotate=68):
        tassel: list[Node] = [(-5, -3, "c"), (5, -3, "c"), (9, 20, "c"), (4, 17), (0, 23, "c"), (-4, 17), (-9,
            20, "c")]  # fmt: skip
        d.shape(smooth(tassel), YELLOW, INNER, shade=[Shade(depth=0.4, spacing=3.8, width=2)])
        d.shape(circle(0, -5, 5.6), fill, INNER)
    crest: list[Node] = [
        (-22, -50, "c"), (-26, -66), (-16, -74, "c"), (-14, -84), (-2, -84, "c"), (4, -92), (14, -86, "c"),
        (24, -88), (28, -76, "c"), (36, -72), (32, -50, "c"), (4, -46),
    ]  # fmt: skip
    d.shape(smooth(crest), comb, OUTER, shade=[Shade(angle=20, depth=0.36, spacing=5, width=2.8)])
    d.fold(
        ([(-16, -74), (-12, -64), (-12, -54)], 3.6), ([(-2, -84), (1, -70), (0, -56)], 3.6),
        ([(14, -86), (14, -70), (11, -56)], 3.6), ([(28, -76), (25, -66), (21, -56)], 3.6),
    )  # fmt: skip
    roll: list[Node] = [
        (-36, -44), (-30, -55), (-12, -57), (4, -55), (22, -57), (37, -54), (41, -43), (36, -33), (18, -29),
        (2, -27.6), (-16, -29), (-32, -34),
    ]  # fmt: skip
    d.shape(smooth(roll), fill, OUTER, shade=[Shade(angle=80, depth=0.42, spacing=5, width=2.8)])
    for x, lean in ((-26, -5), (-12, -3), (3, 0), (18, 3), (31, 6)):
        d.lens([(x + lean, -54.5), (x + 3, -43), (x + lean * 0.2, -31)], 3.4)


def tall_cap(d: Drawing, fill: str, band: str, motif: str, feathers: tuple[str, str]) -> None:
    """A tall brimless cap widening upwards, with a broad ornamented band and two long feathers."""
    ostrich(d, [(24, -44), (54, -60), (84, -50), (100, -20), (98, 14)], 16, feathers[0], tufts=11)
    ostrich(d, [(22, -48), (44, -76), (80, -86), (113, -70), (128, -40)], 16, feathers[1], tufts=11)
    crown: list[Node] = [
        (-26, -40, "c"), (-30, -64), (-35, -86), (-30, -96), (-8, -100), (14, -99), (38, -95), (43, -86),
        (37, -64), (32, -40, "c"),
    ]  # fmt: skip
    d.shape(smooth(crown), fill, OUTER, shade=[Shade(depth=0.36, spacing=5, width=2.9),
        Shade(angle=180, depth=0.12, spacing=6, width=2)])  # fmt: skip
    d.lens([(-33, -88), (-8, -92), (14, -92), (41, -88)], 2.4)
    d.fold(([(-12, -48), (-15, -64), (-14, -80)], 3.4), ([(18, -48), (22, -64), (22, -80)], 3.4))
    rim = [(-30, -42), (-14, -37), (3, -35.6), (20, -37), (36, -42)]
    border(d, rim, 8.6, band, "zigzag", motif, spacing=11)
    d.line(smooth([(-30, -34.6), (-14, -29.4), (3, -28), (20, -29.4), (36, -34.6)], closed=False), DETAIL)
