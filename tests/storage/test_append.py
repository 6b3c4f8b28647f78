"""A file that only grows, on disks that refuse, tear, forget, and lose files."""

import os
from pathlib import Path

import pytest

from briscola.storage.files.append import AppendOnly
from tests.storage.disks import Disk

LINES = ("first", "second", "third")


def text(*lines: str) -> bytes:
    """The bytes of a file of these lines."""
    return "".join(f"{line}\n" for line in lines).encode()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file in a folder that is not there yet."""
    return tmp_path / "far" / "below" / "a.jsonl"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """A disk that notes what is asked of it."""
    return Disk(monkeypatch)


@pytest.mark.linux
def test_lines_are_on_the_disk_before_append_returns(path: Path, disk: Disk) -> None:
    """The data after its writing; the name of a new file, and the folders that lead to it, before it."""
    file = AppendOnly(path)
    file.append(["first"])
    assert disk.calls[-2:] == ["write", "fsync"]
    assert disk.calls.count("fsync folder") == 3, "two new folders, and the new file in its own"
    disk.calls.clear()
    file.append(["second", "third"])
    assert disk.calls == ["write", "fsync"], "one write and one sync, however long the evening"
    assert path.read_bytes() == text(*LINES)


def test_a_full_disk_keeps_the_lines_waiting_and_leaves_no_part_of_them(path: Path, disk: Disk) -> None:
    file = AppendOnly(path)
    file.append(["first"])
    with disk.full(room=3):
        with pytest.raises(OSError, match="No space left"):
            file.append(["second"])
        assert path.read_bytes() == text("first"), "what was half written is cut back"
        with pytest.raises(OSError, match="No space left"):
            file.append(["third"])
        assert file.waiting == 2
    file.append([])
    assert (path.read_bytes(), file.waiting) == (text(*LINES), 0)


def test_a_file_that_never_got_a_line_is_not_left_empty(path: Path, disk: Disk) -> None:
    file = AppendOnly(path)
    with disk.full(room=3), pytest.raises(OSError, match="No space left"):
        file.append(["first"])
    assert not path.exists()
    file.append(["second", "third"])
    assert path.read_bytes() == text(*LINES)


def test_a_write_that_the_disk_takes_in_parts_is_written_whole(path: Path, disk: Disk) -> None:
    file = AppendOnly(path)
    write = os.write
    disk.room = None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", lambda handle, data: write(handle, bytes(data)[:2]))
        file.append(LINES)
    assert path.read_bytes() == text(*LINES)


def test_what_was_never_synced_does_not_count(path: Path, disk: Disk) -> None:
    file = AppendOnly(path)
    file.append(["first"])
    with disk.broken():
        with pytest.raises(OSError, match="Input/output"):
            file.append(["second"])
        assert (path.read_bytes(), file.waiting) == (text("first"), 1)
    file.append(["third"])
    assert path.read_bytes() == text(*LINES)


@pytest.mark.linux
def test_a_file_that_vanishes_is_written_again_whole(path: Path) -> None:
    file = AppendOnly(path)
    file.append(["first", "second"])
    path.unlink()
    file.append(["third"])
    assert path.read_bytes() == text(*LINES)
    path.unlink()
    path.parent.rmdir()
    file.append(["fourth"])
    assert path.read_bytes() == text(*LINES, "fourth")


@pytest.mark.parametrize("left", range(len(text("first", "second"))))
def test_a_file_that_shrinks_gets_no_hole(path: Path, left: int) -> None:
    file = AppendOnly(path)
    file.append(["first", "second"])
    os.truncate(path, left)
    file.append(["third"])
    assert path.read_bytes() == text(*LINES)


@pytest.mark.linux
def test_a_file_that_somebody_else_has_written_is_put_aside_and_ours_made_right(path: Path) -> None:
    file = AppendOnly(path)
    file.append(["first", "second"])
    theirs = text("first", "another", "and another", "and one more")
    path.unlink()
    path.write_bytes(theirs)
    file.append(["third"])
    assert path.read_bytes() == text(*LINES)
    (aside,) = path.parent.glob("*.damaged-*")
    assert aside.read_bytes() == theirs


def test_lines_that_somebody_else_has_appended_are_put_aside(path: Path) -> None:
    file = AppendOnly(path)
    file.append(["first", "second"])
    with path.open("ab") as other:
        other.write(b"not ours\n")
    file.append(["third"])
    assert path.read_bytes() == text(*LINES)
    (aside,) = path.parent.glob("*.damaged-*")
    assert aside.read_bytes() == text("first", "second", "not ours")


def test_a_file_taken_up_again_grows_where_it_ended(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(text("first", "second"))
    file = AppendOnly(path, held=text("first", "second"))
    file.append(["third"])
    assert path.read_bytes() == text(*LINES)
    assert list(path.parent.iterdir()) == [path], "nothing was wrong with it"


@pytest.mark.linux
def test_a_file_that_may_not_grow_keeps_its_last_whole_line(path: Path) -> None:
    """RLIMIT_FSIZE: the system itself refuses in the middle of a line."""
    import resource  # which Windows does not have

    file = AppendOnly(path)
    file.append(["first"])
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (9, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            file.append(["second"])
        assert (path.read_bytes(), file.waiting) == (text("first"), 1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    file.append(["third"])
    assert path.read_bytes() == text(*LINES)


def test_without_a_line_no_file_is_made(path: Path) -> None:
    AppendOnly(path).append([])
    assert not path.parent.exists()


@pytest.mark.linux
@pytest.mark.parametrize(
    ("theirs", "shared"),
    [
        (text("first", "sect"), 1),
        (text("first", "secret"), 1),
        (text("first", "secaaa", "zzzz"), 1),
        (text("girst", "second"), 0),
        (text("eirst", "second", "third", "x"), 0),
        (text("first", "second", "not ours"), 2),
        (text("first\nsecond", ""), 2),
    ],
)
def test_what_both_have_is_left_and_the_rest_is_written_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, theirs: bytes, shared: int
) -> None:
    file = AppendOnly(path)
    assert file.waiting == 0
    file.append(["first", "second"])
    path.unlink()
    path.write_bytes(theirs)
    written: list[bytes] = []
    write = os.write

    def noted(handle: int, data: bytes) -> int:
        written.append(bytes(data))
        return write(handle, data)

    monkeypatch.setattr(os, "write", noted)
    file.append(["third"])
    assert path.read_bytes() == text(*LINES)
    assert written[-1] == text(*LINES[shared:])
    (aside,) = path.parent.glob("*.damaged-*")
    assert aside.read_bytes() == theirs


@pytest.mark.linux
def test_nobody_else_may_read_it(path: Path) -> None:
    AppendOnly(path).append(["first"])
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_bytes(b"somebody else's")
    AppendOnly(path).append(["first"])
    (aside,) = path.parent.glob("*.damaged-*")
    assert aside.stat().st_mode & 0o777 == 0o600
