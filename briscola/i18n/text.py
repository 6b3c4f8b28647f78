"""Words on the screen: gettext with English ids, switchable while the game runs."""

import gettext
import locale
from collections.abc import Sequence
from contextlib import suppress

from briscola import resources

DOMAIN = "briscola"
LANGUAGES = {"en": "English", "it": "Italiano"}
"""Codes and the names the speakers give them."""

_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


def available() -> Sequence[str]:
    """Languages that can be chosen: English and those with a compiled catalogue."""
    folder = resources.strings_folder()
    found = [c for c in LANGUAGES if (folder / c / "LC_MESSAGES" / f"{DOMAIN}.mo").is_file()]
    return tuple(dict.fromkeys(["en", *found]))


def system_language() -> str:
    """The system's language where we speak it, else English."""
    name = None
    with suppress(ValueError):
        name = locale.getlocale()[0]
    code = (name or "").split("_")[0].lower()
    code = {"italian": "it", "english": "en"}.get(code, code)
    return code if code in available() else "en"


def use(code: str | None) -> str:
    """Switch to a language (None or unknown: the system's); returns the code in use."""
    global _catalogue, _language
    chosen = code if code is not None and code in available() else system_language()
    _language = chosen
    _catalogue = gettext.translation(
        DOMAIN, localedir=resources.strings_folder(), languages=[chosen], fallback=True
    )
    return chosen


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
    """The message where the same English word has several meanings, told apart by `context`."""
    return _catalogue.pgettext(context, message)


def number(value: float, digits: int = 0) -> str:
    """A number with the language's decimal mark."""
    plain = f"{value:.{digits}f}"
    return plain.replace(".", ",") if _language in ("it", "fr", "es", "pt") else plain
