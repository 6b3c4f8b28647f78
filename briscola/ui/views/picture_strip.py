"""A picture with a strip of paper below it: who played, and how it stood."""

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2

NAME = "Briscola"


def with_strip(kit: Kit, picture: pygame.Surface, names: str, result: str) -> pygame.Surface:
    """The picture, as wide as it was, on a strip with two lines; long ones are shortened by the font."""
    scale, fonts = kit.scale, kit.fonts
    pad, gap = scale.px(26), scale.px(6)
    tall = fonts.line("row") + fonts.line("small") + gap + 2 * scale.px(16)
    width, height = picture.get_size()
    whole = pygame.Surface((width, height + tall)).convert()
    whole.blit(picture, (0, 0))
    strip = pygame.Rect(0, height, width, tall)
    whole.fill(CREAM, strip)
    whole.fill(INK, (0, height, width, max(1, scale.px(2))))
    own = fonts.width(NAME, "heading")
    room = width - 3 * pad - own
    y = strip.y + scale.px(16)
    fonts.draw(whole, names, "row", (pad, y), INK, width=room)
    fonts.draw(whole, result, "small", (pad, y + fonts.line("row") + gap), INK_2, width=room)
    fonts.draw(whole, NAME, "heading", (width - pad, strip.centery), INK, anchor="midright")
    return whole
