"""What the courts of this deck share: half a figure, drawn once, its half-turn copy, the cut and the frame.

A figure is drawn in card units into the upper half, x from LEFT to RIGHT, y from TOP to CUT; what sticks out
is cut off there. The light of the upper half falls from the upper left; the lower half is its exact copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.cards.kit.paths import polyline, rect
from tools.cards.kit.svg import INNER, Drawing
from tools.cards.piacentine.card import HEIGHT, INSET, WIDTH, blank, frame
from tools.cards.piacentine.inks import PAPER

LEFT: Final = INSET
TOP: Final = INSET
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
    # The lower half comes first and is trimmed by paper: of two clips this saves one, and a clip is dear.
    card.use("h", figure, WIDTH, HEIGHT, rotate=180)
    margins = (
        rect(0, 0, WIDTH, CUT), rect(0, CUT, LEFT, HEIGHT - CUT),
        rect(RIGHT, CUT, WIDTH - RIGHT, HEIGHT - CUT), rect(LEFT, HEIGHT - TOP, RIGHT - LEFT, TOP),
    )  # fmt: skip
    card.shapes(margins, PAPER, None)
    with card.clip(rect(LEFT, TOP, RIGHT - LEFT, CUT - TOP)):
        card.use("h", figure, 0, 0)
    card.line(polyline([(LEFT, CUT), (RIGHT, CUT)], closed=False), INNER)
    frame(card)
    card.two_headed = True
    return card
