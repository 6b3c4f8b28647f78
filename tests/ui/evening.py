"""A table led to a moment in which the person is to decide, and asks for a hint."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from briscola.client.seat_control import NextStep
from briscola.engine.actions import Call, Play
from briscola.ui.render.raster import Raster
from tests.ui.robot import Robot, table_for

GAMES: Sequence[tuple[str, int, Mapping[str, bool | int | str]]] = (
    ("briscola", 2, {}),
    ("briscola", 3, {}),
    ("briscola", 4, {}),
    ("briscola", 5, {}),
    ("bisca", 2, {"hand_size": 9}),
    ("prini", 2, {"deal_all": True}),
    ("chiamata", 4, {"morto": "open"}),
)


class Evening:
    """A table led to a moment in which the person is to decide between several actions of a kind."""

    def __init__(
        self, raster: Raster, game: int = 0, *, kind: type = Play, called: bool = False, **fields: Any
    ) -> None:
        variant, players, options = ("chiamata", 5, {}) if called else GAMES[game]
        self.app, self.scene = table_for(variant, players, dict(options), raster=raster, **fields)
        self.robot = Robot(self.app, self.scene, seed=1, ways=("digit",))
        self.lead(kind)

    def lead(self, kind: type) -> None:
        """Go on until the person is asked for that; in auctions he bids until the call is his."""
        robot, scene = self.robot, self.scene
        for _ in range(8000):
            robot.frame()
            next_step, panel = scene.flow.next_step, scene.panel
            if next_step is NextStep.OWN_CUT:
                robot._decide()
            elif next_step is NextStep.OWN_MOVE:
                robot.read()
                legal = scene.seat.view.legal
                if len(legal) > 1 and isinstance(legal[0], kind):
                    assert self.app.top is scene
                    return
                usable = [w for w in scene.panel.group.widgets if w.usable] if scene.panel else []
                bid = next((w for w in usable if w.name == "bid"), None)
                if bid is not None and kind is Call:
                    robot.click(bid.rect.center)
                elif panel is not None:
                    robot._answer(panel)
                else:
                    robot._throw()
            elif scene.flow.timeline.running:
                robot.press(pygame.K_SPACE)
            else:
                time.sleep(0.0005)
        raise AssertionError("the person is never asked")

    def found(self) -> None:
        """Frames until the advice is there."""
        for _ in range(2000):
            self.robot.frame()
            if self.scene.over.hint.insight is not None:
                self.robot.frame()
                return
            time.sleep(0.001)
        raise AssertionError("no advice comes")

    def press(self, key: int, letter: str = "") -> None:
        """A key, and the frame that hears it."""
        self.robot.press(key, letter)
        self.robot.frame()

    def ask(self) -> None:
        """The key of the hint, until it lies there."""
        self.press(pygame.K_h, "h")
        self.found()
        self.app.draw()

    def button(self, name: str) -> pygame.Rect:
        """Where a round button is."""
        return next(w.rect for w in self.scene.group.widgets if w.name == name and w.visible)
