"""A line on a small paper: which keys answer a sheet that opened by itself, or whom a sign is for."""

import pygame

from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK

TOLD_TIME = 3.0
"""Seconds for which the tag about the keys is shown."""


def draw_tag(target: pygame.Surface, kit: Kit, words: str, centre: tuple[int, int]) -> pygame.Rect:
    """Draw the tag around a point but inside the window; return its rectangle."""
    scale = kit.scale
    size = (kit.fonts.width(words, "small") + 2 * scale.px(16), kit.fonts.line("small") + 2 * scale.px(5))
    tag = pygame.Rect((0, 0), size)
    tag.center = centre
    tag.clamp_ip(target.get_rect().inflate(-2 * scale.rim, -2 * scale.rim))
    kit.paper.tag(tag.size, CREAM).draw(target, tag.topleft)
    kit.fonts.draw(target, words, "small", tag.center, INK, anchor="center")
    return tag


def keys_words() -> str:
    """Which keys answer."""
    return _("An arrow or Tab chooses here, then Enter.")


def draw_keys_tag(target: pygame.Surface, kit: Kit, centre: tuple[int, int]) -> pygame.Rect:
    """Draw the tag that tells which keys answer."""
    return draw_tag(target, kit, keys_words(), centre)
