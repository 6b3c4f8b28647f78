"""The slate of the title: what the evening holds, each line a door; what lies beside it."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Self

import pygame
import pytest

from briscola.capabilities.coach.window.scene import CoachScene
from briscola.capabilities.cup.entry import CupEntry
from briscola.capabilities.cup.window.setup_page import CupSetup
from briscola.capabilities.daily import yesterday
from briscola.capabilities.daily.results import DailyResults
from briscola.capabilities.daily.window.page import DailyPage
from briscola.capabilities.daily.window.week_sheet import WeekSheet
from briscola.capabilities.daily.words import points_text
from briscola.capabilities.daily.yesterday import OthersPoints
from briscola.capabilities.lesson.steps import NAMES
from briscola.capabilities.lesson.window.scene import LessonScene
from briscola.capabilities.puzzles.answers import PuzzleAnswer, PuzzleAnswers
from briscola.capabilities.puzzles.collection import puzzles
from briscola.capabilities.puzzles.window.scene import PuzzleScene
from briscola.capabilities.school.window import page
from briscola.capabilities.season.window.page import SeasonPage
from briscola.capabilities.slate.window.setup_sheet import SlateSetupSheet
from briscola.capabilities.statistics.window.scene import StatisticsScene
from briscola.client.host.library import Library
from briscola.client.seats.seat_control import NextStep
from briscola.entries import IN_WINDOW
from briscola.i18n.text import use
from briscola.players.expert import Expert
from briscola.storage.evenings.matches import Search
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scene import Scene
from briscola.ui.scenes.friends.entry import FriendsEntry
from briscola.ui.scenes.match_entry import MatchEntry
from briscola.ui.scenes.match_history.match_sheet import MatchSheet
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.menu_board import ChalkLink, ThingLink
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.own_decks.own_decks_sheet import OwnDecks
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.settings.scene import DeckSettings
from briscola.ui.scenes.title import Title
from tests.client.season.seasons import keep_season
from tests.client.seat_steps import host_of, step_without_choice
from tests.client.test_daily import finish
from tests.storage.evenings import play
from tests.storage.rows import add
from tests.ui.conftest import Open
from tests.ui.cup.cups import cup_of, desk_of
from tests.ui.demands import SIZES, check_targets, spoken
from tests.ui.driver import Driver, on_top
from tests.ui.evening import seat_at
from tests.ui.friends.at_table import here
from tests.ui.kept import keeper
from tests.ui.robot import Robot

DAY = date(2026, 11, 21)


class FixedDate(date):
    """A date whose today is always that day."""

    @classmethod
    def today(cls) -> Self:
        return cls(DAY.year, DAY.month, DAY.day)


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is that day in the school, from which the title knows the deal and the puzzles."""
    monkeypatch.setattr(page, "date", FixedDate)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long about the deal of the day."""
    monkeypatch.setattr(Expert, "choose", lambda _expert, seen: seen.legal[0])


def quick_points(days: Sequence[date]) -> Iterator[tuple[date, OthersPoints]]:
    """The others' points without a hand played."""
    for day in days:
        yield day, OthersPoints(maestro=70, regulars=55)


class AtTitle(Driver):
    """A computer at its title."""

    def __init__(self, app: App, folder: Path) -> None:
        super().__init__(app)
        self.navigator = Navigator(app, IN_WINDOW, library=Library(folder))
        self.library = self.navigator.active_match.library

    def title(self) -> Sequence[str]:
        """Go to the title; the lines of its slate."""
        self.navigator.title()
        return self.lines

    @property
    def slate(self) -> Sequence[ChalkLink]:
        """The lines on the slate, from the top."""
        assert isinstance(self.top, Title)
        return [widget for widget in self.top.group.widgets if isinstance(widget, ChalkLink)]

    @property
    def lines(self) -> Sequence[str]:
        """Their words."""
        return [line.text for line in self.slate]

    def line(self, start: str) -> ChalkLink:
        """The line that begins so."""
        return next(line for line in self.slate if line.text.startswith(start))


@pytest.fixture
def at_title(open_app: Open, tmp_path: Path) -> AtTitle:
    """A computer at which nobody has played yet."""
    return AtTitle(open_app((1920, 1080)), tmp_path)


# ---- who is new


