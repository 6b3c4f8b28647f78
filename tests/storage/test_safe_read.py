"""A pipe, a folder or a device in the place of a file is neither waited for nor read without end."""

import logging
import os
from pathlib import Path

import pytest

from briscola.storage import log
from briscola.storage.evenings.history import History
from briscola.storage.files.safe_read import NotPlain, read_plain
from briscola.storage.records.match_record import read_record
from briscola.storage.records.records import Records

pytestmark = pytest.mark.linux


def stand_in(path: Path, kind: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case _:
            path.symlink_to("/dev/zero")
    return path


@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_nothing_but_a_file_is_read(kind: str, tmp_path: Path) -> None:
    path = stand_in(tmp_path / "x", kind)
    with pytest.raises(NotPlain):
        read_plain(path)
    with pytest.raises(NotPlain):
        read_record(path)


def test_a_file_is_read_as_far_as_one_wants(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"abc\r\n")
    assert read_plain(tmp_path / "x") == b"abc\r\n"
    assert read_plain(tmp_path / "x", 2) == b"ab"
    with pytest.raises(FileNotFoundError):
        read_plain(tmp_path / "y")


@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_the_history_passes_over_what_is_no_record(kind: str, records: Records, history: History) -> None:
    stand_in(records.path("a" * 32), kind)
    assert list(history.catch_up(records)) == []


@pytest.mark.parametrize("kind", ["pipe", "folder"])
def test_a_log_that_is_no_file_stops_nobody(kind: str, tmp_path: Path) -> None:
    log.keep(stand_in(tmp_path / "briscola.log", kind))
    logging.getLogger("briscola.test").warning("a line")
    assert log.found() is None
    log.leave()
