"""A line of free words among friends: between hands, where two play always, and never elsewhere."""

import json
from collections.abc import Sequence

import pytest

from briscola.client.friends.friends_table import FriendsTable
from briscola.client.friends.neutral_dealer import NeutralDealer
from briscola.client.friends.table_clock import REST_SECONDS
from briscola.client.host.recorder import Unrecorded
from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.events import Committed, HandEnded
from briscola.engine.record import event_line
from briscola.engine.variants import make_rules
from briscola.network.messages.encoding import BadMessage, guest_message
from briscola.network.messages.fields import LONGEST_WORDS
from briscola.network.messages.from_guest import Ready, Say
from briscola.network.messages.from_host import MaySay, Written
from tests.client.friends.at_shared_table import ANNA, OPEN, Line, OpenTable, Somebody, begun, change
from tests.client.friends.in_memory import Company, header_of, public_of
from tests.client.friends.test_bad_guests import in_match

BRAVA = Say(words="Brava!")


def heard(line: Line) -> Sequence[tuple[int, str]]:
    return [(each.seat, each.words) for each in line.told if isinstance(each, Written)]


def may_write(line: Line) -> bool:
    return next((each.words for each in reversed(line.told) if isinstance(each, MaySay)), False)


def to_hands_end(table: FriendsTable, people: Sequence[Somebody]) -> None:
    """Play the hand, which is the whole match; after one that nobody has won, the next."""
    while table.playing:
        for each in people:
            each.answer()
            if each.match is not None and each.match.view is not None:
                each.say(each.match.choose(each.match.view.legal[0]))
            each.say(Ready(ready=True))


def to_next_deal(table: FriendsTable, people: Sequence[Somebody]) -> None:
    """Play the first hand of several."""
    match = table.match
    assert match is not None
    while not any(isinstance(event, HandEnded) for event in match.table.log):
        for each in people:
            each.answer()
            if each.match is not None and each.match.view is not None:
                each.say(each.match.choose(each.match.view.legal[0]))
    for each in people:
        each.answer()


def test_at_three_nobody_writes_while_a_hand_runs_and_everybody_reads_what_is_written_after_it() -> None:
    table, people = begun(3)
    anna, leo, mia = people
    assert not may_write(leo)
    leo.say(BRAVA)
    assert leo.whys == ["silence"] and not any(map(heard, people))
    to_hands_end(table, people)
    assert all(map(may_write, people))
    table.tick(3)
    leo.say(BRAVA)
    assert heard(anna) == heard(leo) == heard(mia) == [(1, "Brava!")]


def test_at_three_friends_write_before_the_deal_and_no_more_once_it_is_dealt() -> None:
    at = in_match(1)
    assert may_write(at.lines[1])
    at.say(1, BRAVA)
    assert heard(at.lines[0]) == [(1, "Brava!")] and not at.lines[1].whys


def hand_over(people: int = 3) -> tuple[FriendsTable, Sequence[Somebody]]:
    """A table at which the first hand of several is over."""
    table, found = begun(people, hands=2)
    to_next_deal(table, found)
    return table, found


def deals(table: FriendsTable) -> int:
    """Number of shuffles that have been sealed."""
    assert table.match is not None
    return sum(isinstance(event, Committed) for event in table.match.table.log)


def test_the_next_deal_waits_until_everybody_has_gone_on_from_the_count() -> None:
    table, (anna, leo, mia) = hand_over()
    assert deals(table) == 1 and all(map(may_write, (anna, leo, mia)))
    leo.say(BRAVA)
    assert heard(anna) == heard(mia) == [(1, "Brava!")]
    for each in (anna, leo, leo):
        each.say(Ready(ready=True))
        table.tick(0.25)
    assert deals(table) == 1
    mia.say(Ready(ready=True))
    assert deals(table) == 2 and table.playing


def test_nobody_holds_the_table_with_the_count_nor_whoever_has_gone() -> None:
    for mia_goes in (True, False):
        table, (anna, leo, mia) = hand_over()
        for each in (anna, leo):
            each.say(Ready(ready=True))
        table.tick(1.0)
        assert deals(table) == 1
        if mia_goes:
            table.gone(public_of(2), mia)
            table.tick(0.25)
        else:
            table.tick(REST_SECONDS)
        assert deals(table) == 2


def restarted(table: FriendsTable) -> tuple[FriendsTable, Sequence[Somebody]]:
    """The table after its host has ended and begun anew, with everybody there again."""
    match = table.match
    assert match is not None
    fresh = OpenTable(ANNA, OPEN, OPEN, friends=range(3), hands=2).table
    fresh.go_on(match.header, tuple(match.table.log), Unrecorded(), programs={})
    people = [Somebody(fresh, seat) for seat in range(3)]
    while any(each.waiting for each in people):
        for each in people:
            each.answer()
    return fresh, people


def test_a_hand_in_which_the_host_began_anew_has_its_rest_and_one_that_was_over_has_none() -> None:
    table, people = restarted(begun(3, hands=2)[0])
    to_next_deal(table, people)
    table.tick(0.25)
    assert deals(table) == 1 and all(map(may_write, people))
    assert deals(restarted(table)[0]) == 2


def test_no_deal_waits_where_two_play_or_where_nobody_may_write() -> None:
    assert deals(hand_over(2)[0]) == 2
    table, people = begun(3, hands=2)
    change(table, admission=table.admission.forgetting(public_of(1), barred=False))
    to_next_deal(table, people)
    assert deals(table) == 2


