"""Dress of the courts below the neck: mantles, coats, frogs and braid, fur, collars and belts."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, lozenge, polyline, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.borders import Motif, border
from art.cards.triestine.folds import at_flanks, hollow
from art.cards.triestine.inks import INK, PAPER, YELLOW
from art.cards.triestine.weave import figured

Fold = tuple[Sequence[Point], float]
_WAIST = 400.0
"""A garment that reaches below this has folds at the waist; a cape has none."""


def mantle(
    d: Drawing,
    nodes: Sequence[Node],
    fill: str,
    *,
    folds: Sequence[Sequence[Point]] = (),
    depth: float = 0.38,
    seed: int = 1,
    black: bool = True,
    hatched: bool = True,
) -> None:
    """A mantle that hangs from beside the neck, its first point, to the hem, its last; black by the waist.

    Each fold is dark at its first point and throws a shadow to its right. `black`: False leaves the waist
    to a lining; `hatched`: False leaves all strokes but these to the card.
    """
    d.shape(smooth(list(nodes)), fill, OUTER, shade=[
        Shade(depth=depth, spacing=6.6, width=3.8, reach=66, seed=seed),
        Shade(angle=60, depth=0.2, spacing=7.4, width=3.0, reach=40, seed=seed + 2),
        Shade(angle=180, depth=0.1, spacing=7, width=2.6, reach=18, seed=seed + 1),
    ] if hatched else ())  # fmt: skip
    for k, points in enumerate(folds):
        valley(d, points, seed=seed + k)
    if not black:
        return
    x, y = nodes[0][:2]
    side = 1 if nodes[1][0] > x else -1
    hollow(d, (x + side * 16, y + 60), (x + side * 24, nodes[-1][1]), side, seed=seed)


def lining(d: Drawing, nodes: Sequence[Node], fill: str, *, pleats: Sequence[Fold] = ()) -> None:
    """The inside of a mantle where it turns forward, in the shade of the arm above it."""
    d.shape(smooth(list(nodes)), fill, OUTER, shade=[
        Shade(angle=-80, depth=0.6, spacing=5.6, width=3.2, reach=30),
        Shade(angle=180, depth=0.5, spacing=5.6, width=3.0, reach=18),
    ])  # fmt: skip
    d.fold(*pleats)


def valley(
    d: Drawing, points: Sequence[Point], *, reach: float = 30.0, width: float = 7.4, seed: int = 3
) -> None:
    """A fold of hanging cloth, thick at its first point, with strokes that fade to its right."""
    d.fold((points, width))
    line = sampled(points, 8)
    last = len(line) - 1
    far = [(x + reach * (1 - 0.5 * i / last), y) for i, (x, y) in enumerate(line)]
    d.hatch(
        polyline([*line, *far[::-1]]),
        Shade(angle=180, depth=0.8, spacing=6.4, width=3.2, seed=seed, bend=-0.08),
    )


def coat(
    d: Drawing, nodes: Sequence[Node], fill: str, *, depth: float = 0.3, folds: Sequence[Fold] = (),
        seed: int = 1,
    figure: tuple[str, str] | None = None, within: Outline | None = None, step: float = 27.0,
) -> None:  # fmt: skip
    """A close garment over the breast, its armholes over the sleeves.

    `figure`: its motif and ink; `within`: the only part that has motifs; `step`: between them.
    """
    shape = smooth(list(nodes))
    if figure:
        d.shape(shape, fill, None)
        figured(d, within or shape, *figure, step=step)
    d.shape(shape, None if figure else fill, OUTER, shade=[
        Shade(depth=depth, spacing=6.2, width=3.8, reach=64, seed=seed),
        Shade(angle=-36, depth=depth * 0.6, spacing=7.2, width=3.0, reach=34, seed=seed + 2),
        Shade(angle=180, depth=0.14, spacing=6.8, width=2.8, reach=22, seed=seed + 1),
    ])  # fmt: skip
    if max(y for _, y in shape.sample(12)) > _WAIST:
        at_flanks(d, shape)
    d.fold(*folds)


def frogs(
    d: Drawing,
    x: float,
    top: float,
    step: float,
    halves: Sequence[float],
    ink: str,
    *,
    button: str = PAPER,
    sag: float = 5.0,
) -> None:
    """Rows of braid across a hussar's jacket, each so long to either side, with three buttons."""
    for k, half in enumerate(halves):
        y = top + step * k
        for side in (-1, 1):
            cord: list[Point] = [(x, y + sag), (x + side * half * 0.5, y + sag * 0.4),
                (x + side * half, y - sag)]  # fmt: skip
            d.line(smooth(list(cord), closed=False), OUTER * 2.2)
            d.line(smooth(list(cord), closed=False), OUTER * 1.1, ink=ink)
            loop = smooth([(x + side * half, y - sag, "c"), (x + side * (half + 9), y - sag - 8),
                (x + side * (half + 14), y - sag), (x + side * (half + 8), y - sag + 6)])  # fmt: skip
            d.shape(loop, ink, DETAIL)
        d.shapes([circle(x, y + sag, 5.4), circle(x - half * 0.86, y - sag * 0.7, 4.6),
            circle(x + half * 0.86,
            y - sag * 0.7, 4.6)], button, DETAIL)  # fmt: skip


