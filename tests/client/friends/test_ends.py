"""All ways in which somebody's line to a table ends: what she is told, and what becomes of her seat."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from briscola.client.host.recorder import Unrecorded
from briscola.client.visit.friends_client import FriendsClient
from briscola.client.visit.news import LobbyState
from briscola.engine.variants import make_rules
from briscola.network.messages.from_host import AskFor, Why
from tests.client.friends.at_shared_table import ANNA, OPEN, OpenTable
from tests.client.friends.evening import Evening, friend, setup_of
from tests.client.friends.in_memory import public_of


def in_match() -> OpenTable:
    """Anna and Leo play."""
    at = OpenTable(ANNA, OPEN, friends=(1, 2))
    at.come(0)
    at.sit(1)
    at.ready(0, 1)
    at.table.begin()
    return at


@pytest.mark.parametrize(
    ("end", "goodbye", "for_good"),
    [
        (lambda at: at.lose_connection(1), [], {}),
        (lambda at: at.come(1), ["elsewhere"], {}),
        (lambda at: at.leave(1), ["closed"], {1: "left"}),
        (lambda at: at.table.send_away(public_of(1)), ["sent_away"], {1: "sent_away"}),
    ],
    ids=["lost", "elsewhere", "left", "sent away"],
)
def test_an_end_has_one_goodbye_and_her_seat_waits_unless_it_is_for_good(
    end: Callable[[OpenTable], object], goodbye: list[Why], for_good: dict[int, str]
) -> None:
    at = in_match()
    leo, match = at.lines[1], at.table.match
    assert match is not None
    end(at)
    assert leo.whys == goodbye and match.absences.for_good == for_good
    assert at.names == ["Anna", "Leo"], "a match goes on with its people"
    at.end()
    assert at.names == ["Anna", "" if for_good else "Leo"]


def test_a_deal_that_waits_for_somebody_goes_on_once_she_is_sent_away() -> None:
    """It waits for her line after a restart, or between two hands; no clock runs for what nobody is asked."""
    before = in_match().table.match
    at = OpenTable(ANNA, OPEN, friends=(1, 2))
    assert before is not None
    at.table.go_on(before.header, tuple(before.table.log), Unrecorded(), programs={})
    anna = at.come(0)
    at.passes(5)
    assert not any(isinstance(message, AskFor) for message in anna.told), "Leo may come back"
    at.table.send_away(public_of(1))
    assert any(isinstance(message, AskFor) for message in anna.told)


def test_whoever_sits_down_where_somebody_was_is_not_sent_away_for_her() -> None:
    at = OpenTable(ANNA, OPEN, friends=(1, 2))
    at.come(0)
    at.sit(1)
    at.leave(1)  # as the host presses
    mia = at.sit(2, 1)
    at.table.send_away(public_of(1))
    at.table.rename(public_of(1), "Leone")
    at.table.hand_over(public_of(1))
    assert at.names == ["Anna", "Mia"] and not mia.whys


def lobby(friend: FriendsClient) -> LobbyState:
    """The table at which somebody is."""
    assert friend.table is not None
    return friend.table


@pytest.mark.slow
def test_a_line_that_is_lost_takes_the_knock_away_and_she_knocks_again(tmp_path: Path) -> None:
    anna, leo = (friend(tmp_path, name) for name in ("Anna", "Leo"))
    with Evening([anna, leo]) as evening:
        anna.open_table(setup_of(make_rules("briscola", 2), 2))
        evening.until(lambda: anna.table is not None)
        leo.join(lobby(anna).code, lobby(anna).addresses, lobby(anna).port)
        evening.until(lambda: leo.table is not None)
        leo.sit(1)
        evening.until(lambda: bool(lobby(anna).knocking))
        (knock,) = lobby(anna).knocking
        leo.do(lambda visitor: asyncio.ensure_future(visitor.lose_connection()))
        evening.until(lambda: not lobby(leo).connected)
        evening.until(lambda: lobby(leo).connected and not lobby(anna).knocking)
        anna.own.let_in(knock.key, True)  # a press that comes too late
        leo.sit(1)
        evening.until(lambda: bool(lobby(anna).knocking))
        assert lobby(leo).own is None and lobby(anna).knocking == (knock,)
        anna.own.let_in(knock.key, True)
        evening.until(lambda: lobby(leo).own == 1)
