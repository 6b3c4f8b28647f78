"""The evenings in the database: matches found, taken in, carried out."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
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
else:
    __getattr__ = lazily(
        __name__,
        history="History IMPORTED caught_up",
        known_hands="Rows check_against rows_of",
        matches="COLUMNS MIXED ONCE PROGRAM PlayedMatch Plays Search State evening match_of stamp",
        own_seat="OwnSeat persons_of seat_of",
        transfer="CannotTransfer documents export_record free_name",
    )
