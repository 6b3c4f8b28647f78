"""The six number cards of spade: interlaced sabres, in the odd ones a straight sword between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.almond import Almond
from art.cards.parts.fanned import Fanned
from art.cards.triestine.anchor import anchor
from art.cards.triestine.card import HEIGHT, WIDTH
from art.cards.triestine.inks import BLUE, DARK_BLUE, GREEN, RED
from art.cards.triestine.interlace import almond
from art.cards.triestine.lighthouse import lighthouse
from art.cards.triestine.sabre import straight_sword
from art.cards.triestine.sprays import knot, nosegay, spray

# No two almonds have the same proportions, so that the counts differ even as thumbnails.
TWO = Almond(bows=(176,), tips=(440,), hilts=(362,), half=18, swing=256, grip=15.5)
THREE = Almond(bows=(188,), tips=(436,), hilts=(366,), half=17, swing=262, grip=14.5)
# Where several lie side by side, `reach` is the room of each at its hilt.
FOUR = Fanned(
    bows=(196, 126), tips=(432, 410), hilts=(362, 344), half=16, swing=282, grip=14.2, reach=42,
    bends=(-0.0085, 0.0105), opposed=True,
)  # fmt: skip
FIVE = Fanned(
    bows=(190, 122), tips=(432, 412), hilts=(360, 342), half=15.5, swing=276, grip=14.2, reach=42,
    bends=(-0.0085, 0.0105), opposed=True,
)  # fmt: skip
SIX = Fanned(
    bows=(205, 149, 93), tips=(424, 410, 392), hilts=(379, 355, 323), half=12, swing=306, grip=12.4, reach=36,
    bends=(-0.0085, 0.0, 0.014), opposed=True,
)  # fmt: skip
SEVEN = Fanned(
    bows=(207, 153, 99), tips=(426, 412, 394), hilts=(379, 355, 325), half=11.5, swing=308, grip=12.2,
    reach=36, bends=(-0.0085, 0.0, 0.014), opposed=True,
)  # fmt: skip


def even(d: Drawing, a: Almond, figure: Callable[[Drawing], None]) -> None:
    """2, 4 or 6 di spade with something drawn about the card's middle between the blades."""
    with d.at(WIDTH / 2, HEIGHT / 2):
        figure(d)
        almond(d, a)


def odd(
    d: Drawing,
    a: Almond,
    size: float,
    wide: float,
    ornament: Callable[[Drawing], None],
    *,
    dark: str = BLUE,
    reach: float = 1.0,
    bow: Callable[[Drawing], None] | None = None,
) -> None:
    """3, 5 or 7 di spade: the straight sword, `size` long and `wide` broad, and what stands beside it.

    `dark`, `reach`: as for `straight_sword`; `bow`: drawn over its grip.
    """
    with d.at(WIDTH / 2, HEIGHT / 2):
        ornament(d)
        almond(d, a)
        straight_sword(d, size, wide, dark=dark, reach=reach)
        if bow:
            bow(d)


def _wreath(d: Drawing, wide: float, foot: float, top: float, fruit: str) -> None:
    """Two boughs stuck behind the sword's hilt, that rise to either side of its blade."""
    for side in (-1, 1):
        track: list[Point] = [
            (side * 3, foot), (side * wide * 0.74, foot - 40), (side * wide, (foot + top) / 2),
            (side * wide * 0.7, top),
        ]  # fmt: skip
        spray(d, track, 1 + (side > 0), fruit=fruit)


def _laurel(d: Drawing, wide: float, foot: float, top: float, size: float, fruit: str) -> None:
    """Two slender boughs that part below the guard, and rise clear of it and of the blades around."""
    for side in (-1, 1):
        track: list[Point] = [
            (side * 2, foot), (side * wide * 0.5, foot - 14), (side * wide * 0.9, foot - 62),
            (side * wide, (foot + top) / 2 - 14), (side * wide * 0.74, top),
        ]  # fmt: skip
        spray(d, track, 1 + (side > 0), size=size, fruit=fruit)


def _bow(d: Drawing, y: float, size: float, ink: str, dark: str) -> None:
    """A bow of ribbon that ties the laurel to the grip."""
    with d.at(0, y, size):
        knot(d, ink, dark, tails=0.7)


def _tower(d: Drawing) -> None:
    with d.at(0, 0, 0.88):
        lighthouse(d)


def _flowers(d: Drawing) -> None:
    with d.at(0, 18, 0.92):
        nosegay(d, spread=0.66)


FIGURES: Figures = {
    "2S": partial(even, a=TWO, figure=anchor),
    "3S": partial(
        odd, a=THREE, size=600, wide=38, ornament=partial(_wreath, wide=104, foot=176, top=-130, fruit=RED)
    ),
    "4S": partial(even, a=FOUR, figure=_tower),
    "5S": partial(
        odd,
        a=FIVE,
        size=436,
        wide=46,
        ornament=partial(_laurel, wide=76, foot=146, top=-80, size=0.64, fruit=BLUE),
        dark=GREEN,
        reach=0.58,
        bow=partial(_bow, y=146, size=0.62, ink=BLUE, dark=DARK_BLUE),
    ),
    "6S": partial(even, a=SIX, figure=_flowers),
    "7S": partial(
        odd,
        a=SEVEN,
        size=372,
        wide=42,
        ornament=partial(_laurel, wide=64, foot=120, top=-62, size=0.57, fruit=RED),
        dark=GREEN,
        reach=0.5,
        bow=partial(_bow, y=120, size=0.56, ink=BLUE, dark=DARK_BLUE),
    ),
}
