"""Decks that people bring: the look at one, and the list of those that are there."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.own_decks.bring_sheet import BringDeck
    from briscola.ui.scenes.own_decks.own_decks_sheet import OwnDecks
else:
    __getattr__ = lazily(
        __name__,
        bring_sheet="BringDeck",
        own_decks_sheet="OwnDecks",
    )
