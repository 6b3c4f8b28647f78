"""The balance of an evening with real cards, and all its hands."""

from __future__ import annotations

from briscola.capabilities.slate.evening import RealEvening, rows
from briscola.capabilities.slate.words import (
    balance_lines,
    balance_title,
    game_line,
    hands_title,
    nothing_yet,
    row_text,
)
from briscola.ui.render.theme import INK
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import PaperScene
from briscola.ui.views.text.text_column import TextColumn


class BalanceSheet(PaperScene):
    """Lies over the slate."""

    def __init__(self, app: Host, evening: RealEvening) -> None:
        super().__init__(app)
        self.evening = evening

    def title(self) -> str:
        return balance_title()

    def fill(self, column: TextColumn) -> None:
        for line in balance_lines(self.evening):
            column.text(line, "body", INK)
            column.gap(6)
        column.gap(18)
        column.title(hands_title())
        number = 0
        for game in self.evening.games:
            column.heading(game_line(game.game))
            for row in rows(game):
                number += 1
                column.text(f"{number}. {row_text(self.evening, game, row)}", "body", INK)
            column.gap(14)
        if not number:
            column.text(nothing_yet())
