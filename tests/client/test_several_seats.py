"""Two to six people at one table: each sees her own match, whoever looks when."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola.client.hand_log import logged_hands
from briscola.client.hot_seat.shared_screen import PublicSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.view.folding import as_seen_by
from briscola.engine.events import NOBODY, Chained, DealSeen, HandEnded
from briscola.engine.replay_cursor import in_force
from briscola.engine.rules import Rules
from briscola.engine.turned import turned_event
from briscola.table.table import Phase
from tests.client.table_of_people import TableOfPeople, as_seen, several
from tests.engine.strategies import games
from tests.other_truths import course, other_truth
from tests.property_based import examples

SEEDS = st.integers(0, 2**32)


def people_of(rules: Rules, seed: int) -> list[int]:
    """Seat 0 and at least one other, by chance."""
    chance = Random(seed)
    others = range(1, rules.players)
    return [0, *sorted(chance.sample(others, chance.randint(1, len(others))))]


def plays_in(table: TableOfPeople, hands: int) -> bool:
    return sum(isinstance(event, HandEnded) for event in table.log) < hands and not table.host.over


def check_histories(rules: Rules, seed: int, hands: int) -> None:
    """Each history is the turned log, however late its person looks; nothing hidden stands in it."""
    people = people_of(rules, seed)
    table = TableOfPeople(several(rules, people), seed=seed, looks=seed)
    while plays_in(table, hands):
        table.anybody().converse()
        table.step()
        table.look()
        for place, seat in table.seats.items():
            seen = as_seen(table.log, place, rules.players)
            assert seat.history == seen[: len(seat.history)]
            if table.host.looked.get(place) == len(table.log):
                assert seat.history == seen
        if table.looks.random() < 0.1:
            check_nothing_hidden(table, rules)
    for place, seat in table.seats.items():
        seat.take_new_events()
        assert seat.history == as_seen(table.log, place, rules.players)


def check_nothing_hidden(table: TableOfPeople, rules: Rules) -> None:
    """The person sees the same events and the same table if the cards hidden from her lie otherwise."""
    if table.host.table.phase is not Phase.PLAY:
        return
    place = table.looks.choice(list(table.seats))
    seat = table.seats[place]
    seat.take_new_events()
    (*_, hand) = logged_hands(table.log)
    here = course(hand)
    other = other_truth(here, place, table.looks, attempts=3)
    told = as_seen_by(turned_event(fact, seat=place, players=rules.players) for fact in other.facts)
    since = max(at for at, event in enumerate(seat.history) if isinstance(event, DealSeen))
    assert seat.history[since:] == told


@given(games(), SEEDS)
@examples(2)
def test_every_person_sees_the_match_from_her_own_seat_and_no_hidden_card(rules: Rules, seed: int) -> None:
    check_histories(rules, seed, hands=1)


@pytest.mark.slow
@given(games(), SEEDS)
@examples(30)
def test_every_person_sees_the_match_from_her_own_seat_hand_after_hand(rules: Rules, seed: int) -> None:
    check_histories(rules, seed, hands=2)


@given(games(), SEEDS)
@examples(3)
def test_computers_play_the_same_whoever_looks_when(rules: Rules, seed: int) -> None:
    logs = []
    for looks in (1, 2):
        table = TableOfPeople(several(rules, people_of(rules, seed)), seed=seed, looks=looks)
        while plays_in(table, 1):
            table.anybody().converse()
            table.step()
            table.look(0.5)
        logs.append([event for event in table.log if not isinstance(event, Chained)])
    assert logs[0] == logs[1]


def check_taking_back(rules: Rules, seed: int) -> None:
    """Only one's own last choice is taken back, and only if nobody else has seen it."""
    table = TableOfPeople(several(rules, people_of(rules, seed)), seed=seed, looks=seed)
    chance, taken_back = Random(seed), 0
    while plays_in(table, 1):
        table.anybody().converse()
        table.step()
        table.look(0.2)
        can = [place for place, seat in table.seats.items() if seat.can_take_back]
        assert can in ([], [table.host.table.undo_seat])
        if not can or chance.random() < 0.5 or taken_back > 5:
            continue
        (place,) = can
        before = {other: list(seat.history) for other, seat in table.seats.items() if other != place}
        seat = table.seats[place]
        seat.take_back()
        taken_back += 1
        assert seat.history == as_seen(table.log, place, rules.players)
        assert seat.next_step is NextStep.OWN_MOVE
        for other, seen in before.items():
            now = as_seen(table.log, other, rules.players)
            assert seen == now[: len(seen)], "somebody has seen what never happened"


@given(games(), SEEDS)
@examples(3)
def test_only_ones_own_last_choice_is_taken_back_unless_another_has_seen_it(rules: Rules, seed: int) -> None:
    check_taking_back(rules, seed)


@pytest.mark.slow
@given(games(), SEEDS)
@examples(60)
def test_nobody_takes_back_what_another_has_seen_in_any_game(rules: Rules, seed: int) -> None:
    check_taking_back(rules, seed)


def check_public_table(rules: Rules, seed: int) -> None:
    """The public table sees every event of a hand, and the same ones if the hidden cards lie otherwise."""
    table = TableOfPeople(several(rules, people_of(rules, seed)), seed=seed)
    public = PublicSeat(table.host)
    while plays_in(table, 1):
        table.anybody().converse()
        table.step()
        if table.looks.random() < 0.3:
            public.take_new_events()
        assert public.next_step not in (
            NextStep.OWN_MOVE,
            NextStep.OWN_CUT,
            NextStep.OWN_TRUMP_CARD,
        ) and not (public.signs or public.requests)
        if table.host.table.phase is not Phase.PLAY or table.looks.random() > 0.1:
            continue
        public.take_new_events()
        assert public.history == as_seen_by(in_force(table.log), NOBODY)
        assert not public.view.hand
        (*_, hand) = logged_hands(table.log)
        other = other_truth(course(hand), NOBODY, table.looks, attempts=3)
        since = max(at for at, event in enumerate(public.history) if isinstance(event, DealSeen))
        assert public.history[since:] == as_seen_by(other.facts, NOBODY)


@given(games(), SEEDS)
@examples(2)
def test_the_public_table_shows_no_hidden_card(rules: Rules, seed: int) -> None:
    check_public_table(rules, seed)


@pytest.mark.slow
@given(games(), SEEDS)
@examples(30)
def test_the_public_table_shows_no_hidden_card_in_any_game(rules: Rules, seed: int) -> None:
    check_public_table(rules, seed)
