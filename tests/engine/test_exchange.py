"""R-XCHG and V-BI-7: the exchange of the turned card."""

import pytest
from msgspec.structs import replace

from briscola.engine.actions import Exchange, IllegalAction, Play, WrongTime
from briscola.engine.cards import card, cards
from briscola.engine.events import Drawn, Exchanged
from briscola.engine.hand import apply, legal_actions
from briscola.engine.stages.exchange import BOTH_ANSWERS
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import play_all, started


def hand_with(
    variant: str = "briscola",
    exchange: str = "seven",
    mine: str = "7C 1D 5B",
    yours: str = "2D 4B 6B",
    turned: str = "3C",
) -> State:
    """Two players, A to lead with `mine`, and a chosen turned card."""
    rules = make_rules(variant, 2, {"exchange": exchange})
    pairs = [c for pair in zip(mine.split(), yours.split(), strict=True) for c in pair]
    top = [card(code) for code in (*pairs, turned)]
    return started(rules, [*top, *(c for c in rules.pack if c not in top)])


def plays_only(state: State) -> bool:
    return all(isinstance(action, Play) for action in legal_actions(state))


def test_the_seven_takes_a_stronger_turned_card_after_a_trick_is_won() -> None:
    """R-XCHG-1, R-XCHG-3, R-XCHG-4."""
    state = hand_with()
    assert Exchange(take=True) not in legal_actions(state)
    with pytest.raises(IllegalAction):
        apply(state, Exchange(take=True))
    state = play_all(state, "1D 2D")
    assert legal_actions(state) == BOTH_ANSWERS
    with pytest.raises(WrongTime, match="whether you take the turned card"):
        apply(state, Play(card=card("5B")))
    swapped, events = apply(state, Exchange(take=True))
    assert list(events) == [Exchanged(seat=0, gave=card("7C"), took=card("3C"))]
    assert card("3C") in swapped.hands[0] and card("7C") not in swapped.hands[0]
    assert swapped.stock[-1] == swapped.turned == card("7C") and swapped.trumps is state.trumps
    assert swapped.known[0] == (card("3C"),)
    assert swapped.to_act == 0 and plays_only(swapped)
    with pytest.raises(WrongTime, match="time to play a card"):
        apply(swapped, Exchange(take=True))


def test_declining_is_asked_again_only_at_the_next_turn() -> None:
    """R-XCHG-4: optional, and it does not use up the turn."""
    state = play_all(hand_with(), "1D 2D")
    state, events = apply(state, Exchange(take=False))
    assert not events and state.to_act == 0
    state = play_all(state, "5B 4B")
    assert legal_actions(state) == BOTH_ANSWERS


def test_who_declines_as_the_last_of_a_trick_is_asked_when_he_leads_the_next() -> None:
    """R-XCHG-3/4: at every turn of one's own."""
    state = hand_with("briscola", "seven", "4D 6B RB", "7C 1D 5B", "RC")
    rest = [c for c in state.stock[:-1] if c != card("7B")]
    state = replace(state, stock=(card("7B"), *rest, card("RC")))
    state = play_all(state, "4D 1D")
    for led in ("5B RB 6B", "7B"):
        assert state.to_act == 1 and legal_actions(state) == BOTH_ANSWERS
        state, _ = apply(state, Exchange(take=False))
        state = play_all(state, led)
    assert state.leader == 1 and legal_actions(state) == BOTH_ANSWERS


@pytest.mark.parametrize(("variant", "seven"), [("briscola", "off"), ("brisca", "seven")])
def test_the_seven_takes_every_better_trump_and_the_two_all_others(variant: str, seven: str) -> None:
    """R-XCHG-1/2: 1 3 R C F, and 7 6 5 4; with the seven above the three these two change places."""
    rules = make_rules(variant, 2, {"exchange": "seven_and_two", "ranking": seven})
    better, low = ("13RCF", "7C") if seven == "off" else ("17RCF", "3C")
    hand = cards(f"2C {low} 1D")
    gives = {c.rank.value: rules.swap_card(hand, c) for c in rules.pack if c.suit is card("2C").suit}
    assert {rank for rank, gave in gives.items() if gave == card(low)} == set(better)
    assert {rank for rank, gave in gives.items() if gave == card("2C")} == {low[0], *"654"}


def test_the_two_takes_the_seven_that_was_left() -> None:
    """R-XCHG-2."""
    state = hand_with("briscola", "seven_and_two", "7C 1D 5B", "2C 4B 6B", "RC")
    state = play_all(state, "1D 4B")
    state, _ = apply(state, Exchange(take=True))
    state = play_all(state, "5B 6B")
    assert state.leader == 1 and state.turned == card("7C")
    assert legal_actions(state) == BOTH_ANSWERS
    state, events = apply(state, Exchange(take=True))
    assert list(events) == [Exchanged(seat=1, gave=card("2C"), took=card("7C"))]


