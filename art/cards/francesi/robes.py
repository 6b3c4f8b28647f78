"""The body of the dress: mantles, tunics, gowns, doublets, veils. Card coordinates."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.francesi.figure import Figure
from art.cards.francesi.patterns import Border, band
from art.cards.francesi.symmetry import AXIS, right_side, symmetric
from art.cards.francesi.weaves import Weave
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.paths import Node, Outline, Point, mirror, polyline, sampled, smooth
from art.cards.kit.svg import INNER, OUTER
from art.cards.parts.locks import LIGHT_STRAND


def mantle(
    d: Figure,
    fill: str,
    *,
    weave: Weave | None = None,
    border: Border,
    border_fill: str,
    border_edge: str,
    spacing: float = 19.0,
    half: float = 12.0,
) -> None:
    """An open mantle: a flap on either side down to the cut, with ornamented inner borders."""
    nodes: list[Node] = [(300, 250, "c"), (240, 270), (160, 300), (88, 336, "c"),
        (88, 500, "c"), (232, 500, "c"), (241, 450), (262, 360), (292, 290)]  # fmt: skip
    for flip in (False, True):
        flap = smooth(mirror(nodes, AXIS) if flip else nodes)
        if fill == INK:
            d.line(flap, INNER + 5.0, ink=PAPER)
        d.shape(flap, fill, INNER)
        if weave is not None:
            with right_side(d, flip=flip):
                weave(d, smooth(nodes))
        if fill != INK:
            d.hatch(
                flap,
                Shade(depth=0.42, spacing=6.2, width=3.2, reach=72, seed=31, start=0.1, stop=0.9),
                Shade(angle=60, depth=0.14, spacing=7.4, width=2.0, reach=36, seed=32, stop=0.75),
            )
    for flip in (False, True):
        for points in (((150, 312), (136, 350), (140, 420)), ((205, 300), (190, 360),
            (196, 450)), ((240, 296), (228, 350), (226, 420))):  # fmt: skip
            fold_shadow(d, [(2 * AXIS - x, y) if flip else (x, y) for x, y in points], fill)
        with right_side(d, flip=flip):
            inner = [(294, 286), (263, 360), (241, 450), (232, 500)]
            band(d, inner, half, border_fill, border, spacing=spacing, edge=3.6, edge_fill=border_edge)


def fold_shadow(
    d: Figure, points: Sequence[Point], cloth: str, *, reach: float = 26.0, width: float = 6.5
) -> None:
    """A fold of hanging cloth: its line, and strokes that fade away from it to the right."""
    if cloth == INK:
        d.fold((points, width * 0.7), ink=LIGHT_STRAND)
        return
    d.fold((points, width))
    far = [(x + reach, y) for x, y in points]
    valley = polyline([*sampled(points, 12), *far[::-1]])
    d.hatch(valley, Shade(angle=180, depth=0.62, spacing=6.4, width=2.3, seed=34, bend=-0.08))


def tunic(d: Figure, fill: str, weave: Weave | None) -> None:
    """The garment under the mantle, seen between its borders."""
    front = smooth(
        [(262, 250, "c"), (368, 250, "c"), (395, 400), (404, 500, "c"), (226, 500, "c"), (235, 400)]
    )
    d.shape(front, fill, INNER)
    if weave is not None:
        weave(d, front)
    _shade(d, front, fill, Shade(depth=0.36, spacing=6, width=3, reach=52, seed=35, start=0.1),
        Shade(angle=180, depth=0.1, spacing=7, width=1.9, reach=16, seed=36, stop=0.8))  # fmt: skip


def placket(d: Figure, fill: str, edge: str, unit: Border, *,
    half: float = 15.0, top: float = 270.0, spacing: float = 22.0) -> None:  # fmt: skip
    """An upright ornamented band down the middle of the breast."""
    band(
        d, [(AXIS, top), (AXIS, 360), (AXIS, 470)], half, fill, unit, spacing=spacing, edge=4, edge_fill=edge
    )


def banded_cape(
    d: Figure,
    fill: str,
    bands: Sequence[tuple[float, float, str, str, Border]],
) -> None:
    """A closed cape over the shoulders with curved bands across it.

    Each band: how far below the throat, half-width, colour, colour of its edges, unit.
    """
    half: list[Node] = [
        (AXIS, 240),
        (270, 252),
        (206, 276),
        (150, 302),
        (88, 334, "c"),
        (88, 510, "c"),
        (AXIS, 510, "c"),
    ]
    cape = symmetric(half)
    d.shape(cape, fill, None)
    with d.clip(cape):
        for drop, wide, colour, edge, unit in bands:
            line = [
                (AXIS + t * 230, 262 + drop + 96 * (abs(t) ** 1.5) - 46 * math.cos(t * 1.2) * 0.4)
                for t in (-1, -0.72, -0.4, 0, 0.4, 0.72, 1)
            ]
            band(d, line, wide, colour, unit, spacing=wide * 1.45 + 3, edge=3.8, edge_fill=edge)
    d.shape(cape, None, OUTER)
    _shade(d, cape, fill, Shade(depth=0.16, spacing=6.4, width=2.6, reach=56, seed=51, stop=0.7),
        Shade(angle=180, depth=0.06, spacing=7, width=2, reach=18, seed=52, stop=0.7))  # fmt: skip


def _shade(d: Figure, outline: Outline, cloth: str, *layers: Shade) -> None:
    """Hatch cloth; on black nothing would show."""
    if cloth != INK:
        d.hatch(outline, *layers)


def gown(
    d: Figure,
    bodice: str,
    weave: Weave | None,
    *,
    neckline: Border,
    neckline_fill: str,
    neckline_edge: str,
    dip: float = 348.0,
) -> None:
    """A bodice cut low and square-shouldered, with an ornamented neckline."""
    half: list[Node] = [(AXIS, dip), (282, dip - 8), (254, dip - 26), (238, 292, "c"),
        (218, 300), (212, 340), (222, 400), (216, 510, "c"), (AXIS, 510, "c")]  # fmt: skip
    shape = symmetric(half)
    d.shape(shape, bodice, INNER)
    if weave is not None:
        weave(d, shape)
    _shade(d, shape, bodice, Shade(depth=0.34, spacing=6, width=3, reach=56, seed=61, start=0.1,
        stop=0.8), Shade(angle=180, depth=0.09, spacing=7, width=2, reach=16, seed=62,
        stop=0.75))  # fmt: skip
    left = [(238, 290), (253, dip - 24), (281, dip - 5), (AXIS, dip + 3)]
    line = [*left, *((2 * AXIS - x, y) for x, y in left[-2::-1])]
    band(d, line, 9.5, neckline_fill, neckline, spacing=16, edge=3.0, edge_fill=neckline_edge)


def veil(
    d: Figure,
    fill: str,
    weave: Weave | None,
    *,
    border: str | None = None,
    top: float = 152.0,
) -> None:
    """A veil or mantle falling from the crown behind the shoulders to the sides of the box."""
    half: list[Node] = [(AXIS, top, "c"), (274, top, "c"), (254, 178), (238, 214), (224, 254),
        (192, 288), (140, 314), (88, 342, "c"), (88, 510, "c"), (AXIS, 510, "c")]  # fmt: skip
    shape = symmetric(half)
    d.shape(shape, fill, None)
    if weave is not None:
        weave(d, shape)
    _shade(d, shape, fill, Shade(depth=0.2, spacing=6, width=3, reach=56, seed=65, stop=0.8),
        Shade(angle=180, depth=0.05, spacing=7, width=2, reach=14, seed=66, stop=0.7))  # fmt: skip
    if border is not None:
        edge: list[Point] = [
            (274, top),
            (254, 178),
            (238, 214),
            (224, 254),
            (192, 288),
            (140, 314),
            (80, 346),
        ]
        _edging(d, edge, border)
    d.shape(shape, None, OUTER)


def shawl(d: Figure, fill: str, weave: Weave, *, border: str) -> None:
    """A mantle that begins at the shoulders and falls to the sides of the box."""
    half: list[Node] = [(AXIS, 292, "c"), (250, 284), (196, 294), (140, 316), (88, 342, "c"),
        (88, 510, "c"), (AXIS, 510, "c")]  # fmt: skip
    shape = symmetric(half)
    d.shape(shape, fill, None)
    weave(d, shape)
    _shade(d, shape, fill, Shade(depth=0.2, spacing=6, width=3, reach=56, seed=65, stop=0.8))
    _edging(d, [(252, 286), (196, 294), (140, 316), (80, 346)], border)
    d.shape(shape, None, OUTER)


def _edging(d: Figure, points: Sequence[Point], fill: str) -> None:
    """A plain narrow border along the left edge of a cloth and, mirrored, along the right one."""
    for flip in (False, True):
        with right_side(d, flip=flip):
            band(d, points, 6, fill, None, edge=None)


def doublet(d: Figure, fill: str, weave: Weave | None) -> None:
    """A jack's close jacket, its armholes over the sleeves."""
    half: list[Node] = [(AXIS, 246), (276, 256), (244, 280, "c"), (222, 300), (218, 336),
        (226, 390), (222, 510, "c"), (AXIS, 510, "c")]  # fmt: skip
    shape = symmetric(half)
    d.shape(shape, fill, None)
    if weave is not None:
        weave(d, shape)
    d.shape(shape, None, OUTER)
    _shade(d, shape, fill, Shade(depth=0.36, spacing=6, width=3.1, reach=60, seed=67, stop=0.85),
        Shade(angle=180, depth=0.1, spacing=7, width=2, reach=18, seed=68, stop=0.75))  # fmt: skip
