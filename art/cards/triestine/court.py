"""The court card: a half figure, its half-turn copy, and between them the band with the card's name.

A figure is drawn in card units into the upper half: inside the frame, above the band. Whatever it draws
beyond these is cut off, so cloaks, sleeves and skirts should run a little over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.cards.kit.paths import Node, Outline, circle, polyline, rect, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts.halves import halves
from art.cards.triestine.card import CARD, HEIGHT, INSET, WIDTH, blank, frame
from art.cards.triestine.corner import corners
from art.cards.triestine.inks import INK, TINT
from art.cards.triestine.lettering import long, words

LEFT: Final = INSET
RIGHT: Final = WIDTH - INSET
MIDDLE: Final = WIDTH / 2
BAND: Final = 41.0
"""Half the height of the band."""
FOOT: Final = HEIGHT / 2 - BAND
"""Lower end of the upper figure."""
_CAP = 20.5
_BASE = 8.2
"""From the card's middle to the feet of the letters."""
_BOLD = 1.0
_TRACKING = 3.3
_NAMES = {"F": "FANTE", "C": "CAVAL.", "R": "RE"}
_SUITS = {"C": "COPPE", "D": "DENARI", "B": "BASTONI", "S": "SPADE"}


def court_card(code: str, figure: Callable[[Drawing], None]) -> Drawing:
    """The court with this code. `figure` draws the upper half in card units."""
    card = blank(code)
    halves(card, CARD, figure)
    _band(card, f"{_NAMES[code[0]]} DI {_SUITS[code[1]]}")
    frame(card)
    corners(card, code)
    return card


def _band(card: Drawing, name: str) -> None:
    """The name twice, each time upright for one end, between double rules."""
    card.shape(rect(LEFT, FOOT, RIGHT - LEFT, 2 * BAND), TINT, None)
    middle = HEIGHT / 2
    for y, weight in ((BAND, INNER), (BAND - 3.6, 1.2)):
        for side in (-1, 1):
            card.line(polyline([(LEFT, middle + side * y), (RIGHT, middle + side * y)], closed=False), weight)

    def lane(d: Drawing) -> None:
        words(d, name, 0, -_BASE, _CAP, tracking=_TRACKING, bold=_BOLD)

    for turn in (0, 180):
        card.use("name", lane, MIDDLE, middle, rotate=turn)
    reach = long(name, _CAP, _TRACKING) / 2 + 12
    ornaments: list[Outline] = []
    for side in (-1, 1):
        ornaments += _ornament(side, reach, middle)
    card.flats(*ornaments, ink=INK)


def _ornament(side: int, reach: float, y: float) -> list[Outline]:
    """A printer's flourish from the end of the name to the frame, on the band's middle line."""
    start, stop = MIDDLE + side * (reach + 2), MIDDLE + side * (MIDDLE - LEFT - 10)
    if abs(stop - start) < 16:
        return []
    heart = start + side * 7
    bud: list[Node] = [
        (heart - side * 5, y, "c"),
        (heart, y - 3.4),
        (heart + side * 6, y, "c"),
        (heart, y + 3.4),
    ]
    long_leaf: list[Node] = [
        (heart + side * 10, y, "c"), ((heart + stop) / 2 + side * 4, y - 1.8), (stop, y, "c"),
        ((heart + stop) / 2 + side * 4, y + 1.8),
    ]  # fmt: skip
    return [smooth(bud), smooth(long_leaf)] if abs(stop - start) > 44 else [circle(heart, y, 3)]
