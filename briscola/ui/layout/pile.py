"""How won cards lie: a pile that grows higher and more ragged with every trick, each card in its place."""

from collections.abc import Sequence
from functools import cache
from random import Random

from briscola.ui.layout.geometry import Pose

RISE = 0.007
"""What a card adds to the pile's height, by its own height."""
STRAY, STRAYS_MORE = 0.012, 0.0016
"""How far the first card may lie aside, and how much farther each that follows, by the card's height."""
TURN, TURNS_MORE = 2.0, 0.22
"""And how far it may be turned (degrees)."""
WILDEST = 26
"""From so many cards on the next do not lie wilder."""


@cache
def _strewn(seed: int, at: int) -> tuple[float, float, float]:
    """Aside, along and turned (−1…1): where one hand drops the card with that number."""
    chance = Random(f"{seed} {at}")
    return chance.uniform(-1, 1), chance.uniform(-1, 1), chance.triangular(-1, 1)


def dropped(pile: Pose, seed: int, at: int) -> Pose:
    """Where the card with a number (from 0) lies in a pile whose lowest is at `pile`; `seed`: whose it is."""
    aside, along, turned = _strewn(seed, at)
    wild = min(at, WILDEST)
    far = pile.height * (STRAY + STRAYS_MORE * wild)
    angle = pile.angle + turned * (TURN + TURNS_MORE * wild)
    return Pose(
        pile.x + aside * far, pile.y + along * far * 0.6 - at * RISE * pile.height, pile.height, angle
    )


def heap(pile: Pose, seed: int, count: int) -> Sequence[Pose]:
    """All cards of a pile, the lowest first."""
    return tuple(dropped(pile, seed, at) for at in range(count))
