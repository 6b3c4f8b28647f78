"""The words: catalogues complete and compiled, pages the same in every language."""

import ast
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from babel.core import Locale, UnknownLocaleError, get_global
from babel.messages.catalog import Catalog
from babel.numbers import format_decimal

from briscola.i18n import text
from briscola.i18n.languages import (
    LANGUAGES,
    VARIABLES,
    Language,
    asked_for,
    code_of,
    country_of,
    first_weekday,
)
from briscola.i18n.text import _
from briscola.storage.settings.settings import Settings
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.render.svg.raster import Raster
from briscola.ui.scenes.richtext import Block, parse, runs
from briscola.ui.scenes.rules_reader import chapters
from tests.i18n.own_words import PAIRS
from tests.pinned import data_of
from tests.sources import modules
from tools import texts

CARD = re.compile(r"[1-7FCR][CDBS]|back")


@pytest.fixture(scope="module")
def source() -> Catalog:
    return texts.template()


@pytest.mark.slow
@pytest.mark.parametrize("language", texts.languages())
def test_a_catalogue_is_complete_and_matches_the_code(language: str, source: Catalog) -> None:
    catalog = texts.updated(language, source)
    assert texts.complaints(catalog) == []
    assert texts.po_bytes(catalog) == texts.po_path(language).read_bytes()


@pytest.mark.slow
def test_every_message_of_the_code_is_found_wherever_it_stands(source: Catalog) -> None:
    """Before Python 3.12 Babel finds none inside of an f-string."""
    found = {words for message in source for words in (message.id if message.pluralizable else (message.id,))}
    written = {
        word.value
        for path in modules().values()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"_", "lazy", "ngettext"}
        for word in node.args
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }
    assert len(written) > 1000 and written <= found, written - found


@pytest.mark.parametrize("language", texts.languages())
def test_the_compiled_catalogue_is_that_of_the_po_file(language: str) -> None:
    assert texts.mo_bytes(texts.read(language)) == texts.mo_path(language).read_bytes()


def test_complaints_name_what_is_wrong() -> None:
    catalog = Catalog(locale="it")
    catalog.add("Hand {n}", "Mano {m}")
    catalog.add("Play", "")
    catalog.add("Quit", "Esci", flags=["fuzzy"])
    catalog.add("Last trick", "L'ultima presa")
    catalog.add("; ", ";")
    catalog.add(("{n} card", "{n} cards"), ("{n} carta", "{n} carte"))
    assert sorted(texts.complaints(catalog)) == [
        "fields differ: Hand {n}",
        "fuzzy: Quit",
        "spaces at its ends differ: '; '",
        """typed "'", for which docs/languages has a sign: L'ultima presa""",
        "untranslated: Play",
    ]


def test_french_joins_its_marks_to_the_words_before_them() -> None:
    assert texts.typed("Quoi\u202f? «\u00a0Charge\u202f!\u00a0» Atout\u00a0: épées, 50\u202f%", "fr") == []
    assert texts.typed("Quoi ? Atout: « épées », 50 %", "fr") == [" ?", "t:", "« ", " »", "0 %"]
    assert texts.typed("Perché? Così!", "it") == []


@pytest.mark.parametrize("language", texts.languages())
def test_what_a_text_opens_it_closes(language: str) -> None:
    catalogue = [
        each for message in texts.read(language) if message.id for each in texts.translations(message)
    ]
    pages = (resources.strings_folder() / language / "rules").glob("*.md")
    blocks = [block for page in pages for block in page.read_text(encoding="utf-8").split("\n\n")]
    for text_of in (*catalogue, *blocks):
        for pair in PAIRS[language]:
            assert text_of.count(pair[0]) == text_of.count(pair[1]), text_of


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_pages_are_set_as_by_a_printer(language: str) -> None:
    for page in (resources.strings_folder() / language / "rules").glob("*.md"):
        assert texts.typed(page.read_text(encoding="utf-8"), language) == [], page.name


