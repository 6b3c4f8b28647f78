"""Records of version 4 name everybody whose computer adds nothing to a shuffle, and why (docs/record.md)."""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from briscola.engine.events import Absent, Contributed, Event, GivenUp, PackCut, Resumed, Sits, Withdrawn
from briscola.engine.occupant import Occupant
from briscola.engine.record import event_from_json, event_line, parse_line
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.terms import Terms
from briscola.engine.turned import turned_event
from briscola.engine.variants import make_rules
from briscola.table.fair_table import FairTable
from briscola.table.table import Phase, WrongPhase
from tests.engine.fair_deals import HEADER, FairMatch, FreshDeals, fair_table, players_at, terms_at
from tests.engine.recorded import rechained

FOUR = make_rules("briscola", 4)
TERMS = terms_at(0, 1, None, 2)
OLD = terms_at(0, 1, None, 2, absences=False)
PEOPLE = players_at(0, 1, None, 2)
RUN = "0123456789abcdef" * 2
STAND_IN = Occupant(name="P1", face="person-woman", level="medium")


def played(away: Sequence[int] = (), terms: Terms = TERMS) -> list[Event]:
    return FairMatch(fair_table(FOUR, terms), away=away).to_the_end().log


def lines(log: Sequence[Event], kind: type[Event]) -> list[int]:
    return [line for line, event in enumerate(log) if isinstance(event, kind)]


def refused(log: Sequence[Event], sentence: str, terms: Terms = TERMS) -> None:
    with pytest.raises(BadRecord, match=sentence):
        replay(rechained([*log], HEADER), terms=terms)


def in_hand(terms: Terms = TERMS) -> FairTable:
    """A table in the middle of its first hand."""
    return FairMatch(fair_table(FOUR, terms)).to_the_end(lambda table: len(lines(table.log, PackCut)) == 1)


# ---- who adds nothing


def test_whoever_is_away_is_named_in_every_hand_and_not_who_has_promised() -> None:
    log = played(away=(0, 1))
    told = [(event.seat, event.why) for event in log if isinstance(event, Absent)]
    shuffles = len(lines(log, PackCut)) + 1  # and the draw for the deal
    assert told == [(0, "line"), (1, "line")] * shuffles and replay(log, terms=TERMS).ended
    log = played()
    assert not lines(log, Absent)
    share = lines(log, Contributed)[0]
    refused([*log[:share], Absent(seat=0, why="line"), *log[share:]], "everybody who adds nothing is named")


@pytest.mark.parametrize(
    "forged",
    [
        lambda log, at: [*log[:at], *log[at + 1 :]],
        lambda log, at: [*log[: at + 1], log[at], *log[at + 1 :]],
        lambda log, at: [*log[:at], replace(log[at], seat=3), *log[at + 1 :]],
        lambda log, at: [*log[:at], replace(log[at], seat=2), *log[at + 1 :]],
        lambda log, at: [*log[:at], replace(log[at], why="page"), *log[at + 1 :]],
        lambda log, at: [*log[:at], replace(log[at], why="unopened"), *log[at + 1 :]],
        lambda log, at: [*log[:at], replace(log[at], why="clock"), *log[at + 1 :]],
        lambda log, at: [*log[:at], replace(log[at], why=""), *log[at + 1 :]],
        lambda log, at: [*log[:at], log[at + 1], log[at], *log[at + 2 :]],
    ],
)
def test_an_absence_that_is_left_out_doubled_or_named_otherwise_is_refused(
    forged: Callable[[Sequence[Event], int], Sequence[Event]],
) -> None:
    log = played(away=(0, 1))
    refused(forged(log, lines(log, Absent)[0]), "everybody who adds nothing is named")


