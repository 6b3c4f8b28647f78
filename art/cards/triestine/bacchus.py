"""Bacchus in the lens of the great goblet: full face, crowned with vine and grapes, his beard in curls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from art.cards.kit.paths import Node, Point, circle, mirror, smooth
from art.cards.kit.svg import DETAIL, INNER, Drawing
from art.cards.parts import visage
from art.cards.triestine import hair
from art.cards.triestine.flowers import vine_leaf
from art.cards.triestine.inks import BLUE, BROWN, FLESH, PAPER, RED

_BEARD: Final[Sequence[tuple[float, float, float]]] = (
    (0, 66, 9), (14, 62, 9), (27, 54, 9), (37, 42, 9), (42, 28, 8.4),
    (8, 53, 8.6), (21, 46, 8.6), (31, 34, 8.0),
)  # fmt: skip
"""Curls of the right half of the beard, lowest first: x, y, size."""
_GRAPES: Final[Sequence[Point]] = (
    (40, -26), (50, -25), (45, -17), (55, -16), (40, -8), (50, -7), (45, 1), (53, 2), (48, 10),
)  # fmt: skip


def bacchus(d: Drawing) -> None:
    """The head about (0, 0), some 140 high with its wreath."""
    for side in (-1, 1):
        for x, y, size in ((46.0, 8.0, 11.0), (50.0, 24.0, 11.0), (44.0, 40.0, 10.0)):
            hair.roll(d, side * x, y, size, BROWN, side=side)
    half: list[Node] = [(0, 60), (-20, 56), (-36, 38), (-43, 12), (-41, -14), (-34, -40), (0, -48)]
    visage.skull(d, mirror(half, 0, whole=True), FLESH, jaw=13, cross=9)
    _features(d)
    _beard(d)
    _wreath(d)


def _features(d: Drawing) -> None:
    """A broad straight nose, heavy lids and full cheeks, modelled by the burin alone."""
    for side in (-1, 1):
        visage.eye(d, side * 18, -7, 11.4, -side, wide=0.78, gaze=-0.2 * side, hood=0.8, bag=1)
        visage.brow(d, [(side * 6, -18), (side * 18, -25), (side * 35, -17)], 4.6)
        d.lens([(side * 13, 10), (side * 17.4, 13), (side * 15.6, 19), (side * 10.4, 19)], 2.6)
        d.lens([(side * 10, 18), (side * 6.6, 16.4), (side * 3.6, 18.6)], 2.4)
        d.lens([(side * 17, 9), (side * 27, 7), (side * 36, 11)], 1.8)
        for k in range(4):
            d.ticks(((side * (37 - 3.4 * k), 13 + 2.6 * k), (side * (31 - 3.4 * k), 18 + 2.0 * k), 1.9))
    d.fold(([(-7, 12), (-6, 2), (-5, -8), (-8, -17)], 2.8), ([(7, 10), (6, 2), (5.6, -6), (8, -14)], 2.0))
    d.ticks(*(((8 + 0.3 * k, -8 + 4.2 * k), (3 + 0.4 * k, -6.4 + 4.2 * k), 1.9) for k in range(5)))
    d.lens([(-5, 20), (0, 22.6), (5, 20)], 2.8)
    d.lens([(-10, 8), (-8, 14), (-3, 16)], 1.5)


def _beard(d: Drawing) -> None:
    """Curls from ear to ear; lips parted in a smile between them and a curling moustache."""
    half: list[Node] = [(0, 70, "c"), (-16, 68), (-34, 54), (-44, 30), (-42, 14, "c"), (-34, 26), (-20, 32),
        (0, 30)]  # fmt: skip
    d.shape(smooth(mirror(half, 0, whole=True)), BROWN, INNER)
    for x, y, size in _BEARD:
        for side in (-1, 1) if x else (1,):
            hair.roll(d, side * x, y, size, BROWN, side=side)
    mouth: list[Node] = [(-15, 29, "c"), (0, 31), (15, 29, "c"), (9, 40), (0, 42.6), (-9, 40)]
    d.shape(smooth(mouth), RED, INNER)
    teeth: list[Node] = [(-12, 30.6, "c"), (0, 32.4), (12, 30.6, "c"), (6, 35), (0, 35.6), (-6, 35)]
    d.shape(smooth(teeth), PAPER, DETAIL)
    d.lens([(-7, 44.6), (0, 46.6), (7, 44.6)], 2.2)
    for side in (-1, 1):
        hair.wing(d, (side * 1, 25), [(side * 11, 27), (side * 21, 31), (side * 31, 27), (side * 34, 20)],
            8.6, BROWN)  # fmt: skip


def _wreath(d: Drawing) -> None:
    """Curls on the brow, grapes over the temples and vine leaves above them."""
    for x, y in ((-25, -35), (25, -35), (-9, -36), (9, -36)):
        hair.roll(d, x, y, 9, BROWN, side=1 if x > 0 else -1)
    for side in (-1, 1):
        berries = [circle(side * x, y, 5.8) for x, y in _GRAPES]
        d.shapes(berries, BLUE if side < 0 else RED, DETAIL)
        d.flats(*(circle(side * x - 1.8, y - 1.8, 1.5) for x, y in _GRAPES), ink=PAPER)
    for x, y, turn, size in (
        (-38, -30, -84, 25), (38, -30, 84, 25), (-26, -38, -44, 33), (26, -38, 44, 33), (0, -36, 0, 36),
    ):  # fmt: skip
        with d.at(x, y, 1.0, turn):
            vine_leaf(d, size)
