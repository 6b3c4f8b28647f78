"""V-BR: brisca, the base game with its exchange, for three without any twos."""

import pytest

from briscola.engine.actions import Exchange, Play
from briscola.engine.cards import cards
from briscola.engine.events import Exchanged
from briscola.engine.hand import apply, legal_actions
from briscola.engine.options import BadOption
from briscola.engine.stages.exchange import BOTH_ANSWERS
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from tests.engine.play import golden, started
from tests.engine.test_perft import P40, perft


def plays(state: State, codes: str) -> State:
    """The state after these cards, whoever is asked declining to swap."""
    for played in cards(codes):
        if legal_actions(state) == BOTH_ANSWERS:
            state, _ = apply(state, Exchange(take=False))
        state, _ = apply(state, Play(card=played))
    return state


TAKEN = "2S 7B 4S RB 5D 5C"
FROM_THE_SWAP_ON = (
    ("4B 1B", (15, 0)),
    ("6D 7D", (15, 0)),
    ("FB 6S", (15, 2)),
    ("7S 3S", (25, 2)),
    ("2B 2C", (25, 2)),
    ("RC 4D", (25, 6)),
    ("5S RD", (25, 10)),
    ("6C 4C", (25, 10)),
    ("CD 1D", (39, 10)),
    ("2D CC", (39, 13)),
    ("FD CS", (39, 18)),
    ("FS 6B", (39, 20)),
    ("FC 3B", (39, 32)),
    ("5B RS", (39, 36)),
    ("CB 7C", (42, 36)),
    ("3D 3C", (42, 56)),
    ("1S 1C", (64, 56)),
)
"""EX-1 as brisca: in the fourth trick B takes the king for his seven and leads it in the ninth, where the
seven was led, for four points more; A draws the seven last and takes the knight of batons with it. When B
holds the two over his own seven, he leaves it there. Worked out on paper."""


def test_a_hand_with_an_exchange_worked_out_on_paper() -> None:
    """V-BR-1, R-XCHG."""
    state = plays(started(make_rules("brisca", 2), golden(1).pack), TAKEN)
    assert state.to_act == 1 and state.points == (4, 0) and legal_actions(state) == BOTH_ANSWERS
    state, events = apply(state, Exchange(take=True))
    assert [*events] == [Exchanged(seat=1, gave=cards("7C")[0], took=cards("RC")[0])]
    for line, points in FROM_THE_SWAP_ON:
        state = plays(state, line)
        assert state.points == points, line
    assert state.outcome is not None and state.outcome.winners == (0,)


def test_without_a_swap_it_is_the_base_game() -> None:
    """EX-1, declined throughout."""
    lines = " ".join(" ".join(c.code for _, c in trick.plays) for trick in golden(1).tricks)
    state = plays(started(make_rules("brisca", 2), golden(1).pack), lines)
    assert state.points == golden(1).end
    off = started(make_rules("brisca", 2, {"exchange": "off"}), P40)
    assert [perft(off, depth) for depth in range(1, 9)] == [3**d for d in range(1, 9)]


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
