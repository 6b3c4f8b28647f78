"""Digest of a record on the cloth: its first digits, and a press that copies all of it."""

import pygame

from briscola.client.shuffle_proof import short
from briscola.i18n.text import _
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.widgets.copy_button import CopyButton


class DigestTag(CopyButton):
    """Words and a copy icon that end at `midright`."""

    def __init__(self, kit: Kit, midright: tuple[int, int], digest: str) -> None:
        self.words = _("Record {digest}").format(digest=short(digest))
        self.picture = max(18, kit.scale.px(26))
        self.gap = kit.scale.px(10)
        wide = kit.fonts.width(self.words, "small") + self.picture + 3 * self.gap
        rect = pygame.Rect(0, 0, wide, kit.scale.target(44))
        rect.midright = (midright[0] + self.gap, midright[1])
        super().__init__(kit, rect, digest, name="digest", on_paper=False)
        self.label = self.words
        self.tip = self.explained = _("Copy the digest that binds the whole record")

    def draw(self, target: pygame.Surface) -> None:
        kit, right = self.kit, self.rect.right - self.gap
        picture = icon(kit.raster, self.icon_name or "copy", self.picture, CREAM)
        target.blit(picture, picture.get_rect(midright=(right, self.rect.centery)))
        at = (right - self.picture - self.gap, self.rect.centery)
        word = kit.fonts.draw(target, self.words, "small", at, CREAM, anchor="midright", halo=True)
        if self.hovered:
            pygame.draw.rect(target, CREAM, (word.x, word.bottom, word.width, max(1, kit.scale.px(2))))


def digest_place(kit: Kit, seal: pygame.Rect) -> tuple[int, int]:
    """Right end of the tag: below the words beside the seal."""
    return seal.right, seal.bottom + kit.scale.target(44) // 2
