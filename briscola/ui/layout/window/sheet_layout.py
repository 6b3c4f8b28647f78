"""A sheet in the window, with the way back and the heading above it; they stay together in any window."""

from collections.abc import Iterable

import pygame
from msgspec import Struct

from briscola.ui.layout.window.metrics import Scale

WIDEST = 1776
ASIDE = 52
"""Distance from the rim to a sheet that is as wide as the window allows."""
BELOW = 36


class Headed(Struct, frozen=True):
    """Round button that leads back, start of the heading (midleft), and the sheet below."""

    back: pygame.Rect
    title: tuple[int, int]
    sheet: pygame.Rect


def headed(
    scale: Scale, *, width: int | None = None, height: int | None = None, sinks: float = 0.0
) -> Headed:
    """Largest sheet there is room for, at most `width` and `height` px, with its heading.

    `sinks` is the share of the unused height by which a lower sheet and its heading move down.
    """
    side, first = scale.target(62), scale.edge - (0 if scale.small else scale.px(8))
    gap = scale.px(20)
    top = first + side + gap
    room = scale.height - scale.rim - scale.px(BELOW) - top
    wide = min(scale.width - 2 * (scale.rim + scale.px(ASIDE)), width or scale.px(WIDEST))
    tall = min(room, height or room)
    sheet = pygame.Rect((scale.width - wide) // 2, top + round((room - tall) * sinks), wide, tall)
    back = pygame.Rect(left_of(scale, sheet), sheet.y - gap - side, side, side)
    return Headed(back, (back.right + scale.px(24), back.centery), sheet)


def left_of(scale: Scale, sheet: pygame.Rect) -> int:
    """x at which things above a sheet begin: as far out as in a window that the sheet fills."""
    return sheet.x - (scale.rim + scale.px(ASIDE) - scale.edge)


def stack(room: pygame.Rect, heights: Iterable[int], gap: int = 0) -> list[pygame.Rect]:
    """Rows as wide as the room, one below the other from its top."""
    rows, y = [], room.y
    for height in heights:
        rows.append(pygame.Rect(room.x, y, room.width, height))
        y += height + gap
    return rows


def row_from_right(right: int, middle: int, sizes: Iterable[tuple[int, int]], gap: int) -> list[pygame.Rect]:
    """Rectangles of these sizes side by side from the right, their middles at one height."""
    row = []
    for width, height in sizes:
        row.append(pygame.Rect(right - width, middle - height // 2, width, height))
        right -= width + gap
    return row
