"""Nothing said aloud has a sign that a voice leaves out, or says in another language."""

import re
import shutil
import subprocess

import pytest
from babel.messages.pofile import read_po

from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.spoken_signs import SAID_SIGNS, aloud
from briscola.system.resources import strings_folder

SIGNS = "−2; +5; 2 × 11; 61–90; 61:59; 20 %; 1 = 1; ½×; 21:30"
SPOKEN = {
    "en": "minus 2; plus 5; 2 times 11; 61 to 90; 61 to 59; 20 percent; 1 equals 1; ½ times; 21:30",
    "de": "minus 2; plus 5; 2 mal 11; 61 bis 90; 61 zu 59; 20 Prozent; 1 gleich 1; ½ mal; 21:30",
    "es": "menos 2; más 5; 2 por 11; de 61 a 90; 61 a 59; 20 por ciento; 1 igual a 1; ½ veces; 21:30",
    "fr": "moins 2; plus 5; 2 fois 11; 61 à 90; 61 à 59; 20 pour cent; 1 égale 1; ½ fois; 21:30",
    "hr": "minus 2; plus 5; 2 puta 11; 61 do 90; 61 prema 59; 20 posto; 1 jednako 1; ½ puta; 21 30",
    "it": "meno 2; più 5; 2 per 11; da 61 a 90; 61 a 59; 20 per cento; 1 uguale a 1; ½ volte; 21:30",
    "pt": "menos 2; mais 5; 2 vezes 11; de 61 a 90; 61 a 59; 20 por cento; 1 igual a 1; ½ vezes; 21:30",
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    text.use(request.param)
    return str(request.param)


def foreign(spoken: str) -> set[str]:
    """All in a text but letters, figures, accents and SAID_SIGNS."""
    return {
        each for each in spoken if not (each.isalnum() or each in SAID_SIGNS or "\u0300" <= each <= "\u036f")
    }


def test_signs_are_words_of_the_language(language: str) -> None:
    assert aloud(SIGNS) == SPOKEN[language]


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("Hand 3: 2 points", "Hand 3: 2 points"),
        ("Main 3\u202f: 2 points\u202f!", "Main 3: 2 points!"),
        ("192.168.1.5:8080", "192.168.1.5:8080"),
        ("2026-11-27", "2026-11-27"),
        ("a well-known card – the three", "a well-known card, the three"),
        ("11 points · takes", "11 points, takes"),
        ("☕ Zia\u00a0Pina \u202e🃏", "Zia Pina"),
        ("Z\u030civa", "Z\u030civa"),
        ("0 (−1,5)", "0 (minus 1,5)"),
        ("−12.0\u00a0±\u00a00.8", "minus 12.0 plus or minus 0.8"),
        ("🟨", ""),
    ],
)
def test_what_is_no_sign_stays_and_what_cannot_be_said_goes(written: str, spoken: str) -> None:
    text.use("en")
    assert aloud(written) == spoken


def test_no_text_of_the_game_has_another_sign(language: str) -> None:
    file = strings_folder() / language / "LC_MESSAGES" / "briscola.po"
    texts = [file] if file.exists() else sorted(strings_folder().glob("it/LC_MESSAGES/briscola.po"))
    with texts[0].open("rb") as opened:
        messages = [each for each in read_po(opened) if each.id]
    found = [each.string if file.exists() else each.id for each in messages]
    assert len(found) > 2000
    for each in found:
        for written in [each] if isinstance(each, str) else each or ():
            assert not foreign(aloud(re.sub(r"\{[^}]*\}", "3", written))), written


VOICES = {"en": "en-gb", "fr": "fr-fr"}


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="no espeak-ng")
def test_espeak_says_none_of_the_signs_that_are_left_and_changes_to_no_other_language(language: str) -> None:
    def said(words: str) -> str:
        voice = VOICES.get(language, language)
        run = ["espeak-ng", "-v", voice, "-q", "-x", words]
        return subprocess.run(run, capture_output=True, text=True, check=True).stdout

    def sounds(words: str) -> str:
        return re.sub(r"[^A-Za-z@&]", "", said(words))

    plain = sounds("tango mango")
    for sign in sorted(SAID_SIGNS - {" "}):
        written = f"tango {sign}mango" if sign in "¿¡“„«(" else f"tango{sign} mango"
        assert sounds("tango-mango" if sign == "-" else written) == plain, sign
    assert "(" not in said(aloud("−2; +5; 2 × 11; 61–90; 61:59; 20 %"))
