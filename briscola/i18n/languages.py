"""The languages of the game, one row each, and the choice of the one the system asks for."""

import locale
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from briscola.i18n.contractions import (
    french_elisions,
    italian_contractions,
    portuguese_contractions,
    spanish_contractions,
)


def _as_it_is(text: str) -> str:
    return text


@dataclass(frozen=True, kw_only=True, slots=True)
class HomeGame:
    """A game that people who speak a language play at home, at their usual table."""

    variant: str
    players: int
    teams: bool | None = None
    """True in pairs, False each alone; None where the game leaves no choice."""
    winning_hands: int | None = None
    """Hands that win a match; None: as many as the game's own default."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Language:
    """A language; its words are in `strings/CODE/LC_MESSAGES`, its pages in `strings/CODE/rules`."""

    code: str
    """ISO 639-1."""
    name: str
    """Its name in the language itself."""
    english: str
    """Its English name, which the translations of Windows' installer use."""
    installer: bool = True
    """True if Windows' installer, Inno Setup, brings a translation; else it speaks English."""
    decimal_mark: str
    thousands_mark: str
    one_below_two: bool = False
    """True if quantities below two are singular: *1,5 point*, where others say *1.5 points*."""
    noun_capitals: bool = False
    """True if nouns have a capital wherever they stand: *Ich reize Zwei*."""
    contract: Callable[[str], str] = _as_it_is
    """Repairs filled-in text: *di il morto* becomes *del morto*, *de Anna* becomes *d’Anna*."""
    deck: str = "napoletane"
    """Deck of whoever has chosen none."""
    games: tuple[HomeGame, ...] = ()
    """Games that stand first in New match; the first of them is the first match. Empty: the table's order."""


LANGUAGES: Mapping[str, Language] = {
    row.code: row
    for row in (
        Language(code="en", name="English", english="English", decimal_mark=".", thousands_mark=","),
        Language(
            code="de",
            name="Deutsch",
            english="German",
            decimal_mark=",",
            thousands_mark=".",
            noun_capitals=True,
            deck="francesi",
        ),
        Language(
            code="es",
            name="Español",
            english="Spanish",
            decimal_mark=",",
            thousands_mark="\u00a0",
            contract=spanish_contractions,
            deck="espanola",
            games=(HomeGame(variant="brisca", players=2),),
        ),
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
            code="hr",
            name="Hrvatski",
            english="Croatian",
            installer=False,
            decimal_mark=",",
            thousands_mark=".",
            deck="triestine",
            games=(HomeGame(variant="briscola", players=4, teams=True, winning_hands=4),),
        ),
        Language(
            code="it",
            name="Italiano",
            english="Italian",
            decimal_mark=",",
            thousands_mark=".",
            contract=italian_contractions,
        ),
        Language(
            code="pt",
            name="Português",
            english="Portuguese",
            decimal_mark=",",
            thousands_mark="\u00a0",
            contract=portuguese_contractions,
            deck="francesi",
            games=(HomeGame(variant="sueca", players=4), HomeGame(variant="bisca", players=2)),
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
