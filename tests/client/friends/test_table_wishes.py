"""All that whoever opens a table has wished of it stays, in other hands and after a restart."""

from pathlib import Path

import pytest

from briscola.client.friends.table_plan import USUAL_WISHES, TableWishes
from briscola.client.visit.friends_client import FriendsClient
from briscola.engine.variants import make_rules
from tests.client.friends.evening import Evening, friend, setup_of

UNUSUAL = TableWishes(clock=30, hints=True, onlookers=False)


def wishes_at(friend: FriendsClient) -> TableWishes:
    """The wishes of the table as somebody there reads them."""
    assert friend.table is not None
    return TableWishes.of(friend.table.terms)


def hosts(friend: FriendsClient) -> bool:
    return friend.table is not None and friend.table.hosting and friend.table.own == 0


@pytest.mark.parametrize("name", TableWishes.__struct_fields__)
def test_no_wish_is_the_usual_one_here(name: str) -> None:
    assert getattr(UNUSUAL, name) != getattr(USUAL_WISHES, name)


def test_a_table_keeps_its_wishes_with_whoever_takes_it(tmp_path: Path) -> None:
    anna, leo = people = [friend(tmp_path, name) for name in ("Anna", "Leo")]
    with Evening(people) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 2), 2), UNUSUAL)
        assert [wishes_at(each) for each in people] == [UNUSUAL] * 2
        anna.own.do(lambda table: table.hand_over(table.roster[1].key))
        evening.until(lambda: leo.handing is not None)
        leo.take_table(True)
        evening.until(lambda: hosts(leo))
        assert wishes_at(leo) == UNUSUAL


def test_a_table_keeps_its_wishes_after_a_restart(tmp_path: Path) -> None:
    with Evening([friend(tmp_path, "Anna")]) as evening:
        evening.sit_down(setup_of(make_rules("briscola", 2), 1), UNUSUAL)
        evening.begin()
        evening.friends[0].close()
        anna = evening.friends[0] = friend(tmp_path, "Anna")
        anna.go_back()
        evening.until(lambda: hosts(anna))
        assert wishes_at(anna) == UNUSUAL
