"""For whom a match at several computers does not wait, and why."""

from briscola.client.friends.absences import Absences
from briscola.engine.events import Sits
from briscola.engine.occupant import Occupant
from briscola.network.messages.from_guest import Leave
from tests.client.friends.at_shared_table import begun


def test_whoever_has_left_is_away_for_that_and_not_for_her_line_or_the_clock() -> None:
    table, people = begun(3)
    match = table.match
    assert match is not None
    (seat,) = match.questions.waiting
    people[seat].say(Leave())
    assert match.questions.late(0.25) == {seat: "left"}
    assert match.questions.late(3600.0)[seat] == "left", "whatever the clock says"


def test_a_shuffle_waits_again_for_whoever_was_left_out_and_is_back() -> None:
    absences = Absences(())
    absences.leave_out([1])
    absences.wait_no_more(2, "left")
    assert [absences.shuffle_waits_for(seat) for seat in range(3)] == [True, False, False]
    absences.back(1)
    absences.back(2)
    assert all(map(absences.shuffle_waits_for, range(3))) and not absences.for_good


def test_after_a_restart_only_a_false_digest_is_remembered_and_the_shuffle_calls_it_sent_away() -> None:
    computer = Occupant(name="Anna", face="", level="medium")
    log = [Sits(seat=seat, who=computer, why=why) for seat, why in enumerate(("digest", "left", "line"))]
    absences = Absences(log)
    assert absences.for_good == {0: "digest"} and absences.expelled(0) and not absences.expelled(1)
    assert [absences.deal_reason(seat) for seat in range(2)] == ["sent_away", "line"]