def fur(
    d: Drawing, points: Sequence[Point], half: float, fill: str, *, tails: bool = False, tuft: float = 13.0
) -> None:
    """A band of fur along the points, its edges ragged; `tails`: black ermine tails on it."""
    line = sampled(points, tuft)
    left: list[Node] = []
    right: list[Node] = []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        size = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
        nx, ny = -(y1 - y0) / size, (x1 - x0) / size
        for side, edge in ((1, left), (-1, right)):
            out = half * (1.06 + 0.08 * (i % 2))
            edge.append((x + side * nx * out, y + side * ny * out))
            if i < len(line) - 1:
                mx, my = (x + line[i + 1][0]) / 2, (y + line[i + 1][1]) / 2
                edge.append((mx + side * nx * half * 0.9, my + side * ny * half * 0.9, "c"))
    d.shape(smooth([*left, *reversed(right)]), fill, OUTER, shade=[
        Shade(angle=40, depth=0.26, spacing=5.6, width=2.6, reach=14),
    ])  # fmt: skip
    if tails:
        step = max(1, round(30 / tuft))
        for k, i in enumerate(range(1, len(line) - 1, step)):
            x, y = line[i]
            ermine(d, x + (5 if k % 2 else -5), y - 6)
    else:
        for i, (x, y) in enumerate(line):
            d.lens([(x - 3, y - 5), (x + 2, y), (x + 1, y + 6)], 2.2) if i % 2 else None


def ermine(d: Drawing, x: float, y: float) -> None:
    """One ermine tail, hanging from (x, y)."""
    d.flats(smooth([(x, y, "c"), (x + 4.4, y + 9), (x + 3, y + 17, "c"), (x, y + 13), (x - 3, y + 17, "c"),
        (x - 4.4, y + 9)]), ink=INK)  # fmt: skip


def belt(
    d: Drawing, left: Point, right: Point, width: float, fill: str, motif: Motif, ink: str, *,
        sag: float = 8.0,
    buckle: tuple[str, str] | None = None, at: float = 0.5,
) -> None:  # fmt: skip
    """An ornamented belt; `buckle` gives the inks of an oval clasp and of its stone."""
    (x0, y0), (x1, y1) = left, right

    def on(t: float) -> Point:
        return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t))

    border(d, [on(0), on(0.25), on(0.5), on(0.75), on(1)], width / 2, fill, motif, ink, spacing=width * 0.84)
    if buckle is not None:
        x, y = on(at)
        d.shape(circle(x, y, width * 0.74), buckle[0], INNER,
            shade=[Shade(angle=40, depth=0.3, spacing=4.6, width=2)])  # fmt: skip
        d.shape(lozenge(x, y, width * 0.36, width * 0.42), buckle[1], DETAIL)


def skirts(
    d: Drawing,
    waist: tuple[Point, Point],
    hem: tuple[float, float],
    foot: float,
    inks: Sequence[str],
    panels: int = 7,
) -> None:
    """A skirt from the waist down to y = `foot`, in upright panels of the inks by turns."""
    (x0, y0), (x1, y1) = waist
    h0, h1 = hem

    def edge(t: float) -> list[Node]:
        top = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 20 * t * (1 - t))
        low = h0 + (h1 - h0) * t
        return [
            (*top, "c"),
            (top[0] + (low - top[0]) * 0.62, top[1] + (foot - top[1]) * 0.4),
            (low, foot, "c"),
        ]

    for k in range(panels):
        one, two = edge(k / panels), edge((k + 1) / panels)
        piece: Outline = smooth([*one, *reversed(two)])
        d.shape(piece, inks[k % len(inks)], INNER, shade=[
            Shade(depth=0.42, spacing=6, width=2.7, reach=22, seed=5 + k),
        ])  # fmt: skip
    for t in (0.0, 1.0):
        d.line(smooth(edge(t), closed=False), OUTER)


