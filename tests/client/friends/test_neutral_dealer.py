"""A table of a neutral dealer: whoever has the code sits down, and nobody has to begin."""

from collections.abc import Callable
from typing import Any

import pytest

from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.network.messages.from_host import RosterChange, Welcome
from tests.client.friends.at_shared_table import OPEN, OpenTable
from tests.client.friends.in_memory import public_of


class Club(OpenTable):
    def __init__(
        self, later: Callable[[Callable[[], None]], object] = lambda tell: tell(), **how: Any
    ) -> None:
        super().__init__(OPEN, OPEN, OPEN, later=later, dealer=NeutralDealer(name="Circolo Sempione", **how))

    @property
    def seated(self) -> list[int]:
        return [place.seat for place in self.table.roster if place.key]


def test_strangers_sit_down_and_a_match_begins_when_all_are_ready() -> None:
    club = Club()
    line = club.sit(1)
    assert club.seated == [1] and not club.table.admission.knocks
    welcome = line.told[0]
    assert isinstance(welcome, Welcome) and welcome.setup.dealer == "Circolo Sempione"
    club.sit(2)
    club.ready(1)
    assert not club.table.playing
    club.ready(2)
    assert club.table.playing
    (header,) = club.begun
    assert header.dealt_by is not None and header.dealt_by.computer is None
    assert header.dealt_by.name == "Circolo Sempione"
    assert [bool(player.level) for player in header.roster] == [True, False, False]


def test_a_match_waits_for_the_fewest_people() -> None:
    club = Club(people=2)
    club.sit(0)
    club.ready(0)
    assert not club.table.playing
    club.sit(1)
    club.ready(1)
    assert club.table.playing


def test_a_match_begins_when_whoever_was_not_ready_gets_up() -> None:
    club = Club()
    club.sit(0)
    club.sit(1)
    club.ready(0)
    club.leave(1)
    club.passes(1)
    assert club.table.playing and club.seated == [0]


def test_the_seat_of_somebody_who_is_gone_opens_after_a_minute() -> None:
    club = Club()
    club.sit(0)
    club.lose_connection(0)
    club.passes(59)
    assert club.seated == [0]
    club.passes(1)
    assert not club.seated


def test_somebody_who_is_never_ready_keeps_the_others_for_three_minutes() -> None:
    club = Club()
    club.sit(0)
    line = club.sit(1)
    club.passes(500)
    assert club.seated == [0, 1]
    club.ready(0)
    club.passes(179)
    assert club.seated == [0, 1]
    club.passes(1)
    assert club.seated == [0] and club.table.playing
    assert [message.seat for message in line.told if isinstance(message, Welcome)][-1] is None


@pytest.mark.parametrize("first_gone", [0, 1])
def test_a_match_that_all_have_left_makes_room_for_others(first_gone: int) -> None:
    club = Club()
    for who in (0, 1):
        club.sit(who)
    club.ready(0, 1)
    club.leave(first_gone)
    club.passes(1)
    assert club.table.playing
    club.leave(1 - first_gone)
    club.passes(1)
    assert club.table.match is None and not club.seated and club.table.free == 3
    club.sit(2)
    club.ready(2)
    assert club.table.playing


def test_a_match_in_which_nobody_has_chosen_makes_room_soon() -> None:
    club = Club()
    club.sit(0)
    club.ready(0)
    club.lose_connection(0)
    club.passes(179)
    assert club.table.playing
    club.passes(1)
    assert club.table.match is None
    club.passes(60)
    assert club.table.free == 3


def test_a_match_sleeps_for_a_week_at_most() -> None:
    club = Club(abandoned_seconds=1000, unplayed_seconds=1000)
    club.sit(0)
    club.ready(0)
    club.lose_connection(0)
    club.passes(999)
    assert club.table.playing
    club.come(0)
    club.passes(1)
    club.lose_connection(0)
    club.passes(999)
    assert club.table.playing
    club.passes(1)
    assert club.table.match is None


def test_a_place_is_kept_for_whoever_sits_here_or_stands_in_the_record() -> None:
    club = Club()
    club.sit(0)
    club.look_on(5)
    kept = club.table.expects
    assert kept(public_of(0)) and not kept(public_of(5)) and not kept(public_of(1))
    club.sit(1)
    club.ready(0, 1)
    club.leave(1)
    assert kept(public_of(1)), "a match goes on in which she has played"


def test_changes_that_come_together_are_told_once() -> None:
    waiting: list[Callable[[], None]] = []
    club = Club(later=waiting.append)
    first = club.sit(0)
    for who in range(3, 13):
        club.look_on(who)
    for who in range(3, 13):
        club.lose_connection(who)
    first.told.clear()
    club.sit(1)
    (tell,) = waiting
    tell()
    (told,) = first.told
    assert isinstance(told, RosterChange) and not told.onlookers
    assert [place.name for place in told.roster] == ["Anna", "Leo", ""]
    club.lose_connection(1)
    assert len(waiting) == 2, "the next change is told again"


def test_nobody_is_told_who_goes_when_all_go() -> None:
    club = Club()
    for who in (0, 1):
        club.sit(who)
    club.ready(0, 1)
    lines = [club.lines[who] for who in (0, 1)]
    for line in lines:
        line.told.clear()
    club.table.hush()
    for who in (0, 1):
        club.lose_connection(who)
    assert club.table.playing and not any(line.told for line in lines)


def test_people_who_look_on_and_go_make_room_for_others() -> None:
    club = Club()
    for who in range(3, 13):
        club.look_on(who)
        if who < 5:
            club.lose_connection(who)
    assert len(club.table.onlookers) == 8
