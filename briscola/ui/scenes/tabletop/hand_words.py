"""Words over the person's hand and beside it, straight on the cloth."""

from collections.abc import Sequence
from itertools import product

import pygame

from briscola.client.view.view import ME, View
from briscola.engine.stages.declaration import pair
from briscola.i18n.seat_words import waiting_text
from briscola.i18n.text import _
from briscola.i18n.tooltip_words import worth_words
from briscola.ui.layout.table.card_spots import spots
from briscola.ui.layout.table.geometry import bounds
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.render.theme import CREAM


class HandWords:
    """The points of the hand before a bid, and what a marianna in it still needs."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        self.kit, self.layout = kit, layout
        self.buttons: Sequence[pygame.Rect] = ()
        """Rectangles of the round buttons."""

    def waiting_pairs(self, target: pygame.Surface, view: View) -> None:
        """Write over each pair that could be declared what that needs, over the hand what is to be paid.

        Sources: V-MA-2, V-MA-6.
        """
        if waits := view.awaited(ME):
            x, y = self.layout.hand_rect.midtop
            above = x, y - self.kit.scale.px(6)
            self.kit.fonts.draw(
                target, waiting_text(waits), "small", above, CREAM, anchor="midbottom", halo=True
            )
        pairs = view.waiting_pairs
        lying = spots(view, self.layout) if pairs else {}
        for suit in pairs:
            tops = [bounds([lying[card.code].pose], self.layout.ratio).midtop for card in pair(suit)]
            middle = sum(x for x, _y in tops) // 2, min(y for _x, y in tops) - self.kit.scale.px(6)
            words = _("marianna: take the lead")
            self.kit.fonts.draw(target, words, "small", middle, CREAM, anchor="midbottom", halo=True)

    def worth(self, target: pygame.Surface, view: View) -> None:
        """Write the points in the person's hand beside it, to weigh a bid."""
        rect = self.worth_rect(view)
        if rect is None:
            return
        fonts, lines = self._worth_lines(view, rect.left)
        for at, line in enumerate(lines):
            spot = (rect.left, rect.top + round(fonts.line("small-strong") * (at + 0.5)))
            fonts.draw(target, line, "small-strong", spot, CREAM, anchor="midleft", halo=True)

    def worth_rect(self, view: View) -> pygame.Rect | None:
        """Rectangle of these points; None without cards."""
        if not any(card is not None for card in view.hands[ME]):
            return None
        left = self.layout.hand_rect.right + self.kit.scale.px(14)
        fonts, lines = self._worth_lines(view, left)
        step = fonts.line("small-strong")
        rect = pygame.Rect(
            left, 0, max(fonts.width(line, "small-strong") for line in lines), step * len(lines)
        )
        rect.top = round(self.layout.low(0.835)) - step * len(lines) // 2
        for disc in self.buttons:
            if rect.colliderect(disc):
                rect.bottom = min(rect.bottom, disc.top - self.kit.scale.px(6))
        return rect

    def _worth_lines(self, view: View, left: int) -> tuple[Fonts, Sequence[str]]:
        """The points in lines, and the fonts in which no word of them is broken, if there are such.

        Where there is no room beside the buttons they lie above them.
        """
        scale = self.kit.scale
        beside = self.layout.help_buttons()[0].left
        words, _more = worth_words(view)
        for end, kit in product((beside, self.layout.size[0] - scale.rim), self.kit.growths()):
            room = end - scale.px(14) - left
            if kit.fonts.whole(words, "small-strong", room):
                break
        return kit.fonts, kit.fonts.wrap(words, "small-strong", room)
