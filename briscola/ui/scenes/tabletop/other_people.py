"""Ways to the other people of a table, at other computers or next at this screen; the clock of their time."""

from collections.abc import Callable, Mapping
from math import cos, pi, radians, sin

import pygame
from msgspec import Struct

from briscola.client.view import ME
from briscola.ui.layout.table import SeatLayout
from briscola.ui.render import Kit, PaperObject, primitives
from briscola.ui.render.theme import CREAM, LAMP_LIGHT, RED, Colour
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.free_words import FreeWords
from briscola.ui.views.faces import blit_behind, ring_rect, written_rect

THIN, THICK = 6.0, 15.0
"""Widths of the ring, of which a face with its ring has 200."""
EDGE = 5.0
"""Width of the light edge on both sides of the red ring, together."""
FINE = 12
"""Degrees between two corners of the cut part."""


class ClockShown(Struct, frozen=True):
    """The state of a clock as it is drawn."""

    left: int
    """Steps left."""
    steps: int
    """Steps of a whole turn."""
    last: bool
    """True in the last seconds."""


def steps_of(rect: pygame.Rect) -> int:
    """Number of steps in which the ring of that rectangle runs down: one for each pixel of its length."""
    return max(60, round(pi * rect.width))


class ClockRing:
    """Draws the ring; only the picture of the present step is kept."""

    def __init__(self) -> None:
        self._made: tuple[object, pygame.Surface] | None = None

    def picture(self, kit: Kit, size: tuple[int, int], shown: ClockShown) -> pygame.Surface:
        """The ring with its used part cut off."""
        key = (id(kit), kit.edition, size, shown)
        if self._made is None or self._made[0] != key:
            self._made = (key, self._make(kit, size, shown))
        return self._made[1]

    def _make(self, kit: Kit, size: tuple[int, int], shown: ClockShown) -> pygame.Surface:
        arc = _circles(kit, size, last=shown.last).surface.copy()
        used = 360.0 * (shown.steps - shown.left) / shown.steps
        if shown.left == 0:
            arc.fill((0, 0, 0, 0))
        elif used > 0:
            pygame.draw.polygon(arc, (0, 0, 0, 0), _wedge(size, used))
        whole = _track(kit, size, last=shown.last).surface.copy()
        whole.blit(arc, (0, 0))
        return whole


def _wedge(size: tuple[int, int], degrees: float) -> list[tuple[float, float]]:
    """Corners of the part from the top clockwise, with its point in the middle."""
    x, y = size[0] / 2, size[1] / 2
    reach = max(size)
    count = max(1, round(degrees / FINE))
    turns = [radians(degrees * at / count) for at in range(count + 1)]
    return [(x, y), *((x + reach * sin(turn), y - reach * cos(turn)) for turn in turns)]


def _circles(kit: Kit, size: tuple[int, int], *, last: bool) -> PaperObject:
    """The whole ring of time that is left."""
    if not last:
        return _rings(kit, size, ((LAMP_LIGHT, THIN, 1.0),))
    return _rings(kit, size, ((CREAM, THICK, 1.0), (RED, THICK - EDGE, 1.0)))


def _track(kit: Kit, size: tuple[int, int], *, last: bool) -> PaperObject:
    """The faint ring over which the other runs down."""
    return _rings(kit, size, (((6, 16, 11), THICK if last else THIN, 0.45),))


def _rings(kit: Kit, size: tuple[int, int], rings: tuple[tuple[Colour, float, float], ...]) -> PaperObject:
    """Circles over each other: their colours, widths and opacities."""

    def make() -> PaperObject:
        drawn = "".join(
            f'<circle cx="100" cy="100" r="92" stroke="#{bytes(colour).hex()}" stroke-width="{width}" '
            f'stroke-opacity="{opacity}" fill="none"/>'
            for colour, width, opacity in rings
        )
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">{drawn}</svg>'
        picture = kit.raster.text(svg, (2 * size[0], 2 * size[1]))
        return PaperObject(primitives.ready(pygame.transform.smoothscale(picture, size)), (0, 0))

    return kit.paper.keep(("clock ring", size, rings), make)


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
        over = written_rect(kit, seat, away)
        blit_behind(target, self._ring.picture(kit, rect.size, self.shown), rect, over)
