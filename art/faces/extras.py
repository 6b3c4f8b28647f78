"""Glasses, earrings, a flower, pearls."""

from __future__ import annotations

import math

from art.faces.sitter import DETAIL, INNER, Part
from art.faces.trace import rounded
from art.kit.inks import YELLOW
from art.kit.paths import Node, circle, ellipse, smooth
from art.kit.svg import Drawing


def glasses(ink: str, weight: float = INNER) -> Part:
    """Round spectacles, the far lens foreshortened, the arm over the ear."""

    def draw(d: Drawing) -> None:
        for lens in ((208, 190, 28, 27), (147, 190, 17, 26)):
            d.line(rounded(*lens), weight, ink=ink)
        d.line(smooth([(164, 186), (172, 180), (181, 186)], closed=False), weight, ink=ink)
        d.line(smooth([(235, 186), (252, 182), (272, 180)], closed=False), weight, ink=ink)
        for x, s in ((187, 1.0), (134.5, 0.7)):
            d.lens([(x, 198), (x + 4 * s, 205), (x + 11 * s, 210)], 3.4, ink="#ffffff")

    return draw


def earring(fill: str = YELLOW, *, hoop: bool = False) -> Part:
    """A drop or a hoop of gold on the near ear."""

    def draw(d: Drawing) -> None:
        if hoop:
            d.line(circle(278, 242, 12), 5.6)
            d.line(circle(278, 242, 12), 2.6, ink=fill)
        else:
            d.shape(ellipse(278, 241, 8, 11), fill, INNER)
            d.shape(circle(278, 229, 3.4), fill, DETAIL)

    return draw


def flower(fill: str, heart: str, x: float, y: float, r: float) -> Part:
    """A flower of six petals in the hair."""

    def draw(d: Drawing) -> None:
        nodes: list[Node] = []
        for k in range(6):
            a = math.radians(60 * k + 10)
            b = math.radians(60 * k + 40)
            nodes += [
                (x + r * math.cos(a - 0.28), y + r * math.sin(a - 0.28)),
                (x + r * math.cos(a + 0.28), y + r * math.sin(a + 0.28)),
            ]
            nodes.append((x + r * 0.5 * math.cos(b), y + r * 0.5 * math.sin(b), "c"))
        d.shape(smooth(nodes), fill, INNER)
        for k in range(6):
            a = math.radians(60 * k + 10)
            d.fold(
                (
                    [
                        (x + r * 0.3 * math.cos(a), y + r * 0.3 * math.sin(a)),
                        (x + r * 0.75 * math.cos(a), y + r * 0.75 * math.sin(a)),
                    ],
                    3.0,
                )
            )
        d.shape(circle(x, y, r * 0.3), heart, DETAIL)

    return draw


def pearls() -> Part:
    """A string of pearls along the neck."""

    def draw(d: Drawing) -> None:
        for k in range(9):
            t = k / 8
            x = 184 + 92 * t
            y = 330 + 74 * t * (1 - t) + 2 * t
            d.shape(circle(x, y, 7.4), "#fbf6ea", DETAIL)
            d.fold(([(x + 5, y + 3), (x + 2, y + 5), (x - 1, y + 5)], 2.4))

    return draw


def gleam(ink: str) -> Part:
    """Lamp light on a bald head."""

    def draw(d: Drawing) -> None:
        d.lens([(162, 122), (178, 102), (206, 92)], 8.0, ink=ink)
        d.lens([(214, 91), (222, 91), (229, 93)], 5.0, ink=ink)

    return draw
