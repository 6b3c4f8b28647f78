"""The tricks of a hand and the draws between them (R-TRICK, R-DRAW, V-PR, V-MO)."""

from collections.abc import Sequence
from dataclasses import dataclass

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
    WrongMoment,
)
from briscola.engine.cards import Card
from briscola.engine.events import Conceded, Drawn, Event, Played, TrickTaken
from briscola.engine.rules import Dummy, Follow
from briscola.engine.scoring import decided
from briscola.engine.stages.declaration import declarations, declare
from briscola.engine.stages.exchange import BOTH_ANSWERS, exchange, swap_card
from briscola.engine.state import State
from briscola.engine.trick import TableCard, Trick, playable, winning


def must_follow(state: State) -> bool:
    """True if the duty to follow suit applies now (V-PR-1, V-BI-4)."""
    follow = state.rules.follow
    return follow is Follow.ALWAYS or (follow is Follow.STOCK_OUT and not state.stock)


@dataclass(frozen=True, kw_only=True, slots=True)
class Tricks:
    """The play to the last card, or until the caller gives up where that is agreed (V-CH-25)."""

    concede: bool = False

    def begin(self, state: State) -> tuple[State, Sequence[Event]]:
        leader = state.rules.first_leader(state.dealer, state.caller)
        return replace(state, to_act=leader, leader=leader), ()

    def legal(self, state: State) -> tuple[Action, ...]:
        seat = state.to_act
        assert seat is not None
        if state.rules.swaps and swap_card(state) is not None:
            return BOTH_ANSWERS
        hand = state.hands[seat]
        if seat == state.rules.dummy_seat:
            return tuple(PLAYS[c] for c in dummy_cards(state))
        if state.rules.follow is not Follow.FREE and state.table:
            hand = playable(hand, state.table[0].card.suit, must_follow(state))
        plays = tuple([PLAYS[c] for c in hand])
        if self.concede and seat == state.caller:
            return (*plays, CONCEDE)
        return plays if state.rules.marianna is None else (*plays, *declarations(state))

    def refusal(self, state: State, action: Action) -> IllegalAction:
        seat = state.to_act
        assert seat is not None
        if swap_card(state) is not None:
            return WrongMoment("say first whether you take the turned card")
        if isinstance(action, Concede):
            return WrongMoment("only the caller may give up, at his own turn, where that is agreed")
        if isinstance(action, Declare):
            return WrongMoment(
                "only who is to lead declares: king and knight in hand, once a turn, while the stock lasts"
            )
        if not isinstance(action, Play):
            return WrongMoment("it is time to play a card")
        if action.card not in state.hands[seat]:
            return NotInHand(f"{action.card} is not in the hand")
        if seat == state.rules.dummy_seat:
            return DummyHasNoChoice("the dummy plays its top card")
        return MustFollowSuit(state.table[0].card.suit)

    def apply(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        if isinstance(action, Exchange):
            return exchange(state, action)
        if isinstance(action, Declare):
            return declare(state, action)
        seat = state.to_act
        assert seat is not None
        if isinstance(action, Concede):
            outcome = state.rules.scoring.conceded(state)
            return replace(state, to_act=None, outcome=outcome), [Conceded(seat=seat)]
        assert isinstance(action, Play)
        card = action.card
        hands, known, table = lay(state, card)
        played = Played(seat=seat, card=card)
        if len(table) < len(state.order):
            following = state.successor[seat]
            state = replace(
                state, hands=tuple(hands), known=known, table=table, to_act=following, settled=False
            )
            return state, [played]
        state, events = gather(replace(state, known=known), hands, table)
        return state, [played, *events]

    def finished(self, state: State) -> bool:
        return state.to_act is None


def dummy_cards(state: State) -> tuple[Card, ...]:
    """The cards the dummy may play: its top card, or any when it lies open (V-MO-5/9)."""
    pile = state.hands[-1]
    return pile[-1:] if state.rules.dummy is Dummy.BLIND else pile


def lay(
    state: State, card: Card
) -> tuple[list[tuple[Card, ...]], tuple[tuple[Card, ...], ...], tuple[TableCard, ...]]:
    """Hands, known cards and table once the seat to act has laid down that card."""
    seat = state.to_act
    assert seat is not None
    hands = list(state.hands)
    hand = hands[seat]
    at = hand.index(card)
    hands[seat] = hand[:at] + hand[at + 1 :]
    known = state.known
    if card in known[seat]:
        known = tuple([tuple([c for c in cards if c != card]) for cards in known])
    return hands, known, (*state.table, TableCard(seat, card))


def gather(
    state: State, hands: list[tuple[Card, ...]], table: tuple[TableCard, ...]
) -> tuple[State, list[Event]]:
    """The trick to its winner, then the draws in order, the winner first (R-DRAW-1/3)."""
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
    if rules.stop_at_61 and decided(replace(state, points=tuple(points), tricks=tricks)):
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
        settled=False,
    )
    return state, events
