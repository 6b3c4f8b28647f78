"""The season in the window: begun, played by mouse, keys and ear, ended and begun again."""

from datetime import date
from pathlib import Path

import pygame
import pytest

from briscola.capabilities.lesson.steps import NAMES
from briscola.capabilities.puzzles.answers import PuzzleAnswer, PuzzleAnswers
from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.puzzles.puzzle import PuzzleGame
from briscola.capabilities.school.entry import SchoolEntry
from briscola.capabilities.season.entry import SeasonEntry
from briscola.capabilities.season.keeper import SeasonKeeper
from briscola.capabilities.season.season import Season, SeasonBook
from briscola.capabilities.season.window.evenings_sheet import SeasonEvenings
from briscola.capabilities.season.window.page import SeasonPage
from briscola.capabilities.stairs.stairs import PUZZLES
from briscola.client.host.library import Library
from briscola.engine.variants import make_rules
from briscola.entries import IN_WINDOW
from briscola.storage.records.match_record import read_record
from briscola.storage.settings.person_names import FIRST
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.menu_board import ChalkLink
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.results.result_scene import ResultScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from tests.client.season.seasons import keep_book, keep_season, short_season
from tests.storage.disks import Disk
from tests.storage.rows import add
from tests.ui.by_ear.listener import Listener
from tests.ui.by_ear.player import EarPlayer, is_the_end
from tests.ui.driver import Driver
from tests.ui.evening import Home
from tests.ui.robot import Robot

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")


class Visitor(Home):
    """A person at the window whose season runs."""

    def __init__(self, folder: Path, season: Season | None) -> None:
        if season is not None:
            keep_book(folder / "seasons" / f"{FIRST}.json", SeasonBook(person=FIRST, season=season))
        super().__init__(folder, lesson_offered=True)
        write_slate(self.app)
        self.frame()

    @property
    def page(self) -> SeasonPage:
        return self.on_top(SeasonPage)

    @property
    def season(self) -> Season:
        found = self.navigator.entry(SeasonEntry).keeper().season
        assert found is not None
        return found

    def choose_line(self, name: str) -> None:
        """Lead the arrows to a line of the title's menu and press Enter."""
        menu = self.on_top(Title).menu
        self.reach("menu")
        names = [item.name for item in menu.items]
        while menu.selected < names.index(name):
            self.key(pygame.K_DOWN)
        assert names[menu.selected] == name
        self.key(pygame.K_RETURN)

    def open_season(self) -> None:
        """Lead the focus to the season's line on the slate and press Enter."""
        self.reach("slate season")
        self.key(pygame.K_RETURN)

    @property
    def evening(self) -> str:
        """The season's line on the slate; empty if there is none."""
        lines = [each for each in self.on_top(Title).group.widgets if each.name == "slate season"]
        return next((line.text for line in lines if isinstance(line, ChalkLink)), "")

    def play(self, way: str) -> None:
        """Play the match of the evening, and go home from its result."""
        robot = Robot(self.app, self.on_top(PlayScene), seed=3, ways=[way])
        for _ in range(8_000):
            robot.frame()
            top = self.app.top
            if isinstance(top, MatchResult) or (isinstance(top, HandResult) and top.ends_match):
                break  # the end of a match stands apart where a hand was drawn before
            robot.go_on()
        result = self.app.top
        assert isinstance(result, ResultScene)
        robot.key(pygame.K_SPACE)  # the count is skipped
        assert "To the season" in [getattr(widget, "text", "") for widget in result.group.widgets]
        robot.let_pass(60)  # and the page is deaf for a moment
        self.click_on("rematch")
        self.frames_until(lambda: isinstance(self.app.top, SeasonPage), most=100)

    def others_play(self) -> None:
        """Wait until the other tables are played."""
        keeper = self.navigator.entry(SeasonEntry).keeper()
        for _ in range(200):
            if not keeper.computers.working:
                return
            keeper.computers.wait(5)
            self.frame()
        raise AssertionError("the others never come to an end")


def write_slate(app: App) -> None:
    """Do what the window does behind the first picture of the title."""
    for task in app.when_quiet:
        task()
    app.when_quiet.clear()


def words(visitor: Driver) -> str:
    return "\n".join(line.text for line in visitor.top.reading())


@pytest.mark.slow
def test_a_robot_plays_evenings_by_mouse_and_by_keys(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, short_season())
    visitor.open_season()
    for number, way in enumerate(("click", "digit", "arrows")):
        assert f"Evening {number + 1} of 14" in words(visitor)
        if way == "click":
            visitor.click_on("main")
        else:
            visitor.reach("main")
            visitor.key(pygame.K_RETURN)
        begun = visitor.season.evenings[number].record
        assert begun, "it is written before a card is seen"
        visitor.play(way)
        visitor.others_play()
        season = visitor.season
        assert season.current == number + 1
        assert season.evenings[number].record == begun
        assert {row.played for row in season.table()} == {number + 1}
    assert words(visitor).count("hands won") + words(visitor).count("hand won") == 8
    again = SeasonKeeper(Library(tmp_path), lambda: True)
    assert again.season == visitor.season


