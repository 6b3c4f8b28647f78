"""The result of a hand, and what makes one of its piles (R-COUNT, R-HAND, V-CH-14 … 18)."""

from typing import Protocol, TypeVar

from msgspec import Struct

Hand = TypeVar("Hand", contravariant=True)


class Outcome(Struct, frozen=True, kw_only=True):
    """The result of a hand and why.

    `points` and `payments` are per place, `winners` are players; `gain` is what each winner scores where
    winning hands are.
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    capot: bool
    gain: int
    payments: tuple[int, ...] | None = None


class Scoring(Protocol[Hand]):
    """How the piles of a hand (a `State`) become a result."""

    @property
    def pays(self) -> bool:
        """Whether payments and a balance are kept."""

    def result(self, state: Hand, /) -> Outcome:
        """The outcome of a hand played out."""

    def unplayed(self, state: Hand, reason: str, /) -> Outcome:
        """The outcome of a hand that is void before it is played."""

    def conceded(self, state: Hand, /) -> Outcome:
        """The outcome of a hand that its caller gives up."""
