"""The system's clipboard."""

from contextlib import suppress

import pygame


def paste() -> str:
    """The text that lies there; empty where there is none."""
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""


def copy(text: str) -> bool:
    """Put a text there; whether that could be done."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
        return True
    return False
