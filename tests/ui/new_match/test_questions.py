"""The question how one's circolo bids comes once; a deal from its code is played by those who are chosen."""

import pygame
import pytest

from briscola.client.match_setup import MatchSetup
from briscola.engine.deal_code import DealCode, encode
from briscola.engine.rules import OptionValue
from briscola.engine.variants import make_rules
from briscola.ui.app import App
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.new_match.games import Form
from briscola.ui.scenes.new_match.match_choice import CodeWays
from briscola.ui.scenes.new_match.scene import NewMatch
from briscola.ui.scenes.new_match.table_choice import TableChoice
from tests.ui.driver import control, on_top
from tests.ui.hands import click, key, press, typed

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
    click(question, control(question, answer).rect.center)
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


@pytest.mark.parametrize(
    "chosen",
    [Choices(form=CHIAMATA).with_option("bidding", "two"), Choices(form=Form(variant="briscola", players=2))],
    ids=["a house rule", "no auction"],
)
def test_nobody_is_asked_who_has_chosen_it_among_the_house_rules_nor_in_another_game(
    app: App, chosen: Choices
) -> None:
    app.change(match=chosen.kept())
    started: list[MatchSetup] = []
    app.push(TableChoice(app, started.append))
    press(app.scenes[-1], pygame.K_RETURN)
    assert [setup.rules() for setup in started] == [chosen.setup().rules()]


def code_for(variant: str, players: int, **options: bool | int | str) -> str:
    """The code of some deal."""
    rules = make_rules(variant, players, options)
    return encode(DealCode(rules=rules, dealer=1, at=7, seed=bytes(range(32))))


def asked(app: App) -> tuple[NewMatch, Dialog, list[tuple[MatchSetup, str]]]:
    """The sheet that asks for a code, opened with the mouse."""
    dealt: list[tuple[MatchSetup, str]] = []
    ways = CodeWays(deal=lambda setup, code: dealt.append((setup, code)), duel=lambda _duel: None)
    scene = NewMatch(app, lambda _setup: None, ways)
    app.push(scene)
    link = control(scene, "code")
    click(scene, link.rect.center)
    sheet = on_top(app, Dialog)
    return scene, sheet, dealt


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("briscola", 2, {"exchange": "seven"}),
        ("briscola", 4, {"teams": False}),
        ("briscola", 4, {}),
        ("chiamata", 5, {"bidding": "rank"}),
    ],
)
def test_the_game_is_that_of_the_code_and_so_are_its_house_rules(
    app: App, variant: str, players: int, options: dict[str, bool | int | str]
) -> None:
    scene, sheet, dealt = asked(app)
    code = code_for(variant, players, **options)
    sheet.handle(typed(code))
    sheet.handle(key(pygame.K_RETURN))
    ((setup, told),) = dealt
    assert told == code and app.top is scene
    assert setup.rules().changed == make_rules(variant, players, options).changed
    assert (setup.variant, len(setup.opponents)) == (variant, players - 1)


def test_the_code_is_pasted_with_blanks_round_it(app: App) -> None:
    _scene, sheet, dealt = asked(app)
    sheet.handle(typed(f"  {code_for('briscola', 3)} "))
    sheet.handle(key(pygame.K_RETURN))
    assert dealt[0][1] == code_for("briscola", 3)


@pytest.mark.parametrize("line", ["ciao", "briscola1:chess:2:0:1:AAAA", "briscola1:"])
def test_what_is_no_code_is_said_to_be_none_and_stays_to_be_mended(app: App, line: str) -> None:
    _scene, sheet, dealt = asked(app)
    sheet.handle(typed(line))
    sheet.handle(key(pygame.K_RETURN))
    assert app.top is sheet and sheet.fault and sheet.line == line and not dealt
    sheet.handle(key(pygame.K_ESCAPE))
    assert app.top is not sheet
