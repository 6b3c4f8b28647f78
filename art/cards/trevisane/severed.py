"""The head that the fante di spade holds by its hair: a bearded man, pale and still, eyes closed."""

from __future__ import annotations

from typing import Final

from art.cards.kit.paths import Node, smooth
from art.cards.kit.svg import INNER, Drawing
from art.cards.parts import beards, heads
from art.cards.parts.look import Look
from art.cards.trevisane.locks import lock, strands

PALE: Final = "#ece2d0"
BROWN: Final = "#8a5a34"


def severed(d: Drawing) -> None:
    """The head in its own units: the hair is gathered at (2, -84), the beard ends near y = 68."""
    look = Look(
        skin=PALE, hair=BROWN, age=2, stern=-1.2, cheek=-0.8, brow=1.1, nose=1.2, hook=0.8, smile=-0.4
    )
    for flip in (False, True):
        with d.at(4 if flip else 0, flip=flip):
            lock(d, [(-16, -54), (-32, -38), (-38, -10), (-33, 18), (-40, 44)], [(-2, -48), (-18, -30),
                (-24, -6), (-23, 18), (-38, 44)], BROWN, count=4, seed=21)  # fmt: skip
    heads.frontal(d, look)
    _lids(d)
    beards.frontal_beard(d, BROWN, length=60)
    beards.frontal_moustache(d, BROWN, curl=-1.0)
    crown: list[Node] = [
        (-28, -10, "c"), (-32, -28), (-24, -50), (-9, -68), (-5, -82), (-10, -96, "c"), (2, -92),
        (14, -96, "c"), (9, -82), (13, -68), (28, -50), (36, -28), (32, -10, "c"), (27, -26), (16, -34),
        (2, -37), (-12, -34), (-23, -26),
    ]  # fmt: skip
    d.shape(smooth(crown), BROWN, INNER)
    strands(d, [(-2, -82), (-12, -58), (-27, -24)], [(6, -82), (16, -58), (31, -24)], count=9, width=2.3,
        seed=22)  # fmt: skip


def _lids(d: Drawing) -> None:
    """Closed lids over both eyes."""
    for x in (-10.4, 14.4):
        lid = smooth([(x - 9.4, -8, "c"), (x - 5, -13.4), (x, -14.6), (x + 5, -13.4), (x + 9.4, -8, "c"),
            (x + 5, -5), (x, -3.8), (x - 5, -5)])  # fmt: skip
        d.shape(lid, PALE, None)
        d.lens([(x - 9, -8.4), (x - 4, -5.4), (x + 4, -5.4), (x + 9, -8.4)], 3.0)
        d.lens([(x - 8, -11), (x, -14.4), (x + 8, -11)], 1.8)
        d.ticks(
            ((x - 4, -5.2), (x - 5, -2.6), 1.6),
            ((x, -4.6), (x, -2), 1.6),
            ((x + 4, -5.2), (x + 5, -2.6), 1.6),
        )
