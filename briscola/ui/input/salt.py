"""The person's own contribution to a shuffle: a text made from when and where hands moved since the seal."""

import base64
import time
from hashlib import sha256

import pygame

LENGTH = 12
LONGEST = 40
"""Characters that the person may write instead."""
PATIENCE = 1.0
"""Seconds that a draw or a computer's cut waits for a hand to move, where none has moved since the seal."""
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
    """Gathers the person's timing; `text` is made of all that was heard since the seal.

    Whoever seals calls `clear`: a program that chose its bytes first cannot know what comes after.
    """

    def __init__(self) -> None:
        self._hash = sha256()
        self._heard = False
        self.written: str | None = None
        """The person's own words instead."""

    def write(self, text: str) -> None:
        """Take the person's own words instead, until the next seal; none to go back to the movements."""
        self.written = text or None

    def hear(self, event: pygame.event.Event) -> None:
        """Take an event's moment and place."""
        if event.type in HEARD:
            self._hash.update(f"{time.perf_counter_ns()}:{event.type}:{sorted(event.dict.items())}".encode())
            self._heard = True

    @property
    def ready(self) -> bool:
        """Whether there is anything of the person in it."""
        return self._heard or self.written is not None

    @property
    def text(self) -> str:
        """What the person wrote, else twelve letters and digits in three groups; empty with nothing heard."""
        if self.written is not None:
            return self.written
        if not self._heard:
            return ""
        letters = base64.b32encode(self._hash.digest()).decode().lower()[:LENGTH]
        return "-".join(letters[i : i + 4] for i in range(0, LENGTH, 4))

    def after(self, waited: float) -> str | None:
        """The text, once there is any or `waited` seconds have passed since the seal; None to wait on.

        A hand that has just pressed a button moves within a moment: so long everybody waits.
        """
        return self.text if self.ready or waited >= PATIENCE else None

    def clear(self) -> None:
        """A seal has just been made: what was heard or written before it counts no more."""
        self._hash, self._heard, self.written = sha256(), False, None
