"""Corners of every card: its number, and on aces and courts a small sign under it."""

from __future__ import annotations

from art.cards.kit.svg import Drawing
from art.cards.parts import letters
from art.cards.triestine.card import INSET
from art.cards.triestine.corner_signs import SIGNS

NUMBERS = {"F": "11", "C": "12", "R": "13"}
CAP = 45.0
_BOLD = 0.7
_SIDE = 33.0
"""From the frame's line to the middle of what stands in the corner."""
_TOP = 9.0
"""From the frame's line to the head of the number."""
_GAP = 7.0


def corners(d: Drawing, code: str) -> None:
    """The number of the card, upper left and, turned, lower right."""
    number = NUMBERS.get(code[0], code[0])
    x, y = INSET + _SIDE + (4 if len(number) > 1 else 0), INSET + _TOP + CAP
    for _ in d.ends():
        letters.inscribe(d, number, [(x - 30, y), (x + 30, y)], CAP, bold=_BOLD, tracking=-1.0)
        if code[0] in "1FCR":
            sign, high = SIGNS[code[1]]
            d.use("sign", sign, x, y + _GAP + high)
