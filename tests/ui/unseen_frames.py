"""Frames that nobody looks at are not drawn: a window in a test owes its picture until it is asked for."""

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.render.window import Window

_tick, _draw = App.tick, App.draw


class UnseenFrames:
    """The windows of a test whose latest frame has not been drawn yet."""

    def __init__(self) -> None:
        self.between_frames = True
        self.owing: dict[Window, App] = {}

    def tick(self, app: App, dt: float) -> bool:
        """As `App.tick`, but the picture is owed."""
        self.between_frames = False
        try:
            return _tick(app, dt)
        finally:
            self.between_frames = True

    def draw(self, app: App, target: pygame.Surface | None = None) -> None:
        """As `App.draw`, unless it is for a frame of the loop."""
        if self.between_frames or target is not None:
            if target is None:
                self.owing.pop(app.window, None)
            _draw(app, target)
        elif app.top is not None:
            self.owing[app.window] = app
            app.top.dirty = False

    def settle(self, window: Window) -> None:
        """Draw what this window owes; while it does so, it owes nothing."""
        if self.between_frames and (app := self.owing.pop(window, None)) is not None:
            _draw(app)
            window.show()


def draw_when_seen(monkeypatch: pytest.MonkeyPatch) -> UnseenFrames:
    """Have every window draw its latest frame only when its surface is asked for."""
    unseen, screen_of = UnseenFrames(), pygame.display.get_surface

    def surface(window: Window) -> pygame.Surface:
        unseen.settle(window)
        found: pygame.Surface = vars(window)["surface"]
        return found

    def adopt(window: Window, made: pygame.Surface) -> None:
        vars(window)["surface"] = made

    def screen() -> pygame.Surface | None:
        for window in list(unseen.owing):
            unseen.settle(window)
        return screen_of()

    monkeypatch.setattr(App, "tick", lambda app, dt: unseen.tick(app, dt))
    monkeypatch.setattr(App, "draw", lambda app, target=None: unseen.draw(app, target))
    monkeypatch.setattr(Window, "surface", property(surface, adopt), raising=False)
    monkeypatch.setattr(pygame.display, "get_surface", screen)
    return unseen
