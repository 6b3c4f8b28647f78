"""One window keeps matches; and what is damaged is put aside under a name of its own."""

import errno
from pathlib import Path

import pytest

from briscola.storage.files import lock
from briscola.storage.files import quarantine as module
from briscola.storage.files.lock import OneWindow
from briscola.storage.files.quarantine import put_aside


def test_of_two_windows_one_has_the_right_until_it_lets_go(tmp_path: Path) -> None:
    folder = tmp_path / "far" / "below"
    first, second = OneWindow(folder), OneWindow(folder)
    assert first.take() and first.take()
    assert not second.take() and not second.take()
    first.release()
    assert second.take() and not first.take()
    second.release()
    assert first.take()
    first.release()
    first.release()


@pytest.mark.linux
def test_nobody_else_may_touch_the_lock(tmp_path: Path) -> None:
    window = OneWindow(tmp_path)
    window.take()
    assert (tmp_path / "lock").stat().st_mode & 0o777 == 0o600
    window.release()


def test_where_no_lock_can_be_every_window_writes(tmp_path: Path) -> None:
    """What cannot be written is told when it is written."""
    (tmp_path / "file").write_bytes(b"")
    first, second = OneWindow(tmp_path / "file"), OneWindow(tmp_path / "file")
    assert first.take() and first.take() and second.take()
    first.release()
    assert first.take()


IN_USE = ("EACCES", "EAGAIN", "EDEADLK")
NO_LOCKS = ("ENOLCK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL")


def refuse_locks(monkeypatch: pytest.MonkeyPatch, number: int | None, *, windows: bool) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, "refused") if number is not None else OSError("refused")

    monkeypatch.setattr(lock, "_lock", refuse)
    monkeypatch.setattr(lock, "_WINDOWS", windows)


@pytest.mark.parametrize(
    ("name", "windows"), [*((name, False) for name in NO_LOCKS), ("EINVAL", True)], ids=str
)
def test_a_disk_without_locks_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, windows: bool
) -> None:
    refuse_locks(monkeypatch, getattr(errno, name), windows=windows)
    first, second = OneWindow(tmp_path), OneWindow(tmp_path)
    assert first.take() and first.take() and second.take()
    first.release()
    second.release()


@pytest.mark.parametrize(
    ("name", "windows"),
    [
        *((name, False) for name in IN_USE),
        *((name, True) for name in (*IN_USE, *NO_LOCKS, "EIO", "") if name != "EINVAL"),
    ],
    ids=str,
)
def test_a_lock_that_another_program_holds_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, windows: bool
) -> None:
    """Windows names no certain number for it: whatever is no disk without locks counts as held."""
    refuse_locks(monkeypatch, getattr(errno, name) if name else None, windows=windows)
    window = OneWindow(tmp_path)
    assert not window.take() and not window.take()
    monkeypatch.undo()
    assert window.take()
    window.release()


@pytest.mark.linux
def test_files_put_aside_in_one_second_have_names_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    found = []
    for number in range(5):
        path.write_bytes(b"%d" % number)
        kept = put_aside(path, "a test", copy=number % 2 == 1)
        assert kept is not None and kept.parent == tmp_path
        assert path.is_file() is (number % 2 == 1), "a copy leaves the file"
        assert kept.stat().st_mode & 0o777 == 0o600 or number % 2 == 0
        found.append(kept)
    assert len(set(found)) == 5
    assert [kept.read_bytes() for kept in found] == [b"0", b"1", b"2", b"3", b"4"]
    assert all(kept.name.startswith("a.damaged-2") and kept.suffix == ".jsonl" for kept in found)


@pytest.mark.parametrize("copy", [True, False])
def test_what_cannot_be_put_aside_leaves_no_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copy: bool
) -> None:
    assert put_aside(tmp_path / "nothing.jsonl", "a test", copy=copy) is None
    assert put_aside(tmp_path / "no folder" / "a.jsonl", "a test", copy=copy) is None
    assert list(tmp_path.iterdir()) == []
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"here")
    monkeypatch.setattr(module, "MOST", 2)
    with_a_name = [put_aside(path, "a test", copy=True) is not None for _ in range(2)]
    assert with_a_name == [True, True]
    assert path.read_bytes() == b"here"
    assert len(list(tmp_path.iterdir())) == 3
