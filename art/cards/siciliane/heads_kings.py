"""The heads of the four kings: grave and curly, ancient, fierce and black-bearded, young and smooth.

Each has a part that the collar covers (`…_behind`) and one before it; all are drawn about (0, 0).
"""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import LIP
from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.siciliane.features import (
    blush,
    brim,
    bushy,
    cut,
    ear,
    eye,
    mass,
    mouth,
    neck,
    skull,
    tress,
)
from art.cards.siciliane.inks import FLESH, INK, WHITE

AUBURN, SNOW, GOLD, SHADOW = "#7a3f1a", "#efece4", "#dfa637", "#a39f97"
OLIVE = "#dcae84"


def grave_behind(d: Drawing) -> None:
    """Auburn hair down the nape."""
    mass(d, [(-4, -46, "c"), (-6, 20), (2, 44, "c"), (30, 50), (46, 38, "c"), (52, 12), (46, -22),
        (34, -46, "c")], AUBURN, (), WHITE)  # fmt: skip
    neck(d, FLESH, -8, 24)


def grave(d: Drawing) -> None:
    """Profile to the left, forty-five: a long straight nose, heavy lid, hair and beard all in ringlets."""
    skull(d, [
        (-12, -46), (-20, -36), (-22.6, -26), (-21.6, -17), (-24.4, -9), (-28, 0), (-31.6, 7.4),
        (-29, 11.4), (-23, 11.8, "c"), (-24.6, 16), (-26, 19), (-22.4, 20.8, "c"), (-25.6, 23), (-22.6, 27),
        (-20, 36), (-8, 40), (10, 32), (20, 18), (26, 2), (28, -20), (24, -46),
    ], FLESH, Shade(angle=64, depth=0.4, spacing=4.4, width=2.4, reach=9, start=0.3, stop=0.7))  # fmt: skip
    brim(d, -19, 20, 8)
    cut(d,
        ("l", 2.6, [(-22, 4.4), (-18.6, 7.4), (-19.6, 11), (-22.2, 11.8)]),
        ("l", 2.2, [(-28, 11.2), (-25.4, 9.2), (-22.6, 11)]),
        ("l", 4.6, [(-21, -18), (-14, -21.8), (-5, -20), (0, -15)]),
        ("l", 2.2, [(-15, 8), (-10.6, 11.6), (-9.4, 15)]),
        ("l", 2.0, [(-2.6, -8.6), (1, -11), (4.6, -11.4)]),
    )  # fmt: skip
    d.shape(smooth([(-19.4, -8.6, "c"), (-15, -12), (-7.6, -8.4, "c"), (-13, -5.8)]), WHITE, None)
    d.flats(smooth([(-17.8, -10.2, "c"), (-13, -11.2, "c"), (-12.6, -8.2), (-15, -6), (-17.8, -7.2)]),
        ink=INK)  # fmt: skip
    cut(d,
        ("l", 4.0, [(-20.4, -8.6), (-15, -12.8), (-9, -10.2), (-4.4, -7)]),
        ("l", 1.8, [(-17.4, -5.2), (-12, -4.4), (-7.4, -6)]),
        ("l", 1.8, [(-18, -15), (-12, -15.8), (-5.4, -12.4)]),
        ("l", 1.8, [(-16, -1.6), (-11, -0.6), (-6, -2.2)]),
    )  # fmt: skip
    d.shape(smooth([(-22.6, 21, "c"), (-26, 23.2), (-23.4, 26.6), (-15, 23.4, "c")]), LIP, INNER)
    # Ringlets: beard first, from below upwards, then the hair at the temple and down the nape.
    beard = smooth([(14, -12, "c"), (11, 4), (4, 14), (-4, 19), (-10, 24), (-22.4, 27, "c"), (-29, 32),
        (-31, 44), (-24, 57), (-10, 63), (6, 59), (19, 46), (28, 28), (28, 2, "c")])  # fmt: skip
    d.shape(beard, AUBURN, INNER)
    for x, y, r in (
        (-10, 60, 6.6), (2, 57, 7), (-21, 54, 6.8), (13, 50, 7), (-27, 43, 6.6), (21, 39, 7),
        (-6, 48, 6.6), (-16, 43, 6.4), (5, 43, 6.6), (-24.6, 32.6, 5.8), (-13, 32, 6), (-1, 33, 6.4),
        (11, 32, 6.6), (3, 22, 5.8), (13, 19, 6.2), (22, 26, 6.2), (14, 6, 5.6), (17, -5, 5.2),
    ):  # fmt: skip
        _ringlet(d, x, y, r, AUBURN)
    d.shape(smooth([(-23.6, 12.8, "c"), (-16, 12.6), (-9, 17), (-2, 22.6), (5, 23, "c"), (-2, 27.6),
        (-11, 25.6), (-18, 21.4), (-26.6, 20.4, "c")]), AUBURN, INNER)  # fmt: skip
    d.lens([(-20, 16.6), (-11, 20.4), (-3, 25)], 2.4)
    for x, y, r in (
        (8, -31, 6), (18, -34, 7), (29, -30, 8), (12, -19, 6), (22, -19, 7), (35, -15, 8),
        (26, -5, 7), (38, 1, 8), (29, 10, 7.4), (41, 17, 8), (33, 25, 7.4), (43, 32, 7.4), (34, 40, 7),
    ):  # fmt: skip
        _ringlet(d, x, y, r, AUBURN)


