"""Players that follow nets: how sharply they choose, what they heed, and that only seed and sight decide."""

from collections import Counter
from collections.abc import Callable
from math import inf
from random import Random

import pytest

from briscola.engine.actions import PASS, Ask, Bid, Declare, Play
from briscola.engine.cards import Rank
from briscola.engine.hand import apply, legal_actions
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.decision_key import decision_key, said
from briscola.players.etiquette.manners_prices import FAULT, ODD, OWN_RISK
from briscola.players.expert import Expert, heeding
from briscola.players.expert_manners import COUNTED, RASH, care, prices_of
from briscola.players.knowledge import Knowledge, know
from briscola.players.levels import make_player
from briscola.players.medium import HEED
from briscola.players.net_players.trained_players import trained_bidder, trained_player
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.softmax import GREEDY, SoftmaxPolicy, sample_action
from briscola.players.policy_width import HARD, UNDER_CONTRACT, width
from briscola.players.search_budget import CHIAMATA_BUDGET, TRICKS_BUDGET, looks_ahead
from briscola.players.stake import stake
from briscola.players.talk.sign_reading import grants
from tests.engine.bars import won
from tests.engine.play import at_random, seen, shuffled
from tests.players.positions import pairs, position, two

TWO, PAIRS, CALLED = make_rules("briscola", 2), make_rules("briscola", 4), make_rules("chiamata", 5)
SOFT = SoftmaxPolicy(temperature=1.0, cutoff=3.0)
FREE = [False] * 4


def views(rules: Rules, seed: int) -> list[Observation]:
    """What the seats to play see in a hand played at random, where they have a choice."""
    return [seen(state) for state in at_random(rules, seed) if len(legal_actions(state)) > 1]


def auctions(seed: int) -> list[Observation]:
    """What those see who are to bid, where everybody bids the least that is more until 75."""
    state, found = shuffled(CALLED, seed), []
    while state.caller is None:
        view = seen(state)
        found.append(view)
        raised = next((a for a in view.legal if isinstance(a, Bid)), None)
        high = raised is None or raised.points > 75
        state, _ = apply(state, PASS if high or raised is None else raised)
    return found


def expert(seed: int, policy: SoftmaxPolicy = GREEDY, *, talks: bool = False) -> Expert:
    return Expert(Random(seed), policy=policy, chance=Random(seed) if talks else None)


class TestSoftmaxPolicy:
    def test_the_sharpest_takes_one_of_the_best(self) -> None:
        assert {sample_action([1.0, 5.0, 5.0, 4.9], FREE, GREEDY, Random(i)) for i in range(50)} == {1, 2}

    def test_the_better_is_taken_more_often_and_what_is_far_worse_never(self) -> None:
        taken = Counter(sample_action([0.0, 2.0, 3.0, -0.1], FREE, SOFT, Random(i)) for i in range(2000))
        assert taken[2] > 2 * taken[1] > 8 * taken[0] > 0 == taken[3]

    def test_what_is_barred_is_taken_only_if_it_is_the_best(self) -> None:
        barred = [True, False, True, False]
        assert {sample_action([3.0, 2.5, 2.9, 2.0], barred, SOFT, Random(i)) for i in range(200)} == {0, 1, 3}


@pytest.mark.slow
@pytest.mark.parametrize("rules", [TWO, PAIRS])
def test_hard_never_plays_anything_much_worse_than_the_best(rules: Rules) -> None:
    evaluator = trained_player(rules)
    assert evaluator is not None
    slips = 0
    for seed in range(6):
        for view in views(rules, seed):
            worths = evaluator.action_values(know(view))
            action = expert(seed, HARD).choose(view)
            loss = max(worths) - worths[view.legal.index(action)]
            assert loss <= stake(rules) * (HARD.cutoff + FAULT)
            slips += loss > 0
    assert slips


def test_in_chiamata_hard_bids_and_calls_its_best_and_is_easier_on_the_cards() -> None:
    evaluator = trained_bidder(CALLED)
    assert evaluator is not None
    losses: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(6):
        for view in views(CALLED, seed):
            worths = evaluator.action_values(know(view))
            action = expert(seed, HARD).choose(view)
            losses[isinstance(action, Play)].append(max(worths) - worths[view.legal.index(action)])
    assert min(losses[False]) == 0.0 and max(losses[False]) <= FAULT, "less than its best only for manners"
    assert HARD.cutoff < max(losses[True]) <= UNDER_CONTRACT * HARD.cutoff + FAULT


