"""Matches that wait in the ledger: found first, continued, given up; their cards stay secret."""

from pathlib import Path

import pygame
import pytest

from briscola.client.host.library import Library
from briscola.engine.events import Chained
from briscola.entries import IN_WINDOW
from briscola.storage.evenings.matches import Search
from briscola.storage.records.records import Records
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.match_history.match_sheet import MatchSheet
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import Title
from briscola.ui.scenes.waiting_matches import WaitingMatches
from tests.storage.evenings import play, setup
from tests.storage.played import HOUSE
from tests.ui.conftest import Open
from tests.ui.driver import Driver, on_top
from tests.ui.kept import dealt
from tests.ui.match_history.ledger import Ledger, keep, library_in

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")


def names_on(sheet: MatchSheet) -> set[str]:
    """Names of the controls of a sheet."""
    return {widget.name for widget in sheet.group.widgets}


def test_the_cards_of_a_match_that_may_go_on_stay_secret(ledger: Ledger) -> None:
    """Whoever watched its hand in progress saw everybody's cards, and could continue it afterwards."""
    ledger.key(pygame.K_RETURN)
    sheet = ledger.sheet
    assert sheet.match.waits and sheet.hand is None
    assert names_on(sheet).isdisjoint({"watch", "watch_hand", "again", "code"})


@pytest.mark.slow
def test_its_finished_hands_can_be_watched(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    began = "2026-11-01T19:00:00Z"
    whole = play(Records(tmp_path / "whole"), setup(2, winning_hands=3), seed=5, began=began)
    links = [at for at, event in enumerate(whole.events, 1) if isinstance(event, Chained)]
    path = library.records.path(whole.header.id)
    path.parent.mkdir(parents=True)
    lines = whole.path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: links[0] + 9]))
    assert library.history.take_in(path)
    ledger = Ledger(library)
    ledger.key(pygame.K_RETURN)
    assert ledger.sheet.match.waits and tuple(ledger.sheet.opened.events) == tuple(whole.events[: links[0]])
    ledger.click_on("watch")
    assert len(ledger.on_top(PlaybackScene).show.reel.hands) == 1


def test_enter_on_a_match_that_waits_goes_on_with_it(ledger: Ledger) -> None:
    ledger.keys(pygame.K_RETURN, pygame.K_RETURN)
    (match,) = ledger.went_on
    assert match.variant == "prini" and match.waits


def test_the_matches_that_wait_come_first_the_one_left_last_at_the_top(ledger: Ledger) -> None:
    old = keep(ledger.library, setup(3), seed=4, began="2026-10-01T19:00:00Z", steps=20)
    ledger.library.records.order.last(old.header.id)
    ledger.scene.resume()
    assert [match.players for match in ledger.shown] == [3, 2, 4, 2]
    assert [match.waits for match in ledger.shown] == [True, True, False, False]
    ledger.click_on("result")
    ledger.keys(*[pygame.K_DOWN] * 4, pygame.K_RETURN)
    assert [match.waits for match in ledger.shown] == [True, True], "only those that wait"
    ledger.click_on("result")
    ledger.keys(pygame.K_UP, pygame.K_RETURN)
    assert ledger.shown == [] and ledger.scene.filters.search.result == "drawn"


def test_a_match_that_waits_is_given_up_on_its_sheet_after_a_question(ledger: Ledger) -> None:
    ledger.key(pygame.K_RETURN)
    ledger.click_on("give-up")
    assert ledger.on_top(Dialog).group.focused_name == "no"
    ledger.key(pygame.K_RETURN)
    assert ledger.given_up == [] and isinstance(ledger.top, MatchSheet)
    ledger.click_on("give-up", "yes")
    (match,) = ledger.given_up
    assert match.variant == "prini" and ledger.app.scenes[-1] is ledger.scene


def test_a_window_that_keeps_nothing_continues_nothing(library: Library) -> None:
    ledger = Ledger(library, keeps=False)
    ledger.key(pygame.K_RETURN)
    assert ledger.sheet.match.waits and names_on(ledger.sheet).isdisjoint({"continue", "give-up", "watch"})
    assert ledger.sheet.group.focused_name == "close"


@pytest.mark.slow
def test_any_of_several_goes_on_from_the_evenings_and_is_offered_next_time(
    open_app: Open, tmp_path: Path
) -> None:
    library = library_in(tmp_path)
    app = open_app(speed="none")
    navigator = Navigator(app, IN_WINDOW, library=library)
    navigator.title()
    for players in (4, 2):
        dealt(navigator.active_match.begin(setup(players, level="random"), HOUSE))
    navigator.title()
    robot = Driver(app)
    navigator.evenings()
    robot.frame()
    robot.keys(pygame.K_DOWN, pygame.K_RETURN, pygame.K_RETURN)
    table = on_top(app, PlayScene)
    assert table.seat.setup.players == 4
    table.on_leave()
    note = navigator.entry(WaitingMatches).resume()
    assert note is not None and len(library.waiting()) == 2
    navigator.evenings()
    robot.frame()
    robot.key(pygame.K_RETURN)
    robot.click_on("give-up", "yes")
    assert isinstance(app.top, MatchHistory)
    assert [match.state for match in library.history.found(Search())] == ["unfinished", "given_up"]
    robot.key(pygame.K_ESCAPE)
    title = on_top(app, Title)
    resumed = navigator.active_match.seat
    assert resumed is not None and resumed.setup.players == 2, "the other one is offered now"
    assert any(item.name == "resume" for item in title.menu.items)
