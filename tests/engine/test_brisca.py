"""V-BR: brisca, the base game with its exchange, for three without any twos."""

import pytest

from briscola.engine.actions import Exchange, Play
from briscola.engine.cards import card, cards
from briscola.engine.events import Exchanged
from briscola.engine.hand import apply, legal_actions
from briscola.engine.options import BadOption
from briscola.engine.stages.exchange import BOTH_ANSWERS
from briscola.engine.state import State
from briscola.engine.variants import VARIANTS, make_rules
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


def two_any(mine: str, yours: str, turned: str, *, ranking: str = "off") -> State:
    """Two players, A to lead with `mine`, under V-BR-2."""
    rules = make_rules("brisca", 2, {"exchange": "two_any", "ranking": ranking})
    pairs = [c for pair in zip(cards(mine), cards(yours), strict=True) for c in pair]
    top = [*pairs, card(turned)]
    return started(rules, [*top, *(c for c in reversed(rules.pack) if c not in top)])


@pytest.mark.parametrize("ranking", ["off", "seven"])
@pytest.mark.parametrize("turned", [f"{rank}C" for rank in "1RCF76543"])
def test_the_two_takes_any_turned_card_in_the_first_trick(turned: str, ranking: str) -> None:
    """V-BR-2: whatever is turned, with no trick won; then the 2 lies there and nobody takes it."""
    state = two_any("2C 4D 5B", "2D 4B 6B", turned, ranking=ranking)
    assert not state.tricks and legal_actions(state) == BOTH_ANSWERS
    state, events = apply(state, Exchange(take=True))
    assert list(events) == [Exchanged(seat=0, gave=card("2C"), took=card(turned))]
    assert state.turned == state.stock[-1] == card("2C") and state.known[0] == (card(turned),)
    assert Exchange(take=True) not in legal_actions(state)


@pytest.mark.parametrize("turned", ["1C", "4C", "RC"])
def test_where_the_two_takes_any_the_seven_has_no_right(turned: str) -> None:
    """V-BR-2: not before a trick, nor with one."""
    state = two_any("7C 1D 5B", "2D 4B 6B", turned)
    assert Exchange(take=True) not in legal_actions(state)
    state = plays(state, "1D 2D")
    assert state.to_act == 0 and Exchange(take=True) not in legal_actions(state)


def test_who_follows_is_asked_too_and_declining_leaves_the_right_until_the_turned_card_is_drawn() -> None:
    """V-BR-2: at any turn of one's own; at the last one with two cards on the table, then never again."""
    state = two_any("4D 5B 6B", "2C 4B 6S", "1C")
    state = plays(state, "4D")
    asked = []
    while state.outcome is None:
        seat, hand = state.to_act, state.hands[state.to_act or 0]
        if legal_actions(state) == BOTH_ANSWERS:
            assert seat == 1
            asked.append(len(state.stock))
            state, _ = apply(state, Exchange(take=False))
        free = next(c for c in hand if c != card("2C") or len(hand) == 1)
        state, _ = apply(state, Play(card=free))
    assert asked == list(range(34, 0, -2))


def test_two_any_stands_in_brisca_for_two_and_four_alone() -> None:
    """V-BR-2, R-OPT-1: three have no twos; no other game has the value."""
    for players, options in ((2, {}), (4, {}), (4, {"teams": False})):
        rules = make_rules("brisca", players, {**options, "exchange": "two_any"})
        assert rules.swap_at_once and len(rules.swaps) == 1 and rules.changed["exchange"] == "two_any"
    with pytest.raises(BadOption, match="exchange may be off or seven, not two_any"):
        make_rules("brisca", 3, {"exchange": "two_any"})
    for name, row in VARIANTS.items():
        if name != "brisca" and any(option.key == "exchange" for option in row.options):
            with pytest.raises(BadOption, match=r"not two_any|does not apply"):
                make_rules(name, row.players[0], {"exchange": "two_any"})
