"""The result of a hand, and what makes one of its piles (R-COUNT, R-HAND, V-CH-14 … 18)."""

from typing import Protocol, TypeVar

from msgspec import Struct

Hand = TypeVar("Hand", contravariant=True)

VOID = frozenset({"tie", "passed_out", "void"})
"""The reasons of hands that do not count (R-HAND-3/5, R-MATCH-2, V-CH-6)."""


class Outcome(Struct, frozen=True, kw_only=True):
    """The result of a hand and why.

    `points` and `payments` are per place, `winners` are players; `gain` is what each winner scores.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    capot: bool
    gain: int
    payments: tuple[int, ...] | None = None

    @property
    def counted(self) -> bool:
        """Whether the hand counts for the match."""
        return self.reason not in VOID


class Scoring(Protocol[Hand]):
    """How the piles of a hand (a `State`) become a result."""

    @property
    def pays(self) -> bool:
        """Whether payments and a balance are kept."""

    def result(self, state: Hand, /) -> Outcome:
        """The outcome of a hand played out."""

    def passed_out(self, state: Hand, /) -> Outcome:
        """The outcome of an auction in which nobody bid."""
