"""The window before anything of the game is loaded: the cloth, and the name where the title has it."""

from math import hypot

import pygame

from briscola.ui.layout.metrics import Scale
from briscola.ui.render.fonts import Fonts
from briscola.ui.render.theme import CREAM, TableTheme, mix
from briscola.ui.render.wordmark import NAME, first_wordmark, name_corner, name_place

SPOTS = 24
"""Spots of light in a row, which are then spread over the whole window."""


def draw_first_frame(target: pygame.Surface, table: TableTheme, *, contrast: bool = False) -> None:
    """Draw it with one picture, or with one font if there is no picture."""
    size = target.get_size()
    light = pygame.Surface((SPOTS, SPOTS), depth=32)
    for x in range(SPOTS):
        for y in range(SPOTS):
            away = min(1.0, 2 * hypot((x + 0.5) / SPOTS - 0.5, (y + 0.5) / SPOTS - 0.5))
            light.set_at((x, y), mix(table.lit, table.dark, away * away * (3 - 2 * away)))
    target.blit(pygame.transform.smoothscale(light, size), (0, 0))
    scale, (left, baseline) = Scale(*size), name_place(size)
    picture = first_wordmark(scale)
    if picture is not None:
        target.blit(picture, name_corner(scale, left, baseline))
        return
    fonts = Fonts(scale, contrast)
    fonts.draw(target, NAME, "name", (left - scale.px(4), baseline - fonts.ascent("name")), CREAM)
