"""Events that come in the frame in which a match begins, before anything lies on its table."""

import pygame
import pytest

from briscola.ui.app import App
from tests.ui.evening import Evening, at_table
from tests.ui.hands import key, mouse_move

KEYS = (
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_UP, pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_0),
    *(pygame.K_h, pygame.K_l, pygame.K_r, pygame.K_s, pygame.K_e, pygame.K_u, pygame.K_z, pygame.K_p),
)


@pytest.fixture
def begun() -> Evening:
    """A table at which nothing has happened yet."""
    table = at_table("chiamata", 5, call_me=False)
    assert table.scene.view is None
    return table


def resized(app: App) -> None:
    """The system gives the window another size: what there is is drawn at once."""
    app.window.surface = pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
    app.dispatch(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1280, y=800))


def test_a_button_that_tells_what_it_is_for_can_be_drawn(begun: Evening) -> None:
    app = begun.app
    while begun.scene.group.focused_name != "pause":
        app.dispatch(key(pygame.K_TAB))
    assert begun.scene.group.telling.widget is begun.scene.group.focused
    resized(app)


def test_a_table_that_waits_for_the_person_explains_its_buttons(begun: Evening) -> None:
    app = begun.app
    app.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pos = begun.scene.context.layout.pause
    app.dispatch(mouse_move(pos))
    for _ in range(3):
        app.tick(0.4)
    assert begun.scene.view is None and begun.scene.group.telling.widget is not None
    app.draw()


@pytest.mark.slow
@pytest.mark.parametrize("code", KEYS)
def test_every_key_may_come_with_another_size(begun: Evening, code: int) -> None:
    app = begun.app
    for _ in range(3):
        app.dispatch(key(code))
    resized(app)
    app.tick(0.0)
    app.draw()
