"""The window as a system gives it: a press falls where it is seen, what was left fits on the next screen."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from briscola.commands import gallery
from briscola.storage.settings.settings import Settings, changed
from briscola.ui.app import App
from briscola.ui.layout.window.metrics import MIN_SIZE
from briscola.ui.render import window
from briscola.ui.render.window import as_left, comfortable, has_space
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.spread import quick_some
from tests.ui.all_scenes import FRAME, SCENES
from tests.ui.drawn import QUICK
from tests.ui.driver import control
from tests.ui.hands import mouse_down, mouse_up
from tests.ui.scene_demands import resize

Size = tuple[int, int]


@pytest.fixture(scope="module")
def opened() -> Iterator[App]:
    """One window for all sizes: so it is for a person too. A new size settles at once."""
    settings = changed(Settings(), language="fr", speed="none")
    app = App(settings=settings, size=(1024, 600), sound=False, raster=QUICK)
    yield app
    app.close()


@pytest.fixture(autouse=True)
def settled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the cloth, which takes longer than everything else, is one colour."""
    monkeypatch.setattr(window, "SETTLE", -1.0)
    monkeypatch.setattr(App, "draw_table", lambda _app, target, _lamp=None: target.fill((30, 76, 56)))


@pytest.mark.slow
def test_a_table_of_five_is_drawn_on_the_largest_screens(opened: App, tmp_path: Path) -> None:
    SCENES["table of 5"](opened, tmp_path)
    resize(opened, (7680, 4320))
    assert opened.size == (3840, 2160)
    resize(opened, (800, 400))


@pytest.mark.parametrize(
    "size",
    quick_some([((800, 400),), ((1024, 600),), ((200, 2000),), ((4000, 300),)], 2),
    ids=str,
)
def test_a_button_is_pressed_where_it_is_seen(opened: App, size: Size) -> None:
    opened.reset(gallery.SCENES["title"](opened))
    resize(opened, size)
    pressed: list[str] = []
    asked = Dialog(opened, title=str, text=str, yes=lambda: "Yes", on_yes=lambda: pressed.append("yes"))
    opened.push(asked)
    opened.tick(FRAME)
    yes = control(asked, "yes")
    # Seen: the red of the button is there in the window, wherever its picture lies.
    seen = opened.window.fitted.rect
    x = seen.x + round(yes.rect.centerx * seen.width / opened.size[0])
    y = seen.y + round((yes.rect.top + 0.12 * yes.rect.height) * seen.height / opened.size[1])
    screen = pygame.display.get_surface()
    assert screen is not None
    red, green, blue = screen.get_at((x, y))[:3]
    assert red > 2 * max(green, blue)
    for event in (mouse_down((x, y)), mouse_up((x, y))):
        opened.dispatch(event)
    assert pressed == ["yes"]


def test_a_window_left_on_a_larger_screen_fits_on_the_smaller_one_of_today() -> None:
    assert as_left((1920, 1080), (0, 0)) is None and as_left((1920, 1080), (-3, 700)) is None
    assert as_left((1920, 1080), (1300, 800)) == (1300, 800)
    assert as_left((1366, 768), (3000, 700)) == (1366, 700)
    assert as_left((1920, 1080), (3, 3)) == MIN_SIZE
    assert not has_space((1920, 1080), (1920, 1040)), "left as large as can be it takes all the room again"


def test_a_screen_smaller_than_our_smallest_window_is_not_left() -> None:
    assert comfortable((800, 480)) == (800, 480)
    assert comfortable((1024, 576)) == (1024, 576)
    assert comfortable((1920, 1080)) == (1600, 900)


def test_a_window_whose_title_bar_would_push_it_off_a_small_screen_takes_what_is_free() -> None:
    rooms = {size: has_space(size, comfortable(size)) for size in ((1024, 600), (1024, 768), (1366, 768))}
    assert rooms == {(1024, 600): False, (1024, 768): True, (1366, 768): True}
    assert has_space((1920, 1080), comfortable((1920, 1080)))


def test_a_size_that_comes_without_a_word_is_noticed(opened: App) -> None:
    """Events may be lost while the game is busy or mends itself."""
    opened.reset(gallery.SCENES["title"](opened))
    resize(opened, (1100, 700))
    pygame.display.set_mode((1300, 800), pygame.RESIZABLE)
    pygame.event.clear()
    opened.tick(FRAME)
    assert opened.size == (1300, 800)
