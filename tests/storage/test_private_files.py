"""Files and folders of the game are for their owner only, also those that 0.20 has made."""

import logging
import os
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from briscola.storage import log
from briscola.storage.database import database
from briscola.storage.database.connection import connect
from briscola.storage.database.database import Database
from briscola.storage.files.lock import OneWindow

pytestmark = pytest.mark.linux


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home whose owner lets others read, as most systems begin with."""
    for name in ("DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    before = os.umask(0o022)
    tmp_path.chmod(0o755)
    yield tmp_path
    os.umask(before)
    log.leave()


def opened(path: Path) -> None:
    """Open a database, look at what lies beside it meanwhile, and close it."""
    kept = Database(path)
    try:
        assert kept.note is None
        beside = [each for each in path.parent.iterdir() if each.name.startswith(path.name)]
        assert len(beside) > 1, "a log lies beside it"
        assert {mode(each) for each in beside} == {0o600}
    finally:
        kept.close()


def test_what_is_made_is_for_its_owner_only(home: Path) -> None:
    path = database.default_path()
    opened(path)
    log.keep()
    log.note_said("Your turn")
    logging.getLogger("briscola").warning("something")
    written = log.default_path()
    assert {mode(each) for each in (path, written, written.with_name(log.SAID))} == {0o600}
    folders = {path.parent, *path.parent.parents, written.parent, *written.parent.parents}
    assert {mode(each) for each in folders if home in each.parents} == {0o700}
    assert mode(home) == 0o755, "a folder that was there is somebody else's"


def test_a_lock_makes_its_folder_for_its_owner_only(home: Path) -> None:
    lock = OneWindow(home / "new" / "folder")
    assert lock.take()
    lock.release()
    assert (mode(home / "new"), mode(home / "new" / "folder")) == (0o700, 0o700)


def test_what_an_older_version_made_is_closed_to_others(home: Path) -> None:
    path, written = database.default_path(), log.default_path()
    opened(path)
    log.keep()
    logging.getLogger("briscola").warning("something")
    log.leave()
    for each in (path, written):
        each.chmod(0o644)
        each.parent.chmod(0o755)
    opened(path)
    log.keep()
    logging.getLogger("briscola").warning("something else")
    assert (mode(path), mode(written)) == (0o600, 0o600)
    assert (mode(path.parent), mode(written.parent)) == (0o700, 0o700)
    assert mode(path.parent.parent) == 0o700 and mode(home) == 0o755


def test_what_an_older_version_left_beside_the_database_is_closed_to_others(home: Path) -> None:
    path = home / "history.sqlite"
    with closing(connect(path)):
        beside = [Path(f"{path}{end}") for end in ("-wal", "-shm")]
        for each in beside:
            each.chmod(0o644)
        connect(path).close()
        assert {mode(each) for each in beside} == {0o600}


def test_a_folder_that_somebody_has_chosen_stays_as_it_is(home: Path) -> None:
    chosen = home / "chosen"
    chosen.mkdir(mode=0o755)
    opened(chosen / "history.sqlite")
    log.keep(chosen / "some.log")
    logging.getLogger("briscola").warning("something")
    assert mode(chosen) == 0o755 and mode(chosen / "some.log") == 0o600
    link = database.default_path().parent
    link.parent.mkdir()
    link.symlink_to(chosen)
    opened(database.default_path())
    assert mode(chosen) == 0o755
