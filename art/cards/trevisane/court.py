"""The court card: one half figure in the frame, the other its half-turn copy, a white strip between them.

A figure is drawn in card units into the upper half: inside the frame, above the cut. Whatever it draws
beyond these is cut off, so cloaks, sleeves and skirts should run a little over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.cards.kit.paths import polyline, rect
from art.cards.kit.room import STILL
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts.halves import halves
from art.cards.trevisane.card import CARD, HEIGHT, INSET, WIDTH, blank, frame
from art.cards.trevisane.inks import PAPER
from art.cards.trevisane.rooms import COURTS

LEFT: Final = INSET
RIGHT: Final = WIDTH - INSET
CUT: Final = HEIGHT / 2
"""The middle of the dividing strip."""
GAP: Final = 2.75
"""Half the width of the white strip along the cut."""


def court_card(code: str, figure: Callable[[Drawing], None]) -> Drawing:
    """The court with this code. `figure` draws the upper half figure in card units."""
    card = blank(code)
    halves(card, CARD, figure, COURTS.get(code, STILL))
    # A strip of paper keeps the same cloth above and below apart.
    card.shape(rect(LEFT - 4, CUT - GAP, RIGHT - LEFT + 8, 2 * GAP), PAPER, None)
    for y in (CUT - GAP, CUT + GAP):
        card.line(polyline([(LEFT, y), (RIGHT, y)], closed=False), INNER)
    frame(card)
    return card
