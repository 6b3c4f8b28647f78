"""What one action is expected to come to."""

from dataclasses import dataclass
from math import erf, sqrt

from briscola.engine.actions import Action
from briscola.players.insight.reasons import Reason


@dataclass(frozen=True, kw_only=True, slots=True)
class Prospect:
    """One legal action: the own side's points at the end of the hand (0 … 120), the chance to win it.

    With a contract the chance is that it is made or, for a defender, beaten. `reasons`: for it first.
    """

    action: Action
    points: float
    chance: float
    reasons: tuple[Reason, ...] = ()


def chance_of(final: float, target: int, spread: float) -> float:
    """The chance that points expected to be `final` come to `target`, with that standard deviation."""
    return 0.5 * (1.0 + erf((final - target + 0.5) / (spread * sqrt(2.0))))
