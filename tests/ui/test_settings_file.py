"""Settings survive whatever happens to their file, and leave alone what other windows have chosen."""

import json
import os
import re
from pathlib import Path

import msgspec
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.commands.play_only import PlayOnly
from briscola.storage.files import lock
from briscola.storage.files.lock import OneWindow
from briscola.storage.settings import settings_file as module
from briscola.storage.settings.settings import CANNOT_BE_READ, Settings, changed, decode, values_of
from briscola.storage.settings.settings_file import SettingsFile, peek
from briscola.ui.app import App
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.title import Title
from tests.property_based import examples
from tests.ui.drawn import QUICK

LATIN_1 = b'{"player": "Nicol\xf2", "mute": true, "hat": "red"}'

UNREADABLE = {
    "empty": b"",
    "half": b'{"volume": 0.5',
    "a list": b"[]",
    "null": b"null",
    "a word": b'"text"',
    "UTF-16": '{"mute": true}'.encode("utf-16"),
    "NUL behind": b'{"mute": true}\0',
    "NUL inside": b'{"player": "a\0b"}',
    "nested": b'{"match": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "a nested key nobody knows": b'{"hat": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001,
    "half of a pair": b'{"player": "\\ud800"}',
    "huge": b'{"player": "' + b"a" * 2_000_000 + b'"}',
}
PARTLY: dict[str, tuple[bytes, Settings]] = {
    "Latin-1": (LATIN_1, Settings(mute=True)),
    "wrong types": (b'{"volume": "loud", "player": 7, "mute": true, "match": []}', Settings(mute=True)),
    "no such table": (b'{"table": "pink", "deck": "francesi"}', Settings(deck="francesi")),
    "no such deck": (b'{"deck": "../../../etc", "mute": true}', Settings(mute=True)),
    "a deck without end": (b'{"deck": "' + b"a" * 5000 + b'", "mute": true}', Settings(mute=True)),
    "no number": (b'{"volume": 1e999, "trick_pause": -1e308}', Settings(trick_pause=0.5)),
    "a number without end": (
        b'{"match": {"players": ' + b"9" * 9000 + b'}, "mute": true}',
        Settings(mute=True),
    ),
}


def put(path: Path, data: bytes) -> SettingsFile:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return SettingsFile(path)


def asides(path: Path) -> list[Path]:
    return sorted(each for each in path.parent.iterdir() if ".damaged-" in each.name)


def loaded(path: Path) -> Settings:
    """The settings that another window finds."""
    return SettingsFile(path).load()[0]


def test_settings_come_back_as_they_were_saved(settings_file: Path) -> None:
    mine = Settings(language="it", table="night", trick_pause=2.0, player="Ciccio", match={"players": 4})
    assert SettingsFile(settings_file).save(mine)
    assert SettingsFile(settings_file).load() == (mine, None)
    assert peek(settings_file) == mine


def test_without_a_file_the_defaults_are_used_without_a_word(settings_file: Path) -> None:
    assert SettingsFile(settings_file).load() == (Settings(), None)
    assert peek(settings_file) == Settings()
    assert not settings_file.parent.exists()


# ---- damaged


@pytest.mark.parametrize("rubbish", UNREADABLE.values(), ids=UNREADABLE)
def test_a_damaged_file_gives_the_defaults_a_note_and_a_copy(
    settings_file: Path, rubbish: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    assert put(settings_file, rubbish).load() == (Settings(), "unreadable")
    (aside,) = asides(settings_file)
    assert aside.read_bytes() == rubbish
    assert re.fullmatch(r"settings\.damaged-\d{8}-\d{6}\.json", aside.name)
    assert "is damaged" in caplog.text and aside.name in caplog.text
    assert SettingsFile(settings_file).load() == (Settings(), None)


@pytest.mark.parametrize(("data", "kept"), PARTLY.values(), ids=PARTLY)
def test_one_wrong_value_costs_no_other_and_is_copied(
    settings_file: Path, data: bytes, kept: Settings
) -> None:
    assert put(settings_file, data).load() == (kept, "partly")
    (aside,) = asides(settings_file)
    assert aside.read_bytes() == data
    assert SettingsFile(settings_file).load() == (kept, None)
    assert asides(settings_file) == [aside]


def test_a_copy_is_never_written_over(settings_file: Path) -> None:
    for volume in (b"1", b"2", b"3"):
        put(settings_file, b"{" + volume).load()
    assert sorted(each.read_bytes() for each in asides(settings_file)) == [b"{1", b"{2", b"{3"]


def test_what_can_only_be_read_is_not_repaired(settings_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a copy the damaged file stays as it is."""
    file = put(settings_file, LATIN_1)
    monkeypatch.setattr(module, "put_aside", lambda *_, **__: None)
    assert file.load() == (Settings(mute=True), "partly")
    assert settings_file.read_bytes() == LATIN_1


def test_a_byte_order_mark_is_no_damage(settings_file: Path) -> None:
    assert put(settings_file, b'\xef\xbb\xbf{"mute": true}').load() == (Settings(mute=True), None)


# Quick although it is dear: the program starts for each damage.
@given(
    st.lists(
        st.tuples(st.integers(0, 400), st.integers(0, 3), st.binary(min_size=1, max_size=6)),
        min_size=1,
        max_size=8,
    )
)
@examples(300)
def test_no_bytes_end_a_start(wounds: list[tuple[int, int, bytes]]) -> None:
    whole = Settings(player="Nicolò", language="it", match={"variant": "briscola", "tables": {"2": []}})
    data = bytearray(msgspec.json.encode(whole))
    for at, cut, put_in in wounds:
        at %= len(data) + 1
        data[at : at + cut] = put_in
    try:
        values = values_of(bytes(data))
    except CANNOT_BE_READ:
        return
    settings, damaged = decode(values)
    assert set(damaged) <= set(values)
    msgspec.json.encode(settings)
    assert settings.player.isprintable()


# ---- no plain file


def written(path: Path) -> tuple[int, int, int]:
    """The file and when it was written last; that it is read is nothing."""
    found = path.lstat()
    return found.st_ino, found.st_mode, found.st_mtime_ns


@pytest.mark.linux
@pytest.mark.parametrize("kind", ["pipe", "folder", "device", "endless device", "loop", "forbidden"])
def test_what_is_no_plain_file_is_neither_waited_for_nor_written_over(settings_file: Path, kind: str) -> None:
    settings_file.parent.mkdir()
    match kind:
        case "pipe":
            os.mkfifo(settings_file)
        case "folder":
            settings_file.mkdir()
        case "device" | "endless device":
            settings_file.symlink_to("/dev/null" if kind == "device" else "/dev/zero")
        case "loop":
            settings_file.symlink_to(settings_file)
        case _:
            settings_file.touch(mode=0o000)
            if os.access(settings_file, os.R_OK):
                settings_file.unlink()
                settings_file.mkdir()  # the superuser may read everything
    before = written(settings_file)
    file = SettingsFile(settings_file)
    assert file.load() == (Settings(), "unreadable")
    assert not file.save(Settings(mute=True))
    assert peek(settings_file) == Settings()
    assert written(settings_file) == before
    assert asides(settings_file) == []


@pytest.mark.linux
def test_a_link_is_followed_and_stays(settings_file: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "kept elsewhere" / "città.json"
    put(elsewhere, b'{"mute": true}')
    settings_file.parent.mkdir()
    settings_file.symlink_to(elsewhere)
    file = SettingsFile(settings_file)
    settings, _note = file.load()
    assert file.save(changed(settings, volume=0.25))
    assert settings_file.is_symlink()
    assert json.loads(elsewhere.read_bytes()) == {"mute": True, "volume": 0.25}


# ---- keys of others


def test_keys_that_are_not_known_are_kept_when_saving(settings_file: Path) -> None:
    hat = b'{"hat": {"colour": "red", "size": 99999999999999999999999}, "mute": true}'
    file = put(settings_file, hat)
    settings, note = file.load()
    assert (settings, note) == (Settings(mute=True), None)
    assert file.save(changed(settings, volume=0.5))
    assert json.loads(settings_file.read_bytes()) == {**json.loads(hat), "volume": 0.5}


def test_they_are_kept_when_a_damaged_file_is_repaired(settings_file: Path) -> None:
    put(settings_file, LATIN_1).load()
    assert json.loads(settings_file.read_bytes()) == {"mute": True, "hat": "red"}


def test_two_windows_leave_each_other_s_choices_alone(settings_file: Path) -> None:
    one, other = put(settings_file, b'{"player": "Ada"}'), SettingsFile(settings_file)
    (first, _), (second, _) = one.load(), other.load()
    assert one.save(changed(first, volume=0.1))
    assert other.save(changed(second, table="night"))
    assert one.save(changed(first, volume=0.1, mute=True))
    assert loaded(settings_file) == Settings(player="Ada", volume=0.1, mute=True, table="night")


def test_a_choice_that_could_not_be_written_is_written_the_next_time(
    settings_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(settings_file)
    settings, _note = file.load()
    with monkeypatch.context() as full:
        full.setattr(module, "write_whole", lambda *_: False)
        assert not file.save(changed(settings, mute=True))
    assert file.save(changed(settings, mute=True, volume=0.5))
    assert loaded(settings_file) == Settings(mute=True, volume=0.5)


def test_a_file_damaged_while_we_play_is_put_aside_before_ours_is_written(settings_file: Path) -> None:
    file = put(settings_file, b'{"mute": true}')
    settings, _note = file.load()
    settings_file.write_bytes(b"\0\0\0")
    assert file.save(changed(settings, volume=0.5))
    assert [each.read_bytes() for each in asides(settings_file)] == [b"\0\0\0"]
    assert loaded(settings_file) == Settings(mute=True, volume=0.5)


def test_a_window_that_hangs_while_it_writes_is_not_waited_for(
    settings_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "BETWEEN", 0.0)
    half = put(settings_file, b"{}").path.with_name("settings.half.unfinished")
    half.write_bytes(b'{"mute"')
    other = OneWindow(settings_file.parent)
    assert other.take()
    file = SettingsFile(settings_file)
    assert file.load() == (Settings(), None)
    assert file.save(Settings(mute=True))
    assert peek(settings_file).mute
    assert half.exists()  # it may still be at it
    other.release()


def test_what_a_killed_window_has_not_finished_is_swept_at_the_next_start(settings_file: Path) -> None:
    half = put(settings_file, b"{}").path.with_name("settings.half.unfinished")
    half.write_bytes(b'{"mute"')
    SettingsFile(settings_file).load()
    assert not half.exists() and settings_file.exists()


# ---- values


@pytest.mark.parametrize(("given", "kept"), [(0.0, 0.5), (0.5, 0.5), (3.3, 3.3), (4.0, 4.0), (99.0, 4.0)])
def test_the_pause_stays_between_half_a_second_and_four(given: float, kept: float) -> None:
    assert decode(values_of(msgspec.json.encode({"trick_pause": given})))[0].trick_pause == kept


def test_a_value_that_is_not_allowed_cannot_be_set() -> None:
    with pytest.raises(msgspec.ValidationError):
        changed(Settings(), table="pink")


# ---- the app


@pytest.mark.slow
@pytest.mark.parametrize("name", [*UNREADABLE, *PARTLY])
def test_every_start_reaches_the_title_and_new_match(name: str, settings_file: Path) -> None:
    put(settings_file, UNREADABLE.get(name) or PARTLY.get(name, (b"",))[0])
    app = App(settings_path=settings_file, size=(1024, 600), sound=False, raster=QUICK)
    assert app.note == ("unreadable" if name in UNREADABLE else "partly")
    for scene in (Title(app, PlayOnly()), page := TableChoice(app, lambda _: None), FullSheet(page)):
        app.push(scene)
        app.tick(0.1)
    app.change(volume=0.3)
    app.close()
    assert peek(settings_file).volume == 0.3


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    assert not SettingsFile(in_the_way / "settings.json").save(Settings())


def test_saving_leaves_nothing_else_behind(settings_file: Path) -> None:
    for volume in (0.1, 0.2, 0.3):
        SettingsFile(settings_file).save(Settings(volume=volume))
    assert {path.name for path in settings_file.parent.iterdir()} == {"settings.json", "lock"}


def test_the_app_reads_keeps_and_writes_the_person_s_settings(settings_file: Path, tmp_path: Path) -> None:
    SettingsFile(settings_file).save(Settings(language="it", mute=True))
    app = App(settings_path=settings_file, size=(1024, 600), sound=False, cache=tmp_path)
    app.change(table="walnut")
    app.close()
    assert peek(settings_file) == Settings(language="it", mute=True, table="walnut")


def test_the_app_says_so_quietly_when_it_cannot_write(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    app = App(settings_path=in_the_way / "s.json", size=(1024, 600), sound=False, raster=QUICK)
    assert app.note == (None if os.name == "nt" else "unreadable")  # to Windows it is no file yet
    app.change(volume=0.2)
    assert (app.note, app.settings.volume) == ("unwritable", 0.2)


def test_a_window_opens_as_it_was_left(settings_file: Path) -> None:
    def begun(size: tuple[int, int] | None = None) -> App:
        return App(settings_path=settings_file, size=size, sound=False, raster=QUICK)

    app = begun()
    pygame.display.set_mode((1024, 640), pygame.RESIZABLE)
    app.window.adopt()
    app.close()
    app = begun()
    assert app.window.fitted.window == (1024, 640)
    app.change(fullscreen=True)
    pygame.display.set_mode((1024, 768), pygame.RESIZABLE)
    app.window.adopt()
    app.close()
    app = begun()
    app.change(fullscreen=False)
    app.close()
    assert app.settings.window_size == (1024, 640), "not the size of the whole screen"
    app = begun((1024, 700))
    app.close()
    assert app.settings.window_size == (1024, 640), "a size that a command has asked for is not kept"
