"""Bands round a turned body, seen slightly from above."""

from __future__ import annotations

from art.cards.kit.paths import Node, Outline, smooth


def hoop(y0: float, w0: float, y1: float, w1: float, sag: float = 13.0, bulge: float = 0.0) -> Outline:
    """A band of a round body between two heights and half-widths, seen slightly from above."""
    top: list[Node] = [
        (-w0, y0, "c"),
        (-w0 * 0.7, y0 + sag * 0.72),
        (0, y0 + sag),
        (w0 * 0.7, y0 + sag * 0.72),
    ]
    right: list[Node] = [(w0, y0, "c"), ((w0 + w1) / 2 + bulge, (y0 + y1) / 2), (w1, y1, "c")]
    low: list[Node] = [
        (w1 * 0.7, y1 + sag * 0.72),
        (0, y1 + sag),
        (-w1 * 0.7, y1 + sag * 0.72),
        (-w1, y1, "c"),
    ]
    return smooth([*top, *right, *low, (-(w0 + w1) / 2 - bulge, (y0 + y1) / 2)])
