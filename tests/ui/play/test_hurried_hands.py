"""Space and Enter hurry the table: nothing is said or done by them before the person has chosen."""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from typing import Any

import pygame
import pytest
from _pytest.mark import ParameterSet

from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.engine.events import (
    BidMade,
    Called,
    Event,
    Exchanged,
    MatchEnded,
    PackCut,
    Passed,
    Played,
    Redealt,
    TrumpCardChosen,
)
from briscola.ui.input.input_guard import DEAF_TIME
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.panel_base import Panel, PanelKind
from briscola.ui.scenes.panels.question_panel import RedealPanel
from briscola.ui.widgets.button import Button, RoundButton
from tests.ui.asked_moments import MOMENTS, WEAK_HAND, led_to
from tests.ui.driver import FRAME, control
from tests.ui.evening import Evening, Options, seat_at, window_on

Press = tuple[int, str]
DEEDS = (BidMade, Passed, Called, Exchanged, PackCut, TrumpCardChosen, Played)

SPACE, ENTER, PAD_ENTER = (pygame.K_SPACE, " "), (pygame.K_RETURN, "\r"), (pygame.K_KP_ENTER, "\r")
RHYTHMS: dict[str, Sequence[Sequence[Press]]] = {
    "as a key repeats": [[SPACE], [], [], [ENTER], [], []],
    "every frame": [[SPACE, ENTER, PAD_ENTER]],
    "twice a second": [[SPACE], *[[]] * 29, [ENTER], *[[]] * 29],
    "in bursts": [*[[ENTER, SPACE]] * 8, *[[]] * 37],
}
"""What is pressed in each frame, over and over."""

LONG = round(3 * DEAF_TIME / FRAME)
"""Frames for which every panel is mashed."""


class Masher(Evening):
    """Presses only Space and Enter, at a rhythm."""

    def __init__(self, seat: HostedSeat, rhythm: str, **fields: Any) -> None:
        super().__init__(window_on(seat, **fields), chance=4, ways=("click",))
        self._rhythm: Iterator[Sequence[Press]] = cycle(RHYTHMS[rhythm])
        self.mashed: set[type[Panel]] = set()

    def mash(self, frames: int) -> None:
        """Hurry for so many frames; Enter is held back from a panel by whose answer nothing is lost."""
        for _ in range(frames):
            for code, text in next(self._rhythm):
                panel = self.scene.panel
                if (code, text) == SPACE or panel is None or panel.kind is not PanelKind.OFFERS:
                    self.press(code, text)
            self.frame()

    def done(self) -> list[Event]:
        """Everything that has been said, cut, exchanged or played by anybody."""
        return [event for event in self.log if isinstance(event, DEEDS)]

    def own(self) -> list[Event]:
        """What of it has been done by the person's seat."""
        return [event for event in self.done() if isinstance(event, DEEDS) and event.seat == 0]

    def endure(self) -> None:
        """Mash what the person is asked: nothing comes of it."""
        before = self.done()
        self.mash(LONG)
        panel = self.scene.panel
        assert self.done() == before, f"{type(panel).__name__} was answered by a hand in a hurry"
        assert self.app.top is self.scene, "something else was opened"
        assert panel is None or panel.group.focused is None, "a button is armed"
        if panel is not None:
            self.mashed.add(type(panel))


def by_arrow_and_enter(robot: Masher) -> None:
    robot.press(pygame.K_RIGHT)
    robot.press(*ENTER)


def by_arrow_and_space(robot: Masher) -> None:
    _by_space(robot, pygame.K_LEFT)


def by_tab_and_space(robot: Masher) -> None:
    _by_space(robot, pygame.K_TAB)


def _by_space(robot: Masher, key: int) -> None:
    """Space presses a button that the keys have reached; on a card or the pack Enter alone acts."""
    panel, before = robot.scene.panel, robot.done()
    assert panel is not None
    robot.key(key)
    on_button = isinstance(panel.group.focused, Button | RoundButton)
    robot.key(*SPACE)
    assert (robot.done() != before) == on_button
    if not on_button:
        robot.press(*ENTER)


