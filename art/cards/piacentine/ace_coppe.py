"""Asso di coppe: the great covered font cup on a six-sided foot with ball feet."""

from __future__ import annotations

import math

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Outline, Point, circle, ellipse, lozenge, mirror, polyline, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop
from art.cards.parts.lobes import across, lobe
from art.cards.piacentine.card import WIDTH, framed
from art.cards.piacentine.inks import (
    GOLD,
    GREEN,
    INK,
    LIGHT_STEEL,
    OCHRE,
    PAPER,
    RED,
    STEEL,
)

FLUTES = 9
LOBES = 11
METAL = (Shade(depth=0.3, spacing=5.2, width=3.4), Shade(angle=180, depth=0.07, spacing=6, width=2.2))
GLOBE = (
    Shade(depth=0.42, spacing=5, width=3.6, reach=60),
    Shade(angle=58, depth=0.2, spacing=5.2, width=2.4, seed=2),
    Shade(angle=180, depth=0.08, width=2.2),
)


def draw() -> Drawing:
    """Asso di coppe."""
    d = framed("1C")
    with d.at(WIDTH / 2, 0):
        _feet(d)
        _base(d)
        _stem(d)
        _belly(d)
        _wall(d)
        _lid(d)
        _finial(d)
    return d


def _finial(d: Drawing) -> None:
    """A red bud in green leaves on a golden ball."""
    for side in (-1, 1):
        leaf: list[Node] = [
            (0, 126, "c"), (side * 18, 120), (side * 36, 104), (side * 42, 82, "c"), (side * 26, 88),
            (side * 10, 104),
        ]  # fmt: skip
        d.shape(smooth(leaf), GREEN, OUTER, shade=[Shade(angle=50, depth=0.36, spacing=5)])
        d.fold(([(side * 4, 122), (side * 22, 106), (side * 38, 86)], 3.4))
    flame: list[Node] = [
        (0, 56, "c"), (-12, 76), (-19, 96), (-14, 116), (0, 124), (14, 116), (19, 96), (12, 76),
    ]  # fmt: skip
    d.shape(smooth(flame), RED, OUTER, shade=GLOBE)
    d.lens([(-5, 112), (-7, 94), (0, 70)], 3)
    d.lens([(6, 112), (6, 98), (2, 82)], 2.4)
    d.shape(ellipse(0, 157, 27, 8), GREEN, INNER)
    d.shape(hoop(157, 27, 169, 34, 7), GREEN, OUTER, shade=[Shade(depth=0.3, spacing=4.8)])
    d.shape(circle(0, 141, 19), GOLD, OUTER, shade=GLOBE)
    d.lens([(-17, 142), (0, 147), (17, 142)], 2.4)


def _lid(d: Drawing) -> None:
    """The fluted dome and its jewelled rim."""
    half: list[Node] = [
        (0, 166), (-32, 168, "c"), (-66, 182), (-110, 212), (-142, 254), (-156, 300), (-158, 322, "c"),
        (0, 342),
    ]  # fmt: skip
    dome = smooth(mirror(half, 0, whole=True))
    d.shape(dome, INK, OUTER)
    for k in range(FLUTES):
        lobe(
            d, k, FLUTES, _flute, RED, INNER, shade=Shade(depth=0.52, spacing=5.2, width=3.6, bend=0.1),
            turned=Shade(angle=48, depth=0.36, spacing=5.2, width=2.8),
        )  # fmt: skip
        middle = across(k, FLUTES, 0.5)
        if abs(middle) < 0.9:
            d.lens([_on_dome(middle * 0.96 - 0.03, t) for t in (0.36, 0.62, 0.86)], 2.8, ink=PAPER)
    d.line(dome, OUTER)
    rim = hoop(312, 172, 346, 170, 19)
    d.shape(rim, GOLD, OUTER, shade=METAL)
    d.line(smooth([(-170, 320), (-120, 334), (0, 340), (120, 334), (170, 320)], closed=False), DETAIL)
    d.line(smooth([(-169, 339), (-120, 353), (0, 359), (120, 353), (169, 339)], closed=False), DETAIL)
    for k in range(-6, 7):
        s = math.sin(math.radians(k * 13.2))
        y = 329.5 + 19 * math.sqrt(1 - s * s)
        wide = 8.6 * math.sqrt(1.04 - s * s) + 1
        if k % 2:
            d.shape(circle(s * 170, y, min(3.8, wide)), PAPER, DETAIL)
        else:
            d.shape(
                lozenge(s * 170, y, wide, 7.4),
                STEEL, DETAIL,
            )  # fmt: skip


