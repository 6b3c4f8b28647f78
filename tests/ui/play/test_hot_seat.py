"""Several people at one computer: each plays on a table of her own, with the curtain between."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec import structs

from briscola.client.host.library import Library
from briscola.client.host.recorder import MatchRecorder
from briscola.client.seats.seat_control import NextStep
from briscola.engine.events import Dealt, HandEnded, MatchEnded, Undone
from briscola.engine.trick import TableCard
from briscola.i18n.spoken_signs import aloud
from briscola.storage.records.header import HouseTerms
from briscola.storage.settings.settings import Speed
from briscola.ui import picture_key
from briscola.ui.app import App
from briscola.ui.scenes.play.curtain import Curtain
from briscola.ui.scenes.results.hand_result import HandResult
from tests.ui.driver import FRAME, post
from tests.ui.hands import key
from tests.ui.heard import HeardVoice
from tests.ui.shared_table import SharedRobot, SharedTable, shared_setup


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


LEADER, NEXT = "a", "b"
"""Keys of Anna, who leads, and of Bruno."""


def begun(tmp_path: Path, *, undo: bool = False, **fields: Any) -> SharedRobot:
    """Anna and Bruno at a match that is kept; the first of them has the cards."""
    recorder = MatchRecorder(Library(tmp_path), house=HouseTerms(undo=undo, hints=False))
    setup = shared_setup("briscola", 2, (0, 1))
    (bruno,) = setup.opponents
    setup = structs.replace(setup, key=LEADER, opponents=(structs.replace(bruno, key=NEXT),))
    robot = SharedRobot(SharedTable(setup, recorder=recorder, **fields), seed=1, ways=("digit",))
    robot.opens = False
    robot.at_curtain(robot.to_curtain())
    robot.until_asked()
    return robot


@pytest.mark.slow
def test_a_choice_can_be_taken_back_at_the_curtain_and_not_once_it_has_opened(tmp_path: Path) -> None:
    robot = begun(tmp_path, undo=True)
    first = robot.scene
    robot.throw_card()
    curtain = robot.to_curtain()
    assert curtain.chooser == first.context.setup.name(0) != curtain.name
    robot.click_on("undo")
    again = robot.top
    assert isinstance(again, Curtain) and again.name == first.context.setup.name(0), "whoever pressed"
    robot.at_curtain(again)
    assert robot.top is first and first.flow.next_step is NextStep.OWN_MOVE
    assert isinstance(robot.log[-1], Undone)
    robot.throw_card()
    robot.at_curtain(robot.to_curtain())
    assert robot.scene is not first and not first.seat.can_take_back
    assert robot.scene.seat.view.table == (TableCard(1, robot.scene.seat.view.table[0].card),)


def test_a_window_that_is_not_looked_at_hides_the_hand_until_its_person_is_back(tmp_path: Path) -> None:
    robot = begun(tmp_path)
    scene = robot.scene
    robot.lose_focus()
    curtain = robot.top
    assert isinstance(curtain, Curtain) and curtain.name == scene.context.setup.name(0)
    robot.at_curtain(curtain)
    assert robot.top is scene


@pytest.mark.slow
def test_a_card_held_when_the_window_is_left_falls_back(tmp_path: Path) -> None:
    robot = begun(tmp_path)
    start = robot.spot(robot.scene.hand.codes[0])
    robot.move(start)
    robot.button(start, down=True)
    robot.move((start[0], start[1] - 80), held=True)
    robot.frame()
    assert robot.scene.hand.dragging is not None
    robot.lose_focus()
    assert robot.scene.hand.dragging is None


@pytest.mark.slow
def test_a_new_size_of_the_window_keeps_no_picture_of_a_hand_before_the_curtain(tmp_path: Path) -> None:
    robot = begun(tmp_path)
    pygame.display.set_mode((1100, 700), pygame.RESIZABLE)
    robot.frame()
    assert robot.app.window.stretched
    robot.lose_focus()
    shown = robot.app.window.surface.copy()
    robot.app.draw()
    assert not robot.app.window.stretched
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(robot.app.window.surface, "RGB")


@pytest.mark.slow
def test_what_was_shown_and_said_to_the_one_before_is_neither_seen_nor_said_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_key, "pictures_folder", lambda: tmp_path)
    voice = HeardVoice()
    robot = begun(tmp_path, voice=voice, speech="on")
    robot.key(pygame.K_F12)
    assert robot.app.slip and any(str(tmp_path) in said for said in robot.app.speaker.said)
    robot.throw_card()
    robot.to_curtain()
    assert not robot.app.slip
    before = len(voice.said)
    for _ in range(40):
        robot.app.dispatch(key(pygame.K_UP, mod=pygame.KMOD_ALT))
    again = " ".join(voice.since(before))
    assert again and aloud(str(tmp_path)) not in again


@pytest.mark.parametrize("own", ["none", "calm"])
def test_the_next_one_sees_what_has_happened_at_a_speed_of_her_own(tmp_path: Path, own: Speed) -> None:
    robot = begun(tmp_path, speeds={LEADER: "none", NEXT: own})
    robot.app.change(speed="calm" if own == "none" else "none")
    robot.throw_card()
    robot.at_curtain(robot.to_curtain())
    assert robot.scene.seat.setup.key == NEXT
    robot.frames(5)
    assert robot.scene.flow.waiting is (own == "none")


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "least"), [("none", 0.3), ("normal", 0.6)])
def test_the_curtain_closes_when_ones_own_card_has_been_seen_to_land(
    tmp_path: Path, speed: Speed, least: float
) -> None:
    robot = begun(tmp_path)
    robot.app.change(speed=speed)
    robot.press(pygame.K_1)
    seen = 0
    while not isinstance(robot.top, Curtain):
        seen += len(robot.view.table) == 1 and not robot.scene.flow.timeline.running
        robot.frame()
    assert seen * FRAME >= least


def test_nobody_plays_with_the_pad_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "pads", (1, 2))
    robot = begun(tmp_path, inputs=("keys", "keys"))
    before = len(robot.log)
    fields: tuple[dict[str, Any], ...] = ({"pad": 1}, {})
    for field in fields:
        post(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1", scancode=0, **field)
        robot.frames(10)
        assert (len(robot.log) > before) is (not field)


@pytest.mark.slow
def test_two_who_agree_play_without_a_curtain() -> None:
    table = SharedTable(shared_setup("briscola", 2, (0, 1)), curtain=False)
    robot = SharedRobot(table, seed=3)
    robot.play_match()
    assert robot.opened == [] and any(isinstance(event, MatchEnded) for event in table.host.table.log)


@pytest.mark.slow
def test_a_rematch_begins_behind_the_curtain(tmp_path: Path) -> None:
    recorder = MatchRecorder(Library(tmp_path), house=HouseTerms(undo=False, hints=False))
    table = SharedTable(shared_setup("briscola", 2, (0, 1)), recorder=recorder)
    robot = SharedRobot(table, seed=3, ways=("digit",))
    robot.play_match()
    robot.opens = False
    robot.play_until(lambda: isinstance(robot.top, HandResult) and robot.top.over)
    result = robot.top
    assert isinstance(result, HandResult) and result.ends_match
    first = table.host.table
    robot.frames(300)
    result.group.focus_name("rematch")
    robot.press(pygame.K_RETURN)
    curtain = robot.to_curtain()
    assert table.host.table is not first and not any(isinstance(e, Dealt) for e in table.host.table.log)
    robot.at_curtain(curtain)
    assert table.scene.seat.setup.name(0) == curtain.name
