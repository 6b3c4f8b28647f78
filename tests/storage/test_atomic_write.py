"""Files written whole or not at all."""

import os
from pathlib import Path

import pytest

from briscola.storage.files.atomic_write import put_whole, sweep, write_whole
from tests.storage.disks import Disk

OLD, NEW = b"the old one", b"the new one, longer than the old"


class Killed(BaseException):
    """The program ends here, with nothing tidied up."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that is there."""
    path = tmp_path / "settings.json"
    path.write_bytes(OLD)
    return path


@pytest.mark.linux
def test_the_new_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    put_whole(path, NEW)
    assert disk.calls == ["fsync", "rename", "fsync folder"]
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_killed_at_any_step_the_old_file_is_whole(
    path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_given: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(os, step, killed)
        with pytest.raises(Killed):
            put_whole(path, NEW)
    assert path.read_bytes() == OLD
    assert len(list(path.parent.iterdir())) == 2, "the unfinished one lies beside it"
    sweep(path.parent)
    assert list(path.parent.iterdir()) == [path], "until the next start"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_disk_that_refuses_keeps_the_old_file_and_nothing_else(
    path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, refuses)
    assert not write_whole(path, NEW)
    assert list(path.parent.iterdir()) == [path]
    assert path.read_bytes() == OLD


def test_nothing_but_unfinished_files_is_swept(tmp_path: Path) -> None:
    others = [tmp_path / name for name in ("settings.json", "current", "unfinished", "a.damaged-1.jsonl")]
    for other in others:
        other.touch()
    sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted(others)
    sweep(tmp_path / "not there")
