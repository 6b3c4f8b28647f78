"""Lines that a host had told and has no more, as its disk was full when its program ended.

An honest program names itself in the record when it begins anew, before any other line. So two stories of
one match part at such a line, and nowhere else.
"""

from collections.abc import Sequence

from msgspec import Struct

from briscola.engine.events import DealSeen, Event, Played, Resumed
from briscola.engine.record import event_line


class LostMoves(Struct, frozen=True, kw_only=True):
    """Moves that somebody has seen and the match has lost."""

    cards: int
    """Number of cards played that are taken back."""
    hand: int
    """First hand whose cards are dealt again; 0 if none is."""
    times: int
    """Number of times that the host's program has begun anew in this match."""


def common_lines(one: Sequence[Event], other: Sequence[Event]) -> int:
    """Number of lines with which both begin, as a record writes them."""
    pairs = enumerate(zip(one, other, strict=False))
    parting = (n for n, (a, b) in pairs if a != b and event_line(a) != event_line(b))
    return next(parting, min(len(one), len(other)))


def lost_moves(before: Sequence[Event], now: Sequence[Event]) -> LostMoves | None:
    """The moves that were told `before` and are lost `now`; None if no line is."""
    lost = before[common_lines(before, now) :]
    if not lost:
        return None
    return LostMoves(
        cards=sum(isinstance(event, Played) for event in lost),
        hand=next((event.hand for event in lost if isinstance(event, DealSeen)), 0),
        times=sum(isinstance(event, Resumed) for event in now),
    )


def just_begun_anew(seen: Sequence[Event]) -> bool:
    """True if nothing has been dealt or played since the host's program has begun anew."""
    since = next((n for n, event in enumerate(reversed(seen)) if isinstance(event, Resumed)), None)
    return since is not None and not any(
        isinstance(event, DealSeen | Played) for event in seen[len(seen) - since :]
    )
