"""Icons, boxes and what is kept of them."""

import random
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.ui.app import App
from briscola.ui.render import icons, primitives
from briscola.ui.render.image_cache import BYTES, ImageCache, surfaces
from briscola.ui.render.svg import svg_store
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.svg.raster_worker import work
from briscola.ui.stack import merged
from tests.ui.hands import Stage


@pytest.mark.parametrize("name", icons.names())
def test_every_icon_leaves_ink(app: App, name: str) -> None:
    picture = icons.icon(app.raster, name, 48, (240, 230, 210))
    assert picture.get_size() == (48, 48)
    assert pygame.mask.from_surface(picture, 60).count() > 20


def test_an_unknown_icon_is_an_error(app: App) -> None:
    with pytest.raises(KeyError):
        icons.icon(app.raster, "unicorn", 20, (0, 0, 0))


def test_a_large_box_is_the_small_one_stretched_between_its_corners() -> None:
    small = primitives.box((60, 60), 10, (200, 10, 10), edge=(0, 0, 0), edge_width=2)
    large = primitives.box((400, 300), 10, (200, 10, 10), edge=(0, 0, 0), edge_width=2)
    for x, y in ((0, 0), (4, 4), (10, 1), (15, 15)):
        assert small.get_at((x, y)) == large.get_at((x, y))
    assert large.get_at((200, 150)) == pygame.Color(200, 10, 10)
    assert large.get_at((399, 299))[3] == 0


WHOLE = pygame.Rect(0, 0, 3840, 2160)


def test_parts_far_from_each_other_stay_apart() -> None:
    parts = [pygame.Rect(0, 0, 500, 500), pygame.Rect(3000, 1500, 500, 500)]
    assert merged(parts, WHOLE) == parts


def test_parts_that_overlap_become_one() -> None:
    one, other = pygame.Rect(100, 100, 500, 500), pygame.Rect(300, 120, 500, 500)
    assert merged([one, other], WHOLE) == [one.union(other)]


def test_nothing_is_drawn_beyond_the_picture_or_for_what_covers_nothing() -> None:
    parts = [pygame.Rect(-900, 10, 100, 100), pygame.Rect(50, 50, 0, 9), pygame.Rect(3800, 2100, 900, 900)]
    assert merged(parts, WHOLE) == [pygame.Rect(3800, 2100, 40, 60)]


def test_every_part_is_held_by_one_rectangle() -> None:
    chance = random.Random(1)
    for _ in range(200):
        parts = [
            pygame.Rect(chance.randrange(3800), chance.randrange(2100), *chance.choices(range(1, 900), k=2))
            for _ in range(chance.randrange(1, 12))
        ]
        found = merged(parts, WHOLE)
        assert all(any(rect.contains(part.clip(WHOLE)) for rect in found) for part in parts)


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


# Quick although it is dear: two decks have to be drawn, which no other test here does.
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
