"""Certainty of differences: between two choices, and between two ways of playing on."""

from math import hypot

from briscola.players.insight.prospects import Closeness, Prospect

TELLS = 0.5
"""Points below which a difference does not count."""
NEAR = 1.0
"""Points up to which a difference is next to none."""
COSTLY = 2.0
"""Points from which a difference matters."""
FAR = 3.0
"""Points above which nothing is told as nearly as good, even where a better chance makes up for them."""
SURE, CERTAIN = 2.0, 3.0
"""Standard errors for two tests: one thing is better (SURE), two are held to be the same (CERTAIN)."""

Beside = tuple[float, float]
"""Points that a choice is behind another (below 0: ahead), and the standard error."""


def better(apart: float, error: float) -> bool:
    """True if a lead of so many points counts and is beyond doubt."""
    return apart >= TELLS and apart > SURE * error


def alike(apart: float, error: float) -> bool:
    """True if so many points do not count, or may be due to chance: one error of the search."""
    return apart < TELLS or apart <= error


def closeness(
    prospect: Prospect, advised: Prospect, *beside: Beside, exact: bool = False, dear: bool = False
) -> Closeness:
    """Closeness of a choice to the advised one.

    `beside` says how far it is behind that one, and behind the best. Of choices of which one is `dear` none
    is as good as the other, unless values are `exact` or the hand is decided.
    """
    decided = not prospect.by_points and prospect.chance == advised.chance in (0.0, 1.0)
    same = prospect.figures == advised.figures if exact else prospect.figures[0] == advised.figures[0]
    within = prospect.apart <= TELLS and all(abs(apart) + CERTAIN * error <= TELLS for apart, error in beside)
    if (exact or decided or not dear) and same and within:
        return Closeness.AS_GOOD
    near = prospect.apart <= FAR and all(abs(apart) + SURE * error <= NEAR for apart, error in beside)
    return Closeness.NEARLY if near or prospect.reads_like(advised) else Closeness.BEHIND


def is_certain(prospect: Prospect, advised: Prospect, beside: Beside) -> bool:
    """True if more samples would change nothing of what is said.

    That is: it is known whether the choice is better, and where the two read alike they are alike.
    """
    apart, error = beside
    same = prospect.reads_like(advised)
    return abs(apart + TELLS) >= CERTAIN * error and (not same or abs(apart) + SURE * error <= NEAR)


def both(first: Beside, second: Beside) -> Beside:
    """Points that a choice is behind by two ways of playing on together, and the standard error.

    Each is a mean with its own error of sampling; what the two disagree about is an error of the model.
    """
    (one, error), (other, other_error) = first, second
    return (one + other) / 2, hypot(error / 2, other_error / 2, (one - other) / 2)
