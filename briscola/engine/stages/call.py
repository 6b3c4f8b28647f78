"""The call of the partner's card, which makes trump (V-CH-7 … 9, 22, 26, V-CB-1/2)."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import (
    CALLS,
    Action,
    Bid,
    Call,
    CannotCall,
    IllegalAction,
    MustCallAnother,
    MustCallLowest,
    MustCallRank,
    WrongTime,
)
from briscola.engine.cards import Card, Suit
from briscola.engine.events import Called, Event
from briscola.engine.rules import Rules
from briscola.engine.state import State


class CallCard(Struct, frozen=True, kw_only=True):
    """The caller names a card, one of his own where the rules allow it (V-CH-9)."""

    def begin(self, state: State) -> tuple[State, Sequence[Event]]:
        return replace(state, to_act=state.caller), ()

    def legal(self, state: State) -> tuple[Action, ...]:
        assert state.caller is not None and state.bid is not None
        own = _held_at_deal(state)
        if state.bid.obliged:
            return tuple(CALLS[c] for c in _lowest_missing(state, own))
        rank = state.rules.rank_to_call(state.bid)
        open_to_call = [c for c in state.rules.pack if rank is None or c.rank is rank]
        barred = () if state.rules.own_card_callable else own
        others = [c for c in open_to_call if c not in barred]
        # Holding all four cards of the rank bid leaves only one's own.
        return tuple(CALLS[c] for c in others or open_to_call)

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        if action in self.legal(state):
            return None
        if not isinstance(action, Call):
            return WrongTime("the caller must name a card first")
        assert state.bid is not None
        return why_not_called(state.rules, state.bid, action.card)

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        assert isinstance(action, Call) and state.caller is not None and state.contract is not None
        holder = _holder(state, action.card)
        called = Called(seat=state.caller, card=action.card, contract=state.contract, partner=holder)
        state = replace(state, called=action.card, trumps=action.card.suit, partner=holder, to_act=None)
        return state, [called]


def why_not_called(rules: Rules, bid: Bid, card: Card) -> CannotCall:
    """The reason why the winner of the auction may not call a card that is not legal."""
    if bid.obliged:
        return MustCallLowest()
    rank = rules.rank_to_call(bid)
    return MustCallAnother() if rank in (None, card.rank) else MustCallRank(rank)


def _held_at_deal(state: State) -> tuple[Card, ...]:
    """The caller's hand as dealt: in the dark, a card he has laid counts too (V-CH-27)."""
    assert state.caller is not None
    return (*state.hands[state.caller], *(play.card for play in state.table if play.seat == state.caller))


def _lowest_missing(state: State, own: Sequence[Card]) -> list[Card]:
    """Of each suit the lowest card that the caller was not dealt, in the order of the pack (V-CB-1)."""
    strength = state.rules.ranking.strength
    missing = [c for c in state.rules.pack if c not in own]
    lowest = {min((c for c in missing if c.suit is suit), key=lambda c: strength[c]) for suit in Suit}
    return [c for c in missing if c in lowest]


def _holder(state: State, card: Card) -> int:
    """Seat whose card it is, in a hand or on the table (V-CH-8, V-CH-27)."""
    on_table = [play.seat for play in state.table if play.card == card]
    return (on_table or [seat for seat, hand in enumerate(state.hands) if card in hand])[0]
