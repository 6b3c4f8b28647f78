"""The six number cards of spade: interlaced sabres, in the odd ones a straight sword between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.cards.kit.deck import Figures
from art.cards.kit.svg import Drawing
from art.cards.parts.almond import Almond
from art.cards.triestine.anchor import anchor
from art.cards.triestine.card import HEIGHT, WIDTH
from art.cards.triestine.flowers import carnations, olive
from art.cards.triestine.inks import BLUE, GREEN, RED, ROSE
from art.cards.triestine.interlace import almond
from art.cards.triestine.lighthouse import lighthouse
from art.cards.triestine.sabre import sabre

# No two almonds have the same proportions, so that the counts differ even as thumbnails.
TWO = Almond(bows=(176,), tips=(440,), hilts=(362,), half=18, swing=256, grip=15.5)
THREE = Almond(bows=(188,), tips=(436,), hilts=(366,), half=17, swing=262, grip=14.5)
FOUR = Almond(bows=(190, 136), tips=(438, 424), hilts=(372, 344), half=14.5, swing=262, grip=13, reach=0.62)
FIVE = Almond(bows=(182, 130), tips=(438, 424), hilts=(370, 342), half=14, swing=252, grip=13, reach=0.6)
SIX = Almond(
    bows=(192, 142, 94),
    tips=(436, 424, 410),
    hilts=(374, 344, 320),
    half=12,
    swing=268,
    grip=11.5,
    reach=0.52,
)
SEVEN = Almond(
    bows=(196, 150, 106),
    tips=(438, 426, 412),
    hilts=(374, 346, 322),
    half=11.5,
    swing=274,
    grip=11.5,
    reach=0.5,
)


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
) -> None:
    """3, 5 or 7 di spade: the straight sword, `size` long and `wide` broad, and what stands beside it.

    `dark`, `reach`: of the sword, as for `sabre`.
    """
    with d.at(WIDTH / 2, HEIGHT / 2):
        ornament(d)
        almond(d, a)
        sabre(d, 0, 0, size, bow=0, wide=wide, straight=True, dark=dark, reach=reach)


def _twigs(d: Drawing) -> None:
    for side in (-1, 1):
        with d.at(side * 86, 86, 1.2, side * 2):
            olive(d, 1 + (side > 0))


def _pair(d: Drawing, reach: float, low: float, size: float) -> None:
    for side in (-1, 1):
        with d.at(side * reach, low, size, side * 3):
            carnations(d, 1 + side, RED if side < 0 else ROSE, single=True)


def _nosegay(d: Drawing) -> None:
    """Three carnations that spread from one foot, the outer ones mirrored."""
    for side in (-1, 1):
        with d.at(side * 8, 84, 1.06, side * 26, flip=side < 0):
            carnations(d, 1, ROSE, single=True)
    with d.at(0, 54, 1.36):
        carnations(d, 0, RED, single=True)


FIGURES: Figures = {
    "2S": partial(even, a=TWO, figure=anchor),
    "3S": partial(odd, a=THREE, size=600, wide=38, ornament=_twigs),
    "4S": partial(even, a=FOUR, figure=lighthouse),
    "5S": partial(
        odd,
        a=FIVE,
        size=510,
        wide=45,
        ornament=partial(_pair, reach=67, low=40, size=0.9),
        dark=GREEN,
        reach=0.84,
    ),
    "6S": partial(even, a=SIX, figure=_nosegay),
    "7S": partial(
        odd,
        a=SEVEN,
        size=430,
        wide=40,
        ornament=partial(_pair, reach=59, low=36, size=0.7),
        dark=GREEN,
        reach=0.74,
    ),
}
