"""Regalia of a Sicilian king: the wide ermine collar, long gown and mantle, three kinds of crown, sceptre."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import (
    Node,
    Outline,
    Point,
    circle,
    ellipse,
    lozenge,
    polyline,
    sampled,
    smooth,
    transform,
)
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.siciliane.inks import INK, OCHRE, RED, WHITE, YELLOW


def ermine(d: Drawing, nodes: Sequence[Node], tails: Sequence[Point]) -> Outline:
    """White fur with little black tails; its edge is given, the tails hang at the spots."""
    outline = smooth(nodes)
    d.shape(outline, WHITE, OUTER, shade=[Shade(depth=0.16, spacing=5.4, width=2.5, reach=26),
        Shade(angle=90, depth=0.14, spacing=6, width=2, reach=20)])  # fmt: skip
    tips(d, tails)
    return outline


_TAILS = ((-7, 1.0, 8.0), (5, 1.1, 6.4), (-2, 0.92, 7.0), (9, 1.04, 8.4), (-4, 1.12, 6.8))
"""Turn, length and left prong of ermine tails."""


def tips(d: Drawing, spots: Sequence[Point], size: float = 1.0) -> None:
    """Ermine tails: drops that split in three below."""
    drops: list[Outline] = []
    for k, (x, y) in enumerate(spots):
        # No two hang alike: a little turned, longer or shorter, one prong shorter than the other.
        turn, long, prong = _TAILS[k % len(_TAILS)]
        nodes: list[Node] = [
            (0, -9 * long, "c"), (3, -1), (6, prong, "c"), (2, 5), (0, 10, "c"), (-2, 5),
            (-6, 15 - prong, "c"), (-3.2, -1),
        ]  # fmt: skip
        drops.append(smooth(transform(nodes, x, y, size, turn)))
    # A hair of contour keeps them a path of their own: joined to the hatch they would knock holes in it.
    d.shapes(drops, INK, DETAIL)


def fur_edge(d: Drawing, nodes: Sequence[Node], tails: Sequence[Point]) -> None:
    """A strip of ermine along the edge of a mantle, with smaller tails."""
    d.shape(smooth(nodes), WHITE, INNER, shade=[Shade(depth=0.3, spacing=5.4, width=2.2)])
    tips(d, tails, 0.72)


def gleams(d: Drawing, edge: Sequence[Point], reach: float, ink: str) -> None:
    """Light that runs in tapered strokes from an edge into a black lining; `reach` below 0: to the left."""
    line = sampled(edge)
    tall = max(y for _, y in edge) - min(y for _, y in edge)
    every = max(1, round(len(line) * 7.6 / tall))
    d.fold(*(
        ([(x - reach * 0.3, y), (x + reach * 0.4, y + 1), (x + reach * (0.8, 1, 0.9)[k % 3], y + 3)], 4.4)
        for k, (x, y) in enumerate(line[::every])
    ), ink=ink)  # fmt: skip


def brooch(d: Drawing, x: float, y: float, r: float, stone: float, line: float = INNER) -> None:
    """A round golden brooch, `r` its radius, with a red stone."""
    d.shape(circle(x, y, r), YELLOW, line, shade=[Shade(angle=45, depth=0.3, spacing=4.4, width=2)])
    d.shape(circle(x, y, stone), RED, DETAIL)


def arched_crown(d: Drawing, fill: str, *, cap: str, band: str, jewel: str) -> None:
    """A closed crown: coloured cap under beaded arches, leaves on the band, a ball on top."""
    bonnet = smooth([(-26, -44, "c"), (-34, -62), (-28, -80), (-10, -90), (4, -92), (20, -89), (36, -78), (38,
        -60), (30, -44, "c")])  # fmt: skip
    d.shape(bonnet, cap, OUTER, shade=[Shade(angle=24, depth=0.4, spacing=4.8, width=2.6)])
    arches: tuple[list[Node], ...] = (
        [(-29, -46, "c"), (-40, -66), (-31, -84), (0, -94, "c"), (0, -90, "c"), (-24, -78), (-31, -64), (-21,
            -46, "c")],
        [(33, -46, "c"), (44, -66), (35, -84), (4, -94, "c"), (4, -90, "c"), (28, -78), (35, -64), (25, -46,
            "c")],
        [(-4, -44, "c"), (-6, -70), (-3, -96, "c"), (7, -96, "c"), (10, -70), (8, -44, "c")],
    )  # fmt: skip
    for points in arches:
        d.shape(smooth(points), fill, INNER, shade=[Shade(depth=0.34, spacing=4.6, width=2.2)])
    d.shapes([circle(2, y, 2.3) for y in (-60, -70, -80, -89)], WHITE)
    for x, lean in ((-25, -10), (2, 0), (29, 10)):
        with d.at(x, -46 + (4 if x == 2 else 0), 1.0, lean):
            leaf: list[Node] = [(-4, 4, "c"), (-11, -4), (-9, -12), (-4, -9, "c"), (-5, -16),
                (0, -23, "c"), (5,
                -16), (4, -9, "c"), (9, -12), (11, -4), (4, 4, "c")]  # fmt: skip
            d.shape(smooth(leaf), fill, INNER, shade=[Shade(depth=0.34, spacing=4.4, width=2)])
    circlet(d, band, jewel)
    d.shape(circle(2, -98, 7.4), fill, INNER, shade=[Shade(angle=45, depth=0.4, spacing=4, width=2)])
    d.line(smooth([(-5, -98), (2, -95.8), (9, -98)], closed=False), DETAIL)


def rayed_crown(d: Drawing, fill: str, *, band: str, jewel: str, rays: int = 5, tall: float = 34) -> None:
    """An antique crown of straight rays, long and short by turns."""
    for far in (True, False):
        count = rays + 1 if far else rays
        for k in range(count):
            t = (k + 0.5) / count * 2 - 1
            long = tall * (0.72 if (k % 2) else 1.0) * (0.62 if far else 1.0)
            x = 2 + t * 29
            with d.at(x, -42 + 5 * (1 - t * t), 1.0, t * 20):
                spike = polyline([(-7.4, 0), (0, -long), (7.4, 0)])
                d.shape(spike, OCHRE if far else fill, INNER, shade=[Shade(depth=0.5, spacing=5, width=2)])
                if not far and k % 2 == 0:
                    d.shape(circle(0, -long - 3, 4.4), WHITE, DETAIL)
    circlet(d, band, jewel)


def leaved_crown(d: Drawing, fill: str, *, band: str, jewel: str, cap: str | None = None) -> None:
    """An open crown of five large leaves, pearls between them."""
    if cap:
        d.shape(smooth([(-27, -42, "c"), (-29, -58), (-10, -68), (14, -68), (33, -58), (31, -42, "c")]), cap,
            INNER, shade=[Shade(angle=24, depth=0.4, spacing=4.8, width=2.4)])  # fmt: skip
    for t in (-0.78, -0.27, 0.27, 0.78):
        x = 2 + t * 33
        d.line(polyline([(x, -44), (x + t * 6, -60)], closed=False), OUTER)
        d.shape(circle(x + t * 6, -63, 4.2), WHITE, DETAIL)
    # The outer leaves turn round the head: we see them narrow.
    for t, wide in ((-1.0, 0.5), (1.0, 0.5), (-0.54, 0.78), (0.54, 0.78), (0.0, 0.9)):
        with d.at(2 + t * 30, -40 + 6 * (1 - t * t), (wide, 0.98), t * 15):
            nodes: list[Node] = [
                (-6, 0, "c"), (-7, -12), (-15, -14), (-17, -24), (-9, -26, "c"), (-9, -34), (0, -44, "c"),
                (9, -34),
                (9, -26, "c"), (17, -24), (15, -14), (7, -12), (6, 0, "c"),
            ]  # fmt: skip
            d.shape(smooth(nodes), fill, OUTER, shade=[Shade(depth=0.4, spacing=4.6, width=2.3)])
            d.fold(([(0, -2), (0, -18), (0, -36)], 2.6), ([(0, -8), (-6, -16), (-12, -19)], 2), ([(0, -8), (6,
                -16), (12, -19)], 2))  # fmt: skip
    circlet(d, band, jewel)


def pearled_crown(d: Drawing, fill: str, *, cap: str, band: str, jewel: str) -> None:
    """A prince's crown: a soft cap gathered under a button, large pearls on short stems."""
    bonnet = smooth([(-26, -42, "c"), (-37, -60), (-30, -76), (-12, -80), (2, -86), (16, -80), (34, -76), (41,
        -60), (30, -42, "c")])  # fmt: skip
    d.shape(bonnet, cap, OUTER, shade=[Shade(angle=24, depth=0.4, spacing=4.8, width=2.5)])
    d.fold(
        ([(1, -84), (-12, -70), (-14, -56)], 3.4), ([(3, -84), (14, -70), (17, -56)], 3.4),
        ([(-4, -82), (-24, -74), (-29, -60)], 2.8), ([(8, -82), (28, -74), (33, -60)], 2.8),
    )  # fmt: skip
    d.shape(circle(2, -87, 6), fill, INNER)
    for t in (-1.0, 1.0, -0.5, 0.5, 0.0):
        x, y = 2 + t * 33, -42 + 5 * (1 - t * t)
        with d.at(x, y, 1.0, t * 16):
            d.shape(polyline([(-6.5, 0), (-2.6, -10), (2.6, -10), (6.5, 0)]), fill, DETAIL)
            d.shape(
                circle(0, -14, 6.2), WHITE, INNER, shade=[Shade(angle=45, depth=0.4, spacing=4, width=1.8)]
            )
    circlet(d, band, jewel)


