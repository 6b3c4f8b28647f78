"""Deck, colour of the backs and table on the sheet, with their picture."""

from collections.abc import Sequence

import pygame

from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK_2, TABLES
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.full_sheet_layout import StyleRects
from briscola.ui.scenes.settings.style_settings import deck_title, deck_titles, style_widgets, table_title
from briscola.ui.views import deck_preview
from briscola.ui.widgets.panel import draw_heading


class StyleColumn:
    """Makes the controls and draws the picture over them."""

    def __init__(self, app: Host, kit: Kit, places: StyleRects) -> None:
        """The tables bear their names if all fit on their pictures."""
        self._app, self._kit, self._places = app, kit, places
        self._named = _fit(kit, [table_title(name) for name in TABLES], places.swatches.width)
        # The name in the largest type that holds it; a change of deck lays everything out again.
        deck = deck_title(kit.sprites.info.name)
        roles = (r for r in ("heading", "tag") if _deck_width(kit, deck, r) <= places.deck.width)
        self.controls = style_widgets(
            app,
            kit,
            app.change,
            *(places.deck, places.backs, places.swatches),
            role=next(roles, "body-strong"),
            dots=not kit.scale.small,
            named=self._named,
        )

    def draw(self, target: pygame.Surface) -> None:
        """Draw headings and picture, and the table's name beside its heading if it is not on its picture."""
        kit, fonts, places, cloth = self._kit, self._kit.fonts, self._places, _("Table")
        draw_heading(target, kit, _("Deck"), places.column.topleft)
        draw_heading(target, kit, cloth, places.cloth_head)
        deck_preview.draw_deck(target, kit, places.preview)
        if not self._named:
            x, y = places.cloth_head
            x += fonts.width(cloth, "heading") + kit.scale.px(24)
            at, room = (x, y + fonts.ascent("heading") - fonts.ascent("body")), places.column.right - x
            fonts.draw(target, table_title(self._app.settings.table), "body", at, INK_2, width=room)


def widest_deck(kit: Kit) -> int:
    """Width in px that the longest name of a deck needs between its chevrons."""
    return max((_deck_width(kit, each, "body-strong") for each in deck_titles()), default=0)


def _deck_width(kit: Kit, title: str, role: str) -> int:
    return kit.fonts.width(title, role) + 2 * max(18, kit.scale.px(26)) + kit.scale.px(16)


def _fit(kit: Kit, words: Sequence[str], width: int) -> bool:
    """True if the names fit side by side in pictures of equal width."""
    part = (width - kit.scale.px(24) * (len(words) - 1)) // len(words)
    return all(kit.fonts.width(word, "small-strong") <= part - kit.scale.px(12) for word in words)
