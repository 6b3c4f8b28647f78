"""A robot that plays for all people at one screen, in front of a curtain and behind it."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pygame

from briscola.client.hot_seat.agreement import KEYS
from briscola.client.seats.seat_control import NextStep
from briscola.engine.actions import Action, Bid, Call, IllegalAction, Pass, Play
from briscola.table.table import Phase
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.question_panel import QuestionPanel
from briscola.ui.scenes.play.curtain import Curtain
from tests.ui.driver import control
from tests.ui.program_robot import Passed, ProgramRobot
from tests.ui.robot import LONGEST
from tests.ui.shared_program import Program
from tests.ui.shared_table import DEAF
from tests.ui.watched_frames import Killed, Over, Things

FIDGETS = 2
"""Things done at most before a decision."""
REMATCHES = 1
"""Rematches played at most."""


class OnlookedRobot(ProgramRobot):
    """Plays a match for all people, as its story says."""

    def __init__(self, program: Program, things: Things) -> None:
        super().__init__(program, things)
        self.rematches = 0
        self.fidgets = (0, 0)
        """The lines of the log at the last decision, and how often something else was done before it."""

    def play_match(self) -> None:
        """Play until there is enough; start the program again whenever it is killed."""
        try:
            self._sit_down()
            while True:
                try:
                    self._turn()
                except Passed:
                    self._at_any_curtain()
                except Killed:
                    self._start_again()
        except Over:
            return

    def _turn(self) -> None:
        """Do what the scene on top asks for."""
        self.frame()
        self._listen()
        top, flow = self.app.top, self.scene.flow
        if top is not self.scene:
            self.turn_the_page()
        elif flow.next_step in (NextStep.OWN_MOVE, NextStep.OWN_CUT, NextStep.OWN_TRUMP_CARD):
            self.decide()
        elif flow.timeline.running and self.match.hurried:
            self.press(pygame.K_SPACE)

    def _guarded(self, do: Callable[[], None]) -> None:
        """Do something during which the curtain may close."""
        try:
            do()
        except Passed:
            self._at_any_curtain()

    def _sit_down(self) -> None:
        """From the title to the table."""
        self._guarded(self._begin)

    def _begin(self) -> None:
        self._connect_pads()
        self.frame()
        if self.match.ahead:
            self._resume()
        else:
            self.program.navigator.start(self.match.setup)
            self.frame()

    def _start_again(self) -> None:
        """Another window, after the first was killed."""
        self.use("killed")
        pygame.event.clear()
        self.program.kill()
        self.program.start()
        self.watcher.begin_again()
        self._guarded(self._come_back)

    def _come_back(self) -> None:
        self._connect_pads()
        self.frame()
        self._resume()

    def turn_the_page(self) -> None:
        """Leave what was opened besides; go on after a count; play a rematch."""
        top = self.app.top
        if top is not None and any(widget.name == "rematch" for widget in top.group.widgets):
            self.frames(4 * DEAF)
            if self.rematches == REMATCHES:
                raise Over
            self.rematches += 1
            self.use("rematch")
            self.click_on("rematch")
        elif "results" in type(top).__module__:
            self.use("count")
            super().turn_the_page()
        else:
            self.key(pygame.K_ESCAPE)

    # ---- decisions

    def decide(self) -> None:
        number, lines = len(self.story.done), len(self.table.log)
        self.fidgets = (lines, self.fidgets[1] + 1) if self.fidgets[0] == lines else (lines, 0)
        self.chance = Random(f"{self.match.seed}:{number}:{self.fidgets}")
        if self.fidgets[1] < FIDGETS and self.chance.random() < 0.25:
            self._fidget()
            return
        panel = self.read()
        if self.scene.flow.next_step is None or self.table.phase is not Phase.PLAY:
            if panel is not None:
                self.answer_panel(panel)
            return
        action = self.story.decide(self.scene.seat.place, self.scene.seat.view.legal)
        self.watcher.meant = number, action
        if self.scene.seat.refusal(action) is not None:
            raise IllegalAction(f"{action} has become impossible")
        if isinstance(action, Play) and panel is None and self.scene.hand.allowed:
            self._throw_this(action.card.code)
        elif panel is None or not self._answer_with(panel, action):
            self.use("said by no hand")
            self.scene.act(action)

    def _answer_with(self, panel: Panel, action: Action) -> bool:
        """Say on a sheet what is to be done; False if the robot cannot find it there."""
        usable = {w.name: w for w in panel.group.widgets if w.usable}
        match panel, action:
            case QuestionPanel(), _:
                name = "yes" if action == panel.yes else "no"
            case AuctionPanel(), Pass():
                name = "pass"
            case AuctionPanel(), Bid() if action == panel.choice.bid:
                name = "bid"
            case CallPanel() | DummyPanel(), Call() | Play() if action.card.code in usable:
                name = action.card.code
            case _:
                return False
        if name not in usable:
            return False
        if not self._push(usable[name], name):
            return False
        if isinstance(panel, CallPanel) and panel.chosen == getattr(action, "card", None):
            self.frame()
            self._push(usable["call"])
        self.frames(3)
        return True

    # ---- at the curtain

    def _at_any_curtain(self) -> None:
        """Open the curtain; what had been posted before it closed has been heard."""
        self.waiting = True
        try:
            curtain = self.app.top
            assert isinstance(curtain, Curtain)
            self._at_curtain(curtain)
        except Killed:
            self.waiting = False
            self._start_again()
        finally:
            self.waiting = False

    def _at_curtain(self, curtain: Curtain) -> None:
        self.chance = Random(f"{self.match.seed}:curtain:{len(self.watcher.looks)}")
        for _ in range(self.chance.choice((0, 0, 0, 1))):
            if self.app.top is curtain:
                self.chance.choice(self._does_at_curtain())()
        for _ in range(LONGEST):
            top = self.app.top
            if top is self.scene:
                break
            if not isinstance(top, Curtain):
                self.key(pygame.K_ESCAPE)
            elif not top.leaving:
                self.frames(DEAF)
                self._open(top)
            self.frame()

    def _open(self, curtain: Curtain) -> None:
        way = self.chance.choice(("enter", "space", "click", "tap", "pad"))
        if self._pad is not None:
            way = "pad"
        elif way == "pad" and self.plays_with == KEYS:
            way = "enter"
        self.use(f"curtain opened by {way}")
        show = control(curtain, "show")
        if way == "click":
            self.click(self.chance.choice((show.rect.center, (self.app.size[0] // 2, 20))))
        elif way == "tap":
            self.tap(show.rect.center)
        elif way == "pad":
            self.press_pad(0)
        else:
            self.press(pygame.K_RETURN if way == "enter" else pygame.K_SPACE)

    def _does_at_curtain(self) -> Sequence[Callable[[], None]]:
        does = [
            *(self._lose_focus, self._alt_tab, self._resize, self._language, self._picture),
            *(self._press_keys, self._pause, self._looks, self._leave, self._somebody_else),
            *(self._resize_and_lose_focus, self._point_at_everything),
        ]
        top = self.app.top
        undo = [] if top is None else [widget for widget in top.group.widgets if widget.name == "undo"]
        return [*does, *[partial(self._press_there, widget.rect.center) for widget in undo] * 3]

    def _press_there(self, pos: tuple[int, int]) -> None:
        self.use("undo at the curtain")
        self.frames(DEAF)
        self.click_at(pos)
