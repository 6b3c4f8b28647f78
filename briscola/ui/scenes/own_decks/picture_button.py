"""A picture that can be chosen, its name on a button below."""

from collections.abc import Callable

import pygame

from briscola.ui.render import Kit
from briscola.ui.widgets import Button

DrawPicture = Callable[[pygame.Surface, pygame.Rect], None]
"""Draws the picture into a room."""


class PictureButton(Button):
    """Pressed on the picture or on its name."""

    def __init__(
        self,
        kit: Kit,
        room: pygame.Rect,
        text: str,
        on_press: Callable[[], None],
        draw_picture: DrawPicture,
        *,
        name: str,
    ) -> None:
        high = kit.scale.target(52)
        foot = pygame.Rect(room.x, room.bottom - high, room.width, high)
        super().__init__(kit, foot, text, on_press, role="button", name=name, on_paper=True)
        self.room, self._draw_picture = room, draw_picture

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.room.collidepoint(pos) or super().hit(pos)

    def ring_rect(self) -> pygame.Rect:
        return self.room

    def draw(self, target: pygame.Surface) -> None:
        gap = self.kit.scale.px(8)
        picture = pygame.Rect(self.room.x, self.room.y, self.room.width, self.rect.y - self.room.y)
        self._draw_picture(target, picture.inflate(-2 * gap, -2 * gap))
        super().draw(target)