def _ringlet(d: Drawing, x: float, y: float, r: float, ink: str) -> None:
    d.shape(circle(x, y, r), ink, DETAIL)
    d.lens([(x + r * 0.7, y - r * 0.1), (x, y - r * 0.66), (x - r * 0.6, y), (x, y + r * 0.5),
        (x + r * 0.3, y)], 3)  # fmt: skip


def ancient_behind(d: Drawing) -> None:
    """Long white hair spread on both shoulders."""
    half: list[Node] = [(2, -48), (-26, -44), (-37, -20), (-41, 10), (-52, 40), (-58, 70, "c"), (-44, 64),
        (-40, 78, "c"),
        (-26, 60), (2, 50)]  # fmt: skip
    d.shape(smooth(mirror(half, 2, whole=True)), SNOW, INNER)
    for side in (-1, 1):
        for x0, y0, x1, y1 in ((26, -30, 46, 66), (30, -34, 50, 58), (22, -10, 36, 62), (34, -16, 42, 70)):
            d.lens([(2 + side * x0, y0), (2 + side * (x0 + 6), (y0 + y1) / 2), (2 + side * x1, y1)], 4.4)
    neck(d, FLESH, -14, 18)


def ancient(d: Drawing) -> None:
    """Full front, eighty: drooping eyes in deep folds, a long nose, a beard of two tails."""
    half: list[Point] = [
        (23, -46), (26, -31), (25.6, -18), (27.6, -4), (25, 8), (21, 20), (16, 32), (9, 40), (3, 42),
    ]  # fmt: skip
    nodes: list[Node] = [*((2 - x, y) for x, y in half), *((2 + x, y) for x, y in reversed(half))]
    skull(d, nodes, FLESH, Shade(angle=6, depth=0.6, spacing=4.4, width=2.4, reach=9, start=0.26, stop=0.62))
    brim(d, -22, 26, 8)
    cut(d,
        ("l", 2.0, [(-12, -27), (2, -29), (16, -27)]), ("l", 2.0, [(-9, -23), (2, -24.6), (13, -23)]),
        ("f", 2.6, [(-3, 6), (-1.6, -3), (-2.6, -10), (-5, -17)]), ("f", 2.2, [(7, 2), (6, -4), (6.6, -12)]),
        ("l", 3.2, [(-4.4, 11), (-1, 15.4), (2, 16.4), (5, 15.4), (8.6, 11)]),
        ("l", 2.2, [(0, 6), (2, 4.6), (4, 6.6)]),
    )  # fmt: skip
    for side in (-1, 1):
        x = 2 + side * 12.6
        eye(d, "drooping", x, -8, 7.4, inner=-side, gaze=0.0, bags=2)
        d.lens([(2 + side * 5.6, 4), (2 + side * 9.4, 9), (2 + side * 5.6, 12.6)], 2.4)
        d.lens([(2 + side * 9, 9), (2 + side * 14, 14), (2 + side * 15, 22)], 2.6)
        for k in range(3):
            d.lens([(2 + side * 21.6, -8 + 2 * k), (2 + side * 24, -9.6 + 3 * k),
                (2 + side * 26.6, -11.6 + 4 * k)], 1.9)  # fmt: skip
        for k in range(3):
            px, py = 2 + side * (22 - 2.4 * k), 4 + 5 * k
            d.fold(([(px, py), (px - side * 4, py + 3), (px - side * 7, py + 8)], 2.8))
        bushy(d, [(2 + side * 4.4, -15.6), (2 + side * 13, -19.6), (2 + side * 22.6, -12.4)], 6, ink=INK)
    mouth(d, (-5.6, 23.6), (9.6, 23.6), (2, 24.6), full=0.8)
    tails: list[Node] = [
        (27, -2, "c"), (24, 10), (18, 20), (11, 27), (3, 30.4), (2, 31, "c"), (3, 50), (6, 66, "c"),
        (8, 84), (13, 104),
        (22, 120, "c"), (25, 100), (34, 82), (36, 56), (31, 26),
    ]  # fmt: skip
    for side in (1, -1):
        d.shape(smooth(tails if side > 0 else mirror(tails, 2)), SNOW, INNER)
        for x0, y0, x1, y1 in (
            (8, 34, 18, 106),
            (13, 30, 22, 96),
            (19, 24, 26, 88),
            (25, 16, 31, 74),
            (28, 6, 33, 52),
        ):
            d.lens([(2 + side * (x0 - 2), y0), (2 + side * (x0 + 4), (y0 + y1) / 2), (2 + side * (x1 - 2),
                y1)], 4)  # fmt: skip
    for side in (-1, 1):
        d.shape(smooth([(2, 18, "c"), (2 + side * 8, 16.4), (2 + side * 16, 22), (2 + side * 21, 32),
            (2 + side * 21, 44,
            "c"), (2 + side * 14, 36), (2 + side * 7, 25), (2, 23.4, "c")]), WHITE, INNER)  # fmt: skip
        d.lens([(2 + side * 4, 20.4), (2 + side * 12, 25), (2 + side * 18, 36)], 2.4)


