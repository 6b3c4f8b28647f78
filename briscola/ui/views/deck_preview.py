"""Preview of the chosen deck on the chosen table, for the settings and the new match."""

import math

import pygame

from briscola.ui.render import Kit, table_surface
from briscola.ui.render.cards import PREVIEW
from briscola.ui.render.theme import TABLES, darker


def swatch(kit: Kit, name: str, size: tuple[int, int], radius: float = 8) -> pygame.Surface:
    """A piece of the table `name` (green, walnut, night) with round corners."""
    k = kit.scale.k
    key = ("swatch", name, size, radius)
    theme = darker(TABLES[name]) if kit.contrast else TABLES[name]
    return kit.paper.plain(key, table_surface.swatch, size, theme, kit.raster, k, radius * k)


def draw_deck(target: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
    """Draw a piece of the present table with a fan of cards of the present deck (`kit.sprites`) on it."""
    target.blit(swatch(kit, kit.table.name, rect.size, 12), rect.topleft)
    sprites = kit.sprites
    ratio = sprites.info.ratio
    spread = 9.5 * ratio / 0.614
    # The fan takes nine tenths of the room, whichever side is short.
    reach = 1.9 * math.sin(math.radians(2 * spread))
    wide = 2 * (reach + 0.5 * ratio + 0.18)
    height = round(min(rect.width * 0.92 / wide, rect.height * 0.66))
    radius = 1.9 * height
    pivot = (rect.centerx, rect.centery - height * 0.06 + radius)
    for at, code in enumerate(PREVIEW):
        angle = (len(PREVIEW) - 1) / 2 * spread - at * spread
        rad = math.radians(angle)
        sprites.draw(
            target,
            code,
            (pivot[0] - radius * math.sin(rad), pivot[1] - radius * math.cos(rad)),
            height,
            angle,
        )
