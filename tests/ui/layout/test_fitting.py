"""A picture for whatever window; a heading keeps with its sheet."""

from collections.abc import Callable

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.ui.app import App
from briscola.ui.layout.window.fitting import MOST_PIXELS, NARROWEST, WIDEST, fit
from briscola.ui.layout.window.metrics import MIN_SIZE, MIN_TARGET, MIN_TYPE, Scale
from briscola.ui.layout.window.sheet_layout import ASIDE, headed
from briscola.ui.scenes.about import About
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.sheets.sheet import PageScene
from tests.ui.conftest import Open
from tests.ui.driver import control

WINDOWS = st.tuples(st.integers(0, 16_384), st.integers(0, 16_384))


@given(WINDOWS)
def test_every_window_gets_a_picture_of_a_size_and_shape_that_is_laid_out(window: tuple[int, int]) -> None:
    width, height = fit(window).picture
    assert width >= MIN_SIZE[0]
    assert height >= MIN_SIZE[1]
    assert width * height <= MOST_PIXELS
    assert 0.99 * NARROWEST <= width / height <= 1.01 * WIDEST  # whole pixels


@given(WINDOWS)
def test_it_lies_in_the_middle_of_the_window_and_fills_one_way_of_it(window: tuple[int, int]) -> None:
    fitted = fit(window)
    w, h = max(1, window[0]), max(1, window[1])
    place = fitted.rect
    assert place.left >= 0
    assert place.top >= 0
    assert place.right <= w
    assert place.bottom <= h
    assert abs(place.left - (w - place.right)) <= 1
    assert abs(place.top - (h - place.bottom)) <= 1
    at_most_lost = 5  # px, where a large picture is enlarged by a whole number
    assert w - place.width < at_most_lost or h - place.height < at_most_lost


@given(WINDOWS, st.floats(0, 1), st.floats(0, 1))
def test_who_points_at_a_place_of_the_picture_means_it(window: tuple[int, int], x: float, y: float) -> None:
    fitted = fit(window)
    seen = fitted.x + x * fitted.shown[0], fitted.y + y * fitted.shown[1]
    meant = fitted.inside(seen)
    assert abs(meant[0] - x * fitted.picture[0]) <= 1
    assert abs(meant[1] - y * fitted.picture[1]) <= 1


@pytest.mark.parametrize(
    "size", [MIN_SIZE, (1280, 800), (1920, 1080), (3440, 1440), (3840, 2160), (1080, 1920)]
)
def test_a_window_that_may_be_so_large_is_the_picture(size: tuple[int, int]) -> None:
    assert fit(size).plain


@pytest.mark.parametrize(
    ("window", "picture"),
    [
        ((800, 400), (1200, 600)),
        ((320, 200), (1024, 640)),
        ((1, 1), (1024, 1024)),
        ((200, 2000), (1024, 2048)),
        ((4000, 300), (2160, 600)),
        ((7680, 4320), (3840, 2160)),
    ],
)
def test_windows_of_other_sizes_show_a_picture_of_their_shape(
    window: tuple[int, int], picture: tuple[int, int]
) -> None:
    assert fit(window).picture == picture


def test_a_picture_enlarged_in_a_window_of_very_many_pixels_lies_on_whole_ones() -> None:
    found = fit((7685, 4323))
    assert (found.picture, found.shown) == ((3842, 2161), (7684, 4322))
    assert found.rect == pygame.Rect(0, 0, 7684, 4322) and not found.plain
    assert found.inside((7, 9)) == (4, 4) and isinstance(found.x, int) and isinstance(found.y, int)
    assert all(isinstance(side, int) for side in found.picture)


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (3840, 2160), (1024, 2000)], ids=str)
def test_measures_grow_with_the_window_and_have_a_floor(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    assert scale.target(20) >= MIN_TARGET
    assert scale.type(10) >= MIN_TYPE
    assert scale.rim < scale.edge < size[1] / 8
    assert scale.px(0.01) == 1


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


SCENES: dict[str, Callable[[App], PageScene | FullSheet]] = {
    "settings": SettingsScene,
    "rules": RulesScene,
    "about": lambda app: About(app, "licences"),
    "new match": lambda app: FullSheet(TableChoice(app, lambda *_: None)),
}


@pytest.mark.parametrize("size", [(3440, 1440), (1080, 1920)], ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_every_way_back_lies_over_the_sheet_it_leads_away_from(
    name: str, size: tuple[int, int], open_app: Open
) -> None:
    app = open_app(size)
    scene = SCENES[name](app)
    app.push(scene)
    sheet: pygame.Rect = scene.plan.sheet if isinstance(scene, FullSheet) else scene.rect
    back = control(scene, "back")
    assert 0 <= sheet.left - back.rect.left <= app.kit.scale.px(ASIDE)
    assert 0 < sheet.top - back.rect.bottom <= app.kit.scale.px(24)
