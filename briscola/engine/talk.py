"""Signs and requests between partners (R-TALK, V-PR-5, V-CH-13)."""

from msgspec.structs import replace

from briscola.engine.actions import ASKS, LEADS, SIGNS, Ask, Sign, TalkForbidden
from briscola.engine.events import Requested, Signalled
from briscola.engine.state import Said, State


def _silence(state: State, seat: int) -> str | None:
    """Reason that `seat` may say nothing now; None if it may speak."""
    talk = state.rules.talk
    if talk is None or not partners(state, seat):
        return "this game has no talk and no signs"
    if state.to_act is None:
        return "the hand is over"
    if state.rules.silent(len(state.tricks)):
        return f"talk and signs are forbidden during the {state.rules.silence.value.replace('_', ' ')}"
    return None


def partners(state: State, seat: int) -> tuple[int, ...]:
    """The other seats of a player's side."""
    return tuple(s for s in state.rules.side_of[seat] if s != seat)


def legal_signs(state: State, seat: int) -> tuple[Sign, ...]:
    """The signs `seat` may make now, true or false (R-TALK-3); none before there are trumps (V-MA-4)."""
    talk = state.rules.talk
    if talk is None or talk.signs == "off" or _silence(state, seat) is not None or state.trumps is None:
        return ()
    return SIGNS


def legal_requests(state: State, seat: int) -> tuple[Ask, ...]:
    """The requests `seat` may speak now (R-TALK-4, option lead_request); trumps only where there are any."""
    talk = state.rules.talk
    if talk is None or not talk.requests or _silence(state, seat) is not None:
        return ()
    asks = ASKS if state.trumps is not None else tuple(ask for ask in ASKS if ask != "trump")
    return (*asks, *LEADS) if talk.leads else asks


def signal(
    state: State, *, seat: int, sign: Sign, spies: tuple[int, ...] = ()
) -> tuple[State, list[Signalled]]:
    """The state after a sign seen by the partners and by `spies` (R-TALK-5).

    Raises TalkForbidden.
    """
    if sign not in legal_signs(state, seat):
        trumpless = "there is no trump yet to make a sign of" if state.trumps is None else None
        raise TalkForbidden(_silence(state, seat) or trumpless or "no such sign is agreed")
    if spies and (state.rules.talk is None or not state.rules.talk.spies):
        raise TalkForbidden("opponents do not catch signs at this table")
    witnesses = tuple(sorted({*partners(state, seat), *spies} - {seat}))
    event = Signalled(seat=seat, sign=sign, seen_by=witnesses)
    return replace(state, said=(*state.said, Said(len(state.tricks) + 1, event))), [event]


def request(state: State, *, seat: int, ask: Ask) -> tuple[State, list[Requested]]:
    """The spoken request, heard by everybody.

    Raises TalkForbidden.
    """
    if ask not in legal_requests(state, seat):
        raise TalkForbidden(_silence(state, seat) or "no such request is agreed")
    return state, [Requested(seat=seat, ask=ask)]
