"""A cup is set up, played and won in the window: by keys, by mouse, and by what is read aloud."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec import structs

from briscola.capabilities.cup.choice import CupChoice
from briscola.capabilities.cup.cup import (
    Entrant,
    TableIndex,
    board_of,
    champions,
    draw,
    forfeited,
    is_over,
    reopened,
    standings_of,
    table_at,
    with_result,
)
from briscola.capabilities.cup.entry import CupEntry
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.people import of_profile
from briscola.capabilities.cup.schedule import everybody
from briscola.capabilities.cup.tables import computers_table, table_seed
from briscola.capabilities.cup.window import setup_page
from briscola.capabilities.cup.window.leavers import InsteadSheet, LeavingSheet, ask_for_guest
from briscola.capabilities.cup.window.page import CupPage
from briscola.capabilities.cup.window.setup_page import CupSetup, PeopleSheet
from briscola.capabilities.cup.words import cup_line, end_text, standings_text
from briscola.client.host.library import Library
from briscola.client.host.recorder import Trouble
from briscola.client.tournament.table_result import TableGame, played_by_computers
from briscola.commands.autopilot import Unsalted
from briscola.entries import IN_WINDOW
from briscola.i18n.character_words import name_of
from briscola.i18n.kept_match_words import day_text
from briscola.storage.files import kept_document
from briscola.storage.people.profiles import Profile
from briscola.storage.records.match_record import read_record
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.scene import control_text
from briscola.ui.scenes import leave_guard
from briscola.ui.scenes.error_page import ErrorPage, Exit
from briscola.ui.scenes.match_history.match_sheet import MatchSheet
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.menu_board import ChalkLink
from briscola.ui.scenes.people.who_is_there import WhoIsThere
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from tests.client.cup.test_cup import FIRST as WON
from tests.spread import quick_some
from tests.ui.cup.cups import advanced, cup_of, entrants, page
from tests.ui.driver import FRAME, Driver, control, on_top
from tests.ui.robot import Robot

SAID = {
    "cup": "a cup for an evening",
    "people": "People",
    "yes": "Go on",
    "done": "Done",
    "draw": "Draw the tables",
    "next": "Next match",
    "rematch": "To the cup",
}
"""Words by which somebody who sees nothing knows a button."""
DEAF = round(0.75 / FRAME)
Open = Callable[..., App]


class CupRobot(Robot):
    """Plays for everybody at the screen, whichever table is there."""

    def __init__(self, app: App, navigator: Navigator, hands: str = "keys") -> None:
        """`hands`: keys, the mouse, or keys led by what is read aloud (`ear`)."""
        super().__init__(app, None, seed=3, ways=("click",) if hands == "mouse" else ("digit",))
        self.navigator, self.hands = navigator, hands

    @property
    def scene(self) -> PlayScene:
        scene = self.app.scenes[0]
        assert isinstance(scene, PlayScene), self.app.scenes
        scene.salt = Unsalted()
        return scene

    @scene.setter
    def scene(self, scene: PlayScene) -> None:
        raise AttributeError(scene)

    def frame(self) -> None:
        self.bare_frame()
        if isinstance(self.app.top, Curtain):
            self.let_pass(DEAF)
            self.press(pygame.K_RETURN)
            self.let_pass(DEAF)

    def use_button(self, name: str) -> None:
        """Press a button of the scene on top as these hands do."""
        if self.hands == "mouse":
            self.click_on(name)
        elif self.hands == "ear":
            self.hear(SAID[name])
            self.key(pygame.K_RETURN)
        else:
            self.reach(name)
            self.key(pygame.K_RETURN)

    def hear(self, words: str) -> None:
        """Press Tab until the control with the focus is read with these words."""
        for _ in range(80):
            focused = self.top.focused_group.focused
            if focused is not None and words in control_text(focused):
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"nothing is read as {words}")

    @property
    def page(self) -> CupPage:
        """The page of the cup."""
        return on_top(self.app, CupPage)

    def write_name(self, name: str) -> None:
        """Write a guest's name in the dialog and press Go on."""
        on_top(self.app, Dialog)
        for letter in name:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self.frame()
        self.use_button("yes")

    def guest_comes(self, name: str) -> None:
        """Have a guest among the people of the page on which a cup is set up."""
        self.use_button("people")
        sheet = on_top(self.app, PeopleSheet)
        self.reach("list")
        self.keys(*[pygame.K_DOWN] * (len(sheet.rows()) - 1), pygame.K_RETURN)
        self.write_name(name)
        on_top(self.app, PeopleSheet)
        self.use_button("done")

    def choose(self, name: str, wanted: str) -> None:
        """Turn a choice until it says what is wanted."""
        self.reach(name)
        for _ in range(60):
            if self.control(name).spoken().value == wanted:
                return
            self.key(pygame.K_LEFT)
        raise AssertionError(f"{name} never says {wanted}")

    def leave_result(self, result: HandResult | MatchResult) -> None:
        """Go on from a result: to the next hand or the final score, at the end to the cup."""
        self.key(pygame.K_SPACE)
        words = {str(getattr(widget, "text", "")) for widget in result.group.widgets}
        assert not {"Rematch", "New match"} & words, words
        if "To the cup" in words:
            self.use_button("rematch")
        else:
            self.key(pygame.K_RETURN)

    def play_to_page(self) -> None:
        """Play the match at the table; its result leads back to the cup."""
        for _ in range(20_000):
            self.frame()
            top = self.app.top
            if isinstance(top, CupPage):
                return
            if isinstance(top, HandResult | MatchResult):
                self.leave_result(top)
            elif isinstance(top, Curtain):
                continue
            else:
                self.go_on()
        raise AssertionError(f"no way back to the cup: {self.app.scenes}")


