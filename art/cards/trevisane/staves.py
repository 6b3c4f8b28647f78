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


def _sprays(d: Drawing) -> None:
    for side in (-1, 1):
        with d.at(side * 152, 62, 1.0):
            spray(d, RED if side < 0 else BLUE, YELLOW, 0 if side < 0 else 2)


def _tulips(d: Drawing) -> None:
    for side in (-1, 1):
        with d.at(flip=side < 0):
            leaves = [(0.18, -42.0), (0.34, 42.0), (0.56, -42.0), (0.72, 42.0)]
            top = -48 - 5 * side
            if side > 0:
                leaves = [(0.22, 42.0), (0.4, -42.0), (0.6, 40.0), (0.78, -38.0)]
            end = stem(d, [(152, 96), (162 - 4 * side, 46), (156, -8), (166, top)], leaves, 25)
            tulip(d, 166, top, 38, end, RED if side < 0 else BLUE, YELLOW)


def _roses(d: Drawing, *, fill: str) -> None:
    for side in (-1, 1):
        with d.at(flip=side < 0):
            for turn in (1, -1):
                stem(
                    d,
                    [(152, 0), (160 + 3 * side * turn, turn * 30), (150, turn * (62 - 4 * side))],
                    [(0.5 + 0.06 * side * turn, -40.0 * turn), (0.74, 42.0 * turn)],
                    22,
                )
            bloom(d, 152, 0, 25, fill, turn=16 * side)


FIGURES: Figures = {
    "2B": partial(_staves, a=TWO, wide=58, high=84, ornament=_ribbon_and_sprays),
    "3B": partial(_staves, a=THREE, wide=66, high=96, ornament=_ribbon),
    "4B": partial(_staves, a=FOUR, wide=78, high=114, ornament=_sprays),
    "5B": partial(_staves, a=FIVE, wide=40, high=60, ornament=_tulips),
    "6B": partial(_staves, a=SIX, wide=32, high=56, ornament=partial(_roses, fill=RED)),
    "7B": partial(_staves, a=SEVEN, wide=38, high=60, ornament=partial(_roses, fill=BLUE)),
}
