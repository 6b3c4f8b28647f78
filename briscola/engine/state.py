"""The whole truth of one hand, frozen. Only the table and the engine hold it."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from briscola.engine.actions import Bid
from briscola.engine.cards import Card, Suit
from briscola.engine.events import Signalled
from briscola.engine.outcome import Outcome, together
from briscola.engine.rules import Rules
from briscola.engine.trick import TableCard, Trick


class Said(NamedTuple):
    """A sign and the number of the trick in which it was made, counted from 1."""

    trick: int
    signal: Signalled


class Declaration(NamedTuple):
    """A marianna, and the number of the trick before whose lead it was declared, counted from 1 (V-MA-2)."""

    trick: int
    seat: int
    suit: Suit
    points: int


def trumps_in(trick: int, declared: Sequence[Declaration]) -> Suit | None:
    """The trumps of a trick (from 1) where declarations make them: the last before its lead (V-MA-2)."""
    return next((made.suit for made in reversed(declared) if made.trick <= trick), None)


class State(Struct, frozen=True, kw_only=True):
    """One hand at one moment. `hands`, `points` and `known` are per place."""

    rules: Rules
    dealer: int
    order: tuple[int, ...]
    successor: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]  # in drawing order, the turned card last
    turned: Card | None
    trumps: Suit | None
    points: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]  # cards everybody knows to be in a hand
    stage: int = 0
    to_act: int | None = None
    leader: int | None = None
    table: tuple[TableCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    bids: tuple[tuple[int, Bid | None], ...] = ()  # None is a pass
    bid: Bid | None = None
    caller: int | None = None
    called: Card | None = None
    partner: int | None = None  # equal to the caller in mano
    settled: bool = False  # the exchange has been declined this turn
    declared: tuple[Declaration, ...] = ()
    said: tuple[Said, ...] = ()
    outcome: Outcome | None = None
    times: int = 1  # how often the hand is paid (V-CH-28)
    more: int = 0  # what a win counts beyond its size (V-SU-7)

    @property
    def contract(self) -> int | None:
        """The points promised, once the auction is won."""
        return None if self.caller is None or self.bid is None else self.bid.points

    @property
    def declared_points(self) -> tuple[int, ...] | None:
        """Points declared by place; None in games without declarations (V-MA-3)."""
        if self.rules.marianna is None:
            return None
        points = [0] * len(self.order)
        for made in self.declared:
            points[made.seat] += made.points
        return tuple(points)

    @property
    def totals(self) -> tuple[int, ...]:
        """All points of each place so far, those of the cards and the declared ones."""
        return together(self.points, self.declared_points)
