"""Records cut off or flipped at every byte: what is taken up is never anything but their beginning."""

import json
from functools import cache
from pathlib import Path

import pytest

from briscola.client.host.library import Library
from briscola.client.resuming import take_up
from briscola.engine.record import event_line
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.records.damage import sure
from briscola.storage.records.header import read_header
from briscola.storage.records.match_record import Record, parse
from tests.spread import quick_some
from tests.storage.played import GAMES, PlayedRecord, play_on, played
from tests.tries import Tries


def ends_of_lines(data: bytes) -> list[int]:
    """The end of each line."""
    return [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]


@cache
def whole_of(match: PlayedRecord) -> Record:
    """The whole record, read once."""
    return parse(match.data)


def telling(data: bytes) -> list[int]:
    """Every byte of the first line of each kind, and every 31st of the others, which are read alike."""
    seen: set[str] = set()
    places: list[int] = []
    begin = 0
    for line in data.splitlines(keepends=True):
        kind = json.loads(line).get("event", "header")
        places += range(begin, begin + len(line), 31 if kind in seen else 1)
        seen.add(kind)
        begin += len(line)
    return places


def cut(match: PlayedRecord, at: int) -> Record | None:
    """The record cut off after so many bytes, and that it is taken up as far as it goes."""
    whole = whole_of(match)
    lines = match.data[:at].count(b"\n")
    try:
        record = parse(match.data[:at])
    except BadRecord:
        assert lines == 0, "only of a header nothing can be made"
        return None
    if lines == 0:
        assert not record.position.matches and not sure(record)
        return None
    events, torn = lines - 1, not match.data[:at].endswith(b"\n") and at < len(match.data) - 1
    actions = [end for end in match.ends if end <= events]
    lines = sure(record)
    assert record.events[:lines] == whole.events[:lines]
    assert record.header == whole.header
    assert lines >= (actions[-1] if actions else 0), "no whole action is lost"
    assert not record.contradicted
    if torn:
        assert record.lines in (events + 1, events), "a torn line counts, unless only its end is missing"
    return record


@pytest.mark.parametrize("game", GAMES)
def test_at_ends_of_lines_all_whole_actions_are_taken_up(game: str) -> None:
    """At some of them, and within the lines that follow; the slow test below leaves none out."""
    match = played(game)
    for end in ends_of_lines(match.data)[:: 83 if game == "hands" else 9]:
        cut(match, end)
        cut(match, end + 20)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_at_every_end_of_a_line_all_whole_actions_are_taken_up(game: str) -> None:
    match = played(game)
    for end in ends_of_lines(match.data):
        cut(match, end)


@pytest.mark.slow
def test_at_every_byte_of_each_kind_of_line_all_whole_actions_are_taken_up() -> None:
    match = played("two")
    for at in telling(match.data):
        cut(match, at)


def flipped(match: PlayedRecord, at: int, bit: int) -> None:
    """With one bit of one byte flipped nothing is gone on from that was not so, and all that was before."""
    whole, data = whole_of(match), bytearray(match.data)
    data[at] ^= 1 << bit
    try:
        record = parse(bytes(data), records_only=True)
    except BadRecord:
        assert match.data.count(b"\n", 0, at) == 0, "only of a header nothing can be made"
        return
    lines = sure(record)
    assert record.events[:lines] == whole.events[:lines], (at, bit)
    assert record.wrong is not None and lines < record.lines, (at, bit)
    assert not lines or record.header == whole.header, (at, bit)
    before = [end for end in match.ends if end < match.data.count(b"\n", 0, at)]
    assert lines >= (before[-1] if before else 0), (at, bit)


@pytest.mark.slow
def test_a_match_cut_off_or_flipped_anywhere_is_never_gone_on_from_but_as_it_was(tries: Tries) -> None:
    for chance in tries(120):
        match = played(chance.choice(list(GAMES)))
        cut(match, chance.randrange(len(match.data)))
        flipped(match, chance.randrange(len(match.data)), chance.randrange(8))


@pytest.mark.slow
def test_a_bit_flipped_in_each_kind_of_line_is_never_gone_on_from() -> None:
    match = played("two")
    for at in telling(match.data)[::40]:
        flipped(match, at, 0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("share", quick_some([0.35, 0.5, 0.8], 1))
def test_what_was_cut_off_goes_on_to_the_end_of_the_match(game: str, share: float, library: Library) -> None:
    match = played(game)
    begun = ends_of_lines(match.data)[1]
    data = match.data[: max(begun, round(len(match.data) * share))]
    path = left(library, data)
    taken = take_up(library, path)
    if not data.endswith(b"\n"):
        assert taken.aside is not None and taken.aside.read_bytes() == data
    play_on(taken.seat, seed=9)
    record = parse(path.read_bytes())
    assert record.wrong is None and record.position.ended
    assert [*map(event_line, record.events)] == [*map(event_line, taken.seat.host.table.log)]
    assert library.waiting() == []


@pytest.mark.parametrize("sealed", [b'"draw_commit"', b'"commit"'])
def test_a_seal_that_was_not_opened_is_withdrawn_in_the_file_at_once(sealed: bytes, library: Library) -> None:
    lines = played("two").data.splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if sealed in line)
    path = left(library, b"".join(lines[: at + 1]))
    taken = take_up(library, path)
    assert taken.lost == 0
    assert b'"withdrawn"' in path.read_bytes().splitlines()[-1]
    play_on(taken.seat, seed=9)
    record = parse(path.read_bytes())
    assert record.wrong is None and len(record.position.withdrawn) == 1 and record.position.ended


def left(library: Library, data: bytes) -> Path:
    """Leave a record as a program that was killed would have."""
    header, _old = read_header(data.splitlines()[0])
    assert header is not None
    path = library.records.path(header.id)
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    library.catch_up()
    return path