def start(app: App, folder: Path, hands: str = "keys") -> CupRobot:
    """The page on which a cup is set up, reached from the title."""
    app.change(player="Anna")
    navigator = Navigator(app, IN_WINDOW, library=Library(folder))
    navigator.title()
    robot = CupRobot(app, navigator, hands)
    navigator.play_together()
    robot.frames(2)
    robot.use_button("cup")
    on_top(app, CupSetup)
    return robot


def seed_with(*first: int) -> int:
    """A seed that draws a cup of three in which these two meet first."""
    return next(seed for seed in range(99) if sorted(everybody(3, seed)[0][0]) == sorted(first))


def drawn(app: App, folder: Path, hands: str = "keys", *, seed: int = 1) -> CupRobot:
    """The page of a cup of three: Anna of the household, a guest and a computer; a match of each kind."""
    robot = start(app, folder, hands)
    on_top(app, CupSetup)._seed = lambda: seed
    robot.guest_comes("Bruno")
    robot.choose("size", "3")
    robot.choose("hands", "one hand")
    robot.choose("level", "Novice")
    robot.use_button("draw")
    robot.until(lambda: robot.page.waiting)
    return robot


def titles(app: App) -> list[str]:
    """The lines of the slate on the title."""
    return [line.text for line in on_top(app, Title).group.widgets if isinstance(line, ChalkLink)]


def controls(app: App) -> list[str]:
    """The names of the controls of the scene on top."""
    assert app.top is not None
    return [widget.name for widget in app.top.group.widgets]


def read_aloud(app: App) -> list[str]:
    """Everything that the scene on top says."""
    assert app.top is not None
    return [line.text for line in app.top.reading()]


CALM = {"speed": "none", "motion": "little", "small_talk": False}


