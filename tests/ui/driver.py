"""The driver of a window: a person's hands, by mouse, keys, fingers or gamepad, and controls by name."""

from collections.abc import Callable
from typing import Any, TypeVar

import pygame

from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.panels.panel_base import Panel

Shown = TypeVar("Shown", bound=Scene)

FRAME = 1 / 30
"""Seconds: half as many frames as on a quick computer."""


def control(scene: Scene | Panel, name: str) -> Any:
    """The control of that name in a scene or a panel, of whatever kind."""
    return next(widget for widget in scene.group.widgets if widget.name == name)


def on_top(app: App, kind: type[Shown]) -> Shown:
    """The scene on top, which is of that kind."""
    assert isinstance(app.top, kind), app.scenes
    return app.top


class Driver:
    """Posts what a person's hands do at a window."""

    def __init__(self, app: App) -> None:
        self.app = app

    def frame(self) -> None:
        """Hear what was posted, let a frame pass."""
        for event in pygame.event.get():
            self.app.dispatch(event)
        self.app.tick(FRAME)

    def press(self, key: int, text: str = "", mod: int = 0) -> None:
        """A key goes down and up."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, scancode=0))

    def in_window(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The place in the window of a point of the picture, which may be shown smaller."""
        fit = self.app.window.fitted
        return (
            round(fit.x + pos[0] * fit.shown[0] / fit.picture[0]),
            round(fit.y + pos[1] * fit.shown[1] / fit.picture[1]),
        )

    def move(self, pos: tuple[int, int], *, held: bool = False) -> None:
        """The mouse moves to a point of the picture."""
        buttons = (1, 0, 0) if held else (0, 0, 0)
        at = self.in_window(pos)
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=buttons, touch=False)
        )

    def button(self, pos: tuple[int, int], *, down: bool) -> None:
        """The left button goes down or up."""
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        pygame.event.post(pygame.event.Event(kind, pos=self.in_window(pos), button=1, touch=False))

    def click(self, pos: tuple[int, int]) -> None:
        """A click of the left button."""
        self.move(pos)
        self.button(pos, down=True)
        self.button(pos, down=False)

    def finger(self, kind: int, pos: tuple[int, int]) -> None:
        """A finger on the screen."""
        (x, y), (w, h) = self.in_window(pos), self.app.window.fitted.window
        event = pygame.event.Event(kind, x=x / w, y=y / h, dx=0.0, dy=0.0, finger_id=1, touch_id=1)
        pygame.event.post(event)

    def key(self, code: int, text: str = "", mod: int = 0) -> None:
        """A key, and the frame that hears it."""
        self.press(code, text, mod)
        self.frame()

    def keys(self, *codes: int) -> None:
        """Keys, each with the frame that hears it."""
        for code in codes:
            self.key(code)

    @property
    def top(self) -> Scene:
        """The scene on top."""
        assert self.app.top is not None
        return self.app.top

    def until(self, done: Callable[[], object]) -> None:
        """Let frames pass until something is so."""
        for _ in range(100_000):
            self.frame()
            if done():
                return
        raise AssertionError(f"that moment never comes: {self.app.scenes}")

    def tap(self, pos: tuple[int, int]) -> None:
        """A finger touches the screen and leaves it."""
        self.finger(pygame.FINGERDOWN, pos)
        self.finger(pygame.FINGERUP, pos)

    def control(self, name: str) -> Any:
        """The control of that name in the scene on top."""
        return control(self.top, name)

    def click_on(self, *names: str) -> None:
        """Press controls with the mouse, one after another."""
        for name in names:
            self.click(self.control(name).rect.center)
            self.frame()

    def on_top(self, kind: type[Shown]) -> Shown:
        """The scene on top, which is of that kind."""
        return on_top(self.app, kind)

    def pad(self, kind: int, *, pad: int = 0, **fields: Any) -> None:
        """A gamepad's button or cross."""
        pygame.event.post(pygame.event.Event(kind, instance_id=pad, **fields))
