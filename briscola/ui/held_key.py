"""The key that a hand holds down while scenes come and go."""

import pygame


class HeldKey:
    """Tells the repeats of a key that is held from what it was pressed for: they press nothing new.

    A slow scene opens while the key is still down, and pygame goes on to repeat it.
    """

    def __init__(self) -> None:
        self._key: int | None = None
        self._pressed_for: object = None

    def outlives(self, event: pygame.event.Event, scene: object) -> bool:
        """True if the event repeats a key that was pressed for another scene than this one."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        if event.type == pygame.KEYDOWN and event.key == self._key:
            return scene is not self._pressed_for
        repeats = event.type == pygame.KEYDOWN and any(pygame.key.get_repeat())
        if repeats or event.key == self._key:
            self._key, self._pressed_for = (event.key, scene) if repeats else (None, None)
        return False
