"""The languages of the game, one row each, and the choice of the one the system asks for."""

import locale
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

_PREPOSITION = re.compile(r"\b(di|a|da|in|su) (il |lo |la |l’)", re.IGNORECASE)
_JOINED = {"il ": "l ", "lo ": "llo ", "la ": "lla ", "l’": "ll’"}
_BEFORE_VOWEL = re.compile(r"\b(il|del|al|dal|nel|sul) (?=8|11?(?![\d.º]))", re.IGNORECASE)
_BEFORE_ZERO = re.compile(r"\b(il|del|al|dal|nel|sul) (?=0(?!\d))", re.IGNORECASE)


_FRENCH_OF = re.compile(r"\b([Dd])e (?=[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ])")


def french_elisions(text: str) -> str:
    """Elide *de* before a name that begins with a vowel.

    >>> french_elisions("La table de Anna, à la place de Leo")
    'La table d’Anna, à la place de Leo'
    """
    return _FRENCH_OF.sub(lambda found: f"{found[1]}’", text)


def _as_it_is(text: str) -> str:
    return text


def italian_contractions(text: str) -> str:
    """Join preposition and article, and elide the article before a figure that is said with a vowel.

    >>> italian_contractions("le prese di il morto, nel 8% dei casi, nel 11%, nel 0%, nel 18%")
    'le prese del morto, nell’8% dei casi, nell’11%, nello 0%, nel 18%'
    """
    text = _PREPOSITION.sub(lambda found: _stem(found[1]) + _JOINED[found[2].lower()], text)
    text = _BEFORE_VOWEL.sub(lambda found: _article(found[1], "l’"), text)
    return _BEFORE_ZERO.sub(lambda found: _article(found[1], "lo "), text)


def _stem(preposition: str) -> str:
    """Stem of a joined preposition: `de` of *del*, `ne` of *nel*."""
    return {"di": "de", "in": "ne", "Di": "De", "In": "Ne"}.get(preposition, preposition)


def _article(joined: str, form: str) -> str:
    """`joined` with another form of its article: *il* becomes *l’*, *nel* becomes *nell’*."""
    if joined.lower() == "il":
        return form if joined[0] == "i" else form.capitalize()
    return joined + form


@dataclass(frozen=True, kw_only=True, slots=True)
class Language:
    """A language; its words are in `strings/CODE/LC_MESSAGES`, its pages in `strings/CODE/rules`."""

    code: str
    """ISO 639-1."""
    name: str
    """Its name in the language itself."""
    english: str
    """Its English name, which the translations of Windows' installer use."""
    decimal_mark: str
    thousands_mark: str
    one_below_two: bool = False
    """True if quantities below two are singular: *1,5 point*, where others say *1.5 points*."""
    contract: Callable[[str], str] = _as_it_is
    """Repairs filled-in text: *di il morto* becomes *del morto*, *de Anna* becomes *d’Anna*."""


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
            contract=french_elisions,
        ),
        Language(
            code="it",
            name="Italiano",
            english="Italian",
            decimal_mark=",",
            thousands_mark=".",
            contract=italian_contractions,
        ),
    )
}
"""By code. English, the language of the source, comes first."""

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables for the language of messages; the first one set counts. `it:fr` names two."""


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
    """Code of the first language of `spoken` that the person has asked for; English if none.

    The environment (VARIABLES) comes before the system's preferences.
    """
    said = next((value for name in VARIABLES if (value := environment.get(name))), "")
    for name in (*said.split(":"), *preferred):
        code = code_of(name)
        if code in spoken:
            return code
        if code in ("c", "posix"):
            break
    return next(iter(LANGUAGES))
