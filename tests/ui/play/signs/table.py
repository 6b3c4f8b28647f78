"""A table for pairs, led to the moment in which the person may sign."""

from typing import Any

import pygame

from briscola.engine.events import Requested, Signalled
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.views.sign_wheel import Wheel
from tests.client.seat_steps import host_of
from tests.ui.robot import Robot, table_for


class Evening:
    """A table for pairs led to the moment in which the person is to play, after some tricks."""

    def __init__(self, raster: Raster, *, tricks: int = 1, level: str = "random", **fields: Any) -> None:
        options = fields.pop("options", {})
        self.app, self.scene = table_for("briscola", 4, options, raster=raster, level=level, **fields)
        self.robot = Robot(self.app, self.scene, seed=1, ways=("digit",))
        self.play_until(tricks)

    def play_until(self, tricks: int) -> None:
        """Go on until the person is to play after so many tricks."""
        self.robot.play_until(lambda: self.robot.asked and len(self.scene.seat.view.tricks) >= tricks)
        assert self.app.top is self.scene
        self.robot.frame()

    def press(self, key: int, text: str = "") -> None:
        """A key, and the frame that hears it."""
        self.robot.press(key, text)
        self.robot.frame()

    def open(self) -> SignPanel:
        """The wheel, opened with its key."""
        self.press(pygame.K_s, "s")
        panel = self.scene.panel
        assert isinstance(panel, SignPanel)
        return panel

    def wheel(self) -> Wheel:
        """The wheel itself."""
        wheel = self.open().wheel
        assert wheel is not None
        return wheel

    def said(self) -> list[Signalled | Requested]:
        """Everything said so far, unseen by the person too."""
        return [e for e in host_of(self.scene.seat).table.log if isinstance(e, Signalled | Requested)]
