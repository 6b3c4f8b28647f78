"""The six number cards of denari."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.bergamasche.card import CARD, HEIGHT, WIDTH, px, py
from art.cards.bergamasche.coin import coin, sun
from art.cards.bergamasche.flowers import acanthus, carnation, daisy, stem, tulip
from art.cards.bergamasche.inks import BLUE, GREEN, OCHRE, RED
from art.cards.bergamasche.scales import scales
from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing

LEFT, RIGHT = 28.5, 71.5
FOUR: Sequence[Point] = [(x, y) for y in (20, 80) for x in (LEFT, RIGHT)]
SIX: Sequence[Point] = [(x, y) for y in (19.5, 50, 80.5) for x in (LEFT, RIGHT)]
SEVEN: Sequence[Point] = [(50, 14.8), *((x, y) for y in (36, 60, 84) for x in (LEFT - 0.6, RIGHT + 0.6))]


def _coins(d: Drawing, places: Sequence[Point], size: float) -> None:
    CARD.strew(d, f"coin{round(size)}", lambda inner: coin(inner, 0, 0, size), places)


def two(d: Drawing) -> None:
    """2 di denari: the coins in acanthus."""
    for turn in (0, 180):
        with d.at(WIDTH / 2, HEIGHT / 2, rotate=turn):
            for side in (-1, 1):
                with d.at(flip=side < 0):
                    acanthus(d, [(8, -6), (60, -20), (120, -34), (170, -90), (166, -130)], 30)
                    acanthus(d, [(40, -330), (110, -350), (168, -372), (190, -330), (184, -296)], 22, GREEN)
    _coins(d, [(50, 27.2), (50, 72.8)], 318)
    daisy(d, WIDTH / 2, HEIGHT / 2, 34, RED, OCHRE)


def three(d: Drawing) -> None:
    """3 di denari: right, left, right, with flowers in the free corners."""
    for y in (0, 560):
        stem(
            d, [(105, 320 + y), (97, 240 + y), (113, 170 + y)],
            [(0.2, 44), (0.4, -44), (0.66, 42), (0.84, -40)], 36,
        )  # fmt: skip
        carnation(d, 113, 166 + y, 64)
    stem(d, [(412, 546), (418, 480), (404, 440)], [(0.3, 44), (0.6, -44)], 36)
    tulip(d, 404, 438, 58)
    _coins(d, [(63, 20.5), (33.5, 50), (63, 79.5)], 252)


def four(d: Drawing) -> None:
    """4 di denari: scales under a garland."""
    with d.spot(px(50), py(50)):
        scales(d)
    _coins(d, FOUR, 190)


def five(d: Drawing) -> None:
    """5 di denari: a sun between four coins."""
    _coins(d, [(LEFT, 18.6), (RIGHT, 18.6), (LEFT, 81.4), (RIGHT, 81.4)], 186)
    with d.spot(px(50), py(50)):
        sun(d, px(50), py(50), 424)


def six(d: Drawing) -> None:
    """6 di denari: a daisy on leaves in either gap."""
    for y in (34.75, 65.25):
        with d.spot(px(50), py(y)), d.at(px(50), py(y)):
            for side in (-1, 1):
                with d.at(flip=side < 0):
                    stem(
                        d,
                        [(0, 0), (70, -12), (150, 4)],
                        [(0.3, 50), (0.42, -46), (0.64, 44), (0.78, -42)],
                        30,
                    )
                    tulip(d, 150, 4, 36, 100, BLUE)
            daisy(d, 0, 0, 30, RED, OCHRE)
    _coins(d, SIX, 196)


def seven(d: Drawing) -> None:
    """7 di denari: one at the head of three pairs."""
    _coins(d, SEVEN, 184)


FIGURES: Figures = {
    "2D": two, "3D": three, "4D": four, "5D": five, "6D": six, "7D": seven,
}  # fmt: skip
