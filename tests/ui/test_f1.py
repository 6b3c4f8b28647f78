"""F1 opens the rules at the chapter of what one sees; Page Up, Page Down, Home and End scroll everywhere."""

from collections.abc import Callable

import pygame
import pytest

from briscola.client.checking.shuffle_proof import Evidence, prove
from briscola.client.setup.game_forms import Form
from briscola.commands.play_only import PlayOnly
from briscola.engine.rules import OptionValue
from briscola.i18n.game_titles import lines
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.about import About
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.actions import TableActions
from briscola.ui.scenes.results.proof import ProofSheet
from briscola.ui.scenes.rules_reader import THIS_TABLE, RulesScene
from briscola.ui.scenes.settings.scene import SettingsScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.widgets.scroll import ScrollView
from tests.ui.conftest import Open
from tests.ui.driver import Driver, control, full_sheet
from tests.ui.evening import seat_at
from tests.ui.hands import click, key, mouse_move, press
from tests.ui.results.kept import final, game, match, result
from tests.ui.stopped import paused


def nothing(*_: object) -> None:
    """What a button leads to that is not pressed."""


def opened(app: App) -> str:
    """The chapter at which F1 opens the rules; they are put away again by the same key."""
    before = list(app.scenes)
    app.dispatch(key(pygame.K_F1))
    top = app.top
    assert isinstance(top, RulesScene), "F1 opens nothing here"
    name = top.shown.name
    app.dispatch(key(pygame.K_F1))
    assert app.scenes == before
    return name


def table(app: App, variant: str, players: int, **options: OptionValue) -> PlayScene:
    scene = PlayScene(app, seat_at(variant, players, options, level="easy"), TableActions(leave=nothing))
    app.push(scene)
    return scene


def new_match(app: App) -> FullSheet:
    return full_sheet(app, nothing)


def over_new_match(app: App) -> Scene:
    return MoreRules(app, new_match(app).page)


def proof(app: App) -> Scene:
    found = game("two")
    return ProofSheet(app, Evidence(proof=prove(found.log, found.view.rules.pack), digest="3c" * 32))


def licences(app: App) -> Scene:
    return About(app, "licences")


CHAPTERS: dict[str, tuple[Callable[[App], Scene], str]] = {
    "title": (lambda app: Title(app, PlayOnly()), "short"),
    "settings": (SettingsScene, "keys"),
    "about": (About, "short"),
    "more rules": (over_new_match, "house"),
    "a hand’s result": (lambda app: result(app, game("two")), "hand"),
    "a hand’s result in chiamata": (lambda app: result(app, game("chiamata")), "chiamata"),
    "a match’s result": (lambda app: final(app, match("two")), "matches"),
}


@pytest.mark.parametrize(("make", "chapter"), CHAPTERS.values(), ids=CHAPTERS.keys())
def test_f1_opens_the_chapter_of_what_one_sees(app: App, make: Callable[[App], Scene], chapter: str) -> None:
    scene = make(app)
    if scene not in app.scenes:
        app.push(scene)
    assert opened(app) == chapter


@pytest.mark.parametrize(
    ("form", "chapter"),
    [
        (Form(variant="briscola", players=2), "short"),
        (Form(variant="briscola", players=3), "numbers"),
        (Form(variant="briscola", players=4, teams=True), "partners"),
        (Form(variant="briscola", players=5), "numbers"),
        (Form(variant="chiamata", players=5), "chiamata"),
        (Form(variant="prini", players=2), "prini"),
        (Form(variant="bisca", players=2), "bisca"),
    ],
)
def test_in_new_match_f1_opens_the_chapter_of_the_chosen_game(app: App, form: Form, chapter: str) -> None:
    assert any(form in line.forms for line in lines())
    scene = new_match(app)
    scene.page.choose(scene.choices.with_form(form))
    assert opened(app) == chapter


def test_the_pause_and_what_it_asks_know_the_game_below(app: App) -> None:
    table(app, "prini", 2)
    app.push(paused(app))
    assert opened(app) == "prini"
    app.push(Dialog(app, title=str, text=str, yes=str, on_yes=nothing))
    assert opened(app) == "prini"
    app.pop()
    control(app.scenes[-1], "rules").confirm()
    assert isinstance(app.top, RulesScene)
    assert app.top.shown.name == THIS_TABLE


@pytest.mark.slow
def test_a_press_on_the_name_of_the_game_opens_the_rules_of_this_table(app: App) -> None:
    app.change(cut_for_me=True, speed="none")
    scene = table(app, "briscola", 4, silent_first_trick=False)
    Driver(app).until(lambda: scene.seat.dealt and scene.flow.waiting)
    rect = scene.context.layout.header
    click(scene, (rect.x + 40, rect.centery))
    assert isinstance(app.top, RulesScene)
    assert app.top.shown.name == THIS_TABLE
    noted = {page.name for page in app.top.pages if any(block.kind == "note" for block in page.blocks)}
    assert noted == {"hand", "partners"}


def test_away_from_a_table_the_reader_tells_of_no_table(app: App) -> None:
    app.open_rules()
    assert isinstance(app.top, RulesScene)
    assert THIS_TABLE not in {page.name for page in app.top.pages}


@pytest.mark.slow
def test_a_sheet_over_the_table_has_its_own_chapter(app: App) -> None:
    app.change(cut_for_me=True)
    scene = table(app, "bisca", 4, silent_first_trick=False)
    assert opened(app) == "bisca"
    for _ in range(3000):
        app.tick(1 / 60)
        app.dispatch(mouse_move((5, 5)))
        if scene.overlays.signs.on and scene.seat.dealt and scene.flow.waiting:
            break
    scene.overlays.signs.open()
    assert isinstance(scene.panel, SignPanel)
    assert opened(app) == "partners"
    scene.overlays.sheets.clear()
    scene.overlays.sheets.show_seal()
    assert opened(app) == "hand"


@pytest.mark.parametrize(
    "make", [RulesScene, licences, over_new_match, proof], ids=lambda make: make.__name__
)
def test_page_up_page_down_home_and_end_scroll_wherever_the_focus_is(
    open_app: Open, make: Callable[[App], Scene]
) -> None:
    app = open_app((1024, 600))
    scene = make(app)
    app.push(scene)
    view = next(w for w in scene.group.widgets if isinstance(w, ScrollView))
    assert view.most > 0
    press(scene, pygame.K_END)
    assert view.offset == view.most
    press(scene, pygame.K_PAGEUP)
    assert 0 <= view.offset < view.most
    press(scene, pygame.K_HOME)
    assert view.offset == 0
    press(scene, pygame.K_PAGEDOWN)
    assert view.offset > 0
