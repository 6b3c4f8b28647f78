"""One or many goes by the number that is shown; dates and words as each language has them."""

from datetime import date

import pytest

from briscola.capabilities.daily.words import month_text
from briscola.engine.actions import Bid
from briscola.i18n.card_words import mean_points_text, points_text
from briscola.i18n.reason_words import Speech, sentence
from briscola.i18n.single_deal_words import date_text
from briscola.i18n.text import how_many, lower, lower_noun, use
from briscola.players.insight.reasons import Reason, Why


@pytest.mark.parametrize(
    ("code", "points", "said"),
    [
        ("fr", 1.97, "2,0 points"),
        ("fr", 1.94, "1,9 point"),
        ("fr", 0.0, "0,0 point"),
        ("en", 1.0, "1.0 points"),
        ("it", 1.0, "1,0 punti"),
    ],
)
def test_measured_points_are_one_or_many_as_they_are_shown(code: str, points: float, said: str) -> None:
    use(code)
    assert mean_points_text(points) == said


def test_the_digits_shown_decide() -> None:
    use("fr")
    assert [how_many(1.6, digits) for digits in (0, 1)] == [2, 1]
    assert [how_many(1.96, digits) for digits in (1, 2)] == [2, 1]


@pytest.mark.parametrize(
    ("code", "bid", "said"),
    [
        ("en", 119, "Whoever bids 119 may lose 1 point, no more."),
        ("it", 119, "Chi chiama 119 può perdere 1 punto, non di più."),
        ("fr", 119, "En annonçant 119, on peut perdre 1 point, pas plus."),
        ("fr", 118, "En annonçant 118, on peut perdre 2 points, pas plus."),
    ],
)
def test_a_contract_that_may_lose_a_single_point(code: str, bid: int, said: str) -> None:
    """V-CH-14."""
    use(code)
    reason = Reason(why=Why.HIGH_CONTRACT, other=Bid(points=bid), points=120 - bid)
    assert sentence(reason, Speech(names=())) == said


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (1, "1 punat"),
        (2, "2 punta"),
        (4, "4 punta"),
        (5, "5 punata"),
        (11, "11 punata"),
        (12, "12 punata"),
        (21, "21 punat"),
        (61, "61 punat"),
        (120, "120 punata"),
    ],
)
def test_croatian_counts_in_three_forms(points: int, said: str) -> None:
    """Each form is judged by itself: that of two must not stand for five."""
    use("hr")
    assert points_text(points) == said


def test_a_measured_number_of_points_is_a_part_in_croatian() -> None:
    use("hr")
    assert [mean_points_text(points) for points in (1.0, 4.7)] == ["1,0 punta", "4,7 punta"]


# ---- dates


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
