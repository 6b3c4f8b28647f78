"""The six number cards of denari."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.emblem import emblem
from art.cards.trevisane.card import CARD, HEIGHT, WIDTH, px, py
from art.cards.trevisane.coin import coin
from art.cards.trevisane.garland import festoon
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.sprig import spray

LEFT, RIGHT = 28.5, 71.5
FOUR: Sequence[Point] = [(x, y) for y in (19.5, 80.5) for x in (LEFT, RIGHT)]
SIX: Sequence[Point] = [(x, y) for y in (18.5, 50, 81.5) for x in (LEFT, RIGHT)]
SEVEN: Sequence[Point] = [(50, 14), *((x, y) for y in (36, 60, 84.5) for x in (LEFT, RIGHT))]


def _coins(d: Drawing, places: Sequence[Point], size: float) -> None:
    CARD.strew(d, f"coin{round(size)}", lambda inner: coin(inner, 0, 0, size), places)


def two(d: Drawing) -> None:
    """2 di denari: a festoon of flowers between the two coins."""
    with d.at(WIDTH / 2, HEIGHT / 2):
        festoon(d)
    _coins(d, [(50, 25.5), (50, 74.5)], 330)


def three(d: Drawing) -> None:
    """3 di denari: right, left, right, with sprigs in the free corners."""
    _coins(d, [(65, 20.5), (35, 50), (65, 79.5)], 254)
    for x, y, turn in ((23.4, 29, 0), (76.6, 56.5, 0), (23.4, 71, 180)):
        with d.at(px(x), py(y), 1.4, turn):
            spray(d, *((BLUE, YELLOW) if x > 50 else (RED, YELLOW)))


def four(d: Drawing) -> None:
    """4 di denari: our emblem in the middle."""
    _coins(d, FOUR, 188)
    emblem(d, px(50), py(50), 150)
    for turn in (0.0, 180.0):
        with d.at(px(50), py(50), 1.0, turn), d.at(0, -104):
            spray(d)


def five(d: Drawing) -> None:
    """5 di denari: a large coin between four."""
    _coins(d, [(LEFT, 18.2), (RIGHT, 18.2), (LEFT, 81.8), (RIGHT, 81.8)], 182)
    _coins(d, [(50, 50)], 352)


def six(d: Drawing) -> None:
    """6 di denari: a festoon in either gap."""
    for y in (34.25, 65.75):
        with d.at(px(50), py(y), 0.84):
            festoon(d)
    _coins(d, SIX, 194)


def seven(d: Drawing) -> None:
    """7 di denari: one at the head of three pairs."""
    _coins(d, SEVEN, 178)


FIGURES: Figures = {
    "2D": two, "3D": three, "4D": four, "5D": five, "6D": six, "7D": seven,
}  # fmt: skip
