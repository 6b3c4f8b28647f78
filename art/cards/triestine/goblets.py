"""The six number cards of coppe."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.kit.card import Pip
from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point, smooth
from art.cards.kit.svg import INNER, OUTER, Drawing
from art.cards.triestine.card import CARD, px, py
from art.cards.triestine.cup import cup
from art.cards.triestine.flowers import grapes, vine_leaf
from art.cards.triestine.inks import BLUE, BROWN, DARK_BLUE, GREEN, RED, ROSE
from art.cards.triestine.sprays import flowering, knot, nosegay, spray

TWO = (Pip(50.2, 27, 0, -0.5), Pip(49.8, 73.2, 1, 0.6))
THREE = (Pip(68.4, 20.8, 0, -0.8), Pip(31.6, 50.2, 2, 0.9), Pip(68.2, 79.2, 1, 0.5))
FOUR = (Pip(28.6, 24.4, 0, -0.9), Pip(71.6, 24.2, 1, 0.7), Pip(28.4, 76.2, 2, 1.0), Pip(71.4, 76.4, 0, 1.3))
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


def _from_foot(d: Drawing, x: float, y: float, way: int, reach: float, cut: int, ink: str) -> None:
    """A flowering bough from the foot of a cup at (x, y), which curls up on its left (-1) or right (1)."""
    track: list[Point] = [(x + way * reach * 0.27, y - 10), (x + way * reach * 0.64, y - 24),
        (x + way * reach * 0.92, y - 72), (x + way * reach, y - 134)]  # fmt: skip
    flowering(d, track, cut, ink)


def two(d: Drawing) -> None:
    """2 di coppe, two carnations grow from each foot."""
    for k, foot in enumerate((py(27) + 182, py(73.2) + 182)):
        for side in (-1, 1):
            _from_foot(
                d, px(50), foot, side, 178 - 4 * side, (k + side) % 3, RED if (side < 0) == (k < 1) else ROSE
            )
    _cups(d, TWO, 404)


def three(d: Drawing) -> None:
    """3 di coppe: right, left, right; from each foot a carnation into the free corner."""
    for cut, (pip, way) in enumerate(zip(THREE, (-1, 1, -1), strict=True)):
        x, y = px(pip.x), py(pip.y) + 126
        _from_foot(d, x, y, way, 208, cut, (RED, ROSE, RED)[cut])
    _cups(d, THREE, 284)


def four(d: Drawing) -> None:
    """4 di coppe: a large bunch of grapes in the middle, a leaf and a tendril on either side of it."""
    _cups(d, FOUR, 282)
    with d.at(px(50), py(51.35), 0.95):
        for side in (-1, 1):
            with d.at(flip=side < 0):
                twig: list[Point] = [(2, -62), (36, -70), (72, -58), (98, -40)]
                d.line(smooth(list(twig), closed=False), OUTER, ink=BROWN)
                curl: list[Point] = [(60, -64), (92, -78), (126, -72), (142, -54), (134, -38), (122, -44),
                    (128, -56)]  # fmt: skip
                d.line(smooth(list(curl), closed=False), INNER, ink=GREEN)
                with d.at(84, -50, 1.0, 148 - 6 * side):
                    vine_leaf(d, 60)
        with d.at(0, 10, 1.38):
            grapes(d)


def five(d: Drawing) -> None:
    """5 di coppe: a large cup between four, a bough on either side of it."""
    for side in (-1, 1):
        track: list[Point] = [(px(50) + side * 56, py(50) + 104), (px(50) + side * 108, py(50) + 86),
            (px(50) + side * 160, py(50) + 34), (px(50) + side * 172, py(50) - 50)]  # fmt: skip
        spray(d, track, 1 + (side > 0), fruit=RED)
    _cups(d, FIVE, 244)
    _cups(d, CENTRE, 268)


def six(d: Drawing) -> None:
    """6 di coppe: between the columns, under either of the upper rows, two short crossed carnations."""
    for k, row in enumerate((21.5, 50.05)):
        with d.at(px(50), py(row) + 74):
            for side in (-1, 1):
                track: list[Point] = [(side * -24, 52), (side * -4, 32), (side * 16, 2), (side * 27, -30)]
                ink = RED if (side < 0) == (k < 1) else ROSE
                flowering(d, track, 1 + side, ink, size=0.62, bloom=44)
            with d.at(0, 30, 0.66):
                knot(d, BLUE, DARK_BLUE, tails=0.8)
    _cups(d, SIX, 258)


def seven(d: Drawing) -> None:
    """7 di coppe: the odd one between the first and the second pair."""
    with d.at(px(50), py(71), 0.76):
        nosegay(d)
    _cups(d, SEVEN, 228)


FIGURES: Figures = {"2C": two, "3C": three, "4C": four, "5C": five, "6C": six, "7C": seven}
