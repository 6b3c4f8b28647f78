"""The six number cards of coppe."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem
from art.cards.trevisane.card import CARD, px, py
from art.cards.trevisane.cup import cup
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.sprig import bloom, spray, stem, tulip

TWO = (Pip(50.2, 26.2, 0, -0.5), Pip(49.8, 73.8, 1, 0.6))
THREE = (Pip(34.2, 21.4, 0, -0.8), Pip(66, 49.6, 2, 0.9), Pip(33.8, 77.5, 1, 0.5))
FOUR = (Pip(29, 23.1, 0, -0.9), Pip(71.3, 22.8, 1, 0.7), Pip(28.8, 76.3, 2, 1.0), Pip(71, 76.7, 0, 1.3))
FIVE = (Pip(26.5, 19.6, 1, -0.8), Pip(73.7, 19.3, 0, 1.1), Pip(26.3, 79.3, 0, -1.2), Pip(73.5, 79.7, 2, 0.6))
MIDDLE = (Pip(50, 49.5, 2, -0.4),)
SIX = (
    Pip(29, 20.4, 2, -0.9), Pip(71.2, 20.7, 0, 0.8), Pip(28.7, 49.4, 0, -1.4), Pip(71, 49.7, 1, 1.0),
    Pip(29.2, 78.6, 1, -0.9), Pip(70.8, 78.4, 2, 1.2),
)  # fmt: skip
SEVEN = (
    Pip(24.3, 20.8, 0, -1.2), Pip(75.9, 20.5, 2, 0.9), Pip(24.1, 50.6, 1, 1.1), Pip(75.7, 50.8, 0, 1.4),
    Pip(24.4, 80.5, 2, -1.3), Pip(75.6, 80.3, 1, -1.0), Pip(50.1, 35.7, 0, 0.2),
)  # fmt: skip


def _cups(d: Drawing, pips: Sequence[Pip], size: float) -> None:
    CARD.scatter(d, f"cup{round(size)}", lambda inner, cut: cup(inner, 0, 0, size, cut=cut), pips)


def two(d: Drawing) -> None:
    """2 di coppe."""
    _cups(d, TWO, 424)
    for y, side, fill, cut in (
        (26.3, -1, RED, 0),
        (26.3, 1, BLUE, 1),
        (73.7, -1, BLUE, 2),
        (73.7, 1, RED, 0),
    ):
        with d.at(px(50) + side * 132, py(y) + 150, 1.2, flip=y > 50):
            spray(d, fill, YELLOW, cut)


def three(d: Drawing) -> None:
    """3 di coppe: left, right, left, with sprigs beside them."""
    _cups(d, THREE, 308)
    for cut, (x, y) in enumerate(((76, 29), (24, 57), (76, 85))):
        with d.at(px(x), py(y), 1.5):
            spray(d, BLUE if x < 50 else RED, YELLOW, cut)


def four(d: Drawing) -> None:
    """4 di coppe: our emblem in the middle."""
    _cups(d, FOUR, 288)
    emblem(d, px(50), py(50), 150)
    for side in (-1, 1):
        with d.at(px(50), py(50), flip=side < 0):
            for turn in (1, -1):
                # The four stems swing each a little otherwise.
                bow, far = 160 + 3 * side * turn, 64 - 4 * side + 2 * turn
                leaves = [(0.45 + 0.05 * side, -40.0 * turn), (0.7, 42.0 * turn)]
                end = stem(d, [(150, 0), (bow, turn * 30), (148, turn * far)], leaves, 22)
                tulip(d, 148, turn * far, 24, end, YELLOW, RED)
            bloom(d, 150, 0, 25, BLUE, turn=14 * side)


def five(d: Drawing) -> None:
    """5 di coppe: a large cup between four, sprigs beside it."""
    for side in (-1, 1):
        with d.at(px(50) + side * 151, py(56), 1.06):
            spray(d, BLUE if side > 0 else RED, YELLOW, 1 if side > 0 else 2)
    _cups(d, FIVE, 240)
    _cups(d, MIDDLE, 340)


def six(d: Drawing) -> None:
    """6 di coppe."""
    _cups(d, SIX, 272)


def seven(d: Drawing) -> None:
    """7 di coppe: the odd one between the first and the second pair."""
    with d.at(px(50), py(72.5), 1.16):
        spray(d, BLUE, YELLOW)
    _cups(d, SEVEN, 212)


FIGURES: Figures = {
    "2C": two, "3C": three, "4C": four, "5C": five, "6C": six, "7C": seven,
}  # fmt: skip
