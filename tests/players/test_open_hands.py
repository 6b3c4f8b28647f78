"""Scoperta (V-SC): the search over the order of the stock against a plain one, card by card."""

from collections import Counter
from itertools import chain, permutations
from random import Random
from statistics import mean

import numpy as np
import pytest

from briscola.engine.actions import Play
from briscola.engine.cards import Suit, cards
from briscola.engine.hand import apply, legal_actions
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.card_codes import POINTS, SUIT, beats, coder_of
from briscola.players.imperfect_memory import Memory, faded
from briscola.players.insight.evaluation import Source, evaluate
from briscola.players.knowledge import Knowledge, know
from briscola.players.net_players.open_hands import (
    BUDGET_30_MS,
    OpenBudget,
    OpenHandsPlayer,
    open_hands_player,
)
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.trained import trained_net
from briscola.players.search.open_tree import OpenTree, Positions, all_draws, ends, some_draws
from tests.engine.play import at_random, best_margin, seen, started
from tests.players.positions import chosen

RULES = make_rules("scoperta", 2)
Hand = tuple[int, ...]


def plain(mine: Hand, theirs: Hand, leads: bool, unknown: Hand, turned: int | None, trumps: int) -> float:
    """What a position is worth to me before a trick, with nothing clever: every play, every order."""
    if not mine:
        return 0.0

    def drawn(my: Hand, other: Hand, takes: bool) -> float:
        if not unknown:
            return plain(my, other, takes, (), None, trumps)
        pairs = [(unknown[0], turned)] if len(unknown) == 1 else list(permutations(unknown, 2))
        found = []
        for first, second in pairs:
            assert second is not None
            one, two = (first, second) if takes else (second, first)
            left = tuple(c for c in unknown if c not in (first, second))
            found.append(plain((*my, one), (*other, two), takes, left, turned if left else None, trumps))
        return mean(found)

    def played(card: int, answer: int) -> float:
        takes = not beats(answer, card, trumps) if leads else beats(card, answer, trumps)
        pot = POINTS[card] + POINTS[answer]
        left = tuple(c for c in mine if c != card), tuple(c for c in theirs if c != answer)
        return (pot if takes else -pot) + drawn(*left, takes)

    if leads:
        return max(min(played(c, a) for a in theirs) for c in mine)
    return min(max(played(c, a) for c in mine) for a in theirs)


def exactly(trumps: int, unknown: Hand, turned: int | None) -> OpenTree:
    def horizon(at: Positions) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        return np.asarray(at.gain + ends(at.mine, at.theirs, at.leads, trumps), np.float64)

    return OpenTree(trumps=trumps, draws=all_draws(unknown, turned), horizon=horizon)


@pytest.mark.parametrize(("stock", "deals"), [(0, 40), (2, 12), (4, 2)])
def test_a_short_stock_is_searched_exactly(stock: int, deals: int) -> None:
    """Every play and every order of the stock, leading and answering."""
    random = Random(stock)
    for _ in range(deals):
        cards = random.sample(range(40), 6 + stock)
        mine, theirs, left = tuple(cards[:3]), tuple(cards[3:6]), cards[6:]
        unknown, turned = tuple(left[:-1]), left[-1] if left else None
        trumps = SUIT[cards[-1]]
        tree = exactly(trumps, unknown, turned)
        best = plain(mine, theirs, True, unknown, turned, trumps)
        assert max(tree.lead_values(mine, theirs)) == pytest.approx(best)
        # The other leads the card that is worst for me, and I answer best.
        least = min(
            max(tree.answer_values(led, mine, tuple(c for c in theirs if c != led))) for led in theirs
        )
        assert least == pytest.approx(plain(mine, theirs, False, unknown, turned, trumps))


def test_each_pair_of_a_draw_comes_both_ways_round() -> None:
    """Neither side is thought to draw the better card."""
    draws = some_draws(range(10), 10, (6, 4), Random(1))
    assert [level.shape for level in draws.levels] == [(1, 6, 2), (6, 4, 2)]
    for level in draws.levels:
        for node in level:
            pairs = [tuple(pair) for pair in node]
            assert sorted(pairs) == sorted((b, a) for a, b in pairs)
    assert all(sorted(order) == list(range(11)) and order[-1] == 10 for order in draws.orders)


