"""A control that turns to the next or previous of several things."""

from collections.abc import Mapping

import pygame

from briscola.ui.input import Pointer
from briscola.ui.widgets.widget import Widget

ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Turnable(Widget):
    """Goes on or back when pressed, by wheel or by keys; subclasses define `go`."""

    chooses = True

    keys: Mapping[int, int] = ARROWS

    def go(self, by: int) -> None:
        """Turn by ±1."""

    def goes_back(self, pos: tuple[int, int]) -> bool:
        """True if a press there leads back."""
        return pos[0] < self.rect.centerx

    def released(self, p: Pointer, inside: bool) -> None:
        if inside:
            self.go(-1 if self.goes_back(p.pos) else 1)

    def wheeled(self, lines: float) -> bool:
        self.go(-1 if lines > 0 else 1)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        by = self.keys.get(event.key)
        if by is None:
            return super().key(event)
        self.go(by)
        return True

    def confirm(self) -> None:
        self.go(1)
