"""A heading keeps with its sheet, in a window of whatever shape."""

from collections.abc import Callable

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.layout.metrics import Scale
from briscola.ui.layout.sheet_layout import ASIDE, headed
from briscola.ui.scenes.about import About
from briscola.ui.scenes.new_match.scene import NewMatch
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.settings import SettingsScene
from briscola.ui.scenes.sheet import PageScene
from tests.ui.conftest import Open
from tests.ui.driver import control

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3440, 1440), (2560, 1080), (1080, 1920), (768, 1024)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("width", "height"), [(None, None), (900, None), (None, 400), (700, 300)])
def test_the_heading_stands_right_over_its_sheet(
    size: tuple[int, int], width: int | None, height: int | None
) -> None:
    scale = Scale(*size)
    window = pygame.Rect((0, 0), size)
    place = headed(scale, width=width, height=height, sinks=0.4)
    assert window.contains(place.sheet) and window.contains(place.back)
    assert place.sheet.top - place.back.bottom == scale.px(20)
    assert 0 <= place.sheet.left - place.back.left <= scale.px(ASIDE)
    assert place.back.right < place.title[0] < place.sheet.centerx
    assert place.title[1] == place.back.centery


def test_a_sheet_as_wide_as_the_window_leaves_the_way_back_in_its_corner() -> None:
    scale = Scale(1920, 1080)
    assert headed(scale).back.left == scale.edge


SCENES: dict[str, Callable[[App], PageScene | NewMatch]] = {
    "settings": SettingsScene,
    "rules": RulesScene,
    "about": lambda app: About(app, "licences"),
    "new match": lambda app: NewMatch(app, lambda *_: None),
}


@pytest.mark.parametrize("size", [(3440, 1440), (1080, 1920)], ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_every_way_back_lies_over_the_sheet_it_leads_away_from(
    name: str, size: tuple[int, int], open_app: Open
) -> None:
    app = open_app(size)
    scene = SCENES[name](app)
    app.push(scene)
    sheet: pygame.Rect = scene.plan.sheet if isinstance(scene, NewMatch) else scene.rect
    back = control(scene, "back")
    assert 0 <= sheet.left - back.rect.left <= app.kit.scale.px(ASIDE)
    assert 0 < sheet.top - back.rect.bottom <= app.kit.scale.px(24)
