"""Invariants of every game at every moment (docs/rules/invariants.md)."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.cards import Card, Suit
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.trick import TableCard, winning
from briscola.engine.variants import make_rules
from tests.engine.invariants import play_checked
from tests.engine.strategies import choose, deals, games
from tests.property_based import examples


# Quick although it is dear: all games and options in one property, the widest net there is.
@given(deals())
@examples(120)
def test_every_hand_of_every_game_keeps_the_invariants(started: tuple[State, Random]) -> None:
    """INV-1 … 9, INV-13 … 17 and INV-22."""
    play_checked(*started)


@given(games(), st.randoms(use_true_random=False))
@examples(40)
def test_the_same_pack_and_actions_give_the_same_history(rules: Rules, random: Random) -> None:
    """INV-20."""
    pack = list(rules.pack)
    random.shuffle(pack)
    state = deal(rules, dealer=0, pack=pack)
    actions = []
    while state.outcome is None:
        actions.append(choose(random, legal_actions(state)))
        state, _ = apply(state, actions[-1])
    again = deal(rules, dealer=0, pack=pack)
    for action in actions:
        again, _ = apply(again, action)
    assert again == state


SWAPPED = {
    Suit.COPPE: Suit.DENARI,
    Suit.DENARI: Suit.SPADE,
    Suit.SPADE: Suit.BASTONI,
    Suit.BASTONI: Suit.COPPE,
}


@given(st.sampled_from([("briscola", 2), ("briscola", 4), ("prini", 4), ("bisca", 2)]), st.integers(0, 2**32))
@examples(40)
def test_renaming_the_suits_renames_the_history_only(game: tuple[str, int], seed: int) -> None:
    """INV-11."""
    random = Random(seed)
    rules = make_rules(*game)
    pack = list(rules.pack)
    random.shuffle(pack)
    plain = deal(rules, dealer=0, pack=pack)
    renamed = deal(rules, dealer=0, pack=[Card(c.rank, SWAPPED[c.suit]) for c in pack])
    while plain.outcome is None:
        legal = legal_actions(plain)
        at = random.randrange(len(legal))
        plain, _ = apply(plain, legal[at])
        renamed, _ = apply(renamed, legal_actions(renamed)[at])
        assert plain.to_act == renamed.to_act
    assert renamed.points == plain.points


@given(
    st.sampled_from([("briscola", 2), ("briscola", 3), ("briscola", 5), ("prini", 4)]), st.integers(0, 2**32)
)
@examples(40)
def test_rotating_the_seats_rotates_the_history(game: tuple[str, int], seed: int) -> None:
    """INV-12."""
    random = Random(seed)
    rules = make_rules(*game)
    pack = list(rules.pack)
    random.shuffle(pack)
    one, two = deal(rules, dealer=0, pack=pack), deal(rules, dealer=1, pack=pack)
    while one.outcome is None:
        legal = legal_actions(one)
        at = random.randrange(len(legal))
        one, _ = apply(one, legal[at])
        two, _ = apply(two, legal_actions(two)[at])
    assert two.points == (one.points[-1], *one.points[:-1])


@given(st.permutations(range(1, 5)), st.integers(0, 2**32), st.sampled_from(list(Suit)))
def test_the_order_after_the_lead_does_not_matter(order: list[int], seed: int, trumps: Suit) -> None:
    """INV-9 and INV-10."""
    rules = make_rules("briscola", 5)
    state = deal(rules, dealer=4, pack=Random(seed).sample(rules.pack, 40))
    table = [first_card(state, seat) for seat in range(5)]
    best = winning(table, trumps, rules.ranking).card
    assert winning([table[0], *(table[i] for i in order)], trumps, rules.ranking).card == best
    assert not any(rules.ranking.beats(play.card, best, trumps) for play in table if play.card != best)


def first_card(state: State, seat: int) -> TableCard:
    return TableCard(seat, state.hands[seat][0])


@given(deals(st.just(make_rules("chiamata", 5, {"call_own": False}))))
@examples(20)
def test_a_card_of_ones_own_may_not_be_called_where_that_is_agreed(started: tuple[State, Random]) -> None:
    """Option call_own = off, INV-18."""
    state, random = started
    while state.outcome is None and state.called is None:
        state, _ = apply(state, choose(random, legal_actions(state)))
    if state.called is not None:
        assert state.partner != state.caller and state.trumps is state.called.suit
        assert state.partner is not None and state.called in state.hands[state.partner]
