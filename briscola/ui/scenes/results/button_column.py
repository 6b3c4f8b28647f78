"""The buttons of a result below each other, the main one larger, and the tag that tells the keys."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.widgets import Button, FocusGroup


class WayOn(NamedTuple):
    """A way on from a result: the button's name, its words, and what it does."""

    name: str
    words: str
    press: Callable[[], None]


def add_ways(group: FocusGroup, kit: Kit, column: pygame.Rect, ways: Sequence[WayOn]) -> int:
    """Add a button for each way, the first one primary; return the y in px below the last."""
    scale, y = kit.scale, column.y
    heights = [scale.target(83 if at == 0 else 62) for at in range(len(ways))]
    free = (scale.height - scale.rim - scale.px(16) - y - sum(heights)) // max(1, len(ways) - 1)
    for at, (way, height) in enumerate(zip(ways, heights, strict=True)):
        rect = pygame.Rect(column.x, y, column.width, height)
        group.add(Button(kit, rect, way.words, way.press, primary=at == 0, name=way.name))
        y = rect.bottom + min(scale.px(25 if at == 0 else 16), free)
    return y
