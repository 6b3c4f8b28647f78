"""Icons and boxes as pictures."""

import random

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.render import icons, primitives
from briscola.ui.render.redraw_rects import joined


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
    assert joined(parts, WHOLE) == parts


def test_parts_that_overlap_become_one() -> None:
    one, other = pygame.Rect(100, 100, 500, 500), pygame.Rect(300, 120, 500, 500)
    assert joined([one, other], WHOLE) == [one.union(other)]


def test_nothing_is_drawn_beyond_the_picture_or_for_what_covers_nothing() -> None:
    parts = [pygame.Rect(-900, 10, 100, 100), pygame.Rect(50, 50, 0, 9), pygame.Rect(3800, 2100, 900, 900)]
    assert joined(parts, WHOLE) == [pygame.Rect(3800, 2100, 40, 60)]


def test_every_part_is_held_by_one_rectangle() -> None:
    chance = random.Random(1)
    for _ in range(200):
        parts = [
            pygame.Rect(chance.randrange(3800), chance.randrange(2100), *chance.choices(range(1, 900), k=2))
            for _ in range(chance.randrange(1, 12))
        ]
        found = joined(parts, WHOLE)
        assert all(any(rect.contains(part.clip(WHOLE)) for rect in found) for part in parts)