# Quick although it is dear: the one cup that is played to its end in a window.
@pytest.mark.parametrize("hands", quick_some(["mouse", "keys", "ear"], 1))
def test_a_cup_of_three_is_played_to_its_end(open_app: Open, tmp_path: Path, hands: str) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path, hands)
    for number in range(3):
        robot.until(lambda: robot.page.waiting)
        assert any(line.startswith("Next: ") for line in read_aloud(app))
        cup = robot.navigator.entry(CupEntry).keeper.cup
        assert cup is not None
        assert cup_line(cup) == f"Cup: round {number + 1}"
        robot.use_button("next")
        robot.play_to_page()
    cup = robot.navigator.entry(CupEntry).keeper.cup
    assert cup is not None and is_over(cup)
    winner = cup.entrants[standings_of(cup)[0].entrant].name
    assert f"The cup goes to {winner}." in read_aloud(app)
    robot.navigator.title()
    assert not [text for text in titles(app) if text.startswith("Cup:")]


@pytest.mark.slow
def test_a_guests_match_counts_for_nobody_and_the_persons_for_her(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path)
    for _ in range(3):
        robot.until(lambda: robot.page.waiting)
        waits = next(line for line in read_aloud(app) if line.startswith("Next: "))
        robot.use_button("next")
        assert robot.scene.seat.setup.player in waits
        assert robot.scene.seat.setup.player in ("Anna", "Bruno")
        robot.play_to_page()
    cup = robot.navigator.entry(CupEntry).keeper.cup
    assert cup is not None
    robot.navigator.active_match.close()
    library = Library(tmp_path)
    library.catch_up()  # as the next start does
    for tables in cup.rounds:
        match = library.history.get(tables[0].record)
        assert match is not None
        anna = any(cup.entrants[who].name == "Anna" for who in tables[0].seats)
        assert match.imported is not anna
        header = read_record(Path(match.file)).header
        assert header is not None
        assert bool(header.roster[0].key) is anna


def test_who_leaves_a_match_that_the_disk_refuses_is_asked_once(
    open_app: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path, seed=seed_with(0, 2))
    robot.use_button("next")
    robot.play_until(lambda: robot.asked)
    home = robot.navigator.home_of(robot.navigator.active_match.match)
    assert home is not None
    monkeypatch.setattr(leave_guard, "unsaved", lambda _seat: Trouble(kind="refused", said="full"))
    home.open()
    robot.frame()
    assert "Leave all the same, button" in read_aloud(app)
    robot.use_button("no")
    assert isinstance(app.top, CupPage), "once is enough"


@pytest.mark.slow
@pytest.mark.parametrize("first", [(0, 1), (0, 2), (1, 2)], ids=["two people", "Anna", "a guest"])
def test_a_program_killed_in_a_match_goes_on_with_it_from_the_cup(
    open_app: Open, tmp_path: Path, first: tuple[int, int]
) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path, seed=seed_with(*first))
    robot.use_button("next")
    robot.play_until(lambda: robot.asked)
    record = robot.navigator.active_match.match
    robot.navigator.active_match.close()  # every event was on the disk before it was shown
    again = open_app(player="Anna", **CALM)
    later = CupRobot(again, Navigator(again, IN_WINDOW, library=Library(tmp_path)))
    later.navigator.title()
    assert ("Cup: round 1" in titles(again)) is (first == (1, 2)), "else Continue leads to the cup"
    line = on_top(again, Title).menu.items[0].note
    assert line.startswith("Cup, round 1: Briscola, with") is (first != (1, 2)), (
        "a guest's waits in the cup alone"
    )
    later.navigator.entry(CupEntry).open()
    later.frames(2)
    assert "Continue" in read_aloud(again)[-1]
    later.use_button("next")
    assert isinstance(again.top, WhoIsThere) is (first == (0, 1))
    if isinstance(again.top, WhoIsThere):
        later.use_button("go-on")
    later.frames(2)
    assert later.navigator.active_match.match == record
    later.play_to_page()
    cup = later.navigator.entry(CupEntry).keeper.cup
    assert cup is not None
    assert cup.rounds[0][0].result is not None and cup.rounds[0][0].result.record == record


