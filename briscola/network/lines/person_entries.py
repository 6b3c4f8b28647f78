"""The lines that a person at another computer may see, and the digest of those that everybody may.

A person sees more than a program: also the seals, the contributions and who sits down. She sees neither the
secret of a hand that is played nor the links of the chain before it is over.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from briscola.engine.chain import first_link, link
from briscola.engine.events import (
    Absent,
    Chained,
    Committed,
    Contributed,
    DealSeen,
    DrawCommitted,
    DrawRevealed,
    Event,
    GivenUp,
    Opened,
    PhraseSaid,
    Played,
    Requested,
    Resumed,
    Signalled,
    Signed,
    Sits,
    Withdrawn,
)
from briscola.engine.record import event_line, event_to_json, in_sight
from briscola.network.messages.from_host import HostMessage, NextLine, Truth

ALL_SEE = (
    Absent,
    Committed,
    Contributed,
    DrawCommitted,
    DrawRevealed,
    GivenUp,
    Opened,
    PhraseSaid,
    Resumed,
    Sits,
    Withdrawn,
)
LINES_A_MESSAGE = 200
"""Most lines of a record in one message; each has at most 4,000 letters, most have 60."""
LETTERS_A_MESSAGE = 40_000


def for_person(event: Event, seat: int) -> Event | None:
    """The event as the person at a seat, or at none (`events.NOBODY`), may see it; None if she may not."""
    if isinstance(event, ALL_SEE) or (isinstance(event, Signed) and not event.at):
        return event
    return event.for_seat(seat)


class PublicDigest:
    """Hash chain over the lines of a game as everybody may see them: equal for all seats of a table.

    Talk is left out: it may come while somebody chooses.
    """

    def __init__(self) -> None:
        self._chain = first_link("briscola:public:1")
        self._waiting: deque[Event] = deque()
        self._sight = in_sight(iter(self._waiting.popleft, None))

    @property
    def hex(self) -> str:
        """The digest over everything so far."""
        return self._chain.hex()

    def add(self, event: Event) -> None:
        """Take the next line, as the log or as a seat has it."""
        self._waiting.append(event)
        public = next(self._sight).for_public()
        if public is not None and not isinstance(public, Signalled | Requested):
            self._chain = link(self._chain, event_line(public))


class SeenEntries:
    """Number of the lines that a seat has seen of a match, and the hash chain over them."""

    def __init__(self, header: str, events: Iterable[Event] = ()) -> None:
        """`header` is the first line of the match's record, `events` are the lines as the seat sees them."""
        self._chain = first_link(header)
        self.count = 0
        for event in events:
            self.add(event)

    @property
    def hex(self) -> str:
        """The chain over everything so far."""
        return self._chain.hex()

    def add(self, event: Event) -> None:
        """Take the next line, as the seat sees it."""
        self._chain = link(self._chain, event_line(event))
        self.count += 1


def seen_of(log: Iterable[Event], seat: int) -> Iterator[Event]:
    """The lines of a log as the person at a seat, or at none, sees them."""
    return (seen for event in log if (seen := for_person(event, seat)) is not None)


def says_begun_anew(lines: Sequence[Event]) -> bool:
    """True if these lines begin where a host's program began anew: it withdraws a seal, and names itself."""
    rest = lines[1:2] if lines and isinstance(lines[0], Withdrawn) else lines[:1]
    return bool(rest) and isinstance(rest[0], Resumed)


class SentEntries:
    """The lines that one connection has been told: as they happen, and the truth after each hand."""

    def __init__(self, log: Sequence[Event], seat: int, header: str, *, have: int = 0, kept: int = 0) -> None:
        """`header` is the first line of the record.

        `have` is the number of seen lines, `kept` that of lines of the record, which the other end has.
        """
        self._log, self._seat, self._have, self._kept = log, seat, have, kept
        self._line = 0
        self.seen = SeenEntries(header)
        """Everything told so far."""

    def news(self) -> Iterator[HostMessage]:
        """The messages that tell of everything since the last call."""
        while self._line < len(self._log):
            event = self._log[self._line]
            self._line += 1
            seen = for_person(event, self._seat)
            if seen is not None:
                self.seen.add(seen)
                if self.seen.count > self._have:
                    yield NextLine(n=self.seen.count, event=event_to_json(seen))
            if isinstance(event, Chained | GivenUp):
                yield from self._truth(event.hand if isinstance(event, Chained) else 0)

    def _truth(self, hand: int) -> Iterator[HostMessage]:
        """The lines of the record up to the present one, in messages that are not too long."""
        while self._kept < self._line:
            part: list[str] = []
            letters = 0
            for event in self._log[self._kept : self._line]:
                line = event_line(event)
                letters += len(line)
                if part and (letters > LETTERS_A_MESSAGE or len(part) == LINES_A_MESSAGE):
                    break
                part.append(line)
            first, self._kept = self._kept + 1, self._kept + len(part)
            yield Truth(hand=hand, first=first, lines=tuple(part), more=self._kept < self._line)


class LostMoves(Struct, frozen=True, kw_only=True):
    """Moves that somebody has seen and the match has lost."""

    cards: int
    """Number of cards played that are taken back."""
    hand: int
    """First hand whose cards are dealt again; 0 if none is."""
    times: int
    """Number of times that the host's program has begun anew in this match."""


def common_entries(one: Sequence[Event], other: Sequence[Event]) -> int:
    """Number of lines with which both begin, as a record writes them."""
    pairs = enumerate(zip(one, other, strict=False))
    parting = (n for n, (a, b) in pairs if a != b and event_line(a) != event_line(b))
    return next(parting, min(len(one), len(other)))


def lost_moves(before: Sequence[Event], now: Sequence[Event]) -> LostMoves | None:
    """The moves that were told `before` and are lost `now`; None if no line is."""
    lost = before[common_entries(before, now) :]
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
