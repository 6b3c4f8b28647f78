"""What is known of a decision: the prospects of every legal action, which is advised, where it comes from."""

from dataclasses import dataclass
from enum import StrEnum

from briscola.players.insight.prospects import Prospect


class Source(StrEnum):
    """Where the values of an insight come from."""

    EXACT = "exact"
    SEARCH = "search"
    NET = "net"
    RULES = "rules"


@dataclass(frozen=True, kw_only=True, slots=True)
class Insight:
    """The prospects of all legal actions, in their order, and which is advised: the best by its figures.

    `share` tells how far it is from being as sure as it will be (1).
    """

    prospects: tuple[Prospect, ...]
    best: int
    source: Source
    share: float = 1.0

    @property
    def advice(self) -> Prospect:
        """The action that is advised."""
        return self.prospects[self.best]
