"""What a seat knows when it is to play: all that an attentive player has seen, and nothing hidden."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from random import Random

from briscola.engine.actions import Ask, Play
from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow
from briscola.engine.trick import TableCard, winning
from briscola.players.talk.signals import named_ranks, stands

CARICO = 10  # points from which a card is a carico
FEW = 5  # cards in a hand of few
DEALS = 40  # of the hidden cards


class Role(Enum):
    """What a seat is in the hand; `HIDDEN` holds the called card that nobody has seen yet."""

    ALONE = "alone"
    PAIR = "pair"
    CALLER = "caller"
    HIDDEN = "hidden"
    SHOWN = "shown"
    DEFENDER = "defender"


@dataclass(frozen=True, kw_only=True)
class Sight:
    """One seat's view at its turn, and what its partner has asked for in this trick."""

    view: Observation
    asked: frozenset[Ask] = frozenset()
    _threats: dict[Card, frozenset[Card]] = field(default_factory=dict, compare=False, repr=False)
    risks: dict[Card, float] = field(default_factory=dict, compare=False, repr=False)
    """The chances of `lost_to_trump` worked out so far."""

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        """The cards it may play."""
        return tuple(a.card for a in self.view.legal if isinstance(a, Play))

    def points(self, card: Card) -> int:
        """What a card is worth."""
        return self.view.rules.ranking.points[card]

    def strength(self, card: Card) -> int:
        """How high a card ranks in its suit, 10 the best."""
        return self.view.rules.ranking.strength[card]

    def trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return card.suit is self.view.trumps

    def carico(self, card: Card) -> bool:
        """Whether a card is a carico of a side suit."""
        return self.points(card) >= CARICO and not self.trump(card)

    @cached_property
    def pot(self) -> int:
        """The points on the table."""
        return sum(self.points(play.card) for play in self.view.table)

    @cached_property
    def best(self) -> TableCard | None:
        """The card that is winning, None for the leader."""
        return (
            winning(self.view.table, self.view.trumps, self.view.rules.ranking) if self.view.table else None
        )

    def takes(self, card: Card) -> bool:
        """Whether a card beats all that lie on the table; a card led takes nothing."""
        return self.best is not None and self.beats(card, self.best.card)

    def beats(self, challenger: Card, best: Card) -> bool:
        """Whether a later card beats an earlier one."""
        return self.view.rules.ranking.beats(challenger, best, self.view.trumps)

    @cached_property
    def later(self) -> tuple[int, ...]:
        """The places still to play to this trick, in order."""
        order = self.view.rules.order(self.view.dealer)
        at = order.index(self.view.seat)
        return (*order[at + 1 :], *order[:at])[: len(order) - 1 - len(self.view.table)]

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that may be in any other hand: not its own, not played, not known to lie elsewhere."""
        view = self.view
        seen = {*view.hand, *(play.card for trick in view.tricks for play in trick.plays)}
        seen |= {play.card for play in view.table}
        for cards in self.known.values():
            seen.update(cards)
        if view.turned is not None and view.stock_count:
            seen.add(view.turned)
        return tuple(c for c in view.rules.pack if c not in seen)

    @cached_property
    def known(self) -> Mapping[int, frozenset[Card]]:
        """The cards that other places hold for certain; a partner's sign is believed."""
        view = self.view
        found: dict[int, frozenset[Card]] = {}
        for lying in (view.known, view.open):
            for place, cards in lying.items():
                found[place] = found.get(place, frozenset()) | frozenset(cards)
        named = named_ranks(view.rules.ranking) if view.signals else {}
        for sign in view.signals:
            if sign.sign in named and view.trumps is not None and stands(view, sign):
                shown = Card(named[sign.sign], view.trumps)
                if sign.seat != view.seat and self.friend(sign.seat) and shown not in view.hand:
                    found[sign.seat] = found.get(sign.seat, frozenset()) | {shown}
        return found

    def may_hold(self, place: int) -> tuple[Card, ...]:
        """The cards that another place may hold, by all that has been seen."""
        certain = tuple(self.known.get(place, ()))
        return certain if len(certain) >= self.view.counts[place] else (*certain, *self.unseen)

    @cached_property
    def worlds(self) -> tuple[Mapping[int, Sequence[Card]], ...]:
        """Deals of hidden cards to the places still to play, all alike likely; the same for the same view."""
        view = self.view
        rng = Random(" ".join(c.code for c in (*view.hand, *self.unseen)))
        unseen = list(self.unseen)
        certain = {place: sorted(self.known.get(place, ())) for place in self.later}
        found = []
        for _ in range(DEALS):
            rng.shuffle(unseen)
            at, hands = 0, {}
            for place in self.later:
                hidden = max(0, view.counts[place] - len(certain[place]))
                hands[place] = [*certain[place], *unseen[at : at + hidden]]
                at += hidden
            found.append(hands)
        return tuple(found)

    @cached_property
    def holder(self) -> int | None:
        """Who is known to this seat to hold, or to have played, the called card."""
        view = self.view
        if view.called is None:
            return None
        if view.called in view.hand:
            return view.seat
        plays = (*(play for trick in view.tricks for play in trick.plays), *view.table)
        shown = next((play.seat for play in plays if play.card == view.called), None)
        return (
            shown if shown is not None else next((p for p, c in view.open.items() if view.called in c), None)
        )

    @cached_property
    def role(self) -> Role:
        """What this seat is."""
        view = self.view
        if view.caller is None:
            return Role.PAIR if len(view.rules.side_of[view.seat]) > 1 else Role.ALONE
        if view.seat == view.caller:
            return Role.CALLER
        if view.called in view.hand:
            return Role.HIDDEN
        return Role.SHOWN if self.holder == view.seat else Role.DEFENDER

    def friend(self, place: int) -> bool | None:
        """Whether a place is on this seat's side; None while only the called card could tell."""
        view = self.view
        if place == view.seat:
            return True
        if view.caller is None:
            return place in view.rules.side_of[view.seat]
        if self.holder is not None:
            side = {view.caller, self.holder}
            return (place in side) == (view.seat in side)
        return False if place == view.caller else None

    def threats(self, card: Card) -> frozenset[Card]:
        """The cards that places still to play, other than known friends, may hold and beat a card with."""
        found = self._threats.get(card)
        if found is None:
            found = frozenset(c for c in self._answers if self.beats(c, card))
            self._threats[card] = found
        return found

    @cached_property
    def _answers(self) -> frozenset[Card]:
        """The cards that places still to play, other than known friends, may hold."""
        strangers = [place for place in self.later if self.friend(place) is not True]
        return frozenset(c for place in strangers for c in self.may_hold(place))

    @cached_property
    def partners_for_sure(self) -> bool:
        """Whether a known friend has the trick, and nobody else still to play can hold a card to beat it."""
        best = self.best
        return best is not None and self.friend(best.seat) is True and not self.threats(best.card)

    @cached_property
    def enemys_for_sure(self) -> bool:
        """Whether the trick lies with a known enemy, and nobody but known enemies can still beat it."""
        best = self.best
        if best is None or self.friend(best.seat) is not False:
            return False
        hopes = [place for place in self.later if self.friend(place) is not False]
        return not any(self.beats(c, best.card) for place in hopes for c in self.may_hold(place))

    def endangered(self, card: Card) -> bool:
        """Whether a trump carico may yet be lost to a higher trump: then bringing it home is a gain."""
        return (
            self.trump(card)
            and self.points(card) >= CARICO
            and any(self.beats(c, card) for c in self.elsewhere)
        )

    @cached_property
    def elsewhere(self) -> tuple[Card, ...]:
        """The cards of the other hands and the stock."""
        view = self.view
        turned = (view.turned,) if view.turned is not None and view.stock_count else ()
        return (*self.unseen, *turned, *(c for cards in self.known.values() for c in cards))

    @cached_property
    def turned_card_next(self) -> bool:
        """Whether this trick decides who draws the turned card: then losing it may be a plan."""
        return bool(self.view.stock_count) and self.view.stock_count == self.view.rules.places

    @property
    def duel_of_trumps(self) -> bool:
        """Whether only one other hand is left, and it is known or holds many cards."""
        view = self.view
        return len(view.counts) == 2 and (not view.stock_count or len(view.hand) > FEW)

    @cached_property
    def must_follow(self) -> bool:
        """Whether the suit led must be followed now."""
        follow = self.view.rules.follow
        return follow is Follow.ALWAYS or (follow is Follow.STOCK_OUT and not self.view.stock_count)
