"""The page of somebody who looks on at a table: no byte of it depends on a card that lies hidden."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.hand_log import logged_hands
from briscola.client.visit.news import MatchGoesOn, NextSeat, SeatSeen
from briscola.client.visit.remote_seat import RemoteSeat
from briscola.engine.events import NOBODY, DealSeen, HandEnded
from briscola.engine.observation import observe
from briscola.engine.replay_cursor import in_force
from briscola.engine.rules import Rules
from briscola.network.lines.person_entries import seen_of
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.shown.state import page_state
from briscola.storage.settings.settings import Settings
from briscola.table.table import Phase
from tests.client.friends.in_memory import header_of
from tests.client.friends.test_remote_seat import onlookers_table
from tests.client.table_of_people import TableOfPeople, several
from tests.engine.strategies import games
from tests.other_truths import Course, as_told, course, exchanged, other_truth
from tests.property_based import examples


def page_of(table: TableOfPeople, truth: Course, chair: int) -> str:
    """The message to an onlooker's page, seen from a chair, if the hand that is played were this one."""
    rules = truth.hand.rules
    told = [*seen_of(in_force(table.log), NOBODY)]
    since = max(at for at, event in enumerate(told) if isinstance(event, DealSeen))
    header = header_of(rules, (0,))
    begun = MatchGoesOn(
        header=header,
        seat=NOBODY,
        seen=(*told[:since], *as_told(truth.facts, NOBODY)),
    )
    seat = RemoteSeat(begun, lambda _: None, table=onlookers_table(header, chair))
    standing = table.host.table.view(NOBODY).standing
    seat.receive(SeatSeen(view=observe(truth.state, NOBODY, standing)))
    seat.receive(NextSeat(seat=table.host.table.decider))
    seat.take_new_events()
    state = page_state(seat, "en", Settings(), draws_table=True, phrases=True)
    assert state is not None and not state.talk and seat.place == chair
    return encode_for_page(state)


def check_onlookers(rules: Rules, seed: int, looks: float) -> int:
    """Compare the pages at some moments of a hand; the number of those at which cards lay elsewhere."""
    table, chance = TableOfPeople(several(rules, [0, 1]), seed=seed), Random(seed)
    differ = 0
    while not any(isinstance(event, HandEnded) for event in table.log):
        table.step()
        if table.host.table.phase is not Phase.PLAY or chance.random() > looks:
            continue
        (*_, hand) = logged_hands(table.log)
        here = course(hand)
        there = other_truth(here, NOBODY, chance, attempts=3)
        differ += exchanged(here, there) > 0
        chair = chance.randrange(rules.players)
        assert page_of(table, here, chair) == page_of(table, there, chair)
    return differ


@given(games().filter(lambda rules: not rules.open_hands), st.integers(0, 2**32))
@examples(3)
def test_the_page_of_an_onlooker_is_the_same_if_hidden_cards_lie_otherwise(rules: Rules, seed: int) -> None:
    check_onlookers(rules, seed, 0.2)


@pytest.mark.slow
@given(games().filter(lambda rules: not rules.open_hands), st.integers(0, 2**32))
@examples(30)
def test_the_page_of_an_onlooker_is_the_same_in_any_game(rules: Rules, seed: int) -> None:
    check_onlookers(rules, seed, 0.5)
