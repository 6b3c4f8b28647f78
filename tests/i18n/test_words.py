"""Everything of the engine's and the players' tables has words: whoever adds a row is told of them here."""

from collections.abc import Sequence
from typing import get_args

import pytest

from briscola.capabilities.statistics.words import level_title
from briscola.client.setup.characters import Person
from briscola.client.setup.game_forms import Form, forms, own_game_option
from briscola.engine.options import Option, never
from briscola.engine.rules import OptionValue, spell
from briscola.engine.variants import VARIANTS, make_rules
from briscola.i18n import (
    character_words,
    game_titles,
    game_words,
    kept_match_words,
    level_words,
    option_rows,
    option_words,
)
from briscola.players.levels import LEVELS
from briscola.players.talk.temperament import PLAIN, TEMPERAMENTS
from briscola.storage.settings.settings import TableName
from briscola.system import resources
from briscola.ui.render.theme import TABLES
from briscola.ui.scenes.settings.style_settings import deck_title, table_title
from tools.texts import TYPED

OPTIONS: dict[str, tuple[Option, ...]] = {}
for _row in VARIANTS.values():
    for _option in _row.options:
        OPTIONS[_option.key] = (*OPTIONS.get(_option.key, ()), _option)

FORMS = [form for variant in VARIANTS for form in forms(variant)]


def check(*words: str) -> None:
    """Words are there, without a field that nobody filled, and no two the same."""
    assert all(word.strip() and "{" not in word and not TYPED.search(word) for word in words), words
    assert len(set(words)) == len(words), words


def values(key: str) -> Sequence[OptionValue]:
    """All values of an option, of whatever game."""
    return tuple(dict.fromkeys(value for option in OPTIONS[key] for value in option.values))


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", OPTIONS)
def test_an_option_has_a_name_a_sentence_and_words_for_every_value(key: str) -> None:
    check(option_words.option_name(key))
    for variant, row in VARIANTS.items():
        if any(option.key == key for option in row.options):
            check(*(option_words.explanation(key, make_rules(variant, n)) for n in row.players[:1]))
    check(option_words.short_name(key))
    check(*(option_words.value_name(key, value) for value in values(key)))
    assert len(option_words.short_name(key)) <= len(option_words.option_name(key))


def test_the_house_rules_of_bisca_speak_of_its_own_cards() -> None:
    """V-BI-7 and R-TALK-4: the two goes for the ace or the seven, a carico is an ace or a seven."""
    bisca, usual = make_rules("bisca", 4), make_rules("briscola", 4)
    assert option_words.explanation("exchange", bisca).endswith("the two for ace or seven.")
    assert "(an ace or a seven)" in option_words.explanation("requests", bisca)
    assert "(an ace or a three)" in option_words.explanation("requests", usual)
    said = option_words.explanation("exchange", usual)
    assert said.endswith(
        "the seven for ace, three, king, knight or jack; the two for seven, six, five or four."
    )
    assert "exchange" in option_words.explanation("ranking", usual)
    assert "exchange" not in option_words.explanation("ranking", make_rules("briscolone", 2))
    six = option_words.explanation("exchange", make_rules("briscola", 6))
    assert six.endswith("the seven for ace, three, king, knight or jack."), "R-XCHG-5"


def test_no_words_are_left_of_options_and_values_that_have_gone() -> None:
    assert set(option_rows.OPTIONS) == set(OPTIONS)
    for key, row in option_rows.OPTIONS.items():
        if not callable(row.values):
            assert {spell(value) for value in row.values} == {spell(value) for value in values(key)}, key


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    "key", [key for key, found in OPTIONS.items() if any(o.idle is not never for o in found)]
)
def test_an_option_that_may_have_no_effect_says_why(key: str) -> None:
    check(option_words.why_idle(key))


def test_an_option_has_words_for_its_own_values_and_a_reason_only_where_it_may_be_idle() -> None:
    """`off` is no exchange and no signs, and could be anything of a new house rule."""
    with pytest.raises(KeyError, match="the option tie has no words in"):
        option_words.why_idle("tie")
    always = {key for key, row in option_rows.OPTIONS.items() if row.idle is not None}
    assert always == {key for key, found in OPTIONS.items() if any(o.idle is not never for o in found)}
    assert option_words.value_name("morto", "open") == "face up"
    with pytest.raises(KeyError, match="the value 'open' of the option exchange has no words"):
        option_words.value_name("exchange", "open")
    with pytest.raises(KeyError, match="the option blind_dealer has no row of words"):
        option_words.option_name("blind_dealer")


