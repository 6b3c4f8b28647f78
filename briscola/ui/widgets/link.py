"""A few words on the cloth that lead somewhere."""

from collections.abc import Callable

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.widgets.base import Widget


class Link(Widget):
    """Words that end at `midright`; a line under them while the pointer rests there."""

    def __init__(
        self, kit: Kit, midright: tuple[int, int], text: str, on_press: Callable[[], None], *, name: str
    ) -> None:
        margin = kit.scale.px(8)
        rect = pygame.Rect(0, 0, kit.fonts.width(text, "small") + 2 * margin, kit.scale.target(44))
        rect.midright = (midright[0] + margin, midright[1])
        super().__init__(kit, rect, name=name)
        self.text, self.on_press, self.margin = text, on_press, margin

    def confirm(self) -> None:
        self.say("click")
        self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        right = (self.rect.right - self.margin, self.rect.centery)
        word = self.kit.fonts.draw(target, self.text, "small", right, CREAM, anchor="midright", halo=True)
        if self.hovered:
            thick = max(1, self.kit.scale.px(2))
            pygame.draw.rect(target, CREAM, (word.x, word.bottom, word.width, thick))
