"""Whoever sits elsewhere sees the same match: its log turned is a log, and what a seat sees turns with it."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import fields, replace

from briscola.engine.cards import card
from briscola.engine.events import (
    NOBODY,
    Called,
    DealSeen,
    Dealt,
    Drawn,
    Event,
    MatchBegan,
    Requested,
    Signalled,
)
from briscola.engine.match_form import Standing
from briscola.engine.notation import BadNotation
from briscola.engine.observation import Observation, observe
from briscola.engine.record import NAMES, event_from_json, event_to_json, in_sight, seen_event_from_json
from briscola.engine.replay import replay
from briscola.engine.rules import Rules
from briscola.engine.turned import TURNS, turned_event, turned_to, turned_view
from briscola.engine.variants import make_rules
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable
from tests.engine.recorded import play_on_by_chance
from tests.engine.strategies import games
from tests.property_based import examples


def match_of(rules: Rules, seed: int) -> Sequence[Event]:
    """The log of a match of computers, with a sign now and then; one to a balance may be endless."""
    table = RefereedTable(rules, winning_hands=1, levels=["random"] * rules.players, deals=SeededDeals(seed))
    play_on_by_chance(table, seed=seed, until=lambda table: len(table.log) >= 20_000)
    return table.log


def elsewhere(log: Sequence[Event], seat: int, players: int) -> list[Event]:
    """The log as a seat counts the places."""
    return [turned_event(event, seat=seat, players=players) for event in log]


# Quick although it is dear: one hand of each game is turned.
@given(games(), st.integers(0, 5), st.integers(0, 2**32), st.floats(0, 1))
@examples(60)
def test_a_turned_log_is_right_and_shows_each_seat_what_it_saw(
    rules: Rules, seat: int, seed: int, until: float
) -> None:
    own, log = seat % rules.players, match_of(rules, seed)
    there = elsewhere(log, own, rules.players)
    replay(there)
    lines = round(until * len(log))
    here, turned = replay(log[:lines]).state, replay(there[:lines]).state
    if here is None or turned is None:
        assert here is turned
        return
    standing = Standing(
        winning_hands=1, score=tuple(range(rules.players)), balance=tuple(range(rules.places))
    )
    seen = turned_view(observe(here, own, standing), seat=own)
    again = observe(turned, 0, seen.standing)
    assert (
        replace(seen, known=dict(sorted(seen.known.items())), open=dict(sorted(seen.open.items()))) == again
    )


@given(games(), st.integers(0, 5), st.integers(0, 2**32))
@examples(25)
def test_hiding_and_turning_are_done_in_any_order_and_a_told_line_is_read_back(
    rules: Rules, seat: int, seed: int
) -> None:
    own, log = seat % rules.players, match_of(rules, seed)
    there = elsewhere(log, own, rules.players)
    for event, turned in zip(log, there, strict=True):
        seen = event.for_seat(own)
        assert turned.for_seat(0) == (
            None if seen is None else turned_event(seen, seat=own, players=rules.players)
        )
    for told in (
        [seen for event in log if (seen := event.for_seat(own)) is not None],
        [seen for event in log if (seen := event.for_public()) is not None],
    ):
        assert list(in_sight(seen_event_from_json(event_to_json(seen)) for seen in told)) == told


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_sign_is_read_back_as_a_seat_was_told_it(seat: int) -> None:
    """R-TALK-5: whoever made it is not told who saw it, whoever saw it is."""
    told = Signalled(seat=0, sign="ace", seen_by=(1, 2)).for_seat(seat)
    assert told is not None and (told.seen_by is None) == (seat == 0)
    assert seen_event_from_json(event_to_json(told)) == told


@given(games(), st.integers(0, 2**32))
@examples(12)
def test_the_public_sees_the_same_whatever_is_hidden(rules: Rules, seed: int) -> None:
    """Hands, stock and partner may be others: no line for the public changes by it."""
    random = Random(seed)
    for event in match_of(rules, seed):
        match event:
            case Dealt(open=False):
                other = tuple(tuple(random.sample(rules.pack, len(hand))) for hand in event.hands)
                deck = tuple(random.sample(event.deck, len(event.deck)))
                truth: Event = replace(event, hands=other, deck=deck, stock=event.stock[::-1])
            case Drawn(public=False):
                truth = replace(event, card=random.choice(rules.pack))
            case Called():
                truth = replace(event, partner=random.randrange(rules.places))
            case _:
                continue
        assert truth.for_public() == event.for_public()


def test_the_public_has_no_cards_and_hears_requests_but_sees_no_signs() -> None:
    hands = (card("1C"), card("3C")), (card("1D"), card("3D"))
    dealt = Dealt(hand=1, dealer=0, deck=(), hands=hands, turned=None, stock=())
    seen = dealt.for_public()
    assert isinstance(seen, DealSeen) and seen.cards == () and seen.counts == (2, 2)
    assert Signalled(seat=0, sign="ace", seen_by=(1, 2)).for_public() is None
    asked = Requested(seat=0, ask="trump")
    assert asked.for_public() == asked
    assert dealt.for_seat(1).cards == hands[1] and NOBODY not in range(6)


def test_a_log_on_the_disk_holds_no_deal_as_one_seat_saw_it() -> None:
    dealt = Dealt(hand=1, dealer=0, deck=(), hands=((), ()), turned=None, stock=())
    with pytest.raises(BadNotation, match="'deck'"):
        event_from_json(event_to_json(dealt.for_seat(0)))


@pytest.mark.parametrize("kind", [*NAMES, Observation], ids=lambda kind: kind.__name__)
def test_every_field_that_names_a_place_turns(kind: type[Struct]) -> None:
    """A new field with numbers is named here, as one that turns or as one that does not."""
    still = {
        *("players", "sides", "winning_hands", "seed", "hand", "at", "cut", "phrase", "stock_count"),
        *(
            "contract",
            "times",
            "more",
            "points",
            "to",
            "deck",
            "cards",
            "stock",
            "hands",
            "legal",
            "options",
            "levels",
        ),
    }
    numbers = {field.name for field in fields(kind) if "int" in str(field.type) or "Card" in str(field.type)}
    plain = {"card", "gave", "took", "turned", "called", "hand", "rules"}
    assert numbers - still - plain <= TURNS.get(kind, {}).keys()


def test_the_dummy_stays_at_its_place() -> None:
    began = MatchBegan(
        variant="chiamata",
        players=4,
        sides=make_rules("chiamata", 4, {"morto": "open"}).sides,
        winning_hands=1,
        options={"morto": "open"},
        levels=("a", "b", "c", "d"),
    )
    dealt = DealSeen(hand=1, dealer=3, turned=None, cards=(), counts=(1, 2, 3, 4, 5), stock_count=0)
    assert turned_event(began, seat=1, players=4).levels == ("b", "c", "d", "a")
    turned = turned_event(dealt, seat=1, players=4)
    assert (turned.dealer, turned.counts) == (2, (2, 3, 4, 1, 5))


def test_a_whole_log_turns_by_itself() -> None:
    rules = make_rules("briscola", 3)
    log = match_of(rules, 1)
    turned = turned_to(log, 2)
    assert turned == [turned_event(event, seat=2, players=3) for event in log] and turned_to(turned, 1) == log
    assert turned_to(log, 0) == log and turned_to([], 1) == []
    assert replay(turned).lines == len(log)


def test_what_a_seat_was_told_and_the_truth_show_the_public_the_same() -> None:
    """A guest computes from her own lines what everybody may see; talk aside, which not all are told."""
    for event in in_sight(match_of(make_rules("prini", 4), seed=3)):
        for seat in range(4):
            seen = event.for_seat(seat)
            if seen is not None and not isinstance(event, Signalled):
                assert seen.for_public() == event.for_public(), event