def test_every_language_has_a_row_and_words() -> None:
    """A catalogue that no row names would be translated for nobody."""
    assert set(LANGUAGES) == set(text.available()) == {"en", *texts.languages()}


def test_every_language_has_all_the_pages_or_shows_the_english_ones() -> None:
    folder = resources.strings_folder()
    found = {code: sorted(page.name for page in (folder / code / "rules").glob("*.md")) for code in LANGUAGES}
    assert len(found["en"]) > 5
    assert [code for code, names in found.items() if names not in ([], found["en"])] == []


def test_the_pages_correspond_piece_by_piece() -> None:
    """Same chapters, and in each the same kinds of blocks and the same cards, whatever the language."""
    shapes = [
        [
            (name, [(b.kind, b.text if b.kind == "cards" else "") for b in blocks])
            for name, blocks in chapters(code)
        ]
        for code in text.available()
    ]
    assert len(shapes) > 1 and shapes[0]
    assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_page_begins_with_its_title_and_shows_only_real_cards(language: str) -> None:
    for name, blocks in chapters(language):
        assert blocks[0].kind == "title", name
        for block in blocks:
            if block.kind == "cards":
                assert all(CARD.fullmatch(code) for code in block.text.split()), block.text
            else:
                assert "**" not in "".join(words for _role, words in runs(block.text)), block.text


def test_the_language_can_change_while_the_game_runs() -> None:
    for code, word in (("it", "Gioca"), ("en", "Play"), ("it", "Gioca")):
        assert text.use(code) == code
        assert _("Play") == word
    text.use("en")


