"""The base of the toolbars under a table."""

import pygame

from briscola.ui.layout.window import Scale
from briscola.ui.render import Kit
from briscola.ui.render.theme import rgb

PLANK = rgb("#5a3620")


class Toolbar:
    """The toolbar along the bottom of the window; a new one for every size."""

    least: int
    """Minimum height in px."""
    usual: int
    """Height in px at 1080."""

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        self.kit = kit
        height = self.height(kit.scale)
        self.rect = pygame.Rect(0, size[1] - height, size[0], height)

    @classmethod
    def height(cls, scale: Scale) -> int:
        """Height in px."""
        return max(cls.least, scale.px(cls.usual))

    def draw_wood(self, target: pygame.Surface) -> None:
        """Draw the plank; its ends lie outside the window."""
        rect, beyond = self.rect, self.kit.scale.px(16)
        size = (rect.width + 2 * beyond, rect.height + 2 * beyond)
        self.kit.paper.wood(size, PLANK, radius=4).draw(target, (rect.x - beyond, rect.y))
