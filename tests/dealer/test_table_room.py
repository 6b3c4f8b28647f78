"""Room for tables on demand: nobody who goes away keeps a table, and no match of friends is lost for it."""

import pytest

from briscola.dealer import address_pace
from briscola.dealer.address_pace import AddressPace
from briscola.dealer.dealer_pages import NEW_TABLES
from briscola.dealer.table_capacity import ASLEEP, ASLEEP_OF_A_NETWORK, GRACE, TableUse, capacity_for

USED = TableUse()
EMPTY = TableUse(empty=GRACE)
ASLEEP_MATCH = TableUse(empty=5 * GRACE, played=True)


def test_tables_that_somebody_uses_are_full_and_none_of_them_closes() -> None:
    tables = {"a": USED, "b": TableUse(empty=GRACE - 1, played=True)}
    assert capacity_for(tables, "192.0.2.1", 2) == (False, ())
    assert capacity_for(tables, "192.0.2.1", 3) == (True, [])


def test_the_table_that_was_empty_for_longest_makes_room() -> None:
    tables = {"a": EMPTY, "b": TableUse(empty=9 * GRACE), "c": USED}
    assert capacity_for(tables, "192.0.2.1", 4) == (True, [])
    assert capacity_for(tables, "192.0.2.1", 3) == (True, ["b"])


def test_a_match_that_waits_for_its_people_is_no_use_and_is_kept() -> None:
    tables = {"a": ASLEEP_MATCH, "b": ASLEEP_MATCH, "c": USED}
    assert capacity_for(tables, "192.0.2.1", 2) == (True, [])


def test_one_network_has_half_of_the_tables() -> None:
    tables = {"a": TableUse(network="192.0.2.1"), "b": TableUse(network="192.0.2.1")}
    assert not capacity_for(tables, "192.0.2.1", 4).free
    assert capacity_for(tables, "192.0.2.2", 4).free
    assert capacity_for(tables, "192.0.2.1", 5).free
    assert capacity_for({"a": USED, "b": USED}, "", 4).free, "nobody told where they come from"
    assert capacity_for({}, "192.0.2.1", 1).free


def test_of_one_network_only_some_matches_wait() -> None:
    tables = {
        str(n): TableUse(network="192.0.2.1", empty=100.0 + n, played=True)
        for n in range(ASLEEP_OF_A_NETWORK + 1)
    }
    assert capacity_for(tables, "192.0.2.1", 20) == (True, [str(ASLEEP_OF_A_NETWORK)])
    assert capacity_for(tables, "192.0.2.2", 20) == (True, [])


def test_where_too_many_matches_wait_those_of_whoever_has_most_go() -> None:
    most = 2
    friends = TableUse(network="198.51.100.1", empty=9_000.0, played=True)
    crowd = TableUse(network="192.0.2.1", empty=100.0, played=True)
    tables = {"friends": friends} | {f"crowd {n}": crowd for n in range(ASLEEP * most)}
    assert capacity_for(tables, "203.0.113.5", most) == (True, ["crowd 0"])


def test_a_network_opens_some_tables_at_once_and_then_one_a_minute() -> None:
    pace = AddressPace(NEW_TABLES, a_minute=1)
    assert [pace.allows(f"2001:db8::{n}", 0.0) for n in range(NEW_TABLES + 1)].count(True) == NEW_TABLES
    assert not pace.allows("2001:db8::1", 59.0) and pace.allows("2001:db8:0:1::1", 59.0)
    assert pace.allows("2001:db8::1", 120.0)


def test_nobody_gets_a_new_pace_because_others_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    size = 50
    monkeypatch.setattr(address_pace, "MOST_NETWORKS", size)
    pace = AddressPace(NEW_TABLES, a_minute=1)
    for _ in range(NEW_TABLES):
        pace.allows("192.0.2.1", 0.0)
    for n in range(size - 1):
        pace.allows(f"2001:db8:{n:x}::", 1.0)
    assert len(pace) == size and not pace.allows("192.0.2.1", 2.0)
    for n in range(size):
        pace.allows(f"2001:db8:1:{n:x}::", 3.0)
    assert len(pace) == size


def test_a_network_is_forgotten_when_its_pace_is_whole_again() -> None:
    pace = AddressPace(NEW_TABLES, a_minute=1)
    for n in range(100):
        pace.allows(f"192.0.2.{n}", 0.0)
    pace.allows("198.51.100.1", 60.0 * NEW_TABLES)
    assert len(pace) == 1