def test_the_same_sight_makes_the_same_choice_whatever_went_before() -> None:
    sights = views(TWO, 5)
    one, two = expert(1, HARD), expert(1, HARD)
    forwards = [one.choose(view) for view in sights]
    backwards = [two.choose(view) for view in reversed(sights)]
    assert forwards == backwards[::-1]
    assert any(
        expert(seed, HARD).choose(view) != action
        for seed in range(9)
        for view, action in zip(sights, forwards, strict=True)
    )


def test_no_two_decisions_of_a_hand_are_the_same_moment() -> None:
    for rules in (TWO, PAIRS, CALLED):
        sights = views(rules, 2)
        assert len({decision_key(view) for view in sights}) == len(sights) > 5


@pytest.mark.slow
@pytest.mark.parametrize("ask", ["trump", "carico", "liscio"])
def test_a_request_is_heeded_where_it_costs_little(ask: Ask) -> None:
    evaluator = trained_player(PAIRS, talks=True)
    assert evaluator is not None
    heeded = refused = 0
    for seed in range(12):
        for view in views(PAIRS, seed):
            worths, number = evaluator.action_values(know(view)), coder_of(PAIRS).number
            cards = [number[a.card] for a in view.legal if isinstance(a, Play)]
            wanted = [grants(know(view, asked=ask), c) for c in cards]
            if not any(wanted) or all(wanted):
                continue
            cost = max(worths) - max(w for w, granted in zip(worths, wanted, strict=True) if granted)
            cost /= stake(PAIRS)
            player = expert(seed, talks=True)
            player.hear(ask)
            granted = wanted[view.legal.index(player.choose(view))]
            if cost < HEED - FAULT:
                assert granted
                heeded += cost > 0
            elif cost > HEED + FAULT:
                assert not granted
                refused += 1
    assert heeded and refused


def test_a_request_is_worth_so_much_to_what_grants_it() -> None:
    view = pairs("1D 4C 2B", "7S")
    assert heeding(know(view, asked="carico"), [1.0, 2.0, 3.0]) == [1.0 + HEED, 2.0, 3.0]


def test_manners_are_asked_for_only_where_plays_are_near_and_cost_no_more_than_their_price() -> None:
    """What looks odd less than a mistake, and a carico least for who plays alone and pays for it himself."""
    view = two("RB 5C 4S", "2D", "6B")
    assert prices_of(know(view), [0.0, 0.0, 0.0], 1.0) == [FAULT, 0.0, 0.0]
    assert prices_of(know(view), [5.0, 0.0, 0.0], 1.0) == [0.0, 0.0, 0.0]
    leading = know(two("4B 7S 1S", turned="5B"))
    assert prices_of(leading, [0.0, 0.0, 0.0], 1.0) == [ODD, 0.0, OWN_RISK]
    taking = know(two("7B 2B 5C", "1D", "6B"))
    assert prices_of(taking, [0.0, 0.0, 0.0], 1.0) == [FAULT, 0.0, 0.0], "it is never the better card"
    leads = [know(position(rules, hand="1D 4C 6S", turned="2B")) for rules in (TWO, PAIRS)]
    assert [prices_of(lead, [0.0, 0.0, 0.0], 1.0)[0] for lead in leads] == [OWN_RISK, FAULT]
    assert 0 < ODD < FAULT and OWN_RISK < FAULT


def test_manners_weigh_less_where_every_world_is_counted_and_more_for_who_looks_ahead() -> None:
    last = [view for view in views(TWO, 3) if 0 < view.stock_count <= TRICKS_BUDGET.draws]
    assert last and {care(know(view), TRICKS_BUDGET) for view in last} == {COUNTED}
    assert {care(know(view), None) for view in last} == {1.0}
    sights = views(CALLED, 4)
    assert {care(know(view), None) for view in sights} == {1.0}
    late = [looks_ahead(view, CHIAMATA_BUDGET) for view in sights]
    assert [care(know(view), CHIAMATA_BUDGET) > 1 for view in sights] == late
    assert any(late) and not all(late)


