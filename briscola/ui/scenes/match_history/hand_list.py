"""The list of a match's hands, one of them selected."""

from collections.abc import Callable, Sequence

import pygame

from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import LAMP
from briscola.ui.views import hands_table
from briscola.ui.views.hands_table import LedgerLine
from briscola.ui.widgets import RowList


class HandList(RowList):
    """The hands of a match as a ledger."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        heads: Sequence[str],
        lines: Sequence[LedgerLine],
        on_choose: Callable[[int], None],
        *,
        chosen: int = 0,
    ) -> None:
        """`rect` includes the column heads; `chosen`: the first selected hand, from 0."""
        self.heads, self.lines, self.on_choose = heads, lines, on_choose
        margin = max(14, kit.scale.px(22))
        wide = rect.width - margin
        self.ledger = hands_table.ledger(kit, wide, max(1, len(heads)))
        top = self.ledger.step
        self.head = pygame.Rect(rect.x, rect.y, wide, top)
        room = pygame.Rect(rect.x, rect.y + top, rect.width, rect.height - top)
        super().__init__(kit, room, len(lines), max(44, top), margin=margin, name="hands")
        self.chosen = min(chosen, max(0, len(lines) - 1))
        self.show_row(self.chosen)

    def spoken_row(self, number: int) -> tuple[str, str]:
        return hands_table.line_words(self.lines[number], self.heads), ""

    def chose(self) -> None:
        self.on_choose(self.chosen)

    def draw_head(self, target: pygame.Surface) -> None:
        """Draw the column heads."""
        hands_table.draw_head(target, self.kit, self.head, self.ledger, self.heads)

    def draw_rows(self, target: pygame.Surface, first: int, last: int) -> None:
        lower = (self.step - self.ledger.step) // 2
        for number in range(first, last):
            row = self.row_rect(number)
            if number == self.chosen:
                bar = self.kit.paper.bar((max(6, self.kit.scale.px(10)), row.height - 12), LAMP)
                target.blit(bar, (row.x, row.y + 6))
            line = self.lines[number]
            hands_table.draw_line(target, self.kit, row.x, row.y + lower, row.width, self.ledger, line)
