"""A second solver for *the rest is mine* (R-REST), which imports nothing of the players.

It reads an observation, lists all the deals that agree with it, and plays each of them in every way. A seat
that claims must choose alike in all the deals that look alike to it; everybody else does what he likes.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import factorial
from typing import NamedTuple

from briscola.engine.cards import Card
from briscola.engine.observation import Observation
from briscola.engine.rules import Follow


class Deal(NamedTuple):
    """A deal as it may be now: hands by place, the stock in drawing order, the place of the called card."""

    hands: tuple[frozenset[Card], ...]
    stock: tuple[Card, ...]
    partner: int | None


Laid = tuple[tuple[int, Card], ...]


class ClaimSolver:
    """The claim of one observation, solved by brute force."""

    def __init__(self, view: Observation) -> None:
        self.view, self.rules = view, view.rules
        order = self.rules.order(view.dealer)
        self.next = {place: order[(i + 1) % len(order)] for i, place in enumerate(order)}
        self.actor = view.seat if view.to_act is None else view.to_act
        self.mine = {view.seat, self.actor}
        if (dummy := self.rules.dummy_seat) in view.open:
            guardian = self.rules.plays_for_dummy(view.dealer, view.caller, self._seen_partner())
            self.mine |= {dummy} if guardian == view.seat and dummy is not None else set()
        self.table: Laid = tuple((play.seat, play.card) for play in view.table)

    def _seen_partner(self) -> int | None:
        """The place that has shown the called card; the claimant's own if it holds it."""
        view, called = self.view, self.view.called
        if called is None or called in view.hand:
            return None if called is None else view.seat
        laid = [play for trick in view.tricks for play in trick.plays] + list(view.table)
        lies = [play.seat for play in laid if play.card == called]
        return next(iter(lies + [p for p, cards in view.open.items() if called in cards]), None)

    # ---- the deals that may be

    def _certain(self) -> dict[int, set[Card]]:
        """Cards of which it is known who holds them."""
        view = self.view
        held = {place: set(cards) for place, cards in view.known.items()}
        for place, cards in view.open.items():
            held[place] = set(cards)
        held[view.seat] = set(view.hand)
        return {place: held.get(place, set()) for place in self.next}

    def _lacking(self) -> dict[int, set[object]]:
        """By place the suits it has not followed since the last draw."""
        view, rules = self.view, self.rules
        lacking: dict[int, set[object]] = {place: set() for place in self.next}
        if rules.follow is Follow.FREE or view.stock_count:
            return lacking
        draws = (len(rules.pack) - rules.hand_size * rules.places) // rules.places
        for plays in [*(trick.plays for trick in view.tricks[draws:]), view.table]:
            for play in plays:
                if play.card.suit is not plays[0].card.suit:
                    lacking[play.seat].add(plays[0].card.suit)
        return lacking

    def _unseen(self) -> list[Card]:
        view = self.view
        seen = {card for cards in self._certain().values() for card in cards}
        seen |= {play.card for trick in view.tricks for play in trick.plays}
        seen |= {play.card for play in view.table}
        if view.stock_count and view.turned is not None:
            seen.add(view.turned)
        return [card for card in self.rules.pack if card not in seen]

    def ways(self) -> int:
        """The number of deals, suits that somebody lacks left out of account."""
        certain, unseen = self._certain(), len(self._unseen())
        ways = factorial(unseen)
        for place in self.next:
            ways //= factorial(self.view.counts[place] - len(certain[place]))
        return ways

    def deals(self) -> list[Deal]:
        """Every deal that the seat holds possible."""
        certain, lacking = self._certain(), self._lacking()
        places = sorted(self.next)
        under = (self.view.turned,) if self.view.stock_count and self.view.turned is not None else ()

        def dealt(
            at: int, left: tuple[Card, ...]
        ) -> Iterator[tuple[tuple[frozenset[Card], ...], Sequence[Card]]]:
            if at == len(places):
                yield (), left
                return
            place = places[at]
            free = [card for card in left if card.suit not in lacking[place]]
            for taken in combinations(free, self.view.counts[place] - len(certain[place])):
                rest = tuple(card for card in left if card not in taken)
                for hands, stock in dealt(at + 1, rest):
                    yield (frozenset(certain[place] | set(taken)), *hands), stock

        return [
            Deal(hands, (*stock, *under), self._partner(hands))
            for hands, left in dealt(0, tuple(self._unseen()))
            for stock in permutations(left)
        ]

    def _partner(self, hands: Sequence[frozenset[Card]]) -> int | None:
        seen = self._seen_partner()
        if seen is not None or self.view.called is None:
            return seen
        return next(place for place, hand in enumerate(hands) if self.view.called in hand)

    # ---- the rules

    def _follows(self, deal: Deal) -> bool:
        follow = self.rules.follow
        return follow is Follow.ALWAYS or (follow is Follow.STOCK_OUT and not deal.stock)

    def _legal(self, deal: Deal, place: int, table: Laid) -> list[Card]:
        hand = sorted(deal.hands[place], key=str)
        if table and self._follows(deal):
            return [card for card in hand if card.suit is table[0][1].suit] or hand
        return hand

    def _winner(self, table: Laid) -> tuple[int, Card]:
        trumps = [laid for laid in table if laid[1].suit is self.view.trumps]
        of_suit = trumps or [laid for laid in table if laid[1].suit is table[0][1].suit]
        return max(of_suit, key=lambda laid: self.rules.ranking.strength[laid[1]])

    def _ours(self, place: int, deal: Deal) -> bool:
        view = self.view
        if view.caller is None:
            return place in self.rules.side_of[view.seat]
        callers = {view.caller, deal.partner}
        return (place in callers) == (view.seat in callers)

    @staticmethod
    def _played(deal: Deal, place: int, card: Card) -> Deal:
        hands = list(deal.hands)
        hands[place] -= {card}
        return deal._replace(hands=tuple(hands))

    def _drawn(self, deal: Deal, winner: int) -> Deal:
        hands, stock, place = list(deal.hands), deal.stock, winner
        for card in stock[: len(hands)]:
            hands[place] |= {card}
            place = self.next[place]
        return deal._replace(hands=tuple(hands), stock=stock[len(hands) :])

    # ---- the claim

    def proved(self, deals: Sequence[Deal] | None = None) -> bool:
        """True if some way to play takes every trick in every deal, whatever the others do."""
        return self._wins(self.deals() if deals is None else deals, self.table, self.actor)

    def _wins(self, deals: Sequence[Deal], table: Laid, place: int) -> bool:
        if len(table) == len(self.next):
            return self._taken(deals, table)
        if place in self.mine:
            return any(
                self._wins(
                    [self._played(deal, place, card) for deal in deals],
                    (*table, (place, card)),
                    self.next[place],
                )
                for card in self._legal(deals[0], place, table)
            )
        by_card = defaultdict(list)
        for deal in deals:
            for card in self._legal(deal, place, table):
                by_card[card].append(self._played(deal, place, card))
        return all(
            self._wins(some, (*table, (place, card)), self.next[place]) for card, some in by_card.items()
        )

    def _taken(self, deals: Sequence[Deal], table: Laid) -> bool:
        winner, _ = self._winner(table)
        if not all(self._ours(winner, deal) for deal in deals):
            return False
        looks: dict[object, list[Deal]] = defaultdict(list)
        for deal in deals:
            after = self._drawn(deal, winner)
            seen = (
                after.hands if self.rules.open_hands else [after.hands[place] for place in sorted(self.mine)]
            )
            looks[tuple(seen)].append(after)
        if not deals[0].stock and not any(deals[0].hands):
            return True
        return all(self._wins(alike, (), winner) for alike in looks.values())

    # ---- the card named in a refusal

    def may_take(self, card: Card) -> bool:
        """True if in some deal, by some play of all, this card takes a trick from the claimant's side."""
        return any(self._takes(card, deal, self.table, self.actor) for deal in self.deals())

    def _takes(self, card: Card, deal: Deal, table: Laid, place: int) -> bool:
        if len(table) == len(self.next):
            winner, best = self._winner(table)
            if not self._ours(winner, deal):
                return best == card
            after = self._drawn(deal, winner)
            there = card in after.stock or any(card in hand for hand in after.hands)
            return there and self._takes(card, after, (), winner)
        return any(
            self._takes(card, self._played(deal, place, one), (*table, (place, one)), self.next[place])
            for one in self._legal(deal, place, table)
        )
