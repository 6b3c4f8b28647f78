"""Words that must not come back: what no player of a language would say at a table, and why."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from briscola.system import resources
from tests.spread import quick_some
from tools.texts import read, template


class Never(NamedTuple):
    """What must not be said, one sentence that said it, and why it was wrong."""

    pattern: str
    said: str
    why: str


FORBIDDEN: Mapping[str, Sequence[Never]] = {
    "it": (
        Never(r"\bpizzico\b", "Il tuo pizzico", "what one adds to the bytes is il sale, everywhere"),
        Never(r"[Rr]egistrazion[ei]", "la registrazione non si legge", "a match is kept in its verbale"),
        Never(
            r"briscola in tavola|briscola girata|[Cc]ambi(?:are|o) (?:del)?la briscola",
            "Cambiare la briscola?",
            "one seems to change the suit: it is la carta scoperta",
        ),
        Never(r"seme d’uscita", "il seme d’uscita", "il seme di mano"),
        Never(r"conta da nessuna parte", "Non conta da nessuna parte.", "non entra nelle statistiche"),
        Never(r", con \{card\} ", "Regali 3 punti, con {card} 4", "one reads on: a semicolon"),
        Never(r"andrà persa", "quella in sospeso andrà persa", "a match that is left can be watched"),
        Never(
            r"[Tt]agli tu|[Tt]aglio dopo|(?:il|del) taglio|mazzo[^.]* tagliato|sinistra taglia",
            "Tagli tu il mazzo",
            "the pack is lifted, si alza; who cuts with a trump taglia",
        ),
        Never(r"mazziere dopo|mazzo (?:passa|va) avanti", "mazziere dopo", "il mazziere successivo"),
        Never(
            r"dai tu per primo|[Dd]à per primo \{",
            "{card}: dà per primo {name}",
            "she who deals is not primo: comincia a dare",
        ),
        Never(r"\bse fitte\b", "se fitte", "the cards are: se (le carte) sono fitte"),
        Never(r"\bconto migliore|(?:primo|certo) conto", "vince il conto migliore", "it is il saldo"),
        Never(
            r"\bpagament[io]\b", "punti di pagamento", "what is played for is la posta, what is left il saldo"
        ),
        Never(
            r"\b[Mm]an[oi] (?:vint|pers|null|finit|per vinc|da gioc|\{)|[Pp]rossima mano|\} man[oi]\b",
            "Mano vinta",
            "mano is a trick to many: a deal played out is una smazzata",
        ),
        Never(r"\bsi ridà\b|smazzata (?:è )?nulla\b", "è nulla e si ridà", "it goes a monte, and si rifà"),
        Never(r"[Hh]anno passato tutti|tutti passo", "Hanno passato tutti", "passano tutti"),
        Never(r"\b[Oo]ffr[ei]\b|\b[Oo]ffert[ae]\b", "Ultima offerta", "one calls: Chiamo 70"),
        Never(
            r"seme d’apertura|[Aa]pri tu$|^apre$|[Cc]hi apre(?! il file)|[Ss]i apre (?:di|con)\b",
            "Apri tu",
            "who leads first is di mano, later one esce; nobody opens",
        ),
        Never(r"[Cc]olto!", "colto! {meaning}", "who sees a sign says: visto!"),
        Never(r"\bmostra la lingua", "mostra la lingua", "only the tip: la punta della lingua"),
        Never(r"[Ss]cambiare la carta|^Scambi[ao]$", "Scambiare la carta scoperta?", "si cambia: il cambio"),
        Never(r"[Ss]egno (?:per ogni|sulla)", "Un segno per ogni smazzata", "on the slate: una tacca"),
        Never(r"\b[Gg]etta(?:re|la)?\b", "gettala qui", "a card is thrown: si butta"),
        Never(r"«Gioca|«Metti", "«Gioca una briscola!»", "one says: Taglia! Carica! Strozza! Vai liscio!"),
        Never(r"[Ss]uggeriment[oi]", "il suggerimento non c’è", "a hint has one name: il consiglio"),
        Never(
            r"ancora ignota|si arrende ai", "briscola ancora ignota", "ancora senza briscola; resa sui punti"
        ),
        Never(r"\b[Rr]egistr[oi]\b", "Registro {digest}", "the record of a match has one name: il verbale"),
    ),
    "fr": (
        Never(r"(?<!grain de )\b[Ss]el\b|\bsalée?\b", "Ton sel", "what one adds is un grain de sel"),
        Never(r"\b[Rr]egistres?\b", "Registre {digest}", "the record has one name: le relevé"),
        Never(r"\b[Ee]nregistrements?\b", "son enregistrement", "the record has one name: le relevé"),
        Never(
            r"(?<!en italien \*)(?<!\{)\b[Cc]aric(?:o|hi)\b",
            "Tu prends moins souvent les carichi",
            "the lesson teaches: une charge, des charges",
        ),
        Never(r"compte nulle part", "Cela ne compte nulle part", "it does not count dans les statistiques"),
        Never(
            r"\bpresse[- ]l[ae]\b|\ben pressant\b|rien pressé",
            "presse-la",
            "one presses a lemon: appuie dessus",
        ),
        Never(r"\baccueillie?s?\b", "il n’est pas accueilli", "a file is importé"),
        Never(r"(?s)(.{20}).*\1.*\1", "Qui doit entamer peut. " * 3, "a sentence is said once"),
        Never(r"\b[Ss]urpris\s!", "surpris ! {meaning}", "who sees a sign says: vu !"),
        Never(r"\b(?:patta|asta|mazziere|chiamante|tallone)\b", "La patta", "French has its own words"),
    ),
    "en": (
        Never(
            r"(?i)\b(?:asta|mazziere|chiamante|tallone|patta|cappotto|morto|prima mano|segni|socio|smazzata)"
            r"\b",
            "In the asta one promises points",
            "English has its own words for these",
        ),
        Never(r"(?i)\bbuona ?sera\b", "BUONA SERA", "the slate speaks the language of the player"),
    ),
}
ROWS = [pytest.param(lang, row, id=f"{lang}: {row.said}") for lang, rows in FORBIDDEN.items() for row in rows]


@cache
def lines(language: str) -> Sequence[str]:
    """Every message of a language, and the lines of its rules chapters."""
    found: list[str] = []
    for message in template() if language == "en" else read(language):
        if message.id:
            said = message.id if language == "en" else message.string
            found += (said,) if isinstance(said, str) else said or ()
    for path in sorted(chapters(language).glob("*.md")):
        found += resources.read(path).splitlines()
    return found


def chapters(language: str) -> Path:
    """The folder of the rules in a language."""
    return resources.strings_folder() / language / "rules"


@pytest.mark.parametrize(("language", "row"), quick_some(ROWS, 13))
def test_nothing_is_said_that_no_player_would_say(language: str, row: Never) -> None:
    assert [line for line in lines(language) if re.search(row.pattern, line)] == [], row.why


@pytest.mark.parametrize(("language", "row"), ROWS)
def test_what_was_said_once_would_be_noticed(language: str, row: Never) -> None:
    assert re.search(row.pattern, row.said), language


def test_the_partner_is_a_socio_in_chiamata_and_a_compagno_in_pairs() -> None:
    chiamata = resources.read(chapters("it") / "70-chiamata.md")
    pairs = resources.read(chapters("it") / "50-partners.md")
    assert "socio" in chiamata and "compagn" not in chiamata
    assert "compagno" in pairs and "socio" not in pairs
