"""Every form of every game can be chosen, by any hand, and is started."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.host.library import Library
from briscola.client.setup.game_forms import Form, forms
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, WINNING_HANDS, make_rules
from briscola.entries import IN_WINDOW
from briscola.i18n.game_titles import lines, usual_hands
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scene import Scene
from briscola.ui.scenes.new_match.kept_choices import read_choices
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.ui.conftest import Open
from tests.ui.driver import on_top
from tests.ui.hands import click, key, press, tap
from tests.ui.new_match.conftest import (
    FORMS,
    SMALL_AND_LARGE,
    Evening,
    add_made_up_game,
    name_of,
    settings_for,
)


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_every_form_of_every_game_is_started_by_keys_alone(evening: Evening, form: Form) -> None:
    evening.choose_form(form)
    rules = evening.start().rules()
    wanted: dict[str, OptionValue] = {} if form.teams is None else {"teams": form.teams}
    if rules.dummy is not None:
        wanted["morto"] = "open"  # as at bridge, unlike on the command line (V-MO-8)
    assert rules.options == make_rules(form.variant, form.players, wanted).options
    assert (rules.variant, rules.players) == (form.variant, form.players)
    assert len(evening.started[-1].opponents) == form.players - 1


def test_the_forms_are_those_of_the_engines_table() -> None:
    for variant, row in VARIANTS.items():
        found = forms(variant)
        assert [f.players for f in found if f.teams is not False] == list(row.players)
        for form in found:
            wanted = {} if form.teams is None else {"teams": form.teams}
            rules = make_rules(variant, form.players, wanted)
            assert rules.in_sides is form.in_pairs


def test_enter_starts_at_once(evening: Evening) -> None:
    evening.keys(pygame.K_RETURN)
    setup = evening.started[0]
    assert (setup.variant, setup.players, setup.options) == ("briscola", 2, {})
    assert [o.face for o in setup.opponents] == ["peppe"]


def test_esc_and_the_arrow_lead_back(app: App) -> None:
    app.push(Scene(app))
    evening = Evening(app)
    evening.keys(pygame.K_ESCAPE)
    assert app.top is not evening.scene
    app.push(evening.scene)
    click(evening.scene, evening.control("back").rect.center)
    assert app.top is not evening.scene


def _scrolled_to(evening: Evening, at: int) -> Any:
    """The list, with a line in sight: it is scrolled in a low window."""
    games = evening.control("games")
    games.wheeled(len(lines()))
    games.wheeled(-at)
    return games


@pytest.mark.slow
@pytest.mark.parametrize("hand", [click, tap])
@pytest.mark.parametrize("size", SMALL_AND_LARGE, ids=str)
def test_a_game_and_its_form_are_chosen_with_mouse_or_finger(open_app: Open, size: Any, hand: Any) -> None:
    evening = Evening(open_app(size))
    scene = evening.scene
    for at, line in enumerate(lines()):
        row = (games := _scrolled_to(evening, at)).row_rect(at)
        hand(scene, row.move(-games.rect.width // 3, 0).center)
        assert (scene.choices.form, scene.choices.line) == (line.forms[0], line)
        assert evening.control("games").row_rect(at) == row  # it stays under the hand
    at, line = next((at, line) for at, line in enumerate(lines()) if len(line.forms) > 2)
    games = _scrolled_to(evening, at)
    hand(scene, games.row_rect(at).move(-games.rect.width // 3, 0).center)
    for form in line.forms[1:]:
        hand(scene, evening.control("games").chevron(1))
        assert scene.choices.form == form
    hand(scene, evening.control("games").chevron(-1))
    assert scene.choices.form == line.forms[-2]
    hand(scene, evening.control("start").rect.center)
    assert evening.started[0].players == line.forms[-2].players


@pytest.mark.slow
@pytest.mark.parametrize("hand", [click, tap])
@pytest.mark.parametrize("size", SMALL_AND_LARGE, ids=str)
def test_the_dots_and_the_chosen_line_itself_turn_round_the_forms(
    open_app: Open, size: Any, hand: Any
) -> None:
    evening = Evening(open_app(size))
    line = next(line for line in lines() if len(line.forms) > 2).forms
    evening.choose_form(line[0])

    def on_marks(share: float) -> None:
        """On the marks: 0 is their left end, 1 their right; else on the words."""
        games = evening.control("games")
        (left, middle), (right, _) = games.chevron(-1), games.chevron(1)
        dot = max(12, games.kit.scale.px(24)) * 3 // 2
        hand(evening.scene, (round(left + dot + share * (right - left - 2 * dot)), middle))

    for share, form in zip((0.0, 1.0, 0.5), (line[1], line[2], (*line, line[0])[3]), strict=True):
        on_marks(share)
        assert evening.scene.choices.form == form
    evening.choose_form(line[0])
    games = evening.control("games")
    row = games.row_rect(games.selected)
    hand(evening.scene, (row.x + 30, row.centery))
    assert evening.scene.choices.form == line[1]


def test_chevrons_and_enter_on_the_list_turn_round_the_forms(evening: Evening) -> None:
    line = next(line for line in lines() if len(line.forms) > 1).forms
    evening.choose_form(line[0])
    for way, form in ((-1, line[-1]), (1, line[0])):
        click(evening.scene, evening.control("games").chevron(way))
        assert evening.scene.choices.form == form
    for form in (*line[1:], line[0]):
        evening.keys(pygame.K_RETURN)
        assert evening.scene.choices.form == form


@pytest.mark.slow
@pytest.mark.parametrize("size", SMALL_AND_LARGE, ids=str)
def test_a_game_added_to_the_table_appears_by_itself(
    open_app: Open, size: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_made_up_game(monkeypatch)
    evening = Evening(open_app(size))
    form = Form(variant="tressette", players=4, teams=False)
    evening.choose_form(form)
    games = evening.control("games")
    assert games.rows[-1].title == "Tressette"
    assert games.rect.contains(games.row_rect(games.selected))
    evening.tab_to("more", pygame.K_RETURN)
    evening.tab_to("odd_rule")
    evening.app.draw()
    evening.keys(pygame.K_RIGHT, pygame.K_ESCAPE)
    setup = evening.start()
    assert setup.rules().options["odd_rule"] == "right"
    assert setup.rules().variant == "tressette"


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_from_the_title_to_the_table(app: App, tmp_path: Path, form: Form) -> None:
    app.change(match=settings_for(form))
    Navigator(app, IN_WINDOW, library=Library(tmp_path)).begin()
    for code in (pygame.K_DOWN, pygame.K_RETURN):
        app.dispatch(key(code))
    press(on_top(app, TableChoice), pygame.K_RETURN)
    if isinstance(app.top, Dialog):  # the first chiamata: by points
        press(app.top, pygame.K_RETURN)
    rules = on_top(app, PlayScene).context.rules
    app.tick(1 / 60)
    assert (rules.variant, rules.players) == (form.variant, form.players)


def press_at(evening: Evening, name: str, share: float) -> None:
    """Press a control so far along its width."""
    rect = evening.control(name).rect
    click(evening.scene, (rect.x + round(rect.width * share), rect.centery))


@pytest.mark.parametrize("name", ["hands", "deck", "exchange"])
def test_enter_after_a_click_changes_nothing_that_was_chosen(evening: Evening, name: str) -> None:
    press_at(evening, name, 0.9)
    chosen = evening.scene.choices.setup(), evening.app.settings.deck
    evening.keys(pygame.K_RETURN)
    assert evening.started == [chosen[0]] and evening.app.settings.deck == chosen[1]


@pytest.mark.parametrize(("codes", "hands"), [([], 1), ([pygame.K_RIGHT], 2)], ids=["enter", "an arrow"])
def test_enter_after_a_click_on_the_pegs_starts_and_arrows_go_on_from_what_was_clicked(
    evening: Evening, codes: list[int], hands: int
) -> None:
    press_at(evening, "hands", 0.04)
    evening.keys(*codes, pygame.K_RETURN)
    assert [setup.winning_hands for setup in evening.started] == [hands]


def test_space_still_means_what_was_clicked(evening: Evening) -> None:
    press_at(evening, "hands", 0.04)
    evening.keys(pygame.K_SPACE)
    assert evening.scene.choices.winning_hands == 2 and not evening.started


def test_enter_on_pegs_that_tab_has_led_to_moves_a_peg(evening: Evening) -> None:
    press_at(evening, "hands", 0.04)
    evening.tab_to("start")
    evening.tab_to("hands", pygame.K_RETURN)
    assert evening.scene.choices.winning_hands == 2 and not evening.started


def test_a_chosen_number_of_hands_stays_with_another_game_and_a_usual_one_follows() -> None:
    usual = {form: usual_hands(form, {}) for variant in VARIANTS for form in forms(variant)}
    two = forms("briscola")[0]
    different = next(form for form, hands in usual.items() if hands != usual[two])
    start = read_choices({}, "", ())
    assert start.winning_hands == usual[start.form]
    assert start.with_form(two).with_form(different).winning_hands == usual[different]
    chosen = next(n for n in WINNING_HANDS if n not in (usual[two], usual[different]))
    mine = replace(start.with_form(two), winning_hands=chosen)
    assert mine.with_form(different).winning_hands == chosen
