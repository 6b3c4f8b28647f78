"""A host hands her table to a friend, in the window: as the one who gives it, and as the one who takes it."""

import pytest

from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.lobby import TablePage
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def test_the_host_hands_the_table_over_and_goes_along(home: FriendsHome) -> None:
    bruno = home.opens_table()
    before = home.table
    home.click_on("change-1", "hand-over")
    home.until(lambda: bruno.offered)
    bruno.take_table(True)
    assert home.shows(Dialog).title() == "The table has moved"
    home.click_on("yes")
    home.shows(TablePage)
    table = home.table
    assert table.code != before.code
    assert not table.hosting and table.host == "Bruno"
    home.friends.sit(1)
    home.until(lambda: table.own is None and (home.friends.table or table).own == 1)
    home.friends.ready(True)
    home.begins(bruno)
    home.until(lambda: home.friends.seat is not None)


def test_whoever_is_offered_the_table_takes_it_or_not(home: FriendsHome) -> None:
    bruno = home.host("Bruno", hands=2)
    home.joins(bruno)
    home.friends.sit(1)
    home.lets_in(bruno)
    home.until(lambda: bruno.own.may_be_handed(1))
    for answer in ("no", "yes"):
        bruno.own.hand_over(1)
        home.shows(Dialog)
        home.click_on(answer)
        if answer == "no":
            home.until(lambda: bruno.trouble is not None and bruno.trouble.kind == "not_taken")
    home.until(lambda: home.friends.table is not None and home.friends.table.hosting)
    home.shows(TablePage)
    home.until(lambda: bruno.handed is not None and bruno.idle)
    assert bruno.handed is not None and bruno.handed.name == "Anna"
