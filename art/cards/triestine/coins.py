"""The six number cards of denari."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point, polar
from art.cards.kit.svg import Drawing
from art.cards.triestine.card import CARD, px, py
from art.cards.triestine.coin import coin
from art.cards.triestine.emblem import emblem
from art.cards.triestine.inks import BLUE, DARK_BLUE, RED, ROSE
from art.cards.triestine.sprays import flowering, knot, nosegay

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
    """2 di denari: flowering boughs between the two coins, tied in the middle."""
    with d.at(px(50), py(50)):
        for side in (-1, 1):
            for way in (-1, 1):
                track: list[Point] = [(side * 4, 0), (side * 80, way * 8), (side * 142, way * 46),
                    (side * 177, way * 110)]  # fmt: skip
                flowering(d, track, (side + way) % 3, RED if side == way else ROSE, size=0.9, bloom=58)
        with d.at(0, -8, 1.1):
            knot(d, BLUE, DARK_BLUE)
    _coins(d, TWO, 336)


def three(d: Drawing) -> None:
    """3 di denari: right, left, right; round each one's free side a bough that flowers away from it."""
    for cut, (pip, way) in enumerate(zip(THREE, (-1, 1, -1), strict=True)):
        with d.at(px(pip.x), py(pip.y), flip=way > 0):
            track = [polar(156, 222), polar(158, 242), polar(166, 263), polar(192, 283)]
            flowering(d, track, cut, (RED, ROSE, RED)[cut])
            with d.at(*track[0], 0.8, -4):
                knot(d, BLUE, DARK_BLUE, tails=0.84)
    _coins(d, THREE, 262)


def four(d: Drawing) -> None:
    """4 di denari: our emblem in the middle, two carnations on either side of it."""
    with d.at(px(50), py(50)):
        for side in (-1, 1):
            for way in (-1, 1):
                track: list[Point] = [(side * 92, way * 15), (side * 118, way * 27), (side * 144, way * 58),
                    (side * 168, way * 100)]  # fmt: skip
                flowering(d, track, (side + way) % 3, RED if side == way else ROSE, size=0.86, bloom=54)
    _coins(d, FOUR, 196)
    with d.at(px(50), py(50)):
        emblem(d)


def five(d: Drawing) -> None:
    """5 di denari: a large coin between four, on either side of it two boughs, tied in the middle."""
    with d.at(px(50), py(50)):
        for side in (-1, 1):
            for way in (-1, 1):
                track: list[Point] = [(side * 184, 0), (side * 182, way * 44), (side * 172, way * 84),
                    (side * 152, way * 120)]  # fmt: skip
                flowering(d, track, (side + way) % 3, RED if side == way else ROSE, size=0.8, bloom=50)
            with d.at(side * 184, 0, 0.72, side * 90):
                knot(d, BLUE, DARK_BLUE, tails=0.6)
    _coins(d, FIVE, 184)
    _coins(d, CENTRE, 300)


def six(d: Drawing) -> None:
    """6 di denari: boughs with a carnation at each end between the rows."""
    for way in (-1, 1):
        with d.at(px(50), py(50 + 15.3 * way), 1.0, 90 - 90 * way):
            for side in (-1, 1):
                track: list[Point] = [(side * 4, 0), (side * 62, -16), (side * 120, 4), (side * 172, -4)]
                flowering(d, track, (side + way) % 3, RED if side == way else ROSE, size=0.8, bloom=48)
            knot(d, BLUE, DARK_BLUE, tails=0.7)
    _coins(d, SIX, 186)


def seven(d: Drawing) -> None:
    """7 di denari: three pairs, the odd one between the first two, a nosegay between the others."""
    with d.at(px(50), py(67), 0.9):
        nosegay(d)
    _coins(d, SEVEN, 172)


FIGURES: Figures = {"2D": two, "3D": three, "4D": four, "5D": five, "6D": six, "7D": seven}
