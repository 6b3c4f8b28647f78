"""Replay a log from its first line: every line is checked against the rules and the committed shuffle."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.actions import PASS, Action, Call, Exchange, IllegalAction, Play
from briscola.engine.cards import Card
from briscola.engine.events import (
    BidMade,
    Called,
    Committed,
    Dealt,
    DrawnForDeal,
    Event,
    Exchanged,
    MatchBegan,
    MatchEnded,
    PackCut,
    Passed,
    Played,
    Requested,
    Revealed,
    Signalled,
)
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.match import Match, after_hand, begin_match, hand_ended
from briscola.engine.options import BadOption
from briscola.engine.record import event_line
from briscola.engine.rules import Rules
from briscola.engine.shuffle import deal_drawn, draw_for_deal, seed_of, shuffle_and_cut
from briscola.engine.stages.exchange import BOTH_ANSWERS
from briscola.engine.state import State
from briscola.engine.talk import request, signal
from briscola.engine.variants import WINNING_HANDS, make_rules

E = TypeVar("E", bound=Event)


class BadRecord(ValueError):  # noqa: N818 - a sentence for the person
    """A log that the rules or the commitment contradict; the message names the line and what is wrong."""


class Position(Struct, frozen=True, kw_only=True):
    """Where a log ends: `state` and `commitment` are those of a hand not finished yet."""

    matches: int = 0
    hand: int = 0  # the last hand begun, counted over the run
    finished: int = 0  # hands played to their end
    match: Match | None = None
    state: State | None = None
    commitment: str | None = None


@dataclass(kw_only=True)
class _Cursor:
    """The log and the line reached."""

    events: Sequence[Event]
    line: int = 0

    @property
    def at_end(self) -> bool:
        return self.line == len(self.events)

    def fail(self, sentence: str) -> BadRecord:
        return BadRecord(f"line {self.line}: {sentence}")

    def take(self, kind: type[E]) -> E:
        """The next event, which must be of this kind."""
        event = self.next()
        if not isinstance(event, kind):
            raise self.fail(f"expected a {kind.__name__} event, found {event_line(event)}")
        return event

    def next(self) -> Event:
        if self.at_end:
            raise self.fail("the log breaks off")
        self.line += 1
        return self.events[self.line - 1]

    def same(self, wanted: Event) -> None:
        """Tick off the next event, which must be exactly this one."""
        found = self.next()
        if event_line(found) != event_line(wanted):
            raise self.fail(f"expected {event_line(wanted)}, found {event_line(found)}")


def replay(events: Sequence[Event]) -> Position:
    """Where a log ends, every line checked; the last hand may be unfinished.

    Raises BadRecord.
    """
    cursor = _Cursor(events=events)
    position = Position()
    while not cursor.at_end:
        position = _match(cursor, position)
    return position


def _match(cursor: _Cursor, position: Position) -> Position:
    began = cursor.take(MatchBegan)
    try:
        rules = make_rules(began.variant, began.players, began.options)
    except BadOption as error:
        raise cursor.fail(str(error)) from None
    if began.sides != rules.sides or began.options != rules.changed:
        raise cursor.fail("sides and options are not those of the game")
    if began.winning_hands not in WINNING_HANDS:
        raise cursor.fail("a match is won by 1 to 11 hands")
    position = replace(position, matches=position.matches + 1)
    if not cursor.at_end and isinstance(cursor.events[cursor.line], DrawnForDeal):
        dealer = _draw(cursor, rules, began.seed, position.matches)
    elif position.match is not None and position.match.rules.players == rules.players:
        dealer = position.match.dealer  # R-MATCH-4
    else:
        raise cursor.fail("the draw for the deal is missing")
    match = begin_match(rules, winning_hands=began.winning_hands, dealer=dealer)
    position = replace(position, match=match)
    while not match.over:
        if cursor.at_end:
            return position
        position = _hand(cursor, position, match, began.seed)
        if position.match is None or position.state is not None:
            return position
        match = position.match
    if not cursor.at_end:
        cursor.same(MatchEnded(winners=match.winners, score=match.standing.score))
    return position


def _draw(cursor: _Cursor, rules: Rules, seed: int | None, number: int) -> int:
    drawn = cursor.take(DrawnForDeal)
    wanted = drawn
    if seed is not None:
        wanted = draw_for_deal(rules, sha256(f"briscola:{seed}:draw:{number}".encode()).digest())
    elif drawn.cards:
        wanted = deal_drawn(rules, [c for row in drawn.cards for c in row if c is not None])
    if wanted != drawn or not 0 <= drawn.dealer < rules.players:
        raise cursor.fail("the draw does not give this dealer")
    return drawn.dealer


def _hand(cursor: _Cursor, position: Position, match: Match, seed: int | None) -> Position:
    number, rules = position.hand + 1, match.rules
    committed = cursor.take(Committed)
    if committed.hand != number:
        raise cursor.fail(f"hand {number} should follow, not {committed.hand}")
    position = replace(position, hand=number, commitment=committed.sha256)
    if cursor.at_end:
        return replace(position, hand=number - 1, commitment=None)
    cut = cursor.take(PackCut)
    if cut.seat != rules.cutter(match.dealer):
        raise cursor.fail("the player at the dealer's left cuts")
    dealt = cursor.take(Dealt)
    if sorted(dealt.deck) != sorted(rules.pack):
        raise cursor.fail("the deck is not the pack of this game")
    state = deal(rules, dealer=match.dealer, pack=dealt.deck)
    cursor.line -= 1
    cursor.same(deal_event(state, number, dealt.deck))
    while state.outcome is None:
        if cursor.at_end:
            return replace(position, state=state)
        state = _step(cursor, state)
    match = after_hand(match, state)
    cursor.same(hand_ended(match, state, hand=number))
    _check_reveal(cursor, rules.pack, committed, cut, dealt, seed)
    return replace(position, match=match, commitment=None, finished=position.finished + 1)


def deal_event(state: State, hand: int, deck: tuple[Card, ...]) -> Dealt:
    """The `deal` event of a hand's first state."""
    return Dealt(
        hand=hand,
        dealer=state.dealer,
        deck=deck,
        hands=state.hands,
        turned=state.turned,
        stock=state.stock,
    )


