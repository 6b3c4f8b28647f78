"""Bastoni: the rough pruned log, its cut faces red and ringed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.cards.kit.hatch import Shade
from tools.cards.kit.paths import Node, Outline, Point, smooth
from tools.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from tools.cards.parts.light import shadow_angle
from tools.cards.piacentine.inks import DARK_GREEN, GREEN, LIGHT_GREEN, OCHRE, ORANGE, RED

STOUT = 0.3  # width : length where none is given

# Half-widths of the bark on the left and on the right, by share of the length from the thick end down.
LEFT: Sequence[tuple[float, float]] = (
    (0.0, 33), (0.1, 31), (0.2, 35), (0.32, 30), (0.45, 29), (0.55, 33), (0.66, 27), (0.8, 25), (0.9, 28),
    (1.0, 25),
)  # fmt: skip
RIGHT: Sequence[tuple[float, float]] = (
    (0.0, 33), (0.12, 34), (0.24, 30), (0.36, 32), (0.48, 31), (0.6, 27), (0.72, 30), (0.84, 25), (0.93, 27),
    (1.0, 24),
)  # fmt: skip
# Lopped branches: side, share of the length, how far out, how thick, lean towards the thick end.
STUBS: Sequence[tuple[int, float, float, float, float]] = (
    (1, 0.27, 50, 10.5, 26), (-1, 0.43, 50, 11.5, 30), (1, 0.63, 48, 10, 24), (-1, 0.79, 45, 9, 24),
)  # fmt: skip
# Splits in the bark: across, share of the length, length, half-width.
SPLITS: Sequence[tuple[float, float, float, float]] = (
    (10, 0.12, 40, 4.8), (-14, 0.26, 52, 5.6), (13, 0.42, 46, 5.2), (-3, 0.6, 56, 5.6), (12, 0.82, 44, 4.6),
    (-13, 0.9, 30, 3.8),
)  # fmt: skip


def log(
    d: Drawing, x: float, y: float, size: float, rotate: float = 0.0, width: float = 0.0, flip: bool = False
) -> None:
    """A log centred on (x, y), the thick end up at `rotate` 0; `width` with the stubs. `flip` mirrors it."""
    s = (width or size * STOUT) / 100
    length = size / s - 26  # the cut faces stand out at both ends
    with d.at(x, y, s, rotate, flip):
        for stub in STUBS:
            _stub(d, stub, length, rotate)
        _bark(d, length, rotate)
        _boughs(d, length)
        _foot(d, length)
        _cut(d, length, rotate)


def _level(share: float, length: float) -> float:
    return -length / 2 + share * length


def _bark(d: Drawing, length: float, rotate: float) -> None:
    left: list[Node] = [(-half, _level(t, length)) for t, half in LEFT]
    right: list[Node] = [(half, _level(t, length)) for t, half in RIGHT]
    left[0], right[0] = (left[0][0], left[0][1], "c"), (right[0][0], right[0][1], "c")
    left[-1], right[-1] = (left[-1][0], left[-1][1], "c"), (right[-1][0], right[-1][1], "c")
    below: list[Node] = [(13, length / 2 + 8), (-2, length / 2 + 10), (-16, length / 2 + 7)]
    bark = smooth([*right, *below, *reversed(left)])
    d.shape(bark, GREEN, None)
    light = shadow_angle(rotate)
    d.hatch(
        bark,
        Shade(angle=light, depth=0.38, spacing=6.4, width=3.3, reach=46, bend=0.14),
        Shade(angle=light + 180, depth=0.12, spacing=7.6, width=2.4, reach=22, seed=2),
    )
    splits: list[Outline] = []
    for across, share, reach, half in SPLITS:
        y = _level(share, length)
        split: list[Node] = [
            (across - 2, y - reach / 2, "c"), (across - half, y - reach * 0.16), (across - half * 0.7, y + 6),
            (across + 2, y + reach / 2, "c"), (across + half, y + reach * 0.1), (across + half * 0.5, y - 8),
        ]  # fmt: skip
        splits.append(smooth(split))
    d.shapes(splits, OCHRE)
    _fissures(d, length)
    d.line(bark, OUTER)


def _fissures(d: Drawing, length: float) -> None:
    """Long strokes of the bark between the splits."""
    for across, share, reach, _ in SPLITS:
        y = _level(share, length)
        d.fold(([(across + 1, y - reach * 0.3), (across, y), (across + 1, y + reach * 0.3)], 2.4))
    count = max(5, round(length / 46))
    for k in range(count):
        t = 0.09 + 0.84 * k / (count - 1)
        y = _level(t, length)
        for across, lag in ((-23, 0), (-5, 14), (6, -12), (22, 4)):
            if (k + round(across)) % 3 == 0:
                continue
            wave = 3 if k % 2 else -3
            x = across * (1 - 0.2 * t)
            d.lens([(x, y + lag - 15), (x + wave, y + lag), (x - wave * 0.4, y + lag + 15)], 2.6)


def _stub(d: Drawing, stub: tuple[int, float, float, float, float], length: float, rotate: float) -> None:
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
        _rings(d, half, half * 0.56, ORANGE, small=True)


def _boughs(d: Drawing, length: float) -> None:
    """The swellings where the branches leave the trunk, over the bark's contour."""
    patches: list[Outline] = []
    for side, share, _, half, lean in STUBS:
        y = _level(share, length)
        patch: list[Node] = [
            (side * 20, y + half * 2.0, "c"), (side * 29, y + half * 1.5), (side * 36, y + half * 0.3),
            (side * 37, y - lean * 0.4), (side * 30, y - half * 1.5), (side * 20, y - half * 2.0, "c"),
        ]  # fmt: skip
        patches.append(smooth(patch))
    d.flats(*patches, ink=GREEN)
    for side, share, _, half, _ in STUBS:
        y = _level(share, length)
        d.fold(
            ([(side * 30, y + half * 1.9), (side * 24, y + half * 0.6), (side * 22, y - half * 0.8)], 3.4),
            ([(side * 31, y + half * 1.0), (side * 28, y + half * 0.1), (side * 27, y - half * 1.0)], 3.0),
        )