# ---- in a hand


def late(seed: int, stock: int, *, answers: bool = False) -> tuple[State, Knowledge]:
    """A hand played at random until so many cards are left to draw, and what the seat to play knows."""
    hand = at_random(RULES, seed)
    state = next(s for s in hand if len(s.stock) <= stock and bool(s.table) == answers)
    return state, know(seen(state))


@pytest.mark.parametrize("answers", [False, True])
def test_with_one_card_unseen_the_values_are_those_of_the_engine(answers: bool) -> None:
    """Two cards in the stock: the unseen one and the turned one, so that all is known."""
    state, knowledge = late(3, 2, answers=answers)
    seat = knowledge.me
    player = open_hands_player(RULES, win=False, budget=BUDGET_30_MS)
    assert player is not None and len(knowledge.unseen) == 1
    found = dict(zip(knowledge.legal, player.action_values(knowledge), strict=True))
    number = coder_of(RULES).number
    now = state.points[seat] - state.points[1 - seat]
    for action in legal_actions(state):
        assert isinstance(action, Play)
        assert found[number[action.card]] == best_margin(apply(state, action)[0], seat) - now
    told = evaluate(knowledge.view)
    assert told.source is Source.EXACT
    assert (
        max(p.points or 0 for p in told.prospects)
        == state.points[seat] + (knowledge.left + max(found.values())) / 2
    )


def test_who_has_forgotten_cards_follows_the_net_until_the_stock_is_out() -> None:
    """The orders of all the cards that it thinks may come would fill the memory of the machine."""
    net = trained_net("scoperta")
    assert net is not None
    player = OpenHandsPlayer(net, RULES)
    for stock in (2, 0):
        _, knowledge = late(3, stock)
        dull = faded(knowledge, 1, Memory(span=1, sure_tricks=2))
        assert len(dull.forgotten) > 8
        found = player.action_values(dull)
        like = TricksPlayer(net, RULES).action_values(dull) if stock else player.action_values(knowledge)
        assert [value - max(found) for value in found] == pytest.approx([value - max(like) for value in like])


@pytest.mark.parametrize("win", [False, True])
def test_a_look_ahead_is_the_same_again(win: bool) -> None:
    net = trained_net("scoperta")
    assert net is not None
    player = OpenHandsPlayer(net, RULES, win=win, budget=OpenBudget(exact=2, draws=(4, 2), weight=0.6))
    for answers in (False, True):
        _, knowledge = late(5, 20, answers=answers)
        values = player.action_values(knowledge)
        assert values == player.action_values(knowledge)
        assert len(values) == 3 and all(np.isfinite(values))


def test_who_has_won_the_hand_plays_for_points() -> None:
    """With `win`: the whole hand is worth what it is worth to the maestro, and a tie half of it."""
    state, knowledge = late(7, 0)
    ahead = open_hands_player(RULES, win=True, budget=BUDGET_30_MS)
    assert ahead is not None
    shares, chances = ahead.searched_values(knowledge)
    finals = state.points[knowledge.me] + 120 * shares
    assert [RULES.won(float(final)) for final in finals] == pytest.approx(list(chances))


def test_other_games_have_no_such_player() -> None:
    assert open_hands_player(make_rules("briscola", 2), win=False, budget=BUDGET_30_MS) is None
    follows = make_rules("scoperta", 2, {"exchange": "seven"})
    assert open_hands_player(follows, win=False, budget=BUDGET_30_MS) is None


def test_even_a_beginner_looks_at_the_hand_that_lies_open() -> None:
    """V-SC-1: a carico that the other cannot take is led; one that he can take is kept."""
    for other, card in (("4C 5C 2S", "1B"), ("4C 7D 2S", "2B")):
        hands = [cards("1B 2B 4B"), cards(other)]
        turned = next(c for c in RULES.pack if c.suit is Suit.DENARI and c not in hands[1])
        rest = [c for c in RULES.pack if c not in (*hands[0], *hands[1], turned)]
        pack = [*chain.from_iterable(zip(*hands, strict=True)), turned, *rest]
        state = started(RULES, pack, dealer=1)
        assert state.to_act == 0 and state.trumps is Suit.DENARI
        found = Counter(chosen("easy", seen(state), seed) for seed in range(20))
        assert found.most_common(1)[0][0] == card