def knee(d: Drawing, at: Point, hip: Point, hem: Point) -> None:
    """The free knee pushes a long gown forward: cloth taut from the hip to it, falling freely below."""
    (x, y), (hx, hy), (fx, fy) = at, hip, hem
    out = 1.0 if x > hx else -1.0
    d.lens([(hx, hy), ((hx + x) / 2 + 4 * out, (hy + y) / 2), (x + 4 * out, y)], 8)
    d.fold(
        ([(fx, fy), ((fx + x) / 2 - 2 * out, (fy + y) / 2), (x - 10 * out, y + 20)], 9),
        ([(fx - 26 * out, fy + 2), ((fx + x) / 2 - 20 * out, (fy + y) / 2 + 10), (x - 22 * out, y + 34)], 9),
    )  # fmt: skip


def circlet(d: Drawing, fill: str, jewel: str) -> None:
    """The jewelled band of a crown."""
    rim: list[Node] = [
        (-31, -46, "c"), (-16, -41), (2, -39), (20, -41), (35, -46, "c"), (34, -33, "c"), (20, -28),
        (2, -26), (-16,
        -28), (-30, -33, "c"),
    ]  # fmt: skip
    d.shape(smooth(rim), fill, INNER, shade=[Shade(depth=0.2, spacing=4.4, width=2)])
    d.shapes([circle(2 + t * 30, -33.6 - 5.8 * t * t, 3) for t in (-0.74, -0.26, 0.26, 0.74)], WHITE)
    d.shape(lozenge(2, -33, 5, 6), jewel, DETAIL)
    for side in (-1, 1):
        x = 2 + side * 15.4
        d.shape(polyline([(x, -39), (x + 4, -34.6), (x, -30), (x - 4, -34.6)]), jewel, DETAIL)


