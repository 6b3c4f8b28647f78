"""Callbacks of controls that change one setting, and the list of languages, of which there are two."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from briscola.i18n.languages import LANGUAGES
from briscola.i18n.text import _, available, language
from briscola.ui.render.kit import Kit
from briscola.ui.widgets.dropdown import Dropdown

Change = Callable[..., None]
"""Change settings, given by keyword, as `Host.change` does."""


def sets(change: Change, name: str) -> Callable[[Any], None]:
    """A callback that takes the new value of a setting."""

    def take(value: object) -> None:
        change(**{name: value})

    return take


def sets_one_of(change: Change, name: str, values: Sequence[object]) -> Callable[[int], None]:
    """A callback that takes the index of a setting's new value among `values`."""

    def take(index: int) -> None:
        change(**{name: values[index]})

    return take


def language_list(kit: Kit, rect: pygame.Rect, change: Change, *, bare: bool = False) -> Dropdown:
    """The languages, each in its own name; `bare`: on the cloth."""
    codes = list(available())
    names, chosen = [LANGUAGES[code].name for code in codes], sets_one_of(change, "language", codes)
    found = Dropdown(kit, rect, names, codes.index(language()), chosen, bare=bare, name="language")
    found.label = _("Your language")
    return found