def falling_collar(
    d: Drawing, x: float, y: float, half: float, drop: float, fill: str, *, lace: int = 0
) -> None:
    """A broad collar that lies on both shoulders, open in front; `lace`: scallops along each edge."""
    for side in (-1, 1):
        nodes: list[Node] = [(x + side * 4, y + 6, "c"), (x + side * half * 0.5, y - 16),
            (x + side * half * 0.86, y - 4)]  # fmt: skip
        if lace:
            for k in range(lace + 1):
                t = k / lace
                px = x + side * (half - (half - 10) * t)
                py = y + 14 + drop * (0.5 + 0.5 * t) - 14 * (1 - t)
                nodes.append((px, py, "c"))
                if k < lace:
                    nx = px - side * (half - 10) / lace
                    nodes.append(((px + nx) / 2, py + drop * 0.25 / lace + 9))
        else:
            nodes += [(x + side * half, y + drop * 0.42, "c"), (x + side * 10, y + drop, "c")]
        d.shape(
            smooth(nodes), fill, INNER, shade=[Shade(angle=60, depth=0.24, spacing=5, width=2.2, reach=16)]
        )


def pleats(
    d: Drawing, x: float, y: float, half: float, high: float, fill: str = PAPER, *, count: int = 11
) -> None:
    """A goffered ruff seen from the front: figures of eight side by side round the neck."""
    tops: list[Node] = []
    lows: list[Node] = []
    for k in range(count + 1):
        t = 2 * k / count - 1
        px = x + half * t
        bow = high * 0.55 * (1 - t * t)
        up = 1 if k % 2 else 0
        tops.append((px, y - high * (0.5 + 0.18 * up) + bow * 0.4))
        lows.append((px, y + high * (0.42 + 0.18 * (1 - up)) + bow))
    d.shape(smooth([*tops, *reversed(lows)]), fill, OUTER)
    for k in range(1, count):
        (ax, ay, *_), (bx, by, *_) = tops[k], lows[k]
        bend = 5 if k % 2 else -5
        d.lens([(ax, ay + 2), ((ax + bx) / 2 + bend, (ay + by) / 2), (bx, by - 2)], 3.4)


def sash(d: Drawing, top: Point, foot: Point, half: float, fill: str, edge: str) -> None:
    """A broad ribbon across the breast with an edge in a second ink."""
    (x0, y0), (x1, y1) = top, foot
    size = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    nx, ny = -(y1 - y0) / size, (x1 - x0) / size

    def at(t: float, across: float) -> Point:
        bow = 10 * 4 * t * (1 - t)
        return (x0 + (x1 - x0) * t + nx * (across + bow), y0 + (y1 - y0) * t + ny * (across + bow))

    for reach, ink in ((half, edge), (half * 0.56, fill)):
        band: list[Node] = [(*at(0, reach), "c"), at(0.5, reach), (*at(1, reach), "c"), (*at(1, -reach),
            "c"), at(0.5,
            -reach), (*at(0, -reach), "c")]  # fmt: skip
        d.shape(smooth(band), ink, INNER)


def chain(d: Drawing, points: Sequence[Point], size: float = 9.0, gems: Sequence[str] = (PAPER,)) -> None:
    """A chain of office along the points: golden links, a stone in every second one."""
    line = sampled(points, size * 2.1)
    d.line(smooth(list(points), closed=False), OUTER * 1.4)
    d.shapes([circle(x, y, size * (0.94 if k % 2 else 0.66)) for k, (x, y) in enumerate(line)], YELLOW, INNER)
    for n, gem in enumerate(gems):
        spots = [p for k, p in enumerate(line) if k % 2 and (k // 2) % len(gems) == n]
        d.shapes([lozenge(x, y, size * 0.44, size * 0.5) for x, y in spots], gem, DETAIL)
