"""The six number cards of spade: interlaced blades, in the odd ones a straight sword between them."""

from __future__ import annotations

from collections.abc import Callable

from art.cards.kit.svg import Drawing
from art.cards.parts.almond import Almond
from art.cards.parts.fanned import Fanned
from art.cards.trevisane.card import HEIGHT, WIDTH
from art.cards.trevisane.inks import GREEN
from art.cards.trevisane.interlace import almond, lozenges
from art.cards.trevisane.sword import sword

# No two almonds have the same proportions, so that the counts differ even as thumbnails.
TWO = Almond(bows=(166,), tips=(446,), hilts=(398,), half=18, swing=235, grip=15)
THREE = Almond(bows=(190,), tips=(440,), hilts=(408,), half=17, swing=236, grip=14)
FOUR = Fanned(
    bows=(196, 146), tips=(442, 429), hilts=(424, 376), half=14.5, swing=250, grip=14.5, reach=0.5,
    bends=(-0.0033, 0.0276),
)  # fmt: skip
FIVE = Fanned(
    bows=(150, 100), tips=(442, 428), hilts=(418, 366), half=13.5, swing=228, grip=14.5, reach=0.5,
    bends=(-0.0022, 0.0076),
)  # fmt: skip
SIX = Fanned(
    bows=(196, 147, 98), tips=(420, 407, 394), hilts=(428, 379, 328), half=11.5, swing=300, grip=12.6,
    reach=0.5, bends=(-0.0055, 0.0, 0.026),
)  # fmt: skip
SEVEN = Fanned(
    bows=(198, 150, 102), tips=(430, 412, 394), hilts=(432, 390, 344), half=12, swing=262, grip=12.6,
    reach=0.5, bends=(-0.0065, 0.0025, 0.04),
)  # fmt: skip

TIP = 457.0  # of the straight sword, above the middle


def even(d: Drawing, a: Almond, figure: Callable[[Drawing], None]) -> None:
    """2, 4 or 6 di spade with a figure, drawn about the card's middle, standing between the blades."""
    with d.at(WIDTH / 2, HEIGHT / 2):
        almond(d, a)
        lozenges(d, a)
        figure(d)


def odd(
    d: Drawing,
    a: Almond,
    wide: float,
    ornament: Callable[[Drawing], None],
    over: Callable[[Drawing], None] | None = None,
) -> None:
    """3, 5 or 7 di spade with an ornament beside the straight sword, drawn about the card's middle.

    `wide`: width of the straight blade; `over`: what of the ornament lies in front of it.
    """
    count = 2 * len(a.bows) + 1
    foot = a.crossing(a.bows[-1], a.bows[-1])[1] - 2.1 * a.half

    def straight() -> None:
        sword(d, 0, (foot - TIP) / 2, foot + TIP, bend=0, wide=wide, fill=GREEN)

    with d.at(WIDTH / 2, HEIGHT / 2):
        ornament(d)
        if count > 3:
            straight()
        almond(d, a)
        if count == 3:
            # Under the one crossing its point would vanish.
            straight()
        lozenges(d, a, above=False)
        if over:
            over(d)
