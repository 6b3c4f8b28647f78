"""The six number cards of bastoni."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from art.cards.kit.deck import Figures
from art.cards.kit.paths import Point
from art.cards.kit.svg import Drawing
from art.cards.parts.band import front, mirrored
from art.cards.trevisane.card import HEIGHT, WIDTH
from art.cards.trevisane.inks import BLUE, RED, YELLOW
from art.cards.trevisane.lattice import Lattice, jewel, lattice
from art.cards.trevisane.sprig import bloom, spray, stem, tulip

UPRIGHT = 456.0
HEADS = 376.0  # above the middle: where the heads of a row stand side by side


def _row(
    tops: Sequence[float],
    *,
    high: float,
    half: float,
    upright: float = 0.0,
    stout: float = 16.0,
    inlays: float = 0.86,
) -> Lattice:
    """A lattice whose heads stand side by side in a row, so that they can be counted.

    `tops`: how far right of the middle the heads of one direction stand; the other words are `Lattice`'s.
    """
    offsets = [(top - tops[-1 - k]) / 2 for k, top in enumerate(tops)]
    lean = (tops[0] + tops[-1]) / 2 / HEADS
    return Lattice(
        offsets=offsets, lean=lean, high=high, half=half, upright=upright, stout=stout, inlays=inlays
    )


# No two lattices have the same proportions, so that the counts differ even as thumbnails.
TWO = Lattice(offsets=(0,), lean=0.4, high=420, half=19)
THREE = Lattice(offsets=(0,), lean=0.33, high=420, half=17, upright=UPRIGHT, stout=22)
FOUR = _row((51, 184), high=410, half=18, inlays=0.45)
FIVE = _row((67, 173), high=414, half=16, upright=UPRIGHT, stout=23)
SIX = _row((37, 111, 185), high=396, half=15.5, inlays=0.62)
SEVEN = _row((80, 130, 180), high=412, half=12.5, upright=UPRIGHT, stout=24)
TAIL: list[Point] = [(-20, 2), (-62, -22), (-104, -16), (-140, 16), (-190, 4)]


def _staves(d: Drawing, a: Lattice, wide: float, high: float, ornament: Callable[[Drawing], None]) -> None:
    """`wide`, `high`: half-axes of the lozenge in the middle."""
    with d.at(WIDTH / 2, HEIGHT / 2):
        lattice(d, a)
        ornament(d)
        jewel(d, wide, high)


def _ribbon_and_sprays(d: Drawing) -> None:
    _ribbon(d)
    for cut, turn in enumerate((0, 180)):
        with d.at(rotate=turn), d.at(0, -208, 1.25):
            spray(d, cut=cut)


def _ribbon(d: Drawing) -> None:
    """A red ribbon tied behind the lozenge."""
    for seed, track in enumerate((TAIL, mirrored(TAIL, 0))):
        front(d, track, 16, fork=True, seed=seed)


def _daisies(d: Drawing) -> None:
    """One great flower on its stalk at either side, red and blue."""
    for side in (-1, 1):
        with d.at(flip=side < 0):
            leaves = [(0.28, -46.0), (0.52, 44.0)] if side < 0 else [(0.24, 46.0), (0.5, -44.0)]
            top = -30 + 3 * side
            stem(d, [(150, 104), (160, 66), (152 - 2 * side, 10), (154, top)], leaves, 40)
            bloom(d, 154, top, 36, RED if side < 0 else BLUE, turn=90 + 9 * side)


def _tulips(d: Drawing) -> None:
    for side in (-1, 1):
        with d.at(flip=side < 0):
            leaves = [(0.26, -40.0), (0.5, 40.0)] if side < 0 else [(0.3, 42.0), (0.54, -38.0)]
            top = -18 - 4 * side
            end = stem(d, [(148, 112), (160 - 3 * side, 66), (152, 20), (158, top)], leaves, 40)
            tulip(d, 158, top, 60, end, RED if side < 0 else BLUE, YELLOW)


def _roses(d: Drawing, *, fill: str) -> None:
    for side in (-1, 1):
        with d.at(flip=side < 0):
            for turn in (1, -1):
                stem(
                    d,
                    [(158, 0), (164 + 3 * side * turn, turn * 50), (156, turn * (92 - 4 * side))],
                    [(0.62 + 0.05 * side * turn, 44.0 * side)],
                    36,
                )
            bloom(d, 158, 0, 37, fill, turn=16 * side)


FIGURES: Figures = {
    "2B": partial(_staves, a=TWO, wide=58, high=84, ornament=_ribbon_and_sprays),
    "3B": partial(_staves, a=THREE, wide=66, high=96, ornament=_ribbon),
    "4B": partial(_staves, a=FOUR, wide=60, high=90, ornament=_daisies),
    "5B": partial(_staves, a=FIVE, wide=54, high=81, ornament=_tulips),
    "6B": partial(_staves, a=SIX, wide=50, high=75, ornament=partial(_roses, fill=RED)),
    "7B": partial(_staves, a=SEVEN, wide=46, high=69, ornament=partial(_roses, fill=BLUE)),
}
