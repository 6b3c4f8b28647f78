"""One hand from the deal to its outcome: deal, what may be done, do it (the state machine)."""

from collections.abc import Sequence

from msgspec.structs import replace

from briscola.engine.actions import Action, HandIsOver, IllegalAction
from briscola.engine.cards import Card
from briscola.engine.events import Dealt, Event
from briscola.engine.rules import Dummy, Rules, Turned
from briscola.engine.stage import Stage
from briscola.engine.state import State


def laid(rules: Rules, pack: Sequence[Card], *, top: bool = False) -> list[Card]:
    """The cards of a pack in the order of R-DEAL-4 … 6; `top`: the dealer has chosen the top one (V-SU-5).

    The top card comes last then, as if it had lain at the bottom (V-SU-4).
    """
    return [pack[(place + top) % len(pack)] for place in rules.laid]


def deal(
    rules: Rules, *, dealer: int, pack: Sequence[Card], times: int = 1, more: int = 0, top: bool = False
) -> State:
    """The first moment of a hand: `pack` lies top card first (R-DEAL-4 … 6, V-CH-1, V-PR-8, V-MO-2).

    `times` is how often it is paid, `more` what a win counts beyond its size: a hand alone counts once
    (V-CH-28, V-SU-7). `top` as in `laid`.
    """
    pack = laid(rules, pack, top=top)
    order = rules.order(dealer)
    places = len(order)
    dealt = rules.hand_size * places
    hands: list[tuple[Card, ...]] = [()] * places
    for i, seat in enumerate(order):
        hands[seat] = tuple(pack[i:dealt:places])
    stock: tuple[Card, ...] = ()
    known: list[tuple[Card, ...]] = [()] * places
    turned: Card | None = None
    if rules.turned is Turned.AFTER_DEAL:
        turned = pack[dealt]
        stock = (*pack[dealt + 1 :], turned)
    elif rules.turned is Turned.LAST_DEALT:
        turned = pack[-1]
        known[dealer] = (turned,)
    else:
        stock = tuple(pack[dealt:])
    successor = [0] * places
    for seat, following in zip(order, (*order[1:], order[0]), strict=True):
        successor[seat] = following
    state = State(
        rules=rules,
        dealer=dealer,
        order=order,
        successor=tuple(successor),
        hands=tuple(hands),
        stock=stock,
        turned=turned,
        trumps=None if turned is None else turned.suit,
        points=(0,) * places,
        known=tuple(known),
        times=times,
        more=more,
    )
    return _enter(state, 0)[0]


def _enter(state: State, number: int) -> tuple[State, Sequence[Event]]:
    """The state in the first stage from `number` on in which somebody acts, and what happens on the way."""
    stages: tuple[Stage[State], ...] = state.rules.stages
    events: list[Event] = []
    while number < len(stages):
        state, happened = stages[number].begin(replace(state, stage=number))
        events += happened
        if state.to_act is not None:
            return state, events
        number += 1
    return replace(state, outcome=state.rules.scoring.result(state)), events


def deal_event(state: State, hand: int, deck: tuple[Card, ...]) -> Dealt:
    """The `deal` event of a hand's first state."""
    return Dealt(
        hand=hand,
        dealer=state.dealer,
        deck=deck,
        hands=state.hands,
        turned=state.turned,
        stock=state.stock,
        open=state.rules.open_hands,
    )


def legal_actions(state: State) -> tuple[Action, ...]:
    """Legal actions of the seat to act; empty only once the hand is over."""
    return () if state.to_act is None else state.rules.stages[state.stage].legal(state)


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Reason that an action is illegal, as its stage names it; None if it is legal."""
    if state.to_act is None:
        return HandIsOver("the hand is over")
    return state.rules.stages[state.stage].refusal(state, action)


def apply(state: State, action: Action) -> tuple[State, Sequence[Event]]:
    """The state after an action, and what happened; the last state carries the outcome.

    Raises IllegalAction, in the named form that says why.
    """
    if refused := refusal(state, action):
        raise refused
    stage: Stage[State] = state.rules.stages[state.stage]
    state, events = stage.apply(state, action)
    if state.to_act is not None or state.outcome is not None:
        return state, events
    state, following = _enter(state, state.stage + 1)
    return state, (*events, *following)


def decider(state: State) -> int | None:
    """Seat that chooses the next action: the seat to act, or whoever plays for the dummy (V-MO-5/8).

    None when the hand is over or the blind dummy turns its top card.
    """
    if state.to_act is None or state.to_act != state.rules.dummy_seat:
        return state.to_act
    return state.rules.plays_for_dummy(state.dealer, state.caller, state.partner)


def open_places(state: State) -> tuple[int, ...]:
    """The places whose cards everybody sees.

    All of them (V-SC-1), or an open dummy's once the first card has been led (V-MO-8).
    """
    rules = state.rules
    if rules.open_hands:
        return state.order
    dummy = rules.dummy_seat
    lies_open = rules.dummy is Dummy.OPEN and bool(state.tricks or state.table)
    return (dummy,) if dummy is not None and lies_open else ()