def test_a_record_of_version_3_names_no_absence_and_no_reason() -> None:
    log = played(away=(1,), terms=OLD)
    assert not lines(log, Absent) and replay(log, terms=OLD).ended
    refused(log, "everybody who adds nothing is named", TERMS)
    share = lines(log, Contributed)[0]
    refused([*log[:share], Absent(seat=1, why="line"), *log[share:]], "everybody who adds nothing", OLD)
    table = in_hand(OLD)
    table.sit(1, STAND_IN)
    assert replay(table.log, terms=OLD)
    refused([*table.log[:-1], replace(table.log[-1], why="line")], "for the reason 'line'", OLD)
    refused([*table.log[:-1], Resumed(run=RUN)], "only the host of several computers", OLD)
    assert table.begin_anew(RUN) == []


def test_a_seat_in_a_browser_adds_nothing_and_cuts_where_chance_says() -> None:
    terms = terms_at(0, 1, None, 2, pages=(1, 3))
    log = played(terms=terms)
    assert {(event.seat, event.why) for event in log if isinstance(event, Absent)} == {
        (1, "page"),
        (3, "page"),
    }
    assert {event.seat for event in log if isinstance(event, Contributed)} == {0}
    assert all(cut.auto for cut in log if isinstance(cut, PackCut) and cut.seat in (1, 3))
    assert replay(log, terms=terms).ended


def test_at_a_table_of_pages_alone_only_the_dealer_shuffles() -> None:
    terms = terms_at(0, 1, None, 2, pages=(0, 1, 3))
    log = played(terms=terms)
    assert not lines(log, Contributed) and replay(log, terms=terms).ended
    assert all(cut.salt == "-.-.-.-" for cut in log if isinstance(cut, PackCut))
    with pytest.raises(BadRecord):
        replay(log, terms=OLD)


def test_a_person_whose_seat_a_computer_keeps_is_named_when_the_next_hand_is_shuffled() -> None:
    match = FairMatch(fair_table(FOUR, TERMS, winning_hands=2))
    match.to_the_end(lambda table: table.phase is Phase.PLAY)
    match.table.sit(1, STAND_IN, "left")
    match.away = (1,)
    log = match.to_the_end().log
    assert [(event.seat, event.why) for event in log if isinstance(event, Absent)][:1] == [(1, "line")]
    assert replay(log, terms=TERMS).ended


# ---- who did not open


def stopped(opened: int = 1) -> FairMatch:
    """A match whose first shuffle stopped after so many openings."""
    match = FairMatch(fair_table(FOUR, TERMS, winning_hands=2))
    match.to_the_end(lambda table: table.phase is Phase.CUT)
    match.promise()
    for _ in range(opened):
        match.step()
    match.table.withdraw()
    return match


def test_whoever_did_not_open_adds_nothing_to_any_later_shuffle() -> None:
    match = stopped(opened=2)
    log = match.to_the_end().log
    absent = [(event.seat, event.why) for event in log if isinstance(event, Absent)]
    assert set(absent) == {(0, "unopened")} and len(absent) == len(lines(log, PackCut))
    position = replay(log, terms=TERMS)
    assert position.unopened == (PEOPLE[0].key,) and position.stopped == (1,) and position.ended
    refused([event for event in log if not isinstance(event, Absent)], "everybody who adds nothing")


def test_a_second_persons_failure_ends_the_match() -> None:
    match = stopped(opened=2)
    match.to_the_end(lambda table: table.promises is not None and bool(table.promises.opened))
    assert match.table.withdraw() == [Withdrawn(hand=1), GivenUp()]
    position = replay(match.table.log, terms=TERMS)
    assert position.given_up and position.unopened == (PEOPLE[0].key, PEOPLE[1].key)


def test_a_host_that_was_killed_remembers_who_did_not_open() -> None:
    match = stopped(opened=2)
    table = FairTable.resumed(match.table.log, terms=TERMS, deals=FreshDeals(9))
    table.begin_anew(RUN)
    assert FairMatch(table).to_the_end(lambda each: each.phase is Phase.CUT).shuffle.contributors == (1, 3)


