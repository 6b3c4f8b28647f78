"""The last draws of two hands: every world is counted, and nobody sees which one it is."""

from collections import Counter
from itertools import combinations, permutations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.expert import Expert
from briscola.players.habits.habits import PLACES, Habits
from briscola.players.knowledge import know
from briscola.players.net_players.trained_players import trained_player
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.arrays import Floats
from briscola.players.nets.net import Net
from briscola.players.nets.trained import leaning_net
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.utility import hand_utility
from briscola.players.sampling.packs import every_pack
from briscola.players.search.determinization import weighted_determinizations
from briscola.players.search.endgame import Endgame
from briscola.players.search.last_draws import LastDraws, counts_worlds, draw_values
from briscola.players.search.open_tree import ends
from briscola.players.search.trick_search import card_values, merged
from briscola.players.search_budget import TRICKS_BUDGET
from tests.engine.play import at_random, seen, started
from tests.players.test_net_player import small_net
from tests.players.test_search import indifferent

TWO, PRINI = FORMS["briscola-2"], FORMS["prini-2"]
UNWEIGHED = replace(TRICKS_BUDGET, lookback=-1)


def at_the_draws(rules: Rules, seed: int, *, stock: int, answers: bool) -> State:
    """A hand played at random until so many cards are in stock and somebody leads, or answers."""
    hand = at_random(rules, seed)
    return next(s for s in hand if len(s.stock) <= stock and bool(s.table) == answers)


def worlds(state: State) -> list[State]:
    """Every state that the seat to play may be in, for all it knows."""
    me = state.to_act
    assert me is not None
    *hidden, turned = state.stock
    unseen = (*state.hands[1 - me], *hidden)
    found = []
    for hand in combinations(unseen, len(state.hands[1 - me])):
        for order in permutations([c for c in unseen if c not in hand]):
            hands = (state.hands[me], hand) if me == 0 else (hand, state.hands[me])
            found.append(replace(state, hands=hands, stock=(*order, turned)))
    return found


def exact(state: State, me: int) -> int:
    """The difference that the rest of a hand without a stock brings, before a lead."""
    number, rules = coder_of(state.rules).number, state.rules
    assert state.trumps is not None and state.to_act is not None
    one, other = ([number[c] for c in state.hands[seat]] for seat in (state.to_act, 1 - state.to_act))
    search = Endgame(
        trumps=number[Card(rules.ranking.order[0], state.trumps)] // 10, must_follow=rules.slug == "prini-2"
    )
    best = max(search.lead_values(one, other).values())
    return best if state.to_act == me else -best


def brought(state: State, me: int, before: State) -> int:
    """The difference that the hand brings from `before` on, once the stock is out."""
    gained = [now - then for now, then in zip(state.points, before.points, strict=True)]
    return gained[me] - gained[1 - me] + exact(state, me)


@pytest.mark.parametrize("rules", [TWO, PRINI], ids=lambda rules: rules.slug)
def test_with_two_cards_in_stock_an_answer_is_worth_its_mean_over_all_worlds(rules: Rules) -> None:
    """The other hand, and with it all that follows, is known once the trick is over."""
    net = Net(small_net(2))
    for seed in range(12):
        state = at_the_draws(rules, seed, stock=2, answers=True)
        me, knowledge = state.to_act, know(seen(state))
        assert me is not None and len(worlds(state)) == 3
        shares, _ = draw_values(knowledge, net, hand_utility(rules, win=False), UNWEIGHED, win=False)
        for action, share in zip(legal_actions(state), shares, strict=True):
            truth = np.mean([brought(apply(world, action)[0], me, state) for world in worlds(state)])
            assert 2 * 120 * share - knowledge.left == pytest.approx(truth)


def test_a_search_of_samples_plays_their_last_tricks_exactly() -> None:
    """What an answer comes to is its mean over all worlds, as nearly as 160 of them tell."""
    net, search = Net(small_net(2)), replace(UNWEIGHED, rollout_plays=10_000, draws=0)
    for seed in range(12):
        state = at_the_draws(TWO, seed, stock=2, answers=True)
        me, knowledge = state.to_act, know(seen(state))
        assert me is not None
        shares, _ = card_values(
            knowledge, knowledge.legal, net, hand_utility(TWO, win=False), search, win=False, talks=False
        )
        for action, share in zip(legal_actions(state), shares, strict=True):
            truth = np.mean([brought(apply(world, action)[0], me, state) for world in worlds(state)])
            assert 2 * 120 * share - knowledge.left == pytest.approx(truth, abs=4)


