"""Asso di bastoni: the great club, with sprouts that grow out of its wood."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import GREEN, OCHRE, RED, YELLOW
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.napoletane.card import blank
from art.cards.parts.leaf import long_leaf, side_veins

TURN = 24.0

BODY: list[Node] = [
    (0, -352), (56, -338), (92, -300), (104, -240), (99, -168), (82, -72), (65, 20), (53, 100), (45, 168),
    (42, 214), (52, 256), (80, 316, "c"), (18, 352, "c"), (-24, 304), (-45, 250), (-51, 190), (-55, 120),
    (-63, 30),
    (-78, -70), (-95, -164), (-104, -240), (-92, -302), (-55, -339),
]  # fmt: skip
FLANK: list[Node] = [
    (-160, -196, "c"), (-96, -170), (-66, -182), (-40, -140), (-16, -60), (-4, 40), (2, 130), (12, 186),
    (34, 196),
    (60, 180, "c"), (140, 380, "c"), (-160, 380, "c"),
]  # fmt: skip
CUT: list[Node] = [(80, 316), (80, 336), (52, 354), (18, 352), (20, 332), (50, 314)]
MIDRIB: list[Point] = [(14, 246), (2, 150), (-8, 40), (-10, -70), (-4, -170), (14, -262)]


def draw() -> Drawing:
    """Asso di bastoni."""
    d = blank("1B")
    with d.at(276, 414, rotate=TURN):
        _curl(d)
        _club(d)
        _peel(d)
        _yellow_sprout(d)
        _leafy_sprout(d)
        _bud(d)
    return d


def _club(d: Drawing) -> None:
    body = smooth(BODY)
    d.shape(body, GREEN, None)
    with d.clip(body):
        d.shape(smooth(FLANK), RED, INNER)
        d.hatch(
            body,
            Shade(angle=TURN, depth=0.56, spacing=5.6, width=4.0, reach=120, bend=0.1),
            Shade(angle=TURN + 44, depth=0.34, spacing=5.6, width=3.2, reach=76, seed=2, stop=0.86),
            Shade(angle=TURN + 180, depth=0.2, spacing=6, width=2.8, reach=40, seed=3),
        )
        for points, width in (
            ([(-24, 336), (-38, 266), (-43, 214)], 5.0),
            ([(0, 346), (-22, 276), (-28, 226)], 4.4),
            ([(40, 346), (34, 300), (30, 262)], 4.6),
            ([(66, 340), (46, 282), (38, 226)], 5.0),
        ):
            d.fold((points, width))
    d.line(body, OUTER)
    stalk: list[Station] = [(20, 300, 2.6), (16, 272, 4.2), (12, 230, 6)]
    d.limb(stalk, YELLOW, INNER, start="round", depth=0)
    teeth = 9
    d.shape(
        long_leaf(MIDRIB, 37, teeth), YELLOW, OUTER,
        shade=[
            Shade(angle=TURN, depth=0.26, spacing=5.4, width=2.6, reach=30),
            Shade(angle=TURN + 180, depth=0.08, spacing=6, width=2),
        ],
    )  # fmt: skip
    d.fold((MIDRIB, 7))
    for vein in side_veins(MIDRIB, 37, teeth):
        d.fold((vein, 4.2))
    d.shape(smooth(CUT), OCHRE, OUTER)
    with d.at(50, 334, rotate=-30):
        for rx, ry in ((22, 12), (12, 6.5)):
            ring: list[Node] = [(-rx, 0), (0, -ry), (rx * 0.98, 0), (0, ry)]
            d.line(smooth(ring), DETAIL)
        d.fold(([(-24, 7), (-6, 2)], 2.6), ([(24, -9), (8, -2)], 2.6))


def _knot(d: Drawing, base: Point, along: Point, end: Point, half: float, fill: str) -> None:
    """A cut branch growing out of the wood.

    `base` lies on the contour, whose unit direction there is `along` (downwards); `end` is the middle of
    the cut face and `half` the branch's half-width.
    """
    reach = math.dist(base, end)
    ox, oy = (end[0] - base[0]) / reach, (end[1] - base[1]) / reach
    sx, sy = (oy, -ox) if oy * along[0] - ox * along[1] < 0 else (-oy, ox)
    into = 7.0 if base[0] < 0 else -7.0

    def at(out: float, side: float) -> Point:
        return (base[0] + ox * out + sx * side, base[1] + oy * out + sy * side)

    def contour(step: float, inside: float = 0.0) -> Point:
        return (base[0] + along[0] * step + inside, base[1] + along[1] * step)

    upper: list[Node] = [contour(-half * 3.4), at(reach * 0.3, half * 1.5), (*at(reach, half), "c")]
    lower: list[Node] = [(*at(reach, -half), "c"), at(reach * 0.3, -half * 1.5), contour(half * 3.0)]
    upper[0], lower[2] = (*contour(-half * 3.4), "c"), (*contour(half * 3.0), "c")
    root: list[Node] = [
        (*contour(half * 2.2, into), "c"),
        contour(0, into * 1.6),
        (*contour(-half * 2.6, into), "c"),
    ]
    patch = smooth([*upper, *lower, *root])
    d.shape(patch, fill, None)
    d.hatch(patch, Shade(angle=50, depth=0.45, spacing=5, width=2.8))
    d.line(smooth(upper, closed=False), OUTER)
    d.line(smooth(lower, closed=False), OUTER)
    for out, wide in ((reach * 0.02, 1.75), (reach * 0.26, 1.4), (reach * 0.5, 1.15)):
        d.lens([at(out, half * wide), at(out - half * 0.5, 0), at(out, -half * wide)], 3.0)
    turn = math.degrees(math.atan2(oy, ox)) + 90
    with d.at(*end, rotate=turn):
        for rx, ry, weight in ((half, half * 0.46, INNER), (half * 0.5, half * 0.2, DETAIL)):
            d.shape(smooth([(-rx, 0), (0, -ry), (rx, 0), (0, ry)]), OCHRE, weight)


def _yellow_sprout(d: Drawing) -> None:
    """On the left: a yellow leaf and a smaller one, out of a cut knot."""
    _knot(d, (-58.6, 84), (0.09, 0.996), (-96, 58), 12, RED)
    for track, width, teeth in (
        ([(-97, 59), (-124, 50), (-150, 28), (-163, -8)], 15, 4),
        ([(-97, 57), (-114, 22), (-120, -26), (-112, -76), (-118, -138)], 21, 6),
    ):
        d.shape(
            long_leaf(track, width, teeth),
            YELLOW,
            OUTER,
            shade=[Shade(angle=30, depth=0.3, spacing=5.2, width=2.6)],
        )
        d.fold((track, 6))
        for vein in side_veins(track, width, teeth):
            d.fold((vein, 3.4))


def _leafy_sprout(d: Drawing) -> None:
    """On the right: a twig with a vine leaf and a tendril."""
    _knot(d, (54, 110), (-0.12, 0.993), (92, 96), 11, GREEN)
    twig: list[Station] = [(91, 96, 5), (114, 94, 4.4), (140, 106, 3.8), (160, 130, 3.2)]
    tendril: list[Station] = [
        (110, 97, 2.6), (128, 70, 2.4), (152, 62, 2.2), (164, 80, 2), (152, 92, 1.8), (143, 80, 1.6),
        (150, 75, 1.4),
    ]  # fmt: skip
    d.limb(tendril, GREEN, DETAIL, end="round", depth=0)
    d.limb(twig, GREEN, INNER, start="round", depth=0.6, spacing=4.6, width=2.2)
    with d.at(158, 126, rotate=-34):
        _vine_leaf(d)


def _vine_leaf(d: Drawing) -> None:
    """A five-lobed leaf hanging from (0, 0)."""
    outline: list[Node] = [
        (0, 6, "c"), (14, -12), (34, -12), (40, -4, "c"), (46, -8), (66, 6), (74, 26, "c"), (64, 34),
        (66, 40, "c"),
        (76, 50), (74, 72), (62, 84, "c"), (50, 78), (42, 78, "c"), (40, 100), (22, 120), (0, 136, "c"),
        (-22, 120),
        (-40, 100), (-42, 78, "c"), (-50, 78), (-62, 84, "c"), (-74, 72), (-76, 50), (-66, 40, "c"),
        (-64, 34),
        (-74, 26, "c"), (-66, 6), (-46, -8), (-40, -4, "c"), (-34, -12), (-14, -12),
    ]  # fmt: skip
    leaf = smooth(outline)
    d.shape(
        leaf,
        GREEN,
        OUTER,
        shade=[Shade(angle=20, depth=0.36, spacing=5.4), Shade(angle=95, depth=0.14, width=2.2)],
    )
    for tip in ((0, 120), (60, 72), (-60, 72), (62, 18), (-62, 18)):
        x, y = tip
        d.fold(([(0, 8), (x * 0.45, 8 + (y - 8) * 0.55), (x, y)], 5.0))
        for t, side in ((0.45, 1), (0.45, -1), (0.68, 1), (0.68, -1)):
            bx, by = x * t, 8 + (y - 8) * t
            size = (x * x + (y - 8) ** 2) ** 0.5
            ux, uy = x / size, (y - 8) / size
            end = (bx + ux * 13 - uy * side * 11, by + uy * 13 + ux * side * 11)
            d.fold(([(bx, by), end], 2.8))


def _curl(d: Drawing) -> None:
    """A strip of red bark peeling off the thin end and rolling up."""
    roll: list[Station] = [
        (-34, 168, 7), (-56, 224, 10), (-88, 260, 12), (-122, 262, 12.5), (-145, 235, 12), (-138, 202, 11),
        (-111, 192, 10), (-94, 210, 8.5), (-103, 231, 7), (-117, 226, 5.5),
    ]  # fmt: skip
    d.limb(roll, RED, OUTER, end="round", depth=0.8, spacing=5)


def _peel(d: Drawing) -> None:
    """Root of the strip that leaves the wood: it runs into the bark, a cleft opens between the two."""
    edge: list[Node] = [(-57, 96, "c"), (-58, 140), (-60, 180), (-66.4, 219, "c")]
    root: list[Node] = [(-47, 229, "c"), (-43, 214), (-38, 180), (-44, 130)]
    d.shape(smooth([*edge, *root]), RED, None)
    d.line(smooth(edge, closed=False), OUTER)
    d.fold(
        ([(-47, 238), (-42, 212), (-36, 176), (-38, 138)], 6),
        ([(-58, 214), (-52, 186), (-50, 150)], 3.4),
        ([(-53, 160), (-50, 132), (-50, 104)], 3.0),
        ([(-26, 150), (-22, 190), (-24, 232)], 3.4),
    )


def _bud(d: Drawing) -> None:
    """A small bud in a leaf axil, high on the right."""
    _knot(d, (75.5, -36), (-0.18, 0.984), (98, -50), 8.5, GREEN)
    for track in ([(98, -51), (116, -72), (146, -86)], [(99, -49), (124, -50), (148, -36)]):
        d.shape(
            long_leaf(track, 11, 3), YELLOW, INNER, shade=[Shade(angle=50, depth=0.3, spacing=4.8, width=2.2)]
        )
        d.fold((track, 4))
