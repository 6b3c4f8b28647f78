"""Small signs of life at the table: the ring of who is thinking turns, a face blinks now and then."""

import random

import pygame

from briscola.ui.scenes.play.context import TableContext
from briscola.ui.views.seats import RING_TURN, ring_rect

BLINK_TIME = 0.14
BLINK_EVERY = (4.0, 9.0)
"""Seconds between two blinks of one face."""
RING_FRAME = 1 / 30


class LifeOverlay:
    """What moves while nothing happens; the seats are drawn with it, and only those parts are drawn again."""

    def __init__(self, context: TableContext, chance: random.Random) -> None:
        self.context, self._chance = context, chance
        self.turn = 0.0
        """How far (0…1) the thinking ring has turned."""
        self.blinking: int | None = None
        """The place whose eyes are closed."""
        self._left = 3.0

    def update(self, dt: float) -> bool:
        context, layout = self.context, self.context.layout
        if context.settings.reduced_motion:
            return False
        thinking = context.flow.thinking
        if thinking is not None:
            self.turn = (self.turn + dt / RING_TURN) % 1.0
            context.invalidate(ring_rect(context.kit, layout.seats[thinking]))
        self._left -= dt
        if self._left > 0:
            return False
        before = self.blinking
        if before is None:
            self.blinking = self._chance.choice(layout.ring[1:])
            self._left = BLINK_TIME
            context.invalidate(layout.seats[self.blinking].face)
        else:
            self.blinking = None
            self._left = self._chance.uniform(*BLINK_EVERY) / max(1, len(layout.ring) - 1)
            context.invalidate(layout.seats[before].face)
        return False

    def wake(self) -> float | None:
        if self.context.settings.reduced_motion:
            return None
        return self._left if self.context.flow.thinking is None else min(self._left, RING_FRAME)

    def handle(self, event: pygame.event.Event) -> bool:
        del event
        return False

    def draw(self, target: pygame.Surface) -> None:
        del target

    def clear(self) -> None:
        self.blinking = None
