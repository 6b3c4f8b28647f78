"""The ways to a deck of one's own: dropped on the window, or laid into the folder for such decks."""

from pathlib import Path

from briscola.storage.own_decks import brought_decks, may_be_deck
from briscola.ui.scenes.entry import Entry
from briscola.ui.scenes.title import Title


class DeckBringer(Entry):
    """Looks at what somebody brings."""

    def show_news(self) -> None:
        """Show a deck that lies in the folder for them, if nothing else is shown."""
        if isinstance(self._app.top, Title) and (brought := brought_decks()):
            self.bring(brought[0])

    def bring(self, path: Path) -> None:
        """Look at a folder or zip; anything else is no deck."""
        from briscola.ui.scenes.own_decks.bring_sheet import BringDeck

        if may_be_deck(path):
            self._app.push(BringDeck(self._app, path))
