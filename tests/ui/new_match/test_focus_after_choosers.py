"""The focus after a chooser of New match is on the control that opened it, not on the red button."""

import pygame
import pytest

from briscola.ui.scenes.new_match.full_sheet import FullSheet
from tests.ui.conftest import Open
from tests.ui.driver import Driver, control, full_sheet


@pytest.mark.parametrize("name", ["all-games", "more"])
@pytest.mark.parametrize("taken", [True, False], ids=["taken", "left"])
def test_the_focus_returns_to_what_opened_the_chooser(open_app: Open, name: str, taken: bool) -> None:
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
    assert sheet.group.focused_name == name
