"""Result of a hand, and the protocol that computes it from the piles (R-COUNT, R-HAND, V-CH-14 … 18)."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol, TypeVar

from msgspec import Struct

Hand = TypeVar("Hand", contravariant=True)


def together(points: tuple[int, ...], declared: tuple[int, ...] | None) -> tuple[int, ...]:
    """Points of cards plus declared points, place by place."""
    return points if declared is None else tuple(a + b for a, b in zip(points, declared, strict=True))


class HandPoints(Protocol):
    """Points that a hand has given, by place: an `Outcome`, or the event that tells it."""

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the cards in the tricks taken; they add up to the pack."""

    @property
    def declared(self) -> tuple[int, ...] | None:
        """Points without a card; None in games that have none."""


class SideCount(NamedTuple):
    """Points of the places that count together: all that a sheet, a slate or a sentence says of a side."""

    cards: int
    declared: int

    @property
    def total(self) -> int:
        """All its points, by which the hand is won or lost."""
        return self.cards + self.declared


def side_count(hand: HandPoints, places: Iterable[int]) -> SideCount:
    """The count of some places after a hand (R-COUNT, V-MA-3)."""
    there, declared = tuple(places), hand.declared
    return SideCount(
        sum(hand.points[place] for place in there),
        0 if declared is None else sum(declared[place] for place in there),
    )


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
    """Scoring of a hand: turns the piles of a `State` into a result."""

    def __hash__(self) -> int:
        """A number that two equal ones share: what follows from a scoring alone is kept by it."""

    @property
    def pays(self) -> bool:
        """True if hands are paid for and a balance is kept."""

    @property
    def outside(self) -> int:
        """Points that a whole hand always gives without a card."""

    def gain(self, points: int, *, capot: bool) -> int:
        """Winning hands scored by a hand won with so many points; `capot` if every trick was taken."""

    def result(self, state: Hand, /) -> Outcome:
        """The outcome of a hand played out."""

    def unplayed(self, state: Hand, reason: str, /) -> Outcome:
        """The outcome of a hand that is void before it is played."""

    def conceded(self, state: Hand, /) -> Outcome:
        """The outcome of a hand that its caller gives up."""
