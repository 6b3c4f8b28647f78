"""A server of one's own in the settings: what is written is checked and kept, and the key is shown."""

from pathlib import Path

import pygame
import pytest

from briscola.i18n.elsewhere_words import bad_key, no_server
from briscola.pages.phones.friends_elsewhere import ssh_folder
from briscola.ui.app import App
from briscola.ui.input import clipboard
from briscola.ui.scenes.addresses.own_server_sheet import OwnServerSheet
from tests.ui.driver import Driver
from tests.ui.hands import typed


@pytest.fixture
def sheet(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OwnServerSheet:
    monkeypatch.setattr("briscola.pages.phones.friends_elsewhere.data_folder", lambda: tmp_path / "data")
    made = OwnServerSheet(app)
    app.push(made)
    return made


def writes(app: App, sheet: OwnServerSheet, field: str, text: str) -> None:
    hands = Driver(app)
    hands.click_on(field)
    hands.keys(pygame.K_END, *[pygame.K_BACKSPACE] * 60)
    sheet.handle(typed(text))


def test_a_server_is_kept_and_what_is_none_is_told(app: App, sheet: OwnServerSheet) -> None:
    hands = Driver(app)
    writes(app, sheet, "server", "home.example.org")
    hands.click_on("yes")
    assert app.top is sheet and no_server() in sheet.spoken_text
    writes(app, sheet, "server", server := "anna@home.example.org:2222")
    assert no_server() not in sheet.spoken_text
    hands.click_on("yes")
    assert app.top is not sheet and app.settings.ssh_server == server
    app.push(again := OwnServerSheet(app))
    writes(app, again, "server", "")
    hands.click_on("yes")
    assert not app.settings.ssh_server


def test_the_games_own_key_is_made_by_a_press_and_copied(app: App, sheet: OwnServerSheet) -> None:
    hands = Driver(app)
    assert not ssh_folder().exists()
    hands.click_on("show-key", "copy-key")
    kind, key, note = clipboard.paste().split()
    assert (kind, note) == ("ssh-ed25519", "briscola") and f"{kind} …{key[-8:]} {note}" in sheet.spoken_text


def test_another_key_has_to_be_there(app: App, sheet: OwnServerSheet, tmp_path: Path) -> None:
    hands, other = Driver(app), tmp_path / "id"
    writes(app, sheet, "other-key", str(other))
    hands.click_on("yes")
    assert app.top is sheet and bad_key(str(other)) in sheet.spoken_text
    other.write_text("a key")
    hands.click_on("yes")
    assert app.settings.ssh_key == str(other)