def test_a_match_tells_its_house_rules_in_few_words_and_the_cards_that_swap_there() -> None:
    """A rule simply in force needs no `yes`; V-RK-1: where three and seven have changed the three swaps."""
    rules = make_rules("briscola", 2, {"capot": True, "tie": "last_trick"})
    assert kept_match_words.changed_text(rules) == "60 to 60: last trick decides · All tricks count two hands"
    seven = make_rules("briscola", 2, {"ranking": "seven"})
    words = [
        option_words.value_at_table("exchange", value, seven)
        for value in values("exchange")
        if value not in ("two", "two_any", "seven_any")  # of bisca, of brisca, of mariazza
    ]
    assert words == ["no", "with the three", "with the three and the two"]
    assert option_words.value_at_table("exchange", "seven", make_rules("briscola", 2)) == "with the seven"
    any_card = make_rules("brisca", 2, {"exchange": "two_any"})
    assert kept_match_words.changed_text(any_card) == "Exchange of the turned card: with the two for any card"
    treviso = make_rules("marianna", 2, {"mariazza": True, "exchange": "seven_any"})
    assert kept_match_words.changed_text(treviso).endswith(
        "Exchange of the turned card: with the seven for any card"
    )


def test_only_a_game_with_the_custom_of_puerto_rico_tells_of_it_beside_its_widest_exchange() -> None:
    """V-BR-2: not where three play, who have no twos."""
    tables = (make_rules("brisca", 4), make_rules("brisca", 3), make_rules("briscola", 2))
    said = [option_words.explanation("exchange", rules) for rules in tables]
    assert ["Puerto Rico" in sentence for sentence in said] == [True, False, False]
    assert ["the two for" in sentence for sentence in said] == [True, False, True]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_form_of_a_game_has_its_titles(form: Form) -> None:
    wished = {} if form.teams is None else {"teams": form.teams}
    rules = make_rules(form.variant, form.players, wished)
    check(game_words.game_title(rules))
    assert game_words.variant_name(form.variant) in game_words.game_title(rules)


@pytest.mark.usefixtures("language")
def test_a_line_of_the_list_says_which_game_it_is_and_what_is_different() -> None:
    for line in game_titles.lines():
        for form in line.forms:
            check(game_titles.title(line, form))
            check(game_titles.difference(line, form))
            check(game_titles.note(line, form, turns=True))
            check(game_titles.note(line, form, turns=False))
            check(game_titles.short_note(line, form))
    told = [
        (game_titles.title(line, f), game_titles.note(line, f, turns=True))
        for line in game_titles.lines()
        for f in line.forms
    ]
    assert len(set(told)) == len(told)


@pytest.mark.usefixtures("language")
def test_everything_has_a_name_and_no_two_of_a_kind_the_same() -> None:
    check(*(option_words.option_name(key) for key in OPTIONS))
    check(*(game_words.variant_name(variant) for variant in VARIANTS))
    for variant in VARIANTS:
        check(*(game_titles.full_title(form) for form in forms(variant)))
    check(*(deck_title(info.name) for info in resources.decks()))
    check(*(table_title(name) for name in TABLES))
    check(*(level_title(level) for level in LEVELS))
    for gender in "fm":
        people = [Person(name="x", temper=temper, gender=gender) for temper in TEMPERS]
        check(*(character_words.temper_word(person) for person in people))
        check(*(level_words.level_name(level, gender) for level in level_words.LEVELS))


TEMPERS = [temper for temper in TEMPERAMENTS if temper != PLAIN.name]


def test_no_words_are_left_of_what_has_gone() -> None:
    assert set(game_words.GAMES) == set(VARIANTS) and set(character_words.VOICES) == set(TEMPERS)
    assert {*level_words.LEVELS, *level_words.EARLIER} == set(LEVELS)
    assert set(TABLES) == set(get_args(TableName))
    own = [option for variant in VARIANTS if (option := own_game_option(variant)) is not None]
    made = {(each.key, value) for each in own for value in each.values if value != each.default}
    assert set(game_words.HOUSES) <= made


def test_a_level_of_another_version_keeps_its_name_and_a_game_must_have_one() -> None:
    assert level_words.level_name("maestro:goal=win") == level_words.level_name("maestro")
    assert level_words.level_name("grandmaster:goal=win") == "grandmaster"
    assert level_words.level_name("\x1b[2J\u202e" + "x" * 100_000) == "[2J" + "x" * 21
    with pytest.raises(KeyError, match="the game tressette has no row of words"):
        game_words.variant_name("tressette")
