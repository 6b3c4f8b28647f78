"""The complete check of a record, the same for `verify` and for imports."""

from typing import BinaryIO

from msgspec import Struct

from briscola.client.checking.recomputed_moves import RecomputedMoves, made_again
from briscola.client.checking.sign_witnesses import check_witnesses
from briscola.storage.evenings.known_hands import Rows, check_against
from briscola.storage.records.match_record import Record, right


class Verified(Struct, frozen=True, kw_only=True):
    """A log or record without faults; `moves` is None for a log."""

    record: Record
    moves: RecomputedMoves | None


def verified(source: bytes | BinaryIO, known: Rows, *, records_only: bool = False) -> Verified:
    """Check a log or record: its rules, seals, chain and computers' moves, and what is `known` here.

    Raises BadRecord with the first fault, NoRecord as `right` does.
    """
    record = right(source, records_only=records_only)
    check_against(record, known)
    if record.header is not None and record.header.dealt_by is not None:
        from briscola.network.lines.signed_entries import check_signatures

        events = record.events[: record.position.lines]
        check_signatures(record.header, events)
        check_witnesses(record.header, events)
    return Verified(record=record, moves=made_again(record))
