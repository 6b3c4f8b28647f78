"""Where a match allows it the person takes the last choice back; the picture and the record follow."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pygame
import pytest

from briscola.client.fold import fold_all
from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.recorder import Keeper, house_of
from briscola.client.seat_control import NextStep
from briscola.engine.actions import Bid, Exchange, Play
from briscola.engine.events import Played, Signalled, Undone
from briscola.storage.match_choices import Opponent
from briscola.storage.match_record import parse
from briscola.ui.chat.moments import Moment
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.play.event_flow import TAKE_BACK
from briscola.ui.scenes.play.small_talk import QUIET
from briscola.ui.scenes.results.hand_result import HandResult
from tests.client.seat_steps import host_of
from tests.ui.driver import FRAME, control
from tests.ui.kept import taken_up
from tests.ui.play.test_table_notice import asked, playing
from tests.ui.robot import Robot, plain_settings, table_for

ALLOWED = plain_settings(undo=True)


def sat_down(
    folder: Path, raster: Raster, variant: str = "briscola", players: int = 4, seed: int = 1, **options: str
) -> Robot:
    """A robot at a table where choices may be taken back."""
    keeper = Keeper(Library(folder), house=house_of(ALLOWED, MatchSetup()))
    app, scene = table_for(variant, players, dict(options), raster=raster, recorder=keeper, seed=seed)
    return Robot(app, scene, seed=seed)


def same_as_on_the_disk(robot: Robot, folder: Path) -> None:
    """What is shown is what another start of the program would show."""
    resumed = taken_up(folder)
    assert fold_all(resumed.history) == robot.scene.flow.view
    assert resumed.view == robot.scene.seat.view
    assert resumed.can_take_back == robot.scene.seat.can_take_back


def verified(folder: Path) -> None:
    """The record of the match holds what a record must."""
    (record,) = (folder / "records").glob("*.jsonl")
    kept = parse(record.read_bytes())
    assert kept.wrong is None
    assert kept.position.undone


def take_back(robot: Robot) -> None:
    robot.press(pygame.K_u, "u")
    for _ in range(3):
        robot.frame()


@pytest.mark.slow
def test_a_card_comes_back_when_the_computers_have_answered(tmp_path: Path, raster: Raster) -> None:
    robot = sat_down(tmp_path, raster, "chiamata", 5)
    scene, seat = robot.scene, robot.scene.seat
    playing(robot)
    while not isinstance(seat.view.legal[0], Play) or seat.view.table:
        robot.decide()
        playing(robot)
    before, hand = scene.flow.view, scene.hand.codes
    robot.decide()
    asked(robot)  # all have answered, and the next trick waits for the person
    assert len(seat.view.tricks) > 0
    assert seat.can_take_back
    take_back(robot)
    assert isinstance(host_of(seat).table.log[-1], Undone)
    assert (scene.flow.view, scene.hand.codes) == (before, hand)
    assert scene.flow.next_step is NextStep.OWN_MOVE
    same_as_on_the_disk(robot, tmp_path)
    robot.decide()
    asked(robot)
    verified(tmp_path)


def about_to_lead(tmp_path: Path, raster: Raster) -> Robot:
    """A table where the person is to play the first card of a trick."""
    robot = sat_down(tmp_path, raster)
    playing(robot)
    while robot.scene.seat.view.table:
        robot.decide()
        playing(robot)
    return robot


@pytest.mark.slow
def test_whoever_is_thinking_is_not_heard_any_more(tmp_path: Path, raster: Raster) -> None:
    robot = about_to_lead(tmp_path, raster)
    scene, seat = robot.scene, robot.scene.seat
    before = scene.flow.view
    scene.act(seat.view.legal[0])
    assert seat.next_step is NextStep.COMPUTER
    scene.flow.thought = seat.think()
    scene.undo()
    assert scene.flow.thought is None
    assert scene.flow.view == before
    assert scene.flow.next_step is NextStep.OWN_MOVE


def test_what_was_said_of_a_choice_is_not_said_any_more_once_it_is_taken_back(
    tmp_path: Path, raster: Raster
) -> None:
    robot = about_to_lead(tmp_path, raster)
    scene, seat = robot.scene, robot.scene.seat
    scene.act(seat.view.legal[0])
    assert scene.flow.view is not None
    scene.over.chat.update(QUIET)
    while scene.over.chat.said is None:
        scene.over.chat.speak([Moment(1, "rich")], replace(scene.flow.view, tricks=1))
    scene.over.signs.tell(Signalled(seat=2, sign="ace", seen_by=(0,)))
    assert scene.over.chat.said is not None and scene.over.signs.busy
    scene.undo()
    assert isinstance(host_of(seat).table.log[-1], Undone)
    assert scene.over.chat.said is None and not scene.over.signs.busy


def seconds_to_take_back(robot: Robot) -> float:
    """Seconds from the person's card to the moment in which it is final, its own flight left out."""
    frames, seat = 0, robot.scene.seat
    while seat.can_take_back:
        robot.app.tick(FRAME)
        frames += not robot.scene.flow.timeline.running
    return frames * FRAME


