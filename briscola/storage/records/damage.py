"""The part of a damaged record from which a match can go on: up to the last sure action.

A line that can't be read is the damage itself. A line that contradicts earlier ones may be right, and one of
those wrong. So a bit is searched that sets everything right if it is flipped back.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from briscola.engine.events import Chained, Event
from briscola.engine.hand import legal_actions
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_line
from briscola.engine.replay import replay_prefix
from briscola.engine.replay_actions import action_of
from briscola.engine.replay_cursor import BadRecord, Step
from briscola.engine.unlogged_answers import as_found_by
from briscola.storage.files.bounded_lines import LARGEST, Lines
from briscola.storage.files.safe_read import open_plain, read_plain
from briscola.storage.records.header import read_header
from briscola.storage.records.match_record import LINK, Record, event_of, parse, read_record, to_link

BITS = tuple(1 << bit for bit in range(8))
LARGEST_HAND = 32 * 1024
"""Most bytes of a hand in which a flipped bit is searched; our hands have at most half of that."""


class Salvaged(Struct, frozen=True, kw_only=True):
    """A record and the number of its sure lines; `mended` is True if its beginning was repaired."""

    record: Record
    sure: int
    mended: bool = False

    @property
    def lost(self) -> int:
        """Number of lines that a match taken up again leaves out."""
        return self.record.lines - self.sure


def salvaged(path: Path) -> Salvaged:
    """Find the part of a record from which the match can go on.

    Raises OSError, and BadRecord if not even the header can be read.
    """
    try:
        record = read_record(path)
        found = Salvaged(record=record, sure=sure(record))
        if found.sure:
            return found
    except BadRecord as error:
        found, why = None, error
    data = _beginning_mended(path)
    if data is not None:
        record = parse(data)
        return Salvaged(record=record, sure=sure(record), mended=True)
    if found is None:
        raise why
    return found


def sure(record: Record) -> int:
    """Number of lines from which the match can go on: those before the damaged one.

    If a contradiction can't be traced to one line, but the hand has its link, only the lines up to the link
    before are sure.
    """
    right = record.position.lines
    if not record.contradicted or record.header is None:
        return right
    lines = [event_line(event).encode() for event in record.events] + list(record.following)
    linked = [at for at, event in enumerate(record.events[:right], 1) if isinstance(event, Chained)]
    since = linked[-1] if linked else 0
    end = next((at for at in range(since, len(lines)) if lines[at].startswith(LINK)), None)
    if end is None:
        damaged = _doubted(record, lines)
        if damaged is None:
            return right if record.position.sealed is None else right - 1  # the seal that does not fit
    else:
        before = record.header.chain(record.events[:since])
        damaged = _disproved(before, lines[since : end + 1])
        if damaged is None:
            return since
        damaged += since
    return replay_prefix(record.events[:damaged], terms=record.header.terms)[0].lines


def _beginning_mended(path: Path) -> bytes | None:
    """Repair one flipped bit in the first two lines, guided by the first link of the chain.

    Returns None if that fails. Only these lines are repaired, because nothing can go on without them.
    """
    with open_plain(path) as file:
        lines = [*to_link(Lines(file))]
    wanted = _link_in(lines[-1]) if lines else None
    if wanted is None or sum(map(len, lines)) > LARGEST_HAND:
        return None
    beginning = b"\n".join(lines[:2])
    for other in _flipped(beginning):
        told = other.split(b"\n")
        if _is_header(told[0]) and _folded(b"", (*told, *lines[2:-1])) == wanted:
            return other + read_plain(path, LARGEST)[len(other) :]
    return None


def _disproved(before: bytes, lines: Sequence[bytes]) -> int | None:
    """Index of the line that, with one bit flipped back, gives the link at the end of the hand.

    `before` is the chain before the first of `lines`. None if there is no such line.
    """
    wanted = _link_in(lines[-1])
    if wanted is None or sum(map(len, lines)) > LARGEST_HAND:
        return None
    if _bits_between(wanted, _folded(before, lines[:-1])) <= 1:
        return len(lines) - 1  # it is the link itself
    for at, line in enumerate(lines[:-1]):
        for other in _readable(line):
            if _folded(before, (event_line(other).encode(), *lines[at + 1 : -1])) == wanted:
                return at
        before = sha256(before + line).digest()
    return None


def _doubted(record: Record, lines: Sequence[bytes]) -> int | None:
    """Index of the first choice in an unfinished hand that, with one bit flipped, ends the contradiction."""
    assert record.header is not None
    read = len(record.events)
    for step in record.position.steps:
        if step.lines >= read:
            break
        for other in _readable(lines[step.lines]):
            if not _could_be(step, other):
                continue
            told = (*record.events[: step.lines], other, *record.events[step.lines + 1 :])
            _, contradiction = replay_prefix(told, terms=record.header.terms)
            if contradiction is None:
                return step.lines
    return None


def _could_be(step: Step, event: Event) -> bool:
    """True if an event tells of a choice that was legal at that moment."""
    action, state = action_of(event), as_found_by(step.state, event)
    seat = getattr(event, "seat", None)
    return action is not None and seat == state.to_act and action in legal_actions(state)


def _readable(line: bytes) -> Iterator[Event]:
    """Yield the events that a line may have held before one of its bits was flipped."""
    for other in _flipped(line):
        event = _event_in(other)
        if event is not None:
            yield event


def _flipped(line: bytes) -> Iterator[bytes]:
    for at, byte in enumerate(line):
        for bit in BITS:
            yield line[:at] + bytes((byte ^ bit,)) + line[at + 1 :]


def _folded(chain: bytes, lines: Sequence[bytes]) -> str:
    """The chain after some more lines, in hex."""
    for line in lines:
        chain = sha256(chain + line).digest()
    return chain.hex()


def _bits_between(one: str, other: str) -> int:
    """Number of differing bits of two texts; very large if their lengths differ."""
    a, b = one.encode(), other.encode()
    return (int.from_bytes(a) ^ int.from_bytes(b)).bit_count() if len(a) == len(b) else 8 * len(a)


def _link_in(line: bytes) -> str | None:
    """The chain shown by the last line of a hand; None if it is not a link."""
    event = _event_in(line)
    return event.sha256 if isinstance(event, Chained) else None


def _event_in(line: bytes) -> Event | None:
    try:
        return event_of(line, strict=True)
    except BadNotation:
        return None


def _is_header(line: bytes) -> bool:
    try:
        return read_header(line)[0] is not None
    except BadRecord:
        return False
