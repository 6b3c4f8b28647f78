"""Computer players in chiamata as played in bars: sensible, and by nets where these know the plain game."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.engine.actions import CONCEDE, PASS, Action, Bid, Call, Play, Redeal
from briscola.engine.cards import Rank, card, cards
from briscola.engine.hand import apply, decider, legal_actions
from briscola.engine.rules import Rules
from briscola.players.bots.plausible import check_observation
from briscola.players.heuristic.bidding import expected_points
from briscola.players.heuristic.dark_play import as_in_mind, dark_card
from briscola.players.heuristic.hand_values import HAND_VALUES, hand_value
from briscola.players.insight.can_explain import known_about
from briscola.players.insight.evaluation import Source, evaluate
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know
from briscola.players.leaving import leave, plays_on, surely_lost
from briscola.players.levels import LEVELS, make_player
from briscola.players.net_players.trained_players import trained_bidder
from briscola.players.nets.chiamata.bar_rules import plain_rules, plain_view
from briscola.players.search.deepening import Depth
from briscola.players.support import Scope, follows, supports
from tests.engine.bars import TOO_GOOD, WEAK, chiamata, dark_trick, do, with_hands, won
from tests.engine.play import seen, started
from tests.players.positions import choices, company

SENSIBLE = [name for name in LEVELS if name != "random"]
STRONG = "1S 3S RS CS 2S 7D 4C 5B"
"""Four honours and the two of swords."""


# ---- leaving the hand


def test_a_weak_hand_is_dealt_anew_by_every_level() -> None:
    state = with_hands(chiamata(weak_redeal=True), WEAK)
    for level in SENSIBLE:
        assert make_player(level, seed=1, seat=0).choose(seen(state)) == Redeal(wanted=True)
    assert leave(seen(with_hands(chiamata(weak_redeal=True), TOO_GOOD))) is None


@pytest.mark.parametrize("players", [4, 5])
def test_a_contract_is_given_up_only_when_nobodys_play_can_make_it(players: int) -> None:
    """V-CH-25: by whatever is hidden from the caller, and by all that is not."""
    found: Counter[bool] = Counter()
    for seed in range(150):
        rules = chiamata(players, concede=True)
        hand = choices(started(rules, Random(seed).sample(rules.pack, 40)), company("random", rules, seed))
        for state, view, _ in hand:
            if CONCEDE not in view.legal:
                continue
            callers, _rest = state.rules.parties(state.caller, state.partner)
            best = sum(state.points[place] for place in callers) + 120 - sum(state.points)
            lost = surely_lost(view)
            found[lost] += 1
            assert not (lost and best >= (state.contract or 0))
            assert (leave(view) == CONCEDE) == lost and CONCEDE not in plays_on(view).legal
    assert found[True] > 10 and found[False] > 100


def test_whoever_cannot_know_that_it_is_lost_plays_on() -> None:
    """One defender has so much that as the partner he would make it."""
    state = with_hands(chiamata(concede=True), STRONG)
    state = do(won(state, Bid(points=100)), Call(card=card("1C")))
    rich = replace(state, points=(0, 34, 0, 0, 0))
    assert state.caller is not None and not surely_lost(seen(rich))
    assert surely_lost(seen(replace(state, points=(0, 12, 11, 11, 0))))


# ---- bids


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_strong_suit_bids_straight_to_the_two_and_a_poor_hand_passes(level: str) -> None:
    rules = chiamata(bidding="two")
    bid = make_player(level, seed=2, seat=0).choose(seen(with_hands(rules, "1S 3S RS CS 7S 1D 4C 5B")))
    assert isinstance(bid, Bid) and bid.points < 95
    poor = with_hands(rules, "4C 5C 6D 7D 4B 5B 6S 7S")
    assert make_player(level, seed=2, seat=0).choose(seen(poor)) == PASS


def test_straight_to_the_two_a_long_suit_without_its_ace_promises_little() -> None:
    rules = chiamata(bidding="two")
    value, plain = hand_value(rules), hand_value(chiamata())
    two, order = card("2S"), rules.ranking.order
    with_ace, without = cards("1S 7S 6S 5S 4D 5D 4C 5B"), cards("3S 7S 6S 5S 4D 5D 4C 5B")
    gap = expected_points(with_ace, two, order, value) - expected_points(without, two, order, value)
    assert (
        gap > 10 > expected_points(with_ace, two, order, plain) - expected_points(without, two, order, plain)
    )


def test_who_holds_the_two_himself_rather_says_obliged() -> None:
    """V-CB-1: the two at 70 would leave him alone."""
    state = with_hands(chiamata(bidding="rank", obliged=True), STRONG)
    state, _ = apply(state, Bid(rank=Rank.TWO, points=62))
    state = replace(state, bids=((4, Bid(rank=Rank.TWO, points=62)),), to_act=0)
    said = make_player("medium:memory=all", seed=1, seat=0).choose(seen(state))
    assert isinstance(said, Bid) and said.obliged
    state = won(state, said)
    called = make_player("medium", seed=1, seat=0).choose(seen(state))
    assert called == Call(card=card("4S"))


# ---- in the dark


def test_in_the_dark_the_others_play_their_cheapest_and_the_caller_what_he_has_in_mind() -> None:
    state = won(with_hands(chiamata(dark=True), STRONG), Bid(points=70))
    mind = as_in_mind(seen(state), HAND_VALUES["chiamata"])
    assert mind.trumps is card("1S").suit and dark_card(mind) is None
    state, _ = apply(state, Play(card=card("4C")))
    other = seen(state)
    assert as_in_mind(other, HAND_VALUES["chiamata"]) is other
    worth = state.rules.ranking.points
    cheap = dark_card(other)
    assert cheap is not None and worth[cheap.card] == min(worth[c] for c in other.hand)
    for level in SENSIBLE:
        assert make_player(level, seed=1, seat=1).choose(other) == cheap


def test_the_call_in_the_dark_takes_the_trick_that_lies_there_where_that_is_worth_it() -> None:
    """The same hand calls another suit when the richest trick there is waits for it."""
    state = with_hands(chiamata(dark=True), "1S 3S RS 1B 3B RB 7B 7S")
    state = do(won(state, Bid(points=61)), Play(card=card("7S")))
    while len(state.table) < 5:
        state, _ = apply(state, legal_actions(state)[0])
    called = make_player("medium", seed=1, seat=0).choose(seen(state))
    assert isinstance(called, Call) and called.card.suit in (card("1S").suit, card("1B").suit)
    taker = apply(state, called)[0].tricks[0].winner
    assert taker == 0 or called.card.suit is card("1B").suit


def test_no_hint_where_nobody_can_know() -> None:
    """Cards in the dark, and what a hand is worth where they will be played so."""
    state = won(with_hands(chiamata(dark=True), STRONG), Bid(points=70))
    assert not known_about(seen(state))
    assert not known_about(seen(with_hands(chiamata(dark=True, weak_redeal=True), WEAK)))


@pytest.mark.parametrize("bidding", ["points", "rank", "two"])
def test_a_weak_hand_wins_less_often_than_a_new_deal(bidding: str) -> None:
    """V-CH-24: by what the maestro's net sees in it, and in hands on an average."""
    view = seen(with_hands(chiamata(weak_redeal=True, bidding=bidding), "7D 6D 5C 4C 2S 7S 6B 5B"))
    insight = evaluate(view)
    kept = next(p for p in insight.prospects if p is not insight.advice)
    assert known_about(view) and insight.advice.action == Redeal(wanted=True)
    (reason,) = insight.advice.reasons
    assert (reason.why, reason.figures) == (Why.NEW_DEAL_WINS, (48, kept.percent)) and kept.percent < 48


