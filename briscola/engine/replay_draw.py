"""The first dealer in a log: the draw for the deal, sealed in a record."""

from hashlib import sha256

from briscola.engine.events import DrawCommitted, DrawnForDeal, DrawRevealed, MatchBegan
from briscola.engine.replay_contributions import contributed, was_withdrawn
from briscola.engine.replay_cursor import Cursor
from briscola.engine.rules import FirstDealer, Rules
from briscola.engine.shuffle import deal_drawn, draw_for_deal
from briscola.engine.terms import DRAW


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
