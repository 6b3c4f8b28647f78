"""Replay a log from its first line: every line is checked against the rules and the committed shuffle."""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from msgspec.structs import replace

from briscola.engine.contributions import Promises
from briscola.engine.deal_code import hand_of
from briscola.engine.events import (
    Committed,
    Dealt,
    DrawCommitted,
    DrawnForDeal,
    DrawRevealed,
    Event,
    HandEnded,
    MatchBegan,
    MatchEnded,
    PackCut,
    Revealed,
    SecretKept,
    TrumpCardChosen,
)
from briscola.engine.hand import deal, deal_event
from briscola.engine.match import Match, after_hand, begin_match, hand_ended
from briscola.engine.match_form import MOST_MORE, MOST_TIMES
from briscola.engine.occupants import Occupants
from briscola.engine.options import BadOption
from briscola.engine.replay_actions import step
from briscola.engine.replay_contributions import contributed, was_withdrawn
from briscola.engine.replay_cursor import BadRecord, BreaksOff, Cursor, GaveUp, Position, Step
from briscola.engine.rules import FirstDealer, Rules
from briscola.engine.seal import Shuffle, check_cut
from briscola.engine.shuffle import deal_drawn, draw_for_deal
from briscola.engine.state import State
from briscola.engine.terms import DRAW, PERSON, Terms
from briscola.engine.variants import WINNING_HANDS, make_rules


def shuffled_hand(cursor: Cursor, match: Match, began: MatchBegan, number: int) -> State:
    """Take the lines of a shuffle up to the deal; the hand in its first state.

    In a record the bytes stand there already and are tried at once. Raises BadRecord.
    """
    rules = match.rules
    committed, promises = _sealed(cursor, match, number)
    cut = cursor.take(PackCut)
    if cut.seat != rules.cutter(match.dealer):
        raise cursor.fail("the player at the dealer's left cuts")
    if began.seed is not None and cut.salt:
        raise cursor.fail("nobody adds a salt in a simulation")
    person = cursor.levels[cut.seat] == PERSON
    if cut.auto and not person:
        raise cursor.fail("only a person has the pack cut")
    if promises is not None:
        _check_contributed(cursor, cut, promises, person=person)
    secret = b""
    if cursor.terms is not None:
        kept = cursor.take(SecretKept)
        if kept.hand != number:
            raise cursor.fail(f"the bytes of hand {number} should follow, not of {kept.hand}")
        secret = cursor.secret(kept.secret, committed.sha256)
    own_cut = person and not cut.auto
    chosen = None
    if rules.dealer_chooses:
        if cursor.terms is not None and cursor.levels[match.dealer] == PERSON:  # she may be asked for long
            cursor.checked(lambda: check_cut(rules.pack, cut, secret, own=own_cut))
            cursor.reach(secret=secret, cut=cut)
        chosen = _chosen(cursor, match, promises)
    dealt = cursor.take(Dealt)
    if sorted(dealt.deck) != sorted(rules.pack):
        raise cursor.fail("the deck is not the pack of this game")
    top = chosen is not None and chosen.which == "top"
    before = match.standing
    state = deal(rules, dealer=match.dealer, pack=dealt.deck, times=before.times, more=before.more, top=top)
    cursor.line -= 1
    cursor.expect(deal_event(state, number, dealt.deck))
    free = chosen is None or (cursor.levels[match.dealer] == PERSON and not chosen.auto)
    shuffle = Shuffle(
        rules=rules,
        committed=committed,
        cut=cut,
        dealt=dealt,
        own_cut=own_cut,
        drawn=None if free else chosen,
    )
    if cursor.terms is not None:
        cursor.check_deck(shuffle, secret)
    cursor.salted(number, cut.salt)
    cursor.reach(secret=secret, shuffle=shuffle, promises=None, cut=None)
    return state


def _chosen(cursor: Cursor, match: Match, promises: Promises | None) -> TrumpCardChosen:
    """Take the dealer's choice of the trump card (V-SU-5). Raises BadRecord."""
    chosen = cursor.take(TrumpCardChosen)
    person = cursor.levels[match.dealer] == PERSON
    if chosen.seat != match.dealer:
        raise cursor.fail("the dealer says which card shows the trumps")
    if chosen.auto and not person:
        raise cursor.fail("only a person leaves the trump card to the shuffle")
    if promises is not None and person and (None if chosen.auto else chosen.which) != promises.trump_card:
        raise cursor.fail("the trump card is not the one that was promised")
    return chosen


def _check_contributed(cursor: Cursor, cut: PackCut, promises: Promises, *, person: bool) -> None:
    """Check that salt and cut are those that the computers have contributed."""
    if cut.salt != promises.salt:
        raise cursor.fail("the salt is not what the computers have contributed")
    if person and (0 if cut.auto else cut.at) != promises.cut:
        raise cursor.fail("the cut is not the one that was promised")


def _sealed(cursor: Cursor, match: Match, number: int) -> tuple[Committed, Promises | None]:
    while True:
        committed = cursor.take(Committed)
        if committed.hand != number:
            raise cursor.fail(f"hand {number} should follow, not {committed.hand}")
        cursor.commitment(committed.sha256)
        if cursor.terms is None:
            return committed, None
        cursor.reach(sealed=number)
        if was_withdrawn(cursor, number):
            continue
        promises = contributed(cursor, match)
        if not was_withdrawn(cursor, number):
            return committed, promises


