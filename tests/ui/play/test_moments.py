"""Occasions for a remark: from public facts to those whose they are."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.client.view.folding import as_seen_by, begin, fold
from briscola.client.view.view import View
from briscola.engine.cards import Suit, cards
from briscola.engine.events import (
    Committed,
    Declared,
    Event,
    Exchanged,
    HandEnded,
    MatchBegan,
    Played,
    TrickTaken,
)
from briscola.engine.rules import OptionValue
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.ui.chat.occasions import Occasion, occasions
from tests.ui.played import play


def taken(players: int, codes: str, winner: int, **fields: Any) -> Sequence[Occasion]:
    """The moments of a trick led by the person, batons trump."""
    rules = make_rules("briscola", players)
    before = View(rules=rules, trumps=Suit.BASTONI, hands=((),) * players, points=(0,) * players)
    before = replace(before, captured=(0,) * players, tricks=2, **fields)
    table = tuple(TableCard(seat, card) for seat, card in enumerate(cards(codes)))
    before = replace(before, table=table, played=before.played | {on.card for on in table})
    event = TrickTaken(winner=winner, points=sum(rules.ranking.points[on.card] for on in table))
    return occasions(event, before, fold(event, before))


def test_a_rich_trick_pleases_who_takes_it_and_a_lost_carico_does_not() -> None:
    assert taken(3, "3D 1D 2C", 1) == (Occasion(1, "rich"),)
    assert taken(3, "4D 1D 2B", 2) == (Occasion(1, "trumped"),)
    assert taken(3, "1D 3D 2C", 0)[0] == Occasion(1, "lost")
    assert taken(3, "4D 5D 2C", 1) == ()


def test_in_pairs_a_carico_to_the_partner_is_a_present() -> None:
    assert taken(4, "4D 2C 2B 1D", 2)[0] == Occasion(3, "trumped")
    assert taken(4, "2D 1D 2C 3D", 1) == (Occasion(1, "loaded"),)


def test_a_fine_trick_of_the_persons_is_praised_by_anybody() -> None:
    assert Occasion(2, "praise") in taken(3, "1D 3D 2C", 0)
    assert all(moment.place for moment in taken(3, "1D 3D 2C", 0))


def test_the_last_trump_is_noticed() -> None:
    rules = make_rules("briscola", 3)
    trumps = frozenset(card for card in rules.pack if card.suit is Suit.BASTONI)
    assert Occasion(1, "last_trump") in taken(3, "4D 2B 5C", 1, played=trumps)
    assert Occasion(1, "last_trump") not in taken(3, "4D 2B 5C", 1, played=trumps - {*cards("3B")})
    assert Occasion(1, "last_trump") not in taken(3, "4D 7D 5C", 1, played=trumps)


def shuffled(
    players: int, points: tuple[int, ...], winners: tuple[int, ...], **fields: Any
) -> dict[int, str]:
    """What each place might say of the hand before, while the next is shuffled."""
    rules = make_rules("chiamata" if "caller" in fields else "briscola", players)
    reason = str(fields.pop("reason", "points"))
    capot = bool(fields.pop("capot", False))
    ended = HandEnded(
        hand=1, points=points, winners=winners, reason=reason, capot=capot, score=(0,) * players
    )
    before = replace(View(rules=rules, hands=((),) * players, dealer=0, ended=ended), **fields)
    event = Committed(hand=2, sha256="")
    return {moment.place: moment.kind for moment in occasions(event, before, fold(event, before))}


def test_the_hand_before_is_talked_of_during_the_shuffle() -> None:
    assert shuffled(2, (80, 40), (0,)) == {1: "beaten"}
    assert shuffled(2, (40, 80), (1,)) == {1: "won"}
    assert shuffled(2, (61, 59), (0,)) == {1: "close"}
    assert shuffled(2, (60, 60), (), reason="tie") == {1: "tie"}
    assert shuffled(2, (120, 0), (0,), capot=True) == {1: "swept"}
    assert shuffled(2, (0, 120), (1,), capot=True) == {1: "capot"}


def test_before_a_rematch_one_speaks_of_the_last_hand() -> None:
    events = as_seen_by(play("briscola", 2, hands=1).log)
    began = events[0]
    assert isinstance(began, MatchBegan)
    view = begin(began)
    assert [m.kind for m in occasions(began, None, view)] == ["hello"]
    for event in events[1:]:
        view = fold(event, view)
    assert view.ended is not None
    assert {m.kind for m in occasions(began, view, begin(began))} & {
        "won",
        "beaten",
        "close",
        "capot",
        "swept",
    }


def test_a_contract_is_the_callers_to_talk_of() -> None:
    made = shuffled(5, (10, 50, 20, 20, 20), (1, 2), caller=1, partner=2, revealed=True, contract=61)
    assert made == {1: "made", 2: "won", 3: "beaten", 4: "beaten"}
    failed = shuffled(5, (30, 50, 0, 20, 20), (0, 3, 4), caller=1, partner=2, revealed=True, contract=61)
    assert failed == {1: "failed", 2: "beaten", 3: "won", 4: "won"}
    assert shuffled(5, (0,) * 5, (), reason="passed_out") == {}


def told(
    variant: str, players: int, options: dict[str, OptionValue]
) -> Iterator[tuple[Event, View | None, View]]:
    """Every event of a match of two hands as the person sees it, with the views before and after."""
    view: View | None = None
    for event in as_seen_by(play(variant, players, options=options, hands=2).log):
        before = view
        view = begin(event) if isinstance(event, MatchBegan) else view and fold(event, view)
        if view is not None:
            yield event, before, view


def hidden(view: View | None) -> View | None:
    """The view with another hand, and without what only the person knows of the partner."""
    if view is None:
        return None
    other = tuple(tuple(cards("1B 3B RB CB FB")[: len(hand)]) for hand in view.hands)
    return replace(view, hands=other, partner=view.partner if view.revealed else 0)


@pytest.mark.parametrize(
    ("variant", "players"), [("briscola", 2), ("briscola", 4), ("briscola", 5), ("chiamata", 5), ("prini", 3)]
)
def test_nothing_is_said_that_does_not_come_from_what_everybody_sees(variant: str, players: int) -> None:
    """INV-21: with other hidden cards the same people have the same to say."""
    kinds = set()
    for event, before, after in told(variant, players, {}):
        found = occasions(event, before, after)
        masked = hidden(after)
        assert masked is not None
        assert found == occasions(event, hidden(before), masked)
        kinds |= {moment.kind for moment in found}
        assert all(0 < moment.place < players for moment in found)
    assert {"hello", "rich"} <= kinds


def test_the_called_card_is_remarked_on_by_those_it_plays_against() -> None:
    seen = [
        (event, occasions(event, before, after), after)
        for event, before, after in told("chiamata", 5, {})
        if before is not None and after.revealed and not before.revealed
    ]
    assert seen
    for event, found, after in seen:
        assert isinstance(event, Played)
        assert {m.kind for m in found} == {"revealed"}
        assert not {m.place for m in found} & {after.caller, after.partner}


def at_table(event: Event, variant: str, players: int, options: dict[str, OptionValue]) -> dict[int, str]:
    """What each place might say of an event in the second trick."""
    rules = make_rules(variant, players, options)
    hand = tuple(cards("RC CC 7B 4S 5D"))
    before = View(rules=rules, hands=(hand,) * players, points=(0,) * players, captured=(0,) * players)
    before = replace(before, tricks=1, leader=0, turned=cards("RB")[0])
    found = occasions(event, before, fold(event, before))
    return {moment.place: moment.kind for moment in reversed(found)}


def test_a_marianna_pleases_its_side_and_nobody_else() -> None:
    """V-MA-2: whoever declares, the partner, the others."""
    for seat, said in (
        (0, {1: "declared_against", 2: "declared_for", 3: "declared_against"}),
        (1, {1: "declared", 2: "declared_against", 3: "declared_for"}),
    ):
        event = Declared(seat=seat, suit=Suit.COPPE, points=20)
        assert at_table(event, "marianna", 4, {}) == said
    assert at_table(Declared(seat=0, suit=Suit.COPPE, points=20), "marianna", 3, {}) == dict.fromkeys(
        (1, 2), "declared_against"
    )


def test_the_turned_card_is_missed_by_those_it_plays_against() -> None:
    """R-XCHG-4: everybody sees the exchange."""
    event = Exchanged(seat=2, gave=cards("7B")[0], took=cards("RB")[0])
    others = dict.fromkeys((1, 3), "exchanged_against")
    assert at_table(event, "brisca", 4, {}) == {**others, 2: "exchanged"}
    lower = Exchanged(seat=1, gave=cards("7B")[0], took=cards("4B")[0])  # V-MA-7: nothing to be pleased about
    assert not at_table(lower, "marianna", 2, {"mariazza": True, "exchange": "seven_any"})
    mine = Exchanged(seat=0, gave=event.gave, took=event.took)
    assert at_table(mine, "brisca", 4, {}) == others


def test_a_promise_in_the_dark_is_spoken_of_when_the_first_trick_is_taken() -> None:
    """R-TALK-1: not before; V-CH-26."""
    rules = make_rules("chiamata", 5, {"dark": True})
    table = tuple(TableCard(seat, card) for seat, card in enumerate(cards("4D 5D 2B 6D 7C")))
    before = View(rules=rules, hands=((),) * 5, points=(0,) * 5, captured=(0,) * 5, trumps=Suit.BASTONI)
    before = replace(before, table=table, leader=0, caller=3, called=cards("1B")[0])
    event = TrickTaken(winner=2, points=0)
    after = fold(event, before)
    assert before.silent and not after.silent
    assert {m.place for m in occasions(event, before, after) if m.kind == "dark"} == {1, 2, 4}
    second = replace(before, tricks=1)
    assert not any(m.kind == "dark" for m in occasions(event, second, fold(event, second)))


def test_giving_up_and_a_weak_hand_are_spoken_of_after_the_hand() -> None:
    """V-CH-24, V-CH-25: by the caller and those who win by it; by all but who had such cards."""
    given_up = shuffled(5, (0,) * 5, (0, 3, 4), caller=1, partner=2, reason="conceded")
    assert given_up == {1: "gave_up", 3: "spared", 4: "spared"}
    assert shuffled(5, (0,) * 5, (), reason="void", weak=2, caller=None) == dict.fromkeys((1, 3, 4), "anew")
    assert shuffled(5, (0,) * 5, (), reason="void", weak=0, caller=None) == dict.fromkeys(range(1, 5), "anew")
