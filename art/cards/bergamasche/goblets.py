"""The six number cards of coppe."""

from __future__ import annotations

from collections.abc import Iterable

from art.cards.bergamasche.card import CARD, px, py
from art.cards.bergamasche.cup import cup
from art.cards.bergamasche.flowers import acanthus, carnation, daisy, stem, tulip
from art.cards.bergamasche.inks import BLUE, OCHRE, RED
from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem

FOUR = (Pip(29, 23.4, 0, -0.8), Pip(71.2, 23.6, 1, 1.0), Pip(28.8, 76.4, 2, 0.6), Pip(71, 76.7, 0, 1.4))
FIVE = (Pip(26.4, 20, 1, 0.8), Pip(73.6, 20.2, 0, -1.0), Pip(26.7, 80.3, 0, 1.2), Pip(73.4, 80.1, 2, -0.6))
SIX = (Pip(29, 20, 0, -0.7), Pip(71.2, 20.2, 2, 0.8), Pip(28.7, 50.2, 1, 0.9), Pip(70.9, 49.9, 0, 1.3),
       Pip(29.2, 80.1, 2, -1.2), Pip(71, 79.8, 1, -0.8))  # fmt: skip
SEVEN = (Pip(22, 17.5, 0, -0.8), Pip(78, 17.6, 1, 0.8), Pip(22.2, 54.4, 2, 1.0), Pip(77.8, 54.6, 0, 1.2),
         Pip(21.9, 82.6, 1, -1.1), Pip(78.1, 82.4, 2, -1.0), Pip(50, 36, 1, 2.2))  # fmt: skip


def _cups(d: Drawing, pips: Iterable[Pip], size: float) -> None:
    CARD.scatter(d, f"cup{round(size)}", lambda inner, cut: cup(inner, 0, 0, size, cut), pips)


def two(d: Drawing) -> None:
    """2 di coppe: carnations beside the shafts."""
    for y in (27, 73):
        for side in (-1, 1):
            with d.at(px(50), py(y), flip=side < 0):
                stem(d, [(58, 118), (128, 76), (152, 0)], [(0.3, -40), (0.56, 42), (0.78, -42)], 40)
                if (side > 0) == (y < 50):
                    carnation(d, 152, -4, 66)
                else:
                    tulip(d, 152, -2, 66)
    _cups(d, [Pip(50, 27, 0, -0.5), Pip(50.1, 73, 1, 0.6)], 398)


def three(d: Drawing) -> None:
    """3 di coppe: left, right, left."""
    for x, y, sway, nod in ((79, 30, 12, 0), (21, 60, -12, 0), (79, 90, -8, -9)):
        side = 1 if sway > 0 else -1
        with d.at(px(x), py(y)):
            head = (-4 * side, -104)
            stem(d, [(0, 30), (sway, -40), head], [(0.16, -44 * side), (0.34, 44 * side), (0.6, -42 * side),
                (0.8, 42 * side)], 38)  # fmt: skip
            if x > 50:
                carnation(d, head[0], -108, 62, nod)
            else:
                tulip(d, head[0], -106, 62)
    _cups(d, [Pip(36, 20.5, 0, -0.9), Pip(64, 50.1, 1, 1.0), Pip(36.2, 79.4, 2, 0.5)], 270)


def four(d: Drawing) -> None:
    """4 di coppe: our emblem in the middle."""
    _cups(d, FOUR, 286)
    with d.spot(px(50), py(50)):
        emblem(d, px(50), py(50), 132)
    for side in (-1, 1):
        with d.spot(px(50), py(50)), d.at(px(50), py(50), flip=side < 0):
            acanthus(d, [(84, 0), (124, -20), (166, -10), (190, 14), (182, 34)], 17)


def five(d: Drawing) -> None:
    """5 di coppe: a large cup between four."""
    _cups(d, FIVE, 236)
    for side in (-1, 1):
        with d.spot(px(50), py(50)), d.at(px(50), py(50), flip=side < 0):
            stem(d, [(70, 150), (160, 96), (172, 0)], [(0.3, -40), (0.56, 42), (0.8, -42)], 36)
            tulip(d, 172, -4, 58, 0, BLUE if side < 0 else RED)
    _cups(d, [Pip(50, 49.6, 2)], 308)


def six(d: Drawing) -> None:
    """6 di coppe."""
    _cups(d, SIX, 256)


def seven(d: Drawing) -> None:
    """7 di coppe: the odd one between the first and the second pair."""
    for side in (-1, 1):
        with d.spot(px(50), py(72)), d.at(px(50), py(72), flip=side < 0):
            stem(d, [(0, 40), (18, 0), (34, -56)], [(0.3, 44), (0.6, -40)], 38)
            tulip(d, 34, -58, 52, 20, BLUE)
    with d.spot(px(50), py(72)):
        daisy(d, px(50), py(76), 35, RED, OCHRE)
    _cups(d, SEVEN, 206)


FIGURES: Figures = {
    "2C": two, "3C": three, "4C": four, "5C": five, "6C": six, "7C": seven,
}  # fmt: skip
