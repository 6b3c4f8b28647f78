"""Data kept on disk between two evenings."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.storage import log, own_decks, system_motion
    from briscola.storage.log import note_said
    from briscola.storage.match_choices import Opponent, Setup, after_changes, seated
    from briscola.storage.own_decks import (
        LENDERS,
        LONGEST_TITLE,
        SMALL,
        Family,
        OwnDeck,
        TooManyDecks,
        bring_folder,
        brought_decks,
        make_bring_folder,
        may_be_deck,
        note_seen,
        remove_deck,
        title_from,
    )
