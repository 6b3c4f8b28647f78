"""Sleeves and cuffed forearms of the courts."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.francesi.cuffs import cuff
from art.cards.francesi.figure import Figure
from art.cards.francesi.weaves import Weave
from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, PAPER
from art.cards.kit.limb import Station, limb
from art.cards.kit.paths import Node, Outline, Point, sampled, smooth
from art.cards.kit.svg import DETAIL, OUTER
from art.cards.kit.track import direction


def sleeve(
    d: Figure,
    stations: Sequence[Station],
    fill: str,
    *,
    stripe: str | None = None,
    gap: float = 26.0,
    wide: float = 9.0,
    depth: float = 0.75,
) -> None:
    """A sleeve along the stations (the hand's end first) with stripes across it."""
    shape = limb(stations)
    if fill == INK:
        d.line(shape.outline, OUTER + 5.0, ink=PAPER)
    d.shape(shape.outline, fill, None)
    if stripe is not None:
        travelled, due = 0.0, gap * 0.5
        for i in range(1, len(shape.line) - 1):
            travelled += math.dist(shape.line[i - 1], shape.line[i])
            if travelled < due:
                continue
            due += gap
            ring = _across(shape.line, shape.halves, i, wide)
            d.shape_if_seen(ring, stripe, DETAIL, shape.line[i], shape.halves[i] + wide)
    d.limb(stations, None, OUTER, depth=depth if fill != INK else 0, spacing=5.6, width=2.6)


def arm(
    d: Figure,
    hand: Point,
    turn: float,
    fill: str,
    *,
    reach: Sequence[Station],
    cuff_fill: str,
    cuff_half: float = 27.0,
    beads: str | None = None,
    stripe: str | None = None,
    gap: float = 26.0,
) -> None:
    """A forearm ending in a turned-back cuff at `hand`, its opening turned `turn` degrees clockwise."""
    sleeve(d, [(*hand, cuff_half - 1), *reach], fill, stripe=stripe, gap=gap)
    with d.at(*hand, rotate=turn):
        cuff(d, cuff_fill, cuff_half, 23.0, beads=beads)


def full_sleeve(
    d: Figure,
    outer: Sequence[Point],
    inner: Sequence[Point],
    fill: str,
    accent: str,
    *,
    style: str = "slashed",
    count: int = 5,
    weave: Weave | None = None,
) -> None:
    """A wide upper sleeve between its outer and inner edges (shoulder first, equally many points).

    `style`: `slashed` lengthwise, `ringed` with bands across, `plain`; `weave` patterns the cloth.
    """
    a, b = sampled(outer, 3), sampled(inner, 3)

    def at(t: float, u: float) -> Point:
        (x0, y0), (x1, y1) = a[round(t * (len(a) - 1))], b[round(t * (len(b) - 1))]
        return (x0 + (x1 - x0) * u, y0 + (y1 - y0) * u)

    first, last = outer[0], inner[0]
    top: Node = ((first[0] + last[0]) / 2 - 2, min(first[1], last[1]) - 5)
    rim: list[Node] = [top, *outer[:-1], (*outer[-1], "c"), (*inner[-1], "c"), *inner[-2::-1]]
    shape = smooth(rim)
    d.shape(shape, fill, None)
    if weave is not None:
        weave(d, shape)
    if style == "slashed":
        for k in range(count):
            u = (k + 0.5) / count
            half = 0.3 / count
            left: list[Node] = [(*at(0.13, u), "c")]
            right: list[Node] = []
            for t, swell in ((0.3, 0.8), (0.52, 1.0), (0.75, 0.85)):
                left.append(at(t, u - half * swell))
                right.append(at(t, u + half * swell))
            left.append((*at(0.97, u), "c"))
            d.shape(smooth([*left, *right[::-1]]), accent, DETAIL)
    elif style == "ringed":
        for k in range(count):
            t, w = (k + 1) / (count + 0.45), 0.22 / count
            ring: list[Node] = []
            for u, sag in ((0.0, 0.0), (0.25, 0.045), (0.5, 0.06), (0.75, 0.045), (1.0, 0.0)):
                ring.append(at(min(1.0, t - w + sag), u))
            for u, sag in ((1.0, 0.0), (0.75, 0.045), (0.5, 0.06), (0.25, 0.045), (0.0, 0.0)):
                ring.append(at(min(1.0, t + w + sag), u))
            ring[0], ring[4] = (ring[0][0], ring[0][1], "c"), (ring[4][0], ring[4][1], "c")
            ring[5], ring[9] = (ring[5][0], ring[5][1], "c"), (ring[9][0], ring[9][1], "c")
            d.shape(smooth(ring), accent, DETAIL)
    d.shape(shape, None, OUTER)
    d.hatch(shape, Shade(depth=0.3, spacing=6.2, width=2.5, reach=40, seed=81, start=0.05,
        stop=0.9), Shade(angle=180, depth=0.1, spacing=7, width=2, reach=12, seed=82,
        stop=0.85))  # fmt: skip


def _across(line: Sequence[Point], halves: Sequence[float], i: int, wide: float) -> Outline:
    dx, dy = direction(line, i)
    (x, y), h = line[i], halves[i]
    w = wide / 2
    # bowed towards the shoulder, as a ring round an arm looks
    return smooth(
        [
            (x - dy * h - dx * w, y + dx * h - dy * w, "c"),
            (x + dx * (h * 0.22 - w), y + dy * (h * 0.22 - w)),
            (x + dy * h - dx * w, y - dx * h - dy * w, "c"),
            (x + dy * h + dx * w, y - dx * h + dy * w, "c"),
            (x + dx * (h * 0.22 + w), y + dy * (h * 0.22 + w)),
            (x - dy * h + dx * w, y + dx * h + dy * w, "c"),
        ]
    )
