"""The calls by which the table of one of several people at this screen leads to the next one's."""

from collections.abc import Callable, Collection

import pygame
from msgspec import Struct

from briscola.storage.settings.settings import Speed
from briscola.ui.animation.motion import Pace
from briscola.ui.input import pointer

LEAST_SIGHT = 0.35
"""Seconds for which one's own card can be seen before the screen is passed on, at every speed."""


class ScreenPass(Struct, kw_only=True):
    """The calls of the table of one of several people."""

    pass_on: Callable[[], None]
    """The match waits for another person."""
    patience: Callable[[], float]
    """Seconds at the normal pace in which the table can still be seen before the screen is passed on."""
    veil: Callable[[], None]
    """The window is not looked at: hide what only this person may see."""
    speed: Speed | None
    """The speed that the person has chosen; None for that of the settings in use."""
    plays_with: str
    """The keys or pad of the person (`client.hot_seat`)."""
    waited: float = 0.0
    """Seconds that the match has waited for another person."""

    def hears(self, event: pygame.event.Event, pads: Collection[int]) -> bool:
        """True for an event of this person; `pads` are the numbers of the pads that are connected."""
        return pointer.is_own(event, self.plays_with, pads)

    def is_due(self, dt: float, pace: Pace, *, waits: bool) -> bool:
        """Let time pass; True once the match `waits` long enough for the last card to have been seen."""
        self.waited = self.waited + dt if waits else 0.0
        return self.waited > 0 and self.waited >= max(LEAST_SIGHT, pace.s(self.patience()))
