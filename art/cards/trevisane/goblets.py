"""The six number cards of coppe."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem
from art.cards.trevisane.card import CARD, px, py
from art.cards.trevisane.cup import cup
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.sprig import bloom, spray, stem, tulip

FOUR: Sequence[Point] = [(x, y) for y in (23, 76.5) for x in (29, 71)]
FIVE: Sequence[Point] = [(x, y) for y in (19.5, 79.5) for x in (26.5, 73.5)]
SIX: Sequence[Point] = [(x, y) for y in (20.5, 49.5, 78.5) for x in (29, 71)]
SEVEN: Sequence[Point] = [*((x, y) for y in (20, 55.5, 80.5) for x in (23.5, 76.5)), (50, 37.8)]


def _cups(d: Drawing, places: Sequence[Point], size: float) -> None:
    CARD.strew(d, f"cup{round(size)}", lambda inner: cup(inner, 0, 0, size), places)


def two(d: Drawing) -> None:
    """2 di coppe."""
    _cups(d, [(50, 26.3), (50, 73.7)], 424)
    for y in (26.3, 73.7):
        for side in (-1, 1):
            with d.at(px(50) + side * 132, py(y) + 150, 1.2):
                spray(d, *((RED, YELLOW) if side * (y - 50) > 0 else (BLUE, YELLOW)))


def three(d: Drawing) -> None:
    """3 di coppe: left, right, left, with sprigs beside them."""
    _cups(d, [(34, 21.5), (66, 49.5), (34, 77.5)], 308)
    for x, y in ((76, 29), (24, 57), (76, 85)):
        with d.at(px(x), py(y), 1.5):
            spray(d, *((BLUE, YELLOW) if x < 50 else (RED, YELLOW)))


def four(d: Drawing) -> None:
    """4 di coppe: our emblem in the middle."""
    _cups(d, FOUR, 288)
    emblem(d, px(50), py(50), 150)
    for side in (-1, 1):
        with d.at(px(50), py(50), flip=side < 0):
            for turn in (1, -1):
                leaves = [(0.45, -40.0 * turn), (0.7, 42.0 * turn)]
                end = stem(d, [(150, 0), (160, turn * 30), (148, turn * 64)], leaves, 22)
                tulip(d, 148, turn * 64, 24, end, YELLOW, RED)
            bloom(d, 150, 0, 25, BLUE)


def five(d: Drawing) -> None:
    """5 di coppe: a large cup between four, sprigs beside it."""
    for side in (-1, 1):
        with d.at(px(50) + side * 151, py(56), 1.06):
            spray(d, *((BLUE, YELLOW) if side > 0 else (RED, YELLOW)))
    _cups(d, FIVE, 240)
    _cups(d, [(50, 49.5)], 340)


def six(d: Drawing) -> None:
    """6 di coppe."""
    _cups(d, SIX, 272)


def seven(d: Drawing) -> None:
    """7 di coppe: the odd one between the first and the second pair."""
    with d.at(px(50), py(69), 1.3):
        spray(d, BLUE, YELLOW)
    _cups(d, SEVEN, 226)


FIGURES: Figures = {
    "2C": two, "3C": three, "4C": four, "5C": five, "6C": six, "7C": seven,
}  # fmt: skip
