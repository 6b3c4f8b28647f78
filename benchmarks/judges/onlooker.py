"""Certain facts for somebody who looks over a seat's shoulder, worked out anew from the observation.

Nothing of the players' models is used here, so that what they say of a position can be held against it.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from briscola.engine.actions import Call, Exchange, Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow
from briscola.engine.trick import TableCard, winning


@dataclass(frozen=True)
class Onlooker:
    """The position of a seat that is asked for an action."""

    view: Observation

    # ---- cards

    @property
    def actor(self) -> int:
        """The place whose card is played: an open dummy's, or one's own."""
        return self.view.seat if self.view.to_act is None else self.view.to_act

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The cards that are played from."""
        return self.view.hand if self.actor == self.view.seat else self.view.open[self.actor]

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played or called."""
        return tuple(a.card for a in self.view.legal if isinstance(a, Play | Call))

    @cached_property
    def exchange(self) -> bool:
        return isinstance(self.view.legal[0], Exchange)

    def points(self, card: Card) -> int:
        return self.view.rules.ranking.points[card]

    def strength(self, card: Card) -> int:
        return self.view.rules.ranking.strength[card]

    def trump(self, card: Card) -> bool:
        return card.suit is self.view.trumps

    @cached_property
    def gone(self) -> frozenset[Card]:
        """Cards played in this hand."""
        past = [play.card for trick in self.view.tricks for play in trick.plays]
        return frozenset([*past, *(play.card for play in self.view.table)])

    @cached_property
    def shown(self) -> dict[int, tuple[Card, ...]]:
        """Cards that are known to be in a place's hand, but for the actor's."""
        found = {**self.view.known, **self.view.open}
        if self.actor != self.view.seat:
            found.pop(self.actor, None)
            found[self.view.seat] = self.view.hand
        return found

    @cached_property
    def turned(self) -> Card | None:
        """The turned card, as long as it lies there."""
        return self.view.turned if self.view.stock_count else None

    @cached_property
    def out(self) -> frozenset[Card]:
        """Every card that is neither played nor in the hand that is played from."""
        return frozenset(self.view.rules.pack) - self.gone - frozenset(self.hand)

    @cached_property
    def hidden(self) -> frozenset[Card]:
        """Those of which nobody knows where they are."""
        placed = {c for cards in self.shown.values() for c in cards}
        return self.out - placed - {self.turned}

    @cached_property
    def must_follow(self) -> bool:
        follow = self.view.rules.follow
        return follow is Follow.ALWAYS or (follow is Follow.STOCK_OUT and not self.view.stock_count)

    def may_hold(self, place: int) -> frozenset[Card]:
        """The cards that another place may hold."""
        sure = self.shown.get(place, ())
        if len(sure) >= self.view.counts[place]:
            return frozenset(sure)
        return frozenset(sure) | frozenset(c for c in self.hidden if c.suit not in self._lacked(place))

    def _lacked(self, place: int) -> Collection[object]:
        """Suits that a place did not follow since nobody draws any more."""
        rules = self.view.rules
        if rules.follow is Follow.FREE or self.view.stock_count:
            return ()
        tables = [trick.plays for trick in self.view.tricks[rules.tricks - rules.hand_size :]]
        return {
            table[0].card.suit
            for table in (*tables, self.view.table)
            for play in table
            if play.seat == place and play.card.suit is not table[0].card.suit
        }

    def may_play(self, place: int, table: Sequence[TableCard]) -> frozenset[Card]:
        """The cards that another place may play to that trick."""
        cards = self.may_hold(place)
        known = len(self.shown.get(place, ())) >= self.view.counts[place]
        if known and self.must_follow and table:
            return frozenset(c for c in cards if c.suit is table[0].card.suit) or cards
        return cards

    # ---- sides

    def friend(self, place: int) -> bool | None:
        """True if a place is on the decider's side; None if nobody can tell yet."""
        view = self.view
        if place == view.seat:
            return True
        if view.caller is None:
            return place in view.rules.side_of[view.seat]
        holders = self.callers_partner
        together = {(place in (view.caller, one)) == (view.seat in (view.caller, one)) for one in holders}
        return together.pop() if len(together) == 1 else None

    @cached_property
    def callers_partner(self) -> tuple[int, ...]:
        """The places that may be the holder of the called card."""
        view = self.view
        assert view.called is not None
        if view.called in view.hand:
            return (view.seat,)
        for table in (*(trick.plays for trick in view.tricks), view.table):
            for play in table:
                if play.card == view.called:
                    return (play.seat,)
        for place, cards in view.open.items():
            if view.called in cards:
                return (place,)
        others = (s for s in range(view.rules.places) if s not in (view.seat, self.actor))
        return tuple(s for s in others if view.counts[s] > len(self.shown.get(s, ())))

    def side_points(self, place: int) -> int:
        """The points of the side of a place, as far as it is known: at least these."""
        view = self.view
        if view.caller is None and not view.rules.two_sides:
            return view.points[place]
        friend = self.friend(place)
        return sum(view.points[s] for s in range(view.rules.places) if self.friend(s) is friend)

    def declared_points(self, place: int) -> int:
        """Points that a place has declared, with those that it is paid when it leads (V-MA-6)."""
        view = self.view
        mine = [made for made in view.declared if made.seat == place]
        return sum(made.points or (40 if made.suit is view.trumps else 20) for made in mine)

    @property
    def goal(self) -> int:
        """The points that decide the hand for one's side."""
        return self.view.rules.target(self.view.contract, calls=self.friend_of_caller)

    @property
    def goal_of_others(self) -> int:
        return self.view.rules.target(self.view.contract, calls=not self.friend_of_caller)

    @property
    def friend_of_caller(self) -> bool:
        return self.view.caller is not None and self.friend(self.view.caller) is True

    # ---- the trick

    @cached_property
    def later(self) -> tuple[int, ...]:
        """The places that play after the actor."""
        order = self.view.rules.order(self.view.dealer)
        at = order.index(self.actor)
        played = {play.seat for play in self.view.table}
        return tuple(s for s in (*order[at + 1 :], *order[:at]) if s not in played)

    def with_card(self, card: Card) -> tuple[TableCard, ...]:
        return (*self.view.table, TableCard(self.actor, card))

    def winner(self, card: Card) -> TableCard:
        """Place and card that hold the trick once `card` lies there."""
        return winning(self.with_card(card), self.view.trumps, self.view.rules.ranking)

    @cached_property
    def held_by(self) -> TableCard | None:
        """Place and card that hold the trick before the actor plays; None if the actor leads."""
        table = self.view.table
        return winning(table, self.view.trumps, self.view.rules.ranking) if table else None

    @property
    def lying(self) -> int:
        """The points on the table."""
        return sum(self.points(play.card) for play in self.view.table)

    def takes(self, card: Card) -> bool:
        """True if a card holds the trick once it lies there."""
        return self.winner(card).seat == self.actor

    def can_beat(self, place: int, best: Card, table: Sequence[TableCard]) -> bool:
        """True if a place may take the trick from the card `best`."""
        beats = self.view.rules.ranking.beats
        return any(beats(c, best, self.view.trumps) for c in self.may_play(place, table))

    def beatable_by(self, card: Card, places: Sequence[int]) -> bool:
        """True if one of these places may take the trick once `card` lies there."""
        best, table = self.winner(card).card, self.with_card(card)
        return any(self.can_beat(place, best, table) for place in places)

    def threats(self, card: Card) -> frozenset[Card]:
        """The cards with which somebody who is no certain friend may take the trick after a card."""
        best, table = self.winner(card).card, self.with_card(card)
        beats = self.view.rules.ranking.beats
        foes = [s for s in self.later if self.friend(s) is not True]
        return frozenset(c for s in foes for c in self.may_play(s, table) if beats(c, best, self.view.trumps))

    def ours(self, card: Card) -> bool:
        """True if one's own side is certain of the trick once `card` lies there."""
        return self.friend(self.winner(card).seat) is True and not self.threats(card)

    def lost(self, card: Card) -> bool:
        """True if another side is certain of the trick once `card` lies there."""
        hopes = [s for s in self.later if self.friend(s) is not False]
        return self.friend(self.winner(card).seat) is False and not self.beatable_by(card, hopes)

    def last_trump(self, card: Card) -> bool:
        """True if a card is the only trump in hand."""
        return [c for c in self.hand if self.trump(c)] == [card]

    def highest_trump(self, card: Card) -> bool:
        """True if a card is a trump and no higher one is out."""
        higher = [c for c in self.out if self.trump(c) and self.strength(c) > self.strength(card)]
        return self.trump(card) and not higher

    def draws_turned(self, card: Card) -> int | None:
        """Place that draws the turned card after this trick; None if that is not certain, or nobody does."""
        order = self.view.rules.order(self.view.dealer)
        if self.turned is None or self.view.stock_count != len(order) or self.later:
            return None
        return order[order.index(self.winner(card).seat) - 1]
