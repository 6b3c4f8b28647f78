"""Chiamata as played in bars: the first trick in the dark (V-CH-26/27)."""

import pytest

from briscola.engine.actions import CONCEDE, Bid, Call, CannotCall, Play, WrongTime
from briscola.engine.cards import card
from briscola.engine.events import Called, Played, TrickTaken
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.observation import observe
from briscola.engine.record import event_to_json
from tests.engine.bars import calls, chiamata, dark_trick, do, rung, seated, standing, with_hands, won
from tests.engine.play import play_all


def test_the_first_trick_is_played_before_the_call() -> None:
    """V-CH-26."""
    state = won(seated(dark=True), Bid(points=61))
    assert state.caller == 0 and state.called is None and state.trumps is None
    assert observe(state, 1, standing(state)).in_the_dark
    with pytest.raises(WrongTime, match="time to play"):
        apply(state, Call(card=card("3C")))
    state = play_all(state, "7B 4D 4B 2D CB")
    assert state.to_act == 0 and len(state.table) == 5 and not state.tricks
    assert all(isinstance(action, Call) for action in legal_actions(state))
    state, events = apply(state, Call(card=card("3C")))
    assert [type(event) for event in events] == [Called, TrickTaken]
    assert not observe(state, 1, standing(state)).in_the_dark
    assert state.tricks[0].winner == 4 and state.to_act == 4 and state.points == (0, 0, 0, 0, 3)


@pytest.mark.parametrize(
    ("called", "winner", "partner"),
    [
        ("3B", 2, 2),  # tB 4D 1D 2B FD 3D → 2B +23
        ("3D", 1, 4),  # tD → 1D +23, and the player of 3D is the partner
        ("4D", 1, 0),  # his own card on the table: he is alone
        ("3S", 1, None),  # no trump in it: the suit led
    ],
)
def test_the_trick_is_decided_by_the_trump_named_after_it(
    called: str, winner: int, partner: int | None
) -> None:
    """V-CH-26 and V-CH-27, their examples."""
    state = do(dark_trick(), Call(card=card(called)))
    assert state.tricks[0].winner == winner == state.leader
    assert state.points[winner] == 23 == sum(state.points)
    assert partner is None or state.partner == partner


def test_the_caller_is_alone_by_choice_only() -> None:
    """V-CH-27 with call_own = off: neither what he holds nor what he has laid in the dark."""
    assert {"4D", "5D"} <= {*calls(dark_trick())}
    assert not {"4D", "5D"} & {*calls(dark_trick(call_own=False))}
    with pytest.raises(CannotCall, match="dealt to you"):
        apply(dark_trick(call_own=False), Call(card=card("4D")))


def test_who_is_obliged_is_not_alone_with_the_card_he_has_laid() -> None:
    """V-CB-1 and V-CH-27."""
    state = with_hands(chiamata(dark=True, bidding="rank", obliged=True), "2S 4S 1S 3S RS 2D 4D 7C")
    state = won(state, rung("2", 62, obliged=True))
    state = do(state, Play(card=card("2S")))
    while state.table and len(state.table) < 5:
        state = do(state, legal_actions(state)[0])
    assert calls(state) == ["2C", "5D", "2B", "5S"]
    assert do(state, Call(card=card("5S"))).partner != 0


def test_in_a_rank_auction_only_the_suit_is_named_in_the_dark() -> None:
    """V-CH-26."""
    state = won(seated(dark=True, bidding="rank"), rung("C"))
    state = play_all(state, "7B 4D 4B 2D CB")
    assert calls(state) == ["CC", "CD", "CB", "CS"]
    assert do(state, Call(card=card("CB"))).partner == 4


def test_nobody_gives_up_before_the_call() -> None:
    """V-CH-25 asks for a partner who pays his share: there is none yet."""
    state = won(seated(dark=True, concede=True), Bid(points=61))
    assert state.to_act == state.caller and CONCEDE not in legal_actions(state)
    state = do(play_all(state, "7B 4D 4B 2D 3C"), Call(card=card("3C")), Play(card=card("CB")))
    assert state.to_act == state.caller and CONCEDE in legal_actions(state)


@pytest.mark.parametrize("morto", ["blind", "open"])
def test_the_dummy_plays_in_the_dark_too(morto: str) -> None:
    """V-MO-5/8: nobody knows yet whether the called card lies in it, so its guardian plays for it."""
    state = won(seated(4, dark=True, morto=morto), Bid(points=61))
    state = play_all(state, "4C 2B 6S")
    assert state.to_act == 4 and decider(state) == (None if morto == "blind" else 3)
    assert len(legal_actions(state)) == (1 if morto == "blind" else 8)
    state = play_all(state, "7S 1S")
    assert state.to_act == 0
    state, events = apply(state, Call(card=card("7S")))
    assert state.partner == 4 and TrickTaken(winner=3, points=11) in events


def test_the_call_in_the_dark_stands_between_the_fifth_card_and_the_trick() -> None:
    """docs/log.md: for all but the holder without the partner."""
    state = dark_trick()
    played = Played(seat=4, card=card("3D"))
    state, (called, trick) = apply(state, Call(card=card("3D")))
    assert isinstance(called, Called) and isinstance(trick, TrickTaken)
    assert event_to_json(called)["partner"] == 4 == played.seat
    seen = [called.for_seat(seat).partner for seat in range(5)]
    assert seen == [None] * 4 + [4]
