"""A table led to a moment in which the person is to decide, and asks for a hint."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

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
        self.robot.eager = float(kind is Call)

        def asked() -> bool:
            legal = self.scene.seat.view.legal if self.robot.asked else ()
            return len(legal) > 1 and isinstance(legal[0], kind)

        self.robot.play_until(asked)
        self.robot.read()
        assert self.app.top is self.scene

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
