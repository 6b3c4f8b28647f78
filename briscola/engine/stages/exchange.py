"""The exchange of the turned card, asked before a play for as long as one is possible (R-XCHG)."""

from msgspec.structs import replace

from briscola.engine.actions import Exchange
from briscola.engine.cards import Card
from briscola.engine.events import Exchanged
from briscola.engine.state import State

BOTH_ANSWERS = (Exchange(take=True), Exchange(take=False))


def swap_card(state: State) -> Card | None:
    """The card the seat to act may give for the turned one now, if any (R-XCHG-1 … 3, V-BR-2, V-MA-7)."""
    seat = state.to_act
    if seat is None or len(state.stock) < 2 or state.settled:
        return None
    side = state.rules.side_of[seat]
    if not state.rules.swap_at_once and not any(trick.winner in side for trick in state.tricks):
        return None
    return state.rules.swap_card(state.hands[seat], state.stock[-1])


def exchange(state: State, answer: Exchange) -> tuple[State, list[Exchanged]]:
    """The state after the answer; the card given becomes the turned card (R-XCHG-4)."""
    gave, seat = swap_card(state), state.to_act
    assert gave is not None and seat is not None
    if not answer.take:
        return replace(state, settled=True), []
    took = state.stock[-1]
    hands, known = list(state.hands), list(state.known)
    hands[seat] = tuple(took if c == gave else c for c in hands[seat])
    known[seat] = (*(c for c in known[seat] if c != gave), took)
    state = replace(
        state,
        hands=tuple(hands),
        known=tuple(known),
        stock=(*state.stock[:-1], gave),
        turned=gave,
    )  # still to be settled: the 7 just laid down may be taken for the 2 in the same turn (R-XCHG-2)
    return state, [Exchanged(seat=seat, gave=gave, took=took)]
