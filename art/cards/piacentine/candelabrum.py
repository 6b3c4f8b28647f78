"""5 di spade: four swords and one lying, before a candelabrum of scrolls and two green vases."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.cards.kit.hatch import Shade
from art.cards.kit.limb import Station
from art.cards.kit.paths import Node, Point, circle, ellipse, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.hoop import hoop
from art.cards.parts.leaf import long_leaf, side_veins
from art.cards.piacentine.card import px, py
from art.cards.piacentine.inks import DARK_GREEN, GOLD, GREEN, OCHRE, ORANGE, RED
from art.cards.piacentine.sword import sword

GLOBE = (Shade(depth=0.36, spacing=4.8), Shade(angle=180, depth=0.1, width=2.2))
METAL = (Shade(depth=0.26, spacing=4.8), Shade(angle=180, depth=0.08, width=2.2))


def five_swords(d: Drawing) -> None:
    """5 di spade."""
    with d.at(px(50), 0):
        _foot(d)
        _calyx(d, 522, 72)
        _scrolls(d, 622, 80, 1.06)
        _vase(d, 690, 1.12)
        _shaft(d)
        _calyx(d, 350, 60)
        _flower(d)
        _scrolls(d, 202, 76, 1.16)
        _bloom(d)
        _vase(d, 266, 0.98)
    for x, y, turn, cut in (
        (20.2, 25.2, 0.5, 0),
        (79.8, 25.3, -0.6, 1),
        (20, 74.8, 179.4, 1),
        (80.2, 74.7, 180.4, 2),
    ):
        sword(d, px(x), py(y), 380, 40, turn, cut=cut)
    sword(d, px(50), py(50), 400, 40, -90, cut=2)


def _spiral(cx: float, cy: float, radius: float, start: float, turns: float, half: float) -> list[Station]:
    """A volute winding in to (cx, cy), from the angle `start` (degrees), thinning as it goes."""
    count = max(6, round(abs(turns) * 9))
    result: list[Station] = []
    for k in range(count + 1):
        t = k / count
        a = math.radians(start + 360 * turns * t)
        r = radius * (1 - 0.76 * t)
        result.append((cx + r * math.cos(a), cy + r * math.sin(a), half * (1 - 0.5 * t)))
    return result


def _scrolls(d: Drawing, y: float, reach: float, size: float) -> None:
    """A pair of S-scrolls rising from the axis at y, a large volute outside and a leaf on its back."""
    for side in d.sides():
        with d.at(0, y, size):
            lead: list[Station] = [(4, 8, 6.4), (18, -10, 7.4)]
            outer = _spiral(reach - 22, -46, 30, 128, -1.3, 7.6)
            d.limb(
                [*lead, *outer], GOLD, INNER, start="round", end="round", depth=0.6, spacing=4.8, width=2.4
            )
            d.shape(circle(reach - 22, -46, 6.4), RED, DETAIL)
            inner = _spiral(20, -56, 17, 100, 1.1, 5.2)
            d.limb(
                [(5, -12, 4), (8, -30, 4.6), *inner], GOLD, INNER, start="round", end="round",
                depth=0.6, spacing=4.6, width=2.2, seed=side,
            )  # fmt: skip
            _leaf(d, [(36, -14), (58, -8), (78, -14), (94, -32)], 9.6, 4)
            _leaf(d, [(24, -8), (34, 6), (50, 14), (68, 12)], 8, 3)


def _leaf(d: Drawing, track: Sequence[Point], width: float, teeth: int) -> None:
    d.shape(long_leaf(track, width, teeth), GREEN, DETAIL)
    d.fold((track, 3.6), *((vein, 2.4) for vein in side_veins(track, width, teeth)))


def _vase(d: Drawing, y: float, size: float) -> None:
    """A green gadrooned vase with gold lip and band and a red knop, its belly at y."""
    with d.at(0, y, size):
        bell: list[Node] = [(0, 46), (-8, 47, "c"), (-10, 56), (-22, 63), (-26, 69, "c"), (0, 73)]
        d.shape(smooth(mirror(bell, 0, whole=True)), RED, OUTER, shade=GLOBE)
        half: list[Node] = [
            (0, -56), (-22, -56, "c"), (-15, -44), (-15, -36), (-30, -26), (-46, -10), (-49, 6), (-40, 26),
            (-22, 41), (0, 46),
        ]  # fmt: skip
        body = smooth(mirror(half, 0, whole=True))
        d.shape(body, GREEN, OUTER, shade=[Shade(depth=0.2, spacing=4.8, stop=0.42)])
        lobes = 7
        for k in range(lobes):
            left, middle, right = (
                math.sin(math.radians(-90 + 180 * (k + t) / lobes)) for t in (0.0, 0.5, 1.0)
            )
            top = 8 + 5 * math.sqrt(1 - middle * middle)
            lobe: list[Node] = [
                (left * 48, top + 3, "c"), (middle * 48, top - 4), (right * 48, top + 3, "c"),
                (right * 38, 28), (right * 14, 44, "c"), (left * 14, 44, "c"), (left * 38, 28),
            ]  # fmt: skip
            shade = [Shade(depth=0.42, spacing=4.8, width=2.6, seed=k)]
            d.shape(smooth(lobe), DARK_GREEN if k % 2 else GREEN, DETAIL, shade=shade)
        band = hoop(-14, 46, 1, 50, 9)
        d.shape(band, GOLD, INNER, shade=METAL)
        for k in range(-3, 4):
            s = math.sin(math.radians(k * 24))
            d.shape(circle(s * 47, -6.5 + 8.6 * math.sqrt(1 - s * s), 3.2), RED, DETAIL)
        lip = hoop(-62, 26, -54, 24, 5)
        d.shape(lip, GOLD, INNER, shade=METAL)
        d.shape(ellipse(0, -37, 17, 4.6), GOLD, INNER, shade=[Shade(depth=0.3, spacing=4.4, width=2.2)])
        for side in (-1, 1):
            ear: list[Station] = [
                (side * 19, -50, 3.4), (side * 38, -50, 3.8), (side * 47, -36, 3.8), (side * 38, -23, 3.4),
            ]  # fmt: skip
            d.limb(ear, GOLD, INNER, start="round", end="round", depth=0.5, spacing=4.6, width=2.2)


def _shaft(d: Drawing) -> None:
    """The baluster behind the lying sword, from vase to calyx."""
    half: list[Node] = [
        (0, 342), (-12, 342, "c"), (-9, 372), (-16, 392), (-20, 412), (-13, 430), (-9, 450), (-9, 500),
        (-14, 520, "c"), (0, 524),
    ]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), OCHRE, OUTER, shade=METAL)
    for y in (372, 430):
        d.shape(ellipse(0, y, 16, 6), RED, INNER, shade=[Shade(depth=0.36, spacing=4.4, width=2.2)])


def _calyx(d: Drawing, y: float, reach: float) -> None:
    """Drooping acanthus leaves round the shaft."""
    for side in d.sides():
        track: list[Point] = [
            (6, y - 2), (reach * 0.4, y - 12), (reach * 0.78, y - 6), (reach * 0.98, y + 18),
        ]  # fmt: skip
        _leaf(d, track, 11, 4)
        inner: list[Point] = [(4, y), (reach * 0.26, y + 10), (reach * 0.5, y + 30), (reach * 0.5, y + 50)]
        _leaf(d, inner, 9.4, 3)
        if side:
            d.shape(ellipse(0, y - 2, 20, 7.4), GOLD, INNER, shade=METAL)


def _flower(d: Drawing) -> None:
    """The leafy stem of the flower in the upper vase."""
    for _ in d.sides():
        _leaf(d, [(4, 140), (18, 128), (40, 120), (56, 100)], 9, 4)
    stem: list[Station] = [(0, 214, 5), (0, 160, 4.4), (0, 130, 5.4)]
    d.limb(stem, GREEN, INNER, depth=0.6, spacing=4.4, width=2.2)


def _bloom(d: Drawing) -> None:
    """A pomegranate flower."""
    for side in d.sides():
        petal: list[Node] = [(0, 128, "c"), (16, 122), (30, 102), (28, 78, "c"), (16, 84), (4, 100)]
        d.shape(smooth(petal), RED, INNER, shade=[Shade(angle=30, depth=0.36, spacing=4.8, seed=side)])
    heart: list[Node] = [(0, 126, "c"), (-13, 112), (-12, 88), (0, 58, "c"), (12, 88), (13, 112)]
    d.shape(smooth(heart), ORANGE, OUTER, shade=GLOBE)
    d.lens([(0, 120), (-4, 98), (0, 72)], 2.6)
    d.shape(ellipse(0, 128, 12, 6), GOLD, INNER)


def _foot(d: Drawing) -> None:
    """The stepped base on two volutes."""
    for _ in d.sides():
        leg: list[Station] = [(4, 792, 8), (30, 800, 8.6), (56, 820, 8.4), (78, 838, 8)]
        volute = _spiral(76, 858, 21, -80, 1.15, 7.4)
        d.limb([*leg, *volute], GOLD, INNER, end="round", depth=0.7, spacing=4.8, width=2.4)
        d.shape(circle(76, 858, 5.4), RED, DETAIL)
        _leaf(d, [(30, 806), (34, 826), (46, 842), (44, 862)], 8.6, 3)
    half: list[Node] = [
        (0, 764), (-20, 766, "c"), (-17, 786), (-30, 806), (-28, 826), (-14, 838, "c"), (0, 842),
    ]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), RED, OUTER, shade=GLOBE)
    d.shape(hoop(760, 25, 770, 27, 5), GOLD, INNER, shade=METAL)
    drop: list[Node] = [(0, 838, "c"), (-12, 850), (-8, 866), (0, 878, "c"), (8, 866), (12, 850)]
    d.shape(smooth(drop), GREEN, OUTER, shade=GLOBE)
