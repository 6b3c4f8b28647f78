"""The window before anything of the game is loaded: the cloth, and the name where the title has it."""

import pygame

from briscola.ui.layout.metrics import Scale
from briscola.ui.render.fonts import Fonts
from briscola.ui.render.theme import CREAM, TableTheme

NAME = "Briscola"
LEFT, BASELINE = 145, 264
"""Place (px at 1080) of the name's first letter on a screen of 1920 by 1080."""


def name_place(size: tuple[int, int]) -> tuple[int, int]:
    """Left end and baseline of the name in a wide window of that size, in px."""
    scale = Scale(*size)
    left = max(0, (size[0] - scale.px(1920)) // 2) + scale.px(LEFT)
    return left, max(0, (size[1] - scale.px(1080)) // 2) + scale.px(BASELINE)


def draw_first_frame(target: pygame.Surface, table: TableTheme, *, contrast: bool = False) -> None:
    """Draw it with one font and no picture."""
    size = target.get_size()
    light = pygame.Surface((3, 3), depth=32)
    light.fill(table.dark)
    for x, y in ((1, 0), (0, 1), (2, 1), (1, 2)):
        light.set_at((x, y), table.mid)
    light.set_at((1, 1), table.lit)
    target.blit(pygame.transform.smoothscale(light, size), (0, 0))
    fonts, (left, baseline) = Fonts(Scale(*size), contrast), name_place(size)
    fonts.draw(target, NAME, "name", (left - Scale(*size).px(4), baseline - fonts.ascent("name")), CREAM)
