"""The way one's circolo bids at chiamata is asked once, before the first match, and remembered."""

import pygame
import pytest

from briscola.client.match_setup import MatchSetup
from briscola.engine.rules import OptionValue
from briscola.ui.app import App
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.new_match.games import Form
from briscola.ui.scenes.new_match.scene import NewMatch
from briscola.ui.scenes.new_match.table_choice import TableChoice
from tests.ui.hands import click, press

CHIAMATA = Form(variant="chiamata", players=5)


@pytest.mark.parametrize("page", [TableChoice, NewMatch])
@pytest.mark.parametrize(("answer", "options"), [("yes", {}), ("no", {"bidding": "rank"})])
def test_it_is_asked_once_and_then_never_again(
    app: App, page: type[TableChoice | NewMatch], answer: str, options: dict[str, OptionValue]
) -> None:
    app.change(match=Choices(form=CHIAMATA).kept())
    started: list[MatchSetup] = []
    app.push(page(app, started.append))
    press(app.scenes[-1], pygame.K_RETURN)
    question = app.scenes[-1]
    assert isinstance(question, Dialog) and not started
    click(question, next(w for w in question.group.widgets if w.name == answer).rect.center)
    assert [setup.options for setup in started] == [options]
    app.push(page(app, started.append))
    press(app.scenes[-1], pygame.K_RETURN)
    assert [setup.options for setup in started] == [options] * 2


def test_whoever_answers_nothing_stays_where_she_is(app: App) -> None:
    app.change(match=Choices(form=CHIAMATA).kept())
    started: list[MatchSetup] = []
    page = TableChoice(app, started.append)
    app.push(page)
    press(page, pygame.K_RETURN)
    press(app.scenes[-1], pygame.K_ESCAPE)
    assert app.scenes[-1] is page and not started


def test_nobody_is_asked_who_has_chosen_it_among_the_house_rules(app: App) -> None:
    app.change(match=Choices(form=CHIAMATA).with_option("bidding", "two").kept())
    started: list[MatchSetup] = []
    page = TableChoice(app, started.append)
    app.push(page)
    press(page, pygame.K_RETURN)
    assert started[0].rules().options["bidding"] == "two"


def test_no_other_game_asks(app: App) -> None:
    started: list[MatchSetup] = []
    page = TableChoice(app, started.append)
    app.push(page)
    press(page, pygame.K_RETURN)
    assert len(started) == 1
