"""The last tricks with all cards open: what a play was worth in truth, to pardon what did no harm."""

from benchmarks.judges.hand import Decision
from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.rules import Dummy
from briscola.engine.stages.tricks import must_follow
from briscola.engine.state import State
from briscola.engine.trick import playable
from briscola.players.support import Scope, supports

LAST_CARDS = 15  # so many in all hands, or fewer, are played out: the last three tricks of five
MOST = 999  # more than any number of points


def true_side(state: State, seat: int) -> frozenset[int]:
    """The places that share a seat's result; alone it stands against all the others."""
    if state.caller is None or state.partner is None:
        return frozenset(state.rules.side_of[seat])
    callers = frozenset((state.caller, state.partner))
    return callers if seat in callers else frozenset(state.order) - callers


def harmless(decision: Decision) -> bool:
    """True if, near the end, no other card would have brought more with all cards open."""
    state, action = decision.state, decision.action
    seat = state.to_act
    assert isinstance(action, Play) and seat is not None
    if state.stock or sum(map(len, state.hands)) > LAST_CARDS or not supports(state.rules, Scope.END):
        return False
    search = OpenHands(state, true_side(state, seat))
    return search.after(action.card) >= max(search.after(c) for c in search.choices())


class OpenHands:
    """Best play of two parties that see all cards; values are points to come for the one party."""

    def __init__(self, state: State, side: frozenset[int]) -> None:
        rules = state.rules
        self._state = state
        self._side = side
        self._ranking = rules.ranking
        self._next = state.successor
        self._places = len(state.order)
        self._follow = must_follow(state)
        self._blind = rules.dummy_seat if rules.dummy is Dummy.BLIND else None
        self._table = tuple((play.seat, play.card) for play in state.table)
        self._worth: dict[tuple[tuple[tuple[Card, ...], ...], int], int] = {}

    def choices(self) -> tuple[Card, ...]:
        """The cards the seat to act may play."""
        assert self._state.to_act is not None
        return self._legal(self._state.hands, self._state.to_act, self._table)

    def after(self, card: Card) -> int:
        """The points still to come for the party once the seat to act has played a card."""
        assert self._state.to_act is not None
        return self._played(self._state.hands, self._state.to_act, self._table, card, -MOST, MOST)

    def _legal(
        self, hands: tuple[tuple[Card, ...], ...], seat: int, table: tuple[tuple[int, Card], ...]
    ) -> tuple[Card, ...]:
        hand = hands[seat]
        if seat == self._blind:
            return hand[-1:]
        return playable(hand, table[0][1].suit if table else None, self._follow)

    def _value(
        self,
        hands: tuple[tuple[Card, ...], ...],
        seat: int,
        table: tuple[tuple[int, Card], ...],
        low: int,
        high: int,
    ) -> int:
        if not hands[seat]:
            return 0
        if not table:
            known = self._worth.get((hands, seat))
            if known is not None:
                return known
            low, high = -MOST, MOST  # what is kept must be exact
        ours = seat in self._side
        best = -MOST if ours else MOST
        for card in self._legal(hands, seat, table):
            value = self._played(hands, seat, table, card, low, high)
            if ours:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        if not table:
            self._worth[hands, seat] = best
        return best

    def _played(
        self,
        hands: tuple[tuple[Card, ...], ...],
        seat: int,
        table: tuple[tuple[int, Card], ...],
        card: Card,
        low: int,
        high: int,
    ) -> int:
        hand = hands[seat]
        at = hand.index(card)
        hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
        table = (*table, (seat, card))
        if len(table) < self._places:
            return self._value(hands, self._next[seat], table, low, high)
        winner, best = table[0]
        for place, c in table[1:]:
            if self._ranking.beats(c, best, self._state.trumps):
                winner, best = place, c
        won = sum(self._ranking.points[c] for _, c in table) if winner in self._side else 0
        return won + self._value(hands, winner, (), low - won, high - won)
