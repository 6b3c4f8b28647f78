"""Number cards and aces: where the signs stand, and the ornament of the aces."""

from __future__ import annotations

import math
from typing import Final

from tools.cards.francesi.card import CENTRE, HEIGHT, WIDTH, FrenchCard, Palette
from tools.cards.francesi.indices import GLYPHS
from tools.cards.francesi.pips import OPTICAL_HEIGHT, PIP_PATHS
from tools.cards.kit.inks import PAPER
from tools.cards.kit.limb import acanthus
from tools.cards.kit.paths import circle, smooth
from tools.cards.kit.svg import DETAIL, INNER

PIP_HEIGHT: Final = 130.0
_LEFT, _MIDDLE, _RIGHT = 0.285 * WIDTH, 0.5 * WIDTH, 0.715 * WIDTH
_TOP, _ODD, _CENTRE, _FOOT = 0.18 * HEIGHT, 0.34 * HEIGHT, 0.5 * HEIGHT, 0.82 * HEIGHT

_CORNERS: Final = ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _FOOT), (_RIGHT, _FOOT))
_SIX: Final = (*_CORNERS, (_LEFT, _CENTRE), (_RIGHT, _CENTRE))

LAYOUTS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "2": ((_MIDDLE, _TOP), (_MIDDLE, _FOOT)),
    "3": ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _FOOT)),
    "4": _CORNERS,
    "5": (*_CORNERS, CENTRE),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, _ODD)),
}
"""Centres of the signs of every number card; those below the middle are turned."""


def number_card(rank: str, suit: str, palette: Palette) -> FrenchCard:
    """The card of a rank from 2 to 7."""
    card = FrenchCard(WIDTH, HEIGHT, name=rank + suit)
    ink = palette.signs[suit]
    for x, y in LAYOUTS[rank]:
        card.sign(suit, ink, x, y, PIP_HEIGHT, turned=y > CENTRE[1])
    card.indices(rank, suit, ink)
    return card


def ace(suit: str, palette: Palette) -> FrenchCard:
    """An ace: one large engraved sign; the ace of spades, larger, carries the emblem."""
    card = FrenchCard(WIDTH, HEIGHT, name="1" + suit)
    ink = palette.signs[suit]
    if suit == "S":
        _ace_of_spades(card, ink)
    else:
        x, y = CENTRE
        card.sign(suit, ink, x, y, _ACE_HEIGHT)
        inset = _ACE_HEIGHT * OPTICAL_HEIGHT[suit] / 100
        for factor, dy, weight in _INSETS[suit]:
            card.figure_line(PIP_PATHS[suit], PAPER, x, y + dy, inset * factor, weight)
    card.indices("1", suit, ink)
    return card


_ACE_HEIGHT: Final = 262.0
_INSETS: Final = {
    "C": ((0.84, -3.0, INNER),),
    "D": ((0.8, 0.0, INNER),),
    "B": (),
}


def _ace_of_spades(card: FrenchCard, ink: str) -> None:
    """A great spade with an inset line, scrolls of acanthus and the laurel medallion with our letter."""
    x, y = CENTRE
    tall = 424.0 / 100
    card.figure(PIP_PATHS["S"], ink, x, y, tall)
    card.figure_line(_SPADE_INSET, PAPER, x, y, tall, INNER)
    with card.at(x, y + 22):
        for side in (False, True):
            with card.at(flip=side):
                _scroll(card)
        # a bud with two leaves fills the point
        card.shape(smooth([(0, -176, "c"), (9, -150), (0, -126, "c"), (-9, -150)]), PAPER, None)
        for side in (False, True):
            with card.at(flip=side):
                card.shape(acanthus([(3, -106), (15, -122), (20, -146)], 9, 3), PAPER, None)
        card.shape(circle(0, -112, 5), PAPER, None)
        card.shape(circle(0, 0, 78), PAPER, None)
        card.shape(circle(0, 0, 73), ink, None)
        for side in (False, True):
            with card.at(flip=side):
                _laurel(card)
        width, data = GLYPHS["B"]
    scale = 62 / width
    card.figure(data, PAPER, x, y + 22 + 98 * scale / 2, scale)


def _scroll(card: FrenchCard) -> None:
    """One side's scroll of acanthus between the medallion and the inset line."""
    card.limb([(30, 96, 1.2), (78, 104, 3.2), (124, 92, 4.2), (146, 56, 4.4), (134, 24, 3.8),
        (112, 24, 3.0), (104, 44, 2.6), (118, 56, 2.0), (126, 46, 1.2)], PAPER, None,
        start="point", end="round", depth=0)  # fmt: skip
    card.limb([(140, 30, 1.0), (132, -8, 3.4), (108, -40, 4.0), (78, -66, 3.6),
        (56, -96, 3.0), (60, -116, 2.4), (74, -112, 1.6), (70, -102, 1.0)], PAPER, None,
        start="point", end="round", depth=0)  # fmt: skip
    for points, width, teeth in (
        (((84, 102), (92, 82), (90, 62)), 8.0, 3),
        (((144, 66), (166, 52), (172, 30)), 8.0, 3),
        (((112, -38), (96, -30), (88, -46)), 6.5, 2),
        (((120, -26), (136, -34), (130, -56)), 7.0, 3),
        (((80, -64), (96, -78), (90, -100)), 7.0, 3),
    ):
        card.shape(acanthus(points, width, teeth), PAPER, None)


def _laurel(card: FrenchCard) -> None:
    """The right half of a laurel ring of radius 58, open at the top, tied at the foot."""
    radius = 57.0
    stem = [(radius * math.sin(a), radius * math.cos(a)) for a in (math.radians(t) for t in range(4, 164, 8))]
    card.line(smooth(stem, closed=False), DETAIL, ink=PAPER)
    for k, angle in enumerate(range(14, 164, 16)):
        for side in (-1, 1):
            a = math.radians(angle + (6 if side > 0 else 0))
            px, py = radius * math.sin(a), radius * math.cos(a)
            # leaves lean forward along the ring and stand off it on either side
            lean = math.radians(90 - angle - side * 38 - 14)
            length = 18 - 0.6 * k
            dx, dy = math.cos(lean), math.sin(lean)
            card.shape(
                smooth(
                    [
                        (px, py, "c"),
                        (px + dx * length * 0.5 - dy * 3.6, py + dy * length * 0.5 + dx * 3.6),
                        (px + dx * length, py + dy * length, "c"),
                        (px + dx * length * 0.5 + dy * 3.6, py + dy * length * 0.5 - dx * 3.6),
                    ]
                ),
                PAPER,
                None,
            )
    card.shape(circle(0, radius, 5), PAPER, None)


_SPADE_INSET: Final = (
    "M0-43C5-31 17-20 29-8C38 1 45 9.5 45 19.5C45 30 37.5 37 28 37C17 37 8 31 3 18.5H-3"
    "C-8 31-17 37-28 37C-37.5 37-45 30-45 19.5C-45 9.5-38 1-29-8C-17-20-5-31 0-43Z"
)
