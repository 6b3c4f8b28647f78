"""The name on the title: a wordmark over which nothing lies, and the same word for whoever listens."""

import numpy as np
import pygame
import pytest

from briscola.ui.render.theme import TABLES
from briscola.ui.render.wordmark import name_corner, name_size, wordmark
from briscola.ui.scenes.title import Title
from tests.ui.conftest import Open
from tests.ui.test_scenes import Waiting

WINDOWS = [
    ((1024, 600), 120),
    ((1280, 800), 160),
    ((1920, 1080), 100),
    ((2560, 1440), 160),
    ((1024, 1600), 160),
]


@pytest.mark.parametrize(("size", "text"), WINDOWS, ids=str)
def test_nothing_lies_over_the_wordmark_on_any_table(
    open_app: Open, size: tuple[int, int], text: int
) -> None:
    for table in TABLES:
        app = open_app(size, table=table, text_size=text, motion="little")
        scene = Title(app, Waiting())
        app.push(scene)
        app.draw()
        kit = app.kit
        picture = wordmark(kit.raster, kit.scale, kit.sprites.printed_deck)
        assert picture is not None
        place = pygame.Rect(name_corner(kit.scale, scene.left, scene.name_y), name_size(kit.scale))
        assert app.screen.get_rect().contains(place)
        seen, drawn = (pygame.surfarray.array3d(part) for part in (app.screen.subsurface(place), picture))
        solid = pygame.surfarray.array_alpha(picture) == 255
        assert solid.sum() > 1000
        assert np.array_equal(seen[solid], drawn[solid])
        assert scene.rule_y > place.bottom - 1, "and it does not touch the line below it"


def test_cards_that_do_not_look_printed_leave_the_name_as_it_is_drawn(open_app: Open) -> None:
    pictures = []
    for printed in (True, False):
        app = open_app((1280, 800), printed=printed, motion="little")
        scene = Title(app, Waiting())
        app.push(scene)
        app.draw()
        place = pygame.Rect(name_corner(app.kit.scale, scene.left, scene.name_y), name_size(app.kit.scale))
        pictures.append(pygame.surfarray.array3d(app.screen.subsurface(place)))
    assert (pictures[0] != pictures[1]).any()


def test_whoever_listens_hears_the_name_first(open_app: Open) -> None:
    app = open_app()
    scene = Title(app, Waiting())
    app.push(scene)
    assert scene.spoken_title == "Briscola"
    first = scene.reading()[0]
    assert (first.text, first.heading) == ("Briscola", True)
