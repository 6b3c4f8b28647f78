"""The broken seal: a control that shows if the deck was the sealed one, and opens the proof."""

from collections.abc import Callable

import pygame

from briscola.client.checking import Proof
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.render import Kit, icon
from briscola.ui.render.theme import CREAM, RED
from briscola.ui.views import draw_prop
from briscola.ui.widgets import Widget


class Seal(Widget):
    """The wax at the right end of `rect`; words stand beside it only if the deck was not the sealed one."""

    def __init__(self, kit: Kit, rect: pygame.Rect, proof: Proof, on_press: Callable[[], None]) -> None:
        if proof.holds:
            rect = pygame.Rect(rect.right - rect.height, rect.y, rect.height, rect.height)
        super().__init__(kit, rect, name="seal")
        self.proof, self.on_press = proof, on_press
        self.tip = _("How the deck was checked")

    @property
    def words(self) -> str:
        """Result of the check."""
        return _("Deck opened and verified") if self.proof.holds else _("This is not the sealed deck!")

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.BUTTON,
            name=self.words,
            states=self.states(),
            more=self.tip,
            slip=f"{self.words}. {self.tip}",
        )

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.ring_rect().collidepoint(pos)

    def ring_rect(self) -> pygame.Rect:
        fonts = self.kit.fonts
        if self.proof.holds:
            return self.rect
        wide = min(
            self.rect.width,
            self.rect.height + self.kit.scale.px(24) + fonts.width(self.words, "small-strong"),
        )
        rect = pygame.Rect(0, 0, wide, self.rect.height)
        rect.midright = self.rect.midright
        return rect

    def confirm(self) -> None:
        self.say("click")
        self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        kit, side = self.kit, self.rect.height
        centre = (self.rect.right - side // 2, self.rect.centery)
        if self.proof.holds:
            draw_prop(target, kit, "seal", centre, side)
        else:
            kit.paper.medallion(side).draw(target, (centre[0] - side // 2, centre[1] - side // 2))
            picture = icon(kit.raster, "cross", side // 2, RED, 3.0)
            target.blit(picture, picture.get_rect(center=centre))
        if self.proof.holds:
            return
        right = self.rect.right - side - kit.scale.px(12)
        room = right - self.rect.x
        at = (right, self.rect.centery)
        kit.fonts.draw(
            target, self.words, "small-strong", at, CREAM, anchor="midright", halo=True, width=room
        )