@pytest.mark.parametrize("speed", ["quick", pytest.param("none", marks=pytest.mark.slow)])
def test_at_every_speed_there_is_time_to_take_a_card_back_before_the_next_is_drawn(
    tmp_path: Path, raster: Raster, speed: str
) -> None:
    robot = sat_down(tmp_path, raster, players=2)
    robot.app.change(speed=speed)
    playing(robot)
    while robot.scene.seat.view.table:
        robot.decide()
        playing(robot)
    robot.scene.act(robot.scene.seat.view.legal[0])
    assert TAKE_BACK - FRAME <= seconds_to_take_back(robot) < TAKE_BACK + 1


def test_who_hurries_does_not_wait_for_it(tmp_path: Path, raster: Raster) -> None:
    robot = sat_down(tmp_path, raster, players=2)
    playing(robot)
    while robot.scene.seat.view.table:
        robot.decide()
        playing(robot)
    robot.scene.act(robot.scene.seat.view.legal[0])
    while robot.scene.flow.timeline.running:
        robot.app.tick(FRAME)
    robot.key(pygame.K_SPACE, " ")
    assert seconds_to_take_back(robot) < 1


@pytest.mark.slow
def test_nobody_waits_where_no_card_is_drawn_any_more_or_nothing_may_be_taken_back(
    tmp_path: Path, raster: Raster
) -> None:
    drawn_out = sat_down(tmp_path, raster, "chiamata", 5)
    playing(drawn_out)
    while not isinstance(drawn_out.scene.seat.view.legal[0], Play):
        drawn_out.decide()
        playing(drawn_out)
    app, scene = table_for("briscola", 2, {}, raster=raster)
    strict = Robot(app, scene, seed=1)
    playing(strict)
    for robot in (drawn_out, strict):
        robot.scene.act(robot.scene.seat.view.legal[0])
        assert robot.scene.flow.final_in == 0


@pytest.mark.slow
def test_nothing_is_taken_back_across_a_card_drawn_since(tmp_path: Path, raster: Raster) -> None:
    robot = sat_down(tmp_path, raster, players=2)
    scene = robot.scene
    playing(robot)
    while not scene.seat.view.table:
        robot.decide()
        playing(robot)
    robot.decide()  # the second card of a trick: both draw at once
    asked(robot)
    lines = len(host_of(scene.seat).table.log)
    assert not scene.seat.can_take_back
    assert not control(scene, "undo").enabled
    take_back(robot)
    assert len(host_of(scene.seat).table.log) == lines
    assert scene.over.notes.note is not None


def test_a_bid_is_taken_back_and_the_auction_asks_again(tmp_path: Path, raster: Raster) -> None:
    robot = sat_down(tmp_path, raster, "chiamata", 5)
    scene = robot.scene
    asked(robot)
    while not any(isinstance(action, Bid) for action in scene.seat.view.legal):
        robot.decide()
        asked(robot)
    before = scene.flow.view
    panel = scene.panel
    assert panel is not None
    scene.act(next(a for a in scene.seat.view.legal if isinstance(a, Bid)))
    for _ in range(2):
        robot.frame()
    assert scene.seat.can_take_back
    take_back(robot)
    assert scene.flow.view == before
    assert scene.panel is not None and scene.panel is not panel
    same_as_on_the_disk(robot, tmp_path)


