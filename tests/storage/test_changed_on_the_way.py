"""Records that a mail program or an editor has changed: every door names what happened to them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from briscola.client.checking.importing import import_record
from briscola.commands.errors import CannotDo
from briscola.commands.verify import verify
from briscola.engine.replay_cursor import BadRecord
from briscola.storage.evenings.history import History
from briscola.storage.evenings.transfer import CannotTransfer
from briscola.storage.records.match_record import parse, read_record
from briscola.storage.records.records import Records
from briscola.storage.settings.person_names import FIRST
from tests.storage.evenings import play, setup

Change = Callable[[bytes], bytes]
CHANGES: dict[str, tuple[Change, str]] = {
    "CRLF": (lambda data: data.replace(b"\n", b"\r\n"), "line 1: it ends with CR and LF instead of LF"),
    "CRLF at the end alone": (lambda data: data[:-1] + b"\r\n", "it ends with CR and LF instead of LF"),
    "BOM": (lambda data: b"\xef\xbb\xbf" + data, "line 1: it begins with a byte order mark"),
    "UTF-16": (lambda data: data.decode().encode("utf-16"), "line 1: this is UTF-16 instead of UTF-8"),
    "UTF-16 the other way round": (
        lambda data: b"\xfe\xff" + data.decode().encode("utf-16-be"),
        "line 1: this is UTF-16 instead of UTF-8",
    ),
    "UTF-16 without a mark": (
        lambda data: data.decode().encode("utf-16-le"),
        "line 1: this is UTF-16 instead of UTF-8",
    ),
    "UTF-16 the other way round without a mark": (
        lambda data: data.decode().encode("utf-16-be"),
        "line 1: this is UTF-16 instead of UTF-8",
    ),
    "a blank last line": (lambda data: data + b"\n", "the line is blank"),
    "a blank last line with CRLF": (lambda data: data + b"\r\n", "the line is blank"),
}


@pytest.fixture(params=CHANGES)
def changed(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    """A record that something has changed on its way, and what is to be said of it."""
    change, words = CHANGES[request.param]
    file = play(Records(tmp_path / "guest"), setup(player="Zeno")).path
    file.write_bytes(change(file.read_bytes()))
    return file, words


def test_verify_names_it(changed: tuple[Path, str]) -> None:
    with pytest.raises(CannotDo) as caught:
        verify(str(changed[0]))
    assert named(str(caught.value), changed[1])


def test_the_import_names_it(changed: tuple[Path, str], history: History, records: Records) -> None:
    with pytest.raises(CannotTransfer) as caught:
        import_record(history, records, changed[0], profile=FIRST)
    assert caught.value.why == "wrong"
    assert named(caught.value.what, changed[1])


def test_whatever_else_reads_a_record_names_it(changed: tuple[Path, str]) -> None:
    """The history, playback, cups and seasons read by this."""
    try:
        wrong = read_record(changed[0]).wrong
    except BadRecord as error:
        wrong = str(error)
    assert wrong is not None
    assert named(wrong, changed[1])


def named(sentence: str, words: str) -> bool:
    """True for a sentence with these words, which tells who may have done it, on one line."""
    return words in sentence and "a mail program or an editor" in sentence and sentence.isprintable()


def test_a_log_with_a_mark_or_in_utf_16_is_named_too() -> None:
    for data, words in ((b"\xef\xbb\xbf{}\n", "byte order mark"), ("{}\n".encode("utf-16"), "UTF-16")):
        with pytest.raises(BadRecord, match=words):
            parse(data)
