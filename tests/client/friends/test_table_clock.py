"""Time at a table of several computers: the clock of a decision, the bank of a hand, and who is away."""

from briscola.client.friends.table_clock import AWAY_SECONDS, BANK_SECONDS, TableClock
from briscola.client.visit.news import MatchGoesOn
from briscola.client.visit.own_connection import FAIR_MARGIN, OwnClock, OwnConnection
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.events import Played, Sits
from briscola.engine.variants import make_rules
from briscola.network.messages.encoding import host_message
from briscola.network.messages.from_guest import Leave
from briscola.network.messages.from_host import AskFor, TurnOf, Welcome
from briscola.table.table import Phase
from tests.client.friends.at_shared_table import begun
from tests.client.friends.in_memory import Company, header_of


def tick(clock: TableClock, seconds: float, at: int = 1, *, hand: int = 1, here: bool = True) -> str:
    """Let seat 0 think; the reason for which nobody waits for it any more, empty while the table does."""
    away = () if here else (0,)
    return clock.tick(seconds, {0: at}, hand=hand, timed=True, away=away).get(0, "")


def test_whoever_thinks_longer_than_a_decision_takes_from_the_bank_of_the_hand() -> None:
    clock = TableClock(30)
    assert clock.left(0, 1, here=True) == 30 + BANK_SECONDS
    assert not tick(clock, 20)
    assert clock.left(0, 1, here=True) == 10 + BANK_SECONDS
    assert not tick(clock, 20)
    assert clock.left(0, 1, here=True) == BANK_SECONDS - 10
    assert clock.left(0, 2, here=True) == 30 + BANK_SECONDS - 10 and not tick(clock, 29, at=2)
    assert clock.left(0, 3, here=True) == 30 + BANK_SECONDS - 10


def test_the_end_of_the_bank_is_the_end_of_the_decision_and_the_next_hand_has_a_full_bank() -> None:
    clock = TableClock(60)
    assert not tick(clock, 60 + BANK_SECONDS - 1) and tick(clock, 1) == "clock"
    assert clock.left(0, 2, here=True) == 60
    assert not tick(clock, 59, at=2) and tick(clock, 1, at=2) == "clock"
    assert not tick(clock, 1, at=3, hand=2)
    assert clock.left(0, 3, here=True) == 59 + BANK_SECONDS


def test_whoever_is_away_has_a_minute_with_or_without_a_clock() -> None:
    for seconds in (0, 60):
        clock = TableClock(seconds)
        assert not tick(clock, AWAY_SECONDS - 1, here=False) and tick(clock, 1, here=False) == "line"
    without = TableClock()
    assert not tick(without, 3600) and without.left(0, 1, here=True) is None
    assert not tick(without, AWAY_SECONDS - 1, here=False) and not tick(without, 1, here=True)
    assert not tick(without, AWAY_SECONDS - 1, here=False), "the minute begins again with another lost line"
    without.back(0)
    assert not tick(without, AWAY_SECONDS - 1, here=False), "and with a new one"


def test_the_time_of_somebody_away_is_up_by_her_clock_or_by_her_line_whichever_is_first() -> None:
    clock = TableClock(30)
    assert tick(clock, 90) == "clock", "her bank is empty"
    assert not tick(clock, 29, at=2, here=False) and tick(clock, 1, at=2, here=False) == "clock"
    assert not tick(TableClock(60), 60, here=True)


def asked(people: tuple[int, ...] = (0, 1)) -> tuple[Company, int]:
    """A table at which somebody is asked for her first card, and who that is."""
    header = header_of(make_rules("briscola", 2), people, clock=30)
    company = Company(header, seed=3, clock=30)
    company.until(lambda: company.host.table.phase is Phase.PLAY and company.host.thinking is None)
    (seat,) = company.host.questions.waiting
    while any(company.to_guest.values()):
        for each in people:
            company.hear(each)
    return company, seat


def told(company: Company, seat: int) -> list[int | None]:
    messages = [host_message(data) for data in company.to_guest[seat]]
    return [message.until for message in messages if isinstance(message, TurnOf | AskFor)]


def test_everybody_is_told_the_seconds_left_and_again_after_a_lost_line() -> None:
    company, seat = asked()
    host, other = company.host, 1 - seat
    host.questions.late(50)
    company.drop(other)
    company.connect(other)
    assert told(company, other) == [40] and told(company, seat) == [40, 40]
    company.drop(seat)
    assert told(company, other) == [40, 40]
    host.questions.late(10)
    company.connect(seat)
    assert told(company, seat) == [30, 30]


