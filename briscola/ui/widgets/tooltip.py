"""The paper slip that explains what the pointer rests on."""

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK


def draw_tip(target: pygame.Surface, kit: Kit, text: str, around: pygame.Rect) -> pygame.Rect:
    """Draw a slip beside `around`, always inside the window; returns its rect."""
    scale, fonts = kit.scale, kit.fonts
    lines = fonts.wrap(text, "small", scale.px(380))
    pad_x, pad_y = scale.px(16), scale.px(10)
    step = fonts.line("small")
    size = (max(fonts.width(line, "small") for line in lines) + 2 * pad_x, step * len(lines) + 2 * pad_y)
    rect = pygame.Rect((0, 0), size)
    rect.midbottom = (around.centerx, around.top - scale.px(16))
    pointing = "bottom"
    window = target.get_rect().inflate(-2 * scale.rim, -2 * scale.rim)
    if rect.top < window.top:
        rect.midtop = (around.centerx, around.bottom + scale.px(16))
        pointing = "top"
    moved = rect.clamp(window)
    if moved.topleft != rect.topleft:
        pointing = "none"
    rect = moved
    kit.paper.bubble(rect.size, pointing, CREAM).draw(target, rect.topleft)
    y = rect.y + pad_y
    for line in lines:
        fonts.draw(target, line, "small", (rect.x + pad_x, y), INK)
        y += step
    return rect
