"""The aces: one large sign engraved in paper white, bordered with beads; the ace of spades has our emblem."""

from __future__ import annotations

import math
from typing import Final

from art.cards.francesi.card import CENTRE, HEIGHT, WIDTH, FrenchCard, Palette
from art.cards.francesi.engraving import (
    border,
    contour,
    drop,
    flower,
    leaf,
    palmette,
    rosette,
    scroll,
    sprouts,
    vine,
)
from art.cards.francesi.pips import OPTICAL_HEIGHT, PIP_PATHS
from art.cards.kit.inks import PAPER
from art.cards.kit.paths import circle, polar, smooth, star
from art.cards.kit.svg import DETAIL
from art.cards.parts import letters

_TALL: Final = {"C": 386.0, "D": 430.0, "B": 404.0, "S": 408.0}
_DRAWN: Final = 300.0
"""The height that the ornaments are written for."""
_INSET: Final = {"C": 0.95, "D": 0.95, "B": 1.0, "S": 0.955}
"""Scale of an ace's ornament inside its sign, by suit: no leaf may touch the border."""
_FOOT: Final = {"C": math.inf, "D": math.inf, "B": 57.0, "S": 78.0}
"""Height (y) at which the border ends above a stem; infinite where there is no stem."""
_LETTER: Final = 64.0  # height of the B of our emblem


def ace(suit: str, palette: Palette) -> FrenchCard:
    """The ace of a suit."""
    card = FrenchCard(WIDTH, HEIGHT, name="1" + suit)
    ink = palette.signs[suit]
    x, y = CENTRE
    card.sign(suit, ink, x, y, _TALL[suit])
    edge = contour(PIP_PATHS[suit], _TALL[suit] * OPTICAL_HEIGHT[suit] / 100)
    with card.at(x, y):
        border(card, edge, at=8, wide=14, bead=3.1, gap=13, foot=_FOOT[suit])
    with card.at(x, y, _TALL[suit] / _DRAWN * _INSET[suit]):
        {"C": _heart, "D": _diamond, "B": _club, "S": _spade}[suit](card, ink)
    card.indices("1", suit, ink)
    return card


def _heart(card: FrenchCard, ink: str) -> None:
    with card.at(0, 4):
        rosette(card, ink, 42, 8)
        card.line(circle(0, 0, 47), DETAIL, ink=PAPER)
    for side in (False, True):
        with card.at(flip=side):
            scroll(card, 70, -76, 34, 9, 150, -420, 4.6)
            flower(card, 70, -76, 9.5, ink)
            sprouts(card, 70, -76, 33, ((48, 17), (2, 19), (-44, 19), (-88, 18), (-132, 17)))
            vine(card, [(56, -44), (66, -22), (67, 2), (58, 28), (40, 50), (22, 68)], leaves=5, size=12.5)
            leaf(card, 38, -46, -172, 13)
            leaf(card, 37, -62, -152, 13)
            leaf(card, 35, -78, -132, 12)
    palmette(card, 0, -44, 29)
    palmette(card, 0, 60, 25, 180)
    drop(card, 103, 7)


def _diamond(card: FrenchCard, ink: str) -> None:
    with card.at(scale=0.86):
        _twelve_petals(card, ink)
    for turn in (0, 180):
        with card.at(rotate=turn):
            palmette(card, 0, -60, 36)
            drop(card, -117, 7)
            for side in (False, True):
                with card.at(flip=side):
                    vine(card, [(9, -58), (28, -54), (45, -40), (56, -24)], leaves=4, size=9.5, half=1.8)
                    leaf(card, 6, -100, -76, 13, bend=-1)
    for side in (False, True):
        with card.at(flip=side):
            palmette(card, 56, 0, 24, 90)
            drop(card, 0, 5.5, x=90)


