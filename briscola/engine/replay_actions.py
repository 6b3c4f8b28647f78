"""Actions, signs and requests of a hand in a log; each must be one that the rules allow."""

from collections.abc import Sequence

from briscola.engine.actions import (
    CONCEDE,
    DECLARATIONS,
    PASS,
    Action,
    Call,
    Exchange,
    IllegalAction,
    Play,
    Redeal,
)
from briscola.engine.contributions import check_signature_form
from briscola.engine.events import (
    BidMade,
    Called,
    Conceded,
    Declared,
    Event,
    Exchanged,
    Passed,
    Played,
    Redealt,
    Requested,
    Signalled,
    Signed,
    Undone,
)
from briscola.engine.hand import apply, decider
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import Cursor
from briscola.engine.state import State
from briscola.engine.talk import request, signal
from briscola.engine.undo import undo_point
from briscola.engine.unlogged_answers import as_found_by


def step(cursor: Cursor, state: State) -> State:
    """Take the next action and what follows from it; the hand after it.

    Raises BadRecord.
    """
    event = cursor.next()
    signed = _signature(cursor, event)
    if signed is not None:
        event = cursor.next()
    if isinstance(event, Undone):
        return _undo(cursor, event)
    try:
        if signed is None and isinstance(event, Signalled | Requested):
            state, happened = _talk(cursor, state, event)
        else:
            action = action_of(event)
            if action is None:
                raise cursor.fail(f"{event_line(event)} is out of place")
            found = as_found_by(state, event)
            _check_signed(cursor, decider(found), signed)
            state, happened = apply(found, action)
    except IllegalAction as error:
        raise cursor.fail(str(error)) from None
    cursor.line -= 1
    for wanted in happened:
        cursor.expect(wanted)
    return state


def _signature(cursor: Cursor, event: Event) -> Signed | None:
    """The event as a signature; None if it is none. Raises BadRecord."""
    if not isinstance(event, Signed):
        return None
    if not cursor.shared:
        raise cursor.fail("nobody signs where one computer deals")
    cursor.checked(lambda: check_signature_form(event.sig))
    if event.at <= cursor.signed.get(event.seat, 0):
        raise cursor.fail("whoever signs numbers the choices: each has a higher number")
    cursor.signed[event.seat] = event.at
    return event


def _check_signed(cursor: Cursor, seat: int | None, signed: Signed | None) -> None:
    """Check that a person, and nobody else, has signed a choice. Raises BadRecord."""
    if not cursor.shared:
        return
    if (None if signed is None else signed.seat) != (seat if seat in cursor.people else None):
        raise cursor.fail("every person signs her own choices, and no computer does")


def _undo(cursor: Cursor, event: Undone) -> State:
    terms, reached = cursor.terms, cursor.reached
    step = undo_point(reached.steps, cursor.events, cursor.people)
    if terms is None or not terms.undo or step is None or step.lines != event.to:
        raise cursor.fail("this may not be taken back")
    undone = tuple(dict.fromkeys((*reached.undone, reached.hand)))
    earlier = tuple(before for before in reached.steps if before.lines < step.lines)
    cursor.reach(state=step.state, steps=earlier, undone=undone)
    return step.state


def _talk(cursor: Cursor, state: State, event: Signalled | Requested) -> tuple[State, Sequence[Event]]:
    if not 0 <= event.seat < state.rules.players:
        raise cursor.fail(f"there is no seat {event.seat}")
    if isinstance(event, Requested):
        return request(state, seat=event.seat, ask=event.ask)
    allies = state.rules.side_of[event.seat]
    spies = tuple(s for s in event.seen_by or () if s not in allies)
    return signal(state, seat=event.seat, sign=event.sign, spies=spies)


def action_of(event: Event) -> Action | None:
    """The action an event tells of, None where it is a consequence."""
    match event:
        case Played(card=card):
            return Play(card=card)
        case BidMade(bid=bid):
            return bid
        case Passed():
            return PASS
        case Called(card=card):
            return Call(card=card)
        case Exchanged():
            return Exchange(take=True)
        case Redealt():
            return Redeal(wanted=True)
        case Conceded():
            return CONCEDE
        case Declared(suit=suit):
            return DECLARATIONS[suit]
        case _:
            return None
