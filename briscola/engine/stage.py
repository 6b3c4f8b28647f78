"""The protocol of a stage of a hand."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from briscola.engine.actions import Action, IllegalAction
from briscola.engine.events import Event

Hand = TypeVar("Hand")


class Stage(Protocol[Hand]):
    """A part of a hand (a `State`) with its own kind of actions; it decides nothing about the others.

    The state is a parameter because it holds the rules, and the rules list their stages.
    """

    def begin(self, state: Hand, /) -> tuple[Hand, Sequence[Event]]:
        """The state with the first seat to act, if any, and what happens before anybody does."""

    def legal(self, state: Hand, /) -> tuple[Action, ...]:
        """Legal actions of the seat to act; never empty while somebody acts."""

    def refusal(self, state: Hand, action: Action, /) -> IllegalAction | None:
        """The error that says why an action outside `legal` is refused; None for one inside."""

    def apply(self, state: Hand, action: Action, /) -> tuple[Hand, Sequence[Event]]:
        """The state after a legal action, and what happened; nobody is to act once the stage is over."""
