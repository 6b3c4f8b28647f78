"""Corners of every card: its number, and on aces and courts a small sign under it."""

from __future__ import annotations

from functools import partial

from art.cards.kit.svg import Drawing
from art.cards.parts import letters
from art.cards.triestine.card import INSET
from art.cards.triestine.marks import MARKS

NUMBERS = {"F": "11", "C": "12", "R": "13"}
CAP = 46.0
_BOLD = 1.4
_SIDE = 33.0
"""From the frame's line to the middle of what stands in the corner."""
_TOP = 11.0
"""From the frame's line to the head of the number."""
_SIGN = {"C": 44.0, "D": 42.0, "B": 56.0, "S": 58.0}
"""Side of each sign's square: slanting ones do not fill it."""
_GAP = 7.0


def corners(d: Drawing, code: str) -> None:
    """The number of the card, upper left and, turned, lower right."""
    number = NUMBERS.get(code[0], code[0])
    x, y = INSET + _SIDE + (4 if len(number) > 1 else 0), INSET + _TOP + CAP
    for _ in d.ends():
        letters.inscribe(d, number, [(x - 30, y), (x + 30, y)], CAP, bold=_BOLD, tracking=-1.0)
        if code[0] in "1FCR":
            sign = MARKS[code[1]]()
            size = _SIGN[code[1]]
            d.use("sign", partial(_small, sign=sign, size=size), x, y + _GAP + size / 2)


def _small(d: Drawing, sign: Drawing, size: float) -> None:
    d.inset(sign, -size / 2, -size / 2, size / sign.width)
