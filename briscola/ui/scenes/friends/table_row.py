"""The row of a table nearby, on the page of friends."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import free_seats, table_of
from briscola.i18n.game_words import game_title
from briscola.i18n.spoken_words import Role, Spoken
from briscola.network.addresses.room_codes import spelled
from briscola.network.tables.nearby import NearbyTable
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM_2, HAIRLINE, INK, INK_2
from briscola.ui.widgets.widget import Pressable


class TableRow(Pressable):
    """Host, game, code and free seats of a table; a press goes there."""

    def __init__(self, kit: Kit, rect: pygame.Rect, table: NearbyTable, on_press: Callable[[], None]) -> None:
        super().__init__(kit, rect, name=f"table-{table.code}", on_paper=True)
        self.table, self.on_press = table, on_press

    def spoken(self) -> Spoken:
        parts = self._game, free_seats(self.table.free), spelled(self.table.code)
        value = ", ".join(filter(None, parts))
        return Spoken(role=Role.BUTTON, name=table_of(self.table.host), value=value, states=self.states())

    @property
    def _game(self) -> str:
        """Title of its game; empty if it is not known."""
        table = self.table
        return game_title(make_rules(table.variant, table.players)) if table.variant else ""

    def draw(self, target: pygame.Surface) -> None:
        kit, scale, rect = self.kit, self.kit.scale, self.rect
        if self.hovered:
            pygame.draw.rect(target, CREAM_2, rect, border_radius=scale.px(8))
        else:
            pygame.draw.line(target, HAIRLINE, rect.bottomleft, (rect.right - 1, rect.bottom))
        left, right = rect.x + scale.px(16), rect.right - scale.px(16)
        free = free_seats(self.table.free)
        kit.fonts.draw(target, free, "small", (right, rect.centery), INK_2, anchor="midright")
        column = max(kit.fonts.width(free_seats(count), "small") for count in (0, 1, 5))
        # Two hosts may have one name: the code tells them apart.
        code = kit.fonts.draw(
            target,
            spelled(self.table.code),
            "label",
            (right - column - scale.px(40), rect.centery),
            INK_2,
            anchor="midright",
        )
        wide = code.left - scale.px(24) - left
        tall = kit.fonts.line("row") + (kit.fonts.line("small") if self._game else 0)
        y = rect.centery - tall // 2
        kit.fonts.draw(target, table_of(self.table.host), "row", (left, y), INK, width=wide)
        if self._game:
            kit.fonts.draw(target, self._game, "small", (left, y + kit.fonts.line("row")), INK_2, width=wide)
