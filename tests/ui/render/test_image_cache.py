"""What is kept has a ceiling, on every shelf of the window."""

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.ui.app import App
from briscola.ui.render import svg_store
from briscola.ui.render.image_cache import BYTES, ImageCache, surfaces
from briscola.ui.render.raster import Raster
from briscola.ui.render.raster_worker import work
from tests.ui.hands import Stage


def square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side))


def ask(
    image_cache: ImageCache[pygame.Surface], key: object, side: int, made: list[object] | None = None
) -> None:
    """Ask for a square; whoever makes it says so in `made`."""

    def make() -> pygame.Surface:
        if made is not None:
            made.append(key)
        return square(side)

    image_cache.get(key, make)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 40)), max_size=60))
def test_a_shelf_never_holds_more_than_its_limit_or_one_picture(asked: list[tuple[int, int]]) -> None:
    image_cache = surfaces(30 * 30 * BYTES)
    held: list[tuple[int, int]] = []
    for key in asked:
        ask(image_cache, key, key[1])
        held = [other for other in held if other != key] + [key]
        while sum(side * side for _, side in held) > 30 * 30 and len(held) > 1:
            held.pop(0)
        assert image_cache.bytes == sum(side * side for _, side in held) * BYTES


def test_what_was_asked_for_lately_is_still_there() -> None:
    made: list[object] = []
    image_cache = surfaces(2 * 100 * BYTES)
    for name in ("a", "b", "a", "c", "a", "b"):
        ask(image_cache, name, 10, made)
    assert made == ["a", "b", "c", "b"]


def test_a_picture_made_from_another_of_the_same_shelf_is_counted_once() -> None:
    image_cache = surfaces(1_000_000)

    def make() -> pygame.Surface:
        ask(image_cache, "small", 10)
        ask(image_cache, "large", 20)
        return square(20)

    image_cache.get("large", make)
    assert image_cache.bytes == (100 + 400) * BYTES


@pytest.mark.usefixtures("own_pictures")
def test_pictures_of_another_size_or_deck_go_at_once_though_an_old_scene_knows_them(app: App) -> None:
    app.push(Stage(app))
    kit = app.kit
    kit.sprites.card("RD", 200)
    kit.fonts.render("Briscola", "name")
    kit.paper.sheet((200, 200))
    app.draw()
    app.change(deck="francesi")
    assert kit.sprites.shelf.bytes == 0
    assert kit.fonts.texts.bytes > 0  # the same size: still right
    pygame.display.set_mode((1400, 900), pygame.RESIZABLE)
    app.window.adopt()
    app.relayout()
    held = (kit.fonts.texts, kit.paper.shelf, app.kit.sprites.shelf, app.cloth.shelf, app.raster.memory)
    assert [image_cache.bytes for image_cache in held] == [0] * len(held)


def test_the_pictures_on_disk_have_a_ceiling_during_an_evening_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(svg_store, "KEPT", 3)
    raster = Raster(tmp_path)
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    for side in range(100, 110):
        raster.text(drawing, (side, side))
    work(tmp_path, [])
    assert len(list(tmp_path.iterdir())) == 3
