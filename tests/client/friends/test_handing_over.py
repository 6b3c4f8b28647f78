"""Between two matches a host hands her table to a guest: a new table, to which the others are asked."""

import pytest

from briscola.network.messages.encoding import BadMessage, encode, host_message
from briscola.network.messages.from_guest import Take
from briscola.network.messages.from_host import HandedOver, Offer
from tests.client.friends.at_shared_table import HELLO, OPEN, OpenTable
from tests.client.friends.in_memory import public_of
from tests.client.friends.test_seats import TERESA, pairs

LINK = "briscola:7KMPQ-2ABCD@192.168.1.5:27480"


@pytest.fixture
def four() -> OpenTable:
    """Anna, Leo and Mia with a computer; the table is offered to Leo."""
    at = pairs(OPEN, TERESA, OPEN)
    at.sit(1)
    at.sit(2, 3)
    at.table.hand_over(public_of(1))
    return at


def offers(at: OpenTable, who: int) -> int:
    return sum(isinstance(message, Offer) for message in at.lines[who].told)


def test_whoever_takes_the_table_has_everybody_told_where_it_is_and_this_one_closes(four: OpenTable) -> None:
    assert [offers(four, who) for who in range(3)] == [0, 1, 0]
    four.say(1, Take(link=LINK))
    for line in four.lines.values():
        told = [message for message in line.told if isinstance(message, HandedOver)]
        assert told == [HandedOver(name="Leo", link=LINK)] and line.whys[-1] == "handed"


def test_whoever_does_not_want_it_leaves_everything_as_it_was(four: OpenTable) -> None:
    four.say(1, Take())
    assert four.lines[0].whys == ["not_taken"]
    four.say(1, Take(link=LINK))
    assert four.lines[1].whys == ["not_now"], "a table is offered once"


def test_nobody_takes_a_table_that_was_not_offered_to_her(four: OpenTable) -> None:
    four.say(2, Take(link=LINK))
    assert four.lines[2].whys == ["not_now"]


def test_what_others_answer_leaves_the_offer_as_it_is(four: OpenTable) -> None:
    four.say(2, Take(link=LINK))
    four.say(0, Take())
    four.say(1, Take(link=LINK))
    assert four.lines[1].whys == ["handed"]


def test_an_offer_outlives_a_lost_line_but_neither_her_leave_nor_a_match(four: OpenTable) -> None:
    four.lose_connection(1)
    four.come(1)
    four.say(1, Take())
    assert four.lines[0].whys == ["not_taken"], "it was asked for her answer still"
    four.table.hand_over(public_of(1))
    four.leave(1)
    four.come(1)
    four.sit(1)
    four.say(1, Take(link=LINK))
    assert four.lines[1].whys == ["not_now"]
    four.table.hand_over(public_of(1))
    four.ready(0, 1, 2)
    four.table.begin()
    four.end()
    four.say(1, Take(link=LINK))
    assert four.lines[1].whys == ["not_now"] * 2


def test_while_a_match_goes_on_no_table_changes_hands(four: OpenTable) -> None:
    four.ready(0, 1, 2)
    four.table.begin()
    assert four.table.playing and not four.table.may_be_handed(public_of(1))
    four.table.hand_over(public_of(2))
    assert not offers(four, 2)
    four.say(1, Take(link=LINK))
    assert four.lines[1].whys == ["not_now"] and four.table.playing


def test_a_table_is_handed_to_nobody_away_nor_to_a_computer_nor_to_its_host(four: OpenTable) -> None:
    four.leave(2)
    assert [four.table.may_be_handed(public_of(who)) for who in range(4)] == [False, True, False, False]


def test_a_table_is_handed_to_nobody_without_a_line_nor_in_a_browser(four: OpenTable) -> None:
    four.table.arrive(public_of(2), four.lines[2], HELLO, page=True)
    four.sit(2)
    four.lose_connection(1)
    assert not any(four.table.may_be_handed(public_of(who)) for who in range(4))


@pytest.mark.parametrize("link", ["", "https://example.org/", "7KMPQ-2ABC", "briscola:@1.2.3.4"])
def test_a_host_names_a_link_that_leads_to_a_table(link: str) -> None:
    with pytest.raises(BadMessage):
        host_message(encode(HandedOver(name="Leo", link=link)))
