"""Bastoni: the rough pruned log, its cut faces red and ringed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle
from art.cards.piacentine.inks import GREEN, OCHRE, ORANGE, RED

STOUT = 0.3  # width : length where none is given

# Half-widths of the bark on the left and on the right, by share of the length from the thick end down;
# where two stand close together the bark ends in a step.
LEFT: Sequence[tuple[float, float]] = (
    (0.0, 33), (0.1, 32), (0.18, 33), (0.2, 31), (0.3, 30), (0.42, 30), (0.54, 31), (0.56, 28.6),
    (0.68, 27.4), (0.8, 28.4), (0.82, 26), (0.92, 27), (1.0, 25),
)  # fmt: skip
RIGHT: Sequence[tuple[float, float]] = (
    (0.0, 33), (0.11, 33), (0.13, 31), (0.24, 30.6), (0.36, 31), (0.46, 31.4), (0.48, 29), (0.6, 28.4),
    (0.74, 29), (0.86, 28.4), (0.88, 25.4), (0.94, 26), (1.0, 24),
)  # fmt: skip
# Lopped branches: side, share of the length, how far out, how thick, lean towards the thick end; by cut.
Stub = tuple[int, float, float, float, float]
STUBS: Sequence[Sequence[Stub]] = (
    ((1, 0.27, 48, 13, 18), (-1, 0.4, 49, 13.5, 21), (1, 0.66, 46, 12, 15)),
    ((-1, 0.22, 47, 12.4, 17), (1, 0.45, 50, 14, 22), (-1, 0.7, 45, 12, 14)),
    ((-1, 0.3, 50, 14.4, 20), (1, 0.56, 47, 12.4, 18)),
)  # fmt: skip
# Places where the bark is off: across, share of the length, length, half-width; by cut.
SPLITS: Sequence[Sequence[tuple[float, float, float, float]]] = (
    ((9, 0.15, 58, 6.4), (-13, 0.25, 66, 6.6), (13, 0.46, 62, 6.6), (-14, 0.9, 40, 5), (9, 0.79, 58, 6)),
    ((-10, 0.2, 54, 6), (14, 0.28, 60, 7), (-14, 0.52, 70, 6.4), (11, 0.88, 44, 5.4), (-6, 0.8, 40, 5)),
    ((2, 0.2, 70, 7), (15, 0.4, 50, 6), (-15, 0.6, 64, 6.6), (-3, 0.87, 54, 5.6)),
)  # fmt: skip
KNOTS = (
    (-6, 0.61),
    (7, 0.63),
    (8, 0.72),
)  # scars of branches that pointed at us: across, share of the length


def log(
    d: Drawing,
    x: float,
    y: float,
    size: float,
    rotate: float = 0.0,
    width: float = 0.0,
    flip: bool = False,
    *,
    cut: int = 0,
) -> None:
    """A log centred on (x, y), the thick end up at `rotate` 0; `width` with the stubs. `flip` mirrors it.

    The cuts are three trees: their branches, splits and scars stand elsewhere.
    """
    s = (width or size * STOUT) / 100
    length = size / s - 26  # the cut faces stand out at both ends
    with d.at(x, y, s, rotate, flip):
        for stub in STUBS[cut]:
            _stub(d, stub, length, rotate)
        _bark(d, length, rotate, cut)
        _boughs(d, length, cut)
        _knot(d, length, KNOTS[cut])
        _foot(d, length, cut)
        _cut(d, length, rotate, cut)


def _level(share: float, length: float) -> float:
    return -length / 2 + share * length


def _bark(d: Drawing, length: float, rotate: float, cut: int) -> None:
    left = recut([(-half, _level(t, length)) for t, half in (LEFT, RIGHT, LEFT)[cut]], cut, 1.5)
    right = recut(
        [(half, _level(t, length)) for t, half in (RIGHT, LEFT, RIGHT)[cut]], cut + 4 if cut else 0, 1.5
    )
    left[0], right[0] = (left[0][0], left[0][1], "c"), (right[0][0], right[0][1], "c")
    left[-1], right[-1] = (left[-1][0], left[-1][1], "c"), (right[-1][0], right[-1][1], "c")
    below: list[Node] = [(13, length / 2 + 8), (-2, length / 2 + 10), (-16, length / 2 + 7)]
    bark = smooth([*right, *below, *reversed(left)])
    d.shape(bark, GREEN, None)
    light = shadow_angle(rotate)
    d.hatch(
        bark,
        Shade(angle=light, depth=0.38, spacing=6.4, width=3.3, reach=46, bend=0.14, seed=1 + cut),
        Shade(angle=light + 180, depth=0.12, spacing=7.6, width=2.4, reach=22, seed=2 + cut),
    )
    splits: list[Outline] = []
    for across, share, reach, half in SPLITS[cut]:
        y = _level(share, length)
        split: list[Node] = [
            (across - 2, y - reach / 2, "c"), (across - half, y - reach * 0.16), (across - half * 0.7, y + 6),
            (across + 2, y + reach / 2, "c"), (across + half, y + reach * 0.1), (across + half * 0.5, y - 8),
        ]  # fmt: skip
        splits.append(smooth(split))
    d.shapes(splits, OCHRE)
    _fissures(d, length, cut)
    # Open at the top, where the bark runs up to the cut face without an edge.
    d.line(smooth([*right, *below, *reversed(left)], closed=False), OUTER)


def _fissures(d: Drawing, length: float, cut: int) -> None:
    """Long strokes of the bark between the splits."""
    for across, share, reach, _ in SPLITS[cut]:
        y = _level(share, length)
        d.fold(([(across + 1, y - reach * 0.3), (across, y), (across + 1, y + reach * 0.3)], 2.4))
    rows = max(3, round(length / 96))
    for k in range(rows):
        for lane, across in enumerate((-22, -9, 4, 20)):
            t = 0.13 + 0.76 * (k + (0.0, 0.55, 0.25, 0.7)[lane - cut]) / rows
            if t > 0.9 or (abs(t - KNOTS[cut][1]) < 0.1 and lane in (1, 2)):
                continue
            y = _level(t, length)
            wave = 3.4 if (k + lane) % 2 else -3.4
            x = across * (1 - 0.2 * t)
            reach = 26 + 6 * (lane % 2)
            d.lens(
                [(x - wave * 0.3, y - reach), (x + wave, y - reach * 0.3), (x - wave * 0.7, y + reach * 0.35),
                 (x + wave * 0.4, y + reach)], 3.4,
            )  # fmt: skip


def _knot(d: Drawing, length: float, knot: Point) -> None:
    """A round scar, the bark healed about it like lips."""
    across, share = knot
    y = _level(share, length)
    for side in (-1, 1):
        d.lens([(across + side * 2, y - 24), (across + side * 13, y), (across + side * 2, y + 24)], 3.2)
    d.shape(
        smooth([(across - 8.4, y), (across, y - 10), (across + 8, y + 1), (across - 1, y + 10.4)]), ORANGE
    )
    d.flats(smooth([(across - 3.6, y), (across, y - 4.6), (across + 3.6, y), (across, y + 4.6)]), ink=RED)


def _stub(d: Drawing, stub: Stub, length: float, rotate: float) -> None:
    """A lopped branch with its cut face turned to us."""
    side, share, reach, half, lean = stub
    y = _level(share, length)
    root: Point = (side * 22, y)
    end: Point = (side * (reach - half * 0.3), y - lean)
    size = math.dist(root, end)
    ux, uy = (end[0] - root[0]) / size, (end[1] - root[1]) / size
    nx, ny = -uy, ux
    body: list[Node] = [
        (side * 12, y + half * 2.6, "c"),
        (side * 27, y + half * 2.2),
        (
            root[0] + ux * size * 0.5 + nx * half * 1.15 * side,
            root[1] + uy * size * 0.5 + ny * half * 1.15 * side,
        ),
        (end[0] + nx * half * side, end[1] + ny * half * side, "c"),
        (end[0] - nx * half * side, end[1] - ny * half * side, "c"),
        (
            root[0] + ux * size * 0.5 - nx * half * 1.15 * side,
            root[1] + uy * size * 0.5 - ny * half * 1.15 * side,
        ),
        (side * 28, y - half * 2.0),
        (side * 12, y - half * 2.4, "c"),
    ]
    d.shape(
        smooth(body), GREEN, OUTER,
        shade=[Shade(angle=shadow_angle(rotate), depth=0.5, spacing=4.8, width=2.8)],
    )  # fmt: skip
    with d.at(*end, rotate=math.degrees(math.atan2(uy, ux)) + 90):
        _rings(d, half * 1.04, half * 0.72, ORANGE, small=True)


def _boughs(d: Drawing, length: float, cut: int) -> None:
    """The swellings where the branches leave the trunk, over the bark's contour."""
    patches: list[Outline] = []
    for side, share, _, half, lean in STUBS[cut]:
        y = _level(share, length)
        patch: list[Node] = [
            (side * 20, y + half * 2.0, "c"), (side * 29, y + half * 1.5), (side * 36, y + half * 0.3),
            (side * 37, y - lean * 0.4), (side * 30, y - half * 1.5), (side * 20, y - half * 2.0, "c"),
        ]  # fmt: skip
        patches.append(smooth(patch))
    d.flats(*patches, ink=GREEN)
    for side, share, _, half, _ in STUBS[cut]:
        y = _level(share, length)
        d.fold(
            ([(side * 30, y + half * 1.9), (side * 24, y + half * 0.6), (side * 22, y - half * 0.8)], 3.4),
            ([(side * 31, y + half * 1.0), (side * 28, y + half * 0.1), (side * 27, y - half * 1.0)], 3.0),
        )


