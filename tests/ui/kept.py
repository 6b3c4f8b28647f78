"""A match that is kept in a folder, and taken up again."""

from pathlib import Path

from briscola.client.library import Library
from briscola.client.match_seat import Seat
from briscola.client.recorder import Keeper
from briscola.client.resuming import take_up
from briscola.storage.header import HouseTerms

HOUSE = HouseTerms(undo=False, hints=True)


def keeper(folder: Path) -> Keeper:
    """Keeps matches in the folder."""
    return Keeper(Library(folder), house=HOUSE)


def dealt(seat: Seat, *, at: int | None = None, salt: str = "") -> Seat:
    """A seat whose first hand lies on the table."""
    seat.begin_match()
    if seat.host.table.terms is not None:
        seat.seal_draw()
        seat.draw()
    seat.begin_hand()
    seat.cut(at=at, salt=salt)
    return seat


def taken_up(folder: Path) -> Seat:
    """The match left last, as another start of the program finds it."""
    library = Library(folder)
    library.catch_up()
    return take_up(library, library.waiting()[0]).seat
