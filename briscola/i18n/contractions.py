"""Prepositions joined with what is filled in: *del morto*, not *di il morto*; *ad Ada*, not *a Ada*."""

import re

_PREPOSITION = re.compile(r"\b(di|a|da|in|su) (il |lo |la |l’)", re.IGNORECASE)
_JOINED = {"il ": "l ", "lo ": "llo ", "la ": "lla ", "l’": "ll’"}
_BEFORE_VOWEL = re.compile(r"\b(il|del|al|dal|nel|sul) (?=8|11?(?![\d.º]))", re.IGNORECASE)
_BEFORE_ZERO = re.compile(r"\b(il|del|al|dal|nel|sul) (?=0(?!\d))", re.IGNORECASE)
_BEFORE_ITSELF = re.compile(r"\b(?:(a) (?=[aàá])|(e) (?=[eèé]))", re.IGNORECASE)


_FRENCH_OF = re.compile(r"\b([Dd])e (?=[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ])")


def french_elisions(text: str) -> str:
    """Elide *de* before a name that begins with a vowel.

    >>> french_elisions("La table de Anna, à la place de Leo")
    'La table d’Anna, à la place de Leo'
    """
    return _FRENCH_OF.sub(lambda found: f"{found[1]}’", text)


def italian_contractions(text: str) -> str:
    """Join preposition and article, elide the article before a figure that is said with a vowel, and part
    *a* and *e* from their own sound.

    >>> italian_contractions("le prese di il morto, nel 8% dei casi, nel 11%, nel 0%, nel 18%")
    'le prese del morto, nell’8% dei casi, nell’11%, nello 0%, nel 18%'
    >>> italian_contractions("Chiedi a Ada, a Elena e Rosa, a Rosa e Elena")
    'Chiedi ad Ada, a Elena e Rosa, a Rosa ed Elena'
    """
    text = _PREPOSITION.sub(lambda found: _stem(found[1]) + _JOINED[found[2].lower()], text)
    text = _BEFORE_VOWEL.sub(lambda found: _article(found[1], "l’"), text)
    text = _BEFORE_ZERO.sub(lambda found: _article(found[1], "lo "), text)
    return _BEFORE_ITSELF.sub(lambda found: f"{found[1] or found[2]}d ", text)


def _stem(preposition: str) -> str:
    """Stem of a joined preposition: `de` of *del*, `ne` of *nel*."""
    return {"di": "de", "in": "ne", "Di": "De", "In": "Ne"}.get(preposition, preposition)


def _article(joined: str, form: str) -> str:
    """`joined` with another form of its article: *il* becomes *l’*, *nel* becomes *nell’*."""
    if joined.lower() == "il":
        return form if joined[0] == "i" else form.capitalize()
    return joined + form


_SPANISH = re.compile(r"\b([Dd]e|[Aa]) el (?=[a-záéíóúüñ])")
_SPANISH_AND = re.compile(r"\by (?=h?[ií](?!e))", re.IGNORECASE)
_SPANISH_OR = re.compile(r"\bo (?=h?[oó])", re.IGNORECASE)


def spanish_contractions(text: str) -> str:
    """Join *de* and *a* with the article of a noun; *y* and *o* before their own sound are *e* and *u*.

    >>> spanish_contractions("las bazas de el muerto, gana a el as de copas, la mesa de El Rubio")
    'las bazas del muerto, gana al as de copas, la mesa de El Rubio'
    >>> spanish_contractions("Ada y Ivo, Ugo y Hielo, Ada o Olga")
    'Ada e Ivo, Ugo y Hielo, Ada u Olga'
    """
    text = _SPANISH.sub(lambda found: f"{found[1]}l ", text)
    return _SPANISH_OR.sub("u ", _SPANISH_AND.sub("e ", text))


_PORTUGUESE = re.compile(r"\b([Dd]e|[Ee]m|[Pp]or|[Aa]) (o|a|os|as) (?=[a-záàâãéêíóôõúç])(?!\w+r\b)")
"""Not before an infinitive, where *o* is a pronoun: *tem de o jogar*."""
_PORTUGUESE_STEMS = {"de": "d", "em": "n", "por": "pel"}
_PORTUGUESE_TO = {"o": "ao", "a": "à", "os": "aos", "as": "às"}


def portuguese_contractions(text: str) -> str:
    """Join *de*, *em*, *por* and *a* with the article of a common noun.

    >>> portuguese_contractions("as vazas de o morto, em a mesa, por os trunfos, a o ás de copas, Por o rei")
    'as vazas do morto, na mesa, pelos trunfos, ao ás de copas, Pelo rei'
    >>> portuguese_contractions("a vaza de a Ana, quem tem de o jogar")
    'a vaza de a Ana, quem tem de o jogar'
    """
    return _PORTUGUESE.sub(lambda found: _joined_portuguese(found[1], found[2]) + " ", text)


def _joined_portuguese(preposition: str, article: str) -> str:
    """Preposition and article in one word: *do*, *nas*, *pelos*, *ao*, *às*."""
    small = preposition.lower()
    joined = _PORTUGUESE_TO[article] if small == "a" else _PORTUGUESE_STEMS[small] + article
    return joined.capitalize() if preposition[0].isupper() else joined
