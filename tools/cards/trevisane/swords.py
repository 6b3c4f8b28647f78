"""The six number cards of spade: interlaced blades, in the odd ones a straight sword between them."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.cards.kit.svg import Drawing
from tools.cards.trevisane.blade import piece
from tools.cards.trevisane.card import HEIGHT, WIDTH, blank
from tools.cards.trevisane.frame import frame
from tools.cards.trevisane.inks import GREEN
from tools.cards.trevisane.interlace import Almond, almond, lozenges
from tools.cards.trevisane.numeral import numerals
from tools.cards.trevisane.sword import sword

ONE = Almond(bows=(166,), tips=(446,), hilts=(398,), half=18, swing=235, grip=15)
TWO = Almond(bows=(178, 128), tips=(442, 424), hilts=(396, 376), half=14, swing=254, grip=12, reach=0.6)
THREE = Almond(
    bows=(184, 141, 98), tips=(442, 428, 412), hilts=(404, 388, 370), half=12, swing=266, grip=10, reach=0.44
)

TIP = 457.0  # of the straight sword, above the middle


def even(a: Almond, figure: Callable[[Drawing], None]) -> Drawing:
    """2, 4 or 6 di spade with a figure, drawn about the card's middle, standing between the blades."""
    count = 2 * len(a.bows)
    d = blank(f"{count}S")
    with d.at(WIDTH / 2, HEIGHT / 2):
        almond(d, a)
        lozenges(d, a)
        figure(d)
    return _finished(d, count)


def odd(a: Almond, ornament: Callable[[Drawing], None]) -> Drawing:
    """3, 5 or 7 di spade with an ornament beside the straight sword, drawn about the card's middle."""
    count = 2 * len(a.bows) + 1
    d = blank(f"{count}S")
    half = a.half + 3
    with d.at(WIDTH / 2, HEIGHT / 2):
        ornament(d)
        foot = a.crossing(a.bows[-1], a.bows[-1])[1] - 2.1 * a.half
        sword(d, 0, (foot - TIP) / 2, foot + TIP, bend=0, wide=2 * half, fill=GREEN)
        almond(d, a)
        if count == 3:
            # Under the one crossing the blade would vanish; it lies over it.
            _, y = a.crossing(a.bows[0], a.bows[0])
            slope = abs(a.slope(y))
            span = (half + a.half * math.hypot(1, slope)) / slope + 3
            steps = 12
            piece(d, [(0, -y + span - 2 * span * k / steps) for k in range(steps + 1)], half, GREEN)
        lozenges(d, a, above=False)
    return _finished(d, count)


def _finished(d: Drawing, count: int) -> Drawing:
    frame(d)
    numerals(d, count)
    return d