def test_a_match_left_in_the_middle_goes_on_from_the_page(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, short_season())
    visitor.open_season()
    visitor.click_on("main")
    robot = Robot(visitor.app, visitor.on_top(PlayScene), seed=3, ways=["digit"])
    robot.until_asked()
    log = len(robot.log)
    visitor.navigator.title()
    visitor.frame()
    assert visitor.on_top(Title).menu.items[0].note.startswith("Season, evening 1: Briscola, with")
    assert not visitor.evening, "Continue leads there"
    visitor.choose_line("new")
    visitor.click_on("season")
    assert "Your match is waiting for you." in words(visitor)
    visitor.click_on("main")
    robot = Robot(visitor.app, visitor.on_top(PlayScene), seed=3)
    assert len(robot.log) == log
    visitor.play("digit")
    visitor.others_play()
    assert visitor.season.current == 1


def test_a_match_given_up_leads_to_the_page_and_the_title_names_the_next_evening(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, short_season())
    visitor.open_season()
    visitor.click_on("main")
    Robot(visitor.app, visitor.on_top(PlayScene), seed=3, ways=["digit"]).until_asked()
    visitor.key(pygame.K_ESCAPE)
    visitor.click_on("give-up", "yes")
    visitor.on_top(SeasonPage)
    assert visitor.season.evenings[0].results
    visitor.navigator.title()
    assert visitor.evening == "Season: evening 2, in pairs"
    visitor.navigator.entry(SeasonEntry).open()
    visitor.others_play()
    visitor.frame()
    focused = visitor.page.group.focused
    assert focused is not None and focused.name == "main", "nothing could be pressed before"


def test_a_match_of_a_season_has_no_hints_and_no_undo(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, short_season())
    visitor.app.change(undo=True, hints=True)
    visitor.open_season()
    visitor.click_on("main")
    Robot(visitor.app, visitor.on_top(PlayScene), seed=3, ways=["digit"]).until_asked()
    library = visitor.navigator.active_match.library
    header = read_record(library.records.path(visitor.season.evenings[0].record)).header
    assert header is not None
    assert not header.settings.undo and not header.settings.hints
    assert header.choices.opponents[0].face in visitor.season.company


@pytest.mark.slow
def test_somebody_listens_to_an_evening_from_the_title_to_the_next_one(tmp_path: Path) -> None:
    keep_book(tmp_path / "seasons" / f"{FIRST}.json", SeasonBook(person=FIRST, season=short_season()))
    ears = Listener(tmp_path)
    ears.hear()
    write_slate(ears.app)
    ears.find("Season: evening 1", pygame.K_TAB)
    ears.ask(pygame.K_RETURN)
    said = ears.find("Sit down", pygame.K_TAB)
    ears.press(pygame.K_RETURN)
    ears.hear(0.2)
    assert is_the_end(EarPlayer(ears, 5).play())
    ears.find("To the season", pygame.K_TAB)
    said = ears.ask(pygame.K_RETURN)
    assert "The season" in said
    keeper = ears.navigator.entry(SeasonEntry).keeper()
    while keeper.computers.working:
        keeper.computers.wait(5)
        ears.app.tick(0.1)
    assert "Evening 2 of 14" in "\n".join(line.text for line in ears.navigator.app.scenes[-1].reading())
    ears.close()


def test_a_season_begins_from_new_match_and_its_line_stands_on_the_title(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, None)
    assert not visitor.evening
    visitor.choose_line("new")
    visitor.click_on("season")
    assert "Third division" in words(visitor)
    visitor.click_on("main")
    assert "Evening 1 of 14" in words(visitor)
    visitor.navigator.title()
    assert visitor.evening.startswith("Season: evening 1, ")


def test_a_season_is_ended_only_after_a_question(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, short_season())
    visitor.open_season()
    visitor.click_on("evenings")
    visitor.on_top(SeasonEvenings)
    visitor.click_on("end")
    visitor.on_top(Dialog)
    visitor.key(pygame.K_RETURN)
    assert visitor.season.current == 0, "Enter alone says no"
    visitor.click_on("end", "yes")
    assert visitor.navigator.entry(SeasonEntry).keeper().season is None
    assert "Begin the season" in words(visitor)


def test_a_match_that_waits_ends_uncounted_with_its_season(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, short_season())
    visitor.open_season()
    visitor.click_on("main")
    robot = Robot(visitor.app, visitor.on_top(PlayScene), seed=3, ways=["digit"])
    robot.until_asked()
    assert "Season, evening 1" in words(visitor)
    record = visitor.navigator.active_match.match
    assert record is not None
    visitor.on_top(PlayScene).on_leave()
    visitor.frame()
    visitor.on_top(SeasonPage)
    visitor.click_on("evenings", "end", "yes")
    visitor.navigator.title()
    assert "resume" not in [item.name for item in visitor.on_top(Title).menu.items]
    match = visitor.navigator.active_match.library.history.get(record)
    assert match is not None and (match.state, match.result) == ("abandoned", None)
    visitor.navigator.evenings()
    visitor.frame()
    history = visitor.on_top(MatchHistory)
    assert "Season" in next(line for line in words(visitor).split("\n") if "left" in line)
    history.open(match)
    assert not {"continue", "give-up"} & {widget.name for widget in visitor.top.group.widgets}


