"""Espadas: a short straight sword with a broad blade and drooping quillons."""

from __future__ import annotations

from art.cards.espanola.inks import BLUE, RED, SKY, YELLOW
from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, circle, polyline, rect, smooth
from art.cards.kit.svg import DETAIL, INNER, OUTER, Drawing
from art.cards.parts.light import shadow_angle

HILT = 96.0  # from the guard to the end of the pommel, for a blade 40 wide


def sword(d: Drawing, length: float, width: float = 40.0, rotate: float = 0.0) -> None:
    """The sword about (0, 0), point up, `length` over all; `rotate`: how it stands, for the light."""
    with d.at(scale=width / 40):
        size = length * 40 / width
        guard = size / 2 - HILT
        blade(d, -size / 2, guard, rotate)
        with d.at(0, guard):
            hilt(d, rotate)


def blade(d: Drawing, tip: float, guard: float, rotate: float = 0.0) -> None:
    """The blade about x = 0 between two heights: sky-blue, its shaded half dark."""
    edge: list[Node] = [
        (-20, guard, "c"), (-18.4, tip + 44, "c"), (0, tip, "c"), (18.4, tip + 44, "c"), (20, guard, "c"),
    ]  # fmt: skip
    whole = smooth(edge)
    d.shape(whole, SKY, OUTER)
    side = 1 if shadow_angle(rotate) == rotate else -1
    dark: list[Node] = [
        (side * 3, guard, "c"), (side * 3, tip + 40, "c"), (0, tip + 8, "c"), (side * 17, tip + 45, "c"),
        (side * 18.6, guard, "c"),
    ]  # fmt: skip
    d.shape(smooth(dark), BLUE, None)
    d.hatch(smooth(dark), Shade(angle=shadow_angle(rotate), depth=0.62, spacing=8, width=3))
    d.line(polyline([(0, guard), (0, tip + 30)], closed=False), INNER)
    d.line(polyline([(side * -11, guard), (side * -10, guard - (guard - tip) * 0.55)], closed=False), DETAIL)


def hilt(d: Drawing, rotate: float = 0.0) -> None:
    """Guard at y = 0, grip, pommel below it."""
    d.shape(rect(-10, 8, 20, 56), RED, INNER)
    for k in range(5):
        d.line(polyline([(-10, 18 + k * 10), (10, 11 + k * 10)], closed=False), INNER)
    d.hatch(rect(-10, 8, 20, 56), Shade(angle=shadow_angle(rotate), depth=0.4, spacing=4.6, width=2.6))
    arm: list[Node] = [
        (-58, 14), (-60, 4), (-48, 1), (-30, -7), (0, -10), (30, -7), (48, 1), (60, 4), (58, 14), (46, 15),
        (30, 9), (14, 10), (0, 17), (-14, 10), (-30, 9), (-46, 15),
    ]  # fmt: skip
    d.shape(smooth(arm), YELLOW, OUTER, shade=[Shade(angle=rotate + 90, depth=0.36, spacing=5)])
    d.shape(circle(0, 2, 8.4), RED, DETAIL)
    d.lens([(-50, 7), (-32, 2), (-14, 0)], 2)
    d.lens([(50, 7), (32, 2), (14, 0)], 2)
    d.shape(circle(0, 78, 16), YELLOW, OUTER, shade=[Shade(angle=rotate + 45, depth=0.4, spacing=4.6)])
    d.shape(circle(-2, 76, 5), RED, DETAIL)
    d.shape(rect(-12, 58, 24, 8), YELLOW, INNER)
