"""Takes up the match in progress again from its record."""

from pathlib import Path

import msgspec

from briscola.client.library import Library
from briscola.client.match_setup import MatchSetup
from briscola.client.recorder import Keeper
from briscola.client.session import Session
from briscola.deals import SystemDeals
from briscola.players.levels import BadLevel
from briscola.storage.quarantine import put_aside
from briscola.storage.records import Unreadable
from briscola.table import Table


class TakenUp(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it was left; the last `lost` events of its record could not be read."""

    session: Session
    keeper: Keeper
    lost: int
    aside: Path | None
    """New path of the damaged file; None if there was no damage."""


class UnknownLevel(Exception):  # noqa: N818 - a sentence for the person
    """The match has a level that this version does not know, so nobody can play it."""


def take_up(library: Library) -> TakenUp | None:
    """Take up the match in progress; None if there is none.

    Raises UnknownLevel. Raises Unreadable after putting aside a record that can't go on.
    """
    path = library.unfinished()
    if path is None:
        return None
    try:
        taken = library.records.take_up(path)
    except Unreadable:
        library.history.abandoned(path.stem)
        raise
    header = taken.header
    try:
        setup = msgspec.convert(header.setup, MatchSetup)
        keeper = Keeper(library, house=header.settings, deal=header.deal)
        keeper.go_on(taken)
        table = Table.resumed(taken.events, terms=header.terms, deals=SystemDeals())
        seeds, programs = header.seeds, library.programs
        session = Session(setup, table=table, seeds=seeds, recorder=keeper, programs=programs)
    except BadLevel as error:
        raise UnknownLevel(str(error)) from error
    except Exception as error:  # whatever it is, the next start is not to meet it again
        library.history.abandoned(path.stem)
        raise Unreadable(put_aside(path, repr(error))) from error
    return TakenUp(session=session, keeper=keeper, lost=taken.lost, aside=taken.aside)
