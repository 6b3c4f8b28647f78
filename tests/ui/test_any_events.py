"""Random hands on everything in the real window, and every record that they leave."""

import faulthandler
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pygame
import pytest

from briscola.client.checking.full_check import verified
from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.storage.files.safe_read import open_plain
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.title import Title
from tests.tries import Tries
from tests.ui.driver import FRAME, Driver, control, post
from tests.ui.robot import plain_settings

A_FRAME = 12
"""Events at most between two frames."""
ANEW = 20_000
"""Events after which the window is closed and opened again."""
KEYS = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT),
    *(pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_F1, *map(ord, "hsluerz0")),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_PLUS, pygame.K_MINUS),
)
OF_THE_WINDOW = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED, pygame.WINDOWMINIMIZED),
    *(pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN, pygame.WINDOWLEAVE, pygame.WINDOWENTER),
    *(pygame.WINDOWMOVED, pygame.WINDOWMAXIMIZED, pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWTAKEFOCUS),
)
STILL = 120
"""Seconds without a frame after which a window hangs: all stacks are printed, and the trial ends."""
SIZES = ((1024, 600), (1024, 600), (1280, 800), (800, 400), (1100, 1000), (320, 200))
TEXTS = ("Nonna", "7", " ", "\u2028", "ßø漢", "🂡", "\u202e", "x" * 300)


class Anybody(Driver):
    """Posts random events at a window."""

    def __init__(self, app: App, chance: Random, folder: Path, *, system: float) -> None:
        """`system`: how often the system does something with the window, where hands do 150 things."""
        super().__init__(app)
        self.chance, self.folder, self.system = chance, folder, system

    def anything(self) -> None:
        """One event, or the few that belong together."""
        does: Sequence[tuple[Callable[[], None], float]] = (
            (self.click_a_control, 30),
            (lambda: self.click(self._point()), 20),
            (lambda: self.move(self._point(), held=self.chance.random() < 0.3), 20),
            (self.some_key, 40),
            (lambda: post(pygame.TEXTINPUT, text=self.chance.choice(TEXTS)), 4),
            (self.some_finger, 10),
            (self.wheel, 6),
            (self.some_pad, 10),
            (lambda: self.press(pygame.K_ESCAPE), 1),
            (self.some_size, 0.05 + self.system / 500),
            (lambda: post(pygame.WINDOWFOCUSLOST), 0.5),
            (self.system_does, self.system),
            (self.drop, 0.3),
        )
        (act,) = self.chance.choices([act for act, _ in does], weights=[weight for _, weight in does])
        act()

    def click_a_control(self) -> None:
        top = self.app.top
        widgets = [] if top is None else [w for w in top.group.widgets if w.usable]
        if isinstance(top, Title):
            self.click(top.menu.line(self.chance.randrange(len(top.menu.items) - 1)).center)
        elif isinstance(top, FullSheet | TableChoice) and self.chance.random() < 0.3:
            self.click(control(top, "start").rect.center)
        elif widgets:
            self.click(self.chance.choice(widgets).rect.center)

    def some_key(self) -> None:
        key = self.chance.choice(KEYS)
        mod = self.chance.choice((0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT))
        self.press(key, chr(key) if 32 <= key < 127 else "", mod)

    def some_finger(self) -> None:
        kind = self.chance.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))
        x, y = self.chance.random(), self.chance.random()
        post(kind, x=x, y=y, dx=0.01, dy=0.0, finger_id=1, touch_id=1)

    def wheel(self) -> None:
        post(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-3, -1, 1, 3)), flipped=False)

    def some_pad(self) -> None:
        if self.chance.random() < 0.5:
            self.pad(pygame.JOYBUTTONDOWN, button=self.chance.randrange(12))
        else:
            way = self.chance.choice(((0, 1), (0, -1), (1, 0), (-1, 0)))
            self.pad(pygame.JOYHATMOTION, hat=0, value=way)

    def some_size(self) -> None:
        size = self.chance.choice(SIZES)
        self.app.window.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def system_does(self) -> None:
        """One thing, or several at once, as when one changes to another desktop."""
        for _ in range(self.chance.choice((1, 1, 2, 4))):
            post(self.chance.choice(OF_THE_WINDOW), x=0, y=0)

    def drop(self) -> None:
        files = [*self.folder.rglob("*.jsonl"), self.folder, self.folder / "nothing"]
        post(pygame.DROPFILE, file=str(self.chance.choice(files)))

    def in_window(self, pos: tuple[int, int]) -> tuple[int, int]:
        """As if nothing were stretched: what is meant need not be hit."""
        return pos

    def _point(self) -> tuple[int, int]:
        w, h = self.app.window.surface.get_size()
        return self.chance.randrange(w), self.chance.randrange(h)


@pytest.mark.slow
@pytest.mark.linux
@pytest.mark.parametrize(("system", "usual"), [(0.0, 120), (225.0, 150)], ids=["hands", "the system"])
def test_whatever_happens_at_a_window_nothing_is_raised_and_all_records_are_right(
    system: float, usual: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tries: Tries
) -> None:
    """One window after another over the same folder. With the `system` three of four events are its own."""
    monkeypatch.setenv("HOME", str(tmp_path))  # what is exported lands there
    times, chance, raster, done = tries.count(usual), Random(tries.seed), Raster(disk=False), 0
    while done < times:
        done += _window(min(ANEW, times - done), chance, raster, tmp_path, tries.found, done, system)
    tries.found["records"] = _records(tmp_path)


def _window(
    times: int,
    chance: Random,
    raster: Raster,
    folder: Path,
    seen: Counter[str],
    before: int,
    system: float,
) -> int:
    """So many events at one window; how many there were."""
    app = App(settings=plain_settings(), size=(1024, 600), sound=system > 0, raster=raster)
    evening = Navigator(app, IN_WINDOW, library=Library(folder))
    evening.begin()
    app.running = True
    fingers, done = Anybody(app, chance, folder, system=system), 0
    try:
        while done < times and app.running and app.scenes:
            faulthandler.dump_traceback_later(STILL, exit=True)
            for _ in range(chance.randrange(1, A_FRAME)):
                fingers.anything()
            for event in pygame.event.get():
                done += 1
                app.dispatch(event)
            seen[type(app.top).__name__] += 1
            app.tick(FRAME)
    except Exception as error:
        error.add_note(
            f"event {before + done}, over {type(app.top).__name__}, at {app.window.surface.get_size()}"
        )
        raise
    pygame.event.clear()
    app.close()
    faulthandler.cancel_dump_traceback_later()
    return done


def _records(folder: Path) -> int:
    library = Library(folder)
    try:
        for match in library.records.ids():
            with open_plain(library.records.path(match)) as file:
                assert verified(file, library.history.database.rows, records_only=True), match
        return len(library.records.ids())
    finally:
        library.close()
