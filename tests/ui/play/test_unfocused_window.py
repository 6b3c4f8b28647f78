"""A person who looks elsewhere: the pause, another window, the rules."""

import time

import pygame
import pytest

from briscola.ui.app import App
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.rules_reader import RulesScene
from tests.ui.driver import FRAME, post
from tests.ui.evening import at_table
from tests.ui.play.test_clock import Clock
from tests.ui.play.test_clock import table as table_of_friends
from tests.ui.play.test_last_cards import last_one, late_in


def test_escape_pauses() -> None:
    table = at_table()
    table.until_asked()
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.top, Pause)
    table.key(pygame.K_ESCAPE)
    assert table.app.scenes == [table.scene]


def test_under_the_pause_nobody_plays_on_and_after_it_the_match_does() -> None:
    table = at_table(speed="calm")
    table.until_asked()
    table.throw_card()
    table.until(lambda: table.scene.flow.thinking is not None)
    table.key(pygame.K_ESCAPE)
    before = len(table.log)
    table.frames(300)
    assert isinstance(table.top, Pause) and len(table.log) == before
    table.key(pygame.K_ESCAPE)
    table.until(lambda: len(table.log) > before)


def test_on_ones_own_turn_the_loss_of_the_focus_changes_nothing() -> None:
    table = at_table()
    table.until_asked()
    table.lose_focus()
    assert table.app.scenes == [table.scene] and not table.caption
    table.throw_card()


@pytest.mark.parametrize("back", ["the focus", "a press"])
def test_who_does_not_want_to_be_called_finds_that_what_moves_or_thinks_has_waited(back: str) -> None:
    table = at_table(speed="calm", call_me=False)
    table.until(lambda: table.scene.flow.timeline.running)

    def now() -> tuple[float | None, int]:
        return table.scene.flow.timeline.until_change(), len(table.log)

    table.lose_focus()
    still = now()
    table.frames(200)
    assert table.app.scenes == [table.scene], "a menu opened"
    assert now() == still
    slip = table.caption
    assert slip
    if back == "the focus":
        post(pygame.WINDOWFOCUSGAINED)
    else:
        table.click((3, 3))
    table.frame()
    assert table.caption != slip
    table.frames(2)
    assert now() != still


def test_a_table_of_friends_is_not_said_to_wait_for_who_looks_elsewhere() -> None:
    friends = table_of_friends(Clock(None), speed="calm", call_me=False)
    friends.throw_card()
    friends.lose_focus()
    assert friends.caption == "The others go on."


class Calls:
    """Counts how often the person is called: the taskbar's light, and loud knocks on the table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lights = self.knocks = 0

        def light(_app: App) -> None:
            self.lights += 1

        def knock(_context: PlayContext, *, loud: bool = False) -> None:
            self.knocks += loud

        monkeypatch.setattr(App, "call_person", light)
        monkeypatch.setattr(PlayContext, "knock", knock)


@pytest.mark.slow
@pytest.mark.parametrize(("away", "long"), [(True, True), (True, False), (False, True)])
def test_who_looks_elsewhere_is_called_once_when_a_long_wait_ends_with_his_turn(
    monkeypatch: pytest.MonkeyPatch, away: bool, long: bool
) -> None:
    calls, speed = Calls(monkeypatch), "calm" if long else "none"
    table = at_table(speed=speed, trick_pause=3.0 if long else 0.5)
    table.until_asked()
    log = len(table.log)
    table.key(pygame.K_1)
    if away:
        table.lose_focus()
    for _ in range(round(9 / FRAME)):
        table.frame()
        time.sleep(0 if table.scene.flow.thought is None else 0.0005)  # the computer has a thread of its own
    assert table.asked and len(table.log) > log + 2
    assert (calls.lights, calls.knocks) == ((1, 2) if away and long else (0, 0))


def test_the_result_of_a_hand_waits_for_who_is_elsewhere() -> None:
    table = late_in(last_one)
    table.lose_focus()
    table.scene.act(table.scene.seat.view.legal[0])
    table.frames(200)
    assert table.top is table.scene and table.scene.flow.ended is not None
    post(pygame.WINDOWFOCUSGAINED)
    table.frames(2)
    assert isinstance(table.top, HandResult)


def test_the_rules_open_at_the_chapter_of_the_game_that_is_played() -> None:
    table = at_table("prini", 2)
    table.until_asked()
    table.key(pygame.K_F1)
    reader = table.top
    assert isinstance(reader, RulesScene)
    assert reader.shown.name == "prini"
