"""The length of a cup: what was measured in a season's evenings, and what is told before a cup begins."""

from math import isclose

import pytest

from briscola.capabilities.cup.choice import CupChoice
from briscola.capabilities.cup.forms import FORMS
from briscola.capabilities.cup.length import cup_minutes, match_minutes
from briscola.capabilities.cup.words import length_text
from briscola.client.tournament.table_result import TableGame

OPEN_DUMMY = TableGame(
    variant="chiamata", players=4, options={"morto": "open", "match": "hands", "match_hands": 6}
)
MEASURED = (
    (TableGame(winning_hands=4), 16),
    (TableGame(players=4, winning_hands=5), 17),
    (OPEN_DUMMY, 17),
)
"""Matches and their minutes, as docs/season.md has them."""


@pytest.mark.parametrize(("game", "minutes"), MEASURED)
def test_a_match_is_as_long_as_was_measured(game: TableGame, minutes: int) -> None:
    assert isclose(match_minutes(game.rules(), game.winning_hands), minutes, rel_tol=0.1)


def test_what_is_offered_first_is_an_evening() -> None:
    assert 60 <= cup_minutes(CupChoice()) <= 90
    assert length_text(CupChoice()) == "It takes about 80 minutes."


def test_each_meeting_of_a_person_is_counted_once() -> None:
    choice = CupChoice(game=TableGame(winning_hands=1), size=5)
    hand = match_minutes(choice.game.rules(), 1)
    found = [cup_minutes(choice, people) / hand for people in range(6)]
    assert [round(each, 6) for each in found] == [0, 4, 7, 9, 10, 10], "pairs with at least one of them"


@pytest.mark.parametrize("form", FORMS)
def test_every_cup_tells_a_length_and_more_people_take_longer(form: str) -> None:
    choice = CupChoice().with_("form", [*FORMS].index(form)).with_space(8)
    lengths = [cup_minutes(choice, people) for people in range(1, choice.size + 1)]
    assert lengths == sorted(lengths) and lengths[0] > 0
    assert length_text(choice)[-1] == "."


def test_a_long_cup_is_told_in_hours_and_a_knock_out_to_its_final() -> None:
    long = CupChoice(size=16)
    assert length_text(long) == "It takes about 4 hours."
    assert length_text(CupChoice(form="knock_out", size=8)).startswith("Whoever reaches the final plays for")