def test_the_maestro_answers_the_last_draw_as_brute_force_does() -> None:
    """Where one card is ahead of all others by far, whatever the other's plays so far have told."""
    told = 0
    for seed in range(40):
        state = at_the_draws(TWO, seed, stock=2, answers=True)
        me = state.to_act
        assert me is not None
        results = {
            action: [brought(apply(world, action)[0], me, state) for world in worlds(state)]
            for action in legal_actions(state)
        }
        worst = {action: min(found) for action, found in results.items()}
        best = max(worst, key=lambda action: worst[action])
        if all(worst[best] > max(found) + 4 for action, found in results.items() if action != best):
            assert Expert(Random(seed), searches=True).choose(seen(state)) == best
            told += 1
    assert told > 5


def highest(tables: TrickBatch) -> Floats:
    """Everybody always plays the highest number."""
    hands = tables.hands[tables.rows, tables.actor]
    chances: Floats = np.eye(hands.shape[1])[np.where(tables.legal(), hands, -1).argmax(axis=1)]
    return chances


def follows_highest(state: State, me: int, mine: dict[tuple[object, ...], Play], start: int) -> State:
    """Play on: the other his highest number, I what I have decided for what I will see."""
    number = coder_of(state.rules).number
    while state.stock or state.table:
        legal = [a for a in legal_actions(state) if isinstance(a, Play)]
        choice = max(legal, key=lambda a: number[a.card])
        state, _ = apply(state, mine[sight(state, start)] if state.to_act == me else choice)
    return state


def sight(state: State, start: int) -> tuple[object, ...]:
    """What the seat to play sees: its hand, and what has been played since."""
    assert state.to_act is not None
    return frozenset(state.hands[state.to_act]), state.table, state.tricks[start:]


# Quick although it is dear: compared with brute force.
def test_four_cards_before_the_end_of_the_stock_one_chooses_by_what_one_will_know() -> None:
    """Against an other whose answers are known no plan is better, and the best reaches what was promised.

    A plan says for each sight, not for each world, what is played: all plans are tried.
    """
    state = at_the_draws(TWO, 3, stock=4, answers=True)
    me, knowledge, start = state.to_act, know(seen(state)), len(state.tricks)
    assert me is not None
    packs = every_pack(knowledge, 1, Random(1))
    tables, weights = merged(
        *weighted_determinizations(
            knowledge.view, packs, indifferent, lookback=-1, temperature=1.0, for_hand=False, talks=False
        )
    )
    tree = LastDraws(me, policy=highest, choice=lambda found: found[..., 0])
    values = tree.values(tables, weights, knowledge.legal)[:, 0]
    possible = worlds(state)
    for action, value in zip(legal_actions(state), values, strict=True):
        by_sight: dict[tuple[object, ...], list[State]] = {}
        for world in possible:
            after, _ = apply(world, action)
            while after.to_act != me:
                number = coder_of(TWO).number
                legal = [a for a in legal_actions(after) if isinstance(a, Play)]
                after, _ = apply(after, max(legal, key=lambda a: number[a.card]))
            by_sight.setdefault(sight(after, start), []).append(after)
        total = 0
        for seen_then, states in by_sight.items():
            total += max(
                sum(brought(follows_highest(one, me, {seen_then: play}, start), me, state) for one in states)
                for play in legal_actions(states[0])
                if isinstance(play, Play)
            )
        assert value == pytest.approx(total / len(possible))


def test_every_world_comes_as_often_and_leads_to_what_is_seen() -> None:
    state = at_the_draws(TWO, 8, stock=4, answers=False)
    coder, me = coder_of(TWO), state.to_act
    assert me is not None
    found: Counter[tuple[object, ...]] = Counter()
    for pack in every_pack(know(seen(state)), 240, Random(2)):
        again = started(TWO, [coder.card[c] for c in pack])
        for play in (play for trick in state.tricks for play in trick.plays):
            again, _ = apply(again, Play(card=play.card))
        assert set(again.hands[me]) == set(state.hands[me])
        found[frozenset(again.hands[1 - me]), again.stock] += 1
    assert len(found) == 120 and set(found.values()) == {2}


