"""What keeps a hand that was still hurrying the table from answering a sheet that has just opened."""

import pygame

from briscola.ui.input import pointer

DEAF_TIME = 0.4
"""Seconds for which a sheet that has opened by itself hears nothing: nobody has read it sooner."""
IN_NO_HURRY = 1.2
"""Seconds without a press after which Enter is meant for the sheet: it leads the keys there."""

FOCUS_KEYS = (*pointer.CONFIRM, *pointer.ARROWS, pygame.K_TAB)
"""Keys that mean whatever has the focus."""


def is_focus_key(event: pygame.event.Event) -> bool:
    """Whether a key goes down that means the control with the focus, or leads from it to another."""
    return event.type == pygame.KEYDOWN and event.key in FOCUS_KEYS


class Guard:
    """Counts the time for which something has been in sight."""

    def __init__(self) -> None:
        self._left = DEAF_TIME
        self._calm = 0.0
        self._seen = False

    def begin(self) -> None:
        """It comes into sight now."""
        self._left, self._calm, self._seen = DEAF_TIME, 0.0, False

    def update(self, dt: float) -> None:
        """Let dt seconds pass; those up to its first frame have passed before it could be seen."""
        if self._seen:
            self._left = max(0.0, self._left - dt)
            self._calm += dt
        self._seen = True

    @property
    def deaf(self) -> bool:
        """Whether it is still too new to be answered."""
        return self._left > 0

    def stops(self, event: pygame.event.Event) -> bool:
        """Whether a key or a press comes too early to be meant for it."""
        pressed = (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.MOUSEWHEEL)
        return self.deaf and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, *pressed)

    def leads(self, event: pygame.event.Event) -> bool:
        """Whether Enter goes down and nothing was pressed for a while: that is no hurry any more."""
        if event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN):
            return False
        calm, self._calm = self._calm >= IN_NO_HURRY, 0.0
        return calm and event.type == pygame.KEYDOWN and event.key in pointer.ENTER
