"""Replay a log from its first line: every line is checked against the rules and the committed shuffle."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from briscola.engine.deal_code import hand_of
from briscola.engine.events import Dealt, Event, HandEnded, MatchBegan, MatchEnded
from briscola.engine.hand import deal_event
from briscola.engine.match import Match, after_hand, begin_match, hand_ended
from briscola.engine.match_form import MOST_TIMES
from briscola.engine.occupants import Occupants
from briscola.engine.options import BadOption
from briscola.engine.replay_actions import step
from briscola.engine.replay_cursor import BadRecord, BreaksOff, Cursor, GaveUp, Position, Step
from briscola.engine.replay_draw import first_dealer
from briscola.engine.replay_shuffle import check_reveal, shuffled_hand
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.terms import PERSON, Terms
from briscola.engine.variants import WINNING_HANDS, make_rules


def replay(events: Iterable[Event], *, terms: Terms | None = None, first_line: int = 1) -> Position:
    """Position of a log after its last line, every line checked; the log may break off anywhere.

    `terms` are those of a record's header, `first_line` is the line of the file on which the events begin,
    for the messages. Raises BadRecord.
    """
    position, wrong = replay_prefix(events, terms=terms, first_line=first_line)
    if wrong is not None:
        raise wrong
    return position


def replay_prefix(
    events: Iterable[Event], *, terms: Terms | None = None, first_line: int = 1
) -> tuple[Position, BadRecord | None]:
    """The last position between two actions up to which a log is right, and the error after it, or None.

    Stops reading at the line after the first wrong one.
    """
    cursor = Cursor(log=events, terms=terms, first_line=first_line)
    try:
        while not cursor.at_end:
            if terms is not None and cursor.reached.matches:
                cursor.next()
                raise cursor.fail("a record holds one match")
            _match(cursor)
    except BreaksOff as end:
        return cursor.reach_end(end), None
    except GaveUp:
        return cursor.reached, cursor.end()
    except BadRecord as error:
        return cursor.reached, error
    return cursor.reached, None


def _match(cursor: Cursor) -> None:
    began = cursor.take(MatchBegan)
    rules = _rules_of(cursor, began)
    number = cursor.reached.matches + 1
    dealer = first_dealer(cursor, rules, began, number)
    match = begin_match(rules, winning_hands=began.winning_hands, dealer=dealer)
    cursor.reach(matches=number, match=match, ended=False, sealed=None, promises=None)
    if cursor.terms is not None and cursor.terms.deal is not None:
        _hand(cursor, match, began)
        cursor.reach(ended=True)
        return
    while not match.over:
        match = _hand(cursor, match, began)
    if cursor.terms is None:
        cursor.same(MatchEnded(winners=match.winners, score=match.standing.score))
        cursor.reach(ended=True)


def _rules_of(cursor: Cursor, began: MatchBegan) -> Rules:
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
    _check_players(cursor, began)
    return rules


def _check_players(cursor: Cursor, began: MatchBegan) -> None:
    """Check who sits where: a person may choose the cut, so everybody must be told who is one.

    Raises BadRecord.
    """
    roster = None if cursor.terms is None else cursor.terms.roster
    if cursor.terms is not None and began.seed is not None:
        raise cursor.fail("a record is of a match played, which has no seed")
    if roster is not None:
        cursor.seat(roster)
        if began.levels != cursor.levels:
            raise cursor.fail("the header names other levels than the match")
    elif cursor.terms is not None and began.levels[0] != PERSON:
        raise cursor.fail("a record is of a match of a person, at seat 0")
    elif PERSON in began.levels[1:]:
        raise cursor.fail("only at seat 0 a person may sit")
    if began.seed is not None and PERSON in began.levels:
        raise cursor.fail("no person plays in a simulation")
    cursor.levels = began.levels
    first = cursor.events[0]
    assert isinstance(first, MatchBegan)
    if began != first and (began.seed, first.seed) != (None, None):
        raise cursor.fail("every match of a simulation has the players and the seed of the first")


def _hand(cursor: Cursor, match: Match, began: MatchBegan) -> Match:
    number = cursor.reached.hand + 1
    if cursor.terms is not None and cursor.terms.deal is not None:
        state = hand_of(cursor.terms.deal)
        cursor.same(deal_event(state, number, cursor.terms.deal.pack))
    else:
        state = shuffled_hand(cursor, match, began, number)
    state = _played(cursor, state, number)
    match = after_hand(match, state)
    cursor.same(hand_ended(match, state, hand=number))
    if cursor.reached.shuffle is not None:
        check_reveal(cursor, began, cursor.reached.shuffle)
    if cursor.terms is not None:
        if match.over:
            cursor.same(MatchEnded(winners=match.winners, score=match.standing.score))
        cursor.check_chain(number)
    cursor.reach(
        match=match,
        state=None,
        steps=(),
        secret=b"",
        shuffle=None,
        finished=cursor.reached.finished + 1,
        ended=match.over and cursor.terms is not None,
    )
    return match


def _played(cursor: Cursor, state: State, number: int) -> State:
    """Take the lines of a hand from its deal to its end; the last state."""
    cursor.reach(hand=number, state=state, sealed=None, steps=(Step(lines=cursor.line, state=state),))
    while state.outcome is None:
        state = step(cursor, state)
        if state.outcome is None:
            steps = (*cursor.reached.steps, Step(lines=cursor.line, state=state))
            cursor.reach(state=state, steps=steps)
    return state


def check_hand_alone(events: Sequence[Event], began: MatchBegan, occupants: Occupants | None = None) -> None:
    """Check a whole hand of a record by itself, its link left out, of which nothing was taken back.

    Its dealer, its number, how often it is paid and the score of the match are believed, and so are the
    `occupants` at its beginning in a record since version 3. Raises BadRecord.
    """
    dealt = next((event for event in events if isinstance(event, Dealt)), None)
    ended = next((event for event in events if isinstance(event, HandEnded)), None)
    rules = make_rules(began.variant, began.players, began.options)
    if dealt is None or ended is None or dealt.dealer not in range(rules.players):
        raise BadRecord("it is no whole hand")
    match = begin_match(rules, winning_hands=began.winning_hands, dealer=dealt.dealer)
    if ended.times in (2, 4, MOST_TIMES):
        match = replace(match, standing=replace(match.standing, times=ended.times))
    levels = began.levels if occupants is None else occupants.levels
    cursor = Cursor(log=events, terms=Terms(header=""), levels=levels, occupants=occupants)
    state = _played(cursor, shuffled_hand(cursor, match, began, ended.hand), ended.hand)
    wanted = hand_ended(after_hand(match, state), state, hand=ended.hand)
    cursor.same(replace(wanted, score=ended.score, balance=ended.balance))
    assert cursor.reached.shuffle is not None
    check_reveal(cursor, began, cursor.reached.shuffle)
    if not cursor.at_end:
        cursor.take(MatchEnded)
    if not cursor.at_end:
        raise BadRecord("nothing follows the end of a hand but its link")