def _foot(d: Drawing, length: float) -> None:
    """The slanting cut of the thin end, seen a little from below."""
    cut: list[Node] = [
        (-24, length / 2 - 2), (-6, length / 2 - 7), (14, length / 2 - 6), (23, length / 2 + 1),
        (12, length / 2 + 9), (-3, length / 2 + 11), (-17, length / 2 + 8),
    ]  # fmt: skip
    d.shape(smooth(cut), ORANGE, OUTER)
    with d.at(0, length / 2 + 2):
        d.line(smooth([(-14, 0), (0, -4.4), (14, 0), (0, 4.6)]), DETAIL)
        d.line(smooth([(-6, 0), (0, -1.8), (6, 0), (0, 2)]), DETAIL)


def _cut(d: Drawing, length: float, rotate: float) -> None:
    """The great cut face at the thick end."""
    with d.at(0, -length / 2):
        bark: list[Node] = [
            (-34, 0), (-29, -11), (-14, -17), (4, -18.4), (22, -15), (34, -3), (32, 8), (16, 15.4), (-4, 17),
            (-24, 12),
        ]  # fmt: skip
        d.shape(smooth(bark), DARK_GREEN, OUTER)
        _rings(d, 29, 13.6, RED)
        d.hatch(
            smooth([(-28, 0), (0, -10), (28, 0), (0, 10)]),
            Shade(angle=shadow_angle(rotate), depth=0.2, spacing=4.6, width=2.4),
        )


def _rings(d: Drawing, rx: float, ry: float, fill: str, *, small: bool = False) -> None:
    d.shape(smooth([(-rx, 0), (0, -ry), (rx, 0), (0, ry)]), fill, INNER)
    inner = ORANGE if fill == RED else LIGHT_GREEN
    if small:
        d.line(smooth([(-rx * 0.5, 0), (0, -ry * 0.5), (rx * 0.5, 0), (0, ry * 0.5)]), DETAIL)
        return
    d.shape(smooth([(-rx * 0.68, 0), (0, -ry * 0.68), (rx * 0.68, 0), (0, ry * 0.68)]), inner, DETAIL)
    d.shape(smooth([(-rx * 0.36, 0), (0, -ry * 0.36), (rx * 0.36, 0), (0, ry * 0.36)]), RED, DETAIL)
    d.ticks(((-rx, 1), (-rx * 0.3, 0), 2.6), ((rx * 0.8, -ry * 0.5), (rx * 0.2, 0), 2.4))
