"""Two windows on one home, opened, closed and killed at any moment: each match is kept once, none is lost."""

from pathlib import Path
from random import Random

import pytest

from briscola.client.active_match import ActiveMatch
from briscola.client.host.library import Library
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.storage.evenings.matches import Search
from briscola.storage.records.match_record import right
from tests.client.seat_steps import step_without_choice
from tests.storage.played import HOUSE, setup_of
from tests.tries import Tries

OFTEN = {"play": 60, "title": 10, "begin": 12, "turn": 12, "close": 4, "kill": 4, "give up": 3}
"""Weight of each action in an open window."""


@pytest.mark.slow
@pytest.mark.linux
def test_of_two_windows_on_one_home_one_keeps_matches_and_loses_none(tmp_path: Path, tries: Tries) -> None:
    """Many things are done in either window, by turns of chance."""
    two, kept = (_Window(tmp_path), _Window(tmp_path)), dict[str, bytes]()
    for number, chance in enumerate(tries(60)):
        tries.found[chance.choice(two).do(chance)] += 1
        assert sum(window.keeps for window in two) <= 1, "two windows keep matches"
        if number % 50 == 49:
            kept = _looked_through(tmp_path, kept)
    for window in two:
        window.close()
    _looked_through(tmp_path, kept)


class _Window:
    """A window without its picture."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.active_match: ActiveMatch | None = None

    @property
    def keeps(self) -> bool:
        return self.active_match is not None and self.active_match.ours

    def do(self, chance: Random) -> str:
        active_match = self.active_match
        if active_match is None:
            self.active_match = ActiveMatch(Library(self.home, settings_file=self.home / "settings.json"))
            self.active_match.take_over()
            return "opened"
        (what,) = chance.choices(list(OFTEN), list(OFTEN.values()))
        match what:
            case "play":
                if active_match.seat is None or active_match.seat.over:
                    active_match.begin(setup_of(chance.choice(("two", "hands"))), HOUSE)
                assert active_match.seat is not None
                active_match.go_on()
                _play(active_match.seat, chance)
            case "title":
                if active_match.seat is not None and active_match.seat.over:
                    active_match.drop()
                active_match.take_over()
            case "begin":
                active_match.begin(setup_of("two"), HOUSE)
            case "turn":
                if waiting := active_match.library.history.found(Search(waits=True)):
                    match, ours = chance.choice(waiting), active_match.ours
                    assert (active_match.turn_to(match) is not None) is (ours or active_match.ours)
            case "give up":
                active_match.give_up()
            case "close":
                self.close()
            case _:
                active_match._lock.release()  # as the system does where a program ends
                active_match.library.close()
                self.active_match = None
        return what

    def close(self) -> None:
        if self.active_match is not None:
            self.active_match.close()
            self.active_match = None


def _play(seat: HostedSeat, chance: Random) -> None:
    """Some steps of a match, seldom to its end."""
    for _ in range(chance.choice((1, 3, 20, 90))):
        if seat.next_step is NextStep.MATCH and seat.host.table.matches:
            return
        if seat.next_step is NextStep.OWN_MOVE:
            seat.choose(chance.choice(seat.view.legal))
        elif not step_without_choice(seat, salt="salt"):
            seat.choose(seat.think().result)


def _looked_through(home: Path, before: dict[str, bytes]) -> dict[str, bytes]:
    """The records as they are now: right, with all that stood there before, each in the list once."""
    records = {path.stem: path.read_bytes() for path in (home / "records").glob("*.jsonl")}
    for match, data in before.items():
        assert records[match].startswith(data), f"{match} has lost lines"
    for data in records.values():
        right(data)
    with_lock = Library(home, settings_file=home / "settings.json")
    try:
        for _ in with_lock.history.catch_up(with_lock.records):
            pass
        listed = [match.id for match in with_lock.history.found(Search())]
    finally:
        with_lock.close()
    assert sorted(listed) == sorted(records), "a match is not listed once"
    return records