def test_many_ends_at_once_are_those_of_the_exact_search() -> None:
    """V-PR-1 where suit must be followed."""
    random = Random(5)
    for must_follow in (False, True):
        for _ in range(40):
            cards = random.sample(range(40), 6)
            mine, theirs, trumps = cards[:3], cards[3:], random.randrange(4)
            search = Endgame(trumps=trumps, must_follow=must_follow)
            led = max(search.lead_values(mine, theirs).values())
            against = -max(search.lead_values(theirs, mine).values())
            hands = np.array([sorted(mine)] * 2), np.array([sorted(theirs)] * 2)
            found = ends(*hands, np.array([True, False]), trumps, must_follow=must_follow)
            assert found.tolist() == [led, against]


def test_ends_of_any_cards_are_those_of_each_alone() -> None:
    """However many cards there are in all of them together."""
    random = Random(6)
    dealt = np.array([random.sample(range(40), 6) for _ in range(50)])
    mine, theirs, leads = dealt[:, :3], dealt[:, 3:], np.arange(50) % 2 == 0
    together = ends(mine, theirs, leads, 2)
    alone = [ends(mine[i : i + 1], theirs[i : i + 1], leads[i : i + 1], 2)[0] for i in range(50)]
    assert together.tolist() == alone


def test_worlds_are_counted_only_where_they_are_few_and_all_is_hidden() -> None:
    few = know(seen(at_the_draws(TWO, 1, stock=4, answers=False)))
    many = know(seen(at_the_draws(TWO, 1, stock=6, answers=False)))
    assert counts_worlds(few, 4) and not counts_worlds(few, 0) and not counts_worlds(many, 4)
    for rules in (make_rules("briscola", 3), make_rules("scoperta", 2), make_rules("marianna", 2)):
        late = know(seen(started(rules, list(rules.pack))))
        assert not counts_worlds(late, 40)


@pytest.mark.slow
def test_who_counts_worlds_plays_for_the_hand_where_that_is_the_goal() -> None:
    """R-MATCH: to who plays for the hand a sure win is worth more than points on the average."""
    net = Net(small_net(2))
    differ = 0
    for seed in range(150):
        view = seen(at_the_draws(TWO, seed, stock=2, answers=True))
        points, hand = (
            TricksPlayer(net, TWO, win=win, search=UNWEIGHED).choose(view) for win in (False, True)
        )
        _, chances = draw_values(know(view), net, hand_utility(TWO, win=True), UNWEIGHED, win=True)
        chance = dict(zip(view.legal, chances, strict=True))
        assert chance[hand] >= chance[points]
        differ += chance[hand] > chance[points]
    assert differ


def test_who_leans_still_takes_others_for_what_the_net_knows() -> None:
    """Leaning is learnt for one's own choices: worlds are counted, and weighed, by the net as it is."""
    arrays = small_net(2)
    net, leant = Net(arrays), Net({**arrays, "heads": -arrays["heads"]})
    knowledge = know(seen(at_the_draws(TWO, 1, stock=4, answers=False)))
    own, leaning = (TricksPlayer(net, TWO, search=UNWEIGHED, leant=each) for each in (None, leant))
    assert leaning.action_values(knowledge) == own.action_values(knowledge)
    assert (leaning.values(knowledge)[0] != own.values(knowledge)[0]).any()


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_what_counting_finds_has_the_say_that_it_is_given(share: float) -> None:
    net = Net(small_net(2))
    knowledge = know(seen(at_the_draws(TWO, 1, stock=4, answers=False)))
    player = TricksPlayer(net, TWO, search=replace(UNWEIGHED, counted=share))
    own = player.values(knowledge)
    counted = draw_values(knowledge, net, hand_utility(TWO, win=False), UNWEIGHED, win=False)
    for found, one, other in zip(player.searched_values(knowledge), own, counted, strict=True):
        assert np.allclose(found, (1 - share) * one + share * other) and not np.allclose(one, other)


def test_who_knows_that_an_opponent_is_unlike_the_net_counts_on_it_less(leans: None) -> None:
    del leans
    knowledge = know(seen(at_the_draws(TWO, 1, stock=4, answers=False)))
    odd = Habits(400, tuple(9 if way.startswith("gave") else 1 for _, way in PLACES))
    leant = leaning_net(odd)
    plain, knows = (trained_player(TWO, search=UNWEIGHED, habits=habits) for habits in (Habits(), odd))
    assert leant is not None and isinstance(plain, TricksPlayer) and isinstance(knows, TricksPlayer)
    assert 0.5 < leant.doubt < 1
    mean = leant.doubt * knows.values(knowledge)[0] + (1 - leant.doubt) * plain.searched_values(knowledge)[0]
    assert np.allclose(knows.searched_values(knowledge)[0], mean)