def test_somebody_leaves_and_a_computer_or_nobody_takes_the_place(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path)
    robot.use_button("leaves")
    assert on_top(app, LeavingSheet).group.focused_name == "done", "nobody is sent away by Enter alone"
    robot.reach("list")
    robot.keys(pygame.K_DOWN, pygame.K_RETURN)  # Bruno
    instead = on_top(app, InsteadSheet)
    assert (instead.title(), instead.group.focused_name) == ("In place of Bruno", "done")
    robot.reach("list")
    robot.key(pygame.K_RETURN)
    on_top(app, LeavingSheet)
    cup = robot.navigator.entry(CupEntry).keeper.cup
    assert cup is not None
    assert [each.plays for each in cup.entrants] == [True, False, False]
    robot.reach("list")
    robot.keys(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)  # Anna
    robot.reach("list")
    robot.keys(*[pygame.K_DOWN] * 2, pygame.K_RETURN)
    robot.use_button("done")
    keeper = robot.navigator.entry(CupEntry).keeper
    robot.until(lambda: keeper.cup is not None and is_over(keeper.cup))
    robot.frames(2)
    assert not robot.page.waiting
    assert robot.page.group.focused_name == "new"
    assert "The cup goes to" in " ".join(read_aloud(app))


def test_a_cup_that_is_broken_off_leads_to_a_title_without_it(open_app: Open, tmp_path: Path) -> None:
    robot = drawn(open_app(**CALM), tmp_path)
    robot.use_button("end")
    on_top(robot.app, Dialog)
    robot.key(pygame.K_ESCAPE)
    assert on_top(robot.app, CupPage).keeper.cup is not None
    robot.use_button("end")
    robot.use_button("yes")
    assert not any(isinstance(scene, CupPage) for scene in robot.app.scenes)
    robot.key(pygame.K_ESCAPE)
    title = on_top(robot.app, Title)
    assert robot.navigator.entry(CupEntry).keeper.cup is None and title
    assert not [text for text in titles(robot.app) if text.startswith("Cup:")]


def test_a_match_that_waits_ends_uncounted_with_its_cup(open_app: Open, tmp_path: Path) -> None:
    """No Continue stays, on the title or in its sheet; the record does, and tells where it belongs."""
    app = open_app(**CALM)
    robot = drawn(app, tmp_path, seed=seed_with(0, 2))
    robot.use_button("next")
    robot.play_until(lambda: robot.asked)
    record = robot.navigator.active_match.match
    assert record is not None
    on_top(app, PlayScene).on_leave()
    robot.frames(2)
    robot.use_button("end")
    robot.use_button("yes")
    for again in ("in this window", "with another database"):
        if again == "with another database":
            robot.navigator.active_match.close()
            next(tmp_path.glob("*.sqlite")).unlink()
            app = open_app(player="Anna", **CALM)
            robot = CupRobot(app, Navigator(app, IN_WINDOW, library=Library(tmp_path)))
            robot.navigator.title()
        assert "resume" not in [item.name for item in on_top(app, Title).menu.items], again
        match = robot.navigator.active_match.library.history.get(record)
        assert match is not None and (match.state, match.result) == ("abandoned", None), again
        assert Path(match.file).is_file()
        robot.navigator.evenings()
        robot.frames(2)
        history = on_top(app, MatchHistory)
        row = next(line for line in read_aloud(app) if "Cup, round 1" in line)
        assert "left" in row and "waiting" not in row
        history.open(match)
        names = [widget.name for widget in on_top(app, MatchSheet).group.widgets]
        assert not {"continue", "give-up"} & {*names}, again
        robot.navigator.title()
    robot.navigator.entry(CupEntry).set_up()
    assert on_top(app, CupSetup).choice == CupChoice(), "one that was broken off is no example"
    robot.frames(2)
    robot.use_button("before")
    assert "broken off" in read_aloud(app)


