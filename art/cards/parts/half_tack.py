"""Harness of the large half horses: breast collar, reins, saddle bow."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import ribbon
from art.cards.kit.paths import Matrix, Node, Point, circle, lozenge, polyline, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts.horse_head import BIT, Bridle


def breast_collar(
    d: Drawing, points: Sequence[Point], half: float, tack: Bridle, *, pendants: int = 5, shaded: bool = True
) -> None:
    """A broad strap across the breast with studs and pendants below it; `shaded`: the strap is hatched."""
    line = sampled(points)
    drops: list[Point] = [line[round((k + 0.5) / pendants * (len(line) - 1))] for k in range(pendants)]
    for x, y in drops:
        with d.at(x, y + half):
            d.shape(smooth([(-6, -2, "c"), (-8, 9), (0, 20, "c"), (8, 9), (6, -2, "c")]), tack.stud, INNER,
                shade=[Shade(depth=0.4, spacing=3.8, width=2)])  # fmt: skip
    d.shape(ribbon(list(points), half, forked=False), tack.strap, INNER,
        shade=[Shade(angle=80, depth=0.34, spacing=5, width=2.2)] if shaded else ())  # fmt: skip
    count = pendants * 2
    units = [line[round((k + 0.5) / count * (len(line) - 1))] for k in range(count)]
    d.shapes(
        [
            circle(x, y, half * 0.36) if k % 2 else polyline(
                [(x, y - half * 0.7), (x + half * 0.6, y), (x, y + half * 0.7), (x - half * 0.6, y)])
            for k, (x, y) in enumerate(units)
        ],
        tack.stud,
    )  # fmt: skip


def reins(d: Drawing, tack: Bridle, head: Matrix, way: Sequence[Point], *, half: float = 5.0) -> None:
    """The near rein from the bit of a head at `head` along `way` to the hand; draw the hand after it."""
    d.shape(ribbon([head.apply(BIT), *way], half, forked=False), tack.strap, INNER,
        shade=[Shade(angle=90, depth=0.4, spacing=5, width=2)])  # fmt: skip
    x, y = head.apply(BIT)
    d.shape(circle(x, y, 6.4), tack.bit, INNER)
    d.shape(circle(x, y, 2.4), tack.strap, DETAIL)


def rein_end(d: Drawing, tack: Bridle, way: Sequence[Point], *, half: float = 5.0) -> None:
    """End of the rein that hangs out of the hand; draw the hand after it."""
    d.shape(ribbon(list(way), half, forked=False), tack.strap, INNER,
        shade=[Shade(angle=90, depth=0.4, spacing=5, width=2)])  # fmt: skip


def saddle_cloth(d: Drawing, edge: Sequence[Point], depth: float, fill: str, trim: str, unit: str) -> None:
    """The front of a saddle cloth: from `edge` (withers downwards) `depth` back under the rider, bordered."""
    back: list[Node] = [(x - depth * (0.3 + 0.7 * k / (len(edge) - 1)), y) for k, (x, y) in enumerate(edge)]
    nodes: list[Node] = [(*edge[0], "c"), *edge[1:-1], (*edge[-1], "c"), (back[-1][0], back[-1][1], "c")]
    outline = smooth([*nodes, *reversed(back[1:-1]), (back[0][0], back[0][1], "c")])
    d.shape(outline, fill, INNER, shade=[Shade(angle=180, depth=0.3, spacing=5.4, width=2.4)])
    border = [(x - 9, y) for x, y in edge]
    d.shape(ribbon(border, 9, forked=False), trim, INNER)
    line = sampled(border)
    count = max(2, round(len(line) * 2 / 17))
    spots = [line[round((k + 0.5) / count * (len(line) - 1))] for k in range(count)]
    d.shapes([lozenge(x, y, 5.4, 6) for x, y in spots], unit)
