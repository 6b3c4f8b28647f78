"""The evenings in the database: matches found, taken in, carried out."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.storage.evenings.history import (
        IMPORTED as IMPORTED,
        History as History,
        caught_up as caught_up,
    )
    from briscola.storage.evenings.known_hands import (
        Rows as Rows,
        check_against as check_against,
        rows_of as rows_of,
    )
    from briscola.storage.evenings.matches import (
        COLUMNS as COLUMNS,
        MIXED as MIXED,
        ONCE as ONCE,
        PROGRAM as PROGRAM,
        PlayedMatch as PlayedMatch,
        Plays as Plays,
        Search as Search,
        State as State,
        evening as evening,
        match_of as match_of,
        stamp as stamp,
    )
    from briscola.storage.evenings.own_seat import (
        OwnSeat as OwnSeat,
        persons_of as persons_of,
        seat_of as seat_of,
    )
    from briscola.storage.evenings.transfer import (
        CannotTransfer as CannotTransfer,
        documents as documents,
        export_record as export_record,
        free_name as free_name,
    )
else:
    __getattr__ = lazily(
        __name__,
        history="History IMPORTED caught_up",
        known_hands="Rows check_against rows_of",
        matches="COLUMNS MIXED ONCE PROGRAM PlayedMatch Plays Search State evening match_of stamp",
        own_seat="OwnSeat persons_of seat_of",
        transfer="CannotTransfer documents export_record free_name",
    )
