"""Small signs of life at the table: the ring of who is thinking turns, a face blinks now and then."""

import random
from collections.abc import Iterator, Sequence

import pygame

from briscola.ui.layout.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.views.seats import RING_TURN, ring_rect

BLINK_TIME = 0.14
BLINK_EVERY = (4.0, 9.0)
"""Seconds between two blinks of one face."""
RING_FRAME = 1 / 30


class Life:
    """What moves while nothing happens; only those parts are drawn again."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.turn = 0.0
        """How far (0…1) the thinking ring has turned."""
        self.blinking: int | None = None
        self._left = 3.0

    def update(self, dt: float, kit: Kit, places: Layout, thinking: int | None) -> Iterator[pygame.Rect]:
        """Let time pass; the parts of the picture that change."""
        if thinking is not None:
            self.turn = (self.turn + dt / RING_TURN) % 1.0
            yield ring_rect(kit, places.seats[thinking])
        self._left -= dt
        if self._left > 0:
            return
        before = self.blinking
        if before is None:
            self.blinking = self._chance.choice(places.ring[1:])
            self._left = BLINK_TIME
            yield places.seats[self.blinking].face
        else:
            self.blinking = None
            self._left = self._chance.uniform(*BLINK_EVERY) / max(1, len(places.ring) - 1)
            yield places.seats[before].face

    def waits(self, thinking: int | None) -> Sequence[float]:
        """Seconds until something moves."""
        return (self._left,) if thinking is None else (self._left, RING_FRAME)
