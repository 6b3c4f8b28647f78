"""The person's own contribution to a shuffle: a text made from when and where mouse and keys moved."""

import base64
import time
from hashlib import sha256

import pygame

LENGTH = 12
HEARD = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.FINGERDOWN,
    pygame.FINGERMOTION,
    pygame.FINGERUP,
)


class Salt:
    """Gathers the person's timing; `text` is made of all that was heard since the last hand."""

    def __init__(self) -> None:
        self._hash = sha256()
        self._heard = False
        self._own: str | None = None

    def write(self, text: str) -> None:
        """The person's own words instead, for the next hand."""
        self._own = text

    def hear(self, event: pygame.event.Event) -> None:
        """Take an event's moment and place."""
        if event.type in HEARD:
            self._hash.update(f"{time.perf_counter_ns()}:{event.type}:{sorted(event.dict.items())}".encode())
            self._heard = True

    @property
    def text(self) -> str:
        """What the person wrote, else twelve letters and digits in three groups; empty with nothing heard."""
        if self._own is not None:
            return self._own
        if not self._heard:
            return ""
        letters = base64.b32encode(self._hash.digest()).decode().lower()[:LENGTH]
        return "-".join(letters[i : i + 4] for i in range(0, LENGTH, 4))

    def clear(self) -> None:
        """A hand has been dealt with it."""
        self._hash, self._heard, self._own = sha256(), False, None
