"""The system's clipboard."""

from contextlib import suppress

import pygame


def paste() -> str:
    """Text on the clipboard, without bytes that are no UTF-8; empty if there is none."""
    try:
        return pygame.scrap.get_text()
    except UnicodeDecodeError as error:
        return error.object.decode("utf-8", "ignore")
    except pygame.error:
        return ""


def copy(text: str) -> bool:
    """Put a text on the clipboard; False if the system refuses."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
        return True
    return False
