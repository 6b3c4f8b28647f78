"""The evenings in the database: matches found, taken in, carried out."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.storage.evenings.history import IMPORTED, History, caught_up
    from briscola.storage.evenings.known_hands import Rows, check_against, rows_of
    from briscola.storage.evenings.matches import (
        COLUMNS,
        MIXED,
        ONCE,
        PROGRAM,
        PlayedMatch,
        Plays,
        Search,
        State,
        evening,
        match_of,
        stamp,
    )
    from briscola.storage.evenings.own_seat import OwnSeat, persons_of, seat_of
    from briscola.storage.evenings.transfer import CannotTransfer, documents, export_record, free_name
