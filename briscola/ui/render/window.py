"""The system's window (opening, full screen, resizing), and the picture laid into it."""

from __future__ import annotations

import ctypes
import os
import time
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress

import pygame

from briscola.system.on_windows import name_in_taskbar
from briscola.system.quiet_stderr import hushed
from briscola.system.resources import asset
from briscola.ui.layout.window.fitting import Fit, Size, fit
from briscola.ui.layout.window.metrics import MIN_SIZE

LIBRARY = "libX11.so.6"
ANY_TYPE, LONGS = 0, 1
"""Request any type of a property, and one value of it."""


def has_window_manager() -> bool:
    """True if a window manager can give the whole screen (EWMH), or if that cannot be found out."""
    try:
        x11 = ctypes.CDLL(LIBRARY)
    except OSError:
        return True
    x11.XOpenDisplay.restype = x11.XDefaultRootWindow.restype = x11.XInternAtom.restype = ctypes.c_void_p
    opened = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not opened:
        return True
    try:
        atom = x11.XInternAtom(opened, b"_NET_SUPPORTING_WM_CHECK", True)
        return bool(atom) and _is_set(x11, opened, atom)
    finally:
        x11.XCloseDisplay(opened)


def _is_set(x11: ctypes.CDLL, opened: ctypes.c_void_p, atom: int) -> bool:
    """True if the root window has the property `atom`."""
    kind, form = ctypes.c_ulong(), ctypes.c_int()
    count, left, values = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p()
    x11.XGetWindowProperty(
        opened,
        ctypes.c_ulong(x11.XDefaultRootWindow(opened)),
        ctypes.c_ulong(atom),
        ctypes.c_long(0),
        ctypes.c_long(LONGS),
        False,
        ctypes.c_ulong(ANY_TYPE),
        *(ctypes.byref(found) for found in (kind, form, count, left, values)),
    )
    if values:
        x11.XFree(values)
    return bool(count.value)


COMFORTABLE, PART = (1600, 900), 5 / 6
"""Size in px of a first window on a screen of 1920 by 1080 and larger ones, and its share of a smaller one.

Its pictures come with the game (`tools.first_pictures`), as those of a full screen of 1920 by 1080.
"""
SETTLE = 0.18
"""Seconds without a new size after which everything is drawn exactly."""

BARS = 72
"""Px of a screen's height for the title bar of a window and the desktop's own bars."""
GIVEN = 0.1
"""Seconds for which a window waits for the size that the system gives it."""
BESIDE = (18, 11, 7)
"""Dark wood, shown in a window beside a picture that does not fill it."""


def preferred_languages() -> Sequence[str]:
    """The languages that the system prefers, `it` or `it-CH`, the best first; empty if it does not say.

    SDL knows where Windows, macOS and the desktops of Linux keep them.
    """
    rows = pygame.system.get_pref_locales()
    return ["-".join(part for part in (row["language"], row["country"]) if part) for row in rows]


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