def _foot(d: Drawing, length: float, cut: int) -> None:
    """The slanting cut of the thin end, seen a little from below."""
    face: list[Node] = [
        (-24, length / 2 - 2), (-6, length / 2 - 7), (14, length / 2 - 6), (23, length / 2 + 1),
        (12, length / 2 + 9), (-3, length / 2 + 11), (-17, length / 2 + 8),
    ]  # fmt: skip
    d.shape(smooth(recut(face, cut, 1.6)), ORANGE, OUTER)
    with d.at(0, length / 2 + 2):
        d.line(smooth([(-14, 0), (0, -4.4), (14, 0), (0, 4.6)]), DETAIL)
        d.flats(_oval(6, 2.2), ink=RED)


def _cut(d: Drawing, length: float, rotate: float, cut: int) -> None:
    """The great cut face at the thick end."""
    with d.at(0, -length / 2):
        rim: list[Node] = [
            (-33, 1, "c"), (-30, -9.6), (-15, -17.6), (4, -19), (22, -16), (31, -7.6), (33, 1, "c"),
        ]  # fmt: skip
        d.shape(smooth(rim), GREEN, None)
        d.line(smooth(rim, closed=False), OUTER)
        with d.at(rotate=(0, 180, 0)[cut], scale=(1, (1, 1, 0.94)[cut])):
            _rings(d, 29, 14.4, RED)
        d.hatch(
            smooth([(-28, 0), (0, -10), (28, 0), (0, 10)]),
            Shade(angle=shadow_angle(rotate), depth=0.16, spacing=4.6, width=2.4),
        )
        # Torn bark under the edge of the cut.
        for x, reach in (
            ((-22, 16), (-9, 11), (5, 17), (18, 12)),
            ((-20, 11), (-6, 18), (9, 12), (21, 15)),
            ((-17, 17), (0, 12), (16, 16)),
        )[cut]:
            d.fold(([(x, 11 - abs(x) * 0.18), (x + 1.5, 14 + reach * 0.5), (x, 16 + reach)], 3.6))


def _rings(d: Drawing, rx: float, ry: float, fill: str, *, small: bool = False) -> None:
    """A cut face: sapwood, rings, heart and, if it is large, the cracks of drying."""
    d.shape(_oval(rx, ry), fill, INNER)
    if small:
        d.shape(_oval(rx * 0.5, ry * 0.5), RED, DETAIL)
        return
    d.shape(_oval(rx * 0.78, ry * 0.76), ORANGE, DETAIL)
    d.line(_oval(rx * 0.52, ry * 0.5), DETAIL)
    d.shape(_oval(rx * 0.24, ry * 0.26), RED, DETAIL)
    d.ticks(
        ((-rx, 1), (-rx * 0.3, 0), 3.0), ((rx * 0.74, -ry * 0.6), (rx * 0.2, 0), 2.8),
        ((rx * 0.4, ry * 0.86), (rx * 0.12, ry * 0.2), 2.6),
    )  # fmt: skip


def _oval(rx: float, ry: float) -> Outline:
    return smooth([(-rx, 0), (0, -ry), (rx, 0), (0, ry)])
