"""Times for the hands, and the guard of a sheet that has just opened from a press meant for the table."""

import pygame
from msgspec import Struct

from briscola.storage.settings.settings import Settings
from briscola.ui.input import pointer

REPEATS = 45
"""Least milliseconds between two repeats of a held key."""
SHARE = 8
"""A key repeats so many times as fast as it begins to repeat, where that is slower."""


class HandTimes(Struct, frozen=True, kw_only=True):
    """The times of one person; the defaults are the usual ones."""

    key_repeat: int = 380
    """Milliseconds before a held key repeats; 0: it never does."""
    hold: float = 0.45
    """Seconds after which a resting finger asks instead of pressing."""
    sheet_wait: float = 0.4
    """Seconds for which a sheet that has opened by itself ignores input."""

    reading: float = 1.0
    """Factor for the time that words stay to be read."""

    @property
    def repeat(self) -> tuple[int, ...]:
        """Milliseconds before a held key repeats and between two repeats; empty if it never does."""
        return (self.key_repeat, max(REPEATS, self.key_repeat // SHARE)) if self.key_repeat else ()


def hand_times(settings: Settings) -> HandTimes:
    """The times that the settings say."""
    return HandTimes(
        key_repeat=settings.key_repeat,
        hold=settings.hold_time,
        sheet_wait=settings.sheet_wait,
        reading=settings.reading_time,
    )


DEAF_TIME = HandTimes().sheet_wait
"""Seconds for which a sheet that has opened by itself usually ignores input: nobody has read it sooner."""
IN_NO_HURRY = 1.2
"""Seconds without a press after which Enter is meant for the sheet and moves the focus there."""

FOCUS_KEYS = (*pointer.CONFIRM, *pointer.ARROWS, pygame.K_TAB)
"""Keys that act on the focused control, whatever it is."""


def is_focus_key(event: pygame.event.Event) -> bool:
    """True for a key that acts on the focused control or leads from it to another."""
    return event.type == pygame.KEYDOWN and event.key in FOCUS_KEYS


class InputGuard:
    """Counts the time for which a sheet has been in sight."""

    def __init__(self, hands: HandTimes | None = None) -> None:
        self._deaf_time = (hands or HandTimes()).sheet_wait
        self._left = self._deaf_time
        self._calm = 0.0
        self._seen = False

    def begin(self) -> None:
        """Start: the sheet comes into sight now."""
        self._left, self._calm, self._seen = self._deaf_time, 0.0, False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; the time up to the first frame is not counted."""
        if self._seen:
            self._left = max(0.0, self._left - dt)
            self._calm += dt
        self._seen = True

    @property
    def deaf(self) -> bool:
        """True while the sheet is too new to be answered."""
        return self._left > 0

    def stops(self, event: pygame.event.Event) -> bool:
        """True if a key or a press comes too early to be meant for the sheet."""
        pressed = (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.MOUSEWHEEL)
        return self.deaf and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, *pressed)

    @property
    def calm(self) -> bool:
        """True after a while without a press, so that the next one is not meant to hurry."""
        return self._calm >= IN_NO_HURRY

    def note(self, event: pygame.event.Event) -> None:
        """End the calm with every press; call it with each event, after a look at `calm`."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN):
            self._calm = 0.0
