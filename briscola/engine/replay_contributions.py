"""The contributions of several computers to a shuffle in a record, line by line: promised, signed, opened."""

from briscola.engine.contributions import STOPS, Promises, promised, sealed_shuffle
from briscola.engine.events import Absent, Contributed, GivenUp, Opened, Signed, Withdrawn
from briscola.engine.match import Match
from briscola.engine.replay_cursor import Cursor


def contributed(cursor: Cursor, match: Match | None = None) -> Promises | None:
    """Take the lines of the contributions to the shuffle that the last line has sealed.

    `match` is None for the draw for the deal. All are opened unless the withdrawal follows. None where only
    one computer deals. Raises BadRecord.
    """
    if not cursor.shared or cursor.occupants is None:
        return None
    unopened, absences = cursor.reached.unopened, cursor.absences
    shuffle = sealed_shuffle(cursor.chain(), cursor.occupants, match, unopened=unopened, absences=absences)
    absent: list[Absent] = []
    while isinstance(cursor.peek(), Absent):
        absent.append(cursor.take(Absent))
    shares: list[Contributed] = []
    while isinstance(cursor.peek(), Contributed):
        shares.append(cursor.take(Contributed))
    if not shares and not absent:
        cursor.take(Contributed)
    signed = [cursor.take(Signed) for _ in shares]
    promises = cursor.checked(lambda: promised(shuffle, shares, signed, absent))
    for share in shares:
        cursor.commitment(share.sha256)
    cursor.reach(promises=promises)
    while promises.missing and not isinstance(cursor.peek(), Withdrawn):
        opened = cursor.take(Opened)
        before = promises
        promises = cursor.checked(lambda: before.after(opened))  # noqa: B023 - called at once
        cursor.reach(promises=promises)
    return promises


def was_withdrawn(cursor: Cursor, hand: int) -> bool:
    """Take the withdrawal of a seal, if it is what follows; hand 0 is the draw.

    Whose computers have not opened what they had promised add nothing any more, since version 4. The second
    one after something was opened ends the match without a winner. Raises BadRecord.
    """
    if not isinstance(cursor.peek(), Withdrawn):
        return False
    cursor.expect(Withdrawn(hand=hand))
    reached = cursor.reached
    promises = reached.promises
    if cursor.absences and promises is not None and not promises.missing:
        raise cursor.fail("a shuffle that every computer has opened is dealt")
    *others, (last, times) = reached.withdrawn or ((hand, 0),)
    again = [*others, (hand, times + 1)] if last == hand else [*reached.withdrawn, (hand, 1)]
    stopped, unopened = reached.stopped, reached.unopened
    if promises is not None and promises.opened:
        stopped += (hand,)
        unopened += promises.unopened
    cursor.reach(sealed=None, withdrawn=tuple(again), promises=None, stopped=stopped, unopened=unopened)
    if len(stopped) == STOPS:
        found = cursor.next(GivenUp)
        raise cursor.fail(
            f"the second shuffle that stops ends the match, and no {type(found).__name__} follows"
        )
    return True