@pytest.mark.parametrize(
    "options", [{"bidding": "rank", "obliged": True}, {"bidding": "two"}, {"dark": True}]
)
def test_hints_of_bids_come_from_the_net_and_tell_of_all(options: dict[str, Any]) -> None:
    view = seen(with_hands(chiamata(**options), STRONG))
    insight = evaluate(view)
    assert insight.source is (Source.NET if trained_bidder(chiamata()) is not None else Source.RULES)
    assert len(insight.prospects) == len(view.legal)


def test_giving_up_is_advised_where_all_that_is_left_would_not_do_and_else_not_compared() -> None:
    """V-CH-25: of 100 the others have 34 for certain, whoever is the partner."""
    state = with_hands(chiamata(concede=True), STRONG)
    state = do(won(state, Bid(points=100)), Call(card=card("1C")))
    few = Depth(samples=40, batch=20)
    assert all(isinstance(p.action, Play) for p in evaluate(seen(state), few).prospects)
    lost = evaluate(seen(replace(state, points=(0, 12, 11, 11, 0))))
    assert lost.advice.action == CONCEDE and {p.chance for p in lost.prospects} == {0.0}
    assert lost.advice.reasons == (Reason(why=Why.LOST, points=98),)


# ---- nets are told the plain game, and it is the same game

