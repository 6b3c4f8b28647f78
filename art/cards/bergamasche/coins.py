"""The six number cards of denari."""

from __future__ import annotations

from collections.abc import Iterable

from art.cards.bergamasche.card import CARD, HEIGHT, WIDTH, px, py
from art.cards.bergamasche.coin import coin, sun
from art.cards.bergamasche.flowers import acanthus, carnation, daisy, stem, tulip
from art.cards.bergamasche.inks import BLUE, GREEN, OCHRE, RED
from art.cards.bergamasche.scales import scales
from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures
from art.cards.kit.svg import Drawing

FOUR = (Pip(28.5, 20, 0, 9), Pip(71.4, 20.2, 1, -14), Pip(28.7, 80, 2, 21), Pip(71.5, 79.8, 0, -17))
FIVE = (Pip(28.4, 18.6, 1, 12), Pip(71.6, 18.4, 2, -9), Pip(28.6, 81.2, 0, -16), Pip(71.4, 81.5, 1, -24))
SIX = (Pip(28.5, 19.6, 0, -8), Pip(71.6, 19.4, 2, 15), Pip(28.3, 50.1, 1, 18), Pip(71.5, 49.8, 0, 13),
       Pip(28.7, 80.4, 2, -14), Pip(71.4, 80.6, 1, -19))  # fmt: skip
SEVEN = (Pip(50, 14.8, 0, 6), Pip(27.9, 36, 1, -12), Pip(72.2, 36.1, 2, 17), Pip(28, 60.1, 0, -16),
         Pip(72, 59.8, 1, 21), Pip(27.7, 84, 2, -20), Pip(72.1, 83.9, 0, 26))  # fmt: skip


def _coins(d: Drawing, pips: Iterable[Pip], size: float) -> None:
    CARD.scatter(d, f"coin{round(size)}", lambda inner, cut: coin(inner, 0, 0, size, cut), pips)


def two(d: Drawing) -> None:
    """2 di denari: the coins in acanthus."""
    for turn in (0, 180):
        with d.at(WIDTH / 2, HEIGHT / 2, rotate=turn):
            for side in (-1, 1):
                with d.at(flip=side < 0):
                    acanthus(d, [(8, -6), (60, -20), (120, -34), (170, -90), (166, -130)], 30)
                    acanthus(d, [(40, -330), (110, -350), (168, -372), (190, -330), (184, -296)], 22, GREEN)
    _coins(d, [Pip(50, 27.2, 0, 4), Pip(50, 72.8, 1, -15)], 318)
    daisy(d, WIDTH / 2, HEIGHT / 2, 34, RED, OCHRE)


def three(d: Drawing) -> None:
    """3 di denari: right, left, right, with flowers in the free corners."""
    for y, sway, head, nod in ((0, 97, 113, 0), (560, 118, 104, -8)):
        side = 1 if head > sway else -1
        stem(
            d, [(105, 320 + y), (sway, 240 + y), (head, 170 + y)],
            [(0.2, 44 * side), (0.4, -44 * side), (0.66, 42 * side), (0.84, -40 * side)], 36,
        )  # fmt: skip
        carnation(d, head, 166 + y, 64, nod)
    stem(d, [(412, 546), (418, 480), (404, 440)], [(0.3, 44), (0.6, -44)], 36)
    tulip(d, 404, 438, 58)
    _coins(d, [Pip(63, 20.5, 0, -10), Pip(33.5, 50, 1, 16), Pip(63.2, 79.4, 2, 24)], 252)


def four(d: Drawing) -> None:
    """4 di denari: scales under a garland."""
    with d.spot(px(50), py(50)):
        scales(d)
    _coins(d, FOUR, 190)


def five(d: Drawing) -> None:
    """5 di denari: a sun between four coins."""
    _coins(d, FIVE, 186)
    with d.spot(px(50), py(50)):
        sun(d, px(50), py(50), 424)


def six(d: Drawing) -> None:
    """6 di denari: a daisy on leaves in either gap."""
    for y, rise in ((34.75, -12), (65.25, 8)):
        with d.spot(px(50), py(y)), d.at(px(50), py(y)):
            for side in (-1, 1):
                with d.at(flip=side < 0):
                    stem(
                        d,
                        [(0, 0), (70, rise), (150, 4)],
                        [(0.3, 50), (0.42, -46), (0.64, 44), (0.78, -42)],
                        30,
                    )
                    tulip(d, 150, 4, 36, 100, BLUE)
            daisy(d, 0, 0, 30, RED, OCHRE, turn=1.5 * rise)
    _coins(d, SIX, 196)


def seven(d: Drawing) -> None:
    """7 di denari: one at the head of three pairs."""
    _coins(d, SEVEN, 184)


FIGURES: Figures = {
    "2D": two, "3D": three, "4D": four, "5D": five, "6D": six, "7D": seven,
}  # fmt: skip