def test_a_match_of_a_cup_tells_its_round_and_leads_back_to_it(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path, seed=seed_with(0, 2))
    robot.use_button("next")
    robot.play_until(lambda: robot.asked)
    assert "Cup, round 1" in read_aloud(app)[0]
    robot.key(pygame.K_ESCAPE)
    robot.use_button("leave")
    assert isinstance(app.top, CupPage), app.scenes
    robot.navigator.title()
    assert on_top(app, Title).menu.items[0].note.startswith("Cup, round 1: ")
    robot.navigator.evenings()
    robot.frames(2)
    assert any("Cup, round 1" in line and "waiting" in line for line in read_aloud(app))


def test_a_result_stands_on_the_board_at_once_and_the_ranks_wait_for_the_round() -> None:
    cup = cup_of("everybody", 5)
    ranks = [row.entrant for row in standings_of(cup)]
    cup = advanced(cup, 1)
    rows = {row.entrant: row for row in board_of(cup)}
    assert [row.entrant for row in board_of(cup)] == ranks, "as after the rounds that are over"
    table = next(table for table in cup.rounds[0] if table.result is not None)
    assert sorted(rows[who].points for who in table.seats) == [0, 2]
    assert sorted(rows[who].hands for who in table.seats) == [1, 2]
    (out,) = {*range(5)} - {who for each in cup.rounds[0] for who in each.seats}
    assert (rows[out].points, rows[out].played) == (1, 0), "who sits out has as much as for a level table"
    assert standings_text(cup) == "Round 1: not over"
    assert standings_text(advanced(cup, 1)) == "After round 1"
    assert [row.points for row in standings_of(cup)] == [0] * 5


@pytest.mark.parametrize(("names", "there"), [(("Anna",), False), (("Anna", "Bruno"), True)])
def test_a_button_for_others_stands_only_where_there_are_others(
    open_app: Open, tmp_path: Path, names: Sequence[str], there: bool
) -> None:
    app = open_app(**CALM)
    seed = next(at for at in range(99) if {0, 1} in [{*table} for table in everybody(4, at)[0]])
    cup = draw(seed=seed, form="everybody", game=TableGame(), level="novice", entrants=entrants(4, names))
    app.reset(page(app, tmp_path, cup))
    assert ("leaves" in controls(app), "phones" in controls(app)) == (there, there)


