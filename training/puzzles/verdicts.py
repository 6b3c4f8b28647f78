"""Verdict on a position: the value of every choice, and the reason for the best."""

from dataclasses import dataclass

from briscola.capabilities.puzzles.puzzle import ProofKind
from briscola.engine.actions import Action
from briscola.players.insight.reasons import Reason
from briscola.players.insight.significance import Beside

MARGIN, ERRORS = 3.0, 4.0
"""The right choice is ahead of every other by so many points, and by so many standard errors."""
SECOND_MARGIN, SECOND_ERRORS = 2.0, 3.0
"""And where everybody errs, by so many."""
THIRD_ERRORS = 2.0
"""By rules no other is ahead by so many standard errors."""
ROUNDING = 0.01
"""Figures are kept to three digits."""
EXACT_MARGIN = 2
"""Points by which the right choice is ahead where all is known, unless it gains the hand itself."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Valued:
    """An action with its final points, its chance, and what it is behind the best ± an error; of bids the
    payment in place of the points.
    """

    action: Action
    points: float
    chance: float
    cost: float
    error: float
    payment: float | None = None
    second: Beside = (0.0, 0.0)
    """Points behind the best, ± an error, if everybody errs to the last card."""
    third: Beside = (0.0, 0.0)
    """And where rule players go on, who know little of the end."""

    @property
    def clearly(self) -> bool:
        """True if it is behind beyond doubt by two ways of playing on, and not surely ahead by rules."""
        less, error = self.second
        first = self.cost >= MARGIN and self.cost > ERRORS * self.error + ROUNDING
        second = less >= SECOND_MARGIN and less > SECOND_ERRORS * error
        return first and second and self.third[0] >= -THIRD_ERRORS * self.third[1]


@dataclass(frozen=True, kw_only=True, slots=True)
class Verdict:
    """The values of a position, the best first, and the reason for the best."""

    values: tuple[Valued, ...]
    reason: Reason
    proof: ProofKind
    samples: int
    ahead: bool
    by_points: bool

    @property
    def only_one(self) -> bool:
        """True if exactly one choice is right, by a clear margin."""
        best, *others = self.values
        if self.proof is ProofKind.EXACT:
            return all(_clearly(best, other, by_points=self.by_points) for other in others)
        return all(other.clearly for other in others)


def _clearly(best: Valued, other: Valued, *, by_points: bool) -> bool:
    if not by_points and best.chance != other.chance:
        return best.chance > other.chance
    return best.points - other.points >= EXACT_MARGIN
