"""What holds in every game, at every moment (rules.md section 6)."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from briscola.engine.actions import Play
from briscola.engine.cards import Card, Suit
from briscola.engine.events import Drawn, Exchanged, TrickTaken
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.rules import Follow, Rules
from briscola.engine.stages.auction import Auction
from briscola.engine.state import State
from briscola.engine.trick import TableCard, winning
from briscola.engine.variants import make_rules
from tests.engine.strategies import choose, deals, games
from tests.property_based import examples


def all_cards(state: State) -> Counter[Card]:
    """Every card wherever it lies: hands, stock, table, piles."""
    lying = [c for hand in state.hands for c in hand] + list(state.stock)
    lying += [play.card for play in state.table]
    lying += [play.card for trick in state.tricks for play in trick.plays]
    return Counter(lying)


def check_moment(state: State) -> None:
    """INV-1, 4, 5, 8 at one moment."""
    rules = state.rules
    assert all_cards(state) == Counter(rules.pack)
    assert sum(rules.ranking.points[c] for c in rules.pack) == 120
    piles = sum(t.points for t in state.tricks)
    assert sum(state.points) == piles
    legal = legal_actions(state)
    assert bool(legal) == (state.to_act is not None)
    if legal and isinstance(legal[0], Play) and state.to_act != rules.dummy_seat:
        assert state.to_act is not None
        playable = {a.card for a in legal if isinstance(a, Play)}
        hand = set(state.hands[state.to_act])
        led = state.table[0].card.suit if state.table else None
        same = {c for c in hand if c.suit is led}
        forced = rules.follow is Follow.ALWAYS or (rules.follow is Follow.STOCK_OUT and not state.stock)
        assert playable == (same if forced and same else hand)
    if not state.table and state.trumps is not None and state.to_act is not None:
        number, h, n = len(state.tricks) + 1, rules.hand_size, len(state.order)
        rounds = (len(rules.pack) - n * h) // n
        expected = h if number <= rounds + 1 else h - (number - rounds - 1)
        assert {len(hand) for hand in state.hands} == {expected}
        assert len(state.stock) == max(0, len(rules.pack) - n * h - n * (number - 1))


@given(deals())
@examples(120)
def test_every_hand_of_every_game_keeps_the_invariants(started: tuple[State, Random]) -> None:
    """INV-1 … 9, 14 … 17 and 22."""
    state, random = started
    rules = state.rules
    check_moment(state)
    while state.outcome is None:
        before = state
        state, events = apply(state, choose(random, legal_actions(state)))
        check_moment(state)
        for event in events:
            if isinstance(event, TrickTaken):
                trick = state.tricks[-1]
                assert winning(trick.plays, state.trumps, rules.ranking).seat == event.winner
                assert state.leader == event.winner
                first = state.order.index(trick.leader)
                seats = state.order[first:] + state.order[:first]
                assert tuple(play.seat for play in trick.plays) == seats
            elif isinstance(event, Exchanged):
                assert event.gave.suit is event.took.suit is state.trumps
                assert [len(h) for h in state.hands] == [len(h) for h in before.hands]
                assert len(state.stock) == len(before.stock)
        drawn = [event for event in events if isinstance(event, Drawn)]
        if drawn:
            assert [event.public for event in drawn[:-1]] == [False] * (len(drawn) - 1)
            assert drawn[-1].public == (not state.stock)
            if drawn[-1].public:
                assert drawn[-1].card == state.turned
    check_result(state)


def check_result(state: State) -> None:
    """INV-2, 3, 13, 14, 16, 17 at the end of a hand."""
    rules, outcome = state.rules, state.outcome
    assert outcome is not None
    if outcome.reason == "passed_out":
        assert not state.tricks and not outcome.winners and set(outcome.payments or ()) == {0}
        return
    if not rules.stop_at_61:
        assert len(state.tricks) == rules.tricks and sum(outcome.points) == 120
        assert not {1, 119} & set(outcome.points)
    assert sum(outcome.payments or (0,)) == 0
    if rules.has_payments:
        stage = rules.stages[0]
        assert isinstance(stage, Auction)
        rungs = [stage.ladder.index(bid) for _, bid in state.bids if bid is not None]
        assert rungs == sorted(set(rungs))
        assert len(state.bids) <= 72
        assert state.partner is not None and state.called is not None
        assert outcome.payments is not None and state.caller is not None
        assert abs(outcome.payments[state.caller]) % 2 == 0
    else:
        totals = [sum(outcome.points[s] for s in side) for side in rules.sides]
        winning_sides = [side for side in rules.sides if set(side) <= set(outcome.winners)]
        assert len(winning_sides) <= 1
        if rules.options.get("independents") == "strict":
            assert bool(outcome.winners) == (max(totals) > 60)
        if winning_sides:
            assert totals[rules.sides.index(winning_sides[0])] == max(totals)


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
