"""The six number cards of spade: blades interlaced into an almond, in the odd ones a straight sword."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle

from art.cards.bergamasche import lady
from art.cards.bergamasche.blade import blade, hilt, pair_ink, piece, sword
from art.cards.bergamasche.card import HEIGHT, WIDTH
from art.cards.bergamasche.crowns import pierced_crown_back, pierced_crown_front
from art.cards.bergamasche.flowers import carnation, daisy, posy, stem, tulip
from art.cards.bergamasche.inks import BLUE, GREEN, OCHRE, RED
from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.almond import Almond, weave

TWO = Almond(bows=(172,), tips=(400,), hilts=(344,), half=20, swing=262, grip=15)
THREE = Almond(bows=(196,), tips=(404,), hilts=(344,), half=18, swing=292, grip=14)
FOUR = Almond(bows=(200, 126), tips=(404, 386), hilts=(344, 344), half=17, swing=298, grip=11.5, reach=0.6)
FIVE = Almond(bows=(206, 150), tips=(396, 380), hilts=(350, 350), half=15, swing=318, grip=11.4, reach=0.6)
SIX = Almond(
    bows=(208, 141, 74), tips=(384, 368, 350), hilts=(334, 329, 324), half=14, swing=342, grip=10.4, reach=0.5
)
SEVEN = Almond(
    bows=(202, 148, 94), tips=(408, 394, 378), hilts=(361, 359, 356), half=12, swing=282, grip=10, reach=0.5
)
TIP = 418.0
"""Of the straight sword, above the middle."""


def _almond(d: Drawing, a: Almond, odd: int) -> None:
    """The blades; `odd` 1: the outermost pair is red, not blue."""

    def whole(d: Drawing, line: Sequence[Point], k: int, side: int) -> None:
        blade(d, line, a.half, pair_ink(k + odd), side, (k + (side < 0)) % 3)

    def part(d: Drawing, line: Sequence[Point], k: int, side: int) -> None:
        piece(d, line, a.half, pair_ink(k + odd), side)

    cuts = cycle((0, 1, 2))
    weave(d, a, whole, part, lambda d, turn: hilt(d, turn, reach=a.reach, cut=next(cuts)))


def _even(d: Drawing, a: Almond, figure: Callable[[Drawing], None]) -> None:
    with d.at(WIDTH / 2, HEIGHT / 2):
        _almond(d, a, 0)
        figure(d)


def _odd(
    d: Drawing, a: Almond, wide: float, beside: Callable[[Drawing], None], over: Callable[[Drawing], None]
) -> None:
    foot = a.crossing(a.bows[-1], a.bows[-1])[1] - 2.0 * a.half

    def straight() -> None:
        sword(d, 0, (foot - TIP) / 2, foot + TIP, wide=wide, fill=GREEN)

    with d.at(WIDTH / 2, HEIGHT / 2):
        beside(d)
        if len(a.bows) > 1:
            straight()
        _almond(d, a, int(len(a.bows) > 1))
        if len(a.bows) == 1:
            straight()  # under the one crossing its point would vanish
        over(d)


def _vase(d: Drawing) -> None:
    """2 di spade: a tall nosegay."""
    for turn in (0, 180):
        with d.at(rotate=turn):
            stem(d, [(0, 0), (-3, -60), (0, -120)], [(0.2, 50), (0.34, -48), (0.6, 44), (0.76, -44)], 46)
            carnation(d, 0, -128, 76)
            for side in (-1, 1):
                with d.at(flip=side < 0):
                    stem(d, [(0, -10), (34, -40), (66, -66)], [(0.5, 46)], 32)
                    tulip(d, 66, -68, 44, 44)
    daisy(d, 0, 0, 36, OCHRE, RED)


def _crown(d: Drawing) -> None:
    """3 di spade: a crown about the straight sword."""
    with d.at(0, -44, 1.62):
        pierced_crown_front(d)


def _behind_crown(d: Drawing) -> None:
    """3 di spade: a tulip on either side and the back of the crown."""
    _tulips(d, reach=150, fill=RED, y=104)
    with d.at(0, -44, 1.62):
        pierced_crown_back(d)


def _nothing(d: Drawing) -> None:
    """Nothing between the blades."""


def _tulips(d: Drawing, *, reach: float, fill: str, y: float = 0.0) -> None:
    for side in (-1, 1):
        with d.at(0, y, flip=side < 0):
            stem(
                d,
                [(reach * 0.5, 84), (reach * 0.62, 30), (reach * 0.56, -24)],
                [(0.2, -40), (0.42, 40), (0.7, -40)],
                26,
            )
            tulip(d, reach * 0.56, -26, 42, 4, fill)


def _posies(d: Drawing) -> None:
    for cut, turn in enumerate((0, 180)):
        with d.at(rotate=turn), d.at(0, -62, 1.06):
            posy(d, cut=cut)


FIGURES: Figures = {
    "2S": partial(_even, a=TWO, figure=_vase),
    "3S": partial(_odd, a=THREE, wide=32, beside=_behind_crown, over=_crown),
    "4S": partial(_even, a=FOUR, figure=lady.lady),
    "5S": partial(_odd, a=FIVE, wide=48, beside=partial(_tulips, reach=118, fill=BLUE, y=-56), over=_nothing),
    "6S": partial(_even, a=SIX, figure=_posies),
    "7S": partial(_odd, a=SEVEN, wide=46, beside=_nothing, over=_nothing),
}
