"""Asso di spade: the sword in its engraved scabbard, and the studded belt that winds round it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import BLUE, GREEN, INK, RED, YELLOW
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, polyline, rect, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.kit.track import beside
from art.cards.napoletane.card import blank
from art.cards.parts.foliage import leaf
from art.cards.parts.light import shadow_angle

TURN = 203.0  # point down left
HALF = 19.5
STUDS = 9  # distance between studs, in samples of the belt

BELT: tuple[Point, ...] = (
    (92, 88), (128, 96), (164, 116), (184, 152), (176, 196), (142, 228), (110, 262), (104, 306),
    (132, 340), (186, 350),
    (246, 334), (310, 318), (372, 328), (412, 368), (414, 424), (374, 462), (312, 472), (242, 478),
    (168, 490),
    (104, 520), (80, 572), (104, 622), (160, 640), (222, 630), (280, 634), (308, 674), (330, 722), (378, 738),
    (422, 710), (434, 660), (428, 612), (424, 576),
)  # fmt: skip

BUCKLES = (3, 8, 13, 20, 25, 29)
"""Stations of the belt."""
TWISTS = ((4.7, 6.9), (14.1, 15.9))
"""From where to where, in stations, the belt shows its inside: at both ends it turns over."""
TURNED = frozenset({7, 13, 19, 21, 27})
"""Stations where the belt bends so far that it stands on edge a little."""


def draw() -> Drawing:
    """Asso di spade."""
    d = blank("1S")
    line = sampled(BELT, 4.0)
    _strap(d, line, 0, len(line) - 1)
    _shadow_on_the_belt(d)
    with d.at(257, 426, (1.16, 1.0), TURN):
        _scabbard(d)
        _hilt(d)
    # Here the belt comes over the scabbard: the strap once more, seen only near the crossing.
    crossing = rect(186, 430, 104, 100)
    d.hatch(
        polyline([(212, 496), (252, 492), (240, 522), (200, 526)]),
        Shade(angle=-95, depth=0.98, spacing=4.2, width=3.6),
    )
    with d.clip(crossing):
        _strap(d, line, _sample(line, 16.2), _sample(line, 18.7))
    _buckles(d, line)
    return d


def _sample(line: Sequence[Point], station: float) -> int:
    """The sample of the belt that is nearest to that station, which may lie between two."""
    k = int(station)
    (x0, y0), (x1, y1) = BELT[k], BELT[min(k + 1, len(BELT) - 1)]
    t = station - k
    at = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)
    return min(range(len(line)), key=lambda i: math.dist(line[i], at))


def _halves(line: Sequence[Point]) -> list[float]:
    """Half the width of the belt at each sample: less in its bends, next to nothing where it turns over."""
    narrow = [(_sample(line, k), 0.76, 9.0) for k in TURNED]
    narrow += [(_sample(line, k), 0.12, 5.6) for pair in TWISTS for k in pair]
    result: list[float] = []
    for i in range(len(line)):
        share = 1.0
        for at, least, reach in narrow:
            share = min(share, 1 - (1 - least) * math.exp(-(((i - at) / reach) ** 2)))
        result.append(HALF * share)
    return result


def _strap(d: Drawing, line: Sequence[Point], first: int, last: int) -> None:
    """The belt between two samples: its green face with studs, its yellow inside between the twists."""
    halves = _halves(line)
    turns = [(_sample(line, start), _sample(line, end)) for start, end in TWISTS]
    cuts = sorted({first, last, *(i for pair in turns for i in pair if first < i < last)})
    inside = [any(s <= (i + j) / 2 <= e for s, e in turns) for i, j in pairwise(cuts)]
    # The face lies over the inside where the belt turns over.
    for (i, j), shown in sorted(zip(pairwise(cuts), inside, strict=True), key=lambda run: not run[1]):
        spots = [*range(i, j, 3), j]
        stations: list[Station] = [(*line[k], halves[k]) for k in spots]
        if shown:
            d.limb(stations, YELLOW, OUTER, depth=0.9, spacing=5.4, width=4.0, back=0.3)
            for k in (i + 6, j - 6):  # dark where it comes from under the face
                d.lens([beside(line, k, -halves[k]), line[k], beside(line, k, halves[k])], 5)
            continue
        d.limb(stations, GREEN, OUTER, depth=0.98, spacing=5.2, width=4.4, back=0.24)
        d.limb(stations, None, None, depth=0.7, spacing=5.8, width=3.4, lean=-0.6, seed=5)
        for side in (1, -1):
            seam: list[Node] = [beside(line, k, side * halves[k] * 0.72) for k in spots]
            d.line(smooth(seam, closed=False), DETAIL)
    for i in range(7, len(line) - 4, STUDS):
        face = not any(s - 8 < i < e + 8 for s, e in turns)
        if first <= i <= last and face and min(math.dist(line[i], BELT[k]) for k in BUCKLES) > 27:
            d.shape(circle(*line[i], 4.6), YELLOW, DETAIL)


def _shadow_on_the_belt(d: Drawing) -> None:
    """Shadow of the scabbard on the belt where that passes behind it: short strokes at its right."""
    for x, y, turn in ((333, 318, 0), (206, 636, 4)):
        with d.at(x, y, 1.0, turn):
            d.hatch(
                polyline([(-14, -19), (10, -19), (2, 19), (-24, 19)]),
                Shade(angle=180, depth=0.95, spacing=4.4, width=3.8),
            )


def _buckles(d: Drawing, line: Sequence[Point]) -> None:
    for station in BUCKLES:
        i = min(range(len(line)), key=lambda j: math.dist(line[j], BELT[station]))
        (x0, y0), (x1, y1) = line[i - 2], line[i + 2]
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        with d.at(*line[i], rotate=angle):
            d.shape(rect(-19, -24, 38, 48), BLUE, OUTER, shade=[Shade(angle=40, depth=0.28, spacing=5)])
            d.shape(rect(-11, -15, 22, 30), INK, INNER)
            for x in (-1, 1):
                for y in (-1, 1):
                    d.shape(circle(x * 14.8, y * 19.4, 1.8), YELLOW, None)
            for turn in (0, 90, 180, 270):
                with d.at(rotate=turn):
                    d.fold(
                        ([(0, -11), (0, -16)], 2.6),
                        ([(5, -12), (8.6, -16.4)], 2.0),
                        ([(-5, -12), (-8.6, -16.4)], 2.0),
                    )
            d.shape(circle(0, 0, 7.4), YELLOW, INNER)
            d.shape(circle(0, 0, 2.2), INK, None)
    (x0, y0), (x1, y1) = line[3], line[0]
    with d.at(x1, y1, rotate=math.degrees(math.atan2(y1 - y0, x1 - x0))):
        tongue: list[Node] = [
            (-12, -20, "c"), (14, -20, "c"), (30, -12), (46, 0, "c"), (30, 12), (14, 20, "c"), (-12, 20, "c"),
        ]  # fmt: skip
        d.shape(smooth(tongue), BLUE, OUTER, shade=[Shade(angle=60, depth=0.4, spacing=5)])
        d.line(polyline([(-4, -20), (-4, 20)], closed=False), DETAIL)
        d.shape(circle(14, 0, 5), YELLOW, DETAIL)
    (x0, y0), (x1, y1) = line[-4], line[-1]
    with d.at(x1, y1, rotate=math.degrees(math.atan2(y1 - y0, x1 - x0))):
        clasp: list[Node] = [
            (-10, -20, "c"),
            (8, -20, "c"),
            (22, -10),
            (22, 10),
            (8, 20, "c"),
            (-10, 20, "c"),
        ]
        d.shape(smooth(clasp), YELLOW, OUTER, shade=[Shade(angle=20, depth=0.4, spacing=5)])
        d.line(ellipse(7, 0, 5, 9), INNER)


def _scabbard(d: Drawing) -> None:
    """Along the y axis: mouth at y = 190, chape ending at y = -352 (point upwards before the turn)."""
    shade = shadow_angle(TURN)
    body = polyline([(-23, 190), (-18, -268), (18, -268), (23, 190)])
    d.shape(body, RED, OUTER)
    d.hatch(
        body,
        Shade(angle=shade, depth=0.44, spacing=5.2, width=3.6),
        Shade(angle=shade + 180, depth=0.16, width=2.4),
    )
    for side in (-1, 1):  # the seams, blackened
        d.flats(
            polyline([(side * 16.4, 190), (side * 12.4, -268), (side * 18, -268), (side * 23, 190)]), ink=INK
        )
    d.line(polyline([(0, 130), (0, -262)], closed=False), DETAIL)
    for k in range(13):
        y = 122 - k * 29.5
        for side in (1, -1):
            d.shape(leaf(0, y, -90 + side * 33, 26 - k * 0.35, 12), INK, None)
        d.shape(circle(0, y - 16, 3), YELLOW, DETAIL)
        for side in (1, -1):
            d.lens([(side * 1.6, y - 17), (side * 7.6, y - 15), (side * 11, y - 20), (side * 8, y - 24)], 1.9)
    _locket(d, 140, 24.5)
    _locket(d, -116, 22)
    chape: list[Node] = [
        (-23, -250, "c"), (-12, -262), (0, -250, "c"), (12, -262), (23, -250, "c"), (22, -290), (15, -322),
        (7, -340, "c"),
        (-7, -340, "c"), (-15, -322), (-22, -290),
    ]  # fmt: skip
    d.shape(smooth(chape), BLUE, OUTER, shade=[Shade(angle=shade, depth=0.42, spacing=5)])
    d.fold(([(0, -256), (0, -328)], 4))
    for side in (1, -1):
        for k in range(3):
            y = -272 - 17 * k
            d.fold(([(side, y), (side * (9 - k), y - 9), (side * (16 - 3 * k), y - 24)], 4))
    d.shape(ellipse(0, -345, 9, 5), YELLOW, INNER)
    d.shape(circle(0, -357, 9), YELLOW, OUTER, shade=[Shade(angle=45, depth=0.4, spacing=4.4)])


def _locket(d: Drawing, y: float, half: float) -> None:
    """A gold ring round the scabbard, with a rose."""
    band: list[Node] = [
        (-half, y - 17, "c"), (0, y - 21), (half, y - 17, "c"), (half + 1, y + 17, "c"), (0, y + 13),
        (-half - 1, y + 17, "c"),
    ]  # fmt: skip
    d.shape(smooth(band), YELLOW, OUTER, shade=[Shade(angle=shadow_angle(TURN), depth=0.26, spacing=4.8)])
    d.line(smooth([(-half, y - 11), (0, y - 15), (half, y - 11)], closed=False), DETAIL)
    d.line(smooth([(-half, y + 11), (0, y + 7), (half, y + 11)], closed=False), DETAIL)
    for k in range(6):
        a = math.radians(60 * k)
        d.shape(circle(6.4 * math.cos(a), y - 2 + 6.4 * math.sin(a), 3.4), RED, DETAIL)
    d.shape(circle(0, y - 2, 3.4), YELLOW, DETAIL)


def _hilt(d: Drawing) -> None:
    """Guard at y = 208, pommel ending near y = 362."""
    shade = shadow_angle(TURN)
    with d.at(0, 212):
        grip: list[Station] = [(0, 16, 11), (0, 34, 13), (0, 60, 18), (0, 86, 13), (0, 104, 10)]
        d.limb(grip, YELLOW, OUTER, depth=0)
        for k, half in enumerate((12, 14.4, 17, 18, 16.6, 14, 11.4)):
            y = 24 + 11.6 * k
            d.lens([(-half, y + 7), (-half * 0.2, y + 3), (half, y - 8)], 3.8)
            d.lens([(-half * 0.9, y + 3.4), (-half * 0.2, y - 0.2), (half * 0.6, y - 7)], 1.7)
            ridge = polyline([(-half, y + 8), (half, y - 7), (half, y + 2), (-half * 0.3, y + 8)])
            d.hatch(ridge, Shade(angle=shade, depth=0.4, spacing=4, width=2.3))
        for side in (1, -1):
            with d.at(flip=side < 0):
                arm: list[Node] = [
                    (6, -12, "c"),
                    (22, -8),
                    (34, -14, "c"),
                    (36, 14, "c"),
                    (22, 9),
                    (6, 13, "c"),
                ]
                d.shape(smooth(arm), YELLOW, OUTER)
                d.fold(([(33, -9), (24, -4), (14, -4)], 2.4), ([(33, 9), (24, 4), (14, 4)], 2.8))
            with d.at(side * 47, 0):
                d.shape(
                    circle(0, 0, 22),
                    YELLOW,
                    OUTER,
                    shade=[Shade(angle=50, depth=0.2, spacing=4.6, width=2.6)],
                )
                d.shape(circle(0, 0, 14), YELLOW, INNER)
                d.flats(*_beads(18.2, 18.2, 14, 1.5), ink=INK)
                for k in range(4):
                    with d.at(rotate=45 + 90 * k):
                        d.shape(leaf(0, -1, -90, 13, 8), RED, DETAIL)
                d.shape(circle(0, 0, 3.6), YELLOW, DETAIL)
        collar: list[Node] = [(-27, -12, "c"), (-30, -24, "c"), (30, -24, "c"), (27, -12, "c")]
        d.shape(smooth(collar), YELLOW, OUTER, shade=[Shade(angle=shade, depth=0.3, spacing=4.8)])
        boss = ellipse(0, 0, 22, 29)
        d.shape(
            boss,
            YELLOW,
            OUTER,
            shade=[Shade(angle=shade, depth=0.28, spacing=4.8), Shade(angle=45, depth=0.16)],
        )
        d.flats(*_beads(16.2, 22.6, 18, 1.7), ink=INK)
        d.shape(ellipse(0, 0, 11, 17), RED, INNER, shade=[Shade(angle=40, depth=0.4, spacing=4.4)])
        d.lens([(-5, -8), (-6, 0), (-4, 6)], 3, ink=YELLOW)
        for side in (1, -1):
            d.shape(circle(side * 17, 118, 9), YELLOW, OUTER, shade=[Shade(angle=45, depth=0.3, spacing=4.4)])
        drop: list[Node] = [
            (0, 162, "c"),
            (7, 148),
            (14, 134),
            (14, 118),
            (8, 106, "c"),
            (-8, 106, "c"),
            (-14, 118),
            (-14, 134),
            (-7, 148),
        ]
        d.shape(smooth(drop), YELLOW, OUTER, shade=[Shade(angle=shade, depth=0.4, spacing=4.8)])
        d.fold(
            ([(0, 112), (0, 130), (0, 154)], 3.0), ([(-5, 112), (-8, 124), (-5, 142)], 2.6),
            ([(5, 112), (8, 124), (5, 142)], 2.8),
        )  # fmt: skip
        d.shape(ellipse(0, 106, 14, 5), YELLOW, INNER)


def _beads(rx: float, ry: float, count: int, r: float) -> list[Outline]:
    """A ring of beads on an ellipse about (0, 0)."""
    turns = [2 * math.pi * k / count for k in range(count)]
    return [circle(rx * math.cos(a), ry * math.sin(a), r) for a in turns]
