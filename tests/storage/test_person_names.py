"""Names are one line that can be seen, whatever they were made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.match_setup import MatchSetup
from briscola.storage.match_choices import Opponent
from briscola.storage.person_names import clean
from briscola.storage.settings import Settings

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
