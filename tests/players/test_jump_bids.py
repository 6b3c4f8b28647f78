"""How computers bid: by jumps to round figures, never beyond the hand, in few steps, and telling little."""

from collections import defaultdict

import pytest

from briscola.engine.actions import PASS, Action, Bid
from briscola.engine.cards import Rank
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply
from briscola.engine.observation import Observation
from briscola.engine.rules import Bidding, Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.etiquette.manners_prices import FAULT
from briscola.players.expert_manners import JUMP_PRICE
from briscola.players.heuristic.bidding import CAUTION, best_call, bid, good_bids
from briscola.players.heuristic.hand_values import HAND_VALUES
from briscola.players.heuristic.weights import form_of
from briscola.players.jump_bids import OPENING, RAISE, RANKS, is_figure, jump_bid, rounded, within_a_jump
from briscola.players.knowledge import know
from briscola.players.levels import make_player
from briscola.players.net_players.trained_players import trained_bidder
from tests.engine.play import seen, shuffled, slug
from tests.spread import quick_some

AUCTIONS = [rules for rules in FORMS.values() if rules.bidding is not None]
LEVELS = ("easy", "medium", "hard", "maestro")
FIVE, BY_RANK = FORMS["chiamata-5"], FORMS["chiamata-5-rank"]
MOST_STEPS = {"easy": 9.5, "medium": 10.5, "hard": 12.0, "maestro": 12.0}
"""Bids and passes of an auction on the average: by ones they were 15, 23, 14 and 13 with five players."""
BY_RANK_MORE = 1.5
"""So many more where ranks are bid, of which a jump leaves out one: by ones they were 9, 15, 9 and 8."""


def auction(rules: Rules, level: str, seed: int) -> tuple[State, list[tuple[Observation, Action]]]:
    """An auction among a level: its end, and what each saw and said."""
    state, said = shuffled(rules, seed), []
    players = [make_player(level, seed=seed, seat=seat) for seat in range(rules.players)]
    while state.caller is None and state.outcome is None:
        view = seen(state)
        said.append((view, players[view.seat].choose(view)))
        state, _ = apply(state, said[-1][1])
    return state, said


def after(state: State, *actions: Action) -> Observation:
    for action in actions:
        state, _ = apply(state, action)
    return seen(state)


def points(*promised: int) -> list[Bid]:
    return [Bid(points=p) for p in promised]


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", AUCTIONS, ids=slug)
def test_an_auction_takes_few_steps(rules: Rules, level: str) -> None:
    steps = [len(auction(rules, level, seed)[0].bids) for seed in range(12)]
    more = BY_RANK_MORE if rules.bidding is Bidding.RANK else 0.0
    assert sum(steps) / len(steps) <= MOST_STEPS[level] + more


@pytest.mark.parametrize("level", quick_some(LEVELS, 2))
def test_people_open_at_61_65_or_70(level: str) -> None:
    opened = {auction(FIVE, level, seed)[0].bids for seed in range(12)}
    first = {next(bid for _, bid in bids if bid is not None).points for bids in opened}
    assert first <= {61, 65, 70} and len(first) > 1


@pytest.mark.parametrize("rules", AUCTIONS, ids=slug)
def test_no_bid_of_a_rule_player_goes_beyond_the_hand(rules: Rules) -> None:
    value = HAND_VALUES[form_of(rules)]
    for seed in range(12):
        for view, said in auction(rules, "medium", seed)[1]:
            good = good_bids(view, value, CAUTION)
            assert said in good if good else said == PASS


@pytest.mark.slow
@pytest.mark.parametrize("rules", AUCTIONS, ids=slug)
def test_no_jump_of_a_net_costs_more_than_its_price(rules: Rules) -> None:
    """Beside the best bid that it gives a thought to, or the best that is not rash."""
    player = trained_bidder(rules)
    assert player is not None
    jumped = 0
    for seed in range(12):
        for view, said in auction(rules, "hard", seed)[1]:
            if not isinstance(said, Bid):
                continue
            best = max(player.action_values(know(view)))
            (value,) = player.bid_values(know(view), [said])
            assert value >= best - JUMP_PRICE - FAULT
            lower = [b for b in view.legal if isinstance(b, Bid) and b.points < said.points]
            jumped += bool(lower)
    assert jumped


def test_who_is_left_alone_with_the_bidding_says_the_least() -> None:
    for level in LEVELS:
        for seed in range(8):
            view = after(shuffled(FIVE, seed), *[PASS] * 4)
            assert make_player(level, seed=seed, seat=4).choose(view) in (Bid(points=61), PASS)


