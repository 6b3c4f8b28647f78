"""Replay a log from its first line: every line is checked against the rules and the committed shuffle."""

from collections.abc import Sequence
from dataclasses import dataclass, field
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
from briscola.engine.rules import FirstDealer, Rules
from briscola.engine.shuffle import deal_drawn, draw_for_deal, seed_of, shuffle_and_cut
from briscola.engine.stages.exchange import BOTH_ANSWERS
from briscola.engine.state import State
from briscola.engine.talk import request, signal
from briscola.engine.variants import WINNING_HANDS, make_rules

E = TypeVar("E", bound=Event)


class BadRecord(ValueError):  # noqa: N818 - a sentence for the person
    """A log that the rules or the commitment contradict; the message names the line and what is wrong."""


class _BreaksOff(BadRecord):
    """The log ends in the middle of something."""


class Position(Struct, frozen=True, kw_only=True):
    """Where a log stands after its first `lines` lines; `state` is that of a hand not finished yet."""

    lines: int = 0
    matches: int = 0
    hand: int = 0  # the last hand dealt, counted over the run
    finished: int = 0  # hands played to their end
    match: Match | None = None
    state: State | None = None


@dataclass(kw_only=True)
class _Cursor:
    """The log, the line reached, and the last position between two actions."""

    events: Sequence[Event]
    first_line: int = 1  # of the file, where the events begin
    line: int = 0
    reached: Position = field(default_factory=Position)

    def reach(self, **changes: object) -> Position:
        """Note that everything up to this line is whole."""
        self.reached = replace(self.reached, lines=self.line, **changes)
        return self.reached

    @property
    def at_end(self) -> bool:
        return self.line == len(self.events)

    def fail(self, sentence: str) -> BadRecord:
        return BadRecord(f"line {self._file_line}: {sentence}")

    def breaks_off(self) -> _BreaksOff:
        return _BreaksOff(f"line {self._file_line}: the log breaks off")

    @property
    def _file_line(self) -> int:
        return self.first_line + self.line - 1

    def peek(self) -> Event | None:
        """The next event, not taken yet."""
        return None if self.at_end else self.events[self.line]

    def take(self, kind: type[E]) -> E:
        """The next event, which must be of this kind."""
        event = self.next()
        if not isinstance(event, kind):
            raise self.fail(f"expected a {kind.__name__} event, found {event_line(event)}")
        return event

    def next(self) -> Event:
        if self.at_end:
            raise self.breaks_off()
        self.line += 1
        return self.events[self.line - 1]

    def same(self, wanted: Event) -> None:
        """Tick off the next event, which must be exactly this one."""
        found = self.next()
        if event_line(found) != event_line(wanted):
            raise self.fail(f"expected {event_line(wanted)}, found {event_line(found)}")


def replay(events: Sequence[Event], *, first_line: int = 1) -> Position:
    """Where a log stands, every line checked; its last hand may break off anywhere before its end.

    `first_line` is the line of the file on which the events begin, for the messages.
    Raises BadRecord.
    """
    cursor = _Cursor(events=events, first_line=first_line)
    try:
        while not cursor.at_end:
            _match(cursor)
    except _BreaksOff:
        pass
    return cursor.reached


def _match(cursor: _Cursor) -> None:
    began = cursor.take(MatchBegan)
    try:
        rules = make_rules(began.variant, began.players, began.options)
    except BadOption as error:
        raise cursor.fail(str(error)) from None
    if began.sides != rules.sides or began.options != rules.changed:
        raise cursor.fail("sides and options are not those of the game")
    if began.winning_hands not in WINNING_HANDS:
        raise cursor.fail("a match is won by 1 to 11 hands")
    if len(began.levels) != rules.players:
        raise cursor.fail("levels name who plays at each seat")
    before, number = cursor.reached.match, cursor.reached.matches + 1
    if isinstance(cursor.peek(), DrawnForDeal):
        dealer = _draw(cursor, rules, began.seed, number)
    elif before is not None and before.rules.players == rules.players:
        dealer = before.dealer  # R-MATCH-4
    elif cursor.at_end:
        raise cursor.breaks_off()
    else:
        raise cursor.fail("the draw for the deal is missing")
    match = begin_match(rules, winning_hands=began.winning_hands, dealer=dealer)
    cursor.reach(matches=number, match=match)
    while not match.over:
        match = _hand(cursor, match, began.seed)
    cursor.same(MatchEnded(winners=match.winners, score=match.standing.score))
    cursor.reach()


def _draw(cursor: _Cursor, rules: Rules, seed: int | None, number: int) -> int:
    drawn = cursor.take(DrawnForDeal)
    wanted = drawn
    if seed is not None:
        wanted = draw_for_deal(rules, sha256(f"briscola:{seed}:draw:{number}".encode()).digest())
    elif rules.first_dealer is not FirstDealer.RANDOM:
        cards = [c for row in drawn.cards for c in row if c is not None]
        rest = [c for c in rules.pack if c not in cards]
        if len(cards) + len(rest) != len(rules.pack):
            raise cursor.fail("the cards drawn are not of one pack")
        wanted = deal_drawn(rules, cards + rest)  # more rounds than were drawn if a tie is left
    elif drawn.cards:
        raise cursor.fail("nobody draws where chance names the dealer")
    if wanted != drawn or not 0 <= drawn.dealer < rules.players:
        raise cursor.fail("the draw does not give this dealer")
    return drawn.dealer


def _hand(cursor: _Cursor, match: Match, seed: int | None) -> Match:
    number, rules = cursor.reached.hand + 1, match.rules
    committed = cursor.take(Committed)
    if committed.hand != number:
        raise cursor.fail(f"hand {number} should follow, not {committed.hand}")
    cut = cursor.take(PackCut)
    if cut.seat != rules.cutter(match.dealer):
        raise cursor.fail("the player at the dealer's left cuts")
    dealt = cursor.take(Dealt)
    if sorted(dealt.deck) != sorted(rules.pack):
        raise cursor.fail("the deck is not the pack of this game")
    state = deal(rules, dealer=match.dealer, pack=dealt.deck)
    cursor.line -= 1
    cursor.same(deal_event(state, number, dealt.deck))
    cursor.reach(hand=number, state=state)
    while state.outcome is None:
        state = _step(cursor, state)
        if state.outcome is None:
            cursor.reach(state=state)
    match = after_hand(match, state)
    cursor.same(hand_ended(match, state, hand=number))
    _check_reveal(cursor, rules.pack, committed, cut, dealt, seed)
    cursor.reach(match=match, state=None, finished=cursor.reached.finished + 1)
    return match


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
    if cursor.at_end:
        raise cursor.fail(f"the shuffle of hand {committed.hand} was not revealed")
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
        if isinstance(event, Signalled | Requested):
            state, happened = _talk(cursor, state, event)
        else:
            action = action_of(event)
            if action is None:
                raise cursor.fail(f"{event_line(event)} is out of place")
            if isinstance(action, Play) and legal_actions(state) == BOTH_ANSWERS:
                state, _ = apply(state, Exchange(take=False))
            state, happened = apply(state, action)
    except IllegalAction as error:
        raise cursor.fail(str(error)) from None
    cursor.line -= 1
    for wanted in happened:
        cursor.same(wanted)
    return state


def _talk(cursor: _Cursor, state: State, event: Signalled | Requested) -> tuple[State, Sequence[Event]]:
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
        case _:
            return None
