"""A match that is kept in a folder, and taken up again."""

from pathlib import Path
from typing import TypeVar

from briscola.client.host.library import Library
from briscola.client.host.recorder import MatchRecorder
from briscola.client.resuming import take_up
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.storage.records.header import HouseTerms

Control = TypeVar("Control", bound=SeatControl)
HOUSE = HouseTerms(undo=False, hints=True)


def keeper(folder: Path) -> MatchRecorder:
    """Keeps matches in the folder."""
    return MatchRecorder(Library(folder), house=HOUSE)


def dealt(seat: Control, *, at: int | None = None, salt: str = "") -> Control:
    """A seat whose first hand lies on the table."""
    seat.begin_match()
    if seat.next_step is NextStep.SEAL_DRAW:
        seat.seal_draw()
        seat.draw()
    seat.begin_hand()
    seat.cut(at=at, salt=salt)
    return seat


def taken_up(folder: Path) -> HostedSeat:
    """The match left last, as another start of the program finds it."""
    library = Library(folder)
    library.catch_up()
    return take_up(library, library.waiting()[0]).seat
