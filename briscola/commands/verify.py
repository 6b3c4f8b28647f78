"""`briscola verify`: is a log or a saved record legal, complete, and shuffled as promised?"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from briscola.commands.errors import CannotDo
from briscola.engine.deal_code import DealCode, encode
from briscola.engine.events import Committed, Dealt, Event, MatchBegan, PackCut, Revealed
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_from_json, parse_line
from briscola.engine.replay import BadRecord, Position, replay
from briscola.engine.shuffle import seed_of
from briscola.engine.variants import make_rules

RECORD = 1  # the version of records that this program reads and writes
STANDARD_INPUT = "-"


@dataclass(frozen=True, kw_only=True)
class Verified:
    """A log found right: its events and where it stands; `record` says whether it had a record's header."""

    events: Sequence[Event]
    position: Position
    record: bool


def verify(file: str) -> Verified:
    """Check the log or record in a file (`-` reads standard input).

    Raises CannotDo with the first thing wrong and its line.
    """
    lines = _lines(file)
    record = bool(lines) and _is_header(lines[0])
    first = 2 if record else 1
    events = list(_events(lines[first - 1 :], first))
    if not events:
        raise CannotDo(f"{file} holds no match")
    try:
        position = replay(events, first_line=first)
    except BadRecord as error:
        raise CannotDo(f"{file}, {error}") from None
    return Verified(events=events, position=position, record=record)


def in_words(file: str, verified: Verified) -> str:
    """What was verified, as one sentence."""
    position = verified.position
    kind = "record" if verified.record else "log"
    hands = _counted(position.finished, "whole hand")
    matches = _counted(position.matches, "match", "matches")
    text = f"{file}: a right {kind}, {hands} in {matches}, each shuffle the one committed to"
    if position.state is not None:
        return f"{text}; hand {position.hand} is unfinished"
    if position.match is not None and not position.match.over:
        return f"{text}; the last match is unfinished"
    return text


def deal_codes(events: Sequence[Event]) -> Iterator[str]:
    """The deal code of every hand whose bytes are revealed, in order."""
    began: MatchBegan | None = None
    cut: PackCut | None = None
    dealt: Dealt | None = None
    for event in events:
        match event:
            case MatchBegan():
                began = event
            case Committed():
                cut = dealt = None
            case PackCut():
                cut = event
            case Dealt():
                dealt = event
            case Revealed() if began is not None and cut is not None and dealt is not None:
                yield encode(
                    DealCode(
                        rules=make_rules(began.variant, began.players, began.options),
                        dealer=dealt.dealer,
                        at=cut.at,
                        seed=seed_of(bytes.fromhex(event.secret), cut.salt),
                    )
                )


def _lines(file: str) -> Sequence[bytes]:
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except OSError as error:
        raise CannotDo(f"{file} cannot be read: {error.strerror or error}") from None
    except ValueError:
        raise CannotDo(f"{file!r} is no name of a file") from None
    lines = data.split(b"\n")
    return lines if lines[-1].strip() else lines[:-1]


def _is_header(line: bytes) -> bool:
    """Whether the first line is a record's header; raises CannotDo for one of another version."""
    try:
        header = parse_line(line)
    except BadNotation:
        return False
    if not isinstance(header, dict) or "record" not in header:
        return False
    if header["record"] != RECORD or isinstance(header["record"], bool):
        raise CannotDo(f"line 1: this program reads records of version {RECORD}, not {header['record']!r}")
    return True


def _events(lines: Sequence[bytes], first: int) -> Iterator[Event]:
    for number, line in enumerate(lines, first):
        try:
            yield event_from_json(parse_line(line))
        except BadNotation as error:
            raise CannotDo(f"line {number}: {error}") from None


def _counted(n: int, one: str, many: str | None = None) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {many or one + 's'}"
