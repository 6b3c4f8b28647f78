"""The file of the settings: its size, its writing while another window writes, its spelling."""

from pathlib import Path

import pytest

from briscola.storage.files.lock import BETWEEN, OneWindow
from briscola.storage.settings import settings_file as module
from briscola.storage.settings.settings import Settings
from briscola.storage.settings.settings_file import SettingsFile
from tests.storage.disks import unreadable


def test_a_file_is_read_up_to_its_largest_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST", 40)
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"mute":true}'.ljust(40))
    assert SettingsFile(path).load() == (Settings(mute=True), None)
    assert list(tmp_path.glob("*.damaged-*")) == []
    path.write_bytes(b'{"mute":true}'.ljust(41))
    assert SettingsFile(path).load() == (Settings(), "unreadable")
    assert len(list(tmp_path.glob("*.damaged-*"))) == 1


def test_it_is_written_for_people_to_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert SettingsFile(path).save(Settings(mute=True))
    text = path.read_text(encoding="utf-8")
    assert text.startswith('{\n  "') and '\n  "mute": true' in text


def test_one_waits_while_another_window_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    other = OneWindow(tmp_path)
    assert other.take()
    waits: list[float] = []

    def wait(seconds: float) -> None:
        assert not path.exists()
        waits.append(seconds)
        if len(waits) == 3:
            other.release()

    monkeypatch.setattr("briscola.storage.files.lock.time.sleep", wait)
    assert SettingsFile(path).save(Settings(mute=True))
    assert waits == [BETWEEN] * 3 and SettingsFile(path).load()[0].mute
    waits.clear()
    assert SettingsFile(path).save(Settings(mute=False))
    assert waits == []


def test_whoever_never_lets_go_is_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = OneWindow(tmp_path)
    assert other.take()
    waits: list[float] = []
    monkeypatch.setattr("briscola.storage.files.lock.time.sleep", waits.append)
    assert SettingsFile(tmp_path / "settings.json").save(Settings(mute=True))
    assert 0.2 <= sum(waits) <= 1.0
    other.release()


def test_what_a_file_lists_that_could_not_be_read_for_a_while_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert SettingsFile(path).save(Settings(meeting_points=["one"], keys={"hint": "h"}))
    file = SettingsFile(path)
    with unreadable(path):
        assert file.load()[1] == "unreadable"
        assert not file.save(Settings(meeting_points=["two"]))
    assert file.save(Settings(meeting_points=["two"], keys={"last": "x"}, mute=True))
    assert file.save(Settings(meeting_points=["two", "three"], keys={"last": "x"}, mute=True))
    found, note = SettingsFile(path).load()
    assert note is None and found.mute
    assert (found.meeting_points, found.keys) == (["one", "two", "three"], {"hint": "h", "last": "x"})


def test_what_is_added_and_taken_away_after_a_damaged_file_is_as_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"{")
    file = SettingsFile(path)
    assert file.load()[1] == "unreadable"
    for points in (["one"], ["one", "two"], ["two"]):
        assert file.save(Settings(meeting_points=points))
    assert SettingsFile(path).load()[0].meeting_points == ["two"]


def test_what_is_no_file_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    file = SettingsFile(path)
    assert file.load()[1] == "unreadable"
    assert not file.save(Settings(mute=True))
    assert path.is_dir()