def fierce_behind(d: Drawing) -> None:
    """A bull's neck."""
    neck(d, OLIVE, -13, 26)


def fierce(d: Drawing) -> None:
    """Three-quarter left, in his prime: brows that meet, an eagle's nose, a black spade of a beard."""
    skull(d, [
        (-20, -46), (-27, -32), (-27.6, -20), (-24.4, -12), (-28, -3), (-27.6, 8), (-25.6, 20), (-24, 30),
        (-20, 39),
        (-13, 44), (-4, 45), (8, 42), (18, 34), (26, 20), (29, 4), (29, -16), (24, -46),
    ], OLIVE, Shade(angle=8, depth=0.7, spacing=4.4, width=2.8, reach=12, start=0.26, stop=0.6))  # fmt: skip
    brim(d, -24, 22, 8)
    d.shape(smooth([(-12, -13, "c"), (-21, -4), (-25, 5), (-24, 12, "c"), (-18, 12.6), (-11, 11), (-7, 4)]),
        OLIVE, None)  # fmt: skip
    cut(d,
        ("f", 3.6, [(-24.4, 10), (-25.4, 4), (-21, -5), (-14.6, -10.6), (-13, -15)]),
        ("l", 3.0, [(-24.4, 9), (-22, 13.6), (-18, 13.4), (-14, 12)]),
        ("l", 2.8, [(-11, 4), (-7, 7.6), (-9.6, 12)]),
        ("f", 6.6, [(-11, -14.6), (0, -19.6), (10, -21.6), (19, -17)]),
        ("f", 5.4, [(-12.6, -14.6), (-19, -19.4), (-26, -18.6)]),
        ("l", 2.4, [(-11.4, -15), (-12.6, -20), (-11, -26)]), ("l", 2.0, [(-8.6, -17), (-8.4, -22),
        (-6.4, -26)]),
        ("l", 2.6, [(-6.4, 9), (-2, 13), (0, 18)]),
        ("f", 3, [(20, 0), (13, 4), (8, 10)]), ("f", 2.8, [(18, 5), (12, 8.4), (7, 14)]),
    )  # fmt: skip
    for k in range(4):
        d.ticks(((-7 - 0.4 * k, -6 + 3.2 * k), (-12 - 0.9 * k, -4 + 3.2 * k), 2.2))
    eye(d, "narrow", 3.4, -8, 9, gaze=0.3, bags=1)
    eye(d, "narrow", -18.6, -8.2, 4.8, inner=1, gaze=0.3)
    d.shape(smooth([
        (26, -2, "c"), (20, 10), (12, 18), (4, 18), (-4, 15), (-13, 16), (-20, 15), (-27, 20, "c"),
        (-29, 32), (-27, 48),
        (-22, 60, "c"), (-15, 57), (-8, 63, "c"), (0, 58), (8, 60, "c"), (18, 50), (27, 34), (30, 12),
    ]), INK, INNER)  # fmt: skip
    cut(d, ("l", 2.8, [(-20, 22.4), (-13, 24), (-5, 21.6)]))
    d.shape(smooth([(-19, 24, "c"), (-12, 25.6), (-4, 23, "c"), (-9, 28.6), (-15, 28.6)]), "#b9483c", None)
    for points in (
        [(-24, 34), (-22, 46), (-19, 55)], [(-16, 36), (-15, 48), (-13, 56)], [(-8, 36), (-7, 48), (-7, 57)],
        [(0, 34), (2, 46), (2, 54)], [(8, 30), (11, 40), (11, 50)], [(16, 22), (20, 30), (20, 40)],
        [(24, 10), (26, 20), (25, 28)], [(-10, 18), (-2, 18.6), (6, 22)], [(-15, 18), (-20, 18.4), (-25, 22)],
    ):  # fmt: skip
        d.lens(points, 2.2, ink=SHADOW)
    mass(d, [
        (12, -46, "c"), (12, -30), (16, -14, "c"), (19, -22), (27, -21), (30, -6), (29, 8), (36, 26),
        (34, 38, "c"), (46, 32),
        (50, 42, "c"), (52, 16), (46, -16), (36, -46, "c"),
    ], INK, ([(20, -40), (30, -30), (36, -6), (40, 20)], [(28, -40), (38, -26), (44, 0), (46, 24)]),
        SHADOW)  # fmt: skip
    ear(d, OLIVE, 23, -6, 1.05)


