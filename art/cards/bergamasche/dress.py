"""Dress of the courts: cloth in three layers of hatching, folds, bent sleeves, cuffs, ruffs and fur."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from art.cards.bergamasche.inks import INK, OCHRE, PAPER, WHITE
from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Node, Outline, Point, circle, polyline, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.bent_arm import Bend
from art.cards.parts.borders import Motif, border

Fold = tuple[Sequence[Point], float]

CLOTH: Final = (
    Shade(depth=0.36, spacing=7.0, width=4.4, reach=60),
    Shade(angle=38, depth=0.2, spacing=7.2, width=3.6, reach=30),
)
"""The light on a garment: long strokes from the right, cross strokes at the dark end; the left is quiet."""


def cloth(
    d: Drawing,
    nodes: Sequence[Node],
    fill: str,
    *,
    folds: Sequence[Fold] = (),
    turn: float = 0.0,
    seed: int = 1,
) -> Outline:
    """A garment with its folds; `turn` swings the shading (degrees clockwise)."""
    outline = smooth(list(nodes))
    layers = [
        Shade(angle=s.angle + turn, depth=s.depth, spacing=s.spacing, width=s.width, reach=s.reach, seed=seed)
        for s in CLOTH
    ]
    d.shape(outline, fill, OUTER, shade=layers)
    for k, (points, width) in enumerate(folds):
        furrow(d, points, width=width, seed=seed + k)
    return outline


def furrow(
    d: Drawing, points: Sequence[Point], *, width: float = 6.0, reach: float = 24.0, seed: int = 3
) -> None:
    """A fold, thick where the cloth is pinched, with strokes fading from it to the right."""
    d.line(smooth(list(points), closed=False), DETAIL)
    d.fold((points, width))
    line = sampled(points, 8)
    last = len(line) - 1
    far = [(x + reach * (1 - 0.5 * i / last), y + 3) for i, (x, y) in enumerate(line)]
    valley = polyline([*line, *far[::-1]])
    d.hatch(valley, Shade(angle=180, depth=0.72, spacing=6.2, width=3.0, seed=seed, bend=-0.08))


def lining(
    d: Drawing, nodes: Sequence[Node], ink: str = OCHRE, *, angle: float = 180.0, depth: float = 0.34
) -> None:
    """The inside of a cloak or sleeve in the shade: black, with bright strokes where light falls in."""
    shade = Shade(angle=angle, depth=depth, spacing=6.4, width=2.6, reach=60, ink=ink)
    d.shape(smooth(list(nodes)), INK, OUTER, shade=[shade])


def trim(
    d: Drawing, points: Sequence[Point], half: float = 11.0, *, ground: str = INK, ink: str = OCHRE,
        motif: Motif = "zigzag",
    spacing: float = 19.0,
) -> None:  # fmt: skip
    """The black border with its golden zigzag that all robes of this deck have."""
    border(d, points, half, ground, motif, ink, spacing=spacing)


def band(d: Drawing, points: Sequence[Point], half: float, fill: str = INK) -> None:
    """A plain band of cloth along the points: quiet beside the zigzag of the hem."""
    shade = () if fill == INK else (Shade(depth=0.4, spacing=6.4, width=3.2),)
    d.shape(ribbon(points, half, forked=False), fill, OUTER, shade=shade)


def sleeve(
    d: Drawing, shoulder: Point, elbow: Point, wrist: Point, fill: str, *, wide: float = 46.0,
        joint: float = 40.0,
    narrow: float = 23.0, seed: int = 1, head: Callable[[], None] | None = None,
) -> None:  # fmt: skip
    """A sleeve bent at the elbow, in one piece: creased in the crook, its folds fanning to the elbow.

    `wide`, `joint`, `narrow`: half-widths at the upper arm, the elbow and the wrist. `head` draws what the
    shoulder wears, under a forearm that comes up before it.
    """
    worn = head or (lambda: None)
    whole = Bend(shoulder, elbow, wrist, wide=wide, joint=joint, narrow=narrow)
    shade = [
        Shade(angle=24, depth=0.3, spacing=6.8, width=4.4, reach=44, seed=seed),
        Shade(angle=68, depth=0.18, spacing=7.0, width=3.6, reach=28, seed=seed),
    ]
    if whole.sharp:
        above, below, edge = whole.pieces()
        d.shape(above, fill, OUTER, shade=shade)
        worn()
        d.shape(below, fill, None)
        d.line(edge, OUTER)
        sides = ((0.3, joint * 0.84), (0.62, (joint + narrow) / 2), (0.94, narrow))
        d.limb([(*whole.lower(t, 0), half) for t, half in sides], None, None, depth=0.5, spacing=6.8,
            width=3.8, seed=seed)  # fmt: skip
    else:
        d.shape(whole.outline(), fill, OUTER, shade=shade)
        worn()
    d.fold(*_folds(whole))


def _folds(arm: Bend) -> list[Fold]:
    """Two folds that part at the inside of the elbow and a short one from the cuff; none meet."""
    upper, lower, joint, n = arm.upper, arm.lower, arm.joint, arm.narrow
    cuff = ([lower(0.9, n * 0.5), lower(0.76, n * 0.72), lower(0.62, n * 1.0)], 4.6)
    if arm.sharp:
        return [
            ([lower(0.36, -joint * 0.88), lower(0.2, -joint * 0.12), lower(0.12, joint * 0.42)], 6.4),
            ([lower(0.54, -n * 1.32), lower(0.42, joint * 0.04), lower(0.36, joint * 0.34)], 5.2),
            cuff,
        ]
    pinch = arm.crook
    ends = (upper(0.72, joint * 0.5), lower(0.24, joint * 0.5))
    folds: list[Fold] = []
    for (x, y), share, width in zip(ends, (0.1, 0.16), (6.4, 5.4), strict=True):
        x0, y0 = pinch[0] + (x - pinch[0]) * share, pinch[1] + (y - pinch[1]) * share
        bow = 0.1 if width > 6 else -0.1
        mx, my = (x0 + x) / 2 - (y - y0) * bow, (y0 + y) / 2 + (x - x0) * bow
        folds.append(([(x0, y0), (mx, my), (x, y)], width))
    return [*folds, cuff]


def cuff(
    d: Drawing,
    wrist: Point,
    turn: float,
    *,
    half: float = 25.0,
    ground: str = INK,
    ink: str = OCHRE,
    frill: bool = True,
) -> None:
    """A cuff at the wrist and linen below it; the hand lies towards `turn` (0: down, clockwise)."""
    with d.at(*wrist, rotate=turn):
        if frill:
            nodes: list[Node] = [(-half * 0.86, -4, "c")]
            for k in range(3):
                x = -half + 2 * half * (k + 0.5) / 3
                nodes += [(x - half * 0.2, 12), (x + half * 0.2, 12)]
                if k < 2:
                    nodes.append((-half + 2 * half * (k + 1) / 3, 7, "c"))
            nodes += [(half * 0.86, -4, "c")]
            d.shape(smooth(nodes), WHITE, INNER)
            d.fold(*(([(x, 8), (x * 0.92, 2), (x * 0.86, -4)], 3.4) for x in (-half / 3, half / 3)))
        band: list[Node] = [
            (-half - 3, -24, "c"),
            (0, -27),
            (half + 3, -24, "c"),
            (half + 1, -2, "c"),
            (0, 2),
            (-half - 1, -2, "c"),
        ]
        d.shape(smooth(band), ground, OUTER)
        d.line(smooth([(-half - 1, -16), (0, -18.6), (half + 1, -16)], closed=False), INNER, ink=ink)


def ruff(
    d: Drawing, x: float, y: float, rx: float, ry: float, *, pleats: int = 13, fill: str = WHITE
) -> None:
    """A pleated collar round a neck at (x, y): scallops on the front of an ellipse, black in every pleat."""
    nodes: list[Node] = []
    folds: list[Fold] = []
    for k in range(pleats):
        a0, a1 = (math.radians(-12 + 204 * (k + s) / pleats) for s in (0.0, 1.0))
        a = (a0 + a1) / 2
        if k == 0:
            nodes.append((x + rx * math.cos(a0), y + ry * math.sin(a0), "c"))
        for t, grow in ((0.3, 1.09), (0.7, 1.09)):
            b = a0 + (a1 - a0) * t
            nodes.append((x + rx * grow * math.cos(b), y + ry * (grow + 0.05) * math.sin(b)))
        nodes.append((x + rx * math.cos(a1), y + ry * math.sin(a1), "c"))
        folds.append(([(x + rx * 0.45 * math.cos(a), y + ry * 0.3 * math.sin(a)),
            (x + rx * 0.72 * math.cos(a),
            y + ry * 0.66 * math.sin(a)), (x + rx * math.cos(a), y + ry * 0.98 * math.sin(a))],
                7.0))  # fmt: skip
    nodes += [(x - rx * 0.44, y - ry * 0.32), (x, y - ry * 0.1), (x + rx * 0.44, y - ry * 0.32)]
    d.shape(smooth(nodes), fill, OUTER, shade=[Shade(angle=30, depth=0.14, spacing=5, width=2.4)])
    d.fold(*folds)


def ermine(d: Drawing, nodes: Sequence[Node], tails: Sequence[Point], *, turn: float = 0.0) -> None:
    """White fur with black tails."""
    d.shape(smooth(list(nodes)), WHITE, OUTER, shade=[
        Shade(angle=20 + turn, depth=0.28, spacing=5.4, width=2.8, reach=30), Shade(angle=75, depth=0.16,
            spacing=5.4, width=2.4,
        reach=20)])  # fmt: skip
    spots: list[Outline] = []
    for x, y in tails:
        spots.append(
            smooth(
                [
                    (x, y - 9, "c"),
                    (x - 3.2, y + 2),
                    (x - 5, y + 11, "c"),
                    (x, y + 8),
                    (x + 5, y + 11, "c"),
                    (x + 3.2, y + 2),
                ]
            )
        )
        spots += [circle(x - 4.6, y - 9, 1.9), circle(x + 4.6, y - 9, 1.9)]
    d.flats(*spots, ink=INK)


def buttons(d: Drawing, places: Sequence[Point], fill: str = OCHRE, r: float = 6.0) -> None:
    """A row of buttons, shaded."""
    for x, y in places:
        d.shape(circle(x, y, r), fill, DETAIL)
        d.lens([(x - r * 0.4, y + r * 0.3), (x, y + r * 0.5), (x + r * 0.5, y)], 1.8)


def jewel(d: Drawing, x: float, y: float, r: float, stone: str, *, setting: str = OCHRE) -> None:
    """A round brooch."""
    d.shape(circle(x, y, r), setting, INNER, shade=[Shade(angle=40, depth=0.36, spacing=4.4, width=2.4)])
    d.shape(circle(x, y, r * 0.56), stone, DETAIL)
    d.flats(circle(x - r * 0.18, y - r * 0.2, r * 0.14), ink=PAPER)


def neck(d: Drawing, skin: str, nodes: Sequence[Node], *cords: Sequence[Point]) -> None:
    """A neck under the chin's shadow, with its sinews."""
    d.shape(smooth(list(nodes)), skin, INNER, shade=[
        Shade(depth=0.42, spacing=4.8, width=2.8, reach=18), Shade(angle=-80, depth=0.6, spacing=4.6,
            width=2.8, reach=24)])  # fmt: skip
    for cord in cords:
        d.lens(cord, 2.8)


def collar(d: Drawing, left: Sequence[Node], right: Sequence[Node], fill: str) -> None:
    """The two turned-down leaves of a collar."""
    for leaf in (left, right):
        d.shape(
            smooth(list(leaf)),
            fill,
            OUTER,
            shade=[Shade(angle=45, depth=0.34, spacing=5, width=2.6, reach=20)],
        )