def test_whoever_took_a_stronger_card_for_the_seven_may_take_that_seven_for_the_two_in_the_same_turn() -> (
    None
):
    """R-XCHG-2/4; the example: hand 7C 2C FD, turned 3C → 3C FD 7C with 2C left on the table."""
    state = hand_with("briscola", "seven_and_two", "7C 2C 1D", "2D 4B 6B", "3C")
    rest = [c for c in state.stock[:-1] if c != card("FD")]
    state = play_all(replace(state, stock=(card("FD"), *rest, card("3C"))), "1D 2D")
    assert set(state.hands[0]) == set(cards("7C 2C FD")) and legal_actions(state) == BOTH_ANSWERS
    state, first = apply(state, Exchange(take=True))
    assert state.to_act == 0 and legal_actions(state) == BOTH_ANSWERS
    kept, nothing = apply(state, Exchange(take=False))
    assert not nothing and kept.turned == card("7C") and plays_only(kept)
    state, second = apply(state, Exchange(take=True))
    assert [*first, *second] == [
        Exchanged(seat=0, gave=card("7C"), took=card("3C")),
        Exchanged(seat=0, gave=card("2C"), took=card("7C")),
    ]
    assert set(state.hands[0]) == set(cards("3C FD 7C")) and set(state.known[0]) == set(cards("3C 7C"))
    assert state.stock[-1] == state.turned == card("2C")
    assert state.to_act == 0 and plays_only(state)


def test_with_the_seven_alone_or_without_the_two_it_is_asked_once_a_turn() -> None:
    """R-XCHG-1, docs/protocol.md: a second time only where the same seat holds the 2."""
    for exchange, mine in (("seven", "7C 2C 1D"), ("seven_and_two", "7C 5C 1D")):
        state = play_all(hand_with("briscola", exchange, mine, "2D 4B 6B", "3C"), "1D 2D")
        state, _ = apply(state, Exchange(take=True))
        assert plays_only(state)


def test_only_the_side_that_has_won_a_trick_may_swap() -> None:
    """R-XCHG-3."""
    state = play_all(hand_with("briscola", "seven", "2D 4B 6B", "7C 1D 5B", "3C"), "4B 5B")
    assert state.to_act == 1 and legal_actions(state) == BOTH_ANSWERS
    lost = play_all(hand_with("briscola", "seven", "7C 4B 6B", "1D 3B 5B", "3C"), "4B 3B")
    lost = play_all(lost, "1D")
    assert lost.to_act == 0 and plays_only(lost)


def test_the_last_face_down_card_ends_it() -> None:
    """R-XCHG-3: the last chance is while one face-down card lies on the turned one."""
    state = hand_with()
    asked = []
    while state.outcome is None:
        if legal_actions(state) == BOTH_ANSWERS:
            asked.append(len(state.tricks) + 1)
            state, _ = apply(state, Exchange(take=False))
        keep = [a for a in legal_actions(state) if isinstance(a, Play) and a.card != card("7C")]
        state, _ = apply(state, keep[0] if keep else legal_actions(state)[0])
    assert asked and max(asked) == 17


def test_the_card_left_is_drawn_last_and_is_public() -> None:
    """R-XCHG-4, R-DRAW-3."""
    state = play_all(hand_with(), "1D 2D")
    state, _ = apply(state, Exchange(take=True))
    drawn: list[Drawn] = []
    while state.stock:
        state, events = apply(state, legal_actions(state)[0])
        drawn += [event for event in events if isinstance(event, Drawn)]
    assert drawn[-1].card == card("7C") and drawn[-1].public


@pytest.mark.parametrize(
    ("variant", "exchange", "mine", "turned", "taken"),
    [
        ("briscola", "seven", "7C 1D 5B", "6C", False),  # R-XCHG-1: only 1 3 R C F
        ("bisca", "two", "2S 1D 5B", "7S", True),  # V-BI-7: a turned seven or ace
        ("bisca", "two", "2S 1D 5B", "1S", True),
        ("bisca", "two", "2S 1D 5B", "RS", False),
    ],
)
def test_only_a_better_card_is_taken(
    variant: str, exchange: str, mine: str, turned: str, taken: bool
) -> None:
    state = play_all(hand_with(variant, exchange, mine, turned=turned), "1D 2D")
    assert (legal_actions(state) == BOTH_ANSWERS) is taken and plays_only(state) is not taken


def test_three_players_without_the_two_of_cups_have_only_the_seven() -> None:
    """R-XCHG-5."""
    rules = make_rules("briscola", 3, {"exchange": "seven_and_two"})
    top = cards("7C 2D 4D 1D 2B 4B 5B 3B 6B 6C")
    state = play_all(started(rules, [*top, *(c for c in rules.pack if c not in top)]), "1D 2D 4D")
    assert state.leader == 0 and plays_only(state)