@pytest.mark.slow
def test_a_bid_that_is_more_likely_to_fail_must_gain_more_than_a_pass() -> None:
    """Nor is any jumped to. A bid below one that is likely to be made is as likely."""
    player = trained_bidder(CALLED)
    assert player is not None
    spared = meant = jumped = 0
    for seed in range(24):
        for view in auctions(seed):
            worths = player.action_values(know(view))
            bid, gain = view.legal[worths.index(max(worths))], max(worths) - worths[view.legal.index(PASS)]
            chosen = expert(seed).choose(view)
            if bid == PASS or chosen == PASS:
                spared += bid != PASS
                continue
            assert isinstance(bid, Bid) and isinstance(chosen, Bid)
            above = (
                a for a in view.legal if isinstance(a, Bid) and chosen.points <= a.points <= chosen.points + 5
            )
            likely = any(player.promise(know(view), each) >= RASH for each in above)
            jumps = chosen.points > bid.points
            assert likely or (gain > FAULT and not jumps)
            meant, jumped = meant + (not likely), jumped + jumps
    assert spared and meant and jumped


def test_what_a_bid_promises_is_what_the_call_will_promise() -> None:
    player = trained_bidder(CALLED)
    assert player is not None
    for seed in range(5):
        (view, *_) = auctions(seed)
        bid = Bid(points=61)
        call = seen(won(shuffled(CALLED, seed), bid), view.seat)
        assert player.promise(know(view), bid) == pytest.approx(max(player.values(know(call))[1]), abs=0.02)


def test_who_looks_ahead_is_rude_only_for_a_good_gain() -> None:
    evaluator = trained_player(CALLED, search=CHIAMATA_BUDGET)
    assert evaluator is not None
    polite = 0
    for seed in range(4):
        for view in views(CALLED, seed):
            if care(know(view), CHIAMATA_BUDGET) == 1:
                continue
            worths = evaluator.action_values(know(view))
            faults = [price >= FAULT for price in prices_of(know(view), worths, inf)]
            if not any(faults) or all(faults):
                continue
            gain = max(worths) - max(w for w, fault in zip(worths, faults, strict=True) if not fault)
            chosen = Expert(Random(seed), searches=True).choose(view)
            assert faults[view.legal.index(chosen)] == (gain > FAULT * CHIAMATA_BUDGET.care)
            polite += 0 < gain <= FAULT * CHIAMATA_BUDGET.care
    assert polite


def test_talk_off_is_deaf() -> None:
    silent = make_player("maestro:signs=off", seed=1, seat=0)
    assert isinstance(silent, Expert) and not silent.talks
    silent.hear("carico")
    assert silent.heard() is None


def test_who_leads_declares_by_the_net_before_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """V-MA-2: a declaration that is worth more than any lead is made, one that is worth less is not."""
    rules = make_rules("marianna", 2)
    sights = (view for seed in range(9) for view in views(rules, seed))
    view = next(v for v in sights if any(isinstance(a, Declare) for a in v.legal))
    made = next(action for action in view.legal if isinstance(action, Declare))
    leads = len(view.legal) - 1
    for worth in (5.0, -5.0):
        monkeypatch.setattr(TricksPlayer, "action_values", values_of(leads, worth))
        chosen = expert(1).choose(view)
        assert chosen == made if worth > 0 else isinstance(chosen, Play)


def values_of(leads: int, declaring: float) -> Callable[[TricksPlayer, Knowledge], list[float]]:
    """Action values: nothing for any lead, so much for a declaration."""
    return lambda _, knowledge: [0.0] * leads + [declaring] * (len(knowledge.view.legal) - leads)


def test_hard_errs_as_freely_as_a_slip_is_cheap() -> None:
    """Least where large wins score more, most among six who play alone."""
    games = [("sueca", 4, {}), ("briscola", 2, {}), ("chiamata", 5, {}), ("briscola", 6, {"teams": False})]
    widths = [width(make_rules(*game)) for game in games]
    assert widths == sorted(widths) and len(set(widths)) == len(games)
    assert width(TWO) < width(PAIRS), "between two a slip is paid by oneself alone"


def test_the_luck_of_a_hand_does_not_change_with_the_fields_of_a_bid() -> None:
    """Logs of the same seed come out as ever, whatever else a bid may one day promise."""
    assert said(None) == "None"
    assert said(Bid(points=61)) == "Bid(points=61, rank=None)"
    assert said(Bid(points=62, rank=Rank.TWO)) == "Bid(points=62, rank=<Rank.TWO: '2'>)"
    assert said(Bid(points=62, rank=Rank.TWO, obliged=True)) != said(Bid(points=62, rank=Rank.TWO))
