"""The softmax policy: how sharply a player tells action values apart, from a slip now and then to never."""

from collections.abc import Sequence
from math import exp
from random import Random

from msgspec import Struct


class SoftmaxPolicy(Struct, frozen=True, kw_only=True):
    """In points: an action better by `temperature` is taken `e` times as often; none worse than the best by
    more than `cutoff` is taken at all.
    """

    temperature: float
    cutoff: float

    def scaled(self, factor: float) -> "SoftmaxPolicy":
        """The policy for values that lie `factor` times as far apart."""
        return SoftmaxPolicy(temperature=factor * self.temperature, cutoff=factor * self.cutoff)


GREEDY = SoftmaxPolicy(temperature=1.0, cutoff=0.0)
"""Always the best."""


def sample_action(
    action_values: Sequence[float], barred: Sequence[bool], policy: SoftmaxPolicy, rng: Random
) -> int:
    """The number of the action taken: one of the best, or not much worse and not barred."""
    top = max(action_values)
    best = action_values.index(top)
    weights = [
        exp((value - top) / policy.temperature) if value >= top - policy.cutoff and not bar else 0.0
        for value, bar in zip(action_values, barred, strict=True)
    ]
    weights[best] = 1.0
    mark = rng.random() * sum(weights)
    for number, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return number
    return best
