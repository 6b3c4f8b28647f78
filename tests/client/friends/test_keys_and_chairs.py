"""A match belongs to people by their keys, whoever sits on their chairs; who is dismissed is not heard."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from briscola.network.guest_messages import GuestMessage, Leave, Ready, Sit, Watch
from briscola.network.host_messages import Goodbye, MatchHeader, NextLine, RosterChange, Welcome
from tests.client.friends.test_bad_guests import come, end, in_match, key, open_table, say, sit

TOGETHER: Sequence[GuestMessage] = (
    Leave(),
    Sit(seat=2, name="Leo", face="nino"),
    Watch(name="Leo", face="nino"),
)


def headers(told: Sequence[object]) -> int:
    return sum(isinstance(message, MatchHeader) for message in told)


def test_whoever_sits_down_on_a_chair_after_a_match_hears_nothing_of_it_when_her_line_drops() -> None:
    table = in_match(1, 2)
    end(table)
    say(table, 1, Leave())
    mia = come(table, 3)
    sit(table, 3, "rocco", at=1)
    table.let_in(key(3), True)
    assert table.roster[1].key == key(3)
    table.gone(key(3), mia)
    again = come(table, 3)
    assert not headers([*mia.told, *again.told]), "she did not play it"
    assert [message.seat for message in again.told if isinstance(message, Welcome)] == [1]


def test_whoever_played_a_match_hears_its_end_when_she_comes_back_though_her_chair_is_taken() -> None:
    table = in_match(1, 2)
    table.gone(key(1), come(table, 1))
    end(table)
    say(table, 2, Leave())
    table.let_in(key(2), True)
    back = come(table, 1)
    assert headers(back.told) == 1 and any(isinstance(message, NextLine) for message in back.told)


@pytest.mark.parametrize("messages", list(permutations(TOGETHER)))
def test_what_is_sent_together_with_a_goodbye_is_not_heard_after_it(
    messages: tuple[GuestMessage, ...],
) -> None:
    table, _ = open_table(friends=(key(1),))
    leo = come(table, 1)
    sit(table, 1, "person-man")
    for message in messages:
        say(table, 1, message)
    assert isinstance(leo.told[-1], Goodbye) and leo.whys[-1] == "closed"
    assert table.free == 2 and not table.onlookers and not table.knocks
    assert key(1) not in {place.key for place in table.roster}


def test_an_older_connection_of_the_same_person_is_not_heard_any_more() -> None:
    table, _ = open_table(friends=(key(1),))
    older = come(table, 1)
    come(table, 1)
    assert not table.receive(key(1), older, Sit(seat=1, name="Leo", face="person-man"))
    assert table.free == 2


def test_strangers_who_come_and_go_tell_nobody_of_a_roster_that_is_the_same() -> None:
    table, own = open_table()
    before = sum(isinstance(message, RosterChange) for message in own.told)
    for seat in range(1, 6):
        wire = come(table, seat)
        table.gone(key(seat), wire)
    assert sum(isinstance(message, RosterChange) for message in own.told) == before


def test_a_roster_that_changes_is_told_once() -> None:
    table, own = open_table(friends=(key(1),))
    come(table, 1)
    own.told.clear()
    sit(table, 1, "person-man")
    say(table, 1, Ready(ready=True))
    say(table, 1, Ready(ready=True))
    assert [type(message) for message in own.told] == [RosterChange, RosterChange]
