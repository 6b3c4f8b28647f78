"""A table at which nobody may look on: strangers, friends, onlookers of before, and people with a seat."""

from collections.abc import Sequence

from briscola.network.messages.from_guest import Watch
from briscola.network.messages.from_host import Goodbye, Refused, Welcome, Why
from tests.client.friends.at_shared_table import ANNA, OPEN, Line, OpenTable
from tests.client.friends.in_memory import public_of


def closed_to_onlookers(line: Line) -> Sequence[bool]:
    """Every answer that somebody had to whether anybody may look on, one after the other."""
    return [not message.setup.onlookers for message in line.told if isinstance(message, Welcome)]


def answers(line: Line, kind: type[Refused | Goodbye]) -> Sequence[Why]:
    """The reasons of all refusals, or of all farewells."""
    return [message.why for message in line.told if isinstance(message, kind)]


def table(*, onlookers: bool) -> OpenTable:
    """Anna's table for three: Leo, her friend, sits there, and Mia and a stranger would look on."""
    at = OpenTable(ANNA, OPEN, OPEN, friends=(1, 2), onlookers=onlookers)
    at.come(0)
    at.sit(1)
    for who in (2, 3):
        at.look_on(who)
    return at


def test_a_table_that_forbids_it_lets_neither_a_friend_nor_a_stranger_look_on_nor_knock_for_it() -> None:
    at = table(onlookers=False)
    for who in (2, 3):
        assert answers(at.lines[who], Refused) == ["no_onlookers"]
        assert not answers(at.lines[who], Goodbye), "she may still sit down"
        assert closed_to_onlookers(at.lines[who]) == [True]
    assert not at.table.onlookers and not at.knocking
    at.sit(2)
    assert at.names == ["Anna", "Leo", "Mia"]


def test_who_looks_on_is_told_and_leaves_when_it_is_forbidden_and_who_sits_is_told_too() -> None:
    at = table(onlookers=True)
    at.look_on(4)
    at.table.let_in(public_of(3), True)
    assert {each.name for each in at.table.onlookers} == {"P2", "P3"} and at.knocking == ["P4"]
    at.ready(0, 1)
    at.table.begin()
    at.table.allow_onlookers(False)
    for who in (2, 3):
        assert answers(at.lines[who], Goodbye) == ["no_onlookers"]
    assert answers(at.lines[4], Refused) == ["no_onlookers"] and not answers(at.lines[4], Goodbye)
    assert not at.table.onlookers and not at.knocking
    for who in (0, 1):
        assert not at.lines[who].whys and closed_to_onlookers(at.lines[who])[-1]
    told = [len(at.lines[who].told) for who in (2, 3)]
    at.end()
    assert [len(at.lines[who].told) for who in (2, 3)] == told, "nothing follows the farewell"


def test_it_can_be_allowed_again_and_whoever_was_away_then_does_not_look_on_by_herself() -> None:
    at = table(onlookers=True)
    at.lose_connection(2)
    at.table.allow_onlookers(False)
    assert not at.come(2).whys and not at.table.onlookers
    at.table.allow_onlookers(True)
    assert closed_to_onlookers(at.lines[2])[-2:] == [True, False]
    at.say(2, Watch(name="P2", face="face"))
    assert [each.name for each in at.table.onlookers] == ["P2"]


def test_whoever_would_sit_down_during_a_match_waits_for_its_end_without_looking_on() -> None:
    at = OpenTable(ANNA, OPEN, friends=(1,), onlookers=False)
    at.come(0)
    zoe = at.sit(3, 1)
    at.ready(0)
    at.table.begin()
    at.table.let_in(public_of(3), True)
    assert not at.table.onlookers and answers(zoe, Refused) == ["no_onlookers"]
    at.end()
    at.sit(3, 1)
    assert at.names[1] == "Zoe", "the host has let her in"
