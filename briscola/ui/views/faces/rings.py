"""The ring round the face of the player to act: a light runs along it while she thinks, or a clock runs out.

The former is whole, for an open one is the clock of a table (`ClockRing`).
"""

from math import cos, pi, radians, sin

import pygame
from msgspec import Struct

from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.theme import CREAM, LAMP_LIGHT, RED, Colour
from briscola.ui.views.faces.seat_views import ring_rect, written_rect

RING_STEP = 6
"""Degrees between two pictures of the thinking ring."""
RING_TURN = 1.6
"""Seconds for one turn of the thinking ring."""
WHOLE_RING = 0.999
"""Share of a turn of a ring that is alight all round."""
RUNNING, DIM = 0.28, 0.5
"""Share of a turn of the light that runs along, and the opacity of the rest of the ring."""
THIN, THICK = 6.0, 15.0
"""Widths of the ring of a clock, of which a face with its ring has 200."""
EDGE = 5.0
"""Width of the light edge on both sides of the red ring, together."""
TRACK: Colour = (6, 16, 11)
"""Colour of the faint ring over which the other runs down."""
FINE = 12
"""Degrees between two corners of the cut part."""


def draw_ring(
    target: pygame.Surface,
    kit: Kit,
    seat: SeatLayout,
    turn: float | None,
    *,
    sided: bool,
    away: str = "",
) -> None:
    """Draw the ring of the player to act.

    `turn` (0…1) is the place of its light while a player thinks; None lights all of it for the person. `away`
    are the words on the tag of somebody who does not play.
    """
    rect = ring_rect(kit, seat, sided=sided)
    degrees = 0 if turn is None else round(turn * 360 / RING_STEP) * RING_STEP % 360
    thing = _ring(kit, rect.size, degrees, WHOLE_RING if turn is None else RUNNING)
    blit_behind(target, thing.surface, rect, written_rect(kit, seat, away))


def blit_behind(target: pygame.Surface, ring: pygame.Surface, rect: pygame.Rect, tag: pygame.Rect) -> None:
    """Draw a ring where the tag does not hang over it, as it hangs over the face."""
    clip = target.get_clip()
    for part in _outside(rect, tag):
        target.set_clip(part.clip(clip))
        target.blit(ring, rect)
    target.set_clip(clip)


def draw_whole_ring(target: pygame.Surface, kit: Kit, face: pygame.Rect) -> None:
    """Draw the whole ring of the person to act round a face without a tag."""
    rect = face.inflate(2 * round(12 * kit.scale.k), 2 * round(12 * kit.scale.k))
    target.blit(_ring(kit, rect.size, 0, WHOLE_RING).surface, rect)


def _ring(kit: Kit, size: tuple[int, int], degrees: int, share: float) -> PaperObject:
    """Ring with its light along `share` (0…1) of a turn, turned by `degrees`."""
    return kit.paper.keep(("ring", size, degrees, share), ring_of, kit, size, _light(share), degrees)


def ring_of(kit: Kit, size: tuple[int, int], circles: str, degrees: int = 0) -> PaperObject:
    """Picture of such circles (SVG, in a square of 200), turned clockwise by `degrees`."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><g fill="none">{circles}</g></svg>'
    picture = kit.raster.text(svg, (2 * size[0], 2 * size[1]))
    if degrees:
        big = pygame.transform.rotate(picture, -degrees)
        picture = big.subsurface(picture.get_rect(center=big.get_rect().center))
    return PaperObject(primitives.ready(pygame.transform.smoothscale(picture, size)), (0, 0))


def _outside(rect: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """Parts of `rect` that are above and beside `hole`; nothing below `hole` is among them."""
    above = pygame.Rect(rect.x, rect.y, rect.width, max(0, hole.top - rect.y))
    low = max(0, rect.bottom - hole.top)
    left = pygame.Rect(rect.x, hole.top, max(0, hole.left - rect.x), low)
    right = pygame.Rect(hole.right, hole.top, max(0, rect.right - hole.right), low)
    return [above, left, right]


def _light(share: float) -> str:
    """Circles of a light from the top clockwise, `share` (0…1) of a turn long, over a dim ring."""
    radius, around = 93.0, 2 * pi * 93.0
    circle, light = f'<circle cx="100" cy="100" r="{radius}" stroke-width="6"', "#" + bytes(LAMP_LIGHT).hex()
    return (
        f'{circle} stroke="#06100b" stroke-opacity="0.45"/>{circle} stroke="{light}" stroke-opacity="{DIM}"/>'
        f'{circle} stroke="{light}" stroke-linecap="round" '
        f'stroke-dasharray="{around * share:.1f} {around:.1f}" transform="rotate(-90 100 100)"/>'
    )


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
