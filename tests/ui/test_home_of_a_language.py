"""Whoever opens the game in a language finds the deck and the games of home, and may change all of them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from briscola.capabilities.stairs.stairs import first_hand_of
from briscola.client.setup.game_forms import forms
from briscola.i18n import text
from briscola.i18n.game_titles import home_games, usual_form
from briscola.i18n.languages import LANGUAGES
from briscola.storage.settings.settings import Settings
from briscola.storage.settings.settings_file import SettingsFile
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.games import BIG_CHOICES
from briscola.ui.scenes.new_match.kept_choices import first_match, read_choices
from briscola.ui.scenes.new_match.table_choice import TableChoice
from tests.ui.drawn import QUICK

Started = Callable[[str], App]


@pytest.fixture
def started(settings_file: Path, monkeypatch: pytest.MonkeyPatch) -> Started:
    """Starts the game on a computer that speaks a language; the settings are in `settings_file`."""

    def start(language: str) -> App:
        monkeypatch.setenv("LANGUAGE", language)
        return App(settings_path=settings_file, size=(1024, 600), sound=False, raster=QUICK)

    return start


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_language_calls_its_own_is_there(code: str) -> None:
    text.use(code)
    assert resources.deck(LANGUAGES[code].deck) is not None
    for form in home_games():
        assert form in forms(form.variant) and first_hand_of(form.rules).variant == form.variant


@pytest.mark.parametrize(
    ("code", "deck", "game"),
    [
        ("en", "napoletane", ("briscola", 2, 2)),
        ("it", "napoletane", ("briscola", 2, 2)),
        ("de", "francesi", ("briscola", 2, 2)),
        ("es", "espanola", ("brisca", 2, 2)),
        ("hr", "triestine", ("briscola", 4, 4)),
        ("pt", "francesi", ("sueca", 4, 4)),
    ],
)
def test_a_first_start_lays_out_the_cards_and_the_game_of_home(
    started: Started, code: str, deck: str, game: tuple[str, int, int]
) -> None:
    app = started(code)
    setup = first_match("Ada", "person-woman")
    assert app.settings.deck == deck
    assert (setup.variant, setup.players, setup.winning_hands) == game
    assert read_choices({}).form == usual_form() == next(iter(home_games()), usual_form())


def test_the_games_of_home_are_the_first_to_be_chosen(started: Started) -> None:
    app = started("pt")
    app.push(page := TableChoice(app, lambda _setup: None))
    assert [form.variant for form in page.forms] == ["sueca", "bisca", "briscola", "briscola"]
    app.change(language="it")
    app.reset(page := TableChoice(app, lambda _setup: None))
    assert page.forms == BIG_CHOICES


def test_beside_another_game_briscola_is_called_by_its_name(started: Started) -> None:
    app = started("es")

    def names() -> list[str]:
        app.reset(page := TableChoice(app, lambda _setup: None))
        return [card.title for card in page.tables.cards]

    assert names()[:2] == ["Brisca", "Briscola para dos"]
    app.change(language="it")
    assert names()[0] == "In due"


def test_the_list_of_games_begins_at_home(started: Started) -> None:
    app = started("pt")
    sheet = FullSheet(TableChoice(app, lambda _setup: None))
    assert [line.variant for line in sheet.lines[:3]] == ["sueca", "bisca", "briscola"]
    assert sheet.choices.form == usual_form()


def test_the_deck_follows_the_language_until_somebody_chooses_one(started: Started) -> None:
    app = started("en")
    app.change(language="es")
    assert app.settings.deck == "espanola"
    app.change(language="de")
    assert app.settings.deck == "francesi"
    app.change(deck="bergamasche")
    app.change(language="es")
    assert app.settings.deck == "bergamasche"


def test_whoever_has_played_before_keeps_the_deck(started: Started, settings_file: Path) -> None:
    settings_file.parent.mkdir(parents=True)
    SettingsFile(settings_file).save(Settings(volume=0.5))
    assert started("es").settings.deck == "napoletane"


def test_a_new_person_begins_with_the_deck_of_the_language(started: Started, tmp_path: Path) -> None:
    app = started("es")
    app.change(deck="piacentine")
    app.use_settings(tmp_path / "other" / "settings.json", player="Inés")
    assert (app.settings.deck, app.settings.player) == ("espanola", "Inés")


def test_a_deck_that_is_not_there_is_the_usual_one(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "deck", lambda _name: None)
    assert started("es").settings.deck == Settings().deck
