"""The rules of one table in words, and the notes on pages that tell how it usually is."""

import pytest

from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.setup.usual_rules import house_rules
from briscola.engine.options import ON_OFF
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS
from briscola.i18n.option_words import option_row
from briscola.i18n.table_page import in_force, page_note, table_page
from briscola.ui.scenes.rules_reader import chapters

PAGES = [name for name, _blocks in chapters("en")]


def sitting(variant: str, players: int, **options: OptionValue) -> MatchSetup:
    return MatchSetup(variant=variant, players=players, options=options, opponents=regulars(players))


def test_every_value_of_every_house_rule_has_its_words_and_pages_that_are_there() -> None:
    for row in VARIANTS.values():
        for option in row.options:
            words = option_row(option.key)
            assert set(words.pages) <= set(PAGES), option.key
            if words.in_force is None:
                assert option.values == ON_OFF, option.key
            elif not callable(words.in_force):
                assert set(words.in_force) == set(option.values), option.key


USUAL: list[tuple[str, int, dict[str, OptionValue]]] = [
    *(
        (row.name, n, {})
        for row in VARIANTS.values()
        for n in row.players
        if (row.name, n) != ("chiamata", 4)
    ),
    ("chiamata", 4, {"morto": "open"}),
    ("chiamata", 5, {"bidding": "two", "multiplier": True}),
    ("marianna", 2, {"trump_by": "turned"}),
]


@pytest.mark.parametrize(("variant", "players", "options"), USUAL)
def test_a_table_as_usual_has_no_house_rules_and_says_what_holds(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    setup = sitting(variant, players, **options)
    page, rules = table_page(setup), setup.rules()
    assert "## House rules" not in page and "No house rules" in page
    for key, value, _usual in house_rules(rules):
        assert in_force(key, value, rules) in page


def test_house_rules_of_a_table_stand_first_and_apart_with_the_cards_that_swap_here() -> None:
    """R-XCHG-1/5."""
    page = table_page(sitting("briscola", 4, silent_first_trick=False, stop_at_61=True))
    house, usual = page.split("## As usual")
    assert "Signs and words are allowed from the deal on." in house
    assert "The hand stops as soon as a side has 61 points" in house
    assert "Taking every trick counts one hand" in usual and "from the deal on" not in usual
    assert "Briscola for four, in pairs" in house and "2 strokes win the match" in house
    assert "the two for" not in table_page(sitting("briscola", 2, exchange="seven"))
    assert "the two for" in table_page(sitting("briscola", 2, exchange="seven_and_two"))
    mariazza = table_page(sitting("marianna", 2, mariazza=True))  # V-MA-6
    assert "## House rules" in mariazza and "whoever has 41 points wins the hand at once" in mariazza
    assert "seven" in mariazza and "5 in each hand" in mariazza
    assert "for any turned card" not in mariazza.split("## As usual")[0]
    treviso = table_page(sitting("marianna", 2, mariazza=True, exchange="seven_any"))  # V-MA-7
    assert "At any turn the seven of trumps may be changed for any turned card" in treviso
    any_card = table_page(sitting("brisca", 4, exchange="two_any"))  # V-BR-2
    assert "the two of trumps may be changed for any turned card, from the first trick on." in any_card
    assert "A low trump" not in any_card and "Puerto Rico" not in table_page(sitting("brisca", 4))


def test_a_page_that_tells_the_contrary_begins_with_what_holds_here() -> None:
    """Signs from the deal on, capot, stop at 61."""
    setup = sitting("briscola", 4, silent_first_trick=False, capot=True, stop_at_61=True)
    notes = {chapter: page_note(chapter, setup) for chapter in PAGES}
    assert {chapter for chapter, note in notes.items() if note} == {"hand", "partners", "matches"}
    assert "allowed from the deal on" in notes["partners"] and "two hands" in notes["matches"]
    assert "61 points" in notes["hand"]


@pytest.mark.parametrize(
    ("variant", "players"), [("briscola", 2), ("briscola", 4), ("brisca", 3), ("sueca", 4)]
)
def test_where_everything_is_as_usual_no_page_has_a_note(variant: str, players: int) -> None:
    setup = sitting(variant, players)
    assert not any(page_note(chapter, setup) for chapter in PAGES)


def test_a_game_made_by_a_house_rule_is_noted_on_its_page() -> None:
    setup = sitting("chiamata", 5, bidding="rank")
    assert "Bids are ranks" in page_note("chiamata", setup)
    assert "No house rules" in table_page(setup)
