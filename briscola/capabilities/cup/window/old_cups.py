"""The cups that are over."""

from collections.abc import Sequence

from briscola.capabilities.cup.file import CupRow
from briscola.capabilities.cup.words import old_cup_text
from briscola.i18n.text import _
from briscola.ui import Host
from briscola.ui.render.theme import INK
from briscola.ui.scenes.sheets import PaperScene
from briscola.ui.views.text import TextColumn


class OldCups(PaperScene):
    """The cups that are over, the latest first."""

    def __init__(self, app: Host, rows: Sequence[CupRow]) -> None:
        super().__init__(app)
        self._rows = rows

    def title(self) -> str:
        return _("Cups so far")

    def fill(self, column: TextColumn) -> None:
        for row in reversed(self._rows):
            played, won = old_cup_text(row)
            column.text(won, "body-strong", INK)
            column.text(played)
            column.gap(8)
