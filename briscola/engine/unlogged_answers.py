"""Answers that leave no line in a log: not exchanging the turned card, playing a weak hand."""

from briscola.engine.actions import Action, Exchange, Redeal
from briscola.engine.events import Event, Exchanged, Redealt
from briscola.engine.hand import apply, legal_actions
from briscola.engine.state import State


def as_found_by(state: State, event: Event) -> State:
    """The hand as an event found it: seats asked before it that are not its author have said no."""
    while (no := _silent_answer(state)) is not None and not _says_yes(state, event):
        state, _ = apply(state, no)
    return state


def _silent_answer(state: State) -> Action | None:
    match legal_actions(state):
        case (Exchange(), *_):
            return Exchange(take=False)
        case (Redeal(), *_):
            return Redeal(wanted=False)
    return None


def _says_yes(state: State, event: Event) -> bool:
    return isinstance(event, Exchanged | Redealt) and event.seat == state.to_act
