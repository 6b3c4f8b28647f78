"""What every stage of a hand answers."""

from collections.abc import Sequence
from typing import Protocol

from briscola.engine.actions import Action, IllegalAction
from briscola.engine.events import Event
from briscola.engine.state import State


class Stage(Protocol):
    """A part of a hand with its own kind of actions; it decides nothing about the others."""

    def begin(self, state: State) -> State:
        """The state with the first seat to act."""

    def legal(self, state: State) -> tuple[Action, ...]:
        """What the seat to act may do; never empty while somebody acts."""

    def refusal(self, state: State, action: Action) -> IllegalAction:
        """Why an action outside `legal` is refused."""

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """The state after a legal action, and what happened."""

    def finished(self, state: State) -> bool:
        """Whether the next stage may begin."""
