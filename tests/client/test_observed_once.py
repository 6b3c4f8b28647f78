"""A seat is observed once for each state of a hand, however often the window or a host reads what it sees."""

from collections import Counter

import pytest

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.engine.match_form import Standing
from briscola.engine.observation import Observation, observe
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from tests.client.friends.in_memory import Company, header_of
from tests.client.seat_steps import step_without_choice

Seen = Counter[tuple[int, int]]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Numbers of observations, by state and seat."""
    found, states = Seen(), list[State]()

    def counting(state: State, seat: int, standing: Standing, *, asked: bool) -> Observation:
        states.append(state)  # so that no other state gets its number
        found[id(state), seat] += 1
        return observe(state, seat, standing, asked=asked)

    monkeypatch.setattr("briscola.table.referee.observe", counting)
    return found


def test_a_match_at_home_observes_a_seat_once_for_each_state(seen: Seen) -> None:
    seat = HostedSeat(MatchHost(MatchSetup(opponents=regulars(2, ("random",))), deals=SeededDeals(3)))
    while not seat.over:
        if step_without_choice(seat):
            continue
        if seat.next_step is NextStep.OWN_MOVE:
            seat.choose(seat.view.legal[0])
        else:
            assert seat.thinker == 1
            seat.choose(seat.think().result)
    assert seen and set(seen.values()) == {1}


def test_a_hosted_match_observes_a_seat_once_for_each_state(seen: Seen) -> None:
    Company(header_of(make_rules("briscola", 4), (0, 1, 2)), seed=2).play()
    assert seen and set(seen.values()) == {1}
