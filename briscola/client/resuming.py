"""Takes up a waiting match again from its record, or gives it up."""

from pathlib import Path

import msgspec

from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import MatchRecorder, Trouble, untold
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.players.levels import BadLevel
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.files.quarantine import put_aside
from briscola.storage.people.own_seat import seat_of
from briscola.storage.records.records import Taken, Unreadable
from briscola.table.deals import SystemDeals
from briscola.table.table import RefereedTable


class TakenUp(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it was left; the last `lost` events of its record could not be read."""

    seat: HostedSeat
    recorder: MatchRecorder
    lost: int
    aside: Path | None
    """New path of the damaged file; None if there was no damage."""


class UnknownLevel(Exception):  # noqa: N818 - a sentence for the person
    """The match has a level that this version does not know, so nobody can play it."""


def take_up(library: Library, path: Path) -> TakenUp:
    """Take up the waiting match of this record, which is the one left last from now on; a single deal too.

    Raises UnknownLevel. Raises Unreadable after putting aside a record that can't go on.
    """
    taken = _taken(library, path)
    header = taken.header
    try:
        setup = MatchSetup.of(header.choices, taken.events)
        recorder = MatchRecorder(library, house=header.settings, deal=header.deal)
        recorder.go_on(taken)
        table = RefereedTable.resumed(taken.events, terms=header.terms, deals=SystemDeals())
        seeds, programs = header.seeds, library.programs
        alone = len(setup.people) == 1 and header.deal is None  # hints cannot be turned on at a single deal
        advice = alone or header.settings.hints
        host = MatchHost(setup, table=table, seeds=seeds, recorder=recorder, programs=programs, advice=advice)
    except BadLevel as error:
        raise UnknownLevel(str(error)) from error
    except Exception as error:  # whatever it is, the next start is not to meet it again
        raise _put_aside(library, path, error) from error
    library.records.order.last(header.id)
    own = seat_of(header, library.profile.id, taken.events)
    seat = HostedSeat(host, own if own in host.setup.people else host.setup.people[0])
    return TakenUp(seat=seat, recorder=recorder, lost=taken.lost, aside=taken.aside)


def take_up_deal(library: Library, match: PlayedMatch) -> TakenUp | None:
    """Take up a single deal that was left in the middle; None if it cannot go on."""
    try:
        taken = take_up(library, Path(match.file))
    except (Unreadable, UnknownLevel):
        return None
    library.history.goes_on(match.id)
    return taken


def give_up_waiting(library: Library, path: Path) -> Trouble | None:
    """Write to the record of a waiting match that the person gave it up; nobody sits down for it.

    Returns the disk's trouble if it refuses, or if only the database does: then the match is listed as
    waiting until the next start. Raises Unreadable as `take_up` does.
    """
    try:
        taken = _taken(library, path)
    except Unreadable as error:
        if not error.passes:
            raise
        raise _put_aside(library, path, error) from error
    recorder = MatchRecorder(library, house=taken.header.settings)
    recorder.go_on(taken)
    try:
        table = RefereedTable.resumed(taken.events, terms=taken.header.terms, deals=SystemDeals())
        if table.can_give_up:
            recorder.append(table.give_up())
    except Exception as error:  # whatever it is, the person is not to meet it again
        raise _put_aside(library, path, error) from error
    finally:
        recorder.close()
    return recorder.trouble or untold(library)


def _taken(library: Library, path: Path) -> Taken:
    try:
        return library.records.take_up(path)
    except Unreadable as error:
        if not error.passes:
            library.history.abandoned(path.stem)
        raise


def _put_aside(library: Library, path: Path, error: Exception) -> Unreadable:
    library.history.abandoned(path.stem)
    return Unreadable(put_aside(path, repr(error)))
