"""The six number cards of bastoni."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.triestine.card import HEIGHT, WIDTH
from art.cards.triestine.inks import RED, ROSE
from art.cards.triestine.lattice import Lattice, lashing, lashing_behind, lattice
from art.cards.triestine.sprays import flowering, spray
from art.cards.triestine.staff import TURN

UPRIGHT = 440.0
HEADS = 350.0
"""Above the middle: where the heads of a row stand side by side."""


def _row(
    tops: Sequence[float],
    *,
    high: float,
    half: float,
    upright: float = 0.0,
    stout: float = 16.0,
    winding: float = TURN,
) -> Lattice:
    """A lattice whose heads stand side by side in a row, so that they can be counted.

    `tops`: how far right of the middle the heads of one direction stand; the other words are `Lattice`'s.
    """
    offsets = [(top - tops[-1 - k]) / 2 for k, top in enumerate(tops)]
    lean = (tops[0] + tops[-1]) / 2 / HEADS
    return Lattice(
        offsets=offsets, lean=lean, high=high, half=half, upright=upright, stout=stout, winding=winding
    )


# No two lattices have the same proportions, so that the counts differ even as thumbnails.
TWO = Lattice(offsets=(0,), lean=0.4, high=400, half=21)
THREE = Lattice(offsets=(0,), lean=0.4, high=390, half=18, upright=UPRIGHT, stout=23)
FOUR = _row((52, 176), high=398, half=18.5)
FIVE = _row((76, 172), high=390, half=16, upright=UPRIGHT, stout=22)
SIX = _row((36, 106, 176), high=392, half=15.5, winding=8.6)
SEVEN = _row((76, 128, 180), high=392, half=13, upright=UPRIGHT, stout=22)


def _crossed(
    d: Drawing,
    a: Lattice,
    turns: int,
    ornament: Callable[[Drawing], None],
    *,
    tails: bool = False,
) -> None:
    """`turns`, `tails`: of the lashing."""
    with d.at(WIDTH / 2, HEIGHT / 2):
        ornament(d)
        lashing_behind(d, a)
        lattice(d, a)
        lashing(d, a, turns, tails=tails)


def _nothing(_d: Drawing) -> None:
    """No ornament."""


def _flowers(d: Drawing) -> None:
    """A carnation that grows out of the lashing between the heads, and one between the feet."""
    for cut, turn in enumerate((0, 180)):
        with d.at(rotate=turn):
            flowering(d, [(0, -56), (6, -140), (0, -216)], cut, (RED, ROSE)[cut], bloom=92)


def _beside(d: Drawing, wide: float, reach: float, *, flower: bool) -> None:
    """Two boughs from either side of a lashing `wide` from the middle, that part upwards and downwards."""
    for side in (-1, 1):
        for way in (-1, 1):
            track: list[Point] = [(side * (wide - 12), way * 4), (side * (wide + reach) / 2, way * 14),
                (side * (reach - 8), way * 56), (side * reach, way * 118)]  # fmt: skip
            cut = (side + way) % 3
            if flower:
                flowering(d, track, cut, RED if side == way else ROSE, size=0.84, bloom=56)
            else:
                spray(d, track, cut, size=0.9)


FIGURES: Figures = {
    "2B": partial(_crossed, a=TWO, turns=5, ornament=_flowers, tails=True),
    "3B": partial(_crossed, a=THREE, turns=5, ornament=_nothing, tails=True),
    "4B": partial(_crossed, a=FOUR, turns=4, ornament=partial(_beside, wide=85, reach=190, flower=False)),
    "5B": partial(_crossed, a=FIVE, turns=4, ornament=partial(_beside, wide=69, reach=188, flower=True)),
    "6B": partial(_crossed, a=SIX, turns=4, ornament=partial(_beside, wide=90, reach=196, flower=True)),
    "7B": partial(_crossed, a=SEVEN, turns=4, ornament=partial(_beside, wide=70, reach=186, flower=False)),
}
