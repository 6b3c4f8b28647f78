"""Words on the screen: gettext with English ids, switchable while the game runs."""

import logging
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from briscola import resources
from briscola.i18n.catalogue import DAMAGED, Catalogue, read
from briscola.i18n.languages import LANGUAGES, asked_for

_logger = logging.getLogger(__name__)

DOMAIN = "briscola"

_catalogue = Catalogue()
_language = "en"


def available() -> Sequence[str]:
    """Languages that can be chosen: English and those with a compiled catalogue."""
    found = [code for code in LANGUAGES if _file(code).is_file()]
    return tuple(dict.fromkeys(["en", *found]))


def use(code: str | None, preferred: Sequence[str] = ()) -> str:
    """Switch to a language; return the code in use.

    For None or a language we do not have: what the environment asks for; else the first available of those
    the system prefers (`preferred`, by any name); else English.
    """
    global _catalogue, _language
    chosen = (
        code if code is not None and code in available() else asked_for(os.environ, preferred, available())
    )
    _language, _catalogue = _read(chosen)
    return _language


def _read(code: str) -> tuple[str, Catalogue]:
    """Code and words of a language; English if they can't be read."""
    path = _file(code)
    if path.is_file():
        try:
            return code, read(path)
        except DAMAGED as error:
            _logger.warning("the words of %r cannot be read, they are English: %s", code, error)
    return "en", Catalogue()


def _file(code: str) -> Path:
    return resources.strings_folder() / code / "LC_MESSAGES" / f"{DOMAIN}.mo"


def language() -> str:
    """The code of the language in use."""
    return _language


def _(message: str) -> str:
    """The message in the language in use."""
    return _catalogue.gettext(message)


def ngettext(one: str, many: str, n: int) -> str:
    """The singular or plural message for n."""
    return _catalogue.ngettext(one, many, n)


def pgettext(context: str, message: str) -> str:
    """The translated message, where `context` tells several meanings of one English word apart."""
    return _catalogue.pgettext(context, message)


def number(value: float, digits: int = 0) -> str:
    """A number with the language's decimal mark."""
    return f"{value:.{digits}f}".replace(".", LANGUAGES[_language].decimal_mark)


def how_many(value: float, digits: int) -> int:
    """The count to give `ngettext` for a quantity shown with these digits: *1.0 points*, *1,5 point*.

    It goes by the number that is shown: 1.97 with one digit is *2,0 points*.
    """
    shown = abs(float(f"{value:.{digits}f}"))
    return 1 if LANGUAGES[_language].one_below_two and shown < 2 else 2


def count(value: int) -> str:
    """A whole number with the language's mark between thousands."""
    return f"{value:,}".replace(",", LANGUAGES[_language].thousands_mark)


def contracted(text: str) -> str:
    """A filled-in sentence with the language's contractions: *di il morto* becomes *del morto*."""
    return LANGUAGES[_language].contract(text)


def upper(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """The text without a capital at its start."""
    return text[:1].lower() + text[1:]


@dataclass(frozen=True, slots=True)
class Message:
    """Words in a table or a dialog; `str` or a call gives them in the language in use at that moment."""

    text: str
    context: str | None = None

    def __str__(self) -> str:
        return _(self.text) if self.context is None else pgettext(self.context, self.text)

    __call__ = __str__


def lazy(message: str) -> Message:
    """A message that is translated when it is drawn; tables of words hold them."""
    return Message(message)


def plazy(context: str, message: str) -> Message:
    """As `lazy`, where `context` tells several meanings of one English word apart."""
    return Message(message, context)
