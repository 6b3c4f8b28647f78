"""A few words on cloth or paper that lead somewhere."""

from collections.abc import Callable

import pygame

from briscola.i18n.spoken_words import Role, Spoken
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK_2
from briscola.ui.widgets.widget import Widget


class Link(Widget):
    """Words that end at `midright`; a line appears below while the pointer rests there."""

    def __init__(
        self,
        kit: Kit,
        midright: tuple[int, int],
        text: str,
        on_press: Callable[[], None],
        *,
        name: str,
        on_paper: bool = False,
    ) -> None:
        margin = kit.scale.px(8)
        rect = pygame.Rect(0, 0, kit.fonts.width(text, "small") + 2 * margin, kit.scale.target(44))
        rect.midright = (midright[0] + margin, midright[1])
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.text, self.on_press, self.margin = text, on_press, margin

    def spoken(self) -> Spoken:
        return Spoken(role=Role.LINK, name=self.text, states=self.states(), more=self.more, slip=self.tip)

    def confirm(self) -> None:
        self.say("click")
        self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        right = (self.rect.right - self.margin, self.rect.centery)
        ink, fonts = INK_2 if self.on_paper else CREAM, self.kit.fonts
        word = fonts.draw(target, self.text, "small", right, ink, anchor="midright", halo=not self.on_paper)
        if self.hovered:
            thick = max(1, self.kit.scale.px(2))
            pygame.draw.rect(target, ink, (word.x, word.bottom, word.width, thick))
