"""The choices before a cup is drawn: the same rules for a window and a page of a dealer."""

import pytest

from briscola.capabilities.cup.choice import CupChoice, games_for
from briscola.capabilities.cup.forms import FORMS, form_of
from briscola.capabilities.cup.people import guest
from briscola.engine.variants import VARIANTS

FORM, HANDS = list(FORMS).index, 4


def marianna(choice: CupChoice) -> CupChoice:
    """The choice with a game that is not played to hands won."""
    return choice.with_("game", [game.variant for game in games_for(choice.form)].index("marianna"))


@pytest.mark.parametrize("form", FORMS)
def test_each_game_of_a_form_stands_once_in_the_order_of_the_table(form: str) -> None:
    plain, whole = games_for(form), games_for(form, made=True)
    assert set(map(repr, plain)) < set(map(repr, whole)), "a house rule makes further games"
    for games in (plain, whole):
        slugs, order = [game.rules().slug for game in games], [*VARIANTS]
        assert len({*slugs}) == len(slugs)
        assert games == tuple(sorted(games, key=lambda game: order.index(game.variant)))
        assert all(form_of(form).takes(game.rules()) for game in games)


def test_another_form_keeps_the_game_if_it_can_be_played_there() -> None:
    prini = CupChoice().with_("game", 1)
    assert prini.game.variant == "prini"
    assert prini.with_("form", FORM("knock_out")).game == prini.game
    pairs = prini.with_("form", FORM("pairs"))
    assert pairs.game.players == 4 and pairs.game.winning_hands == prini.game.winning_hands


def test_winning_hands_come_back_after_a_game_without_them() -> None:
    choice = CupChoice().with_("hands", HANDS)
    away = marianna(choice)
    people = [guest("Anna", ())]
    assert away.draw(people, 1).game.winning_hands == 1
    assert away.with_("game", 0).draw(people, 1).game == choice.game


def test_the_size_comes_as_near_as_the_form_and_its_people_allow() -> None:
    choice = CupChoice(size=5)
    assert choice.with_("form", FORM("pairs")).size == 4
    assert choice.with_("form", FORM("pairs")).with_space(5).size == 6