def test_two_write_at_any_time_and_no_line_of_the_log_and_no_number_comes_of_it() -> None:
    table, people = begun(2)
    assert table.match is not None
    before = [*map(event_line, table.match.table.log)]
    people[0].say(BRAVA)
    assert heard(people[0]) == heard(people[1]) == [(0, "Brava!")] and not people[0].whys
    assert [*map(event_line, table.match.table.log)] == before
    to_hands_end(table, people)
    for each in people:
        each.answer()
        assert each.match is not None and [*map(event_line, each.match.record)] == [
            *map(event_line, table.match.table.log)
        ]
    assert "Brava" not in "".join(map(event_line, table.match.table.log))
    assert any(isinstance(event, HandEnded) for event in table.match.table.log)


def test_whoever_looks_on_neither_writes_nor_reads() -> None:
    at = OpenTable(*[OPEN] * 2, friends=range(3))
    at.look_on(2)
    for who in (0, 1):
        at.sit(who)
    at.ready(0, 1)
    at.table.begin()
    at.say(0, BRAVA)
    at.say(2, BRAVA)
    assert heard(at.lines[1]) == [(0, "Brava!")]
    assert not heard(at.lines[2]) and at.lines[2].whys == ["not_now"]
    assert not any(isinstance(each, MaySay) and each.words for each in at.lines[2].told)


def test_at_a_dealers_table_nobody_writes_not_even_two_friends() -> None:
    at = OpenTable(OPEN, OPEN, friends=(0, 1), dealer=NeutralDealer(name="Circolo", people=2))
    for who in (0, 1):
        at.sit(who)
    at.ready(0, 1)
    assert at.table.playing
    at.say(1, BRAVA)
    assert at.lines[1].whys == ["silence"] and not heard(at.lines[0])


def test_nobody_writes_where_somebody_sits_whom_the_host_has_not_let_in() -> None:
    table, people = begun(2)
    change(table, admission=table.admission.forgetting(public_of(1), barred=False))
    people[0].say(BRAVA)
    assert people[0].whys == ["silence"] and not heard(people[1])


def test_one_line_in_two_seconds() -> None:
    table, people = begun(2)
    for _ in range(3):
        people[1].say(BRAVA)
    assert people[1].whys == ["too_soon"] * 2 and len(heard(people[0])) == 1
    table.tick(2.5)
    people[1].say(BRAVA)
    assert len(heard(people[0])) == 2


@pytest.mark.parametrize("words", ["a" * (LONGEST_WORDS + 1), "", " \u200b\u202e\n", 7])
def test_a_line_that_is_too_long_or_cannot_be_seen_is_no_message(words: object) -> None:
    with pytest.raises(BadMessage):
        guest_message(json.dumps({"type": "say", "words": words}).encode())


def test_a_line_is_said_alone_and_cleaned_as_names_are() -> None:
    with pytest.raises(BadMessage):
        guest_message(json.dumps({"type": "say", "words": "Brava", "phrase": 1}).encode())
    told = guest_message(
        json.dumps({"type": "say", "words": " A\u202enna\x07 \n e\u0301" + "\u0301" * 40}).encode()
    )
    assert isinstance(told, Say) and told.words is not None
    assert told.words.startswith("Anna \u00e9") and len(told.words) < 12
    assert Written(seat=0, words="Le\u202eo\x07").words == "Leo"


def test_a_guest_refuses_a_host_that_passes_a_line_on_while_a_hand_runs_or_from_nobody() -> None:
    table, people = begun(3)
    match = people[1].match
    assert match is not None
    with pytest.raises(HostCheats, match="while a hand was played"):
        match.check_written(Written(seat=0, words="Gioca il tre"))
    to_hands_end(table, people)
    people[1].answer()
    match.check_written(Written(seat=0, words="Brava!"))
    with pytest.raises(HostCheats, match="nobody"):
        match.check_written(Written(seat=3, words="Brava!"))


def test_between_two_matches_those_of_the_last_one_write() -> None:
    at = in_match(1, 2)
    at.end()
    at.say(1, BRAVA)
    assert heard(at.lines[0]) == heard(at.lines[2]) == [(1, "Brava!")]


def test_after_a_match_those_who_have_got_a_seat_read_what_is_written_and_other_onlookers_do_not() -> None:
    at = OpenTable(*[OPEN] * 2, friends=range(4))
    for who in (2, 3):
        at.look_on(who)
    for who in (0, 1):
        at.sit(who)
    at.ready(0, 1)
    at.table.begin()
    at.say(0, BRAVA)
    at.leave(1)
    at.end()
    at.sit(2, 1)
    at.table.tick(3)
    at.say(0, BRAVA)
    assert heard(at.lines[2]) == [(0, "Brava!")] and not heard(at.lines[3])
    assert not at.lines[2].whys and not any(map(may_write, (at.lines[2], at.lines[3])))


def test_a_guest_who_looks_on_takes_a_line_after_the_match_and_refuses_one_before() -> None:
    company = Company(header_of(make_rules("briscola", 2), (0, 1)))
    company.look_on("looks")
    company.until_asked()
    with pytest.raises(HostCheats, match="nobody"):
        company.followed("looks").check_written(Written(seat=0, words="Brava!"))
    company.play()
    company.followed("looks").check_written(Written(seat=0, words="Brava!"))
