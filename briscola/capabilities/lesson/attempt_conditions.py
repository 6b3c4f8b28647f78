"""An attempt of the person in a lesson step, its outcome by the engine, and conditions on it."""

from collections import deque
from collections.abc import Callable

from msgspec import Struct

from briscola.capabilities.lesson.seat import LessonSeat
from briscola.client.view.view import ME
from briscola.engine.actions import Action, Bid, Call, Pass, Play, Sign
from briscola.engine.cards import Card, Suit, card
from briscola.engine.observation import Observation
from briscola.engine.trick import Trick
from briscola.players.signals import true_signs
from briscola.table.referee import play_turn


class Tried(Struct, frozen=True, kw_only=True):
    """An action or sign of the person, with the view before it and the view after its trick."""

    action: Action | Sign
    before: Observation
    after: Observation

    @property
    def card(self) -> Card | None:
        """The card played or called; None for anything else."""
        return self.action.card if isinstance(self.action, Play | Call) else None

    @property
    def trick(self) -> Trick | None:
        """The trick that ended with it; None if no trick ended."""
        return self.after.tricks[-1] if len(self.after.tricks) > len(self.before.tricks) else None

    @property
    def taker(self) -> int | None:
        """Seat that took that trick; None if no trick ended."""
        return None if self.trick is None else self.trick.winner

    @property
    def points(self) -> int:
        """Card points of that trick; 0 if no trick ended."""
        return 0 if self.trick is None else self.trick.points

    @property
    def worth(self) -> int:
        """Card points of the card; 0 if there is no card."""
        return 0 if self.card is None else self.before.rules.ranking.points[self.card]

    @property
    def mine(self) -> int:
        """Points of the person's side afterwards."""
        return sum(self.after.points[seat] for seat in self.before.rules.side_of[ME])

    @property
    def suit(self) -> Suit | None:
        """Suit of the card; None if there is no card."""
        return None if self.card is None else self.card.suit

    @property
    def held_of_suit(self) -> int:
        """Number of cards of that suit in the person's hand before it."""
        return sum(held.suit is self.suit for held in self.before.hand)


When = Callable[[Tried], bool]
"""A condition on an attempt."""


def try_out(at: LessonSeat, action: Action | Sign) -> Tried:
    """Play an action to the end of its trick on a copy of the hand; the step's table does not change."""
    before, table = at.view, at.host.table
    hand = table.hand_before(len(table.log))
    if isinstance(action, str):
        return Tried(action=action, before=before, after=before)
    hand.act(action)
    seats = [at.host.computer(seat) for seat in range(table.rules.players)]
    while hand.view(ME).table and not hand.over:
        deque(play_turn(hand, seats), maxlen=0)
    return Tried(action=action, before=before, after=hand.view(ME))


# ---- conditions


def always(_tried: Tried) -> bool:
    """True for every attempt."""
    return True


def plays(*codes: str) -> When:
    """Condition: one of these cards (by code) is played or called."""
    wanted = {card(code) for code in codes}
    return lambda tried: tried.card in wanted


def takes(tried: Tried) -> bool:
    """True if the person takes the trick."""
    return tried.taker == ME


def loses(tried: Tried) -> bool:
    """True if the other side takes the trick."""
    return tried.taker is not None and tried.taker not in tried.before.rules.side_of[ME]


def trump(tried: Tried) -> bool:
    """True if the card is a trump."""
    return tried.suit is not None and tried.suit is tried.before.trumps


def liscio(tried: Tried) -> bool:
    """True for a card without points, or if there is no card."""
    return tried.worth == 0


def carico(tried: Tried) -> bool:
    """True if the card is worth ten points or more."""
    return tried.worth >= 10


def dearest(tried: Tried) -> bool:
    """True if no card in the hand is worth more."""
    return tried.worth == max(tried.before.rules.ranking.points[held] for held in tried.before.hand)


def wins_hand(tried: Tried) -> bool:
    """True if the person's side has a majority of the points."""
    return tried.mine >= tried.before.rules.majority


def sign(name: Sign) -> When:
    """Condition: this sign is made."""
    return lambda tried: tried.action == name


def true_sign(tried: Tried) -> bool:
    """True if the sign shows what the person holds."""
    return tried.action in true_signs(tried.before)


def bids(tried: Tried) -> bool:
    """True for a bid."""
    return isinstance(tried.action, Bid)


def bids_much(tried: Tried) -> bool:
    """True for a bid of more than two thirds of all points."""
    return isinstance(tried.action, Bid) and tried.action.points * 3 > 2 * tried.before.rules.total


def passes(tried: Tried) -> bool:
    """True for a pass."""
    return isinstance(tried.action, Pass)


def held(tried: Tried) -> bool:
    """True if the card is in the person's own hand."""
    return tried.card in tried.before.hand


def longest_suit(tried: Tried) -> bool:
    """True if the person holds no suit with more cards than this one."""
    suits = [other.suit for other in tried.before.hand]
    return tried.held_of_suit == max(suits.count(suit) for suit in Suit)


def both(*conditions: When) -> When:
    """Condition: all of these hold."""
    return lambda tried: all(condition(tried) for condition in conditions)


def not_(condition: When) -> When:
    """Condition: this does not hold."""
    return lambda tried: not condition(tried)
