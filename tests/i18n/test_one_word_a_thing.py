"""One word in each language for a term, a key, or the goal of a match."""

import re

import pytest

from briscola.engine.rules import Rules
from briscola.engine.variants import VARIANTS, make_rules
from briscola.i18n.game_words import target_text
from briscola.i18n.text import pgettext, use
from briscola.system import resources
from tools import texts

TERMS = {
    "de": {"dummy": "Strohmann", "load": "Voll", "blank": "Lusche"},
    "fr": {"dummy": r"\b[Mm]ort\b", "load": "[Bb]risque", "blank": "[Bb]lanche"},
    "hr": {"dummy": "[Mm]rtva", "load": "[Kk]ari[kc]", "blank": "liš"},
}
"""Beginning of each language's word for a term of docs/languages."""
REQUEST = "“"
"""Messages in which a request to a partner is spoken as at a table: *Schmier!*"""
OPENED_BY_ENTER = re.compile(r"\bEnter\b(?! (?:a|this)\b)")
"""The key, and not the verb of “Enter a code”."""
WHOSE_GENDER = re.compile(
    r"\b[Tt]u (?:es|n’es pas) (?:prêt|seul|obligé|\w+é)\b"
    r"|\bt’(?:a|ont|avait) (?:attendu|aidé|renvoyé|laissé|vu|entendu|invité|surpris|choisi)\b"
)
"""French participles that agree with the person they speak to."""


QUOTED = re.compile(r"“([^“”{}]+)”")
NAMED = re.compile(r"(?<!\*)\*([A-Z][^*\n]*)\*(?!\*)")
"""Words in italics with a capital letter on a page of rules: a control, a page, a house rule."""


def _messages(language: str) -> list[tuple[str, str]]:
    """English text and each of its translations."""
    return [
        (message.id if isinstance(message.id, str) else message.id[0], said)
        for message in texts.read(language)
        if message.id
        for said in texts.translations(message)
    ]


def _labels(language: str) -> dict[str, set[str]]:
    """Translation of each English label; one that leads on is the same with and without its …."""
    found: dict[str, set[str]] = {}
    for english, own in _messages(language):
        found.setdefault(_bare(english), set()).add(_bare(own))
    return found


def _bare(label: str) -> str:
    return label.rstrip("…").strip().casefold()


def _page(language: str, name: str) -> str:
    page = resources.strings_folder() / language / "rules" / name
    return re.sub(r"[ \n]+", " ", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "term"), [(code, term) for code, row in TERMS.items() for term in row])
def test_a_term_of_play_has_one_word(language: str, term: str) -> None:
    wanted = re.compile(TERMS[language][term])
    asked = re.compile(rf"\b{term}\b")  # “Load it again.” is something else
    said = [(english, own) for english, own in _messages(language) if asked.search(english)]
    assert said
    assert [own for english, own in said if not english.startswith(REQUEST) and not wanted.search(own)] == []


@pytest.mark.parametrize("language", texts.languages())
def test_the_enter_key_has_one_name_in_messages_and_on_the_page_of_keys(language: str) -> None:
    use(language)
    key = pgettext("key", "Enter")
    wanted = re.compile(rf"\b{key}")
    assert [
        own
        for english, own in _messages(language)
        if OPENED_BY_ENTER.search(english) and not wanted.search(own)
    ] == []
    english, own = _page("en", "96-keys.md"), _page(language, "96-keys.md")
    assert own.count(f"**{key}") >= english.count("**Enter**")


@pytest.mark.parametrize("language", texts.languages())
def test_a_sentence_names_a_control_as_the_control_is_named(language: str) -> None:
    """“With “at once” nothing takes time”, where the choice is called so."""
    labels = _labels(language)
    asked = [
        (labels[_bare(name)], own)
        for english, own in _messages(language)
        for name in QUOTED.findall(english)
        if _bare(name) in labels
    ]
    assert asked
    assert [own for names, own in asked if not any(name in own.casefold() for name in names)] == []


@pytest.mark.parametrize("language", texts.languages())
def test_a_page_of_rules_names_a_control_as_the_control_is_named(language: str) -> None:
    labels = _labels(language)
    pages = sorted((resources.strings_folder() / "en" / "rules").glob("*.md"))
    asked = [
        (labels[_bare(name)], _page(language, page.name).casefold())
        for page in pages
        for name in NAMED.findall(_page("en", page.name))
        if _bare(name) in labels
    ]
    assert asked
    assert [names for names, page in asked if not any(f"*{name}" in page for name in names)] == []


def test_french_does_not_know_the_gender_of_whom_it_speaks_to() -> None:
    assert WHOSE_GENDER.search("Ta partie t’a attendu ici.")
    assert [own for _, own in _messages("fr") if WHOSE_GENDER.search(own)] == []


def _of_every_game() -> list[Rules]:
    return [make_rules(name, min(game.players)) for name, game in VARIANTS.items()]


@pytest.mark.parametrize("language", ["en", *texts.languages()])
def test_the_goal_of_a_match_says_what_is_counted(language: str) -> None:
    """“up to 2” may be hands, strokes or points."""
    use(language)
    for rules in _of_every_game():
        for winning_hands in (1, 2, 4, 11):
            goal = target_text(rules, winning_hands)
            assert not rules.match_form.by_wins or not goal[-1].isdigit(), goal
    hands = target_text(make_rules("briscola", 2), 4)
    strokes = target_text(make_rules("sueca", 4), 4)
    points = target_text(make_rules("briscolone", 2), 4)
    bare = [re.sub(r"\d+", "", goal) for goal in (hands, strokes, points)]
    assert len(set(bare)) == 3, bare


@pytest.mark.parametrize(("winning_hands", "said"), [(2, "do 2 dobivena"), (5, "do 5 dobivenih")])
def test_croatian_counts_the_hands_to_win(winning_hands: int, said: str) -> None:
    use("hr")
    assert target_text(make_rules("briscola", 2), winning_hands) == said
