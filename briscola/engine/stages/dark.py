"""The first trick in the dark: its cards are played before the call, decided after it (V-CH-26/27)."""

from collections.abc import Sequence

from briscola.engine.actions import Action, Play
from briscola.engine.events import Event, Played
from briscola.engine.stages.tricks import Tricks, gather, lay
from briscola.engine.state import State


class DarkTrick(Tricks, frozen=True, kw_only=True):
    """The cards of the first trick, which nobody has won yet; giving up is no choice before the call."""

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        assert isinstance(action, Play) and state.to_act is not None
        return lay(state, action.card), (Played(seat=state.to_act, card=action.card),)


class TricksAfterDark(Tricks, frozen=True, kw_only=True):
    """The play from there on: the trick on the table is decided first."""

    def begin(self, state: State) -> tuple[State, Sequence[Event]]:
        return gather(state)
