"""Dates and words within sentences, as each language writes them."""

from datetime import date

import pytest

from briscola.i18n.daily_words import date_text, month_text
from briscola.i18n.text import lower, lower_noun, use

DAY = date(2026, 11, 25)


@pytest.mark.parametrize(
    ("code", "day", "month"),
    [
        ("en", "Wednesday 25 November", "November 2026"),
        ("de", "Mittwoch, 25. November", "November 2026"),
        ("es", "miércoles, 25 de noviembre", "noviembre de 2026"),
        ("fr", "mercredi 25 novembre", "novembre 2026"),
        ("hr", "srijeda, 25. studenoga", "studeni 2026."),
        ("it", "mercoledì 25 novembre", "novembre 2026"),
        ("pt", "quarta-feira, 25 de novembro", "novembro de 2026"),
    ],
)
def test_a_day_and_its_month_are_written_as_in_the_country(code: str, day: str, month: str) -> None:
    """A Croatian month stands in another case beside its day."""
    use(code)
    assert (date_text(DAY), month_text(DAY)) == (day, month)


def test_german_nouns_keep_their_capitals_within_a_sentence() -> None:
    use("de")
    assert (lower_noun("Drei"), lower("Zu zweit")) == ("Drei", "zu zweit")
    use("es")
    assert lower_noun("Tres") == "tres"
