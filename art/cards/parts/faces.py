"""The three faces: three-quarter and profile looking left, and frontal, each drawn from a `Look`."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.inks import INK, WHITE
from art.cards.kit.paths import Node, Point, ellipse, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts.features import Eye, brow, eyes, lips
from art.cards.parts.look import Look

_BARE = (Shade(angle=6, depth=0.5, spacing=4.4, width=2.0, reach=7, start=0.3, stop=0.62),)
"""All that shades a very young cheek: a little under the temple."""


def three_quarter(d: Drawing, look: Look) -> None:
    """A three-quarter face looking left."""
    c, j, k = look.cheek, look.jaw, look.chin
    nodes: list[Node] = [
        (-20, -46), (-25.8, -31), (-26.6, -20.5), (-23.9, -12), (-26.8 - 0.3 * c, -3), (-26.2 - 0.7 * c, 7),
        (-23 - c - 0.2 * j, 18), (-21 - 0.7 * c - 0.6 * j, 26), (-19 - 0.8 * j, 33 + k * 0.5),
        (-14 - 0.6 * j, 40 + k), (-7, 43 + k), (2 + 0.5 * j, 41 + k), (12 + 1.2 * j, 33.4 + k * 0.5),
        (21 + 1.1 * j, 21), (26 + 0.5 * j, 6), (28, -16), (24, -46),
    ]  # fmt: skip
    outline = smooth(nodes)
    soft = 0.8 if look.female else 1.0
    d.shape(outline, look.skin, INNER, shade=_BARE if look.bare else [
        Shade(angle=14, depth=0.7, spacing=4.0, width=2.3, reach=11 * soft, start=0.43, stop=0.84),
        Shade(angle=64, depth=0.6, spacing=3.8, width=2.1, reach=9 * soft, start=0.22, stop=0.8),
    ])  # fmt: skip
    _brim_shadow(d, -24, 25)
    _three_quarter_modelling(d, look)
    _three_quarter_nose(d, look)
    _three_quarter_mouth(d, look)
    eyes(d, look, (Eye(x=3.0, y=-8.2, half=8.7), Eye(x=-18.4, y=-8.8, half=4.3, inner=1.0)))
    brow(d, look, (-8.6, -19), (5, -24.4), (17.4, -17.8), 3.9)
    brow(d, look, (-15.4, -18.8), (-20, -22.4), (-25.4, -18.6), 3.3)


def _brim_shadow(d: Drawing, left: float, right: float) -> None:
    """The shadow that hat or hair throws on the forehead."""
    band = smooth([(left, -34, "c"), (2, -33), (right, -34, "c"), (right, -25, "c"), (left, -25, "c")])
    d.hatch(band, Shade(angle=-90, depth=0.9, spacing=4, width=2.6))


def _three_quarter_modelling(d: Drawing, look: Look) -> None:
    """Socket, cheekbone, hollow cheek and the lines of age."""
    c = look.cheek
    d.ticks(((-8.6, -15.4), (-6.2, -18.4), 1.8), ((-9.6, -12), (-7.4, -13.6), 1.7))
    if look.female or look.bare:
        return
    sink = 1.5 - 0.2 * c + 0.2 * look.lines
    for x, y, size in ((17, 2.4, 9), (15.4, 6.4, 10), (13, 10.4, 10), (10.4, 14.4, 9), (7.6, 18.2, 7)):
        d.fold(([(x, y), (x - size * 0.5, y + 1.6), (x - size, y + 4.6)], sink))
    if look.lines >= 1:
        d.lens([(-6.6, 9.6 + look.nose), (-2.8, 14.6), (-1.6, 20)], 1.3 + 0.3 * look.lines)
    if look.lines >= 2:
        d.lens([(-19, -27), (-8, -28.6), (4, -27.4)], 1.4)
        for y, dip in ((-12, -3), (-8.6, 0), (-5.4, 3)):
            d.lens([(15.6, y + 1), (18.6, y + dip * 0.5), (22, y + dip)], 1.4)
        d.lens([(-11.4, -22), (-12.4, -18), (-11.6, -15)], 1.6)
    if look.lines >= 3:
        d.lens([(-2.6, 22), (-0.8, 26), (-1.6, 31)], 1.6)
        d.lens([(12, 20), (8, 27), (2, 33)], 1.6)


def _three_quarter_nose(d: Drawing, look: Look) -> None:
    n, h = look.nose, look.hook
    tip: Point = (-21 - 0.25 * abs(n), 6.8 + n + 0.4 * h)
    bridge: list[Point] = [
        tip,
        (-18.9 - 0.9 * h, 1.2 + 0.6 * n),
        (-15 - 0.6 * h, -4.6),
        (-13.2, -11),
        (-13.2, -16),
    ]
    d.fold((bridge, 2.7))
    foot = 10.8 + n
    d.lens(
        [(tip[0] + 0.3, tip[1] - 1.4), (-20.6, foot - 1.2 + 0.3 * h), (-17.6, foot), (-13.8, foot - 0.4)], 2.6
    )
    d.lens([(-16.6, foot - 0.4), (-13.6, foot - 1.6), (-10.4, foot + 0.4)], 2.3)
    wing = 1.8 if look.female else 2.3
    d.lens([(-10.2, foot - 6.6), (-7, foot - 3.4), (-7.4, foot - 0.2), (-9.4, foot + 1)], wing)
    # The near side of the nose lies in the shade.
    for k in range(4):
        y = -6.4 + 3.1 * k + 0.15 * n * k
        d.ticks(((-7.6 - 0.5 * k, y), (-11.4 - 0.9 * k, y + 1.9), 1.5))


def _three_quarter_mouth(d: Drawing, look: Look) -> None:
    m, s = look.mouth, look.smile
    left: Point = (-20.8 - 0.4 * m, 20.5 - s)
    right: Point = (-2.4 + m, 19.4 - s)
    upper = smooth([(*left, "c"), (-16.8, 17.7), (-14.6, 18.7), (-11.6, 17.3), (*right, "c"), (-12, 21)])
    lower = smooth([(left[0] + 1, left[1] + 0.2, "c"), (-12, 21), (right[0] - 1.2, right[1] + 0.4, "c"),
        (-9.8, 25), (-15.4, 24.9)])  # fmt: skip
    lips(d, look, upper, lower)
    d.lens([left, (-16.4, 20.1), (-13.4, 21.1), (-8, 20.2), right], 2.0 if look.rosy else 2.6)
    if not look.rosy:
        d.ticks(((right[0] - 0.4, right[1] - 1), (right[0] + 1.2, right[1] + 1.8), 1.6))
        d.lens([(-17.6, 17), (-14.6, 18), (-10.6, 16.6)], 1.3)
    d.ticks(
        ((-15.8, 12.6 + 0.6 * look.nose), (-16.4, 16.4), 1.3),
        ((-12.2, 12.8 + 0.6 * look.nose), (-12.2, 16.2), 1.2),
    )
    d.lens([(-16.4, 27.6), (-12.4, 28.6), (-8, 27.4)], 2.0)
    d.lens([(-15.4, 37.6 + look.chin), (-11.4, 36 + look.chin), (-7, 37 + look.chin)], 1.3)


def frontal(d: Drawing, look: Look) -> None:
    """A face seen from the front, its axis at x = 2."""
    c, j, k = look.cheek, look.jaw, look.chin
    half: list[Point] = [
        (25, -46), (27.6, -30), (27.8, -14), (28 + 0.4 * c, -2), (26.4 + 0.8 * c, 10),
        (22.6 + c + 0.6 * j, 22), (17 + j, 32), (10 + 0.7 * j, 40 + k), (3.6, 43.4 + k),
    ]  # fmt: skip
    nodes: list[Node] = [*((2 - x, y) for x, y in half), *((2 + x, y) for x, y in reversed(half))]
    soft = 0.75 if look.female else 1.0
    d.shape(smooth(nodes), look.skin, INNER, shade=_BARE if look.bare else [
        Shade(angle=8, depth=0.7, spacing=4.0, width=2.3, reach=9.5 * soft, start=0.22, stop=0.88),
        Shade(angle=70, depth=0.6, spacing=3.8, width=2.1, reach=9 * soft, start=0.12, stop=0.72),
        Shade(angle=176, depth=0.5, spacing=4.4, width=1.8, reach=5, start=0.5, stop=0.82),
    ])  # fmt: skip
    _brim_shadow(d, -24, 28)
    _frontal_modelling(d, look)
    _frontal_nose(d, look)
    _frontal_mouth(d, look)
    eyes(d, look, (Eye(x=-10.4, y=-8.4, half=7.6, inner=1.0), Eye(x=14.4, y=-8.4, half=7.6)))
    for side in (-1, 1):
        brow(d, look, (2 + side * 4.8, -18.6), (2 + side * 13.4, -23.6), (2 + side * 24, -17.6), 3.8)


def _frontal_modelling(d: Drawing, look: Look) -> None:
    d.ticks(((5.4, -15), (8, -18), 1.8), ((4.8, -11.6), (7, -13.4), 1.7), ((-1.4, -15), (-3.6, -17.6), 1.4))
    if look.female or look.bare:
        return
    sink = 1.4 - 0.2 * look.cheek + 0.2 * look.lines
    for x, y, size in ((22.6, 3.4, 6), (21, 7.6, 6.4), (19.2, 11.8, 6), (17.4, 16, 5)):
        d.fold(([(x, y), (x - size * 0.5, y + 1.4), (x - size, y + 3.8)], sink))
    weight = 1.3 + 0.3 * look.lines
    for side in (-1, 1):
        if look.lines >= 1:
            d.lens(
                [(2 + side * 7.6, 9.6 + look.nose), (2 + side * 11.4, 14.6), (2 + side * 12, 20.4)], weight
            )
        if look.lines >= 2:
            for y, dip in ((-12, -3), (-8.6, 0), (-5.4, 3)):
                d.lens(
                    [(2 + side * 23, y + 1), (2 + side * 25, y + dip * 0.5), (2 + side * 27, y + dip)], 1.3
                )
            d.lens([(2 + side * 2.6, -22), (2 + side * 2, -18), (2 + side * 2.8, -15)], 1.5)
        if look.lines >= 3:
            d.lens([(2 + side * 11.4, 22), (2 + side * 10.4, 27), (2 + side * 8, 31)], 1.5)
    if look.lines >= 2:
        d.lens([(-8, -26.6), (2, -27.6), (12, -26.6)], 1.4)


def _frontal_nose(d: Drawing, look: Look) -> None:
    n, h = look.nose, look.hook
    foot = 10.6 + n
    # The lit side of the bridge is one stroke; the other side is hatched.
    d.fold(([(-3.2, 4 + n), (-1.2 - 0.3 * h, -3), (-1.6 - 0.5 * h, -9), (-3.2, -15.4)], 2.0))
    for k in range(5):
        y = -9.4 + k * 3.3 * (1 + 0.05 * n)
        d.ticks(((7.4 + 0.25 * k, y - 0.8), (3 + 0.35 * k, y + 1), 1.8))
    d.lens([(-3.6, foot - 0.6), (-0.6, foot + 1.2 + 0.5 * h), (2, foot + 1.9 + 0.6 * h),
        (4.6, foot + 1.2 + 0.5 * h), (7.6, foot - 0.6)], 2.5)  # fmt: skip
    wing = 1.9 if look.female else 2.3
    for side in (-1, 1):
        x = 2 + side * 7.6
        d.lens(
            [
                (x - side * 1.8, foot - 6.6),
                (x + side * 0.4, foot - 3.4),
                (x - side * 0.2, foot - 0.4),
                (x - side * 2.4, foot + 0.2),
            ],
            wing,
        )
        d.lens([(2 + side * 5.4, foot - 0.8), (2 + side * 3.6, foot - 1.4), (2 + side * 2, foot - 0.2)], 1.7)


def _frontal_mouth(d: Drawing, look: Look) -> None:
    m, s = look.mouth, look.smile
    w = 11 + 0.7 * m
    upper = smooth(
        [(2 - w, 20.2 - s, "c"), (-1.8, 17.4), (2, 18.5), (5.8, 17.4), (2 + w, 20.2 - s, "c"), (2, 21.2)]
    )
    lower = smooth([(3 - w, 20.5 - s, "c"), (2, 21.2), (1 + w, 20.5 - s, "c"), (5.4, 25.1), (-1.4, 25.1)])
    lips(d, look, upper, lower)
    d.lens(
        [(2 - w, 20.2 - s), (-2.4, 20.2), (2, 21.2), (6.4, 20.2), (2 + w, 20.2 - s)],
        2.0 if look.rosy else 2.6,
    )
    if not look.rosy:
        d.ticks(
            ((1.6 - w, 19.2 - s), (0.6 - w, 21.8 - s), 1.5), ((2.4 + w, 19.2 - s), (3.4 + w, 21.8 - s), 1.5)
        )
        d.lens([(-2.4, 17), (2, 18), (6.4, 17)], 1.2)
    d.ticks(
        ((0.4, 13.2 + 0.6 * look.nose), (0, 16.6), 1.2), ((3.8, 13.2 + 0.6 * look.nose), (4.2, 16.6), 1.3)
    )
    d.lens([(-2.4, 27.6), (2, 28.6), (6.6, 27.6)], 2.0)
    d.lens([(-2, 37.4 + look.chin), (2, 36.2 + look.chin), (6, 37.4 + look.chin)], 1.3)


def profile(d: Drawing, look: Look) -> None:
    """A face in profile, looking left."""
    n, h, c, j, k = look.nose, look.hook, look.cheek, look.jaw, look.chin
    lip = 0.3 if look.rosy else 0.0
    nodes: list[Node] = [
        (-14, -46), (-21.6, -35), (-23.8, -24), (-21.4, -14.5), (-25.2 - 0.9 * h, -5),
        (-32 - 0.3 * n, 4 + n + 0.3 * h), (-32.2 - 0.2 * n, 7.4 + n + 0.4 * h),
        (-29.6, 9.8 + n), (-24, 10.8 + n, "c"), (-26.3, 15.4 + 0.4 * n),
        (-27.2 - lip, 18.4), (-23.6, 20.6 - 0.4 * look.smile, "c"), (-26.2 - lip, 23.4), (-23.9, 27.4),
        (-21.7, 29.6), (-24 - 0.5 * k, 35 + 0.5 * k), (-21 - 0.5 * k, 41 + k), (-13, 44 + k), (-4, 41 + k),
        (8 + j, 34), (20 + j, 22), (28, 4), (30, -20), (24, -46),
    ]  # fmt: skip
    soft = 0.8 if look.female else 1.0
    d.shape(smooth(nodes), look.skin, INNER, shade=_BARE if look.bare else [
        Shade(angle=14, depth=0.7, spacing=4.0, width=2.3, reach=11 * soft, start=0.43, stop=0.84),
        Shade(angle=66, depth=0.6, spacing=3.8, width=2.1, reach=9 * soft, start=0.26, stop=0.8),
    ])  # fmt: skip
    _brim_shadow(d, -20, 25)
    o = look.eye
    d.shape(smooth([(-17.6, -9.4, "c"), (-14.4, -9.8 - 3.4 * o), (-7, -9, "c"), (-12, -6.6)]), WHITE, None)
    d.shape(ellipse(-14.9, -9.5 - 0.2 * o, 2.5, 3.4), INK, None)
    d.lens([(-18.8, -9.2), (-14.6, -10.2 - 3.9 * o), (-9.4, -8.8 - 2.8 * o), (-4.6, -8)], 3.1)
    d.lens([(-16, -6.2), (-11, -5.7), (-7.4, -8)], 1.4)
    d.lens([(-16.6, -13.2 - 3.2 * o), (-11, -13.4 - 3.4 * o), (-5.2, -10.6 - 2.8 * o)], 1.4)
    if look.female:
        d.fold(
            ([(-16.6, -12), (-18.8, -13), (-20, -15)], 1.9), ([(-7, -9.8), (-4.4, -10.2), (-2.6, -11.8)], 1.9)
        )
    brow(d, look, (-20, -19.4), (-13.6, -23.4), (-3.4, -18.4), 3.7)
    foot = 10.6 + n
    d.lens([(-22.6, foot - 7), (-19.2, foot - 4), (-19.4, foot - 0.8), (-21.4, foot + 0.2)], 2.4)
    d.lens([(-27.6, foot - 0.6), (-24.6, foot - 2.4), (-22, foot - 0.4)], 2.2)
    for y in (-4.4, -1, 2.4):
        d.ticks(((-19.6 - y * 0.4, y), (-23.4 - y * 0.6 - 0.3 * h, y + 1.6), 1.4))
    upper = smooth([(-26.6, 19), (-25.6, 17), (-16.6 + look.mouth, 19.6 - look.smile, "c"), (-23, 20.8)])
    lower = smooth([(-24, 20.9), (-17.4 + look.mouth, 20 - look.smile, "c"), (-20.8, 24.4), (-25.4, 24.6)])
    lips(d, look, upper, lower)
    d.lens([(-24.8, 20.4), (-20.6, 20), (-15 + look.mouth, 19 - look.smile)], 2.5)
    d.lens([(-22.2, 29.2), (-19.6, 28.6), (-15.6, 29.6)], 1.7)
    _profile_modelling(d, look, c)


def _profile_modelling(d: Drawing, look: Look, cheek: float) -> None:
    d.ticks(((-19.4, -13.6), (-17.2, -17.4), 1.7))
    if look.female or look.bare:
        return
    sink = 1.5 - 0.2 * cheek + 0.2 * look.lines
    for x, y, size in ((15.0, 3.0, 10), (12.0, 7.0, 11), (9.0, 11.0, 11), (6.0, 15.0, 10), (3.0, 19.0, 8)):
        d.fold(([(x, y), (x - size * 0.5, y + 1.4), (x - size, y + 4.6)], sink))
    if look.lines >= 1:
        d.lens([(-18, 10.6 + look.nose), (-14.4, 15), (-14, 20.6)], 1.3 + 0.3 * look.lines)
        d.lens([(-16.6, -3.2), (-11.6, -1.8), (-6.6, -4)], 1.4)
    if look.lines >= 2:
        d.lens([(-18.6, -27), (-10, -28.4), (0, -27.2)], 1.4)
        for y, dip in ((-12.0, -3), (-8.6, 0), (-5.4, 3)):
            d.lens([(-3.6, y + 1), (-0.6, y + dip * 0.5), (3, y + dip)], 1.4)
    if look.lines >= 3:
        d.lens([(-15, 22), (-13.4, 26), (-14.6, 31)], 1.6)
