"""Expected result of one action, and its form for reading."""

from collections.abc import Sequence
from enum import StrEnum
from math import erf, sqrt

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import Action
from briscola.players.insight.reasons import Reason


class Closeness(StrEnum):
    """Closeness of a choice to the advised one."""

    AS_GOOD = "as_good"  # no difference, within what may be wrong with either
    NEARLY = "nearly"  # next to none, as far as one can tell
    BEHIND = "behind"


class Prospect(Struct, frozen=True, kw_only=True):
    """One legal action: the own side's points at the end of the hand (0 … 120), the chance to win it.

    Where mariannas bring points (V-MA-3) `ahead` is set, and the points are how far the side is then ahead of
    the others (of their mean), declared points included. With a contract the chance is that it is made or,
    for a defender, beaten. Bids and calls have no points: the net that values them tells the chance alone,
    and only of those that are worth a thought; others are not `considered`. `reasons` is what is said of it,
    in this order.
    """

    action: Action
    points: float | None
    chance: float
    reasons: tuple[Reason, ...] = ()
    considered: bool = True
    by_points: bool = False
    """All points count, so that the chance to win the hand says nothing and is not told (V-PT-1)."""
    ahead: bool = False
    closeness: Closeness = Closeness.BEHIND
    """Beside the advised choice; of that itself it says nothing."""
    apart: float = 0.0
    """Points by which it was found to differ from the advised choice, more or fewer."""
    error: float = 0.0
    """Standard error of that, in points."""
    unsure: bool = False
    """True if the error is larger than the difference of the points that are told."""

    @property
    def percent(self) -> int:
        """The chance as it is read: neither certain nor impossible where it is not."""
        whole = round(100 * self.chance)
        return min(99, max(1, whole)) if 0 < self.chance < 1 else whole

    @property
    def whole_points(self) -> int:
        """The points to the nearest whole one."""
        return round(self.points or 0)

    @property
    def told_points(self) -> float:
        """The points as they are read: to a tenth, and never -0."""
        return round(self.points or 0.0, 1) + 0.0

    @property
    def told_error(self) -> float:
        """The error as it is read, to a tenth; 0 where nothing is told of it."""
        return round(self.error, 1) if self.unsure else 0.0

    @property
    def figures(self) -> tuple[int, float]:
        """Figures that the table shows and that choices are compared by: the chance, then the points."""
        return 0 if self.by_points else self.percent, self.told_points

    @property
    def rough_figures(self) -> tuple[int, int]:
        """The same in whole points: what a search cannot tell apart for sure is alike by these."""
        return 0 if self.by_points else self.percent, self.whole_points

    def reads_like(self, other: "Prospect") -> bool:
        """True if the figures are the same, to a tenth or in whole points."""
        return self.figures == other.figures or self.rough_figures == other.rough_figures


def by_figures(
    prospects: Sequence[Prospect], best: int, alike: Closeness = Closeness.AS_GOOD
) -> tuple[Prospect, ...]:
    """The prospects with their closeness to the best; `alike` is that of choices with the same figures.

    Proven ones (as good if alike) have the same to a tenth, others in whole points. None is told as better.
    """
    own = prospects[best]

    def like(each: Prospect) -> bool:
        if alike is Closeness.AS_GOOD:
            return each.figures == own.figures
        return each.reads_like(own)

    return tuple(
        replace(
            no_better(each, own) if each.figures > own.figures else each,
            closeness=alike if like(each) else each.closeness,
            apart=abs((each.points or 0.0) - (own.points or 0.0)),
        )
        for each in prospects
    )


def no_better(prospect: Prospect, advised: Prospect) -> Prospect:
    """A choice with figures no higher than those of the advised one."""
    points, own = prospect.points or 0.0, advised.points or 0.0
    return replace(
        prospect,
        points=None if prospect.points is None else min(points, own),
        chance=min(prospect.chance, advised.chance),
    )


def chance_of(final: float, target: int, spread: float) -> float:
    """The chance that points expected to be `final` come to `target`, with that standard deviation."""
    return 0.5 * (1.0 + erf((final - target + 0.5) / (spread * sqrt(2.0))))


def by_both(found: Sequence[tuple[float, float]], hand: float) -> list[tuple[float, float]]:
    """The figures with chances by points and chance together: near even half by each.

    The net tells points better than chances (`nets.tricks.player`), so that a player who goes by the chance
    alone plays worse than the maestro. `hand` are the points that a whole hand is worth near even; the
    further from it, the less points say.
    """
    points, chance, trust = reference(found, hand)
    return [(mine, own + trust * (chance - own + (mine - points) / hand)) for mine, own in found]


def reference(found: Sequence[tuple[float, float]], hand: float) -> tuple[float, float, float]:
    """Points and chance of the best choice by both, and the share of points in `by_both`."""
    points, chance = max(found, key=lambda each: each[0] + hand * each[1])
    return points, chance, 2 * chance * (1 - chance)
