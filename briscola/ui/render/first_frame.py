"""The window before anything of the game is loaded: the cloth, and the name where the title has it."""

from math import hypot

import pygame

from briscola.ui.layout.metrics import Scale
from briscola.ui.render.fonts import Fonts
from briscola.ui.render.theme import CREAM, TableTheme, mix

NAME = "Briscola"
LEFT, BASELINE = 145, 264
"""Place (px at 1080) of the name's first letter on a screen of 1920 by 1080."""
SPOTS = 24
"""Spots of light in a row, which are then spread over the whole window."""


def name_place(size: tuple[int, int]) -> tuple[int, int]:
    """Left end and baseline of the name in a wide window of that size, in px."""
    scale = Scale(*size)
    left = max(0, (size[0] - scale.px(1920)) // 2) + scale.px(LEFT)
    return left, max(0, (size[1] - scale.px(1080)) // 2) + scale.px(BASELINE)


def draw_first_frame(target: pygame.Surface, table: TableTheme, *, contrast: bool = False) -> None:
    """Draw it with one font and no picture."""
    size = target.get_size()
    light = pygame.Surface((SPOTS, SPOTS), depth=32)
    for x in range(SPOTS):
        for y in range(SPOTS):
            away = min(1.0, 2 * hypot((x + 0.5) / SPOTS - 0.5, (y + 0.5) / SPOTS - 0.5))
            light.set_at((x, y), mix(table.lit, table.dark, away * away * (3 - 2 * away)))
    target.blit(pygame.transform.smoothscale(light, size), (0, 0))
    fonts, (left, baseline) = Fonts(Scale(*size), contrast), name_place(size)
    fonts.draw(target, NAME, "name", (left - Scale(*size).px(4), baseline - fonts.ascent("name")), CREAM)
