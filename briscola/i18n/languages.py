"""The languages we speak, a row each, and which of them the person's system asks for."""

import locale
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True, slots=True)
class Language:
    """A row; its words stand in `strings/CODE/LC_MESSAGES`, its pages in `strings/CODE/rules`."""

    code: str
    """ISO 639-1."""
    name: str
    """As its speakers call it."""
    english: str
    """As the English call it; so are the translations of Windows' installer named."""
    decimal_mark: str
    thousands_mark: str
    one_below_two: bool = False
    """Whether a part of a thing is still one: *1,5 point*, where others say *1.5 points*."""


LANGUAGES: Mapping[str, Language] = {
    row.code: row
    for row in (
        Language(code="en", name="English", english="English", decimal_mark=".", thousands_mark=","),
        Language(
            code="fr",
            name="Français",
            english="French",
            decimal_mark=",",
            thousands_mark="\u00a0",
            one_below_two=True,
        ),
        Language(code="it", name="Italiano", english="Italian", decimal_mark=",", thousands_mark="."),
    )
}
"""By code; English, of which the code itself is written, stands first."""

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where gettext looks for the languages of messages: the first that is set counts, `it:fr` are two."""


def code_of(name: str) -> str:
    """The code of a language however a system names it, with country, code page and variety.

    >>> [code_of(name) for name in ("it_IT.UTF-8", "it-CH", "Italian_Italy.1252", "sr_RS@latin", "C.UTF-8")]
    ['it', 'it', 'it', 'sr', 'c']
    """
    language = name.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0]
    return locale.normalize(language).partition(".")[0].partition("_")[0].lower()


def asked_for(
    environment: Mapping[str, str], preferred: Sequence[str], spoken: Iterable[str] = LANGUAGES
) -> str:
    """The code of the first language of `spoken` that the person has asked for, else English.

    The variables of the environment (VARIABLES) come before what the system prefers.
    """
    said = next((value for name in VARIABLES if (value := environment.get(name))), "")
    for name in (*said.split(":"), *preferred):
        code = code_of(name)
        if code in spoken:
            return code
        if code in ("c", "posix"):
            break
    return next(iter(LANGUAGES))
