"""Declaring a marianna, king and knight of one suit: a part of a turn (V-MA-2, V-MA-3, V-MA-5, V-MA-6)."""

from msgspec.structs import replace

from briscola.engine.actions import DECLARATIONS, Declare
from briscola.engine.cards import Card, Rank, Suit
from briscola.engine.events import DeclarationPaid, Declared
from briscola.engine.state import Declaration, State


def pair(suit: Suit) -> tuple[Card, Card]:
    """King and knight of a suit."""
    return Card(Rank.KING, suit), Card(Rank.KNIGHT, suit)


def declarations(state: State) -> tuple[Declare, ...]:
    """Declarations open to the seat to act: one suit a turn, each once a hand (V-MA-2).

    They are the leader's and need a stock, unless any turn will do (V-MA-6).
    """
    seat, declared, marianna = state.to_act, state.declared, state.rules.marianna
    assert marianna is not None and seat is not None
    if not marianna.any_turn and (state.table or not state.stock):
        return ()
    if any(made.seat == seat and made.trick > len(state.tricks) for made in declared):
        return ()
    hand, done = state.hands[seat], {made.suit for made in declared}
    return tuple(
        action
        for suit, action in DECLARATIONS.items()
        if suit not in done and all(card in hand for card in pair(suit))
    )


def declare(state: State, action: Declare) -> tuple[State, list[Declared]]:
    """The state after a declaration: both cards are shown, and in some games the suit becomes trumps.

    Off the lead it brings nothing yet (V-MA-6).
    """
    marianna, seat, suit = state.rules.marianna, state.to_act, action.suit
    assert marianna is not None and seat is not None
    worth = marianna.points(suit, trumps=state.trumps, earlier=len(state.declared))
    points = 0 if state.table else worth
    made = Declaration(trick=len(state.tricks) + 1, seat=seat, suit=suit, points=points)
    known = list(state.known)
    known[seat] = tuple(dict.fromkeys((*known[seat], *pair(suit))))
    state = replace(
        state,
        declared=(*state.declared, made),
        known=tuple(known),
        trumps=suit if marianna.makes_trumps else state.trumps,
    )
    return _until_enough(state), [Declared(seat=seat, suit=suit, points=points)]


def pay(state: State) -> tuple[State, list[DeclarationPaid]]:
    """The state once whoever is to lead has been paid what he declared off the lead (V-MA-6)."""
    marianna, seat = state.rules.marianna, state.to_act
    if marianna is None or not marianna.any_turn:
        return state, []
    declared, events = list(state.declared), list[DeclarationPaid]()
    for number, made in enumerate(declared):
        if made.seat == seat and not made.points:
            points = marianna.points(made.suit, trumps=state.trumps, earlier=number)
            declared[number] = made._replace(points=points)
            events.append(DeclarationPaid(seat=made.seat, suit=made.suit, points=points))
    return _until_enough(replace(state, declared=tuple(declared))), events


def enough(state: State) -> bool:
    """True if a player has the points that end a hand at once (V-MA-6)."""
    ends_at = state.rules.ends_at
    return ends_at is not None and max(state.totals) >= ends_at


def _until_enough(state: State) -> State:
    return replace(state, to_act=None) if enough(state) else state
