"""The ways to the evenings with real cards: a line of the title's slate, a link beside the kept matches."""

from collections.abc import Sequence

from briscola.capabilities.slate.words import slates_title
from briscola.ui.scenes.entry import Entry, OtherLink
from briscola.ui.scenes.menu_board import ChalkLine


class SlateEntry(Entry):
    """Points for people who play with real cards."""

    def chalk(self) -> Sequence[ChalkLine]:
        return [
            ChalkLine(name="real_cards", rank=90, text=slates_title(), on_press=self.open, at_coffee=True)
        ]

    def evenings_links(self) -> Sequence[OtherLink]:
        return [OtherLink("slates", slates_title, self.open)]

    def open(self) -> None:
        """Open the evenings with real cards."""
        from briscola.capabilities.slate.window.evenings_list import open_slates

        open_slates(self._app, self._active.library, keeps=self._active.take_over())
