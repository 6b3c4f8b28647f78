"""Plan of this deck's courts: half a figure, drawn once, its half-turn copy, the cut and the frame.

A figure is drawn in card units into the upper half, x from LEFT to RIGHT, y from TOP to CUT; what sticks out
is cut off there. The light of the upper half falls from the upper left; the lower half is its exact copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.cards.kit.paths import polyline
from art.cards.kit.room import STILL
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts.halves import halves
from art.cards.piacentine.card import CARD, HEIGHT, INSET, WIDTH, blank, frame
from art.cards.piacentine.rooms import COURTS

LEFT: Final = INSET
RIGHT: Final = WIDTH - INSET
CUT: Final = HEIGHT / 2
AXIS: Final = WIDTH / 2

Half = Callable[[Drawing], None]
"""Draws one half figure into the upper half of the card."""


def court(code: str, figure: Half, *, grain: float = 1.0) -> Drawing:
    """The card with this code: the figure above the cut line, the same figure turned below it.

    `grain` widens the hatching, for figures with a horse.
    """
    card = blank(code, grain=grain)
    halves(card, CARD, figure, COURTS.get(code, STILL))
    card.line(polyline([(LEFT, CUT), (RIGHT, CUT)], closed=False), INNER)
    frame(card)
    return card
