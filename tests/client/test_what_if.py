"""What if: from a choice of the person on a kept match may go another way, against the same players."""

import pytest

from briscola.client.decisions import hands_of
from briscola.client.playback.what_if import WHAT_IF, Origin, branch, can_branch
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.view.folding import as_seen_by, fold_all
from briscola.client.view.view import ME
from briscola.engine.actions import Play
from briscola.engine.events import Event, HandEnded, Played
from briscola.engine.record import event_line
from briscola.engine.turned import turned_to
from briscola.engine.variants import make_rules
from tests.client.reloading import memory_of, play, sat_down, setup_of, step
from tests.client.table_of_people import TableOfPeople, several


@pytest.fixture(scope="module")
def kept() -> HostedSeat:
    return play(sat_down(setup_of("briscola", {}, "medium")), hands=2, talking=False)


def origin(kept: HostedSeat) -> Origin:
    terms = memory_of(kept).terms
    assert terms is not None
    return Origin(seeds=kept.seeds, terms=terms, seat=kept.place)


def own_events(kept: HostedSeat) -> list[int]:
    return [decision.event for hand in hands_of(kept.host.table.log, ME) for decision in hand.decisions]


def to_the_end(seat: HostedSeat) -> list[Event]:
    hand = seat.host.table.hand
    while seat.dealt and seat.host.table.hand == hand:
        seat.converse()
        step(seat)
    return seat.host.table.log


@pytest.mark.parametrize("at", [0, 7, 25, -1])
def test_with_the_same_choices_everybody_does_what_was_done(kept: HostedSeat, at: int) -> None:
    event = own_events(kept)[at]
    other = branch(kept.setup, origin(kept), kept.host.table.log, event)
    assert other.next_step is NextStep.OWN_MOVE and len(other.host.table.log) == event
    log = to_the_end(other)
    assert list(map(event_line, log)) == list(map(event_line, kept.host.table.log[: len(log)]))


def test_another_card_goes_another_way_and_counts_nowhere(kept: HostedSeat) -> None:
    event = own_events(kept)[2]
    other = branch(kept.setup, origin(kept), kept.host.table.log, event)
    played = kept.host.table.log[event]
    assert isinstance(played, Played)
    other.choose(next(action for action in other.view.legal if action != Play(card=played.card)))
    log = to_the_end(other)
    assert any(isinstance(event, HandEnded) for event in log[event:])
    assert log[:event] == kept.host.table.log[:event] and log[event] != kept.host.table.log[event]
    assert other.trouble is WHAT_IF and not other.kept and other.file is None


def test_a_program_sits_down_from_no_record() -> None:
    assert can_branch(setup_of("briscola", {}, "medium"))
    assert not can_branch(setup_of("briscola", {}, "bot:whoever"))
    assert not can_branch(setup_of("briscola", {}, "champion"))


@pytest.mark.parametrize("place", [0, 1])
def test_of_several_people_each_branches_off_from_her_seat_and_computers_play_the_others(place: int) -> None:
    people = TableOfPeople(several(make_rules("briscola", 3), (0, 1)), seed=1)
    while not any(isinstance(event, HandEnded) for event in people.log):
        people.step()
    seat, log = people.seats[place], turned_to(people.log, place)
    event = [decision.event for hand in hands_of(log, ME) for decision in hand.decisions][3]
    assert can_branch(seat.setup)
    other = branch(seat.setup, origin(seat), log, event)
    assert other.next_step is NextStep.OWN_MOVE and other.host.setup.people == (place,)
    seen = fold_all(as_seen_by(log[:event]))
    assert seen is not None and other.view.hand == seen.hands[ME]
    assert other.setup.name(ME) == seat.setup.name(ME)
    after = to_the_end(other)
    assert after[:event] == people.log[:event] and any(isinstance(e, HandEnded) for e in after[event:])