def _flute(left: float, middle: float, right: float) -> list[Node]:
    def corner(node: Node) -> Node:
        return (node[0], node[1], "c")

    return [
        corner(_on_dome(middle, 0.02)), _on_dome(left, 0.3), _on_dome(left, 0.65),
        corner(_on_dome(left, 0.95)), (_on_dome(middle, 1.0)[0], _on_dome(middle, 1.0)[1] - 4),
        corner(_on_dome(right, 0.95)), _on_dome(right, 0.65), _on_dome(right, 0.3),
    ]  # fmt: skip


def _on_dome(s: float, t: float) -> Point:
    """A point of the dome: s across from -1 to 1, t down from the top to the rim."""
    half = 30 + 126 * math.sin(math.pi / 2 * t)
    y = 170 + 148 * (1 - math.cos(math.pi / 2 * t)) + 20 * t * math.sqrt(max(0.0, 1 - s * s))
    return (s * half, y)


def _wall(d: Drawing) -> None:
    """The black wall with roundels and swags, and the golden band under it."""
    half: list[Node] = [
        (0, 356), (-158, 340, "c"), (-158, 372), (-154, 404), (-148, 436, "c"), (-90, 448), (0, 454),
    ]  # fmt: skip
    d.shape(
        smooth(mirror(half, 0, whole=True)),
        INK,
        OUTER,
    )
    swags: list[Outline] = []
    for k in range(-3, 3):
        left, middle, right = (math.sin(math.radians((k + t) * 25)) for t in (0.0, 0.5, 1.0))
        ends = [(s * 155, 398 + 17 * math.sqrt(1 - s * s)) for s in (left, right)]
        x, y = middle * 153, 398 + 17 * math.sqrt(1 - middle * middle)
        swags.append(smooth([(*ends[0], "c"), (x, y + 14), (*ends[1], "c"), (x, y + 28)]))
    d.shapes(swags, RED, INNER)
    for k in range(-3, 4):
        s = math.sin(math.radians(k * 25))
        wide = math.sqrt(1.03 - s * s)
        x, y = s * 155, 384 + 17 * math.sqrt(1 - s * s)
        medal = ellipse(x, y, 23 * wide, 23)
        d.shape(medal, GOLD, INNER, shade=[Shade(angle=40, depth=0.3, spacing=5, width=2.4, seed=k)])
        d.shape(ellipse(x, y, 13 * wide, 13), RED if k % 2 == 0 else PAPER, INNER)
        d.shape(ellipse(x, y, 4.4 * wide, 4.4), GOLD, DETAIL)
    band = hoop(434, 149, 462, 150, 18, 3)
    d.shape(band, GOLD, OUTER, shade=METAL)
    for k in range(-7, 8):
        s = math.sin(math.radians(k * 11.6))
        y = 448 + 18 * math.sqrt(1 - s * s)
        wide = 6.4 * math.sqrt(1.05 - s * s)
        d.shape(ellipse(s * 149, y, wide, 6.8), RED if k % 2 else PAPER, DETAIL)


def _belly(d: Drawing) -> None:
    """The green lobed bowl."""
    half: list[Node] = [
        (0, 464), (-150, 456, "c"), (-150, 484), (-138, 518), (-108, 552), (-66, 576), (-34, 586, "c"),
        (0, 590),
    ]  # fmt: skip
    bowl = smooth(mirror(half, 0, whole=True))
    d.shape(bowl, INK, OUTER)
    for k in range(LOBES):
        lobe(
            d, k, LOBES, _lobe, GREEN, INNER, shade=Shade(depth=0.52, spacing=5.2, width=3.6, bend=0.12),
            turned=Shade(angle=48, depth=0.4, spacing=5.2, width=2.8),
        )  # fmt: skip
    d.line(bowl, OUTER)


def _lobe(left: float, middle: float, right: float) -> list[Node]:
    top = 466 + 17 * math.sqrt(1 - middle * middle)
    return [
        (left * 149, top + 6, "c"), (middle * 149, top - 4), (right * 149, top + 6, "c"),
        (right * 137, top + 46), (right * 104, top + 76), (right * 34, 585, "c"), (left * 34, 585, "c"),
        (left * 104, top + 76), (left * 137, top + 46),
    ]  # fmt: skip


