"""The thin black line round every card of this deck."""

from __future__ import annotations

from tools.cards.kit.paths import Outline, rect
from tools.cards.kit.svg import INNER, Drawing
from tools.cards.piacentine.card import HEIGHT, WIDTH, blank

INSET = 25.0  # from the card's edge, on all four sides


def frame(d: Drawing) -> None:
    """The line itself; draw it after all that touches it."""
    d.line(window(), INNER)


def window() -> Outline:
    """The area within the line, to clip by."""
    return rect(INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET)


def framed(code: str) -> Drawing:
    """The empty card with its frame, for drawings that keep clear of it."""
    d = blank(code)
    frame(d)
    return d