def _check_reveal(
    cursor: _Cursor,
    pack: tuple[Card, ...],
    committed: Committed,
    cut: PackCut,
    dealt: Dealt,
    seed: int | None,
) -> None:
    reveal = cursor.take(Revealed)
    try:
        secret = bytes.fromhex(reveal.secret)
    except ValueError:
        raise cursor.fail("the revealed bytes are not hexadecimal") from None
    if reveal.hand != committed.hand or sha256(secret).hexdigest() != committed.sha256:
        raise cursor.fail("the revealed bytes are not those committed to")
    if seed is not None and secret != sha256(f"briscola:{seed}:{committed.hand}".encode()).digest():
        raise cursor.fail("the bytes are not those of the seed")
    try:
        own_cut = None if seed is not None else cut.at
        deck, at = shuffle_and_cut(pack, seed_of(secret, cut.salt), own_cut)
    except ValueError as error:
        raise cursor.fail(str(error)) from None
    if deck != dealt.deck or at != cut.at:
        raise cursor.fail("the deck is not the shuffle of the revealed bytes")


def _step(cursor: _Cursor, state: State) -> State:
    event = cursor.next()
    try:
        if isinstance(event, Signalled):
            allies = state.rules.side_of[event.seat]
            spies = tuple(s for s in event.seen_by or () if s not in allies)
            return signal(state, seat=event.seat, sign=event.sign, spies=spies)[0]
        if isinstance(event, Requested):
            return request(state, seat=event.seat, ask=event.ask)[0]
        action = _action(cursor, event)
        if isinstance(action, Play) and legal_actions(state) == BOTH_ANSWERS:
            state, _ = apply(state, Exchange(take=False))
        state, happened = apply(state, action)
    except IllegalAction as error:
        raise cursor.fail(str(error)) from None
    cursor.line -= 1
    for wanted in happened:
        cursor.same(wanted)
    return state


def _action(cursor: _Cursor, event: Event) -> Action:
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
        case _:
            raise cursor.fail(f"{event_line(event)} is out of place")