def by_pointer_and_enter(robot: Masher) -> None:
    """What a press chooses without saying it, where there is such a thing; else the press itself."""
    panel = robot.scene.panel
    assert panel is not None
    silent = [w for w in panel.group.widgets if w.name.startswith(("by", "rank-")) and w.usable]
    if isinstance(panel, CallPanel):
        robot.click(panel.cell(max(panel.open, key=lambda c: c.code)).center)
    elif silent:
        robot.click_at(silent[-1].rect.center)
        while panel.group.focused_name != "bid":
            robot.key(pygame.K_TAB)
    else:
        robot.click(panel.group.order()[-1].rect.center)
    robot.press(*ENTER)


WAYS = (by_arrow_and_enter, by_arrow_and_space, by_tab_and_space, by_pointer_and_enter)
PAIRS = tuple(zip(RHYTHMS, WAYS, strict=True))
"""A rhythm of hurry, and a way to choose after it."""


def _trials() -> Iterator[ParameterSet]:
    """Every moment with two pairs; one pair at every second moment in the quick run."""
    for at, moment in enumerate(MOMENTS):
        for turn in (at // 2 % len(PAIRS), (at // 2 + 1 + at % 2) % len(PAIRS)):
            rhythm, hand = PAIRS[turn]
            marks = [] if at % 2 == 0 and turn == at // 2 % len(PAIRS) else [pytest.mark.slow]
            yield pytest.param(moment, rhythm, hand, marks=marks, id=f"{moment}, {rhythm}, {hand.__name__}")


@pytest.mark.parametrize(("moment", "rhythm", "hand"), [*_trials()])
def test_hurrying_answers_no_panel_but_both_keys_work_once_something_is_chosen(
    moment: str, rhythm: str, hand: Callable[[Masher], None]
) -> None:
    robot = Masher(led_to(*MOMENTS[moment]), rhythm)
    robot.endure()
    assert robot.mashed == {MOMENTS[moment][-1]}
    assert robot.scene.panel is not None and robot.scene.spoken_text == robot.scene.panel.spoken_text != ""
    before = robot.done()
    hand(robot)
    robot.frames(3)
    assert len(robot.done()) > len(before), "the keys no longer work"


def test_whoever_holds_a_weak_hand_is_asked_about_it_however_she_hurries() -> None:
    """V-CH-24."""
    robot = Masher(led_to(*WEAK_HAND), "every frame")
    robot.endure()
    assert robot.mashed == {RedealPanel} and not any(isinstance(event, Redealt) for event in robot.log)
    assert robot.scene.panel is not None
    robot.click(control(robot.scene.panel, "yes").rect.center)
    robot.frame()
    assert any(isinstance(event, Redealt) for event in robot.log)


GAMES: Sequence[tuple[str, int, Options, str]] = (
    ("briscola", 2, {"exchange": "seven_and_two"}, "as a key repeats"),
    ("chiamata", 4, {"morto": "open", "first_lead": "caller"}, "every frame"),
    ("bisca", 2, {"hand_size": 9, "exchange": "two"}, "in bursts"),
)
"""Matches that ask for everything that may be asked."""


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players", "options", "rhythm"), GAMES)
def test_through_a_whole_match_hurrying_does_nothing_but_hurry(
    variant: str, players: int, options: Options, rhythm: str
) -> None:
    """Mashed all the way, results and their counts included; what is asked is answered by a click."""
    seat = seat_at(variant, players, options, seed=3)
    robot = Masher(seat, rhythm, speed="quick", last_card=False)
    asked = 0
    for _ in range(20_000):
        flow, top = robot.scene.flow, robot.app.top
        if top is robot.scene and flow.next_step in (NextStep.OWN_MOVE, NextStep.OWN_CUT):
            robot.endure()
            asked += 1
            _click(robot)
        elif any(isinstance(event, MatchEnded) for event in seat.host.table.log):
            break
        before = robot.own()
        robot.mash(1)
        assert robot.own() == before
        if flow.thought is not None:
            time.sleep(0.0005)
    assert asked >= seat.host.table.rules.tricks // 2


def _click(robot: Masher) -> None:
    """Answer what is asked with the mouse: a card, or whatever stands last on the sheet."""
    panel, hand = robot.scene.panel, robot.scene.hand
    before = robot.done()
    if panel is not None:
        robot.click(panel.group.order()[-1].rect.center)
    else:
        assert hand.allowed
        robot.click(robot.spot(min(hand.allowed)))
    robot.frames(3)
    assert len(robot.done()) > len(before)
