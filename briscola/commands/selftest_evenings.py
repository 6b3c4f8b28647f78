"""For the self-test: a match is kept in a folder that goes away again, found, and shown."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from briscola.capabilities.statistics.window.scene import StatisticsScene
from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import KeptMatches
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.storage.evenings.matches import Search
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.match_record import read_record
from briscola.ui.app import App
from briscola.ui.scene import Scene
from briscola.ui.scenes.match_history.scene import MatchHistory
from briscola.ui.scenes.playback.scene import PlaybackScene


class NotKept(Exception):  # noqa: N818 - the reason of a failure
    """A match was not kept as it should be; the message says what is wrong."""


@contextmanager
def kept_match() -> Iterator[tuple[Library, str]]:
    """A library in which one match has been played to its end, and what was found of it."""
    with tempfile.TemporaryDirectory() as folder:
        active_match = ActiveMatch(Library(Path(folder)))
        try:
            yield active_match.library, _play(active_match)
        finally:
            active_match.close()


def scenes(app: App, library: Library) -> Iterator[tuple[str, Scene]]:
    """Yield the scenes that show kept things."""
    bookshelf = KeptMatches(library)
    (match,) = library.history.found(Search())
    opened = bookshelf.open(match)
    yield "evenings", MatchHistory(app, bookshelf, play_deal=lambda _setup, _code: None)
    yield "statistics", StatisticsScene(app, library, play=lambda: None)
    yield "playback", PlaybackScene(app, setup=opened.setup, log=opened.events)


def _play(active_match: ActiveMatch) -> str:
    library = active_match.library
    if not active_match.take_over():
        raise NotKept("no window may keep matches")
    if library.database.note is not None:
        raise NotKept(f"the database is {library.database.note}")
    setup = MatchSetup(winning_hands=1, opponents=regulars(2, ("easy",)))
    seat = active_match.begin(setup, HouseTerms(undo=False, hints=False))
    while not seat.over:
        _step(seat)
    if seat.trouble is not None:
        raise NotKept(f"the record cannot be written: {seat.trouble.said}")
    (match,) = library.history.found(Search())
    record = read_record(Path(match.file))
    if record.wrong is not None or not record.position.ended or match.state != "complete":
        raise NotKept(f"the record is not right: {record.wrong or match.state}")
    return f"a match of {record.lines} lines kept, verified and counted"


def _step(seat: HostedSeat) -> None:
    """The next thing that happens; the person plays the first card that may be played."""
    match seat.next_step:
        case NextStep.MATCH:
            seat.begin_match()
        case NextStep.SEAL_DRAW:
            seat.seal_draw()
        case NextStep.DRAW:
            seat.draw()
        case NextStep.HAND:
            seat.begin_hand()
        case NextStep.CUT | NextStep.OWN_CUT:
            seat.cut()
        case NextStep.TRUMP_CARD | NextStep.OWN_TRUMP_CARD:
            seat.choose_trump_card()
        case NextStep.OWN_MOVE:
            seat.choose(seat.view.legal[0])
        case NextStep.COMPUTER:
            seat.choose(seat.think().result)
        case NextStep.DUMMY:
            seat.turn_dummy()
