"""Search near the end: samples that agree with what is seen, and what plays come to in them."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.engine.actions import Play
from briscola.engine.cards import Card
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import Observation, SignSeen, observe
from briscola.engine.rules import Rules
from briscola.engine.state import State
from briscola.engine.talk import signal
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.nets.arrays import Floats, Ints
from briscola.players.nets.families import net_of
from briscola.players.nets.net import Net, Singles
from briscola.players.nets.trained import trained_net
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.batch_encode import actions, observations
from briscola.players.nets.tricks.encode import encode
from briscola.players.nets.tricks.layout import layout_of
from briscola.players.nets.utility import hand_utility
from briscola.players.sampling.packs import sampled_packs
from briscola.players.search.deepening import BLUR, Deepening, Depth, thinned
from briscola.players.search.determinization import weighted_determinizations
from briscola.players.search.rollout import LEAST, distinct, net_evaluator
from briscola.players.search.trick_search import card_values, merged
from briscola.players.search_budget import SearchBudget, budget_of, looks_ahead
from briscola.players.signals import caught_by, choose_sign, named_ranks
from tests.engine.play import at_random, seen, shuffled, slug, started
from tests.engine.strategies import moments
from tests.players.test_net_player import small_net
from tests.property_based import examples

GAMES = [
    FORMS["briscola-2"],
    FORMS["briscola-3"],
    FORMS["briscola-4"],
    FORMS["prini-3-all"],
    FORMS["prini-4"],
    FORMS["bisca-2-nine"],
]
SEARCH = SearchBudget(horizon=9, rollout_plays=36, lookback=2, temperature=3.0, weight=1.0)


def indifferent(tables: TrickBatch) -> Floats:
    return np.where(tables.legal(), 0.0, -np.inf)


def late_state(rules: Rules, seed: int, tricks: int) -> State:
    """A hand played at random until so many tricks are to come, and all but the last have played to one."""
    return next(
        state
        for state in at_random(rules, seed)
        if rules.tricks - len(state.tricks) <= tricks and len(state.table) == rules.players - 1
    )


@given(moments(st.sampled_from(GAMES)))
@examples(40)
def test_worlds_agree_with_all_that_is_seen(moment: tuple[State, Random]) -> None:
    """In every sample the seat to play sees the same, and every card lies somewhere."""
    state, random = moment
    view, rules = seen(state), state.rules
    packs = sampled_packs(know(view), (), 5, random)
    assert all(sorted(pack) == sorted(coder_of(rules).number[c] for c in rules.pack) for pack in packs)
    tables, weights = weighted_determinizations(
        view, packs, indifferent, lookback=2, temperature=3.0, for_hand=False, talks=False
    )
    assert np.isclose(weights.sum(), 1.0)
    rows = observations(tables, tables.rows)
    told = sorted(encode(know(view))[0])
    for sample in np.flatnonzero(weights > LEAST):
        assert sorted(rows[sample][rows[sample] < layout_of(rules.players).size]) == told


@pytest.mark.slow
@pytest.mark.parametrize("rules", [FORMS["briscola-4"], make_rules("briscola", 4, {"spies": True})], ids=slug)
def test_samples_tell_the_signs_that_this_seat_and_its_partner_read(rules: Rules) -> None:
    """R-TALK-2/5: those that stand, of a partner and caught ones, as `encode` tells them."""
    chance, told, shown = Random(4), 0, 0
    standing = begin_match(rules, winning_hands=1, dealer=0).standing
    for seed in range(6):
        state = shuffled(rules, seed)
        while state.outcome is None:
            if not state.table and state.tricks:
                for seat in range(rules.players):
                    sign = choose_sign(observe(state, seat, standing), chance)
                    if sign is not None:
                        spies = caught_by(rules, seat, chance)
                        state, _ = signal(state, seat=seat, sign=sign, spies=spies)
            view = seen(state)
            tables, _ = weighted_determinizations(
                view,
                sampled_packs(know(view), (), 3, chance),
                indifferent,
                lookback=-1,
                temperature=3.0,
                for_hand=False,
                talks=True,
            )
            after = tables.picked(np.array([1]))
            size = layout_of(rules.players).size
            for line in (*observations(tables, tables.rows), *observations(after, after.rows)):
                assert sorted(line[line < size]) == sorted(encode(know(view), talks=True)[0])
            partner = (view.seat + 2) % rules.players
            assert tables.signs is not None
            friends = tables.signs.seen[0, [view.seat, partner]]
            assert (friends[0, [view.seat, partner]] == friends[1, [view.seat, partner]]).all()
            told += int(friends[0, partner].sum())
            shown += len(view.signals)
            state, _ = apply(state, chance.choice(legal_actions(state)))
    assert told and shown


@pytest.mark.parametrize("rules", [make_rules("briscolone", 2), make_rules("sueca", 4)], ids=slug)
def test_packs_of_games_without_a_turned_stock_lead_to_what_is_seen(rules: Rules) -> None:
    """V-BO-1, V-SU-1: dealt and played as it was, each comes to the same tricks and the same hand."""
    state = late_state(rules, seed=3, tricks=rules.tricks - 4)
    view, coder = seen(state), coder_of(rules)
    for pack in sampled_packs(know(view), (), 4, Random(2)):
        again = started(rules, [coder.card[c] for c in pack])
        for play in (*(play for trick in state.tricks for play in trick.plays), *state.table):
            again, _ = apply(again, Play(card=play.card))
        assert again.tricks == state.tricks and set(again.hands[view.seat]) == set(view.hand)


def test_worlds_where_the_plays_seen_were_good_weigh_more() -> None:
    """Everybody is thought to play the highest card: so nobody holds a higher one than was played."""
    view = seen(late_state(GAMES[1], seed=7, tricks=2))
    packs = sampled_packs(know(view), (), 60, Random(1))

    def highest(tables: TrickBatch) -> Floats:
        hands = tables.hands[tables.rows, tables.actor]
        return np.where(tables.legal(), 1.0 * hands, -np.inf)

    tables, weights = weighted_determinizations(
        view, packs, highest, lookback=0, temperature=0.1, for_hand=False, talks=False
    )
    number = coder_of(view.rules).number
    shy = np.zeros(len(weights), np.bool_)
    for play in view.table:
        shy |= (tables.hands[:, play.seat] > number[play.card]).any(axis=1)
    assert shy.any() and not shy.all()
    assert weights[shy].max() < weights[~shy].min() / 5
    less, together = merged(tables, weights)
    assert less.count == 2 and np.isclose(together.sum(), 1.0)


def test_what_is_seen_alike_is_valued_once() -> None:
    lines = np.random.default_rng(3).integers(2, size=(40, 4))
    first, alike = distinct(lines)
    assert len(first) == len(np.unique(lines, axis=0)) > 1
    assert (lines[first][alike] == lines).all()
    first, alike = distinct(np.tile(lines[:1], (5, 1)))
    assert len(first) == 1 and not alike.any()


def test_a_net_is_not_asked_again_for_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    net, outputs = Net(small_net(2)), Net.outputs
    asked: list[int] = []

    def counted(net: Net, rows: Ints, offered: Ints) -> Singles:
        asked.append(len(rows))
        return outputs(net, rows, offered)

    monkeypatch.setattr(Net, "outputs", counted)
    everything = hands_of_two(90)

    def valued(known: dict[int, Floats] | None, at: slice) -> Floats:
        tables = everything.picked(everything.rows[at])
        return net_evaluator(net, hand_utility(GAMES[0], win=False), observations, actions, known)(tables)

    known: dict[int, Floats] = {}
    first = valued(known, slice(60))
    asked.clear()
    again, more = valued(known, slice(60)), valued(known, slice(90))
    assert sum(asked) == 30 and (again == first).all() and (again == more[:60]).all()
    assert np.allclose(more, valued(None, slice(90)))
    monkeypatch.setattr("briscola.players.search.rollout.MOST_KNOWN", 0)
    assert np.allclose(valued(known, slice(60, 90)), more[60:]) and len(known) == 30, "it forgets in time"


def test_of_light_samples_few_are_left_and_weigh_what_all_of_them_did() -> None:
    count, times = 80, 3000
    tables = hands_of_two(count)
    place = {hands.tobytes(): row for row, hands in enumerate(tables.hands)}
    weights = np.random.default_rng(1).lognormal(sigma=1.5, size=count)
    weights /= weights.sum()
    together, squares, left = np.zeros(count), 0.0, 0
    for seed in range(times):
        kept, now = thinned(tables, weights, Random(seed))
        together[[place[hands.tobytes()] for hands in kept.hands]] += now / times
        squares += float((now**2).sum()) / times
        left += kept.count
    assert together == pytest.approx(weights, abs=3e-3) and together.sum() == pytest.approx(1.0)
    assert left < 0.5 * count * times and squares < (1 + 1.2 * BLUR) * (weights**2).sum()
    kept, now = thinned(tables, np.full(count, 1 / count), Random(1))
    assert kept.count == count and now == pytest.approx(1 / count)


def hands_of_two(count: int) -> TrickBatch:
    """So many shuffled packs of briscola for two at their first lead."""
    rules, chance = GAMES[0], np.random.default_rng(7)
    number = coder_of(rules).number
    packs = np.array([chance.permutation([number[c] for c in rules.pack]) for _ in range(count)])
    return TrickBatch(rules, packs, np.zeros(count, np.int64))


def outcomes(state: State) -> list[list[tuple[float, float]]]:
    """By legal play, in either deal of the two hidden cards: the share of points to come, and of the hand."""
    me = state.to_act
    assert me is not None
    one, two = (seat for seat in range(3) if seat != me)
    hands = list(state.hands)
    hands[one], hands[two] = hands[two], hands[one]
    found = []
    for action in legal_actions(state):
        results = []
        for world in (state, replace(state, hands=tuple(hands))):
            after, _ = apply(world, action)
            while after.outcome is None:
                after, _ = apply(after, legal_actions(after)[0])
            best = [seat for seat in range(3) if after.points[seat] == max(after.points)]
            results.append(((after.points[me] - state.points[me]) / 120, (me in best) / len(best)))
        found.append(results)
    return found


def test_two_tricks_before_the_end_the_values_are_means_over_the_deals() -> None:
    """Three players, the last to play: two cards are hidden in two hands, and then all play is forced."""
    search = replace(SEARCH, rollout_plays=800, lookback=-1)
    net = Net(small_net(3))
    telling = 0
    for seed in range(60):
        state = late_state(GAMES[1], seed, tricks=2)
        view = seen(state)
        if view.known:
            continue  # who drew the turned card last, and still has it
        cards = [coder_of(view.rules).number[a.card] for a in view.legal if isinstance(a, Play)]
        found = card_values(know(view), cards, net, lambda shares, _: shares, search, win=False, talks=False)
        for *values, results in zip(*found, outcomes(state), strict=True):
            for value, one, two in zip(values, *results, strict=True):
                assert abs(value - (one + two) / 2) <= 0.12 * abs(one - two) + 1e-6
                telling += one != two
    assert telling


def by_maestro(view: Observation) -> Floats:
    """The final points of a seat's side by legal card, as the maestro's search finds them."""
    knowledge, rules = know(view), view.rules
    net, search = trained_net(net_of(rules) or ""), budget_of(rules)
    assert net is not None and search is not None
    utility = hand_utility(rules, win=False)
    shares, _ = card_values(knowledge, knowledge.legal, net, utility, search, win=False, talks=True)
    return rules.total * shares + sum(view.points[seat] for seat in rules.side_of[view.seat])


def by_coach(view: Observation) -> Floats:
    """The same as the coach's search finds them in its first round."""
    search = Deepening(view, Depth(samples=80), win=False)
    found = search.more(search.knowledge.legal)
    points: Floats = found.points @ found.weights
    return points


