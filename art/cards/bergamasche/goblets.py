"""The six number cards of coppe."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.bergamasche.card import CARD, px, py
from art.cards.bergamasche.cup import cup
from art.cards.bergamasche.flowers import acanthus, carnation, daisy, stem, tulip
from art.cards.bergamasche.inks import BLUE, OCHRE, RED
from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem

FOUR: Sequence[Point] = [(x, y) for y in (23.5, 76.5) for x in (29, 71)]
FIVE: Sequence[Point] = [(x, y) for y in (20, 80) for x in (26.5, 73.5)]
SIX: Sequence[Point] = [(x, y) for y in (20, 50, 80) for x in (29, 71)]
SEVEN: Sequence[Point] = [*((x, y) for y in (17.5, 54.5, 82.5) for x in (22, 78)), (50, 36)]


def _cups(d: Drawing, places: Sequence[Point], size: float) -> None:
    CARD.strew(d, f"cup{round(size)}", lambda inner: cup(inner, 0, 0, size), places)


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
    _cups(d, [(50, 27), (50, 73)], 398)


def three(d: Drawing) -> None:
    """3 di coppe: left, right, left."""
    for x, y, side in ((79, 30, 1), (21, 60, -1), (79, 90, 1)):
        with d.at(px(x), py(y), flip=side < 0):
            stem(d, [(0, 30), (12, -40), (-4, -104)], [(0.16, -44), (0.34, 44), (0.6, -42), (0.8, 42)], 38)
            if side > 0:
                carnation(d, -4, -108, 62)
            else:
                tulip(d, -4, -106, 62)
    _cups(d, [(36, 20.5), (64, 50), (36, 79.5)], 270)


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
    _cups(d, [(50, 50)], 330)


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
