"""Which figure or ornament stands between the blades of each number card of spade."""

from __future__ import annotations

from functools import partial

from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.band import back, front
from art.cards.trevisane.fortune import fortune
from art.cards.trevisane.fruit_seller import fruit_seller
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.spinner import spinner
from art.cards.trevisane.sprig import bloom, stem, tulip
from art.cards.trevisane.swords import FIVE, FOUR, SEVEN, SIX, THREE, TWO, even, odd

RIBBON = -56.0  # how far above the card's middle the ribbon's lies
TAIL: list[Point] = [(52, -96), (24, -118), (-20, -134), (-62, -142), (-86, -162)]
BACK: list[Point] = [(52, -96), (44, -78), (0, -66), (-44, -50), (-52, -32)]
MIDDLE: list[Point] = [(-52, -32), (-42, -12), (0, 4), (42, 20), (52, 40)]


def ribbon_behind(d: Drawing) -> None:
    """The parts of a ribbon that lie behind the straight sword of the 3."""
    with d.at(0, RIBBON):
        back(d, BACK, 17)
        back(d, [(x, y + 136) for x, y in BACK], 17)


def ribbon_before(d: Drawing) -> None:
    """The parts of the same ribbon that cross in front of it, with forked ends."""
    with d.at(0, RIBBON):
        front(d, TAIL, 17, fork=True)
        front(d, MIDDLE, 17, seed=2)
        front(d, [(-x, 8 - y) for x, y in TAIL], 17, fork=True, seed=3)


def blooms(d: Drawing) -> None:
    """Flowers on either side of the straight sword, on leafy stems."""
    for side in (-1, 1):
        with d.at(flip=side < 0):
            leaves = [(0.2, -42.0), (0.34, 42.0), (0.56, -42.0), (0.7, 42.0)]
            top = -62 + 6 * side
            if side > 0:
                leaves = [(0.24, 42.0), (0.4, -42.0), (0.6, 42.0), (0.76, -42.0)]
            stem(d, [(42, 92), (54, 44), (46, -14), (52, top)], leaves, 26)
            bloom(d, 52, top - 20, 22, RED if side < 0 else BLUE, turn=20 * side)


def buds(d: Drawing) -> None:
    """Small tulips on either side of the straight sword."""
    for side in (-1, 1):
        with d.at(flip=side < 0):
            end = stem(
                d,
                [(38, 96), (52 - 3 * side, 36), (48, -40 + 6 * side)],
                [(0.22, -40.0), (0.4, 40.0), (0.62, -40.0), (0.76, 40.0)],
                22,
            )
            tulip(d, 48, -40 + 6 * side, 34 - side, end, RED, YELLOW)


FIGURES: Figures = {
    "2S": partial(even, a=TWO, figure=fortune),
    "3S": partial(odd, a=THREE, wide=48, ornament=ribbon_behind, over=ribbon_before),
    "4S": partial(even, a=FOUR, figure=fruit_seller),
    "5S": partial(odd, a=FIVE, wide=42, ornament=blooms),
    "6S": partial(even, a=SIX, figure=spinner),
    "7S": partial(odd, a=SEVEN, wide=42, ornament=buds),
}
