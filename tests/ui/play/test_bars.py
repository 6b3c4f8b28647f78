"""Chiamata as played in bars, at the real table: giving up, the dark trick, the hint that does not know."""

import time
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from briscola.client.seat_control import NextStep
from briscola.engine.actions import CONCEDE, Bid, Call, Play
from briscola.engine.events import Conceded, HandEnded, TrickTaken
from briscola.engine.observation import Observation
from briscola.ui.app import App
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play.scene import PlayScene
from tests.client.seat_steps import host_of
from tests.ui.driver import control
from tests.ui.robot import Robot, table_for

pytestmark = pytest.mark.usefixtures("no_screen")


def led_to(raster: Raster, until: Callable[[Observation], bool], **options: Any) -> Robot:
    """A table at which the person, who bids whatever it takes, is asked something like that."""
    app, scene = table_for("chiamata", 5, options, raster=raster, seed=7)
    robot = Robot(app, scene, seed=7, ways=("digit",))
    robot.eager = 1.0
    robot.play_until(lambda: robot.asked and until(scene.seat.view))
    robot.read()
    return robot


def may_concede(seen: Observation) -> bool:
    return CONCEDE in seen.legal and len(seen.legal) < 9


def at(robot: Robot) -> tuple[App, PlayScene]:
    return robot.app, robot.scene


def press(robot: Robot, key: int) -> None:
    robot.press(key)
    robot.frame()
    robot.frame()


def test_the_caller_finds_in_the_pause_how_to_give_up_and_is_asked_once(raster: Raster) -> None:
    """V-CH-25: Enter alone says no."""
    robot = led_to(raster, may_concede, concede=True)
    app, scene = at(robot)
    cards = len(scene.seat.view.hand)
    press(robot, pygame.K_ESCAPE)
    assert isinstance(app.top, Pause)
    row = control(app.top, "concede")
    row.confirm()
    robot.frame()
    assert isinstance(app.top, Dialog)
    press(robot, pygame.K_RETURN)
    assert isinstance(app.top, Pause) and len(scene.seat.view.hand) == cards
    row = control(app.top, "concede")
    row.confirm()
    robot.frame()
    assert isinstance(app.top, Dialog)
    control(app.top, "yes").confirm()
    for _ in range(3):
        robot.frame()
    log = host_of(scene.seat).table.log
    assert Conceded(seat=0) in log
    ended = next(event for event in log if isinstance(event, HandEnded))
    assert ended.reason == "conceded" and ended.payments is not None and ended.payments[0] < 0
    app.close()


def test_a_press_on_what_was_called_asks_too(raster: Raster) -> None:
    robot = led_to(raster, may_concede, concede=True)
    app, scene = at(robot)
    contract = control(scene, "contract")
    contract.confirm()
    robot.frame()
    assert isinstance(app.top, Dialog)
    press(robot, pygame.K_ESCAPE)
    assert not isinstance(app.top, Dialog) and not scene.flow.held
    assert Conceded(seat=0) not in scene.seat.host.table.log
    app.close()


def test_where_it_is_not_agreed_nothing_speaks_of_giving_up(raster: Raster) -> None:
    robot = led_to(raster, lambda seen: seen.called is not None and isinstance(seen.legal[0], Play))
    app, scene = at(robot)
    press(robot, pygame.K_ESCAPE)
    assert isinstance(app.top, Pause)
    assert "concede" not in {w.name for w in app.top.group.widgets}
    press(robot, pygame.K_ESCAPE)
    control(scene, "contract").confirm()
    robot.frame()
    assert not isinstance(app.top, Dialog | Pause)
    app.close()


def test_in_the_dark_the_hint_says_that_it_does_not_know_and_the_call_decides_the_trick(
    raster: Raster,
) -> None:
    """V-CH-26: the panel shows the trick and who would take it."""
    robot = led_to(raster, lambda seen: seen.in_the_dark and isinstance(seen.legal[0], Play), dark=True)
    app, scene = at(robot)
    scene.over.hint.press()
    assert not scene.over.hint.asked
    assert scene.over.notes.note is not None and "no hint" in scene.over.notes.note[0]
    assert any(w.name == "emblem" for w in scene.group.widgets)
    robot.throw_card()
    for _ in range(4000):
        robot.frame()
        if scene.flow.next_step is NextStep.OWN_MOVE and isinstance(scene.seat.view.legal[0], Call):
            break
        robot.press(pygame.K_SPACE)
        time.sleep(0.0005)
    panel = robot.read()
    assert isinstance(panel, CallPanel) and len(panel.table) == 5
    scene.invalidate()
    robot.frame()
    table = scene.seat.view.table
    before = [event for event in host_of(scene.seat).table.log if isinstance(event, TrickTaken)]
    assert not before and len(table) == 5
    control(panel, "call").confirm()
    robot.frame()
    taken = [event for event in host_of(scene.seat).table.log if isinstance(event, TrickTaken)]
    assert len(taken) == 1
    app.close()


def test_the_auction_straight_to_the_two_tells_what_will_be_called(raster: Raster) -> None:
    robot = led_to(raster, lambda seen: isinstance(seen.legal[0], Call), bidding="two")
    app, scene = at(robot)
    assert isinstance(scene.panel, CallPanel) and {c.rank.value for c in scene.panel.open} == {"2"}
    bids = [bid for _seat, bid in scene.seat.view.bids if bid is not None]
    assert bids and all(isinstance(bid, Bid) and bid.rank is None for bid in bids)
    app.close()
