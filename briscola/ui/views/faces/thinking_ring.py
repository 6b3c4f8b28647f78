"""The ring round the face of the player to act: a light runs along it while she thinks.

It is whole, for an open one is the clock of a table (`clock_ring.ClockRing`).
"""

from math import pi

import pygame

from briscola.ui.layout.table import SeatLayout
from briscola.ui.render import Kit, PaperObject, primitives
from briscola.ui.render.theme import LAMP_LIGHT
from briscola.ui.views.faces.seat_views import ring_rect, written_rect

RING_STEP = 6
"""Degrees between two pictures of the thinking ring."""
RING_TURN = 1.6
"""Seconds for one turn of the thinking ring."""
WHOLE_RING = 0.999
"""Share of a turn of a ring that is alight all round."""
RUNNING, DIM = 0.28, 0.5
"""Share of a turn of the light that runs along, and the opacity of the rest of the ring."""


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
