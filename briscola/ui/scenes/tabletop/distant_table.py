"""The table of one of several people at several computers: its calls, and the clock of their time."""

from collections.abc import Callable, Mapping

import pygame
from msgspec import Struct

from briscola.client.view import ME
from briscola.ui.layout.table import SeatLayout
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.free_words import FreeWords
from briscola.ui.views.faces import ClockRing, ClockShown, clock_steps, ring_rect


class TimeLeft(Struct, frozen=True):
    """The time for a decision."""

    seconds: float
    whole: float
    """Seconds at most."""


class KnockShown(Struct, frozen=True):
    """Somebody who knocks at one's own table, as the cards show her."""

    key: str
    sentence: str
    welcome: str
    """Label of the button that lets her in, which says what it does."""


class DistantTable(Struct, frozen=True, kw_only=True):
    """The calls of the table of one of several people at several computers."""

    say_phrase: Callable[[int], None] | None
    """Say a phrase, by its number; None for whoever only looks on."""
    absent: Callable[[], Mapping[int, str]]
    """Words for each player whose connection is lost, by place."""
    unreachable: Callable[[], str]
    """A sentence while the table cannot be reached from here; else empty."""
    clock: Callable[[], TimeLeft | None]
    """Time left for whoever is to act; None where no clock runs."""
    again: Callable[[], None]
    """The match is over, and this person would play another."""
    pause_text: Callable[[], str]
    """Text of the pause: what goes on meanwhile."""
    knock: Callable[[], KnockShown | None] = lambda: None
    """Whoever knocks first; None if nobody does."""
    answer_knock: Callable[[str, bool], None] = lambda _key, _yes: None
    """Let in whoever has this key, or not."""
    by_link: Callable[[], bool] = lambda: False
    """True if friends elsewhere come to one's own table by a link."""
    link: Callable[[], str] = str
    """That link, for somebody in a browser who is away; empty if nobody is, or it leads nowhere just now."""
    words: FreeWords | None = None
    """The lines that friends write; None for whoever only looks on."""


LAST_SECONDS = 10.0
"""Seconds for which the ring is whole again, thick and red, and runs down within them."""


class ClockDisplay:
    """Follows the time that is left; nothing is drawn where no clock runs."""

    def __init__(self, context: SceneContext, left: Callable[[], TimeLeft | None]) -> None:
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
            steps = clock_steps(self._rect(place))
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
        """Draw the ring round a face; `away` are the words on the tag of somebody who does not play."""
        if self.shown is not None:
            self._ring.draw(target, self.context.kit, seat, self.shown, sided=sided, away=away)