def young_behind(d: Drawing) -> None:
    """Long golden waves behind the neck."""
    mass(d, [(-22, -46, "c"), (-30, -22), (-30, 6), (-36, 28), (-32, 50, "c"), (0, 46), (40, 58, "c"),
        (54, 46), (46, 22),
        (46, -14), (34, -46, "c")], GOLD, (), WHITE)  # fmt: skip
    neck(d, FLESH, -10, 21, cords=False)


def young(d: Drawing) -> None:
    """Three-quarter left, twenty-five, well fed: full cheeks, a dimpled chin, a waxed moustache."""
    skull(d, [
        (-20, -46), (-26, -31), (-26.6, -20), (-24.6, -12), (-28.6, -1), (-29.6, 10), (-27, 21), (-22, 31),
        (-17, 38),
        (-10, 41), (-2, 40), (10, 34), (22, 23), (28.6, 8), (28.6, -14), (24, -46),
    ], FLESH, Shade(angle=18, depth=0.6, spacing=4.8, width=2.3, reach=8, start=0.36, stop=0.62))  # fmt: skip
    blush(d, (12, 8, 7))
    brim(d, -23, 22, 7)
    cut(d,
        ("f", 2.4, [(-20.6, 6), (-18, 0), (-14.6, -7), (-14, -13)]),
        ("l", 2.6, [(-20.8, 4.6), (-21, 9), (-17, 10.4), (-13, 9.6)]),
        ("l", 2.0, [(-10.6, 3.6), (-8, 6.6), (-10, 9.6)]),
        ("l", 5, [(-7, -19.6), (1, -24), (10, -23.4), (17, -18)]),
        ("l", 4, [(-15.6, -19.6), (-20, -23), (-25, -19)]),
        ("l", 2.0, [(-13, 33.6), (-12, 36), (-12.6, 38)]),
        ("l", 1.9, [(-5.6, 14), (-3, 17), (-3, 20)]),
    )  # fmt: skip
    eye(d, "heavy", 3, -8.6, 8.4, gaze=0.5)
    eye(d, "heavy", -18.6, -8.8, 4.6, inner=1, gaze=0.5)
    mouth(d, (-19, 23.6), (-6, 23), (-13, 24.6))
    cut(d, ("f", 7, [(-12.4, 16), (-5, 17), (3, 18), (11, 9)]), ("f", 6, [(-14, 16), (-20, 17.6),
        (-27, 17.4), (-33, 9)]),
        ("l", 5, [(-12, 15), (-5, 15.4), (3, 17.6)]))  # fmt: skip
    for points, half in (
        ([(-22, -42), (-29, -24), (-27, -4), (-34, 14), (-29, 32), (-37, 50)], 6.5),
        ([(34, -42), (40, -20), (37, 4), (47, 24), (41, 44), (54, 62)], 10.0),
        ([(24, -44), (32, -22), (29, 2), (38, 22), (32, 42), (42, 62)], 9.5),
        ([(12, -46), (22, -30), (22, -8), (28, 10), (23, 26), (30, 42)], 8.0),
    ):
        tress(d, list(points), half, GOLD, strands=2)
