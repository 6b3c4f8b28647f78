"""Icons and boxes as pictures."""

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.render import icons, primitives


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