def test_a_computer_decides_when_the_time_is_over_and_the_question_is_gone() -> None:
    company, seat = asked()
    late = company.host.questions.late(90)
    assert late == {seat: "clock"}
    company.time += 90
    company.host.go_on_without(late)
    company.hear(seat)
    guest = company.guests[seat]
    assert guest is not None and guest.ask is None
    assert [type(event) for event in guest.seen[-3:]] == [Sits, Played, Sits]


def test_nobody_is_hurried_who_is_alone_with_computers() -> None:
    company, seat = asked((1,))
    assert not company.host.questions.late(3600)
    company.drop(seat)
    company.connect(seat)
    assert told(company, seat) == [None, None]


def test_a_table_keeps_the_clock_that_its_host_has_chosen() -> None:
    table, people = begun(clock=30)
    assert table.match is not None
    (seat,) = table.match.questions.waiting
    assert [message.until for message in people[seat].told if isinstance(message, TurnOf)][-1] == 90
    for _ in range(4 * 89):
        table.tick(0.25)
    assert table.match.questions.waiting == (seat,)
    for _ in range(4):
        table.tick(0.25)
    assert Sits in {type(event) for event in table.match.table.log}


def test_the_terms_of_the_table_are_known_before_the_match_and_stand_in_its_record() -> None:
    for hints in (False, True):
        _, people = begun(clock=60, hints=hints)
        (welcome, *_) = [message for message in people[1].told if isinstance(message, Welcome)]
        assert welcome.setup.clock == 60 and welcome.setup.hints is hints
        assert people[1].match is not None
        header = people[1].match.header
        assert header.settings.hints is hints and not header.settings.undo
        seat = RemoteSeat(MatchGoesOn(header=header, seat=1), lambda _act: None)
        assert seat.advice is hints and not seat.allows_undo


def test_nobody_waits_for_somebody_who_has_left_for_good() -> None:
    table, people = begun(3)
    assert table.match is not None
    (seat,) = table.match.questions.waiting
    people[seat].say(Leave())
    table.tick(0.25)
    assert people[seat].whys == ["closed"] and table.match.questions.waiting != (seat,)
    sits = [event for event in table.match.table.log if isinstance(event, Sits)]
    assert [(event.seat, event.who.level, event.why) for event in sits] == [(seat, "medium", "left")]
    assert table.roster[seat].stand_in and not table.roster[seat].here


# ---- her own account of it


class OwnTime:
    """Her account of her time, at 30 seconds for a decision; her beats are echoed at once."""

    def __init__(self) -> None:
        self.now = 0.0
        self.line = OwnConnection([lambda: self.now])
        self.clock = OwnClock(30, self.line)
        self.connect()

    def connect(self) -> None:
        self.line.connected()
        self.line.echo(self.line.beat().n)

    def asked(self, at: int) -> None:
        self.line.echo(self.line.beat().n)
        self.clock.asked(at)

    def runs_out_after(self, seconds: float) -> bool:
        """True if her time is not over before so many seconds, and may be over then."""
        self.now += seconds - 1
        early = self.clock.may_have_run_out
        self.now += 1
        return not early and self.clock.may_have_run_out


def test_her_own_account_lies_a_fair_margin_below_the_hosts() -> None:
    own = OwnTime()
    assert own.clock.may_have_run_out, "it may have been asked before she came"
    assert not OwnClock(0, own.line).may_have_run_out
    own.asked(1)
    assert own.runs_out_after(30 + BANK_SECONDS - FAIR_MARGIN)


def test_what_she_has_used_of_the_bank_is_gone_until_the_next_hand() -> None:
    own = OwnTime()
    own.asked(1)
    own.now += 50
    own.clock.answered()
    own.now += 1000
    own.asked(2)
    assert own.runs_out_after(30 + BANK_SECONDS - 20 - 2 * FAIR_MARGIN)
    own.clock.new_hand()
    own.asked(1)
    assert own.runs_out_after(30 + BANK_SECONDS - FAIR_MARGIN)


def test_a_question_of_the_time_without_a_line_may_have_used_up_her_bank() -> None:
    own = OwnTime()
    own.now += 20
    own.connect()
    own.clock.back()
    own.asked(1)
    assert own.runs_out_after(30 + BANK_SECONDS - 20 - 2 * FAIR_MARGIN)


def test_an_answer_has_arrived_once_a_later_beat_is_echoed() -> None:
    line = OwnTime().line
    said = line.mark
    assert not line.arrived(said)
    line.echo(line.beat().n)
    assert line.arrived(said)
    line.connected()
    line.echo(line.beat().n)
    assert not line.arrived(said), "nobody knows what was lost with the connection"
