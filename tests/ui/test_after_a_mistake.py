"""After a mistake of ours, or with a damaged database: one page, and the match as the disk has it."""

from pathlib import Path

import pygame
import pytest

from briscola.client.host.library import Library, News
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.entries import IN_WINDOW
from briscola.i18n.languages import LANGUAGES
from briscola.storage.database.database import Database
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scene import Scene
from briscola.ui.scenes.error_page import ErrorPage, Exit
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.saving_dialogs import told
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.table_entry import TableEntry
from briscola.ui.scenes.title import Title
from briscola.ui.window_events import Hooks
from tests.ui.conftest import Open
from tests.ui.demands import watched_texts
from tests.ui.driver import Driver
from tests.ui.hands import key, press
from tests.ui.kept import dealt

ALL = (Exit.TITLE, Exit.ASIDE, Exit.CLOSE)


@pytest.mark.parametrize("way", ALL)
def test_each_way_is_chosen_by_its_button(app: App, way: Exit) -> None:
    app.push(page := ErrorPage(app, ["Oh."], ALL))
    page.group.focus_name(way.value)
    app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert page.chosen is way


def table_left(app: App, folder: Path) -> tuple[Navigator, HostedSeat]:
    """Somebody has sat down, and the first hand lies on the table."""
    navigator = Navigator(app, IN_WINDOW, library=Library(folder))
    navigator.begin()
    navigator.start(MatchSetup(opponents=regulars(2, ("random",))))
    seat = navigator.active_match.seat
    assert seat is not None
    return navigator, dealt(seat)


def test_a_match_goes_on_from_the_disk_after_a_mistake(app: App, tmp_path: Path) -> None:
    """What is in memory may be broken."""
    navigator, seat = table_left(app, tmp_path)
    before = list(seat.host.table.log)
    seat.host.table.log.append(seat.host.table.log[-1])
    assert navigator.active_match.broke_off().kept
    app.begin_anew(ErrorPage(app, ["Oh."], ALL))
    navigator.begin_again()
    again = navigator.active_match.seat
    assert again is not None and again is not seat
    assert again.host.table.log == before
    assert isinstance(app.top, Title)


def test_a_match_that_is_not_on_the_disk_goes_on_as_it_is(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    navigator, seat = table_left(app, tmp_path)
    monkeypatch.setattr(HostedSeat, "kept", False)
    app.begin_anew(ErrorPage(app, ["Oh."], ALL))
    navigator.begin_again()
    assert navigator.active_match.seat is seat


def test_all_scenes_are_left_even_if_one_of_them_is_too_broken_for_it(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    left = list[str]()

    class Spoilt(Scene):
        def leave(self) -> None:
            left.append("spoilt")
            raise LookupError("a card has two backs")

    class Sound(Scene):
        def leave(self) -> None:
            left.append("sound")

    for scene in (Sound(app), Spoilt(app), Sound(app)):
        app.push(scene)
    app.begin_anew(page := ErrorPage(app, ["Oh."], ALL))
    assert left == ["sound", "spoilt", "sound"] and app.scenes == [page]
    assert "Spoilt could not be left" in caplog.text and "a card has two backs" in caplog.text


def test_nothing_of_the_broken_scenes_goes_on(app: App) -> None:
    """Neither their beats nor their tasks nor the question whether the window may close."""
    done = list[str]()
    app.push(Scene(app))
    app.heartbeats.append(lambda: done.append("beat"))
    app.when_quiet += [lambda: done.append("task"), app.accessibility.tree.open, app.speaker.find_voice]
    app.hooks = Hooks(may_end=lambda: False)
    app.window.surface.set_clip((0, 0, 9, 9))
    app.running = True
    pygame.event.post(key(pygame.K_RETURN))
    app.begin_anew(ErrorPage(app, ["Oh."], ALL))
    assert app.when_quiet == [app.accessibility.tree.open, app.speaker.find_voice], (
        "readers are still offered it"
    )
    assert app.window.surface.get_clip() == app.window.surface.get_rect()
    for event in pygame.event.get():
        app.dispatch(event)
    app.tick(0.1)
    assert app.running, "what was pressed before it came presses none of its buttons"
    app.dispatch(pygame.event.Event(pygame.QUIT))
    assert not app.running and done == []


def test_choices_on_which_the_program_broke_are_not_kept(app: App, tmp_path: Path) -> None:
    """Else the page on which they were made would break whenever it is opened."""
    navigator, hands = Navigator(app, IN_WINDOW, library=Library(tmp_path)), Driver(app)
    navigator.begin()
    for kept in (True, False):
        navigator.choose()
        hands.on_top(TableChoice).group.focus_name("tables")
        before = app.settings.match
        hands.keys(pygame.K_RIGHT)
        if kept:
            hands.key(pygame.K_ESCAPE)
        else:
            app.begin_anew(ErrorPage(app, ["Oh."], ALL))
        assert (app.settings.match != before) is kept


def test_what_waits_behind_the_title_is_loaded_after_a_mistake_of_the_first_seconds(
    app: App, tmp_path: Path
) -> None:
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.begin()
    app.begin_anew(ErrorPage(app, ["Oh."], ALL))
    navigator.begin_again()
    assert not navigator.chalk()
    while app.when_quiet:
        app.when_quiet.pop(0)()
    assert navigator.chalk()


def test_phones_of_a_match_are_let_go_on_the_way_from_the_page(app: App, tmp_path: Path) -> None:
    navigator, _seat = table_left(app, tmp_path)
    phones = navigator.entry(TableEntry).phones
    assert phones is not None
    phones.address = "127.0.0.1"
    phones.open_sheet()
    app.begin_anew(ErrorPage(app, ["Oh."], ALL))
    assert phones.admission is not None and not app.heartbeats
    navigator.begin_again()
    assert phones.admission is None and navigator.entry(TableEntry).phones is None


def test_it_is_told_at_the_first_start_and_never_again(open_app: Open, tmp_path: Path) -> None:
    file = tmp_path / "history.sqlite"
    Database(file).close()
    file.write_bytes(file.read_bytes()[:-1])
    app = open_app()
    for start in (1, 2):
        library = Library(tmp_path, settings_file=tmp_path / "settings.json")
        navigator = Navigator(app, IN_WINDOW, library=library)
        navigator.begin()
        if start == 1:
            dialog = app.top
            assert isinstance(dialog, Dialog) and str(library.database.kept) in dialog.text()
            press(dialog, pygame.K_RETURN)
        assert isinstance(app.top, Title)
        navigator.active_match.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whole", [True, False])
def test_its_words_fit(open_app: Open, monkeypatch: pytest.MonkeyPatch, language: str, whole: bool) -> None:
    app = open_app(size=(1024, 600), language=language)
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, 1024, 600))
    file = Path("/home/nonna/.local/share/briscola/history.damaged-20261126-020918.sqlite")
    app.push(told(app, News(kind="database", path=file, whole=whole)))
    app.draw()
    assert wrong == []
