"""Dress of the courts above the belt: collars, ruffs, belts, damask, buttons; the usual light on cloth."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import PAPER, RED, WHITE, YELLOW
from art.cards.kit.paths import Node, Point, circle, lozenge, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing

# The usual light on a garment: strong from the right, faint from the left.
CLOTH = (Shade(depth=0.42), Shade(angle=180, depth=0.13, width=2, spacing=6.4))
ROUND = (Shade(depth=0.42), Shade(angle=48, depth=0.2, spacing=6, width=2.4), Shade(angle=180, depth=0.13,
    width=2, spacing=6.4))  # fmt: skip


def pleated_collar(
    d: Drawing,
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    fill: str,
    *,
    pleats: int = 13,
    inner: float = 0.42,
) -> None:
    """A fan of pleats on the lower half of an ellipse round the neck at (cx, cy)."""
    start, stop = math.radians(196), math.radians(-16)

    def at(t: float, share: float) -> Point:
        a = start + (stop - start) * t
        return (cx + rx * share * math.cos(a), cy + ry * share * math.sin(a) - (1 - share) * ry * 0.2)

    nodes: list[Node] = [(*at(0, inner), "c"), (*at(0, 0.94), "c")]
    for k in range(pleats):
        nodes.append(at((k + 0.5) / pleats, 1.05))
        nodes.append((*at((k + 1) / pleats, 0.94), "c"))
    nodes.append((*at(1, inner), "c"))
    nodes += [at(t, inner) for t in (0.75, 0.5, 0.25)]
    d.shape(smooth(nodes), fill, INNER)
    for k in range(1, pleats):
        t = k / pleats
        d.fold(([at(t, inner), at(t, 0.72), at(t, 0.97)], 5.0))
        if k < pleats - 1:
            d.fold(([at(t + 0.5 / pleats, 1.0), at(t + 0.46 / pleats, 0.84)], 2.0))


def ruff(
    d: Drawing, cx: float, cy: float, rx: float, ry: float, fill: str = WHITE, *, inwards: bool = False
) -> None:
    """A narrow goffered ruff: a row of loops round the neck at (cx, cy).

    `inwards`: each loop lies over the one farther out, on both sides, instead of over its left neighbour.
    """
    loops = 11
    order = sorted(range(loops), key=lambda k: -abs(k - loops // 2)) if inwards else range(loops)
    for k in order:
        a = math.radians(190 - 200 * (k + 0.5) / loops)
        x, y = cx + rx * math.cos(a), cy + ry * math.sin(a)
        turn = math.degrees(a) - 90
        with d.at(x, y, 1.0, turn):
            d.shape(
                smooth([(-4, -15, "c"), (-8.6, -2), (-6.4, 6), (0, 8), (6.4, 6), (8.6, -2), (4, -15, "c")]),
                fill,
                DETAIL,
            )
            d.lens([(0, -12), (-1.2, -3), (0, 4)], 3.4)


def belt(
    d: Drawing,
    left: Point,
    right: Point,
    width: float,
    fill: str,
    *,
    sag: float = 7,
    jewel: str = RED,
    setting: str = YELLOW,
    at: float = 0.5,
    studs: int = 0,
) -> None:
    """A belt from left to right with a square jewel at share `at` of its length."""
    (x0, y0), (x1, y1) = left, right

    def on(t: float, down: float) -> Point:
        return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) + down)

    band = smooth(
        [
            (*on(0, 0), "c"),
            on(0.33, 0),
            on(0.67, 0),
            (*on(1, 0), "c"),
            (*on(1, width), "c"),
            on(0.67, width),
            on(0.33, width),
            (*on(0, width), "c"),
        ]
    )
    d.shape(band, fill, INNER, shade=[Shade(depth=0.28, spacing=4.4, width=2.4)])
    spots = [(k + 0.5) / studs for k in range(studs)]
    if studs:
        beads = [circle(*on(t, width / 2), 2.6) for t in spots if abs(t - at) > 0.09]
        d.shapes(beads, PAPER if fill != PAPER else YELLOW)
    x, y = on(at, width / 2)
    h = width * 0.82
    d.shape(lozenge(x, y, h * 0.86, h), setting, INNER)
    h *= 0.5
    d.shape(lozenge(x, y, h * 0.86, h), jewel, DETAIL)


def buttons(d: Drawing, top: Point, bottom: Point, count: int, fill: str, r: float = 3.2) -> None:
    """A row of round buttons."""
    steps = [k / max(count - 1, 1) for k in range(count)]
    d.shapes(
        [circle(top[0] + (bottom[0] - top[0]) * t, top[1] + (bottom[1] - top[1]) * t, r) for t in steps], fill
    )
