"""The table of one of several people at several computers: its calls, their lines, and their clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame
from msgspec import Struct

from briscola.client.view.view import ME
from briscola.i18n.seat_words import AwayNote
from briscola.i18n.text import _
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.views.faces.rings import ClockRing, ClockShown, clock_steps
from briscola.ui.views.faces.seat_views import ring_rect

if TYPE_CHECKING:
    from briscola.client.visit.remote_seat import RemoteSeat
    from briscola.storage.settings.settings import Settings


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


class FreeWords:
    """All that the window's person may write and read; the host alone decides when."""

    def __init__(
        self,
        seat: RemoteSeat,
        settings: Callable[[], Settings],
        show_sheet: Callable[[FreeWords, str], None],
    ) -> None:
        """`show_sheet` opens the sheet on which a line is written, with its first letters."""
        self._seat, self._settings, self._show_sheet = seat, settings, show_sheet
        self.muted: set[int] = set()
        """Places of people whom this person does not hear, their phrases included."""

    @property
    def on(self) -> bool:
        """True if this person takes part at all."""
        return self._settings().free_words

    @property
    def may_write(self) -> bool:
        """True if a line would go to the others now."""
        return self.on and self._seat.may_write

    def open(self, text: str = "") -> None:
        """Show the sheet on which a line is written; it begins with `text`."""
        self._show_sheet(self, text)

    def action(self) -> Callable[[], None] | None:
        """The way to that sheet; None while nothing may be written."""
        return self.open if self.may_write else None

    def write(self, words: str) -> None:
        """Send a line to the others."""
        self._seat.write(words)

    def _hears(self, place: int) -> bool:
        return self.on and place not in self.muted

    def poll(self) -> Sequence[tuple[int, str]]:
        """The lines that have come since the last call, each with the place of whoever has written it."""
        found = []
        while (written := self._seat.poll_written()) is not None:
            if self._hears(written[0]):
                found.append(written)
        return found

    def line(self, place: int, words: str) -> str:
        """A line as it is read, with its writer's name."""
        return _("{name}: {words}").format(name=self._seat.setup.name(place), words=words)

    def lines(self) -> Sequence[str]:
        """The last lines since a card was played, each with its writer's name, the newest last."""
        return [self.line(line.place, line.words) for line in self._seat.written if self._hears(line.place)]


class DistantTable:
    """The table of one of several people at several computers: what the cards ask of it."""

    say_phrase: Callable[[int], None] | None = None
    """Say a phrase, by its number; None for whoever only looks on."""
    words: FreeWords | None = None
    """The lines that friends write."""

    def absent(self) -> Mapping[int, AwayNote]:
        """The note of each player who is away, by place."""
        return {}

    def unreachable(self) -> str:
        """A sentence while the table cannot be reached from here; else empty."""
        return ""

    def clock(self) -> TimeLeft | None:
        """Time left for whoever is to act; None where no clock runs."""
        return None

    def again(self) -> None:
        """Note that the match is over, and this person would play another."""

    def pause_text(self) -> str:
        """Text of the pause: what goes on meanwhile."""
        return ""

    def knock(self) -> KnockShown | None:
        """Whoever knocks first; None if nobody does."""
        return None

    def answer_knock(self, key: str, yes: bool) -> None:
        """Let in whoever has this key, or not."""

    def by_link(self) -> bool:
        """True if friends elsewhere come to one's own table by a link."""
        return False

    def link(self) -> str:
        """That link, for somebody in a browser who is away; empty if nobody is, or it leads nowhere."""
        return ""


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
