"""The contributions of several computers to a shuffle in a record, line by line: promised, signed, opened."""

from briscola.engine.contributions import STOPS, Promises, promised, sealed_shuffle
from briscola.engine.events import Contributed, GivenUp, Opened, Signed, Withdrawn
from briscola.engine.match import Match
from briscola.engine.replay_cursor import Cursor


def contributed(cursor: Cursor, match: Match | None = None) -> Promises | None:
    """Take the lines of the contributions to the shuffle that the last line has sealed.

    `match` is None for the draw for the deal. All are opened unless the withdrawal follows. None where only
    one computer deals. Raises BadRecord.
    """
    if not cursor.shared or cursor.occupants is None:
        return None
    shuffle = sealed_shuffle(cursor.chain(), cursor.occupants.players, match)
    shares: list[Contributed] = []
    while isinstance(cursor.peek(), Contributed):
        shares.append(cursor.take(Contributed))
    if not shares:
        cursor.take(Contributed)
    signed = [cursor.take(Signed) for _ in shares]
    promises = cursor.unbroken(lambda: promised(shuffle, shares, signed))
    for share in shares:
        cursor.commitment(share.sha256)
    cursor.reach(promises=promises)
    while promises.missing and not isinstance(cursor.peek(), Withdrawn):
        opened = cursor.take(Opened)
        before = promises
        promises = cursor.unbroken(lambda: before.after(opened))  # noqa: B023 - called at once
        cursor.reach(promises=promises)
    return promises


def was_withdrawn(cursor: Cursor, hand: int) -> bool:
    """Take the withdrawal of a seal, if it is what follows; hand 0 is the draw.

    The second one after something was opened ends the match without a winner. Raises BadRecord.
    """
    if not isinstance(cursor.peek(), Withdrawn):
        return False
    cursor.same(Withdrawn(hand=hand))
    reached = cursor.reached
    *others, (last, times) = reached.withdrawn or ((hand, 0),)
    again = [*others, (hand, times + 1)] if last == hand else [*reached.withdrawn, (hand, 1)]
    stopped = reached.stopped
    if reached.promises is not None and reached.promises.opened:
        stopped += (hand,)
    cursor.reach(sealed=None, withdrawn=tuple(again), promises=None, stopped=stopped)
    if len(stopped) == STOPS:
        found = cursor.next(GivenUp)
        raise cursor.fail(
            f"the second shuffle that stops ends the match, and no {type(found).__name__} follows"
        )
    return True