def check_reveal(cursor: Cursor, began: MatchBegan, shuffle: Shuffle) -> None:
    """Take the line that reveals the bytes of a hand.

    Raises BadRecord.
    """
    number = shuffle.committed.hand
    reveal = cursor.take(Revealed)
    if reveal.hand != number:
        raise cursor.fail(f"the bytes of hand {number} should be revealed, not of {reveal.hand}")
    secret = cursor.secret(reveal.secret, shuffle.committed.sha256)
    if cursor.terms is not None:
        return  # the same bytes stood there, and were tried, when the cards were dealt
    if began.seed is not None and secret != sha256(f"briscola:{began.seed}:{number}".encode()).digest():
        raise cursor.fail("the bytes are not those of the seed")
    cursor.check_deck(shuffle, secret)


def first_dealer(cursor: Cursor, rules: Rules, began: MatchBegan, number: int) -> int:
    """First dealer of the match of that number; consumes the lines of the draw.

    Raises BadRecord.
    """
    terms, before = cursor.terms, cursor.reached.match
    if terms is not None:
        if terms.deal is not None:
            if terms.deal.rules.changed != rules.changed or terms.deal.rules.slug != rules.slug:
                raise cursor.fail("this is not the game of the deal")
            return terms.deal.dealer
        if terms.dealer is None:
            return _committed_draw(cursor, rules)
        if terms.dealer not in range(rules.players):
            raise cursor.fail(f"there is no seat {terms.dealer} to deal first")
        return terms.dealer
    if isinstance(cursor.peek(), DrawnForDeal):
        return _draw(cursor, rules, began.seed, number)
    if began.seed is None and before is not None and before.rules.players == rules.players:
        return before.dealer  # R-MATCH-4
    cursor.next(DrawnForDeal)
    raise cursor.fail("the draw for the deal is missing")


def _committed_draw(cursor: Cursor, rules: Rules) -> int:
    """The draw for the deal of a record: sealed, drawn with what people add, revealed."""
    cursor.reach(matches=1, ended=False)
    while True:
        sealed = cursor.take(DrawCommitted)
        cursor.commitment(sealed.sha256)
        cursor.reach(sealed=DRAW)
        if was_withdrawn(cursor, DRAW):
            continue
        promises = contributed(cursor)
        if not was_withdrawn(cursor, DRAW):
            break
    drawn = cursor.take(DrawnForDeal)
    revealed = cursor.take(DrawRevealed)
    if promises is not None and revealed.salt != promises.salt:
        raise cursor.fail("the salt is not what the computers have contributed")
    secret = cursor.secret(revealed.secret, sealed.sha256)
    if drawn != draw_for_deal(rules, secret, revealed.salt):
        raise cursor.fail("the draw for the deal is not that of the revealed bytes")
    cursor.salted(DRAW, revealed.salt)
    return drawn.dealer


def _draw(cursor: Cursor, rules: Rules, seed: int | None, number: int) -> int:
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
        cursor.expect(MatchEnded(winners=match.winners, score=match.standing.score))
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
        cursor.expect(deal_event(state, number, cursor.terms.deal.pack))
    else:
        state = shuffled_hand(cursor, match, began, number)
    state = _played(cursor, state, number)
    match = after_hand(match, state)
    cursor.expect(hand_ended(match, state, hand=number))
    if cursor.reached.shuffle is not None:
        check_reveal(cursor, began, cursor.reached.shuffle)
    if cursor.terms is not None:
        if match.over:
            cursor.expect(MatchEnded(winners=match.winners, score=match.standing.score))
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

    Its dealer, its number, how often it is paid, how much more it counts and the score of the match are
    believed, and so are the `occupants` at its beginning in a record since version 3. Raises BadRecord.
    """
    dealt = next((event for event in events if isinstance(event, Dealt)), None)
    ended = next((event for event in events if isinstance(event, HandEnded)), None)
    rules = make_rules(began.variant, began.players, began.options)
    if dealt is None or ended is None or dealt.dealer not in range(rules.players):
        raise BadRecord("it is no whole hand")
    match = begin_match(rules, winning_hands=began.winning_hands, dealer=dealt.dealer)
    if ended.times in (2, 4, MOST_TIMES):
        match = replace(match, standing=replace(match.standing, times=ended.times))
    if ended.more in range(1, MOST_MORE + 1):
        match = replace(match, standing=replace(match.standing, more=ended.more))
    levels = began.levels if occupants is None else occupants.levels
    cursor = Cursor(log=events, terms=Terms(header=""), levels=levels, occupants=occupants)
    state = _played(cursor, shuffled_hand(cursor, match, began, ended.hand), ended.hand)
    wanted = hand_ended(after_hand(match, state), state, hand=ended.hand)
    cursor.expect(replace(wanted, score=ended.score, balance=ended.balance))
    assert cursor.reached.shuffle is not None
    check_reveal(cursor, began, cursor.reached.shuffle)
    if not cursor.at_end:
        cursor.take(MatchEnded)
    if not cursor.at_end:
        raise BadRecord("nothing follows the end of a hand but its link")