def _twelve_petals(card: FrenchCard, ink: str) -> None:
    """A flower of twelve equal petals, inside a pearled ring."""
    card.shape(circle(0, 0, 58), PAPER, None)
    card.shape(circle(0, 0, 55.5), ink, None)
    card.shapes([circle(*polar(50, 360 * k / 28), 2.8) for k in range(28)], PAPER, None)
    card.shape(circle(0, 0, 44), PAPER, None)
    for k in range(12):
        with card.at(rotate=30 * k):
            card.shape(smooth([(0, -39.5, "c"), (-6.6, -28), (0, -12, "c"), (6.6, -28)]), ink, None)
            card.shape(smooth([(0, -33, "c"), (-1.7, -27), (0, -20, "c"), (1.7, -27)]), PAPER, None)
    card.shapes([circle(*polar(39, 30 * k + 15), 2.0) for k in range(12)], ink, None)
    card.shape(circle(0, 0, 9.5), ink, None)
    card.shape(circle(0, 0, 4), PAPER, None)


def _club(card: FrenchCard, ink: str) -> None:
    scale = _DRAWN * OPTICAL_HEIGHT["B"] / 100
    for x, y in ((0.0, -26.0), (-25.6, 11.0), (25.6, 11.0)):
        with card.at(x * scale, y * scale):
            rosette(card, ink, 49, 8)
    card.shape(star(0, 5, 16, 6.4, 6), PAPER, None)
    for side in (False, True):
        with card.at(flip=side):
            for x, y, turn, size in ((16, -3, -30, 20), (15, 13, 30, 15), (7, -12, -74, 15)):
                leaf(card, x, y, turn, size)
            leaf(card, 4, 92, -66, 12, bend=-1)
            leaf(card, 5, 108, -52, 15, bend=-1)
            scroll(card, 14, 124, 8.5, 2.4, 190, 380, 2.4)
            leaf(card, 8, 141, -6, 24)
    drop(card, 36, 10)
    drop(card, 62, 12)
    drop(card, 122, 11)


def _spade(card: FrenchCard, ink: str) -> None:
    with card.at(0, 14):
        for side in (False, True):
            with card.at(flip=side):
                scroll(card, 93, 44, 33, 9, 150, -430, 4.6)
                flower(card, 93, 44, 9.5, ink)
                sprouts(card, 93, 44, 32, ((120, 15), (84, 17), (46, 19), (6, 20), (-40, 20), (-88, 18)))
                vine(card, [(67, 26), (69, 2), (63, -26), (48, -56), (28, -84)], leaves=6, size=12)
                scroll(card, 98, -10, 12, 3, 200, -380, 2.6)
                leaf(card, 84, -24, -120, 17)
                scroll(card, 45, 65, 9.5, 2.6, -60, 380, 2.4)
                leaf(card, 54, 72, 30, 12)
        palmette(card, 0, -62, 38)
        drop(card, -116, 9)
        card.shape(circle(0, 0, 60), PAPER, None)
        card.shape(circle(0, 0, 56.5), ink, None)
        card.line(circle(0, 0, 52), DETAIL, ink=PAPER)
        for side in (False, True):
            with card.at(flip=side):
                _laurel(card, ink)
        with card.at(scale=0.78):
            letters.inscribe(card, "B", [(-50, _LETTER / 2), (50, _LETTER / 2)], _LETTER, ink=PAPER, bold=2.0)
    for y, size in ((92, 8.0), (112, 10.0)):
        drop(card, y, size)
    for side in (False, True):
        with card.at(flip=side):
            leaf(card, 4, 110, -60, 13, bend=-1)
            scroll(card, 13, 128, 7.5, 2.2, 190, 380, 2.2)
            leaf(card, 8, 144, -5, 24)
    drop(card, 134, 9)


def _laurel(card: FrenchCard, ink: str) -> None:
    """The right half of a laurel ring, open at the top, tied at the foot."""
    radius = 42.0
    stem = [
        (radius * math.sin(math.radians(t)), radius * math.cos(math.radians(t))) for t in range(4, 162, 12)
    ]
    card.line(smooth(stem, closed=False), DETAIL, ink=PAPER)
    for k, angle in enumerate(range(21, 162, 18)):
        for side in (-1, 1):
            a = math.radians(angle + (6 if side > 0 else 0))
            x, y = radius * math.sin(a), radius * math.cos(a)
            leaf(card, x, y, -angle - side * 40 - 8 * side, 13 - 0.4 * k)
    card.shape(circle(0, radius, 6.5), PAPER, None)
    card.shape(circle(0, radius, 4.6), ink, None)
    card.shape(circle(0, radius, 2.2), PAPER, None)
