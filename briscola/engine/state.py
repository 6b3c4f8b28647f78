"""The whole truth of one hand, frozen. Only the table and the engine hold it."""

from typing import NamedTuple

from msgspec import Struct

from briscola.engine.actions import Bid
from briscola.engine.cards import Card, Suit
from briscola.engine.events import Signalled
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.trick import TableCard, Trick


class Said(NamedTuple):
    """A sign and the number of the trick in which it was made, counted from 1."""

    trick: int
    signal: Signalled


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
    said: tuple[Said, ...] = ()
    outcome: Outcome | None = None

    @property
    def contract(self) -> int | None:
        """The points promised, once the auction is won."""
        return None if self.caller is None or self.bid is None else self.bid.points
