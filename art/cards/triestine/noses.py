"""A nose that only one page has, for a face that looks left, in the units of `parts.visage`."""

from __future__ import annotations

from art.cards.kit.paths import Node, Point, smooth
from art.cards.kit.svg import INNER, Drawing


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
    d.shape(smooth(knob), skin, None)
    d.line(smooth([*knob[5:], *knob[:3]], closed=False), INNER)
    d.lens([(x + s * 0.8, y - s * 0.5), (x + s * 1.5, y - s * 0.1), (x + s * 1.5, y + s * 0.6),
        (x + s * 0.86, y + s * 0.8)], 2.0)  # fmt: skip
    d.lens([(x + s * 0.3, y + s * 0.8), (x + s * 0.6, y + s * 0.6), (x + s * 0.9, y + s * 0.76)], 1.8)
    d.ticks(*(((x + s * 0.62, y - s * (0.3 - 0.3 * k)), (x + s * 0.2, y - s * (0.16 - 0.3 * k)), 1.7)
        for k in range(3)))  # fmt: skip
