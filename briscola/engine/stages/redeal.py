"""A weak hand dealt anew, asked before the auction (V-CH-24, V-CB-3)."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import Action, IllegalAction, Redeal, WrongTime
from briscola.engine.events import Event, Redealt
from briscola.engine.state import State

WANTED, PLAYED = Redeal(wanted=True), Redeal(wanted=False)


class WeakHands(Struct, frozen=True, kw_only=True):
    """Each player whose hand has at most `most` points is asked once; the first yes makes the deal void."""

    most: int

    def entitled(self, state: State, seat: int) -> bool:
        """True if a seat's hand has at most `most` points."""
        worth = state.rules.ranking.points
        return sum(worth[c] for c in state.hands[seat]) <= self.most

    def begin(self, state: State) -> tuple[State, Sequence[Event]]:
        return self._ask_from(state, 0), ()

    def legal(self, state: State) -> tuple[Action, ...]:
        del state
        return WANTED, PLAYED

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        if action in self.legal(state):
            return None
        return WrongTime("say first whether your hand is to be dealt anew")

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        seat = state.to_act
        assert isinstance(action, Redeal) and seat is not None
        if action.wanted:
            outcome = state.rules.scoring.unplayed(state, "void")
            return replace(state, to_act=None, outcome=outcome), [Redealt(seat=seat)]
        return self._ask_from(state, state.order.index(seat) + 1), ()

    def _ask_from(self, state: State, place: int) -> State:
        """Ask the next entitled player from this place of the order on, nobody if there is none."""
        players = (seat for seat in state.order[place:] if seat < state.rules.players)
        return replace(state, to_act=next((s for s in players if self.entitled(state, s)), None))