def test_a_person_without_a_name_is_you_in_the_cup_and_at_its_tables(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = CupRobot(app, Navigator(app, IN_WINDOW, library=Library(tmp_path)))
    robot.navigator.title()
    robot.navigator.entry(CupEntry).set_up()
    robot.frames(2)
    assert "You" in control_text(robot.control("people"))
    robot.use_button("people")
    assert on_top(app, PeopleSheet).rows()[0] == ("You", "plays")
    robot.use_button("done")
    robot.use_button("draw")
    robot.until(lambda: robot.page.waiting)
    assert any(line.startswith("Next: ") and "You" in line for line in read_aloud(app))
    assert not any("Guest" in line for line in read_aloud(app))
    app.push(InsteadSheet(app, robot.page.keeper, 0, list))
    assert on_top(app, InsteadSheet).title() == "In your place"
    app.pop()
    robot.use_button("next")
    robot.play_until(lambda: robot.asked)
    setup = robot.scene.seat.setup
    assert name_of(setup, robot.scene.seat.view.rules, 0) == "You" and setup.player == ""


def test_a_cup_that_a_nameless_person_wins_says_so_to_her() -> None:
    nobody = of_profile(Profile(id="me"))
    with_partner = advanced(cup_of("pairs", 4), 99)
    for cup in (advanced(cup_of("knock_out", 4), 99), with_partner):
        first = champions(cup)[0]
        entrants = [nobody if who == first else one for who, one in enumerate(cup.entrants)]
        said = end_text(structs.replace(cup, entrants=tuple(entrants)))
        assert said.startswith("You win the cup")
        assert ("together with" in said) == (len(champions(cup)) > 1)


class DayOfTheCup(date):
    """One day, also over midnight."""

    @classmethod
    def today(cls) -> "DayOfTheCup":
        return cls(2026, 11, 21)


def test_the_next_cup_is_set_up_as_the_last_one_was_and_it_stands_among_those_so_far(
    open_app: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_page, "date", DayOfTheCup)
    app = open_app(**CALM)
    robot = start(app, tmp_path)
    robot.reach("form")
    robot.keys(pygame.K_RETURN, *[pygame.K_DOWN] * 3, pygame.K_RETURN)
    robot.choose("hands", "one hand")
    robot.choose("level", "Novice")
    robot.choose("size", "4")
    chosen = on_top(app, CupSetup).choice
    assert chosen == CupChoice(form="knock_out", game=TableGame(winning_hands=1), size=4, level="novice")
    robot.use_button("draw")
    keeper = robot.navigator.entry(CupEntry).keeper
    assert keeper.cup is not None and keeper.cup.day == "2026-11-21"
    keeper.change(advanced(keeper.cup, 99))
    for again in ("in this window", "in the next one"):
        if again == "in the next one":
            robot.navigator.active_match.close()
            app = open_app(player="Anna", **CALM)
            robot = CupRobot(app, Navigator(app, IN_WINDOW, library=Library(tmp_path)))
            robot.navigator.title()
        robot.navigator.entry(CupEntry).set_up()
        robot.frames(2)
        assert on_top(app, CupSetup).choice == chosen, again
    robot.use_button("before")
    said = read_aloud(app)
    day = day_text("2026-11-21")
    assert any(day in line for line in said), said


def test_whoever_asks_who_comes_instead_can_cancel(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path)
    keeper = robot.navigator.entry(CupEntry).keeper
    before = keeper.cup
    robot.use_button("leaves")
    robot.reach("list")
    robot.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert "Cancel" in control_text(on_top(app, InsteadSheet).group.widgets[-1])
    robot.use_button("done")
    assert "Done" in control_text(on_top(app, LeavingSheet).group.widgets[-1]) and keeper.cup == before


def test_nobody_can_take_the_last_person_out_of_a_cup(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = start(app, tmp_path)
    robot.use_button("people")
    robot.reach("list")
    robot.keys(pygame.K_RETURN)
    assert "Anna: plays" in read_aloud(app)
    robot.use_button("done")
    robot.use_button("draw")
    robot.until(lambda: isinstance(app.top, CupPage))
    cup = robot.navigator.entry(CupEntry).keeper.cup
    assert cup is not None and [each.name for each in cup.entrants if each.plays] == ["Anna"]


def test_a_cup_of_sixteen_people_has_no_place_for_a_guest(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = start(app, tmp_path)
    people = entrants(16, [f"guest {number}" for number in range(16)])
    on_top(app, CupSetup).set_people(people[:15])
    robot.use_button("people")
    robot.reach("list")
    robot.keys(*[pygame.K_DOWN] * 16, pygame.K_RETURN)
    robot.write_name("guest 15")
    rows = on_top(app, PeopleSheet).rows()
    robot.reach("list")
    robot.keys(pygame.K_DOWN, pygame.K_RETURN)
    assert on_top(app, PeopleSheet).rows() == rows, "A guest… asks for no other name"
    robot.use_button("done")
    robot.use_button("draw")
    robot.until(lambda: isinstance(app.top, CupPage))
    cup = robot.navigator.entry(CupEntry).keeper.cup
    assert cup is not None and [each.name for each in cup.entrants] == [each.name for each in people]


def test_a_guest_who_had_left_comes_back_by_her_name(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path)
    keeper = robot.navigator.entry(CupEntry).keeper
    assert keeper.cup is not None
    who = [each.name for each in keeper.cup.entrants].index("Bruno")
    keeper.change(forfeited(keeper.cup, who))
    app.push(InsteadSheet(app, keeper, who, list))
    robot.reach("list")
    robot.keys(pygame.K_DOWN, pygame.K_RETURN)
    robot.write_name("Bruno")
    assert keeper.cup.entrants[who].plays and keeper.cup.entrants[who].name == "Bruno"


@pytest.mark.parametrize("name", ["Anna", "ANNA", "\u0410nna", "you"])
def test_a_guest_has_no_name_that_looks_like_anothers(open_app: Open, tmp_path: Path, name: str) -> None:
    app, came = open_app(**CALM), list[Entrant]()
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    others = [Entrant(name=each, face="person-woman") for each in ("Anna", "")]
    app.push(ask_for_guest(app, others, came.append))
    CupRobot(app, navigator).write_name(name)
    assert not came and "Somebody of that name plays already." in " ".join(read_aloud(app))


@pytest.mark.parametrize("found", [lambda _to: None, lambda to: to.entry(CupEntry).set_up()])
def test_a_damaged_file_is_told_on_the_title_once(
    open_app: Open, tmp_path: Path, found: Callable[[Navigator], None]
) -> None:
    app = open_app(**CALM)
    navigator = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    navigator.title()
    (tmp_path / "cup.json").write_text("{", encoding="utf-8")
    found(navigator)
    navigator.title()
    told = on_top(app, Dialog)
    assert "It could not be read and lies at" in told.spoken_text
    app.pop()
    navigator.title()
    on_top(app, Title)


def test_in_a_second_window_the_cup_is_only_looked_at(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path)
    other = open_app(**CALM)
    navigator = Navigator(other, IN_WINDOW, library=Library(tmp_path))
    navigator.title()
    navigator.entry(CupEntry).open()
    page = on_top(other, CupPage)
    assert "Another window of Briscola is open." in " ".join(read_aloud(other))
    assert [widget.name for widget in page.group.order()] == ["back", "rounds"]
    assert robot.navigator.entry(CupEntry).keeper.cup == navigator.entry(CupEntry).keeper.cup


def test_a_cup_that_is_not_on_the_disk_says_so(
    open_app: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(**CALM)
    robot = drawn(app, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(kept_document, "write_whole", lambda _path, _data: False)
        cup = robot.navigator.entry(CupEntry).keeper.cup
        assert cup is not None
        robot.navigator.entry(CupEntry).keeper.change(forfeited(cup, 2))
        robot.frames(2)
        assert "The cup is not on the disk" in " ".join(read_aloud(app))
        assert "end" not in controls(app), "it is not broken off before it is kept"
    robot.use_button("again")
    assert "end" in controls(app)
    assert "The cup is not on the disk" not in " ".join(read_aloud(app))


@pytest.mark.parametrize("form", ["everybody", "knock_out"])
def test_a_table_whose_record_is_gone_is_marked_on_the_board(
    open_app: Open, tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    real = Fonts.draw

    def noted(self: Fonts, target: pygame.Surface, text: str, *args: Any, **room: Any) -> Any:
        written.append(text)
        return real(self, target, text, *args, **room)

    monkeypatch.setattr(Fonts, "draw", noted)
    app = open_app(**CALM)
    cup = cup_of(form, 4)
    for marked in (cup, reopened(cup, TableIndex(0, 0), anew=True), None):
        marked = marked or with_result(reopened(cup, TableIndex(0, 0), anew=True), TableIndex(0, 0), WON)
        shown = page(app, tmp_path, marked)
        app.push(shown)
        app.tick(0.1)
        app.draw()
        anew = marked.rounds[0][0].anew
        assert ("played anew" in " ".join(written)) is anew
        assert ("played anew" in " ".join(read_aloud(app))) is anew
        written.clear()
        app.pop()


def test_while_only_computers_play_enter_sends_nobody_away(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    app.push(page(app, tmp_path, cup_of("everybody", 4, names=())))
    Driver(app).frames(2)
    board = on_top(app, CupPage)
    assert not board.waiting and board.group.focused_name == "rounds"


@pytest.mark.slow
def test_after_a_mistake_of_ours_the_computers_stop_and_play_on_once_the_cup_is_opened(
    open_app: Open, tmp_path: Path
) -> None:
    app = open_app(**CALM)
    navigator, driver = Navigator(app, IN_WINDOW, library=Library(tmp_path)), Driver(app)
    navigator.title()
    cup = navigator.entry(CupEntry)
    cup.keeper.open(cup_of("everybody", 4, names=()))
    cup.open()
    driver.until(lambda: cup.keeper.computers.running)
    app.begin_anew(ErrorPage(app, ["Oh."], (Exit.TITLE,)))
    navigator.begin_again()
    assert not cup.keeper.computers.running
    cup.open()
    driver.until(lambda: cup.keeper.cup is not None and is_over(cup.keeper.cup))


def at_the_final(app: App, folder: Path) -> CupPage:
    """The page of a knock-out of four computers whose final is open."""
    app.push(board := page(app, folder, advanced(cup_of("knock_out", 4, names=()), 2)))
    Driver(app).frames(2)
    return board


@pytest.mark.slow
def test_a_final_between_computers_waits_and_is_watched(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    board, driver = at_the_final(app, tmp_path), Driver(app)
    first = board.keeper.cup
    assert first is not None and board.keeper.final is not None
    assert board.spoken_text.startswith("The final: ") and board.group.focused_name == "watch"
    driver.key(pygame.K_RETURN)
    driver.until(lambda: isinstance(app.top, PlaybackScene))
    shown = on_top(app, PlaybackScene)
    names = {first.entrants[who].name for who in table_at(first, TableIndex(1, 0)).seats}
    assert {name_of(shown.context.setup, shown.context.rules, place) for place in range(2)} == names
    assert board.keeper.cup == first, "nobody knows who has won before it has been seen"
    rosa = name_of(shown.context.setup, shown.context.rules, 0)
    views, rule = shown.eyes._values(), shown.bar.rule
    assert views[0] == f"Only what {rosa} saw" and views[2] == f"What {rosa} could know"
    assert not any("you" in words.casefold().split() for words in views)
    reel = shown.show.reel
    for hand in reel.hands:  # neither words nor rule tell how many will come, nor a curve who wins
        shown.show.jump(hand.last)
        driver.frame()
        assert rule.words.startswith(f"Hand {reel.stops[hand.last].hand}: the result")
        assert rule.hands == reel.stops[hand.last].hand and not rule.curve
    shown.show.jump(0)
    driver.frame()
    assert rule.hands == len(reel.hands), "what has been seen stays on the rule"
    driver.key(pygame.K_ESCAPE)
    cup = board.keeper.cup
    assert cup is not None and is_over(cup)
    place = TableIndex(1, 0)
    skipped = played_by_computers(
        cup.game, computers_table(first, place).levels, seed=table_seed(first, place)
    )
    assert table_at(cup, place).result == skipped, "it is the final that the computers would have played"


def test_a_final_between_computers_can_be_skipped(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    keeper = CupKeeper(Library(tmp_path), ours=lambda: True)
    app.push(board := CupPage(app, keeper, play=print, new=app.quit, end=keeper.end, household=list))
    board.keeper.open(advanced(cup_of("knock_out", 4, names=()), 2))
    driver = Driver(app)
    driver.frames(5)
    assert not board.keeper.busy, "the computers wait"
    driver.click_on("result")
    driver.until(lambda: board.keeper.cup is not None and is_over(board.keeper.cup))
    driver.frames(2)
    assert board.group.focused_name == "new"


def test_who_leaves_a_final_that_is_being_laid_out_finds_it_waiting(open_app: Open, tmp_path: Path) -> None:
    app = open_app(**CALM)
    board, driver = at_the_final(app, tmp_path), Driver(app)
    control(board, "watch").confirm()
    app.pop()
    driver.frames(3)
    assert board.keeper.final is not None
