"""The court card: one half figure in the frame, the other its half-turn copy, a thin line between them.

A figure is drawn in card units into the upper half: inside the frame, above the cut. Whatever it draws
beyond these is cut off, so cloaks, sleeves and skirts should run a little over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.cards.kit.paths import Outline, polyline, rect
from tools.cards.kit.svg import INNER, Drawing
from tools.cards.trevisane.card import HEIGHT, WIDTH, blank
from tools.cards.trevisane.frame import INSET, frame

LEFT: Final = INSET
RIGHT: Final = WIDTH - INSET
TOP: Final = INSET
CUT: Final = HEIGHT / 2
"""Where the dividing line runs."""
AXIS: Final = WIDTH / 2


def half_field() -> Outline:
    """The field of the upper figure: inside the frame, above the cut."""
    return rect(LEFT, TOP, RIGHT - LEFT, CUT - TOP)


def court_card(code: str, figure: Callable[[Drawing], None]) -> Drawing:
    """The court with this code. `figure` draws the upper half figure in card units."""
    card = blank(code)

    def half(d: Drawing) -> None:
        with d.clip(half_field()):
            figure(d)

    card.use("half", half, 0, 0)
    card.use("half", half, WIDTH, HEIGHT, rotate=180)
    card.line(polyline([(LEFT, CUT), (RIGHT, CUT)], closed=False), INNER)
    frame(card)
    return card
