"""The one thin line with square corners that frames every card."""

from __future__ import annotations

from tools.cards.kit.paths import Outline, rect
from tools.cards.kit.svg import INNER, Drawing
from tools.cards.trevisane.card import HEIGHT, WIDTH, px

INSET = px(5)


def window() -> Outline:
    """The area inside the frame, for clipping what runs into it."""
    return rect(INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET)


def frame(d: Drawing) -> None:
    """Draw the frame line (over whatever touches it)."""
    d.line(window(), INNER)
