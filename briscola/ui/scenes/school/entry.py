"""The line of the title that opens the school."""

from collections.abc import Sequence

from briscola.i18n.text import _
from briscola.ui.scenes.entry import Entry
from briscola.ui.widgets import Item


class SchoolEntry(Entry):
    """The stairs, the deal of the day, and after the first flight the season."""

    def items(self) -> Sequence[Item]:
        return [Item(name="school", text=_("School"), on_press=self.open)]

    def open(self) -> None:
        """Open the school."""
        from briscola.ui.scenes.school.page import open_school

        open_school(self._to)
