"""The screen of an evening with friends, as it follows from what is shown and what the network has told."""

from typing import cast

import pytest

from briscola.client.visit.remote_seat import RemoteSeat
from briscola.ui.scenes.friends.friends_flow import Screen, wanted_screen


class Seat:
    """A match at a table."""

    def __init__(self, *, over: bool = False) -> None:
        self.over = over


ON, NEXT, OVER = (cast(RemoteSeat, Seat(over=over)) for over in (False, False, True))
NEARBY, TABLE, MATCH = Screen("nearby"), Screen("table"), Screen("match", ON)
AFTER = Screen("table", OVER)


@pytest.mark.parametrize(
    ("shown", "at_table", "seat", "wanted"),
    [
        (NEARBY, False, None, NEARBY),
        (NEARBY, True, None, TABLE),
        (NEARBY, True, ON, MATCH),
        (NEARBY, True, OVER, TABLE),
        (TABLE, True, None, TABLE),
        (TABLE, True, ON, MATCH),
        (TABLE, True, OVER, TABLE),
        (MATCH, True, ON, MATCH),
        (MATCH, True, NEXT, Screen("match", NEXT)),
        (MATCH, True, None, TABLE),
        (MATCH, False, ON, NEARBY),
        (Screen("match", OVER), True, OVER, Screen("match", OVER)),
        (Screen("table", ON), True, ON, Screen("table", ON)),
        (AFTER, True, OVER, AFTER),
        (AFTER, True, NEXT, Screen("match", NEXT)),
        (AFTER, True, None, TABLE),
        (AFTER, False, None, NEARBY),
    ],
)
def test_the_screen_follows_the_table_and_its_match(
    shown: Screen, at_table: bool, seat: RemoteSeat | None, wanted: Screen
) -> None:
    assert wanted_screen(shown, at_table=at_table, seat=seat) == wanted