GAMES: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (5, {"bidding": "two"}, {"bidding": "rank"}),
    (4, {"bidding": "two", "morto": "open", "multiplier": True}, {"bidding": "rank", "morto": "open"}),
    (5, {"concede": True, "weak_redeal": True, "first_lead": "caller"}, {"first_lead": "caller"}),
    (4, {"concede": True, "bidding": "rank"}, {"bidding": "rank"}),
    (5, {"weak_redeal": True, "weak_points": 2}, {}),
]


@pytest.mark.parametrize(("players", "options", "plain"), GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_hand_told_as_the_plain_game_is_that_game(
    players: int, options: dict[str, Any], plain: dict[str, Any], seed: int
) -> None:
    """Move by move: the same choices but for leaving, the same observations, the same tricks and points."""
    rules = chiamata(players, **options)
    told = plain_rules(rules)
    assert told.stages == chiamata(players, **plain).stages and supports(told)
    assert supports(rules, Scope.PLAY) and supports(rules, Scope.BIDS) and not supports(rules)
    chance = Random(seed)
    pack = chance.sample(rules.pack, 40)
    state, same = started(rules, pack), started(told, pack)
    while state.outcome is None:
        legal = legal_actions(state)
        if isinstance(legal[0], Redeal):
            state, _ = apply(state, Redeal(wanted=False))
            continue
        stay = [action for action in legal if action != CONCEDE]
        action = chance.choice(stay[-2:]) if isinstance(legal[0], Bid) else chance.choice(stay)
        seat = decider(state)
        if seat is not None:
            view, true = plain_view(plays_on(seen(state, seat))), seen(same, seat)
            lower = [a for a in true.legal if a not in view.legal]
            assert all(isinstance(a, Bid) and a.rank is not Rank.TWO for a in lower)
            assert replace(true, legal=view.legal, rules=told) == replace(view, rules=told)
        state, _ = apply(state, action)
        same, _ = apply(same, _as_told(action, rules))
    assert same.outcome is not None and same.outcome.points == state.outcome.points
    assert same.outcome.winners == state.outcome.winners


def _as_told(action: Action, rules: Rules) -> Action:
    rank = rules.rank_to_call(action) if isinstance(action, Bid) else None
    return Bid(points=action.points, rank=rank) if isinstance(action, Bid) else action


def test_nets_bid_wherever_chiamata_is_played_but_neither_call_nor_play_in_the_dark() -> None:
    for options in ({"bidding": "rank", "obliged": True}, {"bidding": "two"}, {"dark": True}):
        rules = chiamata(**options)
        assert supports(rules, Scope.PLAY) and supports(rules, Scope.BIDS)
        state = with_hands(rules, STRONG)
        assert follows(seen(state))
        state, _ = apply(state, legal_actions(state)[0])
        while state.caller is None:
            state, _ = apply(state, PASS)
        assert follows(seen(state)) != rules.dark
    assert isinstance(seen(dark_trick()).legal[0], Call) and not follows(seen(dark_trick()))
    rules = chiamata()
    assert plain_rules(rules) is rules


def test_to_a_net_who_holds_the_two_an_obliged_bid_is_worth_more() -> None:
    """V-CB-1: the two at 70 would leave him alone; without the two it is the better partner."""
    net = trained_bidder(rules := chiamata(bidding="rank", obliged=True))
    assert net is not None
    plain = Bid(rank=Rank.TWO, points=70)
    obliged = replace(plain, obliged=True)
    for hand, best in ((STRONG, obliged), ("1S 3S RS CS 4S 5S 6D 4C", plain)):
        known = know(seen(with_hands(rules, hand)))
        values = dict(zip((plain, obliged), net.bid_values(known, [plain, obliged]), strict=True))
        assert max(values, key=values.__getitem__) == best
        assert net.promise(known, best) >= net.promise(known, replace(best, points=90))
        offered = dict(zip(known.view.legal, net.action_values(known), strict=True))
        assert offered[replace(best, points=62)] == net.bid_values(known, [replace(best, points=62)])[0]


@pytest.mark.slow
@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize(
    "options",
    [
        {"bidding": "rank", "obliged": True, "weak_redeal": True, "concede": True, "dark": True},
        {"bidding": "two", "weak_redeal": True, "concede": True, "morto": "open"},
        {"dark": True, "concede": True, "bidding": "two"},
    ],
)
def test_every_level_plays_a_whole_hand_and_every_view_of_it_can_be_true(
    level: str, options: dict[str, Any]
) -> None:
    rules = chiamata(4 if "morto" in options else 5, **options)
    state = started(rules, Random(4).sample(rules.pack, 40))
    for _, view, _ in choices(state, company(level, rules, seed=4)):
        check_observation(view)
