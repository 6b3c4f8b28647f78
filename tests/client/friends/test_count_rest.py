"""The rest after a hand, without a table."""

import pytest

from briscola.client.friends.table_clock import REST_SECONDS, CountRest

THREE = frozenset({0, 1, 2})


@pytest.fixture
def rest() -> CountRest:
    """The rest after the first hand, before anybody has gone on."""
    found = CountRest()
    assert not found.lasts(0, THREE), "no hand is over before the first deal"
    assert found.lasts(1, THREE)
    return found


def test_everybody_is_waited_for_anew_after_each_hand(rest: CountRest) -> None:
    for hand in (1, 2):
        for seat in THREE:
            assert rest.lasts(hand, THREE)
            rest.go_on(seat)
        assert not rest.lasts(hand, THREE)


def test_it_is_over_in_time_and_once_it_is_over_it_stays_so(rest: CountRest) -> None:
    rest.tick(REST_SECONDS - 1)
    assert rest.lasts(1, THREE)
    rest.tick(1)
    assert not rest.lasts(1, THREE) and rest.lasts(2, THREE)
    assert not rest.lasts(2, frozenset({1})) and not rest.lasts(2, THREE)


@pytest.mark.parametrize("present", [(), (1,)])
def test_nobody_is_waited_for_where_nobody_is_or_one_alone(present: tuple[int, ...]) -> None:
    assert not CountRest().lasts(1, frozenset(present))
