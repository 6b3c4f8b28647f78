"""The call of the partner's card, which makes trump (V-CH-7 … 9, 22)."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from briscola.engine.actions import CALLS, Action, Call, CannotCall, IllegalAction, WrongMoment
from briscola.engine.events import Called, Event
from briscola.engine.state import State


@dataclass(frozen=True, kw_only=True, slots=True)
class CallCard:
    """The caller names a card, one of his own hand where the rules allow it (V-CH-9)."""

    def begin(self, state: State) -> State:
        return replace(state, to_act=state.caller)

    def legal(self, state: State) -> tuple[Action, ...]:
        assert state.caller is not None and state.bid is not None
        rank = state.bid.rank
        open_to_call = [c for c in state.rules.pack if rank is None or c.rank is rank]
        hand = () if state.rules.own_card_callable else state.hands[state.caller]
        others = [c for c in open_to_call if c not in hand]
        # Holding all four cards of the rank bid leaves only one's own.
        return tuple(CALLS[c] for c in others or open_to_call)

    def refusal(self, state: State, action: Action) -> IllegalAction:
        if not isinstance(action, Call):
            return WrongMoment("the caller must name a card first")
        assert state.bid is not None
        if state.bid.rank is not None and action.card.rank is not state.bid.rank:
            return CannotCall(f"the called card must be of the rank bid, {state.bid.rank.value}")
        return CannotCall("you may not call a card of your own hand")

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        assert isinstance(action, Call) and state.caller is not None and state.contract is not None
        holder = next(seat for seat, hand in enumerate(state.hands) if action.card in hand)
        called = Called(seat=state.caller, card=action.card, contract=state.contract, partner=holder)
        state = replace(state, called=action.card, trumps=action.card.suit, partner=holder, to_act=None)
        return state, [called]

    def finished(self, state: State) -> bool:
        return state.called is not None
