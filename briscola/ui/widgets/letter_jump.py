"""Letters that jump: to the next row of a list whose name begins with the letter that is typed."""

import unicodedata
from collections.abc import Callable
from itertools import chain, islice

import pygame

from briscola.ui.input.line_editing import typed

LOOKED_AT = 2000
"""Rows looked at in a very long list."""


def jump(event: pygame.event.Event, name: Callable[[int], str], count: int, at: int) -> int | None:
    """The next of `count` rows after `at` that begins with the typed letter, round the end; None without."""
    letter = _plain(typed(event))
    if not letter.isalpha():
        return None
    around = chain(range(at + 1, count), range(min(at + 1, count)))
    return next((row for row in islice(around, LOOKED_AT) if _plain(name(row)).startswith(letter)), None)


def _plain(text: str) -> str:
    """Lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