def test_somebody_new_sees_only_teresas_line_and_then_where_she_stopped(at_title: AtTitle) -> None:
    assert at_title.title() == ["Teresa shows you the game"]
    at_title.click_at(at_title.slate[0].rect.center)
    assert isinstance(at_title.top, LessonScene)
    at_title.app.change(lesson=list(NAMES[:3]))
    assert at_title.title() == ["Teresa goes on: lesson 4 of 12"]
    at_title.click_at(at_title.slate[0].rect.center)
    lesson = at_title.top
    assert isinstance(lesson, LessonScene) and lesson.at == 3


def test_who_left_the_lesson_sees_the_step_until_it_is_finished(at_title: AtTitle) -> None:
    """With a match that waits and after matches, too; "New here?" is not for him."""
    at_title.app.change(lesson=list(NAMES[:3]))
    at_title.title()
    at_title.navigator.entry(MatchEntry).play()
    assert isinstance(at_title.top, PlayScene)
    at_title.frames(30)
    at_title.title()
    assert at_title.navigator.active_match.seat is not None
    for _ in range(2):
        assert at_title.lines[:2] == ["Teresa goes on: lesson 4 of 12", "Deal of the day: new"]
        assert "New here?" not in "".join(reading.text for reading in at_title.top.reading())
        add(at_title.library.database)
        at_title.title()
    at_title.click_at(at_title.slate[0].rect.center)
    lesson = at_title.top
    assert isinstance(lesson, LessonScene) and lesson.at == 3
    at_title.app.change(not_now={"first-evening": 0})
    assert "Teresa goes on" not in at_title.title()[0], "dismissed"
    at_title.app.change(not_now={}, lesson=list(NAMES))
    assert "Teresa goes on" not in at_title.title()[0], "finished"


def test_after_the_lesson_comes_a_hand_with_her(at_title: AtTitle) -> None:
    at_title.app.change(lesson=list(NAMES))
    assert at_title.title() == ["One hand with Teresa"]
    at_title.click_at(at_title.slate[0].rect.center)
    table = at_title.top
    assert isinstance(table, PlayScene) and table.guided


def test_the_first_picture_waits_for_no_line(open_app: Open, tmp_path: Path) -> None:
    at_title = AtTitle(open_app(), tmp_path)
    at_title.navigator.begin()
    assert at_title.lines == []
    for task in at_title.app.when_quiet:
        task()
    assert at_title.lines


# ---- what the evening holds


def test_the_lines_of_an_evening_stand_in_their_order(at_title: AtTitle, tmp_path: Path) -> None:
    library = at_title.library
    match = play(library.records, seed=1, began="2026-11-01T19:00:00Z")
    library.history.begun(match.header, match.path, profile=library.profile.id)
    library.history.finished(match.header, match.events)
    miss(library, 2)
    assert at_title.title()[:2] == ["Deal of the day: new", "2 puzzles to repeat"]
    assert at_title.lines[2].startswith("Last match: ")
    assert at_title.lines[3:] == ["A cup"]
    keep_season(at_title.library.season_path, 4)
    desk_of(tmp_path, cup_of("everybody", 4))
    assert at_title.title()[1].startswith("Season: evening 5")
    assert [line.name for line in at_title.slate] == [
        f"slate {name}" for name in ("today", "season", "cup", "puzzles", "last")
    ]
    finish(library, DAY, began="2026-11-21T20:00:00Z")
    at_title.title()
    assert [line.name for line in at_title.slate] == [
        f"slate {name}" for name in ("season", "cup", "puzzles", "today", "last")
    ], "what is played is due no more"


def test_the_last_match_is_one_of_ones_own(at_title: AtTitle) -> None:
    add(at_title.library.database, opponents='["Gino"]', score="[1,0]")
    add(at_title.library.database, opponents='["Rosa"]', imported=1, began="2026-11-22T20:00:00Z")
    at_title.title()
    assert at_title.line("Last match").text == "Last match: Gino, 1 – 0"


def miss(library: Library, many: int) -> None:
    """Wrong answers to so many puzzles, a month ago."""
    answers, day = PuzzleAnswers(library.database), DAY - timedelta(days=30)
    for puzzle in puzzles()[:many]:
        answers.add(library.profile.id, PuzzleAnswer(puzzle=puzzle.id, day=day, solved=False))


