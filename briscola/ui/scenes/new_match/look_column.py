"""Deck, colour of the backs and table on the sheet, with their picture."""

from collections.abc import Sequence

import pygame

from briscola.i18n.text import _
from briscola.ui.render import Kit
from briscola.ui.render.theme import INK_2, TABLES
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.layout import NewMatchLayout
from briscola.ui.scenes.settings import deck_title, deck_titles, look_widgets, table_title
from briscola.ui.views import deck_preview
from briscola.ui.widgets import FocusGroup


class LookColumn:
    """Makes the controls and draws the picture over them."""

    def __init__(self, app: Host) -> None:
        self._app = app

    def add(self, kit: Kit, plan: NewMatchLayout, group: FocusGroup) -> None:
        """Add the controls; the tables bear their names if all fit on their pictures."""
        self._plan, deck = plan, deck_title(kit.sprites.info.name)
        self._named = _fit(kit, [table_title(name) for name in TABLES], plan.swatches.width)
        # The name in the largest type that holds it; a change of deck lays everything out again.
        roles = (r for r in ("heading", "tag") if _deck_width(kit, deck, r) <= plan.deck.width)
        group.add(
            *look_widgets(
                self._app,
                kit,
                self._app.change,
                *(plan.deck, plan.backs, plan.swatches),
                role=next(roles, "body-strong"),
                dots=not kit.scale.small,
                named=self._named,
            )
        )

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw the picture, and the table's name beside its heading if it is not on its picture."""
        plan, fonts = self._plan, kit.fonts
        deck_preview.draw_deck(target, kit, plan.preview)
        if not self._named:
            x, y = plan.heads["cloth"]
            x += fonts.width(_("Table"), "heading") + kit.scale.px(24)
            at, room = (x, y + fonts.ascent("heading") - fonts.ascent("body")), plan.columns[2].right - x
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
