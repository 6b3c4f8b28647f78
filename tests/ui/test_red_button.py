"""Enter takes the red button of every scene: as it opens, and after a press on nothing."""

from pathlib import Path

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.tabletop.hand_fan import HandView
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.choice import Stepper
from tests.ui.all_scenes import CALM, SCENES
from tests.ui.conftest import Open
from tests.ui.driver import FRAME, Driver

TWO_SECONDS = round(2 / FRAME)


def red_button(scene: Scene) -> Button | None:
    """The red button of whatever has the focus there."""
    found = [w for w in scene.focused_group.widgets if isinstance(w, Button) and w.primary and w.usable]
    return found[0] if found else None


def nothing_there(app: App, scene: Scene) -> tuple[int, int]:
    """A place on which no control lies."""
    width, height = app.size
    places = ((x, y) for y in range(height - 8, 8, -8) for x in range(8, width - 8, 8))
    return next(at for at in places if not any(widget.hit(at) for widget in scene.focused_group.widgets))


WAYS = "opening", "a click on nothing", "a click on a choice"


# Quick although it is dear: each scene of the program is opened by nothing else that is quick.
@pytest.mark.usefixtures("last_frame")
@pytest.mark.parametrize(
    ("name", "after"),
    [
        pytest.param(
            name, after, marks=[] if WAYS[at % 3] == after else pytest.mark.slow, id=f"{name}, {after}"
        )
        for at, name in enumerate(SCENES)
        for after in WAYS
    ],
)
def test_enter_takes_the_red_button(name: str, after: str, open_app: Open, tmp_path: Path) -> None:
    app = open_app((1024, 600), **CALM)
    SCENES[name](app, tmp_path)
    driver = Driver(app)
    driver.let_pass(TWO_SECONDS)
    scene = driver.top
    red = red_button(scene)
    if red is None or isinstance(scene, PlayScene):  # a question waits until it has been read
        return
    if after == "a click on a choice":
        choices = [w for w in scene.focused_group.widgets if isinstance(w, Stepper) and w.usable]
        if not choices:
            return
        driver.click_at((choices[0].rect.right - 8, choices[0].rect.centery))
        red = red_button(scene)
        assert red is not None
    check_enter(driver, red, after)


def check_enter(driver: Driver, red: Button, after: str) -> None:
    """It presses the red button, unless it belongs to another control by now."""
    scene, pressed = driver.top, list[str]()
    red.on_press = lambda: pressed.append(after)
    if after == "a click on nothing":
        driver.click_at(nothing_there(driver.app, scene))
        if driver.app.top is not scene or red_button(scene) is not red:
            return  # a click on nothing closes the sheet, or makes its controls anew
    driver.let_pass(TWO_SECONDS)
    focused = scene.focused_group.focused
    if focused not in (None, red) and not isinstance(focused, HandView | Stepper):
        return  # Enter is this control's
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert pressed or driver.app.top is not scene, after
