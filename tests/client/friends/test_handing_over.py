"""Between two matches a host hands her table to a guest: a new table, to which the others are asked."""

import pytest

from briscola.client.friends.friends_table import FriendsTable
from briscola.network.guest_messages import Leave, Ready, Sit, Take
from briscola.network.host_messages import HandedOver, Offer
from briscola.network.messages import BadMessage, encode, host_message
from tests.client.friends.test_bad_guests import say
from tests.client.friends.test_seats import OPEN, TERESA, pairs, wire

LINK = "briscola:7KMPQ-2ABCD@192.168.1.5:27480"


def four() -> FriendsTable:
    table = pairs(OPEN, TERESA, OPEN)
    say(table, 1, Sit(seat=1, name="Leo", face="person-man"))
    say(table, 2, Sit(seat=3, name="Mia", face="ada"))
    return table


def offers(table: FriendsTable, seat: int) -> int:
    return sum(isinstance(message, Offer) for message in wire(table, seat).told)


def test_whoever_takes_the_table_has_everybody_told_where_it_is_and_this_one_closes() -> None:
    table = four()
    table.hand_over(1)
    assert [offers(table, seat) for seat in range(3)] == [0, 1, 0]
    say(table, 1, Take(link=LINK))
    for seat in range(3):
        told = [message for message in wire(table, seat).told if isinstance(message, HandedOver)]
        assert told == [HandedOver(name="Leo", link=LINK)]
        assert wire(table, seat).whys[-1] == "handed"


def test_whoever_does_not_want_it_leaves_everything_as_it_was() -> None:
    table = four()
    table.hand_over(1)
    say(table, 1, Take())
    assert wire(table, 0).whys == ["not_taken"]
    say(table, 1, Take(link=LINK))
    assert wire(table, 1).whys == ["not_now"], "a table is offered once"


def test_nobody_takes_a_table_that_was_not_offered_to_her() -> None:
    table = four()
    table.hand_over(1)
    say(table, 2, Take(link=LINK))
    assert wire(table, 2).whys == ["not_now"]


def test_while_a_match_goes_on_no_table_changes_hands() -> None:
    table = four()
    table.hand_over(1)
    for seat in range(3):
        say(table, seat, Ready(ready=True))
    table.begin()
    assert table.playing and not table.may_be_handed(1)
    table.hand_over(2)
    assert not offers(table, 2)
    say(table, 1, Take(link=LINK))
    assert wire(table, 1).whys == ["not_now"] and table.playing


def test_a_table_is_handed_to_nobody_who_is_away_nor_to_a_computer_nor_to_the_host_herself() -> None:
    table = four()
    say(table, 2, Leave())
    assert [table.may_be_handed(seat) for seat in range(4)] == [False, True, False, False]


@pytest.mark.parametrize("link", ["", "https://example.org/", "7KMPQ-2ABC", "briscola:@1.2.3.4"])
def test_a_host_names_a_link_that_leads_to_a_table(link: str) -> None:
    with pytest.raises(BadMessage):
        host_message(encode(HandedOver(name="Leo", link=link)))
