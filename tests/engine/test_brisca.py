"""V-BR: brisca, the base game with its exchange, for three without any twos."""

import pytest

from briscola.engine.actions import Exchange, Play
from briscola.engine.cards import cards
from briscola.engine.hand import apply, legal_actions
from briscola.engine.options import BadOption
from briscola.engine.stages.exchange import BOTH_ANSWERS
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import golden, started


def plays(state: State, codes: str) -> State:
    """The state after these cards, whoever is asked declining to swap."""
    for played in cards(codes):
        if legal_actions(state) == BOTH_ANSWERS:
            state, _ = apply(state, Exchange(take=False))
        state, _ = apply(state, Play(card=played))
    return state


def test_without_a_swap_it_is_the_base_game() -> None:
    """EX-1, declined throughout."""
    lines = " ".join(" ".join(c.code for _, c in trick.plays) for trick in golden(1).tricks)
    state = plays(started(make_rules("brisca", 2), golden(1).pack), lines)
    assert state.points == golden(1).end


def test_the_seven_and_the_two_swap_unless_said_otherwise_for_three_the_seven_alone() -> None:
    """V-BR-1."""
    usual = {n: make_rules("brisca", n).options["exchange"] for n in (2, 3, 4)}
    assert usual == {2: "seven_and_two", 3: "seven", 4: "seven_and_two"}
    assert not any(make_rules("brisca", n).changed for n in usual)
    assert make_rules("brisca", 2, {"exchange": "seven"}).changed == {"exchange": "seven"}
    assert make_rules("brisca", 3, {"exchange": "seven"}).changed == {}
    with pytest.raises(BadOption, match="exchange may be off or seven, not seven_and_two"):
        make_rules("brisca", 3, {"exchange": "seven_and_two"})


def test_three_play_without_any_twos() -> None:
    """V-BR-1: 36 cards, 12 tricks, three cards each, stock of 27 with the turned card."""
    rules = make_rules("brisca", 3)
    assert (len(rules.pack), rules.tricks, rules.total) == (36, 12, 120)
    assert not set(cards("2C 2D 2B 2S")) & set(rules.pack) and len(started(rules).stock) == 27
    with pytest.raises(BadOption, match="no option removed"):
        make_rules("brisca", 3, {"removed": "2C"})


def test_partners_show_each_other_their_last_cards_unless_said_otherwise() -> None:
    """V-BR-1, R-TALK-6."""
    assert make_rules("brisca", 4).show_partner
    assert not make_rules("brisca", 4, {"show_partner": False}).show_partner
