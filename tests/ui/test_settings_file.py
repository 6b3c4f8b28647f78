"""Settings survive whatever happens to their file."""

from pathlib import Path

import msgspec
import pytest

from briscola.storage.settings import Settings, changed, decode, load, save
from briscola.ui.app import App
from briscola.ui.render.raster import Raster


def test_settings_come_back_as_they_were_saved(settings_file: Path) -> None:
    mine = Settings(language="it", table="night", trick_pause=2.0, player="Ciccio", match={"players": 4})
    assert save(mine, settings_file)
    assert load(settings_file) == (mine, None)


def test_without_a_file_the_defaults_are_used_without_a_word(settings_file: Path) -> None:
    assert load(settings_file) == (Settings(), None)


@pytest.mark.parametrize(
    "rubbish", [b"", b"{", b"[]", b"\xff\xfe\x00", b"null", b'"text"', b'{"volume": 0.5']
)
def test_a_damaged_file_gives_the_defaults_and_a_note(settings_file: Path, rubbish: bytes) -> None:
    settings_file.parent.mkdir(parents=True)
    settings_file.write_bytes(rubbish)
    assert load(settings_file) == (Settings(), "unreadable")


def test_one_wrong_value_does_not_cost_the_others() -> None:
    settings, note = decode(b'{"table": "pink", "deck": "francesi", "volume": "loud", "mute": true}')
    assert (settings.table, settings.deck, settings.volume, settings.mute) == ("green", "francesi", 0.8, True)
    assert note == "partly"


def test_values_of_a_later_version_are_passed_over() -> None:
    assert decode(b'{"hat": "red", "mute": true}') == (Settings(mute=True), None)


@pytest.mark.parametrize(("given", "kept"), [(0.0, 0.5), (0.5, 0.5), (3.3, 3.3), (4.0, 4.0), (99.0, 4.0)])
def test_the_pause_stays_between_half_a_second_and_four(given: float, kept: float) -> None:
    assert decode(msgspec.json.encode({"trick_pause": given}))[0].trick_pause == kept


def test_a_value_that_is_not_allowed_cannot_be_set() -> None:
    with pytest.raises(msgspec.ValidationError):
        changed(Settings(), table="pink")


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    assert not save(Settings(), in_the_way / "settings.json")


def test_saving_leaves_nothing_else_behind(settings_file: Path) -> None:
    for volume in (0.1, 0.2, 0.3):
        save(Settings(volume=volume), settings_file)
    assert [path.name for path in settings_file.parent.iterdir()] == ["settings.json"]


def test_the_app_reads_keeps_and_writes_the_person_s_settings(settings_file: Path, tmp_path: Path) -> None:
    save(Settings(language="it", mute=True), settings_file)
    app = App(settings_path=settings_file, size=(1024, 600), sound=False, cache=tmp_path)
    app.change(table="walnut")
    app.close()
    assert load(settings_file)[0] == Settings(language="it", mute=True, table="walnut")


def test_the_app_says_so_quietly_when_it_cannot_write(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    app = App(settings_path=in_the_way / "s.json", size=(1024, 600), sound=False, raster=Raster(disk=False))
    app.change(volume=0.2)
    assert (app.note, app.settings.volume) == ("unwritable", 0.2)
    app.close()
