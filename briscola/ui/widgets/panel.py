"""Sheets of paper, and headings with their red rule."""

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, RED


def draw_sheet(target: pygame.Surface, kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    """Draw a cream sheet with its shadow and return the room inside its hairlines."""
    kit.paper.sheet(rect.size).draw(target, rect.topleft)
    return inner_rect(kit, rect)


def inner_rect(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    """The room inside a sheet's hairlines."""
    inset = 2 * max(16, kit.scale.px(48))
    return rect.inflate(-inset, -inset)


def draw_heading(
    target: pygame.Surface, kit: Kit, text: str, pos: tuple[int, int], *, width: int | None = None
) -> int:
    """Draw a heading with a short red rule below; return the y at which the next thing may start."""
    scale = kit.scale
    rect = kit.fonts.draw(target, text, "heading", pos, INK, width=width)
    y = rect.bottom + scale.px(3)
    bar = pygame.Rect(pos[0], y, scale.px(46), max(2, scale.px(3)))
    pygame.draw.rect(target, RED, bar, border_radius=2)
    return bar.bottom + scale.px(20)


def heading_height(kit: Kit) -> int:
    """Height in px from the top of `draw_heading` to the next thing."""
    scale = kit.scale
    return kit.fonts.line("heading") + scale.px(3) + max(2, scale.px(3)) + scale.px(20)


def draw_column_rule(target: pygame.Surface, x: int, top: int, bottom: int) -> None:
    """Draw the thin upright rule between two columns of a sheet."""
    pygame.draw.line(target, HAIRLINE, (x, top), (x, bottom))
