"""Decks that people bring: the look at one, and the list of those that are there."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.own_decks.bring_sheet import BringDeck
    from briscola.ui.scenes.own_decks.own_decks_sheet import OwnDecks
