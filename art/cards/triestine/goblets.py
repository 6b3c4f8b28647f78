"""The six number cards of coppe."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures
from art.cards.kit.svg import Drawing
from art.cards.triestine.card import CARD, px, py
from art.cards.triestine.cup import cup
from art.cards.triestine.flowers import carnations, grapes, olive
from art.cards.triestine.inks import RED, ROSE

TWO = (Pip(50.2, 27, 0, -0.5), Pip(49.8, 73.2, 1, 0.6))
THREE = (Pip(67.2, 21.4, 0, -0.8), Pip(32.6, 50.2, 2, 0.9), Pip(67, 78.4, 1, 0.5))
FOUR = (Pip(28.6, 25.2, 0, -0.9), Pip(71.6, 25, 1, 0.7), Pip(28.4, 75.6, 2, 1.0), Pip(71.4, 75.8, 0, 1.3))
FIVE = (Pip(26.2, 22.2, 1, -0.8), Pip(73.9, 22, 0, 1.1), Pip(26, 77.8, 0, -1.2), Pip(73.7, 78, 2, 0.6))
CENTRE = (Pip(50, 50, 2, -0.4),)
SIX = (
    Pip(28.4, 21.4, 2, -0.9), Pip(71.6, 21.6, 0, 0.8), Pip(28.2, 50.1, 0, -1.4), Pip(71.8, 50, 1, 1.0),
    Pip(28.5, 78.5, 1, -0.9), Pip(71.5, 78.7, 2, 1.2),
)  # fmt: skip
SEVEN = (
    Pip(23.4, 20.8, 0, -1.2), Pip(76.7, 20.6, 2, 0.9), Pip(50.1, 35, 0, 0.2), Pip(23.2, 50.3, 1, 1.1),
    Pip(76.6, 50.5, 0, 1.4), Pip(23.5, 79.8, 2, -1.3), Pip(76.5, 80, 1, -1.0),
)  # fmt: skip


def _cups(d: Drawing, pips: Sequence[Pip], size: float) -> None:
    CARD.scatter(d, f"cup{round(size)}", lambda inner, cut: cup(inner, 0, 0, size, cut=cut), pips)


def two(d: Drawing) -> None:
    """2 di coppe, a carnation at either side of each stem."""
    for k, (x, y) in enumerate(((19.4, 46.4), (80.4, 46.2), (19.7, 92.6), (80.2, 92.5))):
        with d.at(px(x), py(y), 1.1, (-1) ** k * -4):
            carnations(d, k, (RED, ROSE)[k in (1, 2)], single=True)
    _cups(d, TWO, 404)


def three(d: Drawing) -> None:
    """3 di coppe: right, left, right, a carnation in each free corner."""
    _cups(d, THREE, 316)
    for cut, (x, y) in enumerate(((25, 32.4), (75.4, 61.4), (25.2, 88.6))):
        with d.at(px(x), py(y), 1.34):
            carnations(d, cut, (RED, ROSE, RED)[cut], single=True)


def four(d: Drawing) -> None:
    """4 di coppe: a bunch of grapes in the middle."""
    _cups(d, FOUR, 282)
    with d.at(px(50), py(50), 1.05):
        grapes(d)


def five(d: Drawing) -> None:
    """5 di coppe: a large cup between four."""
    _cups(d, FIVE, 246)
    _cups(d, CENTRE, 286)
    for side in (-1, 1):
        with d.at(px(50) + side * 164, py(55), 1.0, side * 3):
            olive(d, 1 if side > 0 else 2)


def six(d: Drawing) -> None:
    """6 di coppe."""
    _cups(d, SIX, 246)


def seven(d: Drawing) -> None:
    """7 di coppe: the odd one between the first and the second pair."""
    with d.at(px(50), py(72), 1.2):
        carnations(d, 0, RED, single=True)
    _cups(d, SEVEN, 214)


FIGURES: Figures = {"2C": two, "3C": three, "4C": four, "5C": five, "6C": six, "7C": seven}
