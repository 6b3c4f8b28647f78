"""The person's own contribution to a shuffle: a text from times and places of input since the seal."""

import base64
import time
from hashlib import sha256

import pygame

LENGTH = 12
LONGEST = 40
"""Most characters of a text that the person writes instead."""
PATIENCE = 1.0
"""Seconds that a draw or a computer's cut waits for input if there has been none since the seal."""
HEARD = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.FINGERDOWN,
    pygame.FINGERMOTION,
    pygame.FINGERUP,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
    pygame.JOYAXISMOTION,
)


class Salt:
    """Collects the times of input; `text` is made from everything since the seal.

    Whoever seals calls `clear`: a program that chose its bytes first cannot know what comes after.
    """

    def __init__(self) -> None:
        self._hash = sha256()
        self._heard = False
        self.written: str | None = None
        """The person's own words instead, or None."""

    def write(self, text: str) -> None:
        """Use the person's own words instead, until the next seal; an empty text goes back to the input."""
        self.written = text or None

    def hear(self, event: pygame.event.Event) -> None:
        """Add an event's time and contents."""
        if event.type in HEARD:
            self._hash.update(f"{time.perf_counter_ns()}:{event.type}:{sorted(event.dict.items())}".encode())
            self._heard = True

    @property
    def ready(self) -> bool:
        """True if it contains any input or words of the person."""
        return self._heard or self.written is not None

    @property
    def text(self) -> str:
        """The person's words, else twelve letters and digits in three groups; empty without any input."""
        if self.written is not None:
            return self.written
        if not self._heard:
            return ""
        letters = base64.b32encode(self._hash.digest()).decode().lower()[:LENGTH]
        return "-".join(letters[i : i + 4] for i in range(0, LENGTH, 4))

    def after(self, waited: float) -> str | None:
        """The text, once there is any or `waited` seconds have passed since the seal; None to wait on.

        A hand that has just pressed a button moves within a moment, so the wait is short.
        """
        return self.text if self.ready or waited >= PATIENCE else None

    def clear(self) -> None:
        """Forget everything from before the seal that has just been made."""
        self._hash, self._heard, self.written = sha256(), False, None
