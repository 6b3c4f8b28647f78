"""The ring of the clock round the face of the player to act: it runs down with the time that is left."""

from math import cos, pi, radians, sin

import pygame
from msgspec import Struct

from briscola.ui.layout.table import SeatLayout
from briscola.ui.render import Kit, PaperObject
from briscola.ui.render.theme import CREAM, LAMP_LIGHT, RED, Colour
from briscola.ui.views.faces.seat_views import ring_rect, written_rect
from briscola.ui.views.faces.thinking_ring import blit_behind, ring_of

THIN, THICK = 6.0, 15.0
"""Widths of the ring, of which a face with its ring has 200."""
EDGE = 5.0
"""Width of the light edge on both sides of the red ring, together."""
TRACK: Colour = (6, 16, 11)
"""Colour of the faint ring over which the other runs down."""
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


def clock_steps(rect: pygame.Rect) -> int:
    """Number of steps in which the ring of that rectangle runs down: one for each pixel of its length."""
    return max(60, round(pi * rect.width))


class ClockRing:
    """Draws the ring of a clock; only the picture of the present step is kept."""

    def __init__(self) -> None:
        self._made: tuple[object, pygame.Surface] | None = None

    def draw(
        self,
        target: pygame.Surface,
        kit: Kit,
        seat: SeatLayout,
        shown: ClockShown,
        *,
        sided: bool,
        away: str = "",
    ) -> None:
        """Draw the ring round a face; `away` are the words on the tag of somebody who does not play."""
        rect = ring_rect(kit, seat, sided=sided)
        blit_behind(target, self.picture(kit, rect.size, shown), rect, written_rect(kit, seat, away))

    def picture(self, kit: Kit, size: tuple[int, int], shown: ClockShown) -> pygame.Surface:
        """The ring with its used part cut off."""
        key = (kit, kit.edition, size, shown)
        if self._made is None or self._made[0] != key:
            self._made = (key, self._make(kit, size, shown))
        return self._made[1]

    def _make(self, kit: Kit, size: tuple[int, int], shown: ClockShown) -> pygame.Surface:
        left = ((CREAM, THICK, 1.0), (RED, THICK - EDGE, 1.0)) if shown.last else ((LAMP_LIGHT, THIN, 1.0),)
        arc = _rings(kit, size, left).surface.copy()
        used = 360.0 * (shown.steps - shown.left) / shown.steps
        if shown.left == 0:
            arc.fill((0, 0, 0, 0))
        elif used > 0:
            pygame.draw.polygon(arc, (0, 0, 0, 0), _wedge(size, used))
        whole = _rings(kit, size, ((TRACK, THICK if shown.last else THIN, 0.45),)).surface.copy()
        whole.blit(arc, (0, 0))
        return whole


def _wedge(size: tuple[int, int], degrees: float) -> list[tuple[float, float]]:
    """Corners of the part from the top clockwise, with its point in the middle."""
    x, y = size[0] / 2, size[1] / 2
    reach = max(size)
    count = max(1, round(degrees / FINE))
    turns = [radians(degrees * at / count) for at in range(count + 1)]
    return [(x, y), *((x + reach * sin(turn), y - reach * cos(turn)) for turn in turns)]


def _rings(kit: Kit, size: tuple[int, int], rings: tuple[tuple[Colour, float, float], ...]) -> PaperObject:
    """Circles over each other: their colours, widths and opacities."""
    circles = "".join(
        f'<circle cx="100" cy="100" r="92" stroke="#{bytes(colour).hex()}" stroke-width="{width}" '
        f'stroke-opacity="{opacity}"/>'
        for colour, width, opacity in rings
    )
    return kit.paper.keep(("clock ring", size, rings), ring_of, kit, size, circles)
