"""How sharply a player tells what plays are worth: from a slip now and then to always the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random


@dataclass(frozen=True, kw_only=True, slots=True)
class Sharpness:
    """In points: how much more a play must be worth to be taken `e` times as often, and the most that one
    may be worse than the best.
    """

    blur: float
    most: float

    def eased(self, factor: float) -> "Sharpness":
        """The same, so many times as blurred."""
        return Sharpness(blur=factor * self.blur, most=factor * self.most)


SHARP = Sharpness(blur=1.0, most=0.0)
"""Always the best."""


def pick(worths: Sequence[float], barred: Sequence[bool], sharpness: Sharpness, chance: Random) -> int:
    """The number of the play taken: one of the best, or not much worse and not barred."""
    top = max(worths)
    best = worths.index(top)
    weights = [
        exp((worth - top) / sharpness.blur) if worth >= top - sharpness.most and not bar else 0.0
        for worth, bar in zip(worths, barred, strict=True)
    ]
    weights[best] = 1.0
    mark = chance.random() * sum(weights)
    for number, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return number
    return best
