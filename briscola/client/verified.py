"""The check that a record must stand to be called right, and to be taken in: one for both."""

from typing import BinaryIO

from msgspec import Struct

from briscola.client.moves import Moves, made_again
from briscola.storage.known_hands import Rows, check_against
from briscola.storage.record import Record, right


class Verified(Struct, frozen=True, kw_only=True):
    """A log or record in which nothing is wrong; `moves` of a log are None."""

    record: Record
    moves: Moves | None


def verified(source: bytes | BinaryIO, known: Rows, *, records_only: bool = False) -> Verified:
    """A log or record in which all is right: by the rules, by its seals and its chain, by what the computers
    would have done, and by what is `known` here.

    Raises BadRecord with the first thing that is wrong, NoRecord as `right` does.
    """
    record = right(source, records_only=records_only)
    check_against(record, known)
    return Verified(record=record, moves=made_again(record))
