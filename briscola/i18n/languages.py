"""The languages of the game, one row each, and the choice of the one the system asks for."""

import locale
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Final

from msgspec import Struct

from briscola.i18n.contractions import (
    french_elisions,
    italian_contractions,
    portuguese_contractions,
    spanish_contractions,
)


def _as_it_is(text: str) -> str:
    return text


class HomeGame(Struct, frozen=True, kw_only=True):
    """A game that people who speak a language play at home, at their usual table."""

    variant: str
    players: int
    teams: bool | None = None
    """True in pairs, False each alone; None where the game leaves no choice."""
    winning_hands: int | None = None
    """Hands that win a match; None: as many as the game's own default."""


class Language(Struct, frozen=True, kw_only=True):
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
    read_by: tuple[str, ...] = ()
    """Languages that the game does not speak and whose readers read this one, with a script if it matters."""
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
            read_by=("bs", "cnr", "sh", "sr-latn"),
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
DATE_VARIABLES = ("LC_ALL", "LC_TIME", "LANG")
"""Environment variables for the form of dates."""


def code_of(name: str) -> str:
    """The code of a language however a system names it, with country, code page and variety.

    >>> [code_of(name) for name in ("it_IT.UTF-8", "it-CH", "Italian_Italy.1252", "sr_RS@latin", "C.UTF-8")]
    ['it', 'it', 'it', 'sr', 'c']
    """
    language = name.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0]
    return locale.normalize(language).partition(".")[0].partition("_")[0].lower()


def _script_of(name: str) -> str:
    """The script that a system names beside a language, in four small letters; empty if it names none.

    >>> [_script_of(name) for name in ("sr_RS@latin", "sr-Latn-RS", "bs_Cyrl_BA.UTF-8", "it_IT.UTF-8@euro")]
    ['latn', 'latn', 'cyrl', '']
    """
    language, _, variety = name.partition("@")
    parts = language.partition(".")[0].replace("-", "_").lower().split("_")
    scripts = {"latin": "latn", "cyrillic": "cyrl"}
    return scripts.get(variety.lower(), next((each for each in parts[1:] if each in scripts.values()), ""))


def language_for(name: str, spoken: Container[str] = LANGUAGES) -> str:
    """Code of the language of `spoken` that somebody reads who asks for this one; empty if she reads none.

    >>> [language_for(name) for name in ("it_CH", "bs-BA", "sr_RS@latin", "sr_RS", "bs-Cyrl-BA", "sv")]
    ['it', 'hr', 'hr', '', '', '']
    """
    code, script = code_of(name), _script_of(name)
    if code in spoken:
        return code
    asked = {f"{code}-{script}"} if script else {code}
    asked |= {code} if script == "latn" else set()
    return next((row.code for row in LANGUAGES.values() if asked & {*row.read_by} and row.code in spoken), "")


def asked_for(
    environment: Mapping[str, str], preferred: Sequence[str], spoken: Container[str] = LANGUAGES
) -> str:
    """Code of the first language of `spoken` that the person has asked for; English if none.

    The environment (VARIABLES) comes before the system's preferences.
    """
    said = next((value for name in VARIABLES if (value := environment.get(name))), "")
    for name in (*said.split(":"), *preferred):
        if code := language_for(name, spoken):
            return code
        if code_of(name) in ("c", "posix"):
            break
    return next(iter(LANGUAGES))


def country_of(environment: Mapping[str, str], preferred: Sequence[str]) -> str:
    """The country whose dates a person reads, two capitals; empty if the system names none.

    >>> country_of({"LANG": "pt_BR.UTF-8", "LC_TIME": "it_IT"}, ()), country_of({}, ("sr-Latn-RS", "it"))
    ('IT', 'RS')
    """
    said = next((value for name in DATE_VARIABLES if (value := environment.get(name))), "")
    for name in (said, *preferred):
        for part in name.partition(".")[0].partition("@")[0].replace("-", "_").split("_")[1:]:
            if len(part) == len("IT") and part.isalpha():
                return part.upper()
    return ""


SUNDAY: Final = (
    "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP "
    "PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW"
)
SATURDAY: Final = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"
FRIDAY: Final = "MV"
"""Countries whose week begins on another day than Monday (Unicode CLDR, week data)."""


def first_weekday(country: str) -> int:
    """The day on which a country begins its week; Monday is 0."""
    begins = {6: SUNDAY, 5: SATURDAY, 4: FRIDAY}
    return next((day for day, countries in begins.items() if country in countries.split()), 0)
