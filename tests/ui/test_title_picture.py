"""Pictures of the title on the disk: the same to the pixel, and never those of another title."""

import os
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import asdict

from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.storage.settings.settings import Settings, changed
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.cards.sprites import Sprites
from briscola.ui.render.kit import KitStyle
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes import kept_pictures, title_picture
from briscola.ui.scenes.about import About
from briscola.ui.scenes.kept_pictures import KEPT
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.menu import Item
from tests.spread import quick_diagonal, quick_some
from tests.ui.drawn import QuickRaster
from tests.ui.test_title import waiting

pytestmark = pytest.mark.usefixtures("no_screen")

Size = tuple[int, int]

pytestmark = pytest.mark.usefixtures("every_frame")
KINDS = ("still", "first")
"""Endings of the files."""


class Evening:
    """A program that is opened and closed, with one folder for all that it keeps."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._before: App | None = None

    def opened(self, size: Size = (1024, 600), *, disk: bool = True, **settings: Any) -> App:
        """The window at its first picture; the one before is closed."""
        if self._before is not None:
            self._before.close()
        raster: Raster = QuickRaster(self.folder / "cache" / "svg", disk=disk)
        chosen = changed(Settings(), **{"language": "en", "motion": "little", **settings})
        app = self._before = App(settings=chosen, size=size, sound=False, raster=raster)
        self.navigator = Navigator(app, IN_WINDOW, library=Library(self.folder / "data"))
        self.navigator.begin()
        app.tick(0.0)
        return app

    def kept(self, size: Size = (1024, 600), **settings: Any) -> None:
        """Open the window, and stay until its pictures are kept."""
        app = self.opened(size, **settings)
        while app.when_quiet:
            app.when_quiet.pop(0)()

    def files(self, kind: str) -> list[Path]:
        return sorted((self.folder / "cache" / "title").glob(f"*.{kind}"))


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The parts of the title that are drawn from now on."""
    told: list[str] = []

    def note(owner: Any, name: str, part: str) -> None:
        real = getattr(owner, name)

        def noted(*given: object, **named: object) -> object:
            told.append(part)
            return real(*given, **named)

        monkeypatch.setattr(owner, name, noted)

    note(title_picture, "draw_menu_board", "still")
    note(Sprites, "draw", "card")
    return told


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.window.surface, "RGB")


@pytest.mark.parametrize(
    ("size", "settings"),
    [
        ((1024, 600), {}),
        ((1280, 800), {"language": "it", "deck": "genovesi", "table": "walnut"}),
        ((720, 1280), {"text_size": 160, "contrast": True, "language": "de"}),
    ],
    ids=str,
)
def test_the_first_picture_and_the_next_are_those_that_would_be_drawn(
    evening: Evening, drawn: list[str], size: Size, settings: dict[str, Any]
) -> None:
    evening.kept(size, **settings)
    right = pixels(evening.opened(size, disk=False, **settings))
    drawn.clear()
    app = evening.opened(size, **settings)
    assert pixels(app) == right and drawn == [], "it is shown as it was"
    assert app.top is not None and app.top.wake is not None, "it is drawn soon, though nothing moves"
    app.tick(0.1)
    assert pixels(app) == right and "card" in drawn and "still" not in drawn


def leave_and_come_back(app: App) -> None:
    app.push(About(app))
    app.pop()


