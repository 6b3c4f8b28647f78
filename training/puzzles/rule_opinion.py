"""Opinion of rule players on the cards of a moment: what each comes to when all go on by rules."""

from collections.abc import Callable
from random import Random

import numpy as np

from briscola.engine.observation import Observation
from briscola.players.insight.sample_means import SampleMeans
from briscola.players.insight.significance import Beside
from briscola.players.knowledge import know
from briscola.players.leaving import plays_on
from briscola.players.nets.arrays import Ints
from briscola.players.nets.chiamata.batch import ChiamataBatch
from briscola.players.search import trick_search
from briscola.players.search.deepening import Sampled, after_each, thinned
from briscola.players.search.models import Model, Played, contract_model, plainly, tricks_model
from training.chiamata.rule_play import card_values
from training.sparring.rule_play import RulePlay

SAMPLES, ROUNDS = 360, 4


def by_rules(view: Observation, right: int) -> list[Beside]:
    """Points that each card is behind the right one, by its place among the legal ones, ± an error."""
    plain = plainly(plays_on(view))
    knowledge = know(plain)
    if plain.rules.bidding is not None:
        return _tried(view, contract_model(knowledge), _in_contract, right)
    choose = RulePlay(plain.rules).chooser()
    win = not plain.rules.match_form.by_points
    return _tried(view, tricks_model(knowledge, win=win), lambda t: choose(t, t.rows), right)


def _in_contract(tables: ChiamataBatch) -> Ints:
    places: Ints = card_values(tables, tables.rows).argmax(axis=1)
    return places


def _tried(
    view: Observation, model: Model[Played], choose: Callable[[Played], Ints], right: int
) -> list[Beside]:
    cards = know(plainly(plays_on(view))).legal
    sample_means, random = SampleMeans(view.rules, len(cards)), Random(f"rules:{trick_search.play_key(view)}")
    for _ in range(ROUNDS):
        tables, weights = thinned(*model.sampled(SAMPLES, random, model.evaluator()), random)
        tried = after_each(tables, cards)
        while not tried.over:
            if not tried.position:
                model.opens(tried)
            tried.play(choose(tried))
        points = np.asarray(model.gathered(tried), np.float64).reshape(len(cards), -1)
        chances = model.won(tried).reshape(len(cards), -1)
        sample_means.add(range(len(cards)), Sampled(points=points, chances=chances, weights=weights))
    return sample_means.behind(right)
