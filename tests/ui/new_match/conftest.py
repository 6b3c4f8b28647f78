"""A window at the new match, and the matches started from it."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.setup.game_forms import Form, forms, game_keys
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine import variants
from briscola.engine.options import Option
from briscola.engine.variants import VARIANTS
from briscola.i18n import game_words, option_rows
from briscola.i18n.game_titles import lines
from briscola.i18n.game_words import GameWords
from briscola.i18n.option_row import OptionWords
from briscola.i18n.text import lazy
from briscola.ui.app import App
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.widgets.widget import Widget
from tests.ui.driver import Driver, full_sheet
from tests.ui.hands import key

FORMS = [form for variant in VARIANTS for form in forms(variant)]
ONE_A_TABLE = list({form.players: form for form in reversed(FORMS)}.values())
"""A form for each number of players, that of the game told first."""
TELLING = list(
    {
        (form.variant, tuple(option.key for option, _ in form.choosable({}))): form
        for form in reversed(FORMS)
    }.values()
)
"""Forms with each list of house rules that a game has."""
SMALL_AND_LARGE = [(1024, 600), (1920, 1080)]


def name_of(form: Form) -> str:
    pairs = {True: "-pairs", False: "-alone", None: ""}[form.teams]
    return f"{form.variant}-{form.players}{pairs}"


class Evening(Driver):
    """A window at the full sheet of a new match, over its first page, and the matches it has started."""

    def __init__(self, app: App, **match: Any) -> None:
        """`match` is what was chosen the last time."""
        super().__init__(app)
        if match:
            app.change(match=match)
        self.started: list[MatchSetup] = []
        self.open()

    def open(self) -> None:
        """From the first page, as the settings have it."""
        self.scene = full_sheet(self.app, self._sit_down)
        self.page = self.scene.page

    def _sit_down(self, setup: MatchSetup) -> None:
        """As a match begins, every scene is left."""
        self.started.append(setup)
        self.app.reset(RulesScene(self.app))

    @property
    def names(self) -> set[str]:
        """Of all controls in sight."""
        return {widget.name for widget in self.top.group.widgets}

    def keys(self, *codes: int) -> None:
        for code in codes:
            self.app.dispatch(key(code))

    def tab_to(self, name: str, *codes: int) -> Widget:
        """Go to a control with Tab alone, and press keys there."""
        for _ in range(80):
            focused = self.top.group.focused
            if focused is not None and focused.name == name:
                self.keys(*codes)
                return focused
            self.keys(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {name}")

    def choose_form(self, form: Form) -> None:
        """With the arrows, from the top of the list."""
        self.tab_to("games", pygame.K_HOME)
        for _ in lines():
            games = self.control("games")
            if form in games.line.forms:
                while games.form != form:
                    before = games.form
                    self.keys(pygame.K_RIGHT if games.line.forms.index(form) else pygame.K_LEFT)
                    games = self.control("games")
                    assert games.form != before
                return
            self.keys(pygame.K_DOWN)
        raise AssertionError(f"{form} is not in the list")

    def start(self) -> MatchSetup:
        """Sit down, and open the sheet again."""
        self.tab_to("start", pygame.K_RETURN)
        if isinstance(self.top, Dialog):  # the first chiamata: by points
            self.keys(pygame.K_RETURN)
        self.open()
        return self.started[-1]


def settings_for(form: Form) -> dict[str, object]:
    return {"variant": form.variant, "players": form.players, "teams": form.teams}


def add_made_up_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game nobody has heard of, with a rule nobody has heard of: a row in the table, and their words."""
    rule = Option(key="odd_rule", values=("left", "right"), default="left")
    row = replace(
        VARIANTS["briscola"], name="tressette", players=(2, 4), options=(*VARIANTS["briscola"].options, rule)
    )
    monkeypatch.setattr(variants, "VARIANTS", {**VARIANTS, row.name: row})
    game_keys.cache_clear()
    monkeypatch.setattr(
        game_words,
        "GAMES",
        {**game_words.GAMES, row.name: GameWords(name=lazy("Tressette"), note=lazy("new"))},
    )
    words = OptionWords(
        name=lazy("Odd rule"),
        question=lazy("Is there an odd rule?"),
        sentence=lazy("Nobody has heard of it."),
        values={"left": lazy("left"), "right": lazy("right")},
    )
    monkeypatch.setattr(option_rows, "OPTIONS", {**option_rows.OPTIONS, rule.key: words})


@pytest.fixture
def evening(app: App) -> Evening:
    return Evening(app)