def _stem(d: Drawing) -> None:
    """Collars, a red knop and the six-sided shaft."""
    middle = polyline([(-17, 634), (17, 634), (20, 690), (-20, 690)])
    sides: list[Outline] = [
        polyline([(side * 17, 634), (side * 34, 630), (side * 41, 682), (side * 20, 690)]) for side in (-1, 1)
    ]
    d.shape(sides[0], GOLD, INNER, shade=[Shade(depth=0.2, spacing=5.4, width=2.4)])
    d.shape(sides[1], OCHRE, INNER, shade=[Shade(depth=0.7, spacing=5, width=2.8)])
    d.shape(middle, GOLD, INNER, shade=[Shade(depth=0.12, spacing=5.4, width=2.4)])
    d.shape(polyline([(-7, 644), (7, 644), (9, 680), (-9, 680)]), STEEL, DETAIL)
    d.shape(hoop(582, 36, 594, 33, 6), GOLD, OUTER, shade=METAL)
    knop = ellipse(0, 616, 60, 20)
    d.shape(knop, RED, OUTER, shade=GLOBE)
    d.lens([(-56, 618), (0, 630), (56, 618)], 3)
    for k in range(-2, 3):
        s = math.sin(math.radians(k * 30))
        d.lens([(s * 22, 597), (s * 58, 614), (s * 30, 634)], 2.6)


def _base(d: Drawing) -> None:
    """The six-sided foot: three sloping faces with leaf panels, and a blue plinth."""
    for side in (-1, 1):
        edge = polyline([(side * 88, 790), (side * 172, 772), (side * 172, 806), (side * 88, 826)])
        d.shape(
            edge, STEEL, OUTER,
            shade=[Shade(depth=0.66 if side > 0 else 0.2, spacing=5.4, width=2.8)],
        )  # fmt: skip
        slope = polyline([(side * 20, 688), (side * 41, 681), (side * 172, 772), (side * 88, 790)])
        d.shape(
            slope, OCHRE, OUTER,
            shade=[Shade(angle=20, depth=0.66 if side > 0 else 0.3, spacing=5.4, width=3.4)],
        )  # fmt: skip
        panel: list[Node] = [
            (side * 40, 702, "c"),
            (side * 92, 738),
            (side * 140, 768, "c"),
            (side * 96, 775, "c"),
        ]
        d.shape(smooth(panel), RED, INNER, shade=[Shade(depth=0.5, spacing=5.2, width=3.2)])
    front = polyline([(-20, 688), (20, 688), (88, 790), (-88, 790)])
    d.shape(
        front, GOLD, OUTER,
        shade=[Shade(depth=0.24, spacing=5.4, width=3.2), Shade(angle=90, depth=0.2, spacing=5.8, width=2.8)],
    )  # fmt: skip
    _palmette(d)
    plinth = polyline([(-88, 790), (88, 790), (88, 826), (-88, 826)])
    d.shape(plinth, LIGHT_STEEL, OUTER, shade=[Shade(angle=90, depth=0.3, spacing=6, width=2.6, bend=0)])
    for k in range(-2, 3):
        d.shape(
            polyline([(k * 34, 798), (k * 34 + 13, 808), (k * 34, 818), (k * 34 - 13, 808)]),
            GOLD if k % 2 else RED, DETAIL,
        )  # fmt: skip


def _palmette(d: Drawing) -> None:
    """A fan of green leaves on the front face."""
    for angle, length in ((-62, 44), (62, 44), (-38, 56), (38, 56), (-17, 66), (17, 66), (0, 74)):
        a = math.radians(angle)
        ux, uy = math.sin(a), -math.cos(a)
        x, y = 0.0, 780.0
        w = length * 0.13
        leaf: list[Node] = [
            (x, y, "c"), (x + ux * length * 0.6 - uy * w, y + uy * length * 0.6 + ux * w),
            (x + ux * length, y + uy * length, "c"),
            (x + ux * length * 0.6 + uy * w, y + uy * length * 0.6 - ux * w),
        ]  # fmt: skip
        d.shape(smooth(leaf), GREEN, DETAIL)
    d.shape(circle(0, 780, 6), RED, DETAIL)


def _feet(d: Drawing) -> None:
    for x, y, r in ((-160, 822, 21), (160, 822, 21), (-76, 846, 25), (76, 846, 25)):
        d.shape(circle(x, y, r), RED, OUTER, shade=GLOBE)
        d.lens(
            [(x - r * 0.5, y - r * 0.1), (x - r * 0.42, y - r * 0.42), (x - r * 0.1, y - r * 0.56)],
            3,
            ink=PAPER,
        )
