"""What an amateur forgets, and how far its whims go."""

from random import Random

import pytest

from briscola.engine.cards import cards
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.heuristic.imperfect_memory import SPAN, SURE_TRICKS, faded
from briscola.players.knowledge import know
from briscola.players.medium import AMATEUR, FULL, exact_values, gumbel_max, mannerly
from tests.players.positions import two

TWO = make_rules("briscola", 2)
NUMBER = coder_of(TWO).number
GONE = "1B 4C 3B 5C 6C 7C FC CC RC 1C 2C 3C 2D 3D 5D 6D 7D FD CD RD 2S 3S 5S 7S"
KEYS = range(40)


def lost(key: int, gone: str) -> set[int]:
    """The cards gone that the player of this key thinks may still be about."""
    view = two("1D 4D 6S", turned="6B", played=gone)
    knowledge = know(view)
    return set(faded(knowledge, key).unseen) - set(knowledge.unseen)


def test_the_ace_and_three_of_trumps_are_never_forgotten() -> None:
    assert not any({NUMBER[c] for c in cards("1B 3B")} & lost(key, GONE) for key in KEYS)


def test_the_last_tricks_are_remembered_as_they_were() -> None:
    last = {NUMBER[c] for c in cards(GONE)[-2 * SURE_TRICKS :]}
    assert not any(last & lost(key, GONE) for key in KEYS)


def test_other_cards_fade_with_age_until_none_is_left() -> None:
    gone = cards(GONE)
    old = {NUMBER[c] for c in gone[: len(gone) - 2 * SURE_TRICKS - SPAN]} - {
        NUMBER[c] for c in cards("1B 3B")
    }
    assert all(old <= lost(key, GONE) for key in KEYS)
    newer = [sum(NUMBER[c] in lost(key, GONE) for key in KEYS) for c in (gone[6], gone[17])]
    assert newer[0] > newer[1] > 0


@pytest.mark.parametrize("key", KEYS)
def test_what_is_forgotten_stays_forgotten(key: int) -> None:
    assert lost(key, GONE[: 3 * 16 - 1]) <= lost(key, GONE)


def test_two_players_forget_differently_and_one_always_the_same() -> None:
    assert lost(1, GONE) == lost(1, GONE)
    assert len({frozenset(lost(key, GONE)) for key in KEYS}) > 1


def test_a_memory_with_gaps_knows_no_last_hand() -> None:
    gone = GONE + " 2B 4B 5B 7B FB CB 4S FS CS RS"
    view = two("1D 4D 6S", turned="6B", played=gone, last_tricks=True)
    knowledge = know(view)
    assert exact_values(knowledge) is not None
    assert exact_values(faded(knowledge, 1)) is None


def test_a_whim_prefers_near_equals_only() -> None:
    taken = [
        gumbel_max((7, 8, 9), (3.0, 2.5, -3.0), 2.0, AMATEUR.cutoff, Random(seed)) for seed in range(200)
    ]
    assert 9 not in taken
    assert taken.count(7) > taken.count(8) > 40


def test_a_fault_is_worth_it_only_for_a_gain() -> None:
    """The king of trumps on a two."""
    view = two("RB 5C 4S", "2D", "6B")
    hand = [NUMBER[c] for c in cards("RB 5C 4S")]
    found = mannerly(know(view), hand, [0.4, 0.0, 0.0], FULL)
    assert found[0] < found[1] == found[2] == 0.0
    assert mannerly(know(view), hand, [90.0, 0.0, 0.0], FULL) == [90.0, 0.0, 0.0]
