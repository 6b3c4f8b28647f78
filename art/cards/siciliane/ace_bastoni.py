"""Asso di bastoni: one dark green club with a yellow leaf and a fruiting twig."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Matrix, Node, Outline, Point, circle, ellipse, sampled, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.foliage import ribbed_leaf
from art.cards.parts.leaf import long_leaf, side_veins
from art.cards.siciliane import bark
from art.cards.siciliane.card import blank, px, py
from art.cards.siciliane.inks import DARK_GREEN, GREEN, INK, OCHRE, RED, YELLOW
from art.cards.siciliane.snail import snail

LEAN = 27.0
WOOD: Sequence[Station] = (
    (10, -296, 94), (4, -206, 92), (-6, -104, 76), (-6, 6, 58), (2, 116, 46), (10, 220, 40), (8, 310, 42),
    (0, 372, 52),
)  # fmt: skip
MIDRIB: Sequence[Point] = ((2, 268), (12, 150), (-6, 30), (-16, -90), (4, -210), (22, -318))
LEAF = 52.0
TEETH = 9
# Twigs: track from the wood outwards; leaves: place along it, side, length; olives: place, side.
TWIG: Sequence[Point] = ((38, 150), (84, 120), (124, 66), (148, -6), (152, -74))
SHOOT: Sequence[Point] = ((-14, 268), (-70, 216), (-92, 160), (-98, 110))


def draw() -> Drawing:
    """Asso di bastoni."""
    d = blank("1B")
    with d.at(px(49), py(50.5), 0.97, LEAN):
        _twig(d, TWIG, 8)
        _twig(d, SHOOT, 5)
        _wood(d)
        _leaf(d)
        _knots(d)
    snail(d, px(76), py(92))
    return d


def _wood(d: Drawing) -> None:
    d.shape(
        _outline(),
        DARK_GREEN,
        OUTER,
        shade=[
            Shade(angle=LEAN - 6, depth=0.4, spacing=5.6, width=3.2, bend=0.12),
            Shade(angle=LEAN + 180, depth=0.2, spacing=5.6, width=3.6, bend=0.12, seed=4),
            Shade(angle=LEAN + 40, depth=0.14, spacing=6, width=2.4, seed=2, stop=0.6),
        ],
    )  # fmt: skip
    # The side away from the light is solid black, its border cut into teeth by the hatching.
    rows = range(-320, 366, 20)
    right = [_on(y, 0.97) for y in rows]
    inner = [_on(y, 0.97 - 0.5 * math.sin(math.pi * k / (len(rows) - 1)) ** 0.7) for k, y in enumerate(rows)]
    d.shape(smooth([(*right[0], "c"), *right[1:-1], (*right[-1], "c"), *reversed(inner[1:-1])]), INK, None)
    # On so dark a ground the light is drawn as well: pale strokes along the lit side.
    for offset, top, bottom, width in (
        (-0.8, -330, -60, 5.0),
        (-0.62, -352, -190, 4.0),
        (-0.78, -20, 190, 3.6),
    ):
        d.lens([_on(y, offset) for y in range(round(top), round(bottom), 26)], width, ink=GREEN)
    d.shape(
        ellipse(0, 374, 52, 16), YELLOW, OUTER, shade=[Shade(angle=30, depth=0.2, spacing=4.8, width=2.4)]
    )
    for k in (0.66, 0.36):
        d.line(ellipse(-2, 374, 52 * k, 16 * k), DETAIL)
    d.shape(ellipse(-2, 374, 6, 2.6), OCHRE, DETAIL)


def _outline() -> Outline:
    """The club's contour: a round head, a straight cut at the foot."""
    x, y, half = WOOD[0]
    cap: list[Node] = [(x - half * 0.94, y - half * 0.36), (x - half * 0.62, y - half * 0.84), (x, y - half)]
    cap += [(x + half * 0.62, y - half * 0.84), (x + half * 0.94, y - half * 0.36)]
    right: list[Node] = [(sx + sh, sy) for sx, sy, sh in WOOD[1:-1]]
    left: list[Node] = [(sx - sh, sy) for sx, sy, sh in WOOD[1:-1]]
    fx, fy, fh = WOOD[-1]
    return smooth([*cap, *right, (fx + fh, fy, "c"), (fx - fh, fy, "c"), *reversed(left)])


def _on(y: float, across: float) -> Point:
    """A point of the club at that height, `across` from -1 (left edge) to 1."""
    if y <= WOOD[0][1]:
        half = math.sqrt(max(0.0, WOOD[0][2] ** 2 - (y - WOOD[0][1]) ** 2))
        return (WOOD[0][0] + across * half, y)
    for (x0, y0, h0), (x1, y1, h1) in pairwise(WOOD):
        if y <= y1:
            t = (y - y0) / (y1 - y0)
            return (x0 + (x1 - x0) * t + across * (h0 + (h1 - h0) * t), y)
    return (WOOD[-1][0], y)


def _leaf(d: Drawing) -> None:
    """The yellow leaf that lies along the wood."""
    leaf = long_leaf(MIDRIB, LEAF, TEETH)
    with d.clip(_outline()):  # what it throws on the wood, in strokes that taper away from it
        d.hatch(
            leaf.under(Matrix(e=22, f=12)), Shade(angle=LEAN - 6, depth=0.5, spacing=6, width=5.4, reach=40)
        )
    d.shape(
        leaf,
        YELLOW,
        OUTER,
        shade=[Shade(angle=LEAN, depth=0.3, spacing=5.4, width=2.6, reach=26)],
    )
    d.line(smooth(list(MIDRIB), closed=False), INNER)
    for vein in side_veins(MIDRIB, LEAF, TEETH):
        d.line(smooth(list(vein), closed=False), DETAIL)


def _knots(d: Drawing) -> None:
    for y, across, size in ((-262, -0.56, 4.2), (-168, 0.6, 3.4), (318, 0.0, 3.2)):
        with d.at(*_on(y, across), (size * 0.82, size)):
            bark.knot(d)


def _twig(d: Drawing, track: Sequence[Point], pairs: int) -> None:
    """A twig of olive with its fruit."""
    count = len(track) - 1
    d.limb(
        [(x, y, 8 - 5.4 * k / count) for k, (x, y) in enumerate(track)],
        DARK_GREEN,
        INNER,
        depth=0.6,
        spacing=5,
        width=2.4,
    )
    line = sampled(track)
    for k in range(pairs + 1):
        i = round((0.2 + 0.8 * k / pairs) * (len(line) - 1))
        (x0, y0), (x, y) = line[max(i - 3, 0)], line[i]
        ahead = math.degrees(math.atan2(y - y0, x - x0))
        side = 1 if k % 2 else -1
        turn = ahead + (0 if k == pairs else side * 48)
        _blade(d, x, y, turn, 62, YELLOW if k % 3 == 1 else GREEN)
        if k % 3 != 1 and k < pairs:
            a = math.radians(ahead - side * 70)
            ox, oy = x + 24 * math.cos(a), y + 24 * math.sin(a)
            d.line(smooth([(x, y), (ox, oy)], closed=False), DETAIL)
            d.shape(
                circle(ox, oy, 11.5), RED, INNER, shade=[Shade(angle=45, depth=0.4, spacing=4.6, width=2.4)]
            )


def _blade(d: Drawing, x: float, y: float, turn: float, length: float, ink: str) -> None:
    shade = [Shade(angle=60, depth=0.6, spacing=5, width=3.6)]
    ribbed_leaf(d, x, y, turn, length, length * 0.36, ink, INNER, rib=0.85, weight=3, shade=shade)
