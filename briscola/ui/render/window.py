"""The system's window: opened, made full, resized; nothing in it is ours but its edges."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress

import pygame

from briscola.resources import asset
from briscola.ui.layout.metrics import MIN_SIZE

SETTLE = 0.18
"""Seconds without a new size after which everything is drawn exactly."""

Size = tuple[int, int]


def preferred_languages() -> Sequence[str]:
    """Codes of the languages that the system's settings prefer, the best first; empty where it does not say.

    SDL knows where Windows, macOS and the desktops of Linux keep them.
    """
    return [row["language"] for row in pygame.system.get_pref_locales()]


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


class Window:
    """Owns `surface`, what is drawn upon. While its edge is dragged it shows a stretched picture."""

    def __init__(self, size: Size | None, *, fullscreen: bool) -> None:
        """Opens it, `size` None: a comfortable part of the screen. Raises NoDisplayError."""
        _hints()
        try:
            pygame.display.init()
            pygame.font.init()
            desktop = pygame.display.get_desktop_sizes()[0]
            self._windowed = size or comfortable(desktop)
            icon_path = asset("icon", "128.png")
            if icon_path is not None:
                with suppress(pygame.error):
                    pygame.display.set_icon(pygame.image.load(icon_path))
            if fullscreen and os.environ.get("SDL_VIDEODRIVER") != "dummy":
                self.surface = _set_mode(desktop, pygame.FULLSCREEN)
            else:
                self.surface = _set_mode(self._windowed, pygame.RESIZABLE)
        except (pygame.error, IndexError) as error:
            raise NoDisplayError(str(error)) from error
        pygame.display.set_caption("Briscola")
        pygame.key.stop_text_input()
        if (window := _own_window()) is not None:
            window.minimum_size = MIN_SIZE
        self._resized_at: float | None = None
        self._frame: pygame.Surface | None = None

    @property
    def size(self) -> Size:
        return self.surface.get_size()

    def fill_screen(self, full: bool) -> None:
        """Take the whole screen, or go back to the size before."""
        if full:
            self._windowed = self.size
        window = _own_window()
        if window is None:
            return
        if full:
            window.set_fullscreen(True)
        else:
            window.set_windowed()
            window.size = self._windowed
        pygame.event.pump()
        self.surface = pygame.display.get_surface() or self.surface

    # ---- while the edge is dragged

    @property
    def stretched(self) -> bool:
        """Whether a new size has not settled yet: nothing is where it seems."""
        return self._resized_at is not None

    def resized(self, before: Size, draw: Callable[[pygame.Surface], None]) -> None:
        """The system has given another size: `draw`'s picture of the size `before` is stretched meanwhile."""
        surface = pygame.display.get_surface()
        if surface is None:
            return
        self.surface = surface
        if self._resized_at is None:
            if surface.get_size() == before:
                return
            self._frame = pygame.Surface(before).convert()
            draw(self._frame)
        self._resized_at = time.perf_counter()
        if self._frame is not None:
            pygame.transform.scale(self._frame, surface.get_size(), surface)
            pygame.display.flip()

    def settle(self) -> bool:
        """True once, when a new size has rested: everything is to be made anew for it."""
        if self._resized_at is None or time.perf_counter() - self._resized_at <= SETTLE:
            return False
        self._resized_at = self._frame = None
        return True


def comfortable(desktop: Size) -> Size:
    """A part of the screen that is large enough to play on and leaves the rest in sight."""
    return (
        max(MIN_SIZE[0], min(1600, round(desktop[0] * 0.82))),
        max(MIN_SIZE[1], min(900, round(desktop[1] * 0.82))),
    )


def _hints() -> None:
    """What SDL has to know before it opens anything; a person's own choices win."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "briscola"  # pygame has put the script's name there
    if "DISPLAY" in os.environ and os.environ.get("SDL_VIDEODRIVER", "x11") == "x11":
        # Our pictures are made by the processor: a detour through OpenGL would only cost time and 100 MB.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _own_window() -> pygame.Window | None:
    """The window behind the display module, which knows neither a smallest size nor a way back from the whole
    screen to the size before; None where the system has no such thing."""
    with warnings.catch_warnings(), suppress(pygame.error, AttributeError):
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
    return None


def _set_mode(size: Size, flags: int) -> pygame.Surface:
    """The window; the system may give it another size, and pygame's warning of that helps nobody."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        return pygame.display.set_mode(size, flags)
