"""Killed while it plays: nothing that had been shown is missing, and the match goes on."""

import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.chain import chain_of
from briscola.engine.forms import FORMS
from briscola.engine.record import event_line
from briscola.storage.records.header import HouseTerms
from briscola.storage.records.match_record import read_record
from tests.client.seat_steps import step_without_choice
from tests.tries import Tries

HOUSE = HouseTerms(undo=False, hints=True)
LONGEST = 0.6
"""Seconds after which a process is killed at the latest."""
SHOWN = 64 + 8 + 1
"""Bytes of what a process says it has shown: the chain, the number of events, the end of the line."""


@pytest.mark.slow
@pytest.mark.linux
def test_nothing_that_was_shown_is_missing_after_a_kill_and_the_match_goes_on(
    tmp_path: Path, tries: Tries
) -> None:
    for chance in tries(2):
        shown = _killed(tmp_path, chance.random() * LONGEST, seed=chance.randrange(2**32))
        tries.found["kills after something was shown"] += shown is not None
        tries.found["events"] += _checked(tmp_path, shown)
    tries.found["matches played to their end"] = _finish(tmp_path)


def _killed(folder: Path, after: float, *, seed: int) -> tuple[str, int] | None:
    """The last that a process had shown when it was killed: the chain and the number of events."""
    heard, told = os.pipe()
    child = os.fork()
    if not child:
        os.close(heard)
        _play(folder, told, Random(seed))
    os.close(told)
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    _, ended = os.waitpid(child, 0)
    assert os.WIFSIGNALED(ended), "the process had ended by itself"
    with os.fdopen(heard, "rb") as pipe:
        lines = pipe.read()
    last = lines[: len(lines) // SHOWN * SHOWN][-SHOWN:].split()
    return (last[0].decode(), int(last[1])) if last else None


def _play(folder: Path, told: int, chance: Random) -> None:
    """Go on with the match that is there, or with others, and say what has been shown; never returns."""
    try:
        active_match = ActiveMatch(Library(folder))
        assert active_match.take_over()
        while True:
            seat = active_match.seat
            if seat is None or seat.over:
                seat = active_match.begin(_setup(chance), HOUSE)
            _step(seat, chance)
            assert seat.trouble is None
            table = seat.host.table
            os.write(told, f"{table.ledger.digest}{len(table.log):8}\n".encode())
    finally:
        os._exit(1)


def _step(seat: HostedSeat, chance: Random) -> None:
    """The next thing that happens at a table, the person's choices by chance."""
    seat.converse()
    if seat.next_step is NextStep.OWN_MOVE:
        seat.choose(chance.choice(seat.view.legal))
    elif not step_without_choice(seat, salt="a salt", at=chance.randrange(1, len(seat.rules.pack))):
        seat.choose(seat.think().result)


def _setup(chance: Random) -> MatchSetup:
    rules = chance.choice(list(FORMS.values()))
    return MatchSetup(
        variant=rules.variant,
        players=rules.players,
        options=dict(rules.changed),
        winning_hands=chance.randrange(1, 4),
        opponents=regulars(rules.players, ("easy", "random")),
    )


def _checked(folder: Path, shown: tuple[str, int] | None) -> int:
    """Hold what is on the disk against what was shown; the events that had been shown."""
    library = Library(folder)
    try:
        assert library.database.note is None, library.database.note
        library.catch_up()
        if shown is None:
            return 0
        chain, events = shown
        for match in library.records.ids():
            path = library.records.path(match)
            if not path.stat().st_size:
                continue  # killed before the first line: nothing had been shown
            record = read_record(path)
            assert record.header is not None and record.wrong is None, record.wrong
            lines = map(event_line, record.events[:events])
            if len(record.events) >= events and chain_of(record.header.line, lines).hex() == chain:
                assert record.position.lines >= events, f"{match} is not right to its end"
                return events
        raise AssertionError(f"the last of {events} events that were shown is in no record")
    finally:
        library.close()


def _finish(folder: Path) -> int:
    """Play the last match to its end; how many are whole."""
    active_match = ActiveMatch(Library(folder))
    active_match.take_over()
    seat, chance = active_match.seat, Random(1)
    while seat is not None and not seat.over:
        _step(seat, chance)
    whole = 0
    for match in active_match.library.records.ids():
        record = read_record(active_match.library.records.path(match))
        assert record.wrong is None, record.wrong
        whole += bool(record.events) and record.position.ended
    active_match.close()
    return whole
