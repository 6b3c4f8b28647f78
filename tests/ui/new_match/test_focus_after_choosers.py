"""The focus after a chooser: on the page's red button if something was taken, else where it was opened."""

from pathlib import Path

import pygame
import pytest

from briscola.ui.scenes.faces import FaceSheet
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from tests.ui.all_scenes import SCENES
from tests.ui.conftest import Open
from tests.ui.driver import Driver, control, full_sheet


@pytest.mark.parametrize("name", ["all-games", "more"])
@pytest.mark.parametrize("taken", [True, False], ids=["taken", "left"])
def test_a_game_that_was_taken_is_begun_by_enter_and_rules_are_gone_on_with(
    open_app: Open, name: str, taken: bool
) -> None:
    app = open_app((1280, 800))
    sheet, driver = full_sheet(app, lambda _setup: None), Driver(app)
    driver.frame()
    driver.click(control(sheet, name).rect.center)
    driver.frame()
    assert app.top is not sheet
    if taken:
        driver.press(pygame.K_DOWN)
        driver.frame()
        driver.press(pygame.K_RETURN)
    else:
        driver.press(pygame.K_ESCAPE)
    driver.frame()
    if app.top is not sheet:
        driver.press(pygame.K_ESCAPE)
        driver.frame()
    assert isinstance(app.top, FullSheet)
    assert sheet.group.focused_name == ("start" if taken and name == "all-games" else name)


@pytest.mark.parametrize("taken", [True, False], ids=["taken", "left"])
@pytest.mark.parametrize("scene", ["who sits where", "table of friends, hosting"])
def test_after_a_face_the_focus_is_on_the_red_button(
    open_app: Open, scene: str, taken: bool, tmp_path: Path
) -> None:
    app = open_app((1280, 800))
    SCENES[scene](app, tmp_path)
    sheet, driver = app.top, Driver(app)
    assert sheet is not None
    opener = next(widget.name for widget in sheet.group.order() if widget.name.startswith("face"))
    sheet.group.focus_name(opener)
    driver.press(pygame.K_RETURN)
    driver.frame()
    assert isinstance(app.top, FaceSheet)
    driver.keys(*([pygame.K_RIGHT, pygame.K_RETURN] if taken else [pygame.K_ESCAPE]))
    driver.frame()
    focused = sheet.group.focused
    assert app.top is sheet and focused is not None
    assert focused.primary if taken else focused.name == opener
