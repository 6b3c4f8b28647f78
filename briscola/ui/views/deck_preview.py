"""Preview of the chosen deck on the chosen table, for the settings and the new match."""

import pygame

from briscola.ui.layout.table.held_fan import HeldFan
from briscola.ui.render import table_surface
from briscola.ui.render.cards.card_art import PREVIEW
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import TABLES, darker

FAN = HeldFan(cards=len(PREVIEW), spread=9.5, radius=1.9)
LEANING, RISE = 0.18, 0.06
"""Room at each side for cards that lean, and rise of the whole, in heights of a card."""
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
    step = FAN.step(ratio)
    wide = 2 * (FAN.poses(step)[-1].x + 0.5 * ratio + LEANING)
    height = round(min(rect.width * ROOM[0] / wide, rect.height * ROOM[1]))
    poses = FAN.poses(step, (rect.centerx, rect.centery - height * RISE), height)
    for code, pose in zip(PREVIEW, poses, strict=True):
        kit.sprites.draw(target, code, (pose.x, pose.y), height, pose.angle)
