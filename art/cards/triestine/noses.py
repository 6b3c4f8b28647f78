"""Noses of the pages that no other court has, for faces that look left, in the units of `parts.visage`."""

from __future__ import annotations

from art.cards.kit.hatch import Shade
from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, Drawing


def pointed(d: Drawing, skin: str, tip: Point, *, root: Point = (-18, -14), wing: Point = (-15, 20)) -> None:
    """A long thin nose that runs straight to a sharp tip, its nostril high."""
    (tx, ty), (rx, ry), (wx, wy) = tip, root, wing
    ridge: list[Point] = [root, (rx - 7, ry + 11), (tx + 15, ty - 14)]
    under: list[Node] = [(tx + 5, ty + 3), (tx + 17, ty + 2), (wx - 6, wy + 6, "c")]
    d.shape(smooth([*ridge, (tx, ty, "c"), *under, (wx + 1, wy), (wx - 1, ry + 12)]), skin, None)
    d.fold(([(tx + 3, ty - 2), (tx + 15, ty - 14), (rx - 7, ry + 11), root], 3.4))
    d.line(smooth([(tx, ty, "c"), *under], closed=False), INNER)
    d.lens([(wx - 7, wy + 5), (wx, wy + 4), (wx + 3, wy - 3), (wx - 1, wy - 10)], 2.8)
    d.lens([(tx + 19, wy + 3), (wx - 11, wy + 0.4), (wx - 6, wy + 3)], 2.4)
    for k in range(3):
        x, y = wx - 5 - 5 * k, wy - 14 + 3.4 * k
        d.ticks(((x, y), (x - 9, y + 4), 1.9))


def bulb(d: Drawing, skin: str, at: Point, size: float, *, root: Point = (-15, -10)) -> None:
    """A short hollow bridge and a round knob at its end."""
    x, y = at
    (rx, ry), s = root, size
    bridge: list[Node] = [(rx, ry, "c"), (rx - 7, ry + 10), (x - s * 0.4, y - s * 0.86, "c"),
        (x + s * 0.9, y - s * 0.2), (rx + 8, ry + 10)]  # fmt: skip
    d.shape(smooth(bridge), skin, None)
    d.fold(([(x - s * 0.5, y - s * 0.8), (rx - 7, ry + 10), root], 3.2))
    knob: list[Node] = [(x - s, y), (x - s * 0.66, y - s * 0.76), (x + s * 0.1, y - s * 0.96),
        (x + s * 0.86, y - s * 0.5),
        (x + s * 0.98, y + s * 0.3), (x + s * 0.4, y + s * 0.9), (x - s * 0.5, y + s * 0.84)]  # fmt: skip
    d.shape(smooth(knob), skin, None,
        shade=[Shade(angle=70, depth=0.5, spacing=4, width=2, reach=s * 0.7)])  # fmt: skip
    d.line(smooth([*knob[5:], *knob[:3]], closed=False), INNER)
    d.lens([(x + s * 0.8, y - s * 0.5), (x + s * 1.5, y - s * 0.1), (x + s * 1.5, y + s * 0.6),
        (x + s * 0.8, y + s * 0.9)], 2.8)  # fmt: skip
    d.lens([(x + s * 0.3, y + s * 0.84), (x + s * 0.7, y + s * 0.5), (x + s * 1.06, y + s * 0.74)], 2.6)
