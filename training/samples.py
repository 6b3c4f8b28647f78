"""Training samples: decisions of self-play, and the targets of both heads by TD(λ)."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from briscola.players.nets.arrays import Bools, Floats, Ints
from briscola.players.nets.card_rows import PACK_POINTS
from training.bags import Bags, joined

POINTS, WIN = 0, 1  # the columns of values and of targets

Rows = NDArray[np.uint16]
Values = NDArray[np.float32]


@dataclass(frozen=True, kw_only=True, eq=False)
class Samples:
    """Decisions in rows: what was seen, the action taken, and the targets of both heads."""

    observations: Bags
    actions: Rows
    targets: Values

    def __len__(self) -> int:
        return len(self.actions)

    def picked(self, lines: Ints) -> "Samples":
        """Those samples, in that order, some perhaps several times."""
        return Samples(
            observations=self.observations.picked(lines),
            actions=self.actions[lines],
            targets=self.targets[lines],
        )


def merged(samples: Sequence[Samples]) -> Samples:
    """All of them under each other."""
    return Samples(
        observations=joined([s.observations for s in samples]),
        actions=np.concatenate([s.actions for s in samples]),
        targets=np.concatenate([s.targets for s in samples]),
    )


@dataclass(frozen=True, kw_only=True, eq=False)
class Decisions:
    """Decisions of one moment at some tables (`rows`): the seats, what they saw, the actions taken.

    `best` are both values of the greedy action, `strayed` tells where another was explored, and `points` are
    those of the decider's side so far.
    """

    rows: Ints
    seats: Ints
    seen: Bags
    taken: Ints
    best: Values
    strayed: Bools
    points: Ints | Floats


def returns(
    points: Ints | Floats, won: Floats, decisions: Sequence[Decisions], trace: float
) -> tuple[list[Values], Values]:
    """The TD(λ) targets of plays (Sutton 1988), λ being `trace`; and by table and seat, of the first play.

    `points` (of the seat's side) and `won` are those of the end, by table and seat. λ 1 takes the final
    result (Monte Carlo); less mixes in, at each later decision of the seat, what the net expects there. An
    explored action is never held against the decisions before it (as in Watkins' Q(λ)).
    """
    points = points.copy()
    ahead: Values = np.stack((np.zeros(points.shape), won), axis=-1).astype(np.float32)
    found: list[Values] = []
    for d in reversed(decisions):
        ahead[d.rows, d.seats, POINTS] += (points[d.rows, d.seats] - d.points) / PACK_POINTS
        points[d.rows, d.seats] = d.points
        found.append(step_back(ahead, d, trace))
    return found[::-1], ahead


def step_back(ahead: Values, d: Decisions, trace: float) -> Values:
    """The targets of one decision; before it, what it was worth is what comes `ahead` of its seat."""
    target: Values = ahead[d.rows, d.seats]
    weight = np.where(d.strayed, 0.0, trace).astype(np.float32)[:, None]
    ahead[d.rows, d.seats] = weight * target + (1 - weight) * d.best
    return target
