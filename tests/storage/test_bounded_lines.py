"""A file that is no record is read no further than the line that says so, however long it is."""

import io
from itertools import chain, repeat
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from briscola.engine.replay_cursor import BadRecord
from briscola.storage.evenings.history import History
from briscola.storage.files import bounded_lines
from briscola.storage.files.bounded_lines import LONGEST_LINE, LONGEST_SENTENCE, Lines, in_one_line
from briscola.storage.records.match_record import NoRecord, parse, right
from briscola.storage.records.records import Records
from tests.storage.played import played

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

ENOUGH = 256 * 1024
"""Bytes that a reader may take ahead."""
RECORD = played("two").data
HEADER, MATCH, *_ = RECORD.splitlines(keepends=True)


class Endless(io.RawIOBase):
    """A file that begins like this and goes on like that; `given` says how much of it was asked for."""

    def __init__(self, start: bytes, rest: bytes) -> None:
        self._parts = chain([start], repeat(rest * (1 + 4096 // len(rest))))
        self._left = b""
        self.given = 0

    def readable(self) -> bool:
        return True

    def readinto(self, into: "WriteableBuffer", /) -> int:
        if not self._left:
            self._left = next(self._parts)
        room = memoryview(into).nbytes
        some, self._left = self._left[:room], self._left[room:]
        memoryview(into)[: len(some)] = some
        self.given += len(some)
        return len(some)


def told(start: bytes, rest: bytes) -> tuple[str, int]:
    """What is said of an endless file, and how much of it was read."""
    source = Endless(start, rest)
    with pytest.raises(BadRecord) as caught:
        right(io.BufferedReader(source))
    return str(caught.value), source.given


@pytest.mark.parametrize(
    "rest", [b"\n", b"{}\n", b"\xff\xfe\0\n", b'{"event":"pass","seat":0}\n', b"[" * 100]
)
def test_of_what_is_no_record_only_the_first_line_is_read(rest: bytes) -> None:
    said, given = told(rest, rest)
    assert said.startswith("line 1: ") and given < ENOUGH


def test_a_line_without_end_is_told_with_the_limit() -> None:
    said, given = told(b"", b"x")
    assert said == f"line 1: a line of a log has at most {LONGEST_LINE} bytes" and given < ENOUGH
    said, given = told(HEADER + MATCH, b"x")
    assert f"line 3: a line of a log has at most {LONGEST_LINE} bytes" in said


def test_a_file_without_end_is_told_with_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where all of it could be right: seals that are withdrawn, one after the other."""
    monkeypatch.setattr("briscola.storage.records.match_record.LARGEST", 20_000)
    seals = b"".join(
        b'{"event":"draw_commit","sha256":"%064x"}\n{"event":"withdrawn","hand":0}\n' % n for n in range(400)
    )
    said, given = told(HEADER + MATCH + seals, b"\n")
    assert "the file is too large, at most 20000 bytes are read" in said and given < 3 * ENOUGH


def test_the_lines_behind_a_wrong_one_are_counted_but_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_lines, "CHUNK", 7)
    for rest, more in ((b"", 0), (b"{}\n" * 9, 9), (b"{}\n" * 9 + b"{", 10)):
        record = parse(RECORD + rest)
        assert record.lines == RECORD.count(b"\n") - 1 + more
        assert len(record.events) == RECORD.count(b"\n") - 1


def test_a_log_is_not_gone_through_where_only_a_record_will_do() -> None:
    source = Endless(b"", b'{"event":"pass","seat":0}\n')
    with pytest.raises(NoRecord, match="a log of simulate, or no record at all"):
        parse(io.BufferedReader(source), records_only=True)
    assert source.given < ENOUGH


def test_the_end_of_the_last_line_may_be_missing() -> None:
    found = Lines(io.BytesIO(b"a\n\nb"))
    assert [*found] == [b"a", b"", b"b"] and found.torn and found.read == found.count() == 3


def test_what_is_said_of_a_line_is_one_line_that_is_not_too_long() -> None:
    with pytest.raises(BadRecord) as caught:
        right(b'{"event":"\\u001b[2J%s"}\n' % (b"x" * 60_000))
    said = str(caught.value)
    assert said.isprintable() and len(said) < LONGEST_SENTENCE + 10
    assert in_one_line("a\x1b[2J\nb") == "a\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}b"


def test_what_lies_among_the_records_is_read_no_further_either(
    records: Records, history: History, tmp_path: Path
) -> None:
    """A log of simulate, a record of an older version and worse: each at every start."""
    records.folder.mkdir()
    log = b"".join(RECORD.splitlines(keepends=True)[1:])
    for number, data in enumerate((b"{}\n", log, b'{"record":1,"program":"briscola 0.5.0"}\n' + log)):
        records.path(f"{number:032x}").write_bytes(data)
    del tmp_path
    assert list(history.catch_up(records)) == [] and len(history.missing(records)) == 3
