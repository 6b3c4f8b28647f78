"""Dress of the courts below the neck: mantles, doublets, skirts, belts and collars."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, between, circle, lozenge, mirror, smooth, transform
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.borders import Motif, border
from art.cards.trevisane.card import WIDTH
from art.cards.trevisane.cloth import furrow
from art.cards.trevisane.court import CUT
from art.cards.trevisane.inks import INK, PAPER


def cloak(
    d: Drawing,
    nodes: Sequence[Node],
    fill: str,
    *,
    folds: Sequence[Sequence[Point]] = (),
    trim: tuple[Sequence[Point], str, Motif, str] | None = None,
    depth: float = 0.4,
    seed: int = 1,
) -> None:
    """A hanging mantle, its folds black where they are deep.

    `trim`: a border along points, its cloth, motif and second ink.
    """
    d.shape(
        smooth(list(nodes)),
        fill,
        OUTER,
        shade=[
            Shade(depth=depth, spacing=6.8, width=3.6, reach=72, seed=seed),
            Shade(angle=180, depth=0.1, spacing=6.8, width=2.4, reach=16, seed=seed),
        ],
    )
    for k, points in enumerate(folds):
        furrow(d, points, width=13, reach=34, seed=seed + k)
    if trim is not None:
        border(d, trim[0], 9.5, *trim[1:], spacing=17)


def lining(d: Drawing, side: int) -> None:
    """The inside of the mantle beside the body, on its left (-1) or right (1): black between arm and hip."""
    gap: list[Node] = [(55, 330, "c"), (79, 392), (105, 440), (119, 560, "c"), (35, 560, "c"), (39, 420)]
    d.shape(
        smooth(transform(gap, dx=WIDTH / 2) if side > 0 else mirror(transform(gap, dx=WIDTH / 2), WIDTH / 2)),
        INK,
        None,
    )


def bodice(d: Drawing, nodes: Sequence[Node], fill: str, *, depth: float = 0.36) -> None:
    """A close garment over the breast; its armholes cover the sleeves."""
    d.shape(
        smooth(list(nodes)),
        fill,
        OUTER,
        shade=[
            Shade(depth=depth, spacing=6.4, width=3.1, reach=70),
            Shade(angle=180, depth=0.12, spacing=6.6, width=2.1, reach=20),
        ],
    )


def skirt(
    d: Drawing,
    waist: tuple[Point, Point],
    hem: tuple[float, float],
    fill: str,
    *,
    pleats: int = 6,
    trim: str | None = None,
) -> None:
    """A pleated skirt from the waist (left and right end) down past the cut, `hem` wide at its foot.

    `trim`: every second pleat in that ink.
    """
    (x0, y0), (x1, y1) = waist
    h0, h1 = hem
    foot = CUT + 16
    bulge = 0.36

    def at(t: float, down: float) -> Point:
        top = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 26 * t * (1 - t))
        low = h0 + (h1 - h0) * t
        ease = down ** (1 - bulge)
        return (top[0] + (low - top[0]) * ease, top[1] + (foot - top[1]) * down)

    outline: list[Node] = [
        (*at(0, 0), "c"), at(0, 0.25), at(0, 0.6), (*at(0, 1), "c"), (*at(1, 1), "c"), at(1, 0.6), at(1,
        0.25),
        (*at(1, 0), "c"), at(0.66, 0), at(0.33, 0),
    ]  # fmt: skip
    d.shape(smooth(outline), fill, OUTER)
    steps = (0.0, 0.4, 1.0)
    if trim is not None:
        for k in range(1, pleats, 2):
            a, b = k / pleats, (k + 1) / pleats
            left = [at(a, s) for s in steps]
            right = [at(b, s) for s in reversed(steps)]
            corners: list[Node] = [(*left[0], "c"), left[1], (*left[2], "c")]
            corners += [(*right[0], "c"), right[1], (*right[2], "c")]
            d.shape(smooth(corners), trim, DETAIL)
    for k in range(1, pleats):
        furrow(d, [at(k / pleats, s) for s in steps], reach=(h1 - h0) / pleats * 0.62, width=5.4, seed=20 + k)
    furrow(d, [at(0.01, s) for s in steps], reach=12, width=4, seed=31)
    d.hatch(smooth(outline), Shade(depth=0.07, spacing=6, width=2.8, reach=26, seed=33))


def belt(
    d: Drawing,
    left: Point,
    right: Point,
    width: float,
    fill: str,
    motif: Motif,
    ink: str,
    *,
    sag: float = 8.0,
    buckle: tuple[str, str] | None = None,
    at: float = 0.5,
) -> None:
    """An ornamented belt; `buckle` gives the inks of a lozenge and of the stone in it."""
    (x0, y0), (x1, y1) = left, right

    def on(t: float) -> Point:
        return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t))

    border(d, [on(0), on(0.25), on(0.5), on(0.75), on(1)], width / 2, fill, motif, ink, spacing=width * 0.8)
    if buckle is None:
        return
    x, y = on(at)
    half = width * 0.86
    d.shape(
        lozenge(x, y, half, half), buckle[0], INNER,
        shade=[Shade(angle=30, depth=0.3, spacing=4.4, width=2)],
    )  # fmt: skip
    half *= 0.5
    d.shape(lozenge(x, y, half, half), buckle[1], DETAIL)


def sash(
    d: Drawing, left: Point, right: Point, width: float, fill: str, *, sag: float = 8.0, at: float = 0.34
) -> None:
    """A silk sash round the waist, knotted at that share of its way, both ends hanging over the skirt."""
    (x0, y0), (x1, y1) = left, right

    def on(t: float, down: float = 0.0) -> Point:
        return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) + down * width)

    rims: list[Node] = [(*on(0, -0.5), "c"), on(0.5, -0.5), (*on(1, -0.5), "c")]
    rims += [(*on(1, 0.5), "c"), on(0.5, 0.5), (*on(0, 0.5), "c")]
    d.shape(smooth(rims), fill, OUTER)
    for down in (-0.24, 0.02, 0.26):
        d.fold(([on(at), on((at + 1) / 2, down * 0.8), on(0.98, down)], 3.4))
        d.fold(([on(at), on(at / 2, down * 0.8), on(0.02, down)], 3.0))
    with d.at(*on(at)):
        _knot(d, fill)


def _knot(d: Drawing, fill: str) -> None:
    """A sash's knot about (0, 0) and its hanging, fringed ends."""
    ends: tuple[list[Node], ...] = (
        [(-4, 6, "c"), (-16, 34), (-30, 78, "c"), (-6, 84, "c"), (4, 40), (6, 6, "c")],
        [(0, 6, "c"), (8, 30), (14, 62, "c"), (34, 56, "c"), (22, 28), (10, 2, "c")],
    )
    for end in ends:
        d.shape(smooth(end), fill, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5, width=2.8)])
        left, right = end[2], end[3]
        fringe = [between((left[0], left[1]), (right[0], right[1]), t) for t in (0.2, 0.5, 0.8)]
        d.ticks(*((p, (p[0], p[1] - 12), 3.4) for p in fringe))
    knot: list[Node] = [(-15, -4), (-4, -16), (12, -11), (16, 4), (4, 16), (-11, 12)]
    d.shape(smooth(knot), fill, OUTER, shade=[Shade(angle=40, depth=0.4, spacing=4.6, width=2.8)])
    d.lens([(-9, -6), (0, 0), (11, 2)], 3.0)


