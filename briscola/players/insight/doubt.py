"""How sure a difference is: what tells two choices apart, and what two ways of playing on disagree about."""

from math import hypot

from briscola.players.insight.prospects import Closeness, Prospect

TELLS = 0.5
"""A difference of fewer points is none."""
NEAR = 1.0
"""One of no more points is next to none."""
COSTLY = 2.0
"""One of so many matters."""
SURE, CERTAIN = 2.0, 3.0
"""Standard errors by which one thing is better, and within which two are held to be the same."""

Beside = tuple[float, float]
"""How many points a choice is behind another (below 0: ahead), and the standard error."""


def better(apart: float, error: float) -> bool:
    """Whether so many points tell something, beyond doubt."""
    return apart >= TELLS and apart > SURE * error


def closeness(prospect: Prospect, advised: Prospect, *beside: Beside) -> Closeness:
    """How a choice stands beside the advised one, by how far it is behind that, and behind the best."""
    alike = prospect.figures == advised.figures
    if alike and all(abs(apart) + CERTAIN * error <= TELLS for apart, error in beside):
        return Closeness.AS_GOOD
    if alike or all(abs(apart) + SURE * error <= NEAR for apart, error in beside):
        return Closeness.NEARLY
    return Closeness.BEHIND


def settled(prospect: Prospect, advised: Prospect, beside: Beside) -> bool:
    """Whether more samples would change nothing of what is said: that it is not better by what tells, and
    where the two read alike, that they are so.
    """
    apart, error = beside
    alike = prospect.figures == advised.figures
    return apart - CERTAIN * error >= -TELLS and (not alike or abs(apart) + SURE * error <= NEAR)


def both(first: Beside, second: Beside) -> Beside:
    """How far a choice is behind by two ways of playing on together.

    Each is a mean with its own error of sampling; what the two disagree about is an error of the model.
    """
    (one, error), (other, other_error) = first, second
    return (one + other) / 2, hypot(error / 2, other_error / 2, (one - other) / 2)
