"""Pile of won cards: it grows higher and more ragged with every trick, each card in its place."""

from collections.abc import Sequence
from functools import cache
from random import Random

from briscola.ui.layout.geometry import Pose

RISE = 0.007
"""Height that a card adds to the pile, as a share of its own height."""
STRAY, STRAYS_MORE = 0.012, 0.0016
"""Distance that the first card may lie aside, and its increase per card, as shares of a card's height."""
TURN, TURNS_MORE = 2.0, 0.22
"""The same for the turn, in degrees."""
WILDEST = 26
"""Number of cards after which the next do not lie wilder."""


@cache
def _strewn(seed: int, at: int) -> tuple[float, float, float]:
    """Shift aside, shift along and turn (−1…1) of card number `at` in the pile of `seed`."""
    chance = Random(f"{seed} {at}")
    return chance.uniform(-1, 1), chance.uniform(-1, 1), chance.triangular(-1, 1)


def dropped(pile: Pose, seed: int, at: int) -> Pose:
    """Pose of card number `at` (from 0) in a pile with its lowest card at `pile`; `seed` is its place."""
    aside, along, turned = _strewn(seed, at)
    wild = min(at, WILDEST)
    far = pile.height * (STRAY + STRAYS_MORE * wild)
    angle = pile.angle + turned * (TURN + TURNS_MORE * wild)
    return Pose(
        pile.x + aside * far, pile.y + along * far * 0.6 - at * RISE * pile.height, pile.height, angle
    )


def sample_means(pile: Pose, seed: int, count: int) -> Sequence[Pose]:
    """Poses of all cards of a pile, the lowest first."""
    return tuple(dropped(pile, seed, at) for at in range(count))