def test_a_day_that_is_played_shows_its_points(at_title: AtTitle) -> None:
    finish(at_title.library, DAY, began="2026-11-21T20:00:00Z")
    mine = DailyResults(at_title.library).played(DAY)
    assert mine is not None
    assert at_title.title()[0] == f"Deal of the day: {points_text(DAY, mine)}"
    assert not any("puzzle" in line for line in at_title.lines), "none is due"


# Quick although it is dear: a deal is left and taken up through the window.
def test_todays_deal_left_in_the_middle_goes_on_from_where_it_stood(at_title: AtTitle) -> None:
    """As the pause says: title, page and table agree, and it is one attempt, without hints."""
    add(at_title.library.database)
    assert at_title.title()[0] == "Deal of the day: new"
    press(at_title, "slate today")
    press(at_title, "play")
    robot = Robot(at_title.app, on_top(at_title.app, PlayScene), seed=2, ways=["digit"])
    robot.play_until(lambda: robot.asked and robot.view.tricks >= 1)
    log = list(robot.log)
    at_title.key(pygame.K_ESCAPE)
    assert "waits for you" in on_top(at_title.app, Pause).spoken_text
    press(at_title, "leave")
    daily = on_top(at_title.app, DailyPage)
    assert daily.group.focused_name == "play"
    assert at_title.control("play").text == "Continue" and daily.results.attempt(DAY) is None
    assert at_title.title()[0] == "Deal of the day: begun"
    assert at_title.navigator.active_match.seat is None, "it is no match of the menu"
    press(at_title, "slate today")
    press(at_title, "play")
    again = on_top(at_title.app, PlayScene)
    again_log = host_of(again.seat).table.log
    assert list(again_log) == log and not again.overlays.hint.on and not again.seat.allows_undo
    robot = Robot(at_title.app, again, seed=2, ways=["digit"])
    robot.play_hand()
    at_title.title()
    assert at_title.lines[0].startswith("Deal of the day: ") and at_title.lines[0][-1].isdigit()
    attempt = DailyResults(at_title.library)
    attempt.played(DAY)
    first = attempt.attempt(DAY)
    assert first is not None and first.tries == 1 and not attempt.left(DAY)


@pytest.mark.slow
def test_a_deal_left_in_the_middle_goes_on_from_the_evenings_and_shows_no_card(at_title: AtTitle) -> None:
    """It is told as what it is; it stood there as played again, and could be watched with open cards."""
    add(at_title.library.database)
    at_title.title()
    for name in ("slate today", "play"):
        press(at_title, name)
    robot = Robot(at_title.app, on_top(at_title.app, PlayScene), seed=2, ways=["digit"])
    robot.play_until(lambda: robot.asked and robot.view.tricks >= 1)
    log = list(robot.log)
    at_title.key(pygame.K_ESCAPE)
    press(at_title, "leave")
    at_title.title()
    press(at_title, "evenings")
    evenings = on_top(at_title.app, MatchHistory)
    rows = [line.text for line in evenings.reading() if "Deal of the day" in line.text]
    assert rows and "played again" not in rows[0]
    assert "waiting" in rows[0] and "left" not in rows[0], "its sheet leads back to the table"
    assert evenings.spoken_text.endswith("1 is waiting")
    evenings.open(at_title.library.history.found(Search(state="abandoned"))[0])
    sheet = on_top(at_title.app, MatchSheet)
    names = {widget.name for widget in sheet.group.widgets}
    assert "continue" in names and not names & {"watch", "watch_hand", "coach", "again", "code", "give-up"}
    at_title.key(pygame.K_RETURN)
    table = on_top(at_title.app, PlayScene)
    assert list(host_of(table.seat).table.log) == log and not table.overlays.hint.on
    robot = Robot(at_title.app, table, seed=2, ways=["digit"])
    robot.play_hand()
    assert DailyResults(at_title.library).played(DAY) is not None
    table.on_leave()
    on_top(at_title.app, MatchHistory)
    evenings.open(at_title.library.history.found(Search(state="complete"))[0])
    names = {widget.name for widget in on_top(at_title.app, MatchSheet).group.widgets}
    assert "watch" in names and "continue" not in names


def test_title_and_evenings_count_the_same_matches(at_title: AtTitle) -> None:
    for _ in range(2):
        at_title.navigator.entry(MatchEntry).play()
        at_title.frames(30)
        at_title.title()
    note = {item.name: item.note for item in at_title.navigator.menu()}["evenings"]
    press(at_title, "evenings")
    assert note == "2 are waiting" and note in on_top(at_title.app, MatchHistory).spoken_text


