"""People at several computers play sueca where the dealer says which card shows the trumps (V-SU-5)."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.client.seats.seat_control import NextStep
from briscola.client.visit.host_cheats import HostCheats
from briscola.client.visit.news import MatchGoesOn, NewEntries, NextSeat, SavedEntries, TableQuestion
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.events import Event, Opened, PackCut, TrumpCardChosen
from briscola.engine.record import event_to_json
from briscola.engine.variants import make_rules
from briscola.network.messages.encoding import host_message
from briscola.network.messages.from_host import AskFor, HostMessage, NextLine, TurnOf
from briscola.storage.records.match_record import file_of
from briscola.table.table import Phase
from tests.client.friends.evening import Evening, friend, setup_of
from tests.client.friends.in_memory import Company, header_of
from tests.client.friends.test_evening import all_keep_the_same
from tests.client.friends.test_host_and_guests import all_hold_the_same, trouble_for, turns
from tests.client.script_records import says

SUECA = make_rules("sueca", 4, {"trump_card": "dealer"})


def choices(company: Company) -> list[TrumpCardChosen]:
    return [event for event in company.host.table.log if isinstance(event, TrumpCardChosen)]


def question(company: Company, what: str = "trump_card") -> int | None:
    """The seat that is asked so now."""
    shuffle = company.host.deal.shuffle
    waiting = () if shuffle is None else shuffle.waiting
    return next((seat for seat in waiting if shuffle is not None and shuffle.asked(seat) == what), None)


@pytest.mark.slow
def test_each_dealer_says_it_and_all_records_are_the_same(tmp_path: Path) -> None:
    company = Company(header_of(SUECA, (0, 1, 3), winning_hands=3), seed=13)
    company.play()
    all_hold_the_same(company)
    assert says(tmp_path, file_of(company.header, company.host.table.log)) is None
    assert {event.seat for event in choices(company)} == {0, 1, 2, 3}
    assert {event.auto for event in choices(company) if event.seat == 2} == {False}
    assert {event.auto for event in choices(company)} == {True, False}
    own = {event.which for event in choices(company) if event.seat != 2 and not event.auto}
    assert own == {"bottom", "top"}


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_lost_when_lines_break_and_programs_are_killed(seed: int) -> None:
    company = Company(header_of(SUECA, (0, 1, 2, 3), winning_hands=3), seed=seed)
    company.play(trouble=trouble_for(company, often=0.02))
    all_hold_the_same(company)


def test_whoever_thinks_too_long_leaves_it_to_the_shuffle() -> None:
    company = Company(header_of(SUECA, (0, 1, 2, 3)), seed=1)
    company.until(lambda: question(company) is not None)
    seat = question(company)
    assert seat == company.host.table.dealer
    other = (seat + 1) % 4
    heard = [host_message(each) for each in company.to_guest[other]]
    told = [message.seat for message in heard if isinstance(message, TurnOf)]
    cutter = company.host.table.cutter
    company.look_on("carla")
    assert turns(company, "carla")[-1] in (seat, cutter) and set(told) <= {None, seat, cutter}
    assert company.host.deal.lapse(seat) and not company.host.deal.lapse(seat)
    company.host.advance()
    assert question(company) is None
    company.until(lambda: company.host.table.phase is Phase.PLAY)
    (chosen,) = choices(company)
    assert chosen.seat == seat and chosen.auto


def test_a_seat_tells_who_cuts_and_who_chooses_the_trump_card() -> None:
    """The windows and pages of the others name whoever is waited for, as the host tells it."""
    company = Company(header_of(SUECA, (0, 1, 2, 3), winning_hands=3), seed=1)
    company.until(lambda: company.host.table.hand == 2 and question(company) is not None)
    dealer, cutter = company.host.table.dealer, company.host.table.cutter
    other = (dealer + 1) % 4
    company.hear(other)
    guest = company.guests[other]
    assert guest is not None
    seat = RemoteSeat(MatchGoesOn(header=company.header, seat=other), lambda _: None)
    seat.receive(NewEntries(events=tuple(guest.seen)))
    for asked in (dealer, cutter):
        seat.receive(NextSeat(seat=asked))
        place = (asked - other) % 4
        assert (seat.chooser, seat.cutter) == ((place, None) if asked == dealer else (None, place))
    seat.receive(SavedEntries(record=tuple(guest.record), digest=""))
    while seat.take_new_events():
        pass
    seat.receive(TableQuestion(trump_card=True))
    before: NextStep = seat.next_step
    assert before is NextStep.OWN_TRUMP_CARD
    assert seat.choose_trump_card("top") == []
    after: NextStep = seat.next_step
    assert after is NextStep.ANOTHER


@pytest.mark.slow
def test_whoever_plays_in_a_browser_leaves_it_to_the_shuffle_as_the_cut() -> None:
    company = Company(header_of(SUECA, (0, 1, 2, 3), winning_hands=4, pages=(1,)), seed=1)
    company.play()
    all_hold_the_same(company)
    assert {event.auto for event in choices(company) if event.seat == 1} == {True}


@pytest.mark.parametrize("auto", [False, True])
def test_a_host_that_tells_another_card_than_was_promised_is_caught(auto: bool) -> None:
    """Whoever deals and chooses, each guest finds it at once, before she plays a card."""
    victim = 1

    def other(event: Event) -> Event | None:
        if not isinstance(event, TrumpCardChosen) or event.auto:
            return None
        which = "bottom" if event.which == "top" else "top"
        return replace(event, which=event.which if auto else which, auto=auto)

    company = Company(header_of(SUECA, (0, 1, 2, 3), winning_hands=6), seed=2)

    def tamper(seat: int, message: HostMessage) -> HostMessage | None:
        if seat == victim and isinstance(message, NextLine) and (told := other(message.seen)) is not None:
            return replace(message, event=event_to_json(told))
        return message

    company.tamper = tamper
    with pytest.raises(HostCheats, match="the trump card is another one than was promised"):
        company.play()


@pytest.mark.slow
def test_the_question_comes_to_nobody_who_does_not_deal() -> None:
    """A host that asks another seat for the card gets a share without one."""
    company = Company(header_of(SUECA, (0, 1, 2, 3), winning_hands=2), seed=2)

    asked = set()

    def tamper(seat: int, message: HostMessage) -> HostMessage | None:
        if isinstance(message, AskFor) and message.what == "trump_card":
            asked.add((seat, company.host.table.dealer))
        return message

    company.tamper = tamper
    company.play()
    assert asked and all(seat == dealer for seat, dealer in asked)
    opened = [event for event in company.host.table.log if isinstance(event, Opened) and event.trump_card]
    cuts = [event for event in company.host.table.log if isinstance(event, PackCut)]
    assert 0 < len(opened) <= len(cuts)


@pytest.mark.slow
def test_in_other_games_nobody_is_asked_and_nothing_is_written() -> None:
    for options in ({}, {"trump_card": "top"}):
        company = Company(header_of(make_rules("sueca", 4, options), (0, 1, 2, 3)), seed=1)
        company.play()
        all_hold_the_same(company)
        lines = [line for record in company.records() for line in record.splitlines()[2:]]
        assert not choices(company) and lines and not any("trump_card" in line for line in lines)


@pytest.mark.slow
def test_people_at_real_sockets_deal_and_choose(tmp_path: Path) -> None:
    with Evening([friend(tmp_path, name) for name in ("Anna", "Leo", "Mia")]) as evening:
        evening.sit_down(setup_of(SUECA, 3, winning_hands=4))
        evening.begin()
        evening.play(seconds=120)
        all_keep_the_same(tmp_path, 3)