@pytest.mark.parametrize(
    ("environment", "preferred", "code"),
    [
        ({"LANG": "it_IT.UTF-8"}, (), "it"),
        ({"LC_ALL": "it_CH.ISO8859-1@euro", "LANG": "en_GB.UTF-8"}, (), "it"),
        ({"LC_MESSAGES": "Italian_Italy.1252"}, (), "it"),
        ({"LANGUAGE": "sv:it:en", "LANG": "sv_SE.UTF-8"}, (), "it"),
        ({"LANGUAGE": "en_GB:it"}, (), "en"),
        ({"LANGUAGE": "en", "LANG": "it_IT.UTF-8"}, ("it-IT",), "en"),
        ({"LC_ALL": "it_IT.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, (), "it"),
        ({"LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, (), "de"),
        ({"LANG": "bs_BA.UTF-8"}, (), "hr"),
        ({"LANG": "sr_RS.UTF-8@latin"}, (), "hr"),
        ({"LANG": "sr_RS@latin"}, (), "hr"),
        ({"LANG": "sr_RS.UTF-8"}, ("sr-RS", "it"), "it"),
        ({}, ("bs-Cyrl-BA", "sr-Cyrl-RS"), "en"),
        ({}, ("bs-Latn-BA",), "hr"),
        ({}, ("sr-Latn-RS",), "hr"),
        ({}, ("cnr-ME", "de"), "hr"),
        ({"LANG": "English_United Kingdom.1252"}, ("it",), "en"),
        ({"LANG": "sv_SE.UTF-8"}, ("sv", "it"), "it"),
        ({"LC_ALL": "C.UTF-8", "LANG": "it_IT.UTF-8"}, ("it",), "en"),
        ({"LANG": "POSIX"}, ("it",), "en"),
        ({}, ("it-IT", "en-US"), "it"),
        ({"LC_CTYPE": "UTF-8"}, ("sv", "it"), "it"),
        ({}, ("sv",), "en"),
        ({}, (), "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    environment: dict[str, str], preferred: Sequence[str], code: str
) -> None:
    """POSIX, Windows and macOS each name it in their own way."""
    assert asked_for(environment, preferred) == code


@data_of("babel")
def test_a_week_begins_on_the_day_of_unicodes_table() -> None:
    found = {}
    for country in get_global("territory_languages"):
        with suppress(UnknownLocaleError):
            found[country] = Locale.parse(f"und_{country}")
    places = [each for each, known in found.items() if known.territory == each]
    others = {each for each in places if found[each].first_week_day != first_weekday(each)}
    # Babel gives these the Sunday of their language's own country; Unicode's table has Monday.
    assert len(places) > 230 and others == {"AO", "CV", "GW", "ST", "TL"}


def test_dates_are_those_of_the_systems_country_whatever_language_is_read() -> None:
    assert country_of({"LANGUAGE": "it", "LC_TIME": "pt_BR.UTF-8", "LANG": "it_IT.UTF-8"}, ("it-IT",)) == "BR"
    assert country_of({"LC_ALL": "C.UTF-8"}, ("pt", "es-MX")) == "MX"
    assert country_of({}, ("sr-Latn-RS",)) == "RS"
    assert first_weekday(country_of({}, ())) == 0


@pytest.mark.parametrize(("code", "row"), LANGUAGES.items())
def test_a_language_is_known_by_its_code_and_by_its_english_name(code: str, row: Language) -> None:
    assert code_of(f"{code}_XX.UTF-8") == code_of(f"{row.english}_Somewhere.1252") == code


def test_a_language_nobody_speaks_falls_back_to_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    assert text.use("xx", ("it",)) == "it"
    assert text.use(None, ()) == "en"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert text.use(None) == "it"
    text.use("en")


def test_a_first_evening_is_in_the_language_that_the_system_prefers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": "it", "country": "IT"}])
    App(settings=Settings(), size=(1280, 720), sound=False, cache=tmp_path).close()
    assert text.language() == "it"
    text.use("en")


@data_of("babel")
@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_are_written_as_in_the_language(code: str) -> None:
    """Babel knows how the world writes them; the game does not carry it."""
    text.use(code)
    assert text.number(3.5, 1) == format_decimal(3.5, locale=code)
    text.use("en")


def test_a_page_is_read_block_by_block() -> None:
    source = "# Title\n\nTwo lines\nof text.\n\n- one\n  more\n- two\n## Part\n[cards 1D back]\nend"
    assert parse(source) == [
        Block("title", "Title"),
        Block("text", "Two lines of text."),
        Block("item", "one more"),
        Block("item", "two"),
        Block("heading", "Part"),
        Block("cards", "1D back"),
        Block("text", "end"),
    ]


def test_bold_and_italic_are_told_apart() -> None:
    assert runs("a **b c** d *e*.") == [
        ("body", "a "),
        ("body-strong", "b c"),
        ("body", " d "),
        ("body-italic", "e"),
        ("body", "."),
    ]


def test_files_are_found_and_named_without_their_endings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = tmp_path / "assets" / "cards"
    for name, body in (
        ("good", '{"name": "x", "title": "Good", "width": 510, "height": 830, "more": 1}'),
        ("broken", "{"),
        ("odd", '{"title": "no size"}'),
    ):
        (cards / name).mkdir(parents=True)
        (cards / name / "deck.json").write_text(body)
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "slap-1.ogg").write_bytes(b"")
    monkeypatch.setattr(resources, "roots", lambda: [tmp_path])
    assert [info.name for info in resources.decks()] == ["good"]
    assert resources.sounds() == ("slap-1",)
    assert resources.sound_file("slap-1") == tmp_path / "sounds" / "slap-1.ogg"
    assert resources.sound_file("nothing") is None
    assert resources.card_drawing("good", "1D") is None
    assert resources.faces() == ()


def test_a_deck_with_colours_of_its_own_has_its_own_signs() -> None:
    raster = Raster(disk=False)
    colours = []
    for deck in ("francesi4", "francesi"):
        sign = resources.sign_drawing(deck, "B")
        assert sign is not None
        colours.append(raster.file(sign, (60, 60)).get_at((30, 20)))
    green, black = colours
    assert green.g > 1.5 * max(green.r, green.b)
    assert max(black[:3]) < 40
