"""The six number cards of denari."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem
from art.cards.triestine.card import CARD, px, py
from art.cards.triestine.coin import coin
from art.cards.triestine.flowers import carnations, olive
from art.cards.triestine.inks import RED, ROSE

# A wind rose stands upright, or with its long points between the main winds.
BETWEEN = 45.0
TWO = (Pip(50.2, 26.6, 0), Pip(49.8, 73.5, 1))
THREE = (Pip(66.4, 20.6, 1), Pip(33.8, 50.1, 0), Pip(66.2, 79.3, 2))
FOUR = (Pip(28.2, 21.4, 0), Pip(72, 21.1, 2, BETWEEN), Pip(28, 78.8, 1, BETWEEN), Pip(71.8, 78.7, 2))
FIVE = (Pip(27.8, 20.3, 1, BETWEEN), Pip(72.3, 20.1, 0, BETWEEN), Pip(28, 79.8, 2, BETWEEN),
    Pip(72.1, 79.9, 0, BETWEEN - 90))  # fmt: skip
CENTRE = (Pip(50, 50, 2),)
SIX = (
    Pip(28.2, 19.3, 2), Pip(72, 19.5, 0, BETWEEN), Pip(28, 50.1, 1, BETWEEN), Pip(72.1, 49.9, 0),
    Pip(28.1, 80.6, 1), Pip(71.9, 80.7, 2, BETWEEN),
)  # fmt: skip
SEVEN = (
    Pip(25.8, 17.9, 1, BETWEEN), Pip(74.2, 17.7, 0, BETWEEN), Pip(50.1, 33.8, 2), Pip(25.6, 50.1, 0),
    Pip(74.3, 49.8, 1), Pip(25.7, 82.2, 2, BETWEEN), Pip(74.1, 82.1, 1, BETWEEN - 90),
)  # fmt: skip


def _coins(d: Drawing, pips: Sequence[Pip], size: float) -> None:
    CARD.scatter(d, f"coin{round(size)}", lambda inner, cut: coin(inner, 0, 0, size, cut=cut), pips)


def two(d: Drawing) -> None:
    """2 di denari: carnations between the two coins."""
    with d.at(px(50), py(50)):
        carnations(d)
    _coins(d, TWO, 336)


def three(d: Drawing) -> None:
    """3 di denari: right, left, right, an olive twig in each free corner."""
    _coins(d, THREE, 262)
    for cut, (x, y, turn) in enumerate(((24, 31.5, -8), (76.4, 58, 6), (23.6, 86.6, 4))):
        with d.at(px(x), py(y), 1.24, turn):
            olive(d, cut)


def four(d: Drawing) -> None:
    """4 di denari: our emblem in the middle."""
    _coins(d, FOUR, 196)
    emblem(d, px(50), py(50), 156)


def five(d: Drawing) -> None:
    """5 di denari: a large coin between four."""
    _coins(d, FIVE, 184)
    _coins(d, CENTRE, 300)


def six(d: Drawing) -> None:
    """6 di denari: a carnation in the middle of either gap."""
    _coins(d, SIX, 190)
    for y, fill, way in ((34.6, RED, 1), (65.5, ROSE, -1)):
        with d.at(px(50), py(y) + 46, 0.92, flip=way < 0):
            carnations(d, 1, fill, single=True)


def seven(d: Drawing) -> None:
    """7 di denari: three pairs, the odd one between the first two, a carnation between the others."""
    with d.at(px(50), py(71), 1.1):
        carnations(d, 0, RED, single=True)
    _coins(d, SEVEN, 172)


FIGURES: Figures = {"2D": two, "3D": three, "4D": four, "5D": five, "6D": six, "7D": seven}
