"""Events that come in the frame in which a match begins, before anything lies on its table."""

from collections.abc import Iterator

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.scenes.play.scene import PlayScene
from tests.ui.hands import key
from tests.ui.robot import table_for

KEYS = (
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_UP, pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_0),
    *(pygame.K_h, pygame.K_l, pygame.K_r, pygame.K_s, pygame.K_e, pygame.K_u, pygame.K_z, pygame.K_p),
)


@pytest.fixture
def begun() -> Iterator[tuple[App, PlayScene]]:
    """A table at which nothing has happened yet."""
    app, scene = table_for("chiamata", 5, {}, call_me=False)
    assert scene.view is None
    yield app, scene
    app.close()


def resized(app: App) -> None:
    """The system gives the window another size: what there is is drawn at once."""
    app.window.surface = pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
    app.dispatch(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1280, y=800))


def test_a_button_that_tells_what_it_is_for_can_be_drawn(begun: tuple[App, PlayScene]) -> None:
    app, scene = begun
    while scene.group.focused_name != "pause":
        app.dispatch(key(pygame.K_TAB))
    assert scene.group.telling.widget is scene.group.focused
    resized(app)


def test_a_table_that_waits_for_the_person_explains_its_buttons(begun: tuple[App, PlayScene]) -> None:
    app, scene = begun
    app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pos = scene.places.pause
    app.dispatch(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False))
    for _ in range(3):
        app.tick(0.4)
    assert scene.view is None and scene.group.telling.widget is not None
    app.draw()


@pytest.mark.slow
@pytest.mark.parametrize("code", KEYS)
def test_every_key_may_come_with_another_size(begun: tuple[App, PlayScene], code: int) -> None:
    app, _scene = begun
    for _ in range(3):
        app.dispatch(key(code))
    resized(app)
    app.tick(0.0)
    app.draw()
