"""Course of a family: the plan of its net, its input shape, its hands of self-play, its yardsticks."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from briscola.players.nets.net import Arrays
from training.evaluator import Evaluator
from training.model import Shape
from training.samples import Samples

Strength = Mapping[str, Mapping[str, tuple[float, float]]]
"""By game and yardstick: what a net gains over it a hand, and the standard error."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Training plan: width of the net; hands of self-play in a batch; decisions in a minibatch, times that
    each is learnt from (replay ratio), and batches of each game that are remembered; λ of the targets
    (`trace`), learning rate, the share of it left at the end of a run (`cooled`), pace of the moving average
    a step; seconds between reports, deals of each."""

    width: int = 256
    hands: int = 2048
    minibatch: int = 1024
    replay_ratio: float = 0.5
    batches: int = 8
    trace: float = 0.9
    rate: float = 2e-3
    cooled: float = 1.0
    pace: float = 0.005
    every: float = 300.0
    deals: int = 2000

    def rate_after(self, share: float) -> float:
        """The learning rate once that share of a run's time is over: its logarithm falls evenly."""
        rate: float = self.rate * self.cooled**share
        return rate

    def told(self) -> dict[str, object]:
        """Fields by name, for a net's story."""
        return dict(vars(self))


@dataclass(frozen=True, kw_only=True, eq=False)
class Batch:
    """The samples of some hands, and what else is counted of them."""

    samples: Samples
    counts: Mapping[str, Mapping[str, int]]


class Course(Protocol):
    """A family of games that one net learns together."""

    @property
    def plan(self) -> Plan:
        """Training plan; plans may have fields of their own."""

    @property
    def games(self) -> int:
        """Number of games that take turns."""

    def shape(self, width: int) -> Shape:
        """Input shape of a net of that width."""

    def fitted(self, arrays: Arrays) -> Arrays:
        """The arrays of another net as this one may begin from them, where it has fewer rows."""

    def play(self, net: Evaluator, *, number: int, seed: int) -> Batch:
        """The hands of batch `number`: the same for the same seed and net."""

    def strength(self, net: Arrays, shipped: Path | None) -> Strength:
        """The net against fixed yardsticks, among them the shipped net, always in the same deals."""
