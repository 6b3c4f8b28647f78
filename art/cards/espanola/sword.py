"""Espadas: a short straight sword with a broad blade and drooping quillons."""

from __future__ import annotations

from art.cards.espanola.inks import BLUE, RED, SKY, YELLOW
from art.cards.kit.cuts import recut
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, lozenge, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle

HILT = 96.0  # from the guard to the end of the pommel, for a blade 40 wide


def sword(d: Drawing, length: float, width: float = 40.0, rotate: float = 0.0, cut: int = 0) -> None:
    """The sword about (0, 0), point up, `length` over all; `rotate`: how it stands, for the light.

    The sign has three cuts.
    """
    with d.at(scale=width / 40):
        size = length * 40 / width
        guard = size / 2 - HILT
        blade(d, -size / 2, guard, rotate, cut)
        with d.at(0, guard):
            hilt(d, rotate, cut)


def blade(d: Drawing, tip: float, guard: float, rotate: float = 0.0, cut: int = 0) -> None:
    """The blade about x = 0 between two heights: sky-blue, its shaded half dark."""
    wide = (20, 19, 20.6)[cut]
    edge: list[Node] = [
        (-wide, guard, "c"), (-18.4, tip + 44, "c"), (0, tip, "c"), (18.4, tip + 44, "c"), (wide, guard, "c"),
    ]  # fmt: skip
    d.shape(smooth(edge), SKY, None)
    side = 1 if shadow_angle(rotate) == rotate else -1
    dark: list[Node] = [
        (side * 3, guard, "c"), (side * 3, tip + 40, "c"), (0, tip + 8, "c"), (side * 17, tip + 45, "c"),
        (side * (wide - 1.4), guard, "c"),
    ]  # fmt: skip
    d.shape(smooth(dark), BLUE, None)
    spacing = (8, 7.4, 8.6)[cut]
    d.hatch(
        smooth(dark), Shade(angle=shadow_angle(rotate), depth=0.62, spacing=spacing, width=3, seed=1 + cut)
    )
    d.line(polyline([(0, guard), (0, tip + 30)], closed=False), INNER)
    start, share = ((0, 0.55), (0.2, 0.62), (0.06, 0.36))[cut]
    length = guard - tip
    d.line(polyline([(side * -11, guard - length * start), (side * -10, guard - length * (start + share))],
                    closed=False), DETAIL)  # fmt: skip
    if cut == 2:
        d.lens([(side * -7, guard - length * 0.56), (side * -7, guard - length * 0.66)
                , (side * -7, guard - length * 0.78)], 3)  # fmt: skip
    # A long straight edge must not swell.
    d.line(smooth(edge), OUTER)


def hilt(d: Drawing, rotate: float = 0.0, cut: int = 0) -> None:
    """Guard at y = 0, grip, pommel below it."""
    grip = smooth([(-10, 8, "c"), (-12.4, 34), (-9.6, 64, "c"), (9.6, 64, "c"), (12.4, 34), (10, 8, "c")])
    d.shape(grip, RED, INNER)
    for k in range((5, 5, 4)[cut]):
        y = 14 + k * (10, 10, 12)[cut]
        left, right = ((4, -3), (-3, 4), (0, 0))[cut]
        d.line(polyline([(-11, y + left), (11, y + right)], closed=False), INNER)
    d.hatch(grip, Shade(angle=shadow_angle(rotate), depth=0.4, spacing=4.6, width=2.6, seed=1 + cut))
    arm: list[Node] = [
        (-58, 14), (-60, 4), (-48, 1), (-30, -7), (0, -10), (30, -7), (48, 1), (60, 4), (58, 14), (46, 15),
        (30, 9), (14, 10), (0, 17), (-14, 10), (-30, 9), (-46, 15),
    ]  # fmt: skip
    quillons = smooth(recut(arm, cut, 1.2))
    d.shape(quillons, YELLOW, OUTER, shade=[Shade(angle=rotate + 90, depth=0.36, spacing=5, seed=1 + cut)])
    stone = lozenge(0, 2.4, 9.6, 9) if cut == 1 else circle(0, 2, (8.4, 0, 7)[cut])
    d.shape(stone, RED, DETAIL)
    for way in (-1, 1):
        d.lens([(way * 50, 7), (way * 32, 2), (way * 14, 0)], 2)
        if cut == 2:
            d.lens([(way * 51, 3), (way * 47, 8), (way * 50, 13)], 2.4)
    pommel = circle(0, 78, (16, 15.2, 16.6)[cut])
    d.shape(pommel, YELLOW, OUTER, shade=[Shade(angle=rotate + 45, depth=0.4, spacing=4.6, seed=1 + cut)])
    d.shape(circle((-2, 0, 1)[cut], (76, 78, 77)[cut], (5, 6.4, 4)[cut]), RED, DETAIL)
    d.shape(rect(-12, 58, 24, 8), YELLOW, INNER)
