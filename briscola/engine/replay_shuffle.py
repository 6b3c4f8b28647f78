"""The shuffle of a hand in a log, line by line: sealed, cut, dealt, revealed."""

from hashlib import sha256

from briscola.engine.contributions import Promises
from briscola.engine.events import (
    Committed,
    Dealt,
    MatchBegan,
    PackCut,
    Revealed,
    SecretKept,
    TrumpCardChosen,
)
from briscola.engine.hand import deal, deal_event
from briscola.engine.match import Match
from briscola.engine.replay_contributions import contributed, was_withdrawn
from briscola.engine.replay_cursor import Cursor
from briscola.engine.seal import Shuffle, check_cut
from briscola.engine.state import State
from briscola.engine.terms import PERSON


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
            cursor.unbroken(lambda: check_cut(rules.pack, cut, secret, own=own_cut))
            cursor.reach(secret=secret, cut=cut)
        chosen = _chosen(cursor, match, promises)
    dealt = cursor.take(Dealt)
    if sorted(dealt.deck) != sorted(rules.pack):
        raise cursor.fail("the deck is not the pack of this game")
    top = chosen is not None and chosen.which == "top"
    state = deal(rules, dealer=match.dealer, pack=dealt.deck, times=match.standing.times, top=top)
    cursor.line -= 1
    cursor.same(deal_event(state, number, dealt.deck))
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
