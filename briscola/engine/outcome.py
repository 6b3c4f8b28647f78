"""The result of a hand, and what makes one of its piles (R-COUNT, R-HAND, V-CH-14 … 18)."""

from typing import Protocol, TypeVar

from msgspec import Struct

Hand = TypeVar("Hand", contravariant=True)


def together(points: tuple[int, ...], declared: tuple[int, ...] | None) -> tuple[int, ...]:
    """The points of cards and those declared, place by place."""
    return points if declared is None else tuple(a + b for a, b in zip(points, declared, strict=True))


class Outcome(Struct, frozen=True, kw_only=True):
    """The result of a hand and why.

    `points` and `payments` are per place, `winners` are players; `gain` is what each winner scores where
    winning hands are; `declared` are points beside those of the cards, per place (V-MA-3).
    """

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    capot: bool
    gain: int
    payments: tuple[int, ...] | None = None
    declared: tuple[int, ...] | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        """All points of each place, those of the cards and the declared ones."""
        return together(self.points, self.declared)


class Scoring(Protocol[Hand]):
    """How the piles of a hand (a `State`) become a result."""

    @property
    def pays(self) -> bool:
        """Whether payments and a balance are kept."""

    def gain(self, points: int, *, capot: bool) -> int:
        """What a hand won with so many points scores where winning hands are."""

    def result(self, state: Hand, /) -> Outcome:
        """The outcome of a hand played out."""

    def unplayed(self, state: Hand, reason: str, /) -> Outcome:
        """The outcome of a hand that is void before it is played."""

    def conceded(self, state: Hand, /) -> Outcome:
        """The outcome of a hand that its caller gives up."""
