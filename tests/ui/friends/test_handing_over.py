"""A host hands her table to a friend, in the window: as the one who gives it, and as the one who takes it."""

import pytest

from briscola.engine.variants import make_rules
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.friends.lobby import TablePage
from tests.client.friends.evening import setup_of
from tests.ui.friends.at_table import FriendsHome

pytestmark = pytest.mark.slow


def test_the_host_hands_the_table_over_and_goes_along(home: FriendsHome) -> None:
    bruno = home.opens_table()
    before = home.friends.table
    home.is_there("change-1")
    home.click_on("change-1")
    home.click_on("hand-over")
    home.until(lambda: bruno.offered)
    bruno.take_table(True)
    home.until(lambda: isinstance(home.app.top, Dialog) and home.app.top.title() == "The table has moved")
    home.click_on("yes")
    home.shows(TablePage)
    table = home.friends.table
    assert table is not None and before is not None and table.code != before.code
    assert not table.hosting and table.host == "Bruno"
    home.friends.sit(1)
    home.until(lambda: table.own is None and (home.friends.table or table).own == 1)
    bruno.ready(True)
    home.friends.ready(True)
    home.until(lambda: bruno.table is not None and all(p.ready for p in bruno.table.roster if p.key))
    bruno.own.begin()
    home.until(lambda: home.friends.seat is not None)


def test_whoever_is_offered_the_table_takes_it_or_not(home: FriendsHome) -> None:
    bruno = home.friend("Bruno")
    bruno.open_table(setup_of(make_rules("briscola", 2), 2, winning_hands=2))
    home.until(lambda: bruno.table is not None)
    assert bruno.table is not None
    home.opens_friends()
    home.friends.join(bruno.table.code, bruno.table.addresses, bruno.table.port)
    home.shows(TablePage)
    home.friends.sit(1)
    home.until(lambda: bruno.table is not None and bool(bruno.table.knocking))
    bruno.own.let_in(bruno.table.knocking[0].key, True)
    home.until(lambda: bruno.own.may_be_handed(1))
    for answer in ("no", "yes"):
        bruno.own.hand_over(1)
        home.until(lambda: isinstance(home.app.top, Dialog))
        home.click_on(answer)
        if answer == "no":
            home.until(lambda: bruno.trouble is not None and bruno.trouble.kind == "not_taken")
    home.until(lambda: home.friends.table is not None and home.friends.table.hosting)
    home.shows(TablePage)
    home.until(lambda: bruno.handed is not None and bruno.idle)
    assert bruno.handed is not None and bruno.handed.name == "Anna"
