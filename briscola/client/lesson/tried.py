"""What the person has tried in a step and what came of it, by the engine; conditions on it are data."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from briscola.client.lesson.evening import LessonSession
from briscola.client.session import EmptyChair
from briscola.client.view import ME
from briscola.engine.actions import Action, Bid, Call, Pass, Play, Sign
from briscola.engine.cards import Card, Suit, card
from briscola.engine.observation import Observation
from briscola.engine.trick import Trick
from briscola.players.talk.signals import true_signs
from briscola.referee import play_turn


@dataclass(frozen=True, kw_only=True, slots=True)
class Tried:
    """An action or a sign of the person, what was seen before, and after the trick to which it belongs."""

    action: Action | Sign
    before: Observation
    after: Observation

    @property
    def card(self) -> Card | None:
        """The card played or called."""
        return self.action.card if isinstance(self.action, Play | Call) else None

    @property
    def trick(self) -> Trick | None:
        """The trick that ended with it."""
        return self.after.tricks[-1] if len(self.after.tricks) > len(self.before.tricks) else None

    @property
    def taker(self) -> int | None:
        """Who took that trick."""
        return None if self.trick is None else self.trick.winner

    @property
    def points(self) -> int:
        """What the trick was worth."""
        return 0 if self.trick is None else self.trick.points

    @property
    def worth(self) -> int:
        """What the card is worth."""
        return 0 if self.card is None else self.before.rules.ranking.points[self.card]

    @property
    def mine(self) -> int:
        """The points of the person's side after it."""
        return sum(self.after.points[seat] for seat in self.before.rules.side_of[ME])

    @property
    def suit(self) -> Suit | None:
        """The suit of the card."""
        return None if self.card is None else self.card.suit

    @property
    def held_of_suit(self) -> int:
        """How many cards of that suit the person holds."""
        return sum(held.suit is self.suit for held in self.before.hand)


When = Callable[[Tried], bool]
"""A condition on what was tried."""


def try_out(session: LessonSession, action: Action | Sign) -> Tried:
    """Play an action out to the end of its trick on a copy of the hand; the session stays as it is."""
    before = session.own_view
    hand = session.table.hand_before(len(session.table.log))
    if isinstance(action, str):
        return Tried(action=action, before=before, after=before)
    hand.act(action)
    seats = [EmptyChair(), *(session.computer(seat) for seat in range(1, session.table.rules.players))]
    while hand.view(ME).table and not hand.over:
        deque(play_turn(hand, seats), maxlen=0)
    return Tried(action=action, before=before, after=hand.view(ME))


# ---- conditions


def always(_tried: Tried) -> bool:
    """Whatever was tried."""
    return True


def plays(*codes: str) -> When:
    """One of these cards is played or called."""
    wanted = {card(code) for code in codes}
    return lambda tried: tried.card in wanted


def takes(tried: Tried) -> bool:
    """The person takes the trick."""
    return tried.taker == ME


def loses(tried: Tried) -> bool:
    """The other side takes the trick."""
    return tried.taker is not None and tried.taker not in tried.before.rules.side_of[ME]


def trump(tried: Tried) -> bool:
    """It is a trump."""
    return tried.suit is not None and tried.suit is tried.before.trumps


def liscio(tried: Tried) -> bool:
    """It is a card without points."""
    return tried.worth == 0


def carico(tried: Tried) -> bool:
    """It is an ace or a three, or what else is worth ten points and more."""
    return tried.worth >= 10


def dearest(tried: Tried) -> bool:
    """No card in the hand is worth more."""
    return tried.worth == max(tried.before.rules.ranking.points[held] for held in tried.before.hand)


def wins_hand(tried: Tried) -> bool:
    """The points are enough to have won."""
    return tried.mine >= tried.before.rules.majority


def sign(name: Sign) -> When:
    """It is that sign."""
    return lambda tried: tried.action == name


def true_sign(tried: Tried) -> bool:
    """The sign shows what the person holds."""
    return tried.action in true_signs(tried.before)


def bids(tried: Tried) -> bool:
    """It is a bid."""
    return isinstance(tried.action, Bid)


def bids_much(tried: Tried) -> bool:
    """It promises more than two thirds of all points."""
    return isinstance(tried.action, Bid) and tried.action.points * 3 > 2 * tried.before.rules.total


def passes(tried: Tried) -> bool:
    """It leaves the auction."""
    return isinstance(tried.action, Pass)


def held(tried: Tried) -> bool:
    """The card called lies in the person's own hand."""
    return tried.card in tried.before.hand


def longest_suit(tried: Tried) -> bool:
    """The person holds no suit with more cards."""
    suits = [other.suit for other in tried.before.hand]
    return tried.held_of_suit == max(suits.count(suit) for suit in Suit)


def both(*conditions: When) -> When:
    """All of these are so."""
    return lambda tried: all(condition(tried) for condition in conditions)


def not_(condition: When) -> When:
    """That is not so."""
    return lambda tried: not condition(tried)