def sceptre(d: Drawing, length: float, *, rod: str = YELLOW, head: str = RED) -> None:
    """A sceptre standing on (0, 0), `length` high: turned rod, ball and a bud of leaves."""
    top = -length
    d.shape(polyline([(-3.6, 0), (-3.6, top + 40), (3.6, top + 40), (3.6, 0)]), rod, INNER,
        shade=[Shade(depth=0.5, spacing=6, width=2)])  # fmt: skip
    for y in (0, top * 0.42, top + 44):
        d.shape(ellipse(0, y, 6.6, 4), rod, DETAIL)
    for lean in (-34, 34, 0):
        with d.at(0, top + 38, 1.0, lean):
            d.shape(smooth([(-4, 2, "c"), (-9, -12), (-5, -26), (0, -36, "c"), (5, -26), (9, -12),
                (4, 2, "c")]),
                rod if lean else head, INNER, shade=[Shade(depth=0.36, spacing=4.4, width=2)])  # fmt: skip
    d.shape(circle(0, top + 40, 6.4), rod, INNER)


def orb(d: Drawing, fill: str, band: str, r: float = 24) -> None:
    """A globe with a belt and an upper half-belt, its middle at (0, 0)."""
    d.shape(circle(0, 0, r), fill, OUTER, shade=[Shade(angle=40, depth=0.34, spacing=5, width=2.5)])
    d.shape(smooth([(-r, -3, "c"), (0, 4), (r, -3, "c"), (r, 4, "c"), (0, 11), (-r, 4, "c")]), band, DETAIL)
    d.shape(smooth([(-4, 3, "c"), (-6, -12), (-4, -r + 1, "c"), (4, -r + 1, "c"), (7, -12),
        (5, 3, "c")]), band,
        DETAIL)  # fmt: skip
    d.shape(circle(0, -r - 6, 6.4), band, INNER)


def orphrey(d: Drawing, run: Sequence[Point], half: float, fill: str, unit: str) -> None:
    """A band of embroidery along the run: lozenges and pellets by turns."""
    line = sampled(run)
    left: list[Node] = []
    right: list[Node] = []
    steps = max(2, len(run) * 2)
    for k in range(steps + 1):
        i = round(k / steps * (len(line) - 1))
        for nodes, across in ((left, half), (right, -half)):
            point = beside(line, i, across, reach=2)
            nodes.append((*point, "c") if k in (0, steps) else point)
    d.shape(smooth([*left, *reversed(right)]), fill, INNER, shade=[Shade(depth=0.14, spacing=5, width=2)])
    count = max(3, round(len(line) * 2.0 / (half * 2.3)))
    lozenges: list[Outline] = []
    pellets: list[Outline] = []
    for k in range(count):
        x, y = line[round((k + 0.5) / count * (len(line) - 1))]
        r = half * 0.56
        if k % 2:
            pellets.append(circle(x, y, r * 0.6))
        else:
            lozenges.append(lozenge(x, y, r, r * 1.2))
    d.shapes(lozenges, unit)
    d.shapes(pellets, WHITE)
