"""The card of a court: its figure in a panel beside either tab, the same from both ends."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.cards.grandi.card import HEIGHT, WIDTH, blank
from art.cards.grandi.inks import STROKE, SUITS
from art.cards.grandi.tab import tabs
from art.cards.kit.paths import Outline, polyline
from art.cards.kit.svg import Drawing

ACROSS, DOWN = 197.0, 206.0
"""Half the width and half the height of a panel: figures are drawn about its middle."""
_MIDDLE = (413.0, 224.0)


def court(code: str, figure: Callable[[Drawing], None]) -> Drawing:
    """A court card; `figure` draws it about (0, 0), cut off at the panel's edge."""
    d = blank(code)
    d.two_headed = True
    tabs(d, code, twins=True)
    frame = _frame()

    def panel(part: Drawing) -> None:
        part.shape(frame, SUITS[code[1]].ground, None)
        with part.clip(frame):
            figure(part)
        part.line(frame, STROKE * 1.2)

    d.use("panel", panel, *_MIDDLE)
    d.use("panel", panel, WIDTH - _MIDDLE[0], HEIGHT - _MIDDLE[1], rotate=180)
    return d


def _frame() -> Outline:
    """A rectangle with round corners."""
    r = 34.0
    points: list[tuple[float, float]] = []
    for k, (x, y) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        cx, cy = x * (ACROSS - r), y * (DOWN - r)
        for step in range(7):
            a = math.radians(90 * k - 90 + 15 * step)
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return polyline(points)
