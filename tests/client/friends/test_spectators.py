"""Whoever looks on sees the table, and no card before everybody may."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.friends.match_listeners import SeatFeed, public_turn, weak_hand_asked
from briscola.engine.actions import Redeal
from briscola.engine.events import NOBODY, Dealt, Event, HandEnded
from briscola.engine.record import event_line
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.network.messages.encoding import host_message
from briscola.network.messages.from_host import HostMessage, SeatView
from tests.client.friends.in_memory import Company, header_of
from tests.client.steps import dealt_table
from tests.engine.strategies import games
from tests.property_based import examples

FOUR = make_rules("briscola", 4)
SEED_OF_A_WEAK_HAND = 22


def lines(events: Sequence[Event]) -> list[str]:
    return [*map(event_line, events)]


def heard(company: Company, key: str) -> list[HostMessage]:
    return [*map(host_message, company.onlookers[key])]


@pytest.mark.slow
def test_whoever_looks_on_from_the_beginning_checks_the_match_and_has_the_same_record() -> None:
    company = Company(header_of(FOUR, (0, 1, 2), winning_hands=2))
    company.look_on("carla")
    company.play()
    followed = company.followed("carla")
    assert followed.over and lines(followed.record) == company.records()[0].splitlines()


@pytest.mark.slow
def test_whoever_comes_later_gets_all_that_has_happened() -> None:
    company = Company(header_of(FOUR, (0, 1, 2, 3), winning_hands=2))
    company.until(lambda: len(company.host.table.log) > 30)
    company.look_on("carla")
    company.play()
    assert lines(company.followed("carla").record) == company.records()[0].splitlines()


@pytest.mark.slow
@examples(15)
@given(st.data())
def test_no_hidden_card_is_sent_to_somebody_who_looks_on(data: st.DataObject) -> None:
    """In every game: between a deal and the end of its hand only cards that lie open have a name."""
    rules: Rules = data.draw(games().filter(lambda rules: not rules.open_hands))
    company = Company(header_of(rules, (0, 1)), seed=data.draw(st.integers(0, 999)))
    company.look_on("carla")
    company.play()
    for message in heard(company, "carla"):
        if isinstance(message, SeatView):
            assert isinstance(message.observation, dict)
            assert message.observation["seat"] == -1 and message.observation["hand"] == []
            assert not message.observation["signals"]
    followed = company.followed("carla")
    deals = [event for event in followed.record if isinstance(event, Dealt)]
    assert deals and not any(isinstance(event, Dealt) for event in followed.seen)


def test_all_cards_of_a_hand_come_only_after_it() -> None:
    company = Company(header_of(FOUR, (0, 1, 2, 3)))
    company.look_on("carla")
    company.until(lambda: any(data.startswith(b'{"type":"truth"') for data in company.onlookers["carla"]))
    assert any(isinstance(event, HandEnded) for event in company.host.table.log)


def test_nobody_learns_whose_weak_hand_is_asked_about() -> None:
    rules = make_rules("chiamata", 5, {"weak_redeal": True})
    table, header = dealt_table(rules, SEED_OF_A_WEAK_HAND), header_of(rules, (0,))
    assert weak_hand_asked(table) and table.asked is not None
    for seat in (NOBODY, *range(5)):
        told = SeatFeed(table, header, seat, run="")
        assert len([*told.lines.news()]) == len(table.log)
        assert public_turn(table) is None and not [*told.view()]
    while weak_hand_asked(table):
        table.act(Redeal(wanted=False))
    assert public_turn(table) is not None and [*SeatFeed(table, header, NOBODY, run="").view()]