@pytest.mark.slow
def test_an_exchange_is_taken_back(tmp_path: Path, raster: Raster) -> None:
    for seed in range(1, 30):
        robot = sat_down(tmp_path / str(seed), raster, players=2, seed=seed, exchange="seven")
        scene = robot.scene
        playing(robot)
        for _ in range(12):
            if scene.seat.dealt and scene.flow.next_step is NextStep.OWN_MOVE:
                legal = scene.seat.view.legal
                swap = next((a for a in legal if isinstance(a, Exchange)), None)
                if swap is not None:
                    before, question = scene.flow.view, scene.panel
                    scene.act(swap)
                    robot.frame()
                    take_back(robot)
                    assert scene.flow.view == before
                    assert scene.panel is not None and scene.panel is not question
                    same_as_on_the_disk(robot, tmp_path / str(seed))
                    return
                scene.act(next(a for a in legal if isinstance(a, Play)))
            asked(robot)
    raise AssertionError("no exchange came up")


@pytest.mark.slow
def test_the_result_says_that_choices_were_taken_back(tmp_path: Path, raster: Raster) -> None:
    robot = sat_down(tmp_path, raster)
    scene = robot.scene
    taken = 0
    for _ in range(4000):
        robot.frame()
        if isinstance(robot.app.top, HandResult):
            break
        if scene.flow.next_step in (NextStep.OWN_MOVE, NextStep.OWN_CUT):
            robot.decide()
            if not taken and scene.seat.can_take_back:
                take_back(robot)
                taken += 1
        elif scene.flow.timeline.running:
            robot.press(pygame.K_SPACE)
    result = robot.app.top
    assert isinstance(result, HandResult)
    assert result.taken_back
    cards = [card for band in result.bands for card in band.cards]
    assert len(cards) == len(set(cards)) == 40
    assert sum(isinstance(event, Played) for event in host_of(scene.seat).table.log) > 40


def test_a_match_begun_without_it_has_neither_button_nor_key(tmp_path: Path, raster: Raster) -> None:
    keeper = Keeper(Library(tmp_path), house=house_of(plain_settings(), MatchSetup()))
    app, scene = table_for("briscola", 4, {}, raster=raster, recorder=keeper, undo=True)
    robot = Robot(app, scene, seed=1)
    playing(robot)
    robot.decide()
    lines = len(host_of(scene.seat).table.log)
    take_back(robot)
    assert not any(isinstance(event, Undone) for event in host_of(scene.seat).table.log[lines:])
    assert all(widget.name != "undo" for widget in scene.group.widgets)


def test_nothing_is_taken_back_where_a_program_sits() -> None:
    program = Opponent(name="Bot", face="rocco", level="cmd:./bot")
    assert not house_of(ALLOWED, MatchSetup(opponents=(program,))).undo
    assert house_of(ALLOWED, MatchSetup(opponents=regulars(2))).undo


@pytest.mark.parametrize(
    ("opponent", "told"),
    [
        ("easy", "You can take back from the next match on."),
        ("program", "Nothing is taken back at this table."),
    ],
)
def test_switched_on_during_a_match_the_key_says_when_it_will_take_back(
    raster: Raster, opponent: str, told: str
) -> None:
    app, scene = table_for("briscola", 2, {}, raster=raster)
    robot = Robot(app, scene, seed=1)
    playing(robot)
    take_back(robot)
    assert scene.over.notes.note is None or scene.over.notes.note[0] != told, (
        "who never wants it reads nothing"
    )
    if opponent == "program":
        program = Opponent(level="cmd:bot", face="man-beard", name="Bot")
        host = host_of(scene.seat)
        host.setup = msgspec.structs.replace(host.setup, opponents=(program,))
    app.change(undo=True)
    take_back(robot)
    assert scene.over.notes.note is not None and scene.over.notes.note[0] == told
    assert not scene.seat.can_take_back
    app.close()