def test_the_match_that_waits_shows_its_points_as_they_stand(open_app: Open, tmp_path: Path) -> None:
    """They stand nowhere if the table hides them."""
    seat = seat_at("briscola", 2, seed=5, winning_hands=1, recorder=keeper(tmp_path))
    while seat.next_step is not NextStep.OWN_MOVE or not all(seat.view.points):
        if seat.next_step is NextStep.OWN_MOVE:
            seat.choose(seat.view.legal[0])
        elif not step_without_choice(seat):
            seat.choose(seat.think().result)
    at_title = AtTitle(open_app((1920, 1080)), tmp_path)
    us, them = seat.view.points
    at_title.title()
    assert at_title.navigator.menu()[0].note.endswith(f", hand 1, {us} to {them} points")
    at_title.app.change(live_points=False)
    at_title.title()
    assert at_title.navigator.menu()[0].note.endswith(", hand 1, 0 to 0")


def test_a_cup_under_way_takes_the_place_of_a_new_one(at_title: AtTitle, tmp_path: Path) -> None:
    add(at_title.library.database)
    desk_of(tmp_path, cup_of("everybody", 4))
    assert "Cup: round 1" in at_title.title() and "A cup" not in at_title.lines


def test_the_menu_is_the_same_with_a_cup_and_a_season(at_title: AtTitle, tmp_path: Path) -> None:
    def lines() -> Sequence[tuple[str, pygame.Rect]]:
        title = at_title.top
        assert isinstance(title, Title)
        return [(item.name, title.menu.line(at)) for at, item in enumerate(title.menu.items)]

    add(at_title.library.database)
    at_title.title()
    before = lines()
    keep_season(at_title.library.season_path, 4)
    desk_of(tmp_path, cup_of("everybody", 4))
    at_title.title()
    assert {"slate season", "slate cup"} <= {line.name for line in at_title.slate}
    assert lines() == before


# ---- two presses from the title


WALKS: Mapping[str, tuple[Sequence[str], type[Scene]]] = {
    "a cup": (["new", "cup"], CupSetup),
    "a cup from the slate": (["slate new_cup"], CupSetup),
    "the season": (["new", "season"], SeasonPage),
    "the slate": (["coffee"], SlateSetupSheet),
    "the slate from the evenings": (["evenings", "slates"], SlateSetupSheet),
    "today's deal": (["slate today"], DailyPage),
    "the week's deals": (["slate today", "week"], WeekSheet),
    "puzzles": (["school", "puzzles"], PuzzleScene),
    "puzzles from the slate": (["slate puzzles"], PuzzleScene),
    "the coach of the last match": (["slate last", "coach"], CoachScene),
    "a deck of one's own": (["pack", "own-decks"], OwnDecks),
    "statistics": (["statistics"], StatisticsScene),
    "a friend's table": (["friends", "network"], TableChoice),
}
"""Ways from the title: controls to press, and the scene that they lead to."""


@pytest.mark.parametrize("walk", WALKS)
def test_two_presses_lead_to_everything(walk: str, at_title: AtTitle) -> None:
    names, there = WALKS[walk]
    add(at_title.library.database, began="2026-11-01T20:00:00Z")
    finish(at_title.library, DAY, began=f"{DAY.isoformat()}T12:00:00Z")
    if "puzzles" in walk:
        miss(at_title.library, 1)
    at_title.app.change(player="Anna")
    at_title.navigator.entry(FriendsEntry).make = here
    at_title.title()
    assert len(names) <= 2
    for name in names:
        press(at_title, name)
    assert isinstance(at_title.top, there) and not isinstance(at_title.top, Title)


def press(at_title: AtTitle, name: str) -> None:
    """Press a line of the menu or a control by the mouse."""
    top = at_title.top
    if isinstance(top, Title) and name in (names := [item.name for item in top.menu.items]):
        at_title.click_at(top.menu.line(names.index(name)).center)
    else:
        at_title.click_at(at_title.control(name).rect.center)


# ---- by every hand, in every window


