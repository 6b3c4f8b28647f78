"""The driver of a window: a person's hands, by mouse, keys, fingers or gamepad, and controls by name."""

import time
from collections.abc import Callable
from typing import Any, TypeVar
from unittest.mock import patch

import pygame

from briscola.client.setup.match_setup import MatchSetup
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.panels.panel_base import Panel
from tests.ui import hands

Shown = TypeVar("Shown", bound=Scene)

FRAME = 1 / 30
"""Seconds: half as many frames as on a quick computer."""
LONG, PAUSE = 300, 0.005
"""Frames after which something beside the window is waited for, and seconds then left to it at each frame."""


def control(scene: Scene | Panel, name: str) -> Any:
    """The control of that name in a scene or a panel, of whatever kind."""
    widgets = scene.group.widgets
    found = [widget for widget in widgets if widget.name == name]
    assert found, f"no {name!r} among {[widget.name for widget in widgets]}; lines of a menu are its items"
    return found[0]


def on_top(app: App, kind: type[Shown]) -> Shown:
    """The scene on top, which is of that kind."""
    assert isinstance(app.top, kind), app.scenes
    return app.top


def full_sheet(app: App, on_start: Callable[[MatchSetup], None], **fields: Any) -> FullSheet:
    """The sheet with all games as it always lies: over the first page, which opens it."""
    app.push(page := TableChoice(app, on_start, **fields))
    control(page, "all-games").confirm()
    return on_top(app, FullSheet)


def post(kind: int, **fields: object) -> None:
    """An event waits for the window's next frame."""
    pygame.event.post(pygame.event.Event(kind, fields))


class Driver:
    """Posts what a person's hands do at a window."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def top(self) -> Scene:
        """The scene on top."""
        assert self.app.top is not None
        return self.app.top

    def control(self, name: str) -> Any:
        """The control of that name in the scene on top."""
        return control(self.top, name)

    # ---- time

    def bare_frame(self) -> None:
        """Hear what was posted, let a frame pass."""
        for event in pygame.event.get():
            self.app.dispatch(event)
        self.app.tick(FRAME)

    def frame(self) -> None:
        """A frame, and whatever these hands do at each of them."""
        self.bare_frame()

    def frames(self, times: int) -> None:
        """So many frames."""
        for _ in range(times):
            self.frame()

    def let_pass(self, times: int) -> None:
        """So many frames in which these hands do nothing; only the last is drawn."""
        with patch.object(App, "draw"):
            for _ in range(times - 1):
                self.bare_frame()
        self.top.dirty = True
        self.bare_frame()

    def until(self, done: Callable[[], object]) -> None:
        """Let frames pass until something is so, for 10,000 frames and a minute: threads may work at it."""
        end = time.monotonic() + 60.0
        while True:
            try:
                self.frames_until(done, most=10_000)
            except AssertionError:
                if time.monotonic() > end:
                    raise
            else:
                return

    def frames_until(self, done: Callable[[], object], most: int = 10_000) -> int:
        """Let frames pass until something is so; the number of frames that it took."""
        for passed in range(1, most + 1):
            self.frame()
            if done():
                return passed
            if passed > LONG:
                time.sleep(PAUSE)
        raise AssertionError(f"that moment never comes: {self.app.scenes}")

    # ---- hands: what is posted is heard by the next frame

    def press(self, code: int, text: str | None = None, mod: int = 0) -> None:
        """A key goes down and up; letters and digits are written by it."""
        written = chr(code) if 32 < code < 127 and not mod else ""
        pygame.event.post(hands.key(code, written if text is None else text, mod))
        post(pygame.KEYUP, key=code, mod=mod, scancode=0)

    def in_window(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The place in the window of a point of the picture, which may be shown smaller."""
        fit = self.app.window.fitted
        return (
            round(fit.x + pos[0] * fit.shown[0] / fit.picture[0]),
            round(fit.y + pos[1] * fit.shown[1] / fit.picture[1]),
        )

    def move(self, pos: tuple[int, int], *, held: bool = False) -> None:
        """The mouse moves to a point of the picture."""
        pygame.event.post(hands.mouse_move(self.in_window(pos), held=held))

    def button(self, pos: tuple[int, int], *, down: bool) -> None:
        """The left button goes down or up."""
        pygame.event.post((hands.mouse_down if down else hands.mouse_up)(self.in_window(pos)))

    def click(self, pos: tuple[int, int]) -> None:
        """A click of the left button."""
        self.move(pos)
        self.button(pos, down=True)
        self.button(pos, down=False)

    def finger(self, kind: int, pos: tuple[int, int]) -> None:
        """A finger on the screen."""
        pygame.event.post(hands.finger(kind, self.in_window(pos), self.app.window.fitted.window))

    def tap(self, pos: tuple[int, int]) -> None:
        """A finger touches the screen and leaves it."""
        self.finger(pygame.FINGERDOWN, pos)
        self.finger(pygame.FINGERUP, pos)

    def on_top(self, kind: type[Shown]) -> Shown:
        """The scene on top, which is of that kind."""
        return on_top(self.app, kind)

    def pad(self, kind: int, *, pad: int = 0, **fields: Any) -> None:
        """A gamepad's button or cross."""
        post(kind, instance_id=pad, **fields)

    def press_pad(self, button: int) -> None:
        """A button of the gamepad goes down and up."""
        self.pad(pygame.JOYBUTTONDOWN, button=button)
        self.pad(pygame.JOYBUTTONUP, button=button)

    # ---- deeds that are heard at once

    def key(self, code: int, text: str | None = None, mod: int = 0) -> None:
        """A key, and the frame that hears it."""
        self.press(code, text, mod)
        self.frame()

    def keys(self, *codes: int) -> None:
        """One key after the other."""
        for code in codes:
            self.key(code)

    def click_at(self, pos: tuple[int, int]) -> None:
        """A click, and the frame that hears it."""
        self.click(pos)
        self.frame()

    def click_on(self, *names: str) -> None:
        """Press controls of the scene on top with the mouse, one after another."""
        for name in names:
            self.click_at(self.control(name).rect.center)

    def tap_at(self, pos: tuple[int, int]) -> None:
        """A touch, and the frame that hears it."""
        self.tap(pos)
        self.frame()

    def reach(self, name: str) -> None:
        """Lead the keys to a control of the scene on top."""
        for _ in range(80):
            if self.top.focused_group.focused_name == name:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {name}")

    def resize(self, size: tuple[int, int]) -> None:
        """The system gives the window another size, and everything is laid out anew."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.app.window.adopt()
        self.app.relayout()

    def lose_focus(self) -> None:
        """The window loses the focus of the system."""
        post(pygame.WINDOWFOCUSLOST)
        self.bare_frame()
