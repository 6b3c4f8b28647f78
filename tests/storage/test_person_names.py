"""Names are one line that can be seen, whatever they were made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.setup.match_setup import MatchSetup
from briscola.storage.match_choices import Opponent
from briscola.storage.settings.person_names import alike, clean, in_one_script
from briscola.storage.settings.settings import Settings

LINE_ENDS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Nicolò   de\u2028Rosa\u2029", "Nicolò de Rosa"),
        ("Nicolo\u0300", "Nicolò"),
        ("שרה", "שרה"),
        ("李 雷", "李 雷"),
        ("🂡 Re", "🂡 Re"),
        ("\u202eadA\u202c", "adA"),
        ("\u2066Ada\u2069\x00\x1b[31m", "Ada[31m"),
        ("A\u200bd\u200da\ufe0f\U000e0101", "Ada"),
        ("\ud800Ada", "Ada"),
        ("A\ufe00d\U000e0100a\U000e01ef", "Ada"),
        ("A \u0332da", "A da"),
        ("\u0332Ada", "Ada"),
        ("A\u0332d\u0332a\u0332", "A\u0332d\u0332a\u0332"),
    ],
)
def test_what_can_be_seen_of_a_name_is_kept(given: str, shown: str) -> None:
    assert clean(given, 24) == shown


@pytest.mark.parametrize(
    "nothing", ["\u200b", "\u3164\uffa0\u115f", "\u2800", "\u202e\u2066", LINE_ENDS, "\u0301"]
)
def test_of_an_invisible_name_nothing_is_left(nothing: str) -> None:
    assert clean(nothing, 24) == ""


def test_no_tower_of_accents_covers_the_line_above() -> None:
    assert clean("o" + "\u0332" * 12, 24) == "o\u0332\u0332"
    assert clean("o\u0332\u0332\u0332a\u0332\u0332", 24) == "o\u0332\u0332a\u0332\u0332"


def test_of_a_name_without_end_the_beginning_is_read() -> None:
    assert clean("\u200b" * 190 + "Ada", 24) == "Ad"


@given(st.text(max_size=60), st.integers(1, 24))
def test_any_name_is_short_and_printable_and_stays_as_it_is(name: str, longest: int) -> None:
    once = clean(name, longest)
    assert len(once) <= longest
    assert once.isprintable() and once == once.strip()
    assert clean(once, longest) == once


@given(st.text(max_size=40))
def test_settings_and_setups_show_only_such_names(name: str) -> None:
    setup = MatchSetup(player=name, opponents=(Opponent(name=name, face="ada", level="easy"),))
    assert Settings(player=name).player == setup.name(0) == setup.name(1) == clean(name, 24)


@pytest.mark.parametrize(
    ("latin", "other"),
    [
        ("Jos\u00e9", "\u0408\u043e\u0455\u0435\u0301"),
        ("\u00c1", "\u0391\u0301"),
        ("\u00d3", "\u039f\u0301"),
        ("\u00eb", "\u0451"),
        ("\u00ef", "\u0457"),
    ],
)
def test_names_that_look_alike_in_two_scripts_are_one_with_accents_too(latin: str, other: str) -> None:
    assert alike(clean(latin, 24)) == alike(clean(other, 24))
    assert alike("Jose") != alike("Jos\u00e9")


@pytest.mark.parametrize(
    "name", ["\u4f50\u3005\u6728", "\u3006\u6728", "\u9234\u6728\u30b5\u30c8\u30fc", "\u02bbOkina"]
)
def test_some_names_with_signs_of_their_own_are_in_one_script(name: str) -> None:
    assert in_one_script(name)
    assert not in_one_script(name + "\u0430")
