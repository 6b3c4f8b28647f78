"""The slip that stands for the auction once the person has passed: who still bids, and the highest bid."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.view.view import View
from briscola.i18n.action_words import bid_text
from briscola.i18n.card_words import Naming
from briscola.i18n.text import _, lower_noun
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.widgets.button import Button


def standing_words(view: View | None, names: Sequence[str], *, naming: Naming) -> str:
    """The highest bid and its bidder; empty before the first bid."""
    if view is None or view.standing is None:
        return ""
    place, bid = view.standing
    return f"{names[place]}, {lower_noun(bid_text(bid, naming=naming))}"


class AuctionStrip:
    """A slip of paper in the middle of the auction panel's place."""

    def __init__(self, kit: Kit, panel: pygame.Rect, view: View, names: Sequence[str]) -> None:
        """`panel` is the rectangle of the whole auction panel; `names` per place."""
        self.kit, self.view, self.names = kit, view, names
        scale, fonts = kit.scale, kit.fonts
        pad = max(18, scale.px(32))
        self._words = _("To the end")
        button = fonts.width(self._words, "button") + 2 * max(14, scale.px(24))
        height = max(fonts.line("small") + fonts.line("heading"), scale.target(56)) + 2 * scale.px(18)
        self.rect = pygame.Rect(0, 0, panel.width, height)
        self.rect.center = panel.center
        inner = self.rect.inflate(-2 * pad, -2 * scale.px(18))
        tall = scale.target(56)
        self.end = pygame.Rect(inner.right - button, inner.centery - tall // 2, button, tall)
        room = self.end.x - pad - inner.x
        self._still = pygame.Rect(inner.x, inner.y, round(room * 0.54), inner.height)
        left = self._still.right + pad // 2
        self._high = pygame.Rect(left, inner.y, self.end.x - pad - left, inner.height)

    def button(self, on_press: Callable[[], None]) -> Button:
        """Make the button that, like Space, runs the auction to its end."""
        return Button(self.kit, self.end, self._words, on_press, name="end", on_paper=True)

    @property
    def _head(self) -> str:
        return _("Chooses the card") if self.view.auction_over else _("Still bidding")

    @property
    def _bidders(self) -> str:
        return ", ".join(self.names[place] for place in self.view.bidders)

    @property
    def said(self) -> str:
        """Names of whoever is left, to be heard."""
        return f"{self._head}: {self._bidders}"

    def paint(self, target: pygame.Surface) -> None:
        """Draw the slip and its text."""
        self._column(target, self._still, self._head, self._bidders, INK)
        if words := standing_words(self.view, self.names, naming=self.kit.naming):
            self._column(target, self._high, _("Highest bid"), words, RED)

    def _column(
        self, target: pygame.Surface, room: pygame.Rect, head: str, words: str, colour: Colour
    ) -> None:
        fonts = self.kit.fonts
        top = room.centery - (fonts.line("small") + fonts.line("heading")) // 2
        fonts.draw(target, head, "small", (room.x, top), INK_2, width=room.width)
        fonts.draw(target, words, "heading", (room.x, top + fonts.line("small")), colour, width=room.width)
