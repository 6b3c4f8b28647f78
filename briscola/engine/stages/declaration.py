"""Declaring a marianna, king and knight of one suit: a part of the leader's turn (V-MA-2, V-MA-3, V-MA-5)."""

from msgspec.structs import replace

from briscola.engine.actions import DECLARATIONS, Declare
from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.events import Declared
from briscola.engine.state import Declaration, State


def pair(suit: Suit) -> tuple[Card, Card]:
    """King and knight of a suit."""
    return Card(Rank.KING, suit), Card(Rank.KNIGHT, suit)


def declarations(state: State) -> tuple[Declare, ...]:
    """Declarations open to the leader now: one suit a turn, each once a hand, while the stock lasts."""
    seat, declared = state.to_act, state.declared
    if state.rules.marianna is None or seat is None or state.table or not state.stock:
        return ()
    if declared and declared[-1].trick > len(state.tricks):
        return ()
    hand, done = state.hands[seat], {made.suit for made in declared}
    return tuple(
        action
        for suit, action in DECLARATIONS.items()
        if suit not in done and all(card in hand for card in pair(suit))
    )


def declare(state: State, action: Declare) -> tuple[State, list[Declared]]:
    """The state after a declaration: both cards are shown, and in some games the suit becomes trumps."""
    marianna, seat, suit = state.rules.marianna, state.to_act, action.suit
    assert marianna is not None and seat is not None
    points = marianna.points(suit, trumps=state.trumps, earlier=len(state.declared))
    made = Declaration(trick=len(state.tricks) + 1, seat=seat, suit=suit, points=points)
    known = list(state.known)
    known[seat] = tuple(dict.fromkeys((*known[seat], *pair(suit))))
    state = replace(
        state,
        declared=(*state.declared, made),
        known=tuple(known),
        trumps=suit if marianna.makes_trumps else state.trumps,
    )
    return state, [Declared(seat=seat, suit=suit, points=points)]