class Window:
    """Owns `surface`, the picture to draw on. Until a new size has settled it shows a stretched picture.

    `surface` is the system's own if the window may have that size, else a picture laid into it
    (`layout.window`); `show` brings the drawing to the screen.
    """

    surface: pygame.Surface

    def __init__(self, size: Size | None, *, fullscreen: bool, left: Size = (0, 0)) -> None:
        """Open the window; `size` None is as it was `left`, or else a comfortable part of the screen.

        Raises NoDisplayError.
        """
        _hints()
        try:
            with hushed():
                pygame.display.init()
            check_seen()
            pygame.font.init()
            desktop = pygame.display.get_desktop_sizes()[0]
            self._windowed = size or as_left(desktop, left) or comfortable(desktop)
            icon_path = asset("icon", "128.png")
            if icon_path is not None:
                with suppress(pygame.error):
                    pygame.display.set_icon(pygame.image.load(icon_path))
            if fullscreen and os.environ.get("SDL_VIDEODRIVER") != "dummy":
                _set_mode(desktop, pygame.FULLSCREEN | pygame.RESIZABLE)
            else:
                _set_mode(self._windowed, pygame.RESIZABLE)
        except (pygame.error, IndexError) as error:
            raise NoDisplayError(str(error)) from error
        pygame.display.set_caption("Briscola")
        pygame.key.stop_text_input()
        self._position: tuple[int, int] | None = None
        """Position of the window before it was laid over the whole screen by ourselves."""
        self._least = min(MIN_SIZE[0], desktop[0]), min(MIN_SIZE[1], desktop[1] - BARS)
        if (window := own_window()) is not None:
            window.minimum_size = self._least
            if size is None and not fullscreen and not has_space(desktop, self._windowed):
                _take_the_room_there_is(window)
        self.adopt()

    def windowed(self, *, fullscreen: bool) -> Size:
        """Size of the window in px, or the one to which it returns from full screen."""
        return self._windowed if fullscreen else self.fitted.window

    @property
    def size(self) -> Size:
        """Size of the picture in px, for which everything is laid out."""
        return self.fitted.picture

    def fill_screen(self, full: bool) -> None:
        """Take the whole screen or return to the size before; meanwhile the old picture is stretched."""
        if full:
            self._windowed = self.fitted.window
        window = own_window()
        if window is None:
            return
        seen = self.surface.copy()
        if full and takes_the_screen_itself():
            self._position = window.position
            window.position, window.size = (0, 0), pygame.display.get_desktop_sizes()[0]
        elif full:
            window.set_fullscreen(True)
        else:
            window.set_windowed()
            window.size = self._windowed
            window.minimum_size = self._least  # X11 forgets what it is told of a window without edges
            if self._position is not None:
                window.position, self._position = self._position, None
        pygame.event.pump()
        self.resized(lambda frame: frame.blit(seen, (0, 0)))

    def call(self) -> None:
        """Ask for attention in the taskbar until the window has the focus, where the system knows how."""
        if (window := own_window()) is not None:
            with suppress(pygame.error, AttributeError):
                window.flash(pygame.FLASH_UNTIL_FOCUSED)

    # ---- the picture in the window

    def adopt(self) -> None:
        """Take the window at its present size, after which everything must be laid out anew.

        Raises NoDisplayError.
        """
        screen = pygame.display.get_surface()
        if screen is None:
            raise NoDisplayError("the window is gone")
        self._resized_at: float | None = None
        self._frame: pygame.Surface | None = None
        self._latest = screen.get_size()
        self.fitted: Fit = fit(self._latest)
        """Place and size of the picture in the window."""
        if self.fitted.plain:
            self.surface = screen
        else:
            screen.fill(BESIDE)
            self.surface = pygame.Surface(self.fitted.picture).convert(screen)

    def show(self, parts: Sequence[pygame.Rect] = ()) -> None:
        """Bring the drawing to the screen, or only those parts of it."""
        screen = pygame.display.get_surface()
        if screen is None or screen.get_size() != self.fitted.window:
            return  # the system has given another size: what was drawn does not fit any more
        if not self.fitted.plain:
            pygame.transform.smoothscale(self.surface, self.fitted.shown, screen.subsurface(self.fitted.rect))
        elif parts:
            pygame.display.update(parts)
            return
        pygame.display.flip()

    def heard(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event with the pointer's position in the picture instead of the window."""
        return event if self.fitted.plain else _within(event, self.fitted)

    # ---- while the edge is dragged, or the whole screen has been taken

    @property
    def stretched(self) -> bool:
        """True while a new size has not settled: nothing is where it seems."""
        return self._resized_at is not None

    def resized(self, draw: Callable[[pygame.Surface], object]) -> None:
        """Check for another size from the system; meanwhile `draw`'s picture is stretched."""
        screen = pygame.display.get_surface()
        if screen is None or screen.get_size() == self._latest:
            return
        self._latest = screen.get_size()
        if self._frame is None:
            self._frame = pygame.Surface(self.size).convert()
            draw(self._frame)
        self._resized_at = time.perf_counter()
        pygame.transform.smoothscale(self._frame, self._latest, screen)
        pygame.display.flip()

    def new_size(self) -> bool:
        """True once when a new size has settled: everything must be laid out anew for it."""
        if self._resized_at is None or time.perf_counter() - self._resized_at <= SETTLE:
            return False
        self.adopt()
        return True


def comfortable(desktop: Size) -> Size:
    """A part of the screen that is large enough to play on and leaves the rest in sight."""
    return (
        min(desktop[0], max(MIN_SIZE[0], min(COMFORTABLE[0], round(desktop[0] * PART)))),
        min(desktop[1], max(MIN_SIZE[1], min(COMFORTABLE[1], round(desktop[1] * PART)))),
    )


def as_left(desktop: Size, left: Size) -> Size | None:
    """The size at which a window was left, no larger than the screen of today; None if it never was."""
    if min(left) <= 0:
        return None
    (wide, tall), (least_wide, least_tall) = desktop, MIN_SIZE
    return min(wide, max(least_wide, left[0])), min(tall, max(least_tall, left[1]))


def has_space(desktop: Size, window: Size) -> bool:
    """True if a screen has room for a window of that size, its title bar and the desktop's own bars."""
    return desktop[0] >= window[0] and desktop[1] - window[1] >= BARS


def _within(event: pygame.event.Event, fit: Fit) -> pygame.event.Event:
    """The event with its position in the picture, which may be smaller or larger than the window."""
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
        place: dict[str, object] = {"pos": fit.inside(event.pos)}
    elif event.type == pygame.MOUSEWHEEL:
        place = {"pos": fit.inside(pygame.mouse.get_pos())}
    elif event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        x, y = fit.inside((event.x * fit.window[0], event.y * fit.window[1]))
        place = {"x": x / fit.picture[0], "y": y / fit.picture[1]}
    else:
        return event
    return pygame.event.Event(event.type, {**event.dict, **place})


def _hints() -> None:
    """Set the hints that SDL needs before it opens anything; a person's own choices win."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "briscola"  # pygame has put the script's name there
    name_in_taskbar()
    if "DISPLAY" in os.environ and os.environ.get("SDL_VIDEODRIVER", "x11") == "x11":
        # Our pictures are made by the processor: a detour through OpenGL would only cost time and 100 MB.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def check_seen() -> None:
    """Raise NoDisplayError if SDL, without a screen, would draw into memory that nobody sees."""
    if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoDisplayError("neither DISPLAY nor WAYLAND_DISPLAY leads to one")


def takes_the_screen_itself() -> bool:
    """True if nothing gives a window the whole screen, so that SDL would only believe it has it."""
    return pygame.display.get_driver() == "x11" and not has_window_manager()


def own_window() -> pygame.Window | None:
    """The window behind the display module, or None if the system has no such object.

    The module itself has neither a smallest size nor a way back from full screen to the size before.
    """
    with warnings.catch_warnings(), suppress(pygame.error, AttributeError):
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
    return None


def _take_the_room_there_is(window: pygame.Window) -> None:
    """Have the system give a window all of the screen that its bars leave free."""
    before = pygame.display.get_window_size()
    window.maximize()
    until = time.perf_counter() + GIVEN
    while pygame.display.get_window_size() == before and time.perf_counter() < until:
        pygame.event.pump()
        time.sleep(0.005)


def _set_mode(size: Size, flags: int) -> None:
    """Set the window's size and hide pygame's warning that the system may choose another.

    On Wayland these are not the screen's own pixels (findings/pygame-set-mode-is-half-as-sharp.sh).
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        pygame.display.set_mode(size, flags)
