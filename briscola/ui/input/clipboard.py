"""The system's clipboard."""

from contextlib import suppress

import pygame


def paste() -> str:
    """Text on the clipboard; empty if there is none."""
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""


def copy(text: str) -> bool:
    """Put a text on the clipboard; False if the system refuses."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
        return True
    return False
