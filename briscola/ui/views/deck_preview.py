"""Preview of the chosen deck on the chosen table, for the settings and the new match."""

import math

import pygame

from briscola.ui.layout.table import forms
from briscola.ui.render import Kit, table_surface
from briscola.ui.render.cards import PREVIEW
from briscola.ui.render.theme import TABLES, darker

SPREAD = 9.5
"""Degrees from card to card of the fan, for a deck as wide as `forms.USUAL_RATIO`."""
RADIUS, LEANING, RISE = 1.9, 0.18, 0.06
"""From the point that the fan turns about to the middle of a card, room at each side for cards that lean,
and rise of the whole, in heights of a card."""
ROOM = (0.92, 0.66)
"""Most width and height of the fan, as shares of the room: one of them is short."""


def swatch(kit: Kit, name: str, size: tuple[int, int], radius: float = 8) -> pygame.Surface:
    """A piece of the table `name` (green, walnut, night) with round corners."""
    k = kit.scale.k
    key = ("swatch", name, size, radius)
    theme = darker(TABLES[name]) if kit.contrast else TABLES[name]
    return kit.paper.plain(key, table_surface.swatch, size, theme, kit.raster, k, radius * k)


def draw_deck(target: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
    """Draw a piece of the present table with a fan of cards of the present deck (`kit.sprites`) on it."""
    target.blit(swatch(kit, kit.table.name, rect.size, 12), rect.topleft)
    ratio = kit.sprites.info.ratio
    spread = SPREAD * ratio / forms.USUAL_RATIO
    reach = RADIUS * math.sin(math.radians(2 * spread))
    wide = 2 * (reach + 0.5 * ratio + LEANING)
    height = round(min(rect.width * ROOM[0] / wide, rect.height * ROOM[1]))
    radius = RADIUS * height
    pivot = (rect.centerx, rect.centery - height * RISE + radius)
    for at, code in enumerate(PREVIEW):
        angle = (len(PREVIEW) - 1) / 2 * spread - at * spread
        rad = math.radians(angle)
        centre = (pivot[0] - radius * math.sin(rad), pivot[1] - radius * math.cos(rad))
        kit.sprites.draw(target, code, centre, height, angle)
