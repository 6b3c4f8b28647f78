"""The curtain hides the table, and opens for a press that is meant for it."""

from functools import partial
from typing import Any

import pygame
import pytest

from briscola.client.setup.match_setup import MatchSetup
from briscola.storage.match_choices import Opponent
from briscola.ui.app import App
from briscola.ui.input.input_guard import DEAF_TIME
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.scene import Scene
from briscola.ui.scenes.play.curtain import CLOSING, OPENING, Curtain
from briscola.ui.views.table.curtain_view import curtain_pictures
from tests.ui.hands import finger_down, finger_up, key, mouse_down, mouse_up

BRUNO = Opponent(name="", face="person-man", level="person")
SETUP = MatchSetup(player="Anna", opponents=(BRUNO,))
SIZE, CORNER = (1280, 720), (20, 700)


class Loud(Scene):
    """A scene that nobody overlooks."""

    def draw(self, target: pygame.Surface) -> None:
        target.fill((255, 0, 255))


def draw_curtain(app: App, told: list[str], seat: int = 0) -> Curtain:
    """Lay a curtain over whatever is there, and wait until it may be opened."""

    opened, paused = partial(told.append, "open"), partial(told.append, "pause")
    curtain = Curtain(app, setup=SETUP, seat=seat, on_open=opened, on_pause=paused)
    app.push(curtain)
    app.tick(0)
    return curtain


def wait(app: App, seconds: float) -> None:
    for _ in range(5):
        app.tick(seconds / 4)


def picture(app: App) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.window.surface, "RGB")


def test_not_a_spot_of_the_table_is_seen_from_the_first_frame_on(app: App) -> None:
    seen = []
    for below in (Scene(app), Loud(app)):
        app.reset(below)
        draw_curtain(app, [])
        frames = [picture(app)]
        app.tick(CLOSING / 2)
        seen.append([*frames, picture(app)])
    assert seen[0] == seen[1]


def test_nothing_of_the_person_before_stays_over_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither her table stretched to a new window, nor her pointer over a card."""
    app.reset(Loud(app))
    pointers = list[int]()
    monkeypatch.setattr(pygame.mouse, "set_cursor", pointers.append)
    pygame.display.set_mode((1300, 720), pygame.RESIZABLE)
    app.dispatch(pygame.event.Event(pygame.VIDEORESIZE, size=(1300, 720), w=1300, h=720))
    app.tick(0.01)
    assert app.window.stretched
    draw_curtain(app, [])
    assert not app.window.stretched
    assert pointers[-1:] == [pygame.SYSTEM_CURSOR_ARROW]


PRESSES = {
    "click": [mouse_down(CORNER), mouse_up(CORNER)],
    "touch": [finger_down(CORNER, SIZE), finger_up(CORNER, SIZE)],
    "Enter": [key(pygame.K_RETURN)],
    "space": [key(pygame.K_SPACE)],
}


@pytest.mark.parametrize("press", PRESSES)
def test_any_press_opens_it_but_none_that_still_hurried_the_table(app: App, press: str) -> None:
    told = list[str]()
    draw_curtain(app, told)
    for _ in range(4):  # each comes too early, and so does the next for its sake
        for event in PRESSES[press]:
            app.dispatch(event)
        wait(app, DEAF_TIME * 0.7)
    assert told == []
    wait(app, DEAF_TIME)
    for event in PRESSES[press]:
        app.dispatch(event)
    app.tick(OPENING / 2)
    assert told == []
    wait(app, OPENING)
    assert told == ["open"]


def test_the_window_does_not_sleep_before_the_fan_is_open_and_after_the_press(app: App) -> None:
    """A frame of no length follows each event; nothing would wake the window until the next one."""
    curtain = draw_curtain(app, [])
    assert app.tick(0)
    wait(app, CLOSING + DEAF_TIME)
    curtain.resume()
    assert curtain.wake is not None, "the scene before may have said that nothing moves"
    wait(app, CLOSING + DEAF_TIME)
    assert not app.tick(0)
    app.dispatch(key(pygame.K_RETURN))
    assert app.tick(0)


def test_with_little_motion_it_opens_at_once(app: App) -> None:
    app.change(motion="little")
    told = list[str]()
    draw_curtain(app, told)
    wait(app, DEAF_TIME)
    app.dispatch(key(pygame.K_RETURN))
    app.tick(0.01)
    assert told == ["open"]


def test_esc_and_the_round_button_lead_to_the_pause(app: App) -> None:
    told = list[str]()
    curtain = draw_curtain(app, told)
    wait(app, DEAF_TIME)
    app.dispatch(key(pygame.K_ESCAPE))
    curtain.group.focus_name("pause")
    app.dispatch(key(pygame.K_RETURN))
    wait(app, OPENING)
    assert told == ["pause", "pause"]


@pytest.mark.usefixtures("own_pictures")
def test_its_cards_and_faces_are_made_before_it_closes(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for task in curtain_pictures(app.kit, SETUP):
        task()
    made = list[object]()
    monkeypatch.setattr(Raster, "drawing", lambda _self, what, *_given, **_named: made.append(what))
    draw_curtain(app, [])
    wait(app, CLOSING)
    assert [what for what in made if "card" in str(what) or "face" in str(what)] == []


def test_it_says_whose_choice_is_taken_back(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    plain = Fonts.draw

    def heard(self: Fonts, target: pygame.Surface, text: str, *given: Any, **named: Any) -> pygame.Rect:
        said.append(text)
        return plain(self, target, text, *given, **named)

    monkeypatch.setattr(Fonts, "draw", heard)
    end = app.quit
    app.push(Curtain(app, setup=SETUP, seat=1, on_open=end, on_pause=end, on_undo=end, chooser="Anna"))
    app.draw()
    assert "Take back" in said and "Anna’s last choice" in said
    said.clear()
    app.push(Curtain(app, setup=SETUP, seat=0, on_open=end, on_pause=end))
    app.draw()
    assert "Take back" not in said


def test_a_guest_without_a_name_is_called_by_a_number(app: App) -> None:
    assert draw_curtain(app, [], seat=1).name == "Guest 2"
