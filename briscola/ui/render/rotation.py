"""Pictures turned and scaled with smooth edges."""

import pygame

MARGIN = 2
"""Clear px round a picture that is to be turned."""


def turned(double: pygame.Surface, angle: float) -> pygame.Surface:
    """A doubled sprite, turned, then halved: smooth edges without a blur."""
    big = double
    if angle:
        big = pygame.transform.rotozoom(widened(double, 2), angle, 1)
        w, h = big.get_size()
        big = big.subsurface((0, 0, w - w % 2, h - h % 2))  # even, so that every four pixels become one
    return pygame.transform.smoothscale(big, (big.get_width() // 2, big.get_height() // 2))


def resized(loose: pygame.Surface, across: float, along: float) -> pygame.Surface:
    """A loose picture at a share of its width and of its height, the clear pixels round it as before."""
    inner = loose.subsurface(loose.get_rect().inflate(-2 * MARGIN, -2 * MARGIN))
    size = (max(2, round(inner.get_width() * across)), max(2, round(inner.get_height() * along)))
    wide = _cleared(size, MARGIN, loose.get_at((0, 0)))
    pygame.transform.smoothscale(inner, size, wide.subsurface((MARGIN, MARGIN), size))
    return wide


def widened(sprite: pygame.Surface, margin: int) -> pygame.Surface:
    """The sprite with clear pixels round it in the ink of its edge: turning mixes in nothing else."""
    w, h = size = sprite.get_size()
    wide = _cleared(size, margin, sprite.get_at((w // 2, 0)))
    wide.fill((0, 0, 0, 0), (margin, margin, w, h))
    wide.blit(sprite, (margin, margin), special_flags=pygame.BLEND_RGBA_ADD)  # clear pixels keep their ink
    return wide


def _cleared(size: tuple[int, int], margin: int, ink: pygame.Color) -> pygame.Surface:
    """Empty surface for a sprite, with clear pixels in that ink."""
    wide = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    wide.fill((*ink[:3], 0))
    return wide
