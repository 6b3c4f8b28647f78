"""Idle animation: the thinking ring turns, faces change and blink now and then."""

import random
from collections.abc import Callable, Mapping

from briscola.ui.animation.expression import Expressions
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.distant_table import ClockDisplay
from briscola.ui.scenes.tabletop.overlay import Overlay
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces, mood_of
from briscola.ui.views.faces.rings import RING_TURN
from briscola.ui.views.faces.seat_views import ring_rect

BLINK_TIME = 0.14
BLINK_EVERY = (4.0, 9.0)
"""Seconds between two blinks of one face."""
RING_FRAME = 1 / 30


class IdleAnimation(Overlay):
    """Animates the seats while nothing else happens; only the changed seats are redrawn."""

    def __init__(self, context: SceneContext, chance: random.Random, now: Callable[[], TurnAndFaces]) -> None:
        self.context, self._chance, self._now = context, chance, now
        self._expressions = Expressions()
        self.turn = 0.0
        """Turn of the thinking ring, 0…1."""
        self._blinking: int | None = None
        self.left = 3.0
        self.clock: ClockDisplay | None = None
        """The clock of whoever is to act; None at a table without people at other computers."""

    @property
    def clocked(self) -> bool:
        """True while the ring of a clock is shown in place of the thinking ring."""
        return self.clock is not None and self.clock.shown is not None

    @property
    def blinking(self) -> int | None:
        """The place that is blinking; None if nobody is."""
        return None if self.context.settings.reduced_motion else self._blinking

    @property
    def drawn(self) -> Mapping[int, str]:
        """The drawing in use for each face's expression, by place."""
        return {} if self.context.settings.reduced_motion else self._expressions.drawn

    def update(self, dt: float) -> bool:
        context, layout = self.context, self.context.layout
        if context.settings.reduced_motion:
            return False
        now = self._now()
        for place in self._expressions.update(dt, {place: mood_of(now, place) for place in layout.ring}):
            context.invalidate(layout.seats[place].face)
        thinking = context.flow.thinking
        if thinking is not None and not self.clocked:
            self.turn = (self.turn + dt / RING_TURN) % 1.0
            context.invalidate(ring_rect(context.kit, layout.seats[thinking]))
        self.left -= dt
        if self.left > 0:
            return False
        before = self._blinking
        if before is None:
            self._blinking = self._chance.choice(layout.ring[1:])
            self.left = BLINK_TIME
            context.invalidate(layout.seats[self._blinking].face)
        else:
            self._blinking = None
            self.left = self._chance.uniform(*BLINK_EVERY) / max(1, len(layout.ring) - 1)
            context.invalidate(layout.seats[before].face)
        return False

    def wake(self) -> float | None:
        if self.context.settings.reduced_motion:
            return None
        waits = [self.left, self._expressions.wake()]
        if self.context.flow.thinking is not None and not self.clocked:
            waits.append(RING_FRAME)
        return min(wait for wait in waits if wait is not None)

    def clear(self) -> None:
        self._blinking = None