def test_a_line_is_pressed_by_key_finger_and_ear_alike(at_title: AtTitle) -> None:
    add(at_title.library.database)
    at_title.title()
    line = at_title.slate[0]
    read = [reading.text for reading in at_title.top.reading()]
    assert any(line.text in text for text in read)
    assert line.spoken().name == line.text
    at_title.key(pygame.K_TAB)
    assert at_title.top.group.focused is line
    at_title.key(pygame.K_RETURN)
    assert isinstance(at_title.top, DailyPage)
    at_title.title()
    at_title.tap_at(at_title.slate[0].rect.center)
    assert isinstance(at_title.top, DailyPage)


def test_the_coffee_opens_the_slate_for_real_cards_and_the_pack_the_page_of_the_deck(
    at_title: AtTitle,
) -> None:
    add(at_title.library.database)
    for name, there in (("coffee", SlateSetupSheet), ("pack", DeckSettings)):
        at_title.title()
        assert "slate real_cards" not in [line.name for line in at_title.slate], "the coffee leads there"
        thing = at_title.control(name)
        assert isinstance(thing, ThingLink) and thing.tip
        at_title.click_at(thing.rect.center)
        assert isinstance(at_title.top, there), name


def test_where_no_coffee_stands_the_slate_for_real_cards_is_a_line(open_app: Open, tmp_path: Path) -> None:
    at_title = AtTitle(open_app(size=(1024, 600)), tmp_path)
    at_title.title()
    names = [widget.name for widget in at_title.top.group.widgets]
    assert "coffee" not in names
    assert "real_cards" in [line.name for line in at_title.navigator.chalk()]


def test_what_continue_holds_is_no_line_of_the_slate(at_title: AtTitle, tmp_path: Path) -> None:
    """Neither the match nor the cup to which it belongs; Continue names the opponent."""
    add(at_title.library.database)
    at_title.navigator.entry(MatchEntry).play()
    at_title.frames(30)
    at_title.title()
    line = at_title.navigator.menu()[0]
    assert (line.name, line.note) == ("resume", "Briscola, with Teresa, hand 1, 0 to 0")
    assert line.shorter == ["Teresa, hand 1, 0 to 0", "Briscola, with Teresa", "Briscola"]
    assert not any("Teresa" in line for line in at_title.lines)
    desk_of(tmp_path, cup_of("everybody", 4, names=("Anna",)))
    at_title.title()
    assert "Cup: round 1" in at_title.lines
    entry = at_title.navigator.entry(CupEntry)
    entry.open()
    at_title.click_at(at_title.control("next").rect.center)
    on_top(at_title.app, PlayScene)
    at_title.title()
    assert at_title.navigator.menu()[0].note.startswith("Cup, round 1: ")
    assert not any(line.startswith("Cup") for line in at_title.lines), "Continue leads there"


def test_yesterdays_deal_stands_beside_the_others_points(
    at_title: AtTitle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(yesterday, "others_points", quick_points)
    add(at_title.library.database)
    finish(at_title.library, DAY, began="2026-11-21T20:00:00Z")
    assert not any(line.startswith("Yesterday") for line in at_title.title()), "today's is no comparison"
    before = DAY - timedelta(days=1)
    finish(at_title.library, before, began="2026-11-20T20:00:00Z")
    mine = DailyResults(at_title.library).played(before)
    assert mine is not None
    at_title.title()
    words = f"Yesterday: {mine.ours}, maestro 70, regulars 55"
    at_title.until(lambda: words in at_title.lines)
    at_title.click_at(at_title.line("Yesterday").rect.center)
    assert isinstance(at_title.top, DailyPage)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "code"), spoken(SIZES))
def test_every_line_can_be_read_and_hit(
    size: tuple[int, int], code: str, open_app: Open, tmp_path: Path
) -> None:
    use(code)
    at_title = AtTitle(open_app(size=size, language=code), tmp_path)
    add(at_title.library.database)
    keep_season(at_title.library.season_path, 4)
    miss(at_title.library, 3)
    at_title.title()
    title, window = at_title.top, pygame.Rect((0, 0), size)
    assert isinstance(title, Title)
    assert len(at_title.lines) >= 3, (size, title.places)
    check_targets(title.group.widgets, window)
    rects = [line.rect for line in at_title.slate]
    for rect, below in pairwise(rects):
        assert rect.centery < below.centery and rect.bottom <= below.top + 1
    for rect in rects:
        assert title.places.menu_board.inflate(8, 8).contains(rect) and not rect.colliderect(title.menu.rect)
