"""The six number cards of denari."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem
from art.cards.trevisane.card import CARD, HEIGHT, WIDTH, px, py
from art.cards.trevisane.coin import coin
from art.cards.trevisane.garland import festoon
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.sprig import spray

TWO = (Pip(50.2, 25.5, 0, -4), Pip(49.8, 74.6, 1, 9))
THREE = (Pip(65.2, 20.4, 1, 6), Pip(35, 50.1, 0, -8), Pip(64.8, 79.5, 2, 3))
FOUR = (Pip(28.6, 19.4, 0, 0), Pip(71.3, 19.7, 2, 10), Pip(28.3, 80.4, 1, -7), Pip(71.6, 80.6, 0, -13))
FIVE = (Pip(28.4, 18.3, 1, 4), Pip(71.7, 18.1, 0, -9), Pip(28.7, 81.9, 0, 12), Pip(71.4, 81.7, 2, -5))
MIDDLE = (Pip(50, 50, 2, 7),)
SIX = (
    Pip(28.6, 18.4, 2, -6), Pip(71.4, 18.6, 0, 3), Pip(28.3, 50.1, 0, -12), Pip(71.7, 49.8, 1, 8),
    Pip(28.5, 81.4, 1, -5), Pip(71.3, 81.6, 2, 11),
)  # fmt: skip
SEVEN = (
    Pip(50.2, 15.6, 1, -3), Pip(28.2, 37, 0, 5), Pip(71.6, 37.3, 2, -9), Pip(28.4, 60.2, 2, 8),
    Pip(71.3, 59.8, 0, -10), Pip(28, 83.4, 1, 10), Pip(71.6, 83.2, 0, 16),
)  # fmt: skip


def _coins(d: Drawing, pips: Sequence[Pip], size: float) -> None:
    CARD.scatter(d, f"coin{round(size)}", lambda inner, cut: coin(inner, 0, 0, size, cut=cut), pips)


def two(d: Drawing) -> None:
    """2 di denari: a festoon of flowers between the two coins."""
    with d.at(WIDTH / 2, HEIGHT / 2):
        festoon(d)
    _coins(d, TWO, 330)


def three(d: Drawing) -> None:
    """3 di denari: right, left, right, with sprigs in the free corners."""
    _coins(d, THREE, 254)
    for cut, (x, y, turn) in enumerate(((23.4, 29, 0), (76.6, 56.5, 0), (23.4, 71, 180))):
        with d.at(px(x), py(y), 1.4, turn):
            spray(d, BLUE if x > 50 else RED, YELLOW, cut)


def four(d: Drawing) -> None:
    """4 di denari: our emblem in the middle."""
    _coins(d, FOUR, 188)
    emblem(d, px(50), py(50), 150)
    for cut, turn in enumerate((0.0, 180.0)):
        with d.at(px(50), py(50), 1.0, turn), d.at(0, -104):
            spray(d, cut=cut)


def five(d: Drawing) -> None:
    """5 di denari: a large coin between four."""
    _coins(d, FIVE, 182)
    _coins(d, MIDDLE, 352)


def six(d: Drawing) -> None:
    """6 di denari: a festoon in either gap."""
    for y, cut in ((34.25, 0), (65.75, 1)):
        with d.at(px(50), py(y), 0.84):
            festoon(d, cut)
    _coins(d, SIX, 194)


def seven(d: Drawing) -> None:
    """7 di denari: one at the head of three pairs."""
    _coins(d, SEVEN, 186)


FIGURES: Figures = {
    "2D": two, "3D": three, "4D": four, "5D": five, "6D": six, "7D": seven,
}  # fmt: skip
