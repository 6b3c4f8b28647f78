"""Ways to the other people of a table, at other computers or next at this screen; the clock of their time."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from briscola.client.view import ME
from briscola.storage.settings import Speed
from briscola.ui.layout.table import SeatLayout
from briscola.ui.scenes.tabletop.clock_ring import ClockRing, ClockShown, steps_of
from briscola.ui.scenes.tabletop.context import TableContext
from briscola.ui.views.faces import blit_behind, ring_rect, written_rect


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """The time for a decision."""

    seconds: float
    whole: float
    """Seconds at most."""


@dataclass(frozen=True, kw_only=True, slots=True)
class DistantTable:
    """The calls of the table of one of several people at several computers."""

    say: Callable[[int], None] | None
    """Say a phrase, by its number; None for whoever only looks on."""
    absent: Callable[[], Mapping[int, str]]
    """Words for each player whose connection is lost, by place."""
    unreachable: Callable[[], str]
    """A sentence while the table cannot be reached from here; else empty."""
    clock: Callable[[], TimeLeft | None]
    """Time left for whoever is to act; None where no clock runs."""
    again: Callable[[], None]
    """The match is over, and this person would play another."""
    told: Callable[[], str]
    """Text of the pause: what goes on meanwhile."""
    door: Callable[[], str] = str
    """A sentence on whoever knocks at one's own table; empty if nobody does."""
    answer: Callable[[bool], None] = lambda _yes: None
    """Let in whoever knocks, or not."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ScreenPass:
    """The calls of the table of one of several people."""

    on: Callable[[], None]
    """The match waits for another person."""
    patience: Callable[[], float]
    """Seconds at the normal pace in which the table can still be seen before the screen is passed on."""
    veil: Callable[[], None]
    """The window is not looked at: hide what only this person may see."""
    speed: Speed | None
    """The speed that the person has chosen; None for that of the settings in use."""
    plays_with: str
    """The keys or pad of the person (`client.hot_seat`)."""


LAST_SECONDS = 10.0
"""Seconds for which the ring is whole again, thick and red, and runs down within them."""


class ClockDisplay:
    """Follows the time that is left; nothing is drawn where no clock runs."""

    def __init__(self, context: TableContext, left: Callable[[], TimeLeft | None]) -> None:
        self.context, self._left = context, left
        self._ring = ClockRing()
        self._place: int | None = None
        self.shown: ClockShown | None = None
        """The state of the ring; None where no clock runs."""
        self._next = 0.0
        """Seconds until the ring moves."""

    def follow(self, place: int | None) -> None:
        """Follow the clock of whoever is to act at `place`; redraw what has changed of the ring."""
        time = None if place is None else self._left()
        shown = None
        if place is not None and time is not None:
            steps = steps_of(self._rect(place))
            last = time.seconds <= LAST_SECONDS
            whole = LAST_SECONDS if last else time.whole
            left = min(time.seconds / whole, 1.0) * steps
            shown = ClockShown(-int(-left // 1), steps, last)
            self._next = max(0.02, (left % 1.0 or 1.0) * whole / steps)
            if last and place == ME and self._place == place and not (self.shown or shown).last:
                self.context.knock()
        if (place, shown) == (self._place, self.shown):
            return
        for each, state in ((self._place, self.shown), (place, shown)):
            if each is not None and state is not None and each in self.context.layout.seats:
                self.context.invalidate(self._rect(each))
        self._place, self.shown = place, shown

    def _rect(self, place: int) -> pygame.Rect:
        """The largest rectangle of the ring at a place."""
        return ring_rect(self.context.kit, self.context.layout.seats[place])

    def wake(self) -> float | None:
        """Seconds until the ring moves; None where no clock runs."""
        return None if self.shown is None else self._next

    def draw(self, target: pygame.Surface, seat: SeatLayout, *, sided: bool, away: str) -> None:
        """Draw the ring round a face; `away` are the words on a slip over its tag."""
        if self.shown is None:
            return
        kit = self.context.kit
        rect = ring_rect(kit, seat, sided=sided)
        over = written_rect(kit, seat.tag, away)
        blit_behind(target, self._ring.picture(kit, rect.size, self.shown), rect, over)
