"""Translations of one language. Damage never stops the game: English replaces what is wrong."""

from __future__ import annotations

import gettext
import logging
from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from string import Formatter
from struct import error as StructError  # noqa: N812 - it is a class

from briscola.i18n.languages import LANGUAGES

_logger = logging.getLogger(__name__)

DAMAGED = (
    OSError,
    ValueError,
    LookupError,
    ArithmeticError,
    TypeError,
    SyntaxError,
    StructError,
    RecursionError,
)
"""Errors that reading a damaged catalogue can raise."""


class Catalogue:
    """Messages in one language; each translation is checked when it is first used."""

    def __init__(self, translations: gettext.NullTranslations | None = None) -> None:
        """English if `translations` is None."""
        self._translations = translations or gettext.NullTranslations()
        self._judged: dict[tuple[str, str, str | None], str] = {}

    def gettext(self, message: str) -> str:
        """The message, translated."""
        return self._sound(message, message, None, lambda: self._translations.gettext(message))

    def ngettext(self, one: str, many: str, n: int) -> str:
        """The singular or plural message for n."""
        english = one if n == 1 else many
        try:
            found = self._translations.ngettext(one, many, n)
        except DAMAGED as error:
            _logger.warning("there is no plural of %r: %s", one, error)
            return english
        return self._sound(english, found, None, lambda: found)

    def pgettext(self, context: str, message: str) -> str:
        """The translated message, where `context` tells several meanings of one English word apart."""
        return self._sound(message, message, context, lambda: self._translations.pgettext(context, message))

    def _sound(self, english: str, key: str, context: str | None, find: Callable[[], str]) -> str:
        """The translation, if it asks for no fields beyond those of the English message; else English."""
        known = self._judged.get((english, key, context))
        if known is None:
            known = self._judged[english, key, context] = _judged(english, find)
        return known


def read(path: Path) -> Catalogue:
    """Read a compiled catalogue; raises one of DAMAGED."""
    return _parsed(path.read_bytes())


@lru_cache(len(LANGUAGES))
def _parsed(content: bytes) -> Catalogue:
    """The same for whoever speaks a language again: a page, or somebody who has tried another."""
    return Catalogue(gettext.GNUTranslations(BytesIO(content)))


def _judged(english: str, find: Callable[[], str]) -> str:
    try:
        found = find()
        if _asked(found) <= _asked(english):
            return found
        why: object = "it asks for other fields"
    except DAMAGED as error:
        why = error
    _logger.warning("the translation of %r is left out: %s", english, why)
    return english


def _asked(message: str) -> set[str]:
    """Fields that `format` would fill, with their format specs; raises ValueError."""
    fields: set[str] = set()
    for _text, name, spec, conversion in Formatter().parse(message):
        if name is not None:
            fields |= {name, f":{spec}", f"!{conversion}"}
    return fields
