"""The tricks of a hand and the draws between them (R-TRICK, R-DRAW, V-PR, V-MO)."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import (
    CONCEDE,
    PLAYS,
    Action,
    Concede,
    Declare,
    DummyHasNoChoice,
    Exchange,
    IllegalAction,
    MustFollowSuit,
    NotInHand,
    Play,
    WrongTime,
)
from briscola.engine.cards import Card
from briscola.engine.events import Conceded, Drawn, Event, Played, TrickTaken
from briscola.engine.rules import Dummy, Follow
from briscola.engine.scoring import decided
from briscola.engine.stages.declaration import declarations, declare, enough, pay
from briscola.engine.stages.exchange import BOTH_ANSWERS, exchange, swap_card
from briscola.engine.state import State
from briscola.engine.trick import TableCard, Trick, playable, winning

WHEN_TO_DECLARE = {
    False: "only who is to lead declares: king and knight in hand, once a turn, while the stock lasts",
    True: "king and knight of a suit not yet declared are needed in hand, one declaration a turn",
}
"""When a marianna may be declared, by whether any turn will do (V-MA-2, V-MA-6)."""


def must_follow(state: State) -> bool:
    """True if the duty to follow suit applies now (V-PR-1, V-BI-4)."""
    follow = state.rules.follow
    return follow is Follow.ALWAYS or (follow is Follow.STOCK_OUT and not state.stock)


class Tricks(Struct, frozen=True, kw_only=True):
    """The play to the last card, or until the caller gives up where that is agreed (V-CH-25)."""

    concede: bool = False

    def begin(self, state: State) -> tuple[State, Sequence[Event]]:
        leader = state.rules.first_leader(state.dealer, state.caller)
        return replace(state, to_act=leader, leader=leader), ()

    def legal(self, state: State) -> tuple[Action, ...]:
        if _swap_asked(state):
            return BOTH_ANSWERS
        plays = tuple(map(PLAYS.__getitem__, cards_to_play(state)))
        if self.concede and state.to_act == state.caller:
            return (*plays, CONCEDE)
        return plays if state.rules.marianna is None else (*plays, *declarations(state))

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        asked = _swap_asked(state)
        if isinstance(action, Play) and not asked:
            return None if action.card in cards_to_play(state) else _card_refused(state, action.card)
        if action in self.legal(state):
            return None
        if asked:
            return WrongTime("say first whether you take the turned card")
        if isinstance(action, Concede):
            return WrongTime("only the caller may give up, at his own turn, where that is agreed")
        marianna = state.rules.marianna
        if isinstance(action, Declare):
            return WrongTime(WHEN_TO_DECLARE[marianna is not None and marianna.any_turn])
        return WrongTime("it is time to play a card")

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        seat = state.to_act
        assert seat is not None
        if isinstance(action, Play):
            played = Played(seat=seat, card=action.card)
            state = lay(state, action.card)
            if state.to_act is not None:
                return state, (played,)
            state, events = gather(state)
            state, paid = pay(state)
            return state, (played, *events, *paid)
        if isinstance(action, Exchange):
            return exchange(state, action)
        if isinstance(action, Declare):
            return declare(state, action)
        assert isinstance(action, Concede)
        outcome = state.rules.scoring.conceded(state)
        return replace(state, to_act=None, outcome=outcome), (Conceded(seat=seat),)


def _swap_asked(state: State) -> bool:
    return bool(state.rules.swaps) and swap_card(state) is not None


def cards_to_play(state: State) -> tuple[Card, ...]:
    """The cards that the seat to act may play, if nothing else is asked first."""
    rules, seat = state.rules, state.to_act
    assert seat is not None
    hand = state.hands[seat] if seat != rules.dummy_seat else dummy_cards(state)
    if rules.follow is Follow.FREE or not state.table:
        return hand
    return playable(hand, state.table[0].card.suit, must_follow(state))


def _card_refused(state: State, card: Card) -> IllegalAction:
    seat = state.to_act
    assert seat is not None
    if card not in state.hands[seat]:
        return NotInHand(f"{card} is not in the hand")
    if seat == state.rules.dummy_seat:
        return DummyHasNoChoice("the dummy plays its top card")
    return MustFollowSuit(state.table[0].card.suit)


def dummy_cards(state: State) -> tuple[Card, ...]:
    """The cards the dummy may play: its top card, or any when it lies open (V-MO-5/9)."""
    pile = state.hands[-1]
    return pile[-1:] if state.rules.dummy is Dummy.BLIND else pile


def lay(state: State, card: Card) -> State:
    """The state once the seat to act has laid down that card; nobody acts when the trick is complete."""
    seat = state.to_act
    assert seat is not None
    hands = list(state.hands)
    hand = hands[seat]
    at = hand.index(card)
    hands[seat] = hand[:at] + hand[at + 1 :]
    known = state.known
    if card in known[seat]:
        known = tuple([tuple([c for c in cards if c != card]) for cards in known])
    table = (*state.table, TableCard(seat, card))
    following = state.successor[seat] if len(table) < len(hands) else None
    return replace(state, hands=tuple(hands), known=known, table=table, to_act=following, settled=False)


def _over(state: State) -> bool:
    """True if a trick has ended the hand before its last one (R-COUNT-2, V-MA-6)."""
    return enough(state) or (state.rules.stop_at_61 and decided(state))


def gather(state: State) -> tuple[State, list[Event]]:
    """The trick to its winner, then the draws in order, the winner first (R-DRAW-1/3)."""
    table, hands = state.table, list(state.hands)
    rules = state.rules
    worth = rules.ranking.points
    winner = winning(table, state.trumps, rules.ranking).seat
    value = 0
    for play in table:
        value += worth[play.card]
    points = list(state.points)
    points[winner] += value
    trick = Trick(leader=table[0].seat, plays=table, winner=winner, points=value)
    events: list[Event] = [TrickTaken(winner=winner, points=value)]
    stock, known = state.stock, state.known
    to_act: int | None = winner if hands[winner] or stock else None
    tricks = (*state.tricks, trick)
    early = rules.stop_at_61 or rules.ends_at is not None
    if early and _over(replace(state, points=tuple(points), tricks=tricks)):
        to_act = None
    elif stock:
        seat = winner
        for card in stock[: len(hands)]:
            hands[seat] = (*hands[seat], card)
            events.append(Drawn(seat=seat, card=card, public=rules.open_hands))
            seat = state.successor[seat]
        stock = stock[len(hands) :]
        if not stock and state.turned is not None:
            last = events[-1]
            assert isinstance(last, Drawn) and last.card is not None
            events[-1] = Drawn(seat=last.seat, card=last.card, public=True)
            known = tuple([(*k, last.card) if s == last.seat else k for s, k in enumerate(known)])
    state = replace(
        state,
        hands=tuple(hands),
        known=known,
        stock=stock,
        table=(),
        tricks=tricks,
        points=tuple(points),
        to_act=to_act,
        leader=winner,
    )
    return state, events