def lacing(
    d: Drawing, top: Point, bottom: Point, half: tuple[float, float], rows: int, ink: str = INK
) -> None:
    """Laces across an open front, wider above (`half`: half-widths above and below)."""
    (x0, y0), (x1, y1) = top, bottom
    ends: list[Point] = []
    for k in range(rows):
        t = (k + 0.5) / rows
        x, y, h = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, half[0] + (half[1] - half[0]) * t
        d.lens([(x - h, y), (x, y + 3.5), (x + h, y)], 4.2, ink=ink)
        ends += [(x - h, y), (x + h, y)]
    d.shapes([circle(x, y, 3) for x, y in ends], PAPER)


def gathered(
    d: Drawing, nodes: Sequence[Node], folds: Sequence[tuple[Sequence[Point], float]], fill: str = PAPER
) -> None:
    """Linen at the neck or breast: its outline and a few gathers."""
    d.shape(smooth(list(nodes)), fill, INNER, shade=[Shade(depth=0.3, spacing=4.8, width=2.2, reach=18)])
    d.fold(*folds)


def collar_behind(d: Drawing, centre: Point, rx: float, height: float, lining: str) -> None:
    """The inside of a standing collar, before the neck; `centre` is the pit of the throat."""
    x, y = centre
    back: list[Node] = [
        (x - rx, y - height * 0.5, "c"), (x - rx * 0.6, y - height * 1.02), (x, y - height * 1.14),
        (x + rx * 0.6, y - height * 1.02), (x + rx, y - height * 0.5, "c"), (x + rx * 0.7, y + 8),
        (x, y + 16), (x - rx * 0.7, y + 8),
    ]  # fmt: skip
    d.shape(smooth(back), lining, INNER, shade=[Shade(angle=90, depth=0.4, spacing=5, width=2.4)])


def collar_before(d: Drawing, centre: Point, rx: float, height: float, fill: str) -> None:
    """The turned-down points of a standing collar, over the foot of the neck."""
    x, y = centre
    for side in (-1, 1):
        lapel: list[Node] = [
            (x + side * rx, y - height * 0.5, "c"), (x + side * rx * 1.26, y + height * 0.06),
            (x + side * rx * 1.1, y + height * 0.66, "c"), (x + side * rx * 0.5, y + height * 0.72),
            (x + side * 1, y + height * 1.0, "c"), (x + side * rx * 0.4, y + height * 0.26),
            (x + side * rx * 0.86, y - height * 0.2),
        ]  # fmt: skip
        d.shape(smooth(lapel), fill, INNER, shade=[Shade(angle=50, depth=0.3, spacing=5, width=2.4)])
