"""People at several computers play one match: all keep the same record, whatever breaks between them."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.friends.absences import PATIENCE
from briscola.engine.events import GivenUp, PhraseSaid, Requested, Signalled, Sits, Withdrawn
from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.network.lines.signed_entries import check_signatures
from briscola.network.messages.encoding import host_message
from briscola.network.messages.from_guest import Say
from briscola.network.messages.from_host import Presence, Refused, TurnOf
from briscola.storage.records.match_record import file_of, right
from briscola.table.table import Phase
from tests.checker import LogError, check
from tests.client.friends.in_memory import Company, header_of, public_of
from tests.client.script_records import says
from tests.engine.strategies import games
from tests.property_based import examples

FOUR = make_rules("briscola", 4)
PLAIN = (GivenUp, Sits, Withdrawn)


MOST = 12
"""Troubles in a match at most: whoever comes back checks all of it once more."""


def trouble_for(company: Company, *, often: float) -> Callable[[], None]:
    """Connections break, and programs are killed, now and then."""
    random, left = company.random, iter(range(MOST))

    def trouble() -> None:
        if company.connected and random.random() < often and next(left, None) is not None:
            seat = random.choice(sorted(company.connected))
            random.choice([lambda: company.drop(seat), lambda: company.kill_guest(seat), company.kill_host])()

    return trouble


def all_hold_the_same(company: Company) -> None:
    assert company.host.over and not company.refused
    company.connect(company.people[0])
    company.host.advance()
    assert company.table_told_of_the_end
    assert len({*company.records()}) == 1
    data = file_of(company.header, company.host.table.log)
    record = right(data)
    assert record.position.ended and check_signatures(company.header, record.events) > 0
    check(data.splitlines())


def plays_on_rightly(company: Company) -> None:
    """To the end of the match."""
    company.play()
    all_hold_the_same(company)


@pytest.mark.slow
def test_four_people_play_a_match_and_all_keep_the_same_record() -> None:
    company = Company(header_of(FOUR, (0, 1, 2, 3), winning_hands=2))
    plays_on_rightly(company)
    assert not any(isinstance(event, PLAIN) for event in company.host.table.log)
    assert check(file_of(company.header, company.host.table.log).splitlines()).matches == 1


@pytest.mark.slow
@examples(10)
@given(st.data())
def test_nothing_is_lost_doubled_or_different_when_lines_drop_and_programs_are_killed(
    data: st.DataObject,
) -> None:
    rules: Rules = data.draw(games(longest_match=5))
    seats = range(rules.players)
    people = sorted(data.draw(st.sets(st.sampled_from(seats), min_size=2)))
    company = Company(header_of(rules, people), seed=data.draw(st.integers(0, 999)))
    company.play(trouble=trouble_for(company, often=0.02))
    all_hold_the_same(company)
    assert not any(isinstance(event, GivenUp | Sits) for event in company.host.table.log)


@pytest.mark.slow
@examples(12)
@given(st.data())
def test_computers_decide_for_people_while_programs_are_killed_and_every_record_is_right(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    rules = data.draw(st.sampled_from(list(FORMS.values())))
    people = sorted(data.draw(st.sets(st.sampled_from(range(rules.players)), min_size=2)))
    company = Company(header_of(rules, people, clock=30), seed=data.draw(st.integers(0, 999)))
    kills = trouble_for(company, often=0.02)

    def trouble() -> None:
        kills()
        waited_for = company.host.questions.waiting
        if waited_for and not company.host.deal.on and company.random.random() < 0.03:
            (seat,) = waited_for
            if company.random.random() < 0.3:
                company.leave(seat)
            company.let_time_run_out(waited_for)

    company.play(trouble=trouble)
    all_hold_the_same(company)
    record = file_of(company.header, company.host.table.log)
    assert check(record.splitlines()).matches == 1
    assert says(tmp_path_factory.getbasetemp(), record) is None


def test_a_hand_goes_on_after_a_cut_line_and_after_kills() -> None:
    company = Company(header_of(make_rules("chiamata", 5), (0, 1, 3)), seed=5)
    company.play(trouble=trouble_for(company, often=0.05))
    all_hold_the_same(company)


def test_everybody_is_told_who_cuts_until_it_is_done() -> None:
    company = Company(header_of(FOUR, (0, 1, 2, 3)), seed=3)
    company.until(lambda: any(guest is not None and guest.wants("cut") for guest in company.guests.values()))
    company.look_on("carla")
    ((asked, guest),) = ((seat, each) for seat, each in company.guests.items() if each and each.wants("cut"))
    assert guest is not None and turns(company, "carla") == [asked]
    company.say(asked, guest.cut(5))
    company.until_asked()
    assert turns(company, "carla")[1] is None, "everybody has cut"


def turns(company: Company, key: str) -> list[int | None]:
    """The seats whose turn it was, as somebody who looks on has been told."""
    told = map(host_message, company.onlookers[key])
    return [message.seat for message in told if isinstance(message, TurnOf)]


# ---- people who are away


def started(people: tuple[int, ...] = (0, 1, 2, 3), seed: int = 1) -> Company:
    """A table in its first hand."""
    company = Company(header_of(FOUR, people), seed=seed)
    company.until_asked()
    return company


def until_asked(company: Company, seat: int) -> None:
    while company.host.questions.waiting != (seat,) or seat in company.connected:
        if not company.step():
            return


def kept_for(seat: int) -> Company:
    """The table, once nobody has waited for somebody at three decisions in a row."""
    company = started()
    company.drop(seat)
    for _ in range(PATIENCE):
        until_asked(company, seat)
        company.let_time_run_out((seat,))
    assert seat not in company.host.host.setup.people
    return company


def test_one_decision_is_made_for_somebody_away_and_she_is_back_at_her_next() -> None:
    company = started()
    company.drop(2)
    until_asked(company, 2)
    company.let_time_run_out((2,))
    assert company.host.host.setup.people == (0, 1, 2, 3)
    sits = [event for event in company.host.table.log if isinstance(event, Sits)]
    assert [event.who.level for event in sits] == ["medium", ""]
    plays_on_rightly(company)


@pytest.mark.slow
def test_from_the_third_in_a_row_the_computer_keeps_the_seat_until_she_is_back() -> None:
    company = kept_for(2)
    company.until(lambda: 2 in company.host.host.setup.people)
    plays_on_rightly(company)


def test_whoever_comes_back_has_her_seat_again_at_once_and_may_speak() -> None:
    company = kept_for(2)
    while company.host.questions.waiting != (3,):
        assert company.step()
    assert 2 not in company.host.host.setup.people
    company.connect(2)
    company.host.receive(public_of(2), Say(phrase=8))
    assert 2 in company.host.host.setup.people
    assert [type(event) for event in company.host.table.log[-2:]] == [Sits, PhraseSaid]
    plays_on_rightly(company)


@pytest.mark.slow
def test_a_host_that_was_killed_knows_whose_seat_a_computer_keeps() -> None:
    company = kept_for(2)
    company.kill_host()
    assert 2 not in company.host.host.setup.people
    for seat in (0, 1, 3, 2):
        company.connect(seat)
    told = [host_message(data) for data in company.to_guest[0]]
    assert Presence(seat=2, here=True, stand_in=True) in told
    while 2 not in company.host.host.setup.people:
        assert company.step()
    assert Presence(seat=2, here=True) in map(host_message, company.to_guest[2])
    plays_on_rightly(company)


def test_cards_are_dealt_without_somebody_whose_line_is_cut() -> None:
    company = Company(header_of(FOUR, (0, 1, 2, 3)))
    for seat in (0, 1, 3):
        company.connect(seat)
    while company.step():
        pass
    assert company.host.questions.waiting == (2,) and company.host.table.phase is Phase.DRAW
    company.let_time_run_out((2,))
    while company.step():
        pass
    assert company.host.table.phase is not Phase.DRAW
    plays_on_rightly(company)


def test_the_second_shuffle_that_somebody_leaves_half_open_ends_the_match_without_a_winner() -> None:
    company = Company(header_of(FOUR, (0, 1, 2, 3)))
    for _ in range(2):
        company.until(lambda: (made := company.host.table.promises) is not None and len(made.missing) == 1)
        assert company.host.table.promises is not None
        (missing,) = company.host.table.promises.missing
        company.drop(missing)
        company.let_time_run_out((missing,))
        company.connect(missing)
    assert company.host.over and isinstance(company.host.table.log[-1], GivenUp)
    lines = file_of(company.header, company.host.table.log).splitlines()
    assert check(lines).hands == 0
    with pytest.raises(LogError, match="the second shuffle that stops ends the match"):
        check([*lines[:-1], b'{"event":"undo","to":1}'])


def test_an_answer_for_a_seal_that_is_withdrawn_is_asked_for_again_under_another_number() -> None:
    company = Company(header_of(make_rules("briscola", 2), (0, 1)))
    company.until(lambda: len(company.shown_list) == 2 and any(company.to_host.values()))
    first, *_ = [seat for seat in (0, 1) if company.to_host[seat]]
    assert company.host.questions.waiting, "a signature of the list is on its way"
    company.drop(1 - first)
    company.let_time_run_out((1 - first,))
    company.connect(1 - first)
    while company.step():
        pass
    company.refused.clear()  # talk that came too late
    all_hold_the_same(company)
    assert any(isinstance(event, Withdrawn) for event in company.host.table.log)


# ---- talk


@pytest.mark.parametrize(
    ("said", "holds"), [(Say(phrase=3), True), (Say(request="trump"), False), (Say(sign="ace"), False)]
)
def test_a_thought_holds_whatever_phrase_is_said_and_not_once_its_player_may_have_heard_more(
    said: Say, holds: bool
) -> None:
    company = Company(header_of(FOUR, (0, 1, 2)))
    company.until(lambda: company.host.thinking is not None and not company.host.silent)
    think, choose = company.host.think()
    action, lines = think(), len(company.host.table.log)
    company.host.receive(public_of(0), said)
    assert len(company.host.table.log) == lines + 1
    assert choose(action) is holds and (len(company.host.table.log) > lines + 1) is holds
    plays_on_rightly(company)


def test_the_host_refuses_everything_in_a_silent_trick() -> None:
    company = started()
    for message in (Say(phrase=3), Say(sign="ace"), Say(request="trump")):
        company.host.receive(public_of(1), message)
    told = [host_message(data) for data in company.to_guest[1]]
    assert [message.why for message in told if isinstance(message, Refused)] == ["silence"] * 3
    assert not any(isinstance(event, PhraseSaid | Signalled | Requested) for event in company.host.table.log)
    company.until(lambda: not company.host.silent)
    company.host.receive(public_of(1), Say(phrase=3))
    assert company.host.table.log[-1] == PhraseSaid(seat=1, phrase=3)
    plays_on_rightly(company)
