"""Several people at one computer: each plays on a table of her own, with the curtain between."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec import structs

from briscola.client.library import Library
from briscola.client.recorder import Keeper
from briscola.client.seat_control import NextStep
from briscola.engine.events import Dealt, HandEnded, MatchEnded, Undone
from briscola.engine.trick import TableCard
from briscola.storage.header import HouseTerms
from briscola.storage.settings import Speed
from briscola.ui import picture_key
from briscola.ui.app import App
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.results.hand_result import HandResult
from tests.ui.driver import FRAME
from tests.ui.robot import Robot
from tests.ui.shared_table import DEAF, SharedRobot, SharedTable, shared_setup


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "players", "people"),
    [
        ("briscola", 4, (0, 1, 2, 3)),
        ("chiamata", 5, (0, 2, 3)),
    ],
)
def test_people_at_one_screen_play_a_match_to_its_end(
    variant: str, players: int, people: tuple[int, ...]
) -> None:
    table = SharedTable(shared_setup(variant, players, people))
    robot = SharedRobot(table, seed=3)
    robot.play_match()
    assert any(isinstance(event, MatchEnded) for event in table.host.table.log)
    hands = sum(isinstance(event, HandEnded) for event in table.host.table.log)
    assert len(robot.opened) > 4 * hands
    table.app.close()


def at_curtain(table: SharedTable, robot: SharedRobot) -> Curtain:
    """Go on until the curtain closes, and wait until it hears."""
    for _ in range(2000):
        Robot.frame(robot)
        if isinstance(table.app.top, Curtain):
            for _ in range(DEAF):
                Robot.frame(robot)
            return table.app.top
        if table.scene.flow.timeline.running:
            robot.press(pygame.K_SPACE)
    raise AssertionError("no curtain closes")


LEADER, NEXT = "a", "b"
"""Keys of Anna, who leads, and of Bruno."""


def begun(tmp_path: Path, *, undo: bool = False, **fields: Any) -> tuple[SharedTable, SharedRobot]:
    """Anna and Bruno at a match that is kept; the first of them has the cards."""
    library = Library(tmp_path)
    recorder = Keeper(library, house=HouseTerms(undo=undo, hints=False))
    setup = shared_setup("briscola", 2, (0, 1))
    (bruno,) = setup.opponents
    setup = structs.replace(setup, key=LEADER, opponents=(structs.replace(bruno, key=NEXT),))
    table = SharedTable(setup, recorder=recorder, **fields)
    robot = SharedRobot(table, seed=1, ways=("digit",))
    robot.at_curtain(at_curtain(table, robot))
    for _ in range(2000):
        Robot.frame(robot)
        if table.scene.flow.next_step is NextStep.OWN_MOVE:
            return table, robot
        if table.scene.flow.next_step is NextStep.OWN_CUT:
            robot.decide()
    raise AssertionError("nobody is asked")


@pytest.mark.slow
def test_a_choice_can_be_taken_back_at_the_curtain_and_not_once_it_has_opened(tmp_path: Path) -> None:
    table, robot = begun(tmp_path, undo=True)
    first = table.scene
    robot.throw()
    curtain = at_curtain(table, robot)
    assert curtain.chooser == first.context.setup.name(0) != curtain.name
    (undo,) = [widget for widget in curtain.group.widgets if widget.name == "undo"]
    robot.click(undo.rect.center)
    Robot.frame(robot)
    again = table.app.top
    assert isinstance(again, Curtain) and again.name == first.context.setup.name(0), "whoever pressed"
    robot.at_curtain(again)
    assert table.app.top is first and first.flow.next_step is NextStep.OWN_MOVE
    assert isinstance(table.host.table.log[-1], Undone)
    robot.throw()
    robot.at_curtain(at_curtain(table, robot))
    assert table.scene is not first and not first.seat.can_take_back
    assert table.scene.seat.view.table == (TableCard(1, table.scene.seat.view.table[0].card),)
    table.app.close()


def test_a_window_that_is_not_looked_at_hides_the_hand_until_its_person_is_back(tmp_path: Path) -> None:
    table, robot = begun(tmp_path)
    scene = table.scene
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    Robot.frame(robot)
    curtain = table.app.top
    assert isinstance(curtain, Curtain) and curtain.name == scene.context.setup.name(0)
    robot.at_curtain(curtain)
    assert table.app.top is scene
    table.app.close()


@pytest.mark.slow
def test_a_card_held_when_the_window_is_left_falls_back(tmp_path: Path) -> None:
    table, robot = begun(tmp_path, undo=False)
    start = robot.spot(table.scene.hand.codes[0])
    robot.move(start)
    robot.button(start, down=True)
    robot.move((start[0], start[1] - 80), held=True)
    Robot.frame(robot)
    assert table.scene.hand.dragging is not None
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    Robot.frame(robot)
    assert table.scene.hand.dragging is None
    table.app.close()


@pytest.mark.slow
def test_a_new_size_of_the_window_keeps_no_picture_of_a_hand_before_the_curtain(tmp_path: Path) -> None:
    table, robot = begun(tmp_path, undo=False)
    pygame.display.set_mode((1100, 700), pygame.RESIZABLE)
    Robot.frame(robot)
    assert table.app.window.stretched
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    Robot.frame(robot)
    shown = table.app.screen.copy()
    table.app.draw()
    assert not table.app.window.stretched
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(table.app.screen, "RGB")
    table.app.close()


@pytest.mark.slow
def test_the_slip_about_a_picture_stays_with_whoever_has_taken_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_key, "pictures_folder", lambda: tmp_path)
    table, robot = begun(tmp_path, undo=False)
    robot.press(pygame.K_F12)
    Robot.frame(robot)
    assert table.app.pictures.lines is not None
    robot.throw()
    at_curtain(table, robot)
    assert table.app.pictures.lines is None
    table.app.close()


@pytest.mark.parametrize("own", ["none", "calm"])
def test_the_next_one_sees_what_has_happened_at_a_speed_of_her_own(tmp_path: Path, own: Speed) -> None:
    table, robot = begun(tmp_path, speeds={LEADER: "none", NEXT: own})
    table.app.change(speed="calm" if own == "none" else "none")
    robot.throw()
    robot.at_curtain(at_curtain(table, robot))
    assert table.scene.seat.setup.key == NEXT
    for _ in range(5):
        Robot.frame(robot)
    assert table.scene.flow.waiting is (own == "none")
    table.app.close()


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "least"), [("none", 0.3), ("normal", 0.6)])
def test_the_curtain_closes_when_ones_own_card_has_been_seen_to_land(
    tmp_path: Path, speed: Speed, least: float
) -> None:
    table, robot = begun(tmp_path)
    table.app.change(speed=speed)
    robot.press(pygame.K_1, "1")
    seen = 0
    for _ in range(300):
        Robot.frame(robot)
        if isinstance(table.app.top, Curtain):
            break
        view, flow = table.scene.view, table.scene.flow
        seen += view is not None and len(view.table) == 1 and not flow.timeline.running
    assert isinstance(table.app.top, Curtain) and seen * FRAME >= least
    table.app.close()


def test_nobody_plays_with_the_pad_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "pads", (1, 2))
    table, robot = begun(tmp_path, inputs=("keys", "keys"))
    scene, before = table.scene, len(table.host.table.log)
    fields: tuple[dict[str, Any], ...] = ({"pad": 1}, {})
    for field in fields:
        key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1", scancode=0, **field)
        scene.handle(key)
        for _ in range(10):
            Robot.frame(robot)
        assert (len(table.host.table.log) > before) is (not field)
    table.app.close()


@pytest.mark.slow
def test_two_who_agree_play_without_a_curtain() -> None:
    table = SharedTable(shared_setup("briscola", 2, (0, 1)), curtain=False)
    robot = SharedRobot(table, seed=3)
    robot.play_match()
    assert robot.opened == [] and any(isinstance(event, MatchEnded) for event in table.host.table.log)
    table.app.close()


@pytest.mark.slow
def test_a_rematch_begins_behind_the_curtain(tmp_path: Path) -> None:
    library = Library(tmp_path)
    recorder = Keeper(library, house=HouseTerms(undo=False, hints=False))
    table = SharedTable(shared_setup("briscola", 2, (0, 1)), recorder=recorder)
    robot = SharedRobot(table, seed=3, ways=("digit",))
    robot.play_match()
    for _ in range(300):
        Robot.frame(robot)
        if isinstance(table.app.top, HandResult) and table.app.top.over:
            break
        robot.turn_the_page()
    result = table.app.top
    assert isinstance(result, HandResult) and result.ends_match
    first = table.host.table
    for _ in range(300):
        Robot.frame(robot)
    result.group.focus_name("rematch")
    robot.press(pygame.K_RETURN)
    curtain = at_curtain(table, robot)
    assert table.host.table is not first and not any(isinstance(e, Dealt) for e in table.host.table.log)
    robot.at_curtain(curtain)
    assert table.scene.seat.setup.name(0) == curtain.name
    table.app.close()
