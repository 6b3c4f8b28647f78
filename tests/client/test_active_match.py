"""Which match a window keeps: one window at a time, after kills, damages and older versions."""

import subprocess
import sys
from pathlib import Path

import pytest

from briscola.client.active_match import ActiveMatch, News
from briscola.client.library import Library
from briscola.client.recorder import SECOND
from briscola.client.session import Want
from briscola.storage.match_record import parse
from tests.storage.played import HOUSE, play_on, played, setup_of
from tests.ui.kept import dealt

ROOT = Path(__file__).parents[2]
WINDOW = """
import sys
from pathlib import Path
from briscola.client.active_match import ActiveMatch
from briscola.client.library import Library
from tests.storage.played import HOUSE, setup_of
from tests.ui.kept import dealt
keeping = ActiveMatch(Library(Path(sys.argv[1])))
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
        second = ActiveMatch(Library(tmp_path))
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
    first, second = ActiveMatch(Library(tmp_path)), ActiveMatch(Library(tmp_path))
    assert first.take_over() and first.take_over()
    assert not second.take_over() and not second.ours
    first.close()
    assert second.take_over() and second.ours
    second.close()


def test_a_match_of_the_older_version_is_kept_with_the_others_and_told_once(tmp_path: Path) -> None:
    older = tmp_path / "match.jsonl"
    events = b"".join(played("two").data.splitlines(keepends=True)[1:2])
    older.write_bytes(b'{"record":1,"program":"briscola","setup":{},"secret":""}\n' + events)
    active_match = ActiveMatch(Library(tmp_path))
    assert active_match.take_over()
    (news,) = active_match.news
    assert news.kind == "older" and news.path is not None and news.path.parent == tmp_path / "records"
    assert not older.exists() and parse(news.path.read_bytes()).old is not None
    active_match.close()
    again = ActiveMatch(Library(tmp_path))
    again.take_over()
    assert again.news == []
    again.close()


def test_a_damaged_record_is_told_with_what_went_and_where_it_lies(tmp_path: Path) -> None:
    active_match = ActiveMatch(Library(tmp_path))
    session = dealt(active_match.begin(setup_of("two"), HOUSE))
    log = list(session.table.log)
    active_match.close()
    (path,) = (tmp_path / "records").glob("*.jsonl")
    with path.open("ab") as file:
        file.write(b'{"event":"play","se')
    active_match = ActiveMatch(Library(tmp_path))
    active_match.take_over()
    (news,) = active_match.news
    assert news == News(kind="repaired", path=news.path, lost=1)
    assert news.path is not None and news.path.read_bytes().endswith(b'"se')
    assert active_match.session is not None and len(active_match.session.table.log) == len(log)
    active_match.close()


def test_a_record_whose_setup_nobody_can_play_is_put_aside(tmp_path: Path) -> None:
    active_match = ActiveMatch(Library(tmp_path))
    dealt(active_match.begin(setup_of("two"), HOUSE))
    active_match.close()
    (path,) = (tmp_path / "records").glob("*.jsonl")
    path.write_bytes(path.read_bytes().replace(b'"player":""', b'"player":7'))
    active_match = ActiveMatch(Library(tmp_path))
    active_match.take_over()
    (news,) = active_match.news
    assert news.kind == "unreadable" and news.path is not None and news.path.is_file()
    assert active_match.session is None and active_match.library.unfinished() is None
    active_match.close()


def test_a_match_that_breaks_off_as_it_goes_on_is_put_aside_one_that_has_gone_on_is_not(
    tmp_path: Path,
) -> None:
    active_match = ActiveMatch(Library(tmp_path))
    dealt(active_match.begin(setup_of("two"), HOUSE))
    assert active_match.broke_off().kept, "a mistake in a new match leaves it to be continued"
    active_match.close()

    active_match = ActiveMatch(Library(tmp_path))
    active_match.take_over()
    assert active_match.broke_off().kept, "it was not even continued"
    active_match.go_on()
    session = active_match.session
    assert session is not None
    session.act(session.own_view.legal[0] if session.want is Want.OWN_MOVE else session.think().action)
    assert active_match.broke_off().kept, "it had gone on"
    active_match.close()

    active_match = ActiveMatch(Library(tmp_path))
    active_match.take_over()
    active_match.go_on()
    left = active_match.broke_off()
    assert not left.kept and left.aside is not None and left.aside.is_file()
    assert active_match.library.unfinished() is None
    active_match.close()


def test_where_no_lock_can_be_made_the_window_plays_and_tells_of_it(tmp_path: Path) -> None:
    (tmp_path / "records").touch()
    active_match = ActiveMatch(Library(tmp_path))
    assert active_match.take_over()
    session = dealt(active_match.begin(setup_of("two"), HOUSE))
    assert session.trouble is not None and session.trouble.kind == "refused"
    active_match.close()
