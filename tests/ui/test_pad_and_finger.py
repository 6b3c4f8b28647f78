"""What there is to learn by a gamepad or a finger alone: a step of the lesson, what if, a puzzle."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pygame
import pytest

from briscola.capabilities.lesson.steps import NAMES
from briscola.capabilities.lesson.window.scene import LessonScene
from briscola.capabilities.puzzles.puzzle import action_of
from briscola.capabilities.puzzles.window.scene import PuzzleScene
from briscola.client.host.library import Library
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Play
from briscola.ui.app import App
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.playback.scene import PlaybackScene
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.tabletop.hand_fan import HandView
from tests.storage.evenings import setup
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver
from tests.ui.match_history.ledger import keep, library_in
from tests.ui.playback.test_what_if import opened_match
from tests.ui.robot import plain_settings

pytestmark = pytest.mark.usefixtures("always_in_focus")

A, B, NEXT = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
RIGHT = pygame.CONTROLLER_BUTTON_DPAD_RIGHT
LONG = 400
"""Frames in which something must have come."""


class OneHand(Driver):
    """Does all with a pad, or all with a finger."""

    def __init__(self, by: str) -> None:
        super().__init__(App(settings=plain_settings(), size=(1024, 600), sound=False, raster=QUICK))
        self.by = by

    def let(self, seconds: float = 0.5) -> None:
        """Hear what was done, let some time pass."""
        for _ in range(round(20 * seconds)):
            for event in pygame.event.get():
                self.app.dispatch(event)
            self.app.tick(0.05)

    def press_pad(self, button: int) -> None:
        """A button of the pad goes down and up."""
        self.pad(pygame.CONTROLLERBUTTONDOWN, button=button)
        self.pad(pygame.CONTROLLERBUTTONUP, button=button)
        self.let(0.05)

    def touch(self, pos: tuple[int, int]) -> None:
        """A finger goes down and up."""
        self.tap(pos)
        self.let(0.05)

    def let_until(self, done: Callable[[], object]) -> None:
        """Let time pass until something is so."""
        for _ in range(LONG):
            self.let(0.05)
            if done():
                return
        raise AssertionError(f"it does not happen: {self.app.scenes}")

    def reach(self, name: str) -> None:
        """Go from control to control until that one has the focus."""
        for _ in range(60):
            if self.top.group.focused_name == name:
                return
            self.press_pad(NEXT)
        raise AssertionError(f"no button of the pad leads to {name}")

    def use(self, name: str) -> None:
        """Press the control of that name."""
        if self.by == "finger":
            (control,) = [
                widget for widget in self.top.group.widgets if widget.name == name and widget.usable
            ]
            assert min(control.rect.size) >= 44
            self.touch(control.rect.center)
        else:
            self.reach(name)
            self.press_pad(A)

    def throw(self, hand: HandView, code: str) -> None:
        """Play a card."""
        if self.by == "finger":
            pose = hand.rest_poses()[code]
            spots = ((round(pose.x) + across, round(pose.y)) for across in range(0, -80, -4))
            self.touch(next(spot for spot in spots if hand.card_at(spot) == code))
            return
        self.reach("hand")
        while hand.cursor != code:
            self.press_pad(RIGHT)
        self.press_pad(A)


@pytest.fixture(params=["pad", "finger"])
def one(request: pytest.FixtureRequest) -> OneHand:
    return OneHand(request.param)


def test_a_step_of_the_lesson_is_missed_tried_again_and_done(one: OneHand) -> None:
    one.app.change(lesson=list(NAMES[:3]))
    scene = LessonScene(one.app)
    one.app.push(scene)
    for wrong, code in ((True, "3B"), (False, "4S")):
        one.let_until(lambda: scene.asks)
        one.throw(scene.hand, code)
        one.let_until(lambda: scene.settled)
        one.let(1.0)  # the red button is read first
        assert (scene.attempt.wrong is not None) is wrong
        one.use("on")
    assert scene.at == 4 and "lisci" in one.app.settings.lesson


def test_what_if_is_asked_played_to_its_end_and_left(one: OneHand, tmp_path: Path) -> None:
    library = library_in(tmp_path)
    keep(library, setup(level="easy"), seed=3, began="2026-11-20T19:03:11Z")
    opened = opened_match(library)
    scene = PlaybackScene(one.app, setup=opened.setup, log=opened.events, origin=opened.origin)
    one.app.push(scene)
    scene.show.playing = False
    last = [stop for stop in range(scene.show.reel.last) if scene.show.reel.actor(stop) == 0][-2]
    scene.show.jump(last)
    one.let(0.1)
    one.use("what_if")
    one.let()
    table = one.app.top
    assert isinstance(table, PlayScene)
    for _ in range(LONG):
        if one.app.top is not table:
            break
        if table.flow.next_step is NextStep.OWN_MOVE and table.hand.allowed:
            one.throw(table.hand, min(table.hand.allowed))
        one.let(0.1)
    count = one.app.top
    assert isinstance(count, HandResult)
    one.let(2.0)
    one.use("leave")
    assert one.app.top is scene and scene.show.at == last
    scene.layout(one.app.size)
    assert scene.group.focused_name in ("play", "what_if"), "not on the button that leaves"
    if one.by == "pad":
        one.press_pad(B)
    else:
        one.use("back")
    assert one.app.top is None


def test_a_puzzle_is_missed_tried_again_and_solved(one: OneHand, tmp_path: Path) -> None:
    library = Library(tmp_path, settings_file=tmp_path / "settings.json")
    scene = PuzzleScene(one.app, library, today=lambda: date(2026, 11, 21))
    one.app.push(scene)
    one.let()
    while not (isinstance(scene.puzzle_session.puzzle.right, Play) and scene.hand.allowed):
        scene.next()
        one.let(0.1)
    puzzle = scene.puzzle_session.puzzle
    wrong = action_of(puzzle.worths[-1].action)
    assert isinstance(puzzle.right, Play) and isinstance(wrong, Play)
    one.throw(scene.hand, wrong.card.code)
    one.let(1.5)
    assert scene.puzzle_session.wrong is not None
    one.use("on")
    one.let(0.5)
    one.throw(scene.hand, puzzle.right.card.code)
    one.let(1.5)
    assert scene.puzzle_session.done
    one.use("on")
    assert scene.puzzle_session.puzzle.id != puzzle.id
    library.close()