def test_a_shuffle_that_every_computer_has_opened_is_dealt() -> None:
    match = stopped(opened=0)
    match.to_the_end(lambda table: table.promises is not None and not table.promises.missing)
    with pytest.raises(WrongPhase, match="every computer has opened"):
        match.table.withdraw()
    refused([*match.table.log, Withdrawn(hand=1)], "that every computer has opened is dealt")


# ---- who sits there for her


@pytest.mark.parametrize("why", ["line", "left", "sent_away", "digest"])
def test_a_computer_that_decides_for_a_person_does_so_for_a_reason(why: str) -> None:
    table = in_hand()
    table.sit(1, STAND_IN, why)
    table.sit(1, PEOPLE[1])
    assert replay(table.log, terms=TERMS).occupants is not None
    for wrong in ("", "clock", "claimed", "page", "bored"):
        refused([*table.log[:-2], replace(table.log[-2], why=wrong)], f"for the reason '{wrong}'")
    refused([*table.log[:-1], replace(table.log[-1], why=why)], f"for the reason '{why}'")


def test_time_runs_out_only_where_the_table_has_a_clock() -> None:
    terms = terms_at(0, 1, None, 2, clock=30)
    table = in_hand(terms)
    table.sit(1, STAND_IN, "clock")
    assert replay(table.log, terms=terms).levels[1] == "medium"


def test_only_a_seat_in_a_browser_is_claimed_and_by_somebody_new() -> None:
    terms = terms_at(0, 1, None, 2, pages=(1,))
    mia = Occupant(name="Mia", face="ada", key="ab" * 32, computer=1, page=True)
    table = in_hand(terms)
    table.sit(1, mia, "claimed")
    position = replay(table.log, terms=terms)
    assert position.occupants is not None and position.occupants.persons[1] == mia
    for seat, who in ((0, mia), (3, mia), (1, replace(mia, key="")), (1, PEOPLE[3])):
        refused([*table.log[:-1], Sits(seat=seat, who=who, why="claimed")], "claimed|one seat", terms)
    refused([*table.log[:-1], Sits(seat=1, who=mia)], "for the reason ''", terms)
    first = players_at(0, 1, None, 2, pages=(1,))[1]
    table.sit(1, first)
    position = replay(table.log, terms=terms)
    assert position.occupants is not None and position.occupants.persons[1] == first


# ---- a host that begins anew


def test_a_host_that_begins_anew_says_so_between_any_two_actions() -> None:
    table = in_hand()
    assert table.begin_anew(RUN) == [Resumed(run=RUN)]
    assert replay(table.log, terms=TERMS).lines == len(table.log)
    other = Resumed(run=RUN[::-1])
    refused([*table.log[:-2], other, table.log[-2]], "between two actions|out of place|breaks off|expected")
    assert fair_table(FOUR, TERMS).begin_anew(RUN) == []


@pytest.mark.parametrize("run", [RUN, "", "0" * 31, "Z" * 32])
def test_each_run_of_a_hosts_program_has_a_name_of_its_own(run: str) -> None:
    table = in_hand()
    table.begin_anew(RUN)
    refused([*table.log, Resumed(run=run)], "without a name of its own")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Absent(seat=1, why="left"), '{"event":"absent","seat":1,"why":"left"}'),
        (Resumed(run=RUN), f'{{"event":"resumed","run":"{RUN}"}}'),
        (
            Sits(seat=1, who=STAND_IN, why="clock"),
            '{"event":"sits","seat":1,"who":{"name":"P1","face":"person-woman","level":"medium"},'
            '"why":"clock"}',
        ),
    ],
)
def test_the_lines_of_absences_have_one_spelling(event: Absent | Resumed | Sits, line: str) -> None:
    assert event_line(event) == line and event_from_json(parse_line(line)) == event
    assert event.for_seat(1) is None and event.for_public() is None
    turned = turned_event(event, seat=1, players=3)
    assert turned == (event if isinstance(event, Resumed) else replace(event, seat=0))
