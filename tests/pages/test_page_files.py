"""The page that a browser gets is small, and nothing of it comes from elsewhere."""

import gzip
import re
from pathlib import Path

import pytest

from briscola import resources
from briscola.i18n.page_words import page_words
from briscola.pages.page_files import STATIC, page_file
from tests.own_decks import kept_deck

MOST_LINES = 1000
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in STATIC.iterdir()}


def test_the_page_is_three_files_of_a_thousand_lines_at_most() -> None:
    assert set(TEXTS) == {"index.html", "style.css", "page.js"}
    assert sum(len(text.splitlines()) for text in TEXTS.values()) <= MOST_LINES
    assert max(len(line) for text in TEXTS.values() for line in text.splitlines()) <= 130


def test_nothing_is_loaded_from_elsewhere() -> None:
    assert [
        name for name, text in TEXTS.items() if "//" in re.sub(r"(?m)(^|\s)//\s.*$|://\$\{", "", text)
    ] == []
    asked = re.findall(r'(?:src|href)="([^"]+)"', TEXTS["index.html"])
    asked += re.findall(r'url\("([^"]+)"\)', TEXTS["style.css"])
    assert len(asked) == 5
    assert [path for path in asked if page_file(f"/{path}") is None] == []


def test_every_word_of_the_page_is_told_to_it_and_none_in_vain() -> None:
    told = set(page_words(secure=False))
    used = set(re.findall(r"\bwords\.(\w+)", TEXTS["page.js"]))
    used |= set(re.findall(r'data-(?:word|label)="(\w+)"', TEXTS["index.html"]))
    assert used == told


def test_the_page_asks_for_no_element_that_is_not_there() -> None:
    there = set(re.findall(r'id="([\w-]+)"', TEXTS["index.html"]))
    named = set(re.findall(r'\b(?:find|show|say|lines)\("([\w-]+)"', TEXTS["page.js"]))
    assert named <= there
    assert Path(STATIC / "index.html").is_file()


def test_a_card_of_ones_own_deck_comes_as_a_small_picture_and_what_is_lent_as_a_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "own_decks_folder", lambda: tmp_path / "own-decks")
    name = kept_deck("Zia Pina")
    (tmp_path / "own-decks" / name / "small" / "RS.png").write_bytes(b"the small one")
    card = page_file(f"/cards/{name}/RS.svg")
    assert card is not None and card.kind == "image/png"
    assert gzip.decompress(card.gzipped) == b"the small one"
    for lent in ("back", "signs/C"):
        drawn = page_file(f"/cards/{name}/{lent}.svg")
        assert drawn is not None and drawn.kind == "image/svg+xml"
    assert page_file("/cards/own-nothing/RS.svg") is None
    assert page_file(f"/cards/{name}/../seen.svg") is None