def test_the_pictures_stay_where_the_title_is_laid_out_again(
    evening: Evening, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = evening.opened(disk=False)
    assert drawn.count("still") == 1
    leave_and_come_back(app)
    app.tick(0.1)
    assert drawn.count("still") == 1
    app.kit.edition += 1  # sharper ones
    leave_and_come_back(app)
    app.tick(0.1)
    assert drawn.count("still") == 2
    app.relayout()  # another kit, whose edition begins anew
    app.kit.edition = 1
    app.tick(0.1)
    assert drawn.count("still") == 3
    items = [Item(name=str(line), text="A line of the menu", on_press=lambda: None) for line in range(12)]
    monkeypatch.setattr(evening.navigator, "menu", lambda: items)
    leave_and_come_back(app)
    app.tick(0.1)
    assert drawn.count("still") == 4


def test_the_large_cards_go_with_the_title(evening: Evening) -> None:
    app = evening.opened(disk=False)
    assert isinstance(app.top, Title)
    sprites, high = app.kit.sprites, app.top.places.fan.height
    sprites.card("1C", high // 2, 3.0)
    assert any(high in key for key in kept_cards(sprites))
    app.reset(About(app))
    left = kept_cards(sprites)
    assert not any(high in key or sprites.large(high) in key for key in left)
    assert any(high // 2 in key for key in left)


def kept_cards(sprites: Sprites) -> list[tuple[object, ...]]:
    """The keys of all pictures that are kept."""
    found: list[tuple[object, ...]] = []

    def note(key: Hashable) -> bool:
        if isinstance(key, tuple):
            found.append(key)
        return False

    sprites.shelf.drop(note)
    return found


CHANGES = (
    {"language": "it"},
    {"deck": "piacentine"},
    {"table": "night"},
    {"back": "red"},
    {"contrast": True},
    {"text_size": 130},
    {"printed": False},
    {"indices": "always"},
    {"card_size": 130},
    {"size": (1030, 600)},
)


@pytest.mark.parametrize("change", quick_some(list(CHANGES), 4), ids=str)
def test_another_look_is_another_picture(evening: Evening, change: dict[str, Any]) -> None:
    evening.kept()
    size = change.get("size", (1024, 600))
    assert isinstance(size, tuple)
    settings = {name: value for name, value in change.items() if name != "size"}
    shown = pixels(evening.opened(size, **settings))
    assert shown == pixels(evening.opened(size, disk=False, **settings))


def test_every_look_is_among_these() -> None:
    """A look that the picture's name forgets would show an old title from the disk."""
    usual = asdict(KitStyle.chosen(Settings()))
    fields = [{name: value for name, value in change.items() if name != "size"} for change in CHANGES]
    seen = [asdict(KitStyle.chosen(changed(Settings(), **each))) for each in fields]
    assert {name for each in seen for name in usual if each[name] != usual[name]} == set(usual)


def test_a_match_that_waits_is_seen_at_once(evening: Evening) -> None:
    for _match in range(2):
        evening.kept()
        waiting(evening.folder / "data", evening.opened(), hands=1, players=2)
        shown = pixels(evening.opened())
        assert shown == pixels(evening.opened(disk=False))


@pytest.mark.parametrize("change", [{"player": "Eva"}, {"match": {"face": "person-man"}}], ids=str)
def test_somebody_else_is_seen_at_once(evening: Evening, change: dict[str, Any]) -> None:
    evening.opened(player="Ada")
    evening.kept()
    evening.opened().change(**change)
    before = evening.navigator.profile()
    evening.navigator.title()
    assert before != evening.navigator.profile()
    shown = pixels(evening.opened())
    assert shown == pixels(evening.opened(disk=False))


def test_other_words_of_the_menu_are_seen_at_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    for note in ("", "3 to 4", "4 to 3"):
        item = Item(name="resume", text="Continue", note=note, on_press=lambda: None)
        monkeypatch.setattr(Navigator, "menu", lambda _self, item=item: [item])
        shown = pixels(evening.opened())
        assert shown == pixels(evening.opened(disk=False))
        evening.kept()


def test_a_note_is_seen_at_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.kept()
    for note in ("Nothing is saved.", "All is lost."):
        monkeypatch.setattr(Navigator, "warning", lambda _self, note=note: note)
        shown = pixels(evening.opened())
        assert shown == pixels(evening.opened(disk=False))
        evening.kept()


def test_what_is_kept_is_the_first_picture(evening: Evening) -> None:
    """Somebody has gone down the menu before there was time to keep it."""
    app = evening.opened()
    keeping = [*app.when_quiet]
    app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0))
    app.tick(0.1)
    for task in keeping:
        task()
    shown = pixels(evening.opened())
    assert shown == pixels(evening.opened(disk=False))


def test_a_drawing_that_has_changed_is_drawn_anew(
    evening: Evening, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.kept()
    cup = resources.asset("props", "espresso.svg")
    assert cup is not None
    other = evening.folder / "espresso.svg"
    other.write_bytes(cup.read_bytes())
    real = resources.asset
    monkeypatch.setattr(resources, "asset", lambda *path: other if path[-1] == cup.name else real(*path))
    for kind in KINDS:
        for file in evening.files(kind):
            file.unlink()
    evening.kept()
    drawn.clear()
    evening.opened()
    assert drawn == []
    os.utime(other, (1, 1))
    evening.opened()
    assert "still" in drawn


def test_another_program_draws_its_own(
    evening: Evening, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.kept()
    drawn.clear()
    monkeypatch.setattr(kept_pictures, "program", lambda: "another")
    evening.opened()
    assert "still" in drawn


@pytest.mark.parametrize(("damage", "kind"), quick_diagonal([b"", b"\n", b"{}\n", b"cut"], KINDS), ids=str)
def test_a_damaged_file_is_none(evening: Evening, kind: str, damage: bytes) -> None:
    evening.kept()
    (file,) = evening.files(kind)
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2] if damage == b"cut" else damage)
    right = pixels(evening.opened(disk=False))
    app = evening.opened()
    assert pixels(app) == right
    app.tick(0.1)
    assert pixels(app) == right


@pytest.mark.parametrize(("room", "kept"), [(kept_pictures.ROOM, KEPT), (3_000_000, 1), (1, 1)])
def test_two_of_a_kind_stay_or_one_that_is_large(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, room: int, kept: int
) -> None:
    monkeypatch.setattr(kept_pictures, "ROOM", room)
    for number, language in enumerate(("en", "it", "fr")):
        evening.kept(language=language)
        for kind in KINDS:
            assert len(evening.files(kind)) == min(number + 1, kept)
            for file in evening.files(kind):
                os.utime(file, (file.stat().st_mtime - 10,) * 2)


def test_a_disk_that_takes_nothing_is_no_matter(evening: Evening) -> None:
    (evening.folder / "cache").mkdir()
    (evening.folder / "cache" / "title").write_bytes(b"a file is in the way")
    evening.kept()
    assert pixels(evening.opened()) == pixels(evening.opened(disk=False))
