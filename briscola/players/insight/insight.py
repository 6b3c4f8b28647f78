"""Result of an evaluation: prospects of all legal actions, the advised one, the source of the values."""

from enum import StrEnum

from msgspec import Struct

from briscola.players.insight.prospects import Prospect


class Source(StrEnum):
    """Source of the values of an insight."""

    EXACT = "exact"
    SEARCH = "search"
    NET = "net"
    RULES = "rules"


class Insight(Struct, frozen=True, kw_only=True):
    """The prospects of all legal actions, in their order, and which is advised: the best by its figures.

    `share` tells how far it is from being as sure as it will be (1); 0 is a first look, before any search.
    """

    prospects: tuple[Prospect, ...]
    best: int
    source: Source
    share: float = 1.0

    @property
    def first_look(self) -> bool:
        """True if a search is still to say what this is worth."""
        return self.share == 0.0

    @property
    def advice(self) -> Prospect:
        """The action that is advised."""
        return self.prospects[self.best]
