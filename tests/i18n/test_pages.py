"""The rules pages speak of every game and every house rule: whoever adds one is told here where to."""

from collections.abc import Mapping

import pytest

from briscola.engine.variants import VARIANTS
from briscola.i18n import option_rows, text
from briscola.system import resources
from briscola.ui.scenes.rules_reader import chapters

SPOKEN_OF: Mapping[str, tuple[str, str]] = {
    "teams": ("60-numbers", "in pairs"),
    "first_dealer": ("94-house", "First dealer"),
    "void_dealer": ("94-house", "After a void hand"),
    "mariazza": ("88-marianna", "In Treviso two play"),
    "trump_by": ("88-marianna", "With a turned card"),
    "first_marianna": ("88-marianna", "With a house rule the first brings 40"),
    "total_120": ("94-house", "Match to 120"),
    "independents": ("94-house", "Nobody above sixty"),
    "tie": ("94-house", "Level at sixty"),
    "capot": ("94-house", "All the tricks"),
    "stop_at_61": ("94-house", "Stop at 61"),
    "removed": ("94-house", "Another two may be taken out"),
    "signs": ("94-house", "Signs:"),
    "spies": ("94-house", "Opponents may see signs"),
    "requests": ("94-house", "Requests"),
    "lead_request": ("94-house", "asking for a suit"),
    "silent_first_trick": ("94-house", "The first trick"),
    "show_partner": ("94-house", "Showing hands"),
    "exchange": ("94-house", "Exchange."),
    "deal_by": ("94-house", "one by one or three together"),
    "turn_up": ("94-house", "the bottom one of the pack"),
    "ranking": ("94-house", "Seven above three"),
    "deal_all": ("80-prini", "All the cards"),
    "hand_size": ("90-bisca", "Three or nine"),
    "follow_at_end": ("90-bisca", "once the stock is gone"),
    "must_follow": ("84-briscolone", "asks for following"),
    "morto": ("70-chiamata", "dummy"),
    "bidding": ("70-chiamata", "Bidding by rank"),
    "obliged": ("70-chiamata", "obliged"),
    "weak_redeal": ("94-house", "A weak hand"),
    "weak_points": ("94-house", "or two if so agreed"),
    "concede": ("94-house", "Giving up"),
    "dark": ("94-house", "In the dark"),
    "first_lead": ("94-house", "Who leads"),
    "call_own": ("94-house", "Calling a card of one’s own"),
    "all_pass": ("94-house", "All pass"),
    "multiplier": ("94-house", "Payments grow"),
    "capot_doubles": ("94-house", "All eight tricks"),
    "void_doubles": ("94-house", "Void hands"),
    "capot_by": ("94-house", "all 120 points of the caller"),
    "match": ("94-house", "The match"),
    "to_points": ("84-briscolone", "121"),
    "match_hands": ("94-house", "a fixed number of hands"),
    "match_target": ("94-house", "reaches a balance"),
}
"""By option the English page, and the words there; other languages have the same pieces (test_texts.py)."""


def test_the_pages_speak_of_every_option_or_list_it() -> None:
    listed = {key: row.chapter for key, row in option_rows.OPTIONS.items() if row.chapter}
    keys = {option.key for row in VARIANTS.values() for option in row.options}
    told = "each needs a chapter in i18n/option_rows, or a passage named in SPOKEN_OF"
    assert keys == {*SPOKEN_OF, *listed}, told
    assert not SPOKEN_OF.keys() & listed.keys()


@pytest.mark.usefixtures("language")
def test_a_chapter_ends_with_the_house_rules_that_its_text_does_not_speak_of() -> None:
    pages = dict(chapters(text.language()))
    listed = [row for row in option_rows.OPTIONS.values() if row.chapter]
    assert listed
    for row in listed:
        items = [block.text for block in pages[row.chapter] if block.kind == "item"]
        assert f"**{row.name}.** {row.sentence}" in items


@pytest.mark.parametrize("key", SPOKEN_OF)
def test_the_pages_speak_of_every_house_rule(key: str) -> None:
    page, words = SPOKEN_OF[key]
    path = resources.strings_folder() / "en" / "rules" / f"{page}.md"
    assert words in " ".join(path.read_text(encoding="utf-8").split())


def test_every_game_besides_that_of_the_house_has_a_chapter() -> None:
    names = {name for name, _blocks in chapters("en")}
    _house, *others = VARIANTS
    assert set(others) <= names