def test_a_jump_stays_within_a_few_rungs() -> None:
    state = shuffled(FIVE, 1)
    assert within_a_jump(seen(state)) == points(*range(61, 61 + OPENING))
    assert within_a_jump(after(state, PASS, PASS)) == points(*range(61, 61 + OPENING))
    assert within_a_jump(after(state, Bid(points=70))) == points(*range(71, 71 + RAISE))
    assert within_a_jump(after(state, PASS, Bid(points=118), PASS)) == points(119, 120)
    by_rank = shuffled(BY_RANK, 1)
    assert [bid.rank for bid in within_a_jump(seen(by_rank))] == list(BY_RANK.ranking.order[:RANKS])
    jack = Bid(points=61, rank=Rank.JACK)
    assert [bid.rank for bid in within_a_jump(after(by_rank, jack))] == [Rank.SEVEN, Rank.SIX]
    two = Bid(points=61, rank=Rank.TWO)
    assert [bid.points for bid in within_a_jump(after(by_rank, two))] == [*range(62, 62 + RAISE)]


@pytest.mark.parametrize("level", ["novice", "beginner", "regular", "medium"])
def test_who_bids_by_rules_leaves_out_two_ranks_only_where_they_promise_less(level: str) -> None:
    """A jump from the jack to the four says no more than the seven, and calls a weaker partner (V-CH-20)."""
    value, said = HAND_VALUES[form_of(BY_RANK)], 0
    for seed in range(20):
        for view, bid_made in auction(BY_RANK, level, seed)[1]:
            ranks = [each for each in view.legal if isinstance(each, Bid) and each.plain]
            if bid_made not in ranks:
                continue
            said += 1
            promised = {each.rank: best_call(view, each.rank, value)[0] for each in ranks}
            if bid_made in ranks[2:]:
                assert max(promised[each.rank] for each in ranks[:2]) < promised[bid_made.rank]
    assert said > 20


def test_no_jump_goes_where_contracts_are_paid_more_often_but_to_the_lowest_of_these() -> None:
    """V-CH-17: 71 counts twice."""
    state = shuffled(make_rules("chiamata", 5, {"multiplier": True}), 1)
    assert within_a_jump(seen(state)) == points(*range(61, 71))
    assert within_a_jump(after(state, Bid(points=67))) == points(68, 69, 70)
    assert within_a_jump(after(state, Bid(points=70))) == points(*range(71, 71 + RAISE))
    for level in LEVELS:
        view = after(state, Bid(points=67))
        assert make_player(level, seed=1, seat=1).choose(view) in (*points(68, 69, 70, 71, 81), PASS)


def test_a_jump_goes_part_of_the_way_to_the_highest_round_figure_in_reach() -> None:
    assert rounded(points(61, 62, 63, 64)) == Bid(points=61)
    assert rounded(points(*range(62, 73))) == Bid(points=70)
    assert rounded(points(76, 77, 78)) == Bid(points=78)
    ladder = [action for action in seen(shuffled(BY_RANK, 1)).legal if isinstance(action, Bid)]
    assert rounded(ladder[:7]) == ladder[6] and all(map(is_figure, ladder[:10]))
    view = after(shuffled(FIVE, 1), Bid(points=70))
    assert jump_bid(view, points(71), 0.5) == Bid(points=71)
    limit = points(*range(71, 80))
    assert {jump_bid(view, limit, mood / 10).points for mood in range(10)} == {75}
    assert {jump_bid(view, points(76, 77), mood / 10).points for mood in range(10)} == {76}


def test_a_bid_does_not_tell_what_the_hand_is_worth() -> None:
    """Hands of very different limits say the same, and one hand says different things."""
    limits = defaultdict(set)
    said = defaultdict(set)
    value = HAND_VALUES[form_of(FIVE)]
    for seed in range(150):
        view = seen(shuffled(FIVE, seed))
        good = [*good_bids(view, value, CAUTION)]
        for mood in (0.0, 0.3, 0.6, 0.9) if good else ():
            bid_made = bid(view, value, CAUTION, mood)
            assert isinstance(bid_made, Bid)
            limits[bid_made.points].add(good[-1].points)
            said[good[-1].points].add(bid_made.points)
    assert all(max(found) - min(found) >= 4 for found in limits.values())
    assert sum(len(found) > 1 for found in said.values()) > 3
