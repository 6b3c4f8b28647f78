"""How sharply a player tells what plays are worth: from a slip now and then to always the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random


@dataclass(frozen=True, kw_only=True, slots=True)
class Sharpness:
    """Points by which two plays must differ for the better to be taken `e` times as often, and the most
    that a play may be worse than the best.
    """

    blur: float
    most: float


def pick(worths: Sequence[float], sharpness: Sharpness | None, chance: Random) -> int:
    """The number of the play taken: the first of the best where it is always the best."""
    top = max(worths)
    if sharpness is None:
        return worths.index(top)
    weights = [
        exp((worth - top) / sharpness.blur) if worth >= top - sharpness.most else 0.0 for worth in worths
    ]
    mark = chance.random() * sum(weights)
    for number, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return number
    return worths.index(top)
