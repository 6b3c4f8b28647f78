"""The About page: reached from the title; version, places, our licences, and whose work comes along."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from briscola import __version__
from briscola.commands.play_only import PlayOnly
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.meeting_words import meeting_point_sources, own_club_title
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.scenes import third_party_notices
from briscola.ui.scenes.about import LOOK, About
from briscola.ui.scenes.richtext import block_lines
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.third_party_notices import Notice, Notices
from briscola.ui.scenes.title import Title
from tests.commands.shell import ROOT
from tests.ui.driver import Driver, on_top


def words(scene: About) -> str:
    return "\n".join(block.text for page in scene.pages for block in page.blocks)


def opened(app: App) -> About:
    app.push(scene := About(app))
    return scene


def test_the_title_leads_there_and_escape_back(app: App) -> None:
    app.push(title := Title(app, PlayOnly()))
    Driver(app).click_on("about")
    assert isinstance(app.top, About)
    Driver(app).key(pygame.K_ESCAPE)
    assert app.scenes == [title]


def test_it_tells_the_version_the_places_and_our_licences(app: App) -> None:
    told = words(opened(app))
    assert __version__ in told
    licences = "MIT License", "Creative Commons Attribution-ShareAlike 4.0"
    assert all(part in told for part in ("settings.json", "records", *licences))


def test_it_tells_how_to_run_a_club_with_commands_as_they_are_typed(app: App) -> None:
    page = next(page for page in opened(app).pages if page.name == "club")
    lines = [line.text for block in page.blocks for line in block_lines(block, ITALIAN)]
    assert page.title == own_club_title() and own_club_title() in meeting_point_sources()
    for command in ("docker compose up -d --wait", "apt install ./briscola_*.deb ./briscola-club_*.deb"):
        assert any(command in line for line in lines), command
    assert not any("`" in line or "**" in line for line in lines)


def test_in_a_wheel_it_names_the_libraries_beside_us(app: App) -> None:
    """Whatever pip installed for the game is asked; nothing for development is."""
    told = words(opened(app))
    for name in ("pygame-ce", "numpy", "msgspec", "platformdirs", "font-source-serif-pro"):
        assert name in told
    assert "pytest" not in {work.name for work in third_party_notices.load().works}
    assert "SIL OPEN FONT LICENSE" in told


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of notices that lies beside a packed game."""
    file = tmp_path / third_party_notices.FILE
    monkeypatch.setattr(resources, "beside", lambda name: file if name == third_party_notices.FILE else None)
    third_party_notices.load.cache_clear()
    yield file
    third_party_notices.load.cache_clear()


def test_in_a_package_it_reads_the_notices_packed_with_it(app: App, packed: Path) -> None:
    notices = Notices(
        works=(Notice(name="A library", version="1.2", licence="Zlib", texts=("Zlib",)),),
        texts={"Zlib": "As *it* stands, **word** for word."},
    )
    packed.write_bytes(msgspec.json.encode(notices))
    assert "A library 1.2" in words(opened(app))
    app.pop()
    app.push(scene := About(app, "texts"))
    shown = " ".join(word.text for word in scene.page.words if word.role == "small")
    assert shown == "As *it* stands, **word** for word."


def test_every_library_the_game_needs_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[^\w.-]", need, maxsplit=1)[0] for need in project["dependencies"]}
    assert set(third_party_notices.LIBRARIES) == needed


def test_damaged_notices_leave_the_rest_to_be_read(app: App, packed: Path) -> None:
    packed.write_text("{")
    assert [page.name for page in opened(app).pages] == ["game", "licences"]


@pytest.fixture
def things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a person who has not played yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "briscola"


def opens_with(monkeypatch: pytest.MonkeyPatch, folder: Path, status: int | None) -> None:
    """The system's program that shows folders ends, once it may go, with that status; None: there is none."""
    folder.mkdir()
    if status is not None:
        opener = folder / "xdg-open"
        wait = f'until [ -e "{folder}/go" ]; do /bin/sleep 0.02; done'
        opener.write_text(f'#!/bin/sh\nprintf "%s" "$1" >"{folder}/shown"\n{wait}\nexit {status}\n')
        opener.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


@pytest.mark.linux
def test_the_folder_with_the_persons_things_is_shown_at_a_press(
    app: App, things: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opens_with(monkeypatch, tmp_path / "bin", 0)
    scene = opened(app)
    Driver(app).click_on("folder")
    assert things.is_dir() and scene.wake == LOOK
    opener = scene._opener
    assert opener is not None
    (tmp_path / "bin" / "go").touch()
    opener.wait(20)
    Driver(app).frames(2)
    assert (tmp_path / "bin" / "shown").read_text() == str(things)
    assert app.top is scene and scene.wake is None


@pytest.mark.linux
@pytest.mark.parametrize("why", ["fails", "no program", "no folder"])
def test_where_no_folder_can_be_shown_a_sentence_says_where_it_lies(
    app: App, things: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    opens_with(monkeypatch, tmp_path / "bin", None if why == "no program" else 4)
    if why == "no folder":
        things.parent.write_text("a file in its place")
    scene = opened(app)
    Driver(app).click_on("folder")
    if scene._opener is not None:
        (tmp_path / "bin" / "go").touch()
        scene._opener.wait(20)
    Driver(app).frames(2)
    dialog = on_top(app, Dialog)
    assert dialog.text() == f"The folder cannot be shown. It lies here: {things}"
    assert why != "no folder" or not (tmp_path / "bin" / "shown").exists()
    Driver(app).key(pygame.K_RETURN)
    Driver(app).frames(2)
    assert app.top is scene