@pytest.mark.slow
def test_the_end_shows_the_cup_and_leads_to_the_next_season(tmp_path: Path) -> None:
    keep_season(tmp_path / "seasons" / f"{FIRST}.json", 14, won=True)
    visitor = Visitor(tmp_path, None)
    assert not visitor.evening, "no season runs"
    visitor.navigator.entry(SeasonEntry).open()
    visitor.frame()
    said = words(visitor)
    assert "The cup is yours." in said and "You rise. The next season: second division" in said
    visitor.click_on("main")
    assert visitor.season.number == 3 and visitor.season.division == 1
    assert "Season 2: third division, place 1" in words_of_sheet(visitor)


def test_a_season_that_has_just_begun_stands_on_the_slate_when_its_page_is_left(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, None)
    visitor.navigator.entry(SeasonEntry).open()
    visitor.click_on("main")
    visitor.key(pygame.K_ESCAPE)
    assert visitor.evening.startswith("Season: evening 1")


def words_of_sheet(visitor: Visitor) -> str:
    visitor.click_on("evenings")
    return words(visitor)


def test_the_school_leads_to_the_season_after_the_first_flight(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, None)
    visitor.navigator.entry(SchoolEntry).open()
    assert "season" not in [widget.name for widget in visitor.top.group.widgets]
    library = visitor.navigator.active_match.library
    visitor.app.change(lesson=list(NAMES))
    add(library.database, winning_hands=2)
    add(library.database, players=4, game="briscola-4-teams")
    add(library.database, variant="chiamata", players=5, game="chiamata-5")
    answers = PuzzleAnswers(library.database)
    game = PuzzleGame.of(make_rules("briscola", 2))
    for puzzle in [each for each in puzzles() if each.game == game][:PUZZLES]:
        answers.add(FIRST, PuzzleAnswer(puzzle=puzzle.id, day=date(2026, 11, 21), solved=True))
    visitor.navigator.title()
    visitor.navigator.entry(SchoolEntry).open()
    visitor.click_on("season")
    assert "Third division" in words(visitor)


def test_a_second_window_shows_the_season_and_offers_no_match(tmp_path: Path) -> None:
    first = Visitor(tmp_path, short_season())
    second = Navigator(first.app, IN_WINDOW, library=Library(tmp_path))
    second.title()
    second.entry(SeasonEntry).open()
    first.frame()
    assert "Another window of Briscola is open: play the season there." in words(first)
    assert "main" not in [widget.name for widget in first.top.group.widgets]


def test_a_full_disk_begins_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(tmp_path, short_season())
    visitor.open_season()
    with Disk(monkeypatch).broken():
        visitor.click_on("main")
        assert visitor.page
        assert "The disk does not take the season" in words(visitor)
        assert "main" not in [widget.name for widget in visitor.top.group.widgets]
    assert visitor.navigator.active_match.match is None
    assert not list((tmp_path / "records").glob("*.jsonl"))


def test_what_waits_for_the_disk_waits_while_somebody_else_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Visitor(tmp_path, None)
    library, season = visitor.navigator.active_match.library, visitor.navigator.entry(SeasonEntry)
    me, other = library.profile.id, library.profiles.add("Bruno").id
    season.open()
    with Disk(monkeypatch).broken():
        assert not season.keeper().begin()
        begun = season.keeper().season
        library.use(other)
        assert season.keeper().season is None
        library.use(me)
        assert begun is not None and season.keeper().season == begun
    assert season.keeper().steps.retry(at_once=True)
    assert SeasonKeeper(library, lambda: True).season == begun


def test_what_the_title_has_found_out_is_read_on_the_page_once(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, short_season())
    visitor.open_season()
    visitor.click_on("main")
    Robot(visitor.app, visitor.on_top(PlayScene), seed=3, ways=["digit"]).until_asked()
    visitor.navigator.title()
    library = visitor.navigator.active_match.library
    library.records.path(visitor.season.evenings[0].record).unlink()
    me, other = library.profile.id, library.profiles.add("Bruno").id
    for who in (me, other, me):
        library.use(who)
        visitor.navigator.title()
    visitor.navigator.entry(SeasonEntry).open()
    visitor.frame()
    assert "The record of your match is gone, so it counts as given up." in words(visitor)
    visitor.navigator.title()
    visitor.navigator.entry(SeasonEntry).open()
    visitor.frame()
    assert "counts as given up" not in words(visitor)


def test_where_a_damaged_file_lies_is_read_on_the_page(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, short_season())
    library = visitor.navigator.active_match.library
    library.season_path.write_text("{")
    for _ in range(2):
        visitor.navigator.title()
    visitor.navigator.entry(SeasonEntry).open()
    visitor.frame()
    (aside,) = library.season_path.parent.glob("*damaged*.json")
    assert f"It is kept: {aside}" in words(visitor)
