"""Choices looked back at: exact where all is known, better the longer one looks, the same at every look."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from briscola.engine.actions import PLAYS, Declare, Exchange, Play
from briscola.engine.cards import card
from briscola.engine.events import Dealt
from briscola.engine.hand import deal, deal_event
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.insight.choice_comparison import Ground
from briscola.players.insight.choice_rollouts import ChoiceRollouts
from briscola.players.insight.deliberation import Weighing, deliberate, judgeable
from briscola.players.insight.figures import after_declaring
from briscola.players.insight.sample_means import SampleMeans
from briscola.players.knowledge import know
from briscola.players.search.deepening import Deepening, Depth, Sampled
from briscola.players.search.endgame import STEPS_150_MS, known_values
from briscola.players.search.models import searchable
from briscola.players.search.par_score import par
from tests.engine.play import at_random, seen, slug
from tests.players.positions import chiamata_position, two
from tests.players.test_insight import ends

TWO = make_rules("briscola", 2)
PRINI = make_rules("prini", 2)
SHALLOW = Depth(samples=60, batch=20)


@pytest.mark.parametrize("rules", [TWO, PRINI, make_rules("bisca", 2, {"hand_size": 9})])
def test_in_a_solved_end_every_loss_is_the_exact_one(rules: Rules) -> None:
    for state in ends(rules, 3, count=6):
        view = seen(state)
        (found,) = deliberate(view)
        exact = known_values(know(view), STEPS_150_MS)
        assert exact is not None and found.ground is Ground.EXACT and found.share == 1.0
        most = max(exact.values())
        for choice, number in zip(found.choices, know(view).legal, strict=True):
            best = found.advice
            if best.prospect.chance == choice.prospect.chance:
                assert choice.points == (exact[know(view).legal[found.best]] - exact[number]) / 2
            assert choice.error == 0 and choice.cost <= most - exact[number] + 70


def test_a_deeper_look_goes_on_from_a_shallower_one_and_is_the_same_every_time() -> None:
    view = replace(two("1D 4C 2S", "RC", "5B"), dealer=0)
    steps = list(deliberate(view, PLAYS[card("1D")], SHALLOW))
    assert [step.samples for step in steps] == [20, 40, 60][: len(steps)] and len(steps) >= 2
    assert all(before.share < after.share for before, after in pairwise(steps))
    assert steps[-1].share == 1.0
    assert steps == list(deliberate(view, PLAYS[card("1D")], SHALLOW))
    own = steps[-1].of(PLAYS[card("1D")])
    assert own is not None and own.cost > 3, "an ace under a king with the trick lost"


def test_cards_that_are_no_good_are_tried_no_further_and_still_judged() -> None:
    sample_means = SampleMeans(TWO, 2)
    half = np.full(4, 0.25)
    both = Sampled(
        points=np.array([[60.0, 62, 58, 60], [50, 52, 48, 50]]), chances=np.full((2, 4), 0.5), weights=half
    )
    sample_means.add([0, 1], both)
    behind = sample_means.behind(0)
    sample_means.add([0], Sampled(points=np.full((1, 4), 70.0), chances=np.full((1, 4), 0.5), weights=half))
    points = [found[0] for found in sample_means.found()]
    assert points == [65.0, 55.0], "as far behind as where both were tried"
    assert sample_means.behind(0) == [pytest.approx(pair) for pair in behind]


def test_a_card_rests_while_more_samples_would_change_nothing_of_what_is_said_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[Sequence[int]] = []
    more = ChoiceRollouts.more

    def noted(trials: ChoiceRollouts, cards: Sequence[int]) -> None:
        tried.append(cards)
        more(trials, cards)

    monkeypatch.setattr(ChoiceRollouts, "more", noted)
    weighing = Weighing(replace(two("1D 4C 4S", "", "5B"), dealer=1), Depth(samples=4000, batch=100))
    told = list(weighing.rounds(advising=True))
    ace = weighing.knowledge.legal.index(coder_of(TWO).number[card("1D")])
    assert [ace in cards for cards in tried[:3]] == [True, True, False] and len(tried) == len(told) > 4
    assert all(before.best in cards for before, cards in zip(told, tried[1:], strict=False))
    assert told[-1].choices[ace].cost > 1 and told[-1].share == 1.0
    *_, judged = deliberate(weighing.knowledge.view, PLAYS[card("1D")], Depth(samples=4000, batch=100))
    assert judged.choices[ace].cost == pytest.approx(told[-1].choices[ace].cost, abs=1.5)


@pytest.mark.parametrize(
    "rules",
    [
        *(make_rules(*game) for game in (("briscola", 4), ("brisca", 2), ("marianna", 2), ("scoperta", 2))),
        make_rules("briscola", 2, {"stop_at_61": True, "exchange": "seven"}),
    ],
    ids=slug,
)
def test_every_card_of_a_hand_can_be_judged_whatever_the_house_plays(rules: Rules) -> None:
    judged = 0
    for state in list(at_random(rules, 4))[2:20:8]:
        view = seen(state)
        if all(isinstance(action, Play) for action in view.legal) and len(view.legal) > 1:
            assert judgeable(view)
            *_, found = deliberate(view, view.legal[0], Depth(samples=20, batch=10))
            assert [choice.action for choice in found.choices] == list(view.legal)
            assert min(choice.cost for choice in found.choices) == 0
            judged += 1
    assert judged


def test_a_marianna_is_judged_beside_the_cards_that_might_be_led_without_it() -> None:
    marianna = make_rules("marianna", 2)
    views = (seen(state) for seed in range(9) for state in at_random(marianna, seed))
    view = next(view for view in views if any(isinstance(action, Declare) for action in view.legal))
    *_, found = deliberate(view, view.legal[0], SHALLOW)
    assert {choice.action for choice in found.choices} == {*view.legal}
    declares = next(choice for choice in found.choices if isinstance(choice.action, Declare))
    plain = [choice for choice in found.choices if isinstance(choice.action, Play)]
    assert declares.cost < max(choice.cost for choice in plain)


def test_a_declaration_is_tried_in_the_samples_of_the_cards() -> None:
    marianna, depth, tried = make_rules("marianna", 3), Depth(samples=120, batch=60), 0
    for view in (seen(state) for seed in range(15) for state in at_random(marianna, seed)):
        declared = next((action for action in view.legal if isinstance(action, Declare)), None)
        if declared is None or not judgeable(view):
            continue
        cards, after = (
            Deepening(view, depth, win=False, after=moment)
            for moment in (None, after_declaring(view, declared))
        )
        for _ in range(2):
            one, other = (each.more(each.knowledge.legal) for each in (cards, after))
            assert one.weights.tolist() == other.weights.tolist()
            tried += len(set(one.weights)) > 1
    assert tried


def test_what_cannot_be_judged_honestly_is_not() -> None:
    one = two("1D", "RC", "5B", last_tricks=True)
    assert not judgeable(one), "there was no choice"
    brisca = make_rules("brisca", 2)
    for seed in range(20):
        for state in at_random(brisca, seed):
            view = seen(state)
            if isinstance(view.legal[0], Exchange):
                assert not judgeable(view)
    dark = make_rules("chiamata", 5, {"dark": True})
    assert not any(searchable(seen(state)) for state in at_random(dark, 1))


def test_a_contract_that_is_won_either_way_costs_no_chance() -> None:
    view = chiamata_position(hand="1C 3C RC CC FC 7C 1D 3D", called="6C", caller=0, points=70)
    *_, found = deliberate(view, view.legal[-1], Depth(samples=20, batch=10))
    assert all(choice.chance == 0 for choice in found.choices)


# ---- the deal


def dealt(mine: str, theirs: str) -> Dealt:
    """A deal between two with these cards for seat 0, who leads, and those for the other; trumps batons."""
    hands = [[card(code) for code in codes.split()] for codes in (mine, theirs)]
    pack = [c for pair in zip(*hands, strict=True) for c in pair] + [card("5B")]
    rest = [c for c in TWO.pack if c not in pack]
    Random(5).shuffle(rest)
    pack += rest
    return deal_event(deal(TWO, dealer=1, pack=tuple(pack)), 1, tuple(pack))


def test_the_worth_of_a_deal_is_that_of_its_cards() -> None:
    found = []
    for event in (dealt("1B 3B RB", "2S 4S 5S"), dealt("2S 4S 5S", "1B 3B RB")):
        view = seen(deal(TWO, dealer=1, pack=event.deck))
        worth = par(event, view, playouts=24)
        assert worth is not None and worth == par(event, view, playouts=24)
        found.append(worth)
    assert found[0].points > found[1].points + 10


def test_nobody_says_what_a_deal_is_worth_by_rules_that_no_model_follows() -> None:
    rules = make_rules("chiamata", 5, {"dark": True})
    state = next(iter(at_random(rules, 1)))
    assert par(deal_event(state, 1, rules.pack), seen(state)) is None
