"""Several people at one computer: each with settings, a match and a name of their own, by real events."""

import json
from pathlib import Path

import pygame
import pytest

from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.entries import IN_WINDOW
from briscola.i18n import text
from briscola.storage.settings.person_names import FIRST
from briscola.storage.settings.settings_file import peek
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.people.person_sheet import PersonSheet
from briscola.ui.scenes.people.scene import People
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.scenes.waiting_matches import WaitingMatches
from tests.storage.played import HOUSE, setup_of
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver, on_top
from tests.ui.kept import dealt

pytestmark = pytest.mark.slow


class Home(Driver):
    """A computer with a folder of its own; it can be started again and again."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        self.folder, self.room = folder, size
        if settings:
            (folder / "config").mkdir()
            (folder / "config" / "settings.json").write_text(json.dumps(settings))
        self.start()

    def start(self) -> None:
        """As `briscola` starts."""
        self.library = Library(self.folder / "data", settings_file=self.folder / "config" / "settings.json")
        path = self.library.settings_path
        super().__init__(App(settings_path=path, size=self.room, sound=False, raster=QUICK))
        self.navigator = Navigator(self.app, IN_WINDOW, library=self.library)
        self.navigator.begin()

    def all_games(self) -> FullSheet:
        """From the title to the sheet with all games."""
        self.navigator.choose()
        self.frame()
        self.click_on("all-games")
        return on_top(self.app, FullSheet)

    def write(self, words: str) -> None:
        """Write over what stands in the field with the focus."""
        for _ in range(30):
            self.press(pygame.K_BACKSPACE)
        if words:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words))
        self.frame()

    def add(self, name: str) -> None:
        """Somebody new sits down."""
        self.click_on("who", "new")
        self.write(name)
        self.key(pygame.K_RETURN)

    def sit(self, profile: str) -> None:
        """From the title somebody else sits down."""
        self.click_on("who", f"person-{profile}")

    def id_of(self, name: str) -> str:
        return next(each.id for each in self.library.profiles.all() if each.name == name)

    @property
    def fault(self) -> str:
        return self.on_top(PersonSheet).fault

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.library.profiles.all()]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path, language="en", player="Anna")


def test_each_continues_the_match_that_they_left(home: Home) -> None:
    active_match = home.navigator.active_match
    seat = dealt(active_match.begin(setup_of("two"), HOUSE))
    annas = list(seat.host.table.log)
    home.navigator.title()
    home.add("Beppe")
    assert isinstance(home.app.top, Title) and home.navigator.entry(WaitingMatches).resume() is None, (
        "Beppe has none yet"
    )
    beppes = list(dealt(active_match.begin(setup_of("two"), HOUSE)).host.table.log)
    home.navigator.title()
    home.sit(FIRST)
    assert active_match.seat is not None and active_match.seat.host.table.log == annas
    home.sit(home.id_of("Beppe"))
    assert active_match.seat.host.table.log == beppes
    assert active_match.ours, "the lock has not been let go of"
    home.app.close()
    home.start()
    assert home.library.profile.name == "Beppe", "who played last plays"
    waiting = home.navigator.active_match.seat
    assert waiting is not None and waiting.host.table.log == beppes


def test_settings_are_each_persons_own(home: Home) -> None:
    app = home.app
    app.change(table="walnut", volume=0.5, hints=False, lesson_offered=True)
    home.add("Beppe")
    now = app.settings
    assert (now.player, now.table, now.hints, now.lesson_offered) == ("Beppe", "green", True, False)
    assert (now.language, now.volume) == ("en", 0.5), "the computer stands where it stood"
    app.change(table="night", deck="piacentine", language="it", volume=0.1)
    home.sit(FIRST)
    assert (app.settings.table, app.settings.deck, app.settings.player) == ("walnut", "napoletane", "Anna")
    assert (text.language(), app.audio.volume, app.kit.table.name) == ("en", 0.5, "walnut")
    home.sit(home.id_of("Beppe"))
    assert (text.language(), app.audio.volume, app.kit.table.name) == ("it", 0.1, "night")
    assert peek(home.folder / "config" / "settings.json").table == "walnut", "Anna's file is as she left it"
    app.close()
    home.start()
    assert (home.app.settings.table, text.language()) == ("night", "it")


def test_somebody_new_is_offered_a_face_that_nobody_has(home: Home) -> None:
    home.click_on("who", "new")
    sheet = home.on_top(PersonSheet)
    assert sheet.face not in {each.face for each in home.library.profiles.all()}


def test_a_name_that_is_taken_or_cannot_be_seen_is_refused_in_a_sentence(home: Home) -> None:
    home.add("ANNA")
    assert home.fault == "Somebody here is called ANNA already."
    home.write("\u3164")
    home.key(pygame.K_RETURN)
    assert home.fault == "A name needs a letter that can be seen."
    home.write("Beppe")
    assert home.fault == "", "writing on takes the sentence away"
    home.key(pygame.K_ESCAPE)
    assert isinstance(home.app.top, People) and home.names == ["Anna"]


def test_another_name_and_face_go_along_into_new_match_and_come_back_from_it(home: Home) -> None:
    home.click_on("who", f"change-{FIRST}")
    home.write("Annetta")
    home.click_on("face", "done")
    home.key(pygame.K_ESCAPE)
    new = home.all_games()
    assert (new.choices.player, new.choices.face) == ("Annetta", "person-man")
    home.click_on("player")
    home.write("Nina")
    home.click_on("own-face", "back", "back")
    who = home.on_top(Title).who
    assert who is not None and (who.words, who.face) == ("Nina", "person-woman")
    assert home.names == ["Nina"]


def test_a_taken_name_in_new_match_is_told_and_nobody_sits_down(home: Home) -> None:
    home.library.profiles.add("Beppe")
    home.all_games()
    home.click_on("player")
    home.write("beppe")
    home.click_on("start")
    told = home.on_top(Dialog)
    assert told.text() == "Somebody here is called beppe already."
    assert not any(isinstance(scene, PlayScene) for scene in home.app.scenes)
    assert home.names == ["Anna", "Beppe"] and home.app.settings.player == "Anna"
    home.click_on("yes")
    assert home.control("player").text == "Anna", "the page shows under whose name she sits down"


def test_a_taken_name_is_refused_as_often_as_several_people_sit_down_with_it(tmp_path: Path) -> None:
    home = Home(tmp_path, language="en", player="")
    home.library.profiles.add("Beppe")
    home.navigator.play_together()
    home.click_on("start")
    home.click_on("player")
    home.write("beppe")
    for _ in range(2):
        home.click_on("done")
        assert home.on_top(Dialog).text() == "Somebody here is called beppe already."
        home.click_on("yes")
    assert not any(isinstance(scene, PlayScene) for scene in home.app.scenes)


def test_somebody_is_removed_only_when_it_was_asked_twice(home: Home) -> None:
    home.library.profiles.add("Beppe")
    beppe = home.id_of("Beppe")
    for answers in (("no",), ("yes", "no"), ("yes", "yes")):
        assert "Beppe" in home.names
        home.click_on("who", f"change-{beppe}", "remove")
        for answer in answers:
            home.click_on(answer)
        home.navigator.title()
    assert home.names == ["Anna"]


def test_when_whoever_plays_is_removed_somebody_else_plays_and_the_record_stays(home: Home) -> None:
    home.add("Beppe")
    dealt(home.navigator.active_match.begin(setup_of("two"), HOUSE))
    (path,) = home.library.waiting()
    home.navigator.title()
    home.click_on("who", f"change-{home.library.profile.id}", "remove", "yes", "yes")
    assert isinstance(home.app.top, People) and home.names == ["Anna"]
    assert home.library.profile.id == FIRST and home.navigator.entry(WaitingMatches).resume() is None
    assert path.is_file()
    home.click_on(f"change-{FIRST}")
    assert not [widget for widget in home.app.top.group.widgets if widget.name == "remove"], "the last stays"


def test_keys_and_a_gamepad_lead_to_the_people(home: Home) -> None:
    for _control in home.top.group.order():
        if home.top.group.focused_name != "who":
            home.key(pygame.K_TAB)
    assert home.top.group.focused_name == "who"
    home.pad(pygame.JOYBUTTONDOWN, button=0)
    home.frame()
    assert home.on_top(People).group.focused_name == f"person-{FIRST}"


def test_a_window_that_keeps_nothing_asks_before_its_match_is_lost(home: Home) -> None:
    home.app.close()
    first = ActiveMatch(Library(home.folder / "data", settings_file=home.folder / "config" / "settings.json"))
    assert first.take_over()
    annas = list(dealt(first.begin(setup_of("two"), HOUSE)).host.table.log)
    home.start()
    beppe = home.library.profiles.add("Beppe").id
    seat = dealt(home.navigator.active_match.begin(setup_of("two"), HOUSE))
    home.navigator.title()
    home.sit(beppe)
    assert isinstance(home.app.top, Dialog) and home.library.profile.id == FIRST
    home.click_on("yes")
    assert home.navigator.active_match.seat is seat, "it stays"
    home.click_on(f"person-{beppe}", "no")
    assert home.library.profile.id == beppe and home.navigator.entry(WaitingMatches).resume() is None
    assert not home.navigator.active_match.ours
    assert first.seat is not None and first.seat.kept and first.seat.host.table.log == annas
    first.close()
    home.sit(FIRST)
    resumed = home.navigator.active_match.seat
    assert resumed is not None and resumed.host.table.log == annas, "now this window keeps"
