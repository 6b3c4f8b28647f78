"""A match belongs to people by their keys, whoever sits on their chairs; who is dismissed is not heard."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from briscola.network.messages.from_guest import GuestMessage, Leave, Sit, Watch
from briscola.network.messages.from_host import Goodbye, MatchHeader, NextLine, RosterChange, Welcome
from tests.client.friends.in_memory import public_of
from tests.client.friends.test_bad_guests import in_match, open_table

TOGETHER: Sequence[GuestMessage] = (
    Leave(),
    Sit(seat=2, name="Leo", face="nino"),
    Watch(name="Leo", face="nino"),
)


def headers(told: Sequence[object]) -> int:
    return sum(isinstance(message, MatchHeader) for message in told)


def test_whoever_sits_down_on_a_chair_after_a_match_hears_nothing_of_it_when_her_line_drops() -> None:
    at = in_match(1, 2)
    at.end()
    at.leave(1)
    zoe = at.sit(3, 1)
    at.table.let_in(public_of(3), True)
    assert at.table.roster[1].key == public_of(3)
    at.lose_connection(3)
    again = at.come(3)
    assert not headers([*zoe.told, *again.told]), "she did not play it"
    assert [message.seat for message in again.told if isinstance(message, Welcome)] == [1]


def test_whoever_played_a_match_hears_its_end_when_she_comes_back_though_her_chair_is_taken() -> None:
    at = in_match(1, 2)
    at.come(1)
    at.lose_connection(1)
    at.end()
    at.leave(2)
    at.table.let_in(public_of(2), True)
    back = at.come(1)
    assert headers(back.told) == 1 and any(isinstance(message, NextLine) for message in back.told)


@pytest.mark.parametrize("messages", list(permutations(TOGETHER)))
def test_what_is_sent_with_a_goodbye_is_not_heard_after_it(messages: tuple[GuestMessage, ...]) -> None:
    at = open_table(1)
    leo = at.sit(1)
    at.say(1, *messages)
    assert isinstance(leo.told[-1], Goodbye) and leo.whys[-1] == "closed"
    assert at.table.free == 2 and not at.table.onlookers and not at.knocking
    assert public_of(1) not in {place.key for place in at.table.roster}


def test_strangers_who_come_and_go_tell_nobody_of_a_roster_that_is_the_same_and_a_change_is_told_once() -> (
    None
):
    at = open_table(1)
    at.come(1)
    own = at.lines[0].told
    own.clear()
    for who in range(2, 6):
        at.come(who)
        at.lose_connection(who)
    assert not own
    at.sit(1)
    at.ready(1)
    at.ready(1)
    assert [type(message) for message in own] == [RosterChange, RosterChange]
