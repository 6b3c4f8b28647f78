"""A match that is kept in a folder, and taken up again."""

from pathlib import Path

from briscola.client.library import Library
from briscola.client.recorder import Keeper
from briscola.client.resuming import take_up
from briscola.client.session import Session
from briscola.storage.header import HouseTerms

HOUSE = HouseTerms(undo=False, hints=True)


def keeper(folder: Path) -> Keeper:
    """Keeps matches in the folder."""
    return Keeper(Library(folder), house=HOUSE)


def dealt(session: Session, *, at: int | None = None, salt: str = "") -> Session:
    """A session whose first hand lies on the table."""
    session.begin_match()
    if session.table.terms is not None:
        session.seal_draw()
        session.draw()
    session.begin_hand()
    session.cut(at=at, salt=salt)
    return session


def taken_up(folder: Path) -> Session:
    """The match left last, as another start of the program finds it."""
    library = Library(folder)
    library.catch_up()
    return take_up(library, library.waiting()[0]).session
