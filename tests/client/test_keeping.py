"""Which match a window keeps: one window at a time, after kills, damages and older versions."""

import subprocess
import sys
from pathlib import Path

import pytest

from briscola.client.keeping import Keeping, News
from briscola.client.library import Library
from briscola.client.recorder import SECOND
from briscola.client.session import Want
from briscola.storage.record import parse
from tests.storage.played import HOUSE, play_on, played, setup_of
from tests.ui.kept import dealt

ROOT = Path(__file__).parents[2]
WINDOW = """
import sys
from pathlib import Path
from briscola.client.keeping import Keeping
from briscola.client.library import Library
from tests.storage.played import HOUSE, setup_of
from tests.ui.kept import dealt
keeping = Keeping(Library(Path(sys.argv[1])))
assert keeping.take_over()
dealt(keeping.begin(setup_of("two"), HOUSE))
print("dealt", flush=True)
sys.stdin.read()
"""
"""Another window: takes the lock, deals a hand, and waits until it is ended."""


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
def test_a_second_window_plays_unsaved_and_takes_over_when_the_first_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as first:
        assert first.stdout is not None and first.stdout.readline().strip() == b"dealt"
        before = everything(tmp_path / "records")
        second = Keeping(Library(tmp_path))
        assert not second.take_over() and second.session is None and second.news == []
        session = second.begin(setup_of("two"), HOUSE)
        play_on(session)
        assert session.trouble == SECOND
        assert everything(tmp_path / "records") == before, "not one byte of the first one's is touched"
        first.kill()
        first.wait()
    second.drop()
    assert second.take_over(), "a lock never outlives its program"
    assert second.session is not None and second.session.kept
    assert second.session.want in (Want.OWN_MOVE, Want.COMPUTER)
    play_on(second.session)
    assert second.session.kept
    second.close()


def test_a_window_that_closes_leaves_the_right_to_keep_to_the_next(tmp_path: Path) -> None:
    first, second = Keeping(Library(tmp_path)), Keeping(Library(tmp_path))
    assert first.take_over() and first.take_over()
    assert not second.take_over() and not second.ours
    first.close()
    assert second.take_over() and second.ours
    second.close()


def test_a_match_of_the_older_version_is_kept_with_the_others_and_told_once(tmp_path: Path) -> None:
    older = tmp_path / "match.jsonl"
    events = b"".join(played("two").data.splitlines(keepends=True)[1:2])
    older.write_bytes(b'{"record":1,"program":"briscola","setup":{},"secret":""}\n' + events)
    keeping = Keeping(Library(tmp_path))
    assert keeping.take_over()
    (news,) = keeping.news
    assert news.kind == "older" and news.path is not None and news.path.parent == tmp_path / "records"
    assert not older.exists() and parse(news.path.read_bytes()).old is not None
    keeping.close()
    again = Keeping(Library(tmp_path))
    again.take_over()
    assert again.news == []
    again.close()


def test_a_damaged_record_is_told_with_what_went_and_where_it_lies(tmp_path: Path) -> None:
    keeping = Keeping(Library(tmp_path))
    session = dealt(keeping.begin(setup_of("two"), HOUSE))
    log = list(session.table.log)
    keeping.close()
    (path,) = (tmp_path / "records").glob("*.jsonl")
    with path.open("ab") as file:
        file.write(b'{"event":"play","se')
    keeping = Keeping(Library(tmp_path))
    keeping.take_over()
    (news,) = keeping.news
    assert news == News(kind="repaired", path=news.path, lost=1)
    assert news.path is not None and news.path.read_bytes().endswith(b'"se')
    assert keeping.session is not None and len(keeping.session.table.log) == len(log)
    keeping.close()


def test_a_record_whose_setup_nobody_can_play_is_put_aside(tmp_path: Path) -> None:
    keeping = Keeping(Library(tmp_path))
    dealt(keeping.begin(setup_of("two"), HOUSE))
    keeping.close()
    (path,) = (tmp_path / "records").glob("*.jsonl")
    path.write_bytes(path.read_bytes().replace(b'"player":""', b'"player":7'))
    keeping = Keeping(Library(tmp_path))
    keeping.take_over()
    (news,) = keeping.news
    assert news.kind == "unreadable" and news.path is not None and news.path.is_file()
    assert keeping.session is None and keeping.library.unfinished() is None
    keeping.close()


def test_a_match_that_breaks_off_as_it_goes_on_is_put_aside_one_that_has_gone_on_is_not(
    tmp_path: Path,
) -> None:
    keeping = Keeping(Library(tmp_path))
    dealt(keeping.begin(setup_of("two"), HOUSE))
    assert keeping.broke_off().kept, "a mistake in a new match leaves it to be continued"
    keeping.close()

    keeping = Keeping(Library(tmp_path))
    keeping.take_over()
    assert keeping.broke_off().kept, "it was not even continued"
    keeping.go_on()
    session = keeping.session
    assert session is not None
    session.act(session.own_view.legal[0] if session.want is Want.OWN_MOVE else session.think().action)
    assert keeping.broke_off().kept, "it had gone on"
    keeping.close()

    keeping = Keeping(Library(tmp_path))
    keeping.take_over()
    keeping.go_on()
    left = keeping.broke_off()
    assert not left.kept and left.aside is not None and left.aside.is_file()
    assert keeping.library.unfinished() is None
    keeping.close()


def test_where_no_lock_can_be_made_the_window_plays_and_tells_of_it(tmp_path: Path) -> None:
    (tmp_path / "records").touch()
    keeping = Keeping(Library(tmp_path))
    assert keeping.take_over()
    session = dealt(keeping.begin(setup_of("two"), HOUSE))
    assert session.trouble is not None and session.trouble.kind == "refused"
    keeping.close()