Searched = Callable[[Observation], Floats]
PAIRS = FORMS["briscola-4"]


def with_sign(view: Observation, seat: int, held: Card) -> Observation | None:
    """The moment after the sign by which a seat shows a trump in this trick; None where the card has none."""
    named = named_ranks(view.rules.ranking).items()
    sign = next((sign for sign, rank in named if held.rank is rank and held.suit is view.trumps), None)
    if sign is None:
        return None
    return replace(view, signals=(SignSeen(trick=len(view.tricks) + 1, seat=seat, sign=sign),))


@pytest.mark.slow
@pytest.mark.parametrize("searched", [by_maestro, by_coach])
def test_a_search_lets_cards_lie_where_the_partners_sign_shows_them(searched: Searched) -> None:
    """R-TALK: who knows that the highest trump is the partner's knows what the last trick brings."""
    told = 0
    for seed in range(150):
        state = late_state(PAIRS, seed, tricks=2)
        view = seen(state)
        friend = (view.seat + 2) % 4
        (held,) = state.hands[friend]
        number = coder_of(PAIRS).number
        signed = with_sign(view, friend, held)
        left = [c for hand in state.hands for c in hand if c.suit is view.trumps and c != held]
        if signed is None or view.known or any(number[c] > number[held] for c in left):
            continue
        results = []
        for card in know(view).legal:
            after, _ = apply(state, Play(card=coder_of(PAIRS).card[card]))
            while after.outcome is None:
                after, _ = apply(after, legal_actions(after)[0])
            results.append(after.points[view.seat] + after.points[friend])
        assert searched(signed) == pytest.approx(results)
        told += not np.allclose(searched(view), results)
    assert told


@pytest.mark.slow
@pytest.mark.parametrize("searched", [by_maestro, by_coach])
def test_in_a_search_the_partner_plays_by_the_sign_that_it_was_given(searched: Searched) -> None:
    """R-TALK: one's own sign tells one nothing, but the partner goes on as one who has seen it."""
    given = 0
    for seed in range(12):
        view = seen(late_state(PAIRS, seed, tricks=4))
        signs = [signed for held in view.hand if (signed := with_sign(view, view.seat, held)) is not None]
        for signed in signs:
            assert not np.array_equal(searched(signed), searched(view))
            given += 1
    assert given


def test_far_from_the_end_and_with_house_rules_there_is_no_search() -> None:
    assert not looks_ahead(seen(late_state(GAMES[0], seed=2, tricks=6)), SEARCH)
    assert looks_ahead(seen(late_state(GAMES[0], seed=2, tricks=3)), SEARCH)
    assert budget_of(make_rules("briscola", 2, {"exchange": "seven"})) is None
    assert budget_of(make_rules("prini", 2, {"stop_at_61": True})) is None
