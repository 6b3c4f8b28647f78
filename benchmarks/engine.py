"""Whole random hands a second on one core, shuffle and deal included, for each game."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

import numpy as np

from benchmarks.figure import Figure
from briscola.engine.actions import PASS, Action, Bid
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.variants import VARIANTS, make_rules
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.rl import raw_env
from briscola.table.deals import SeededDeals

SECONDS = 0.7
TABLES = 4096
"""Hands of a batch."""
AIM_TWO_PLAYERS = 2000.0


def _choose(random: Random, legal: tuple[Action, ...]) -> Action:
    if isinstance(legal[0], Bid):
        return PASS if random.random() < 0.7 else legal[0]
    return legal[int(random.random() * len(legal))]


def hands_a_second(rules: Rules) -> float:
    """Random hands that one core plays in a second, shuffle and deal included."""
    random, deals = Random(1), SeededDeals(1)
    hands, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        hands += 1
        pack, _ = shuffle_and_cut(rules.pack, seed_of(deals.for_hand(hands)))
        state = deal(rules, dealer=hands % rules.players, pack=pack)
        while state.outcome is None:
            state, _ = apply(state, _choose(random, legal_actions(state)))
    return hands / (perf_counter() - start)


def batch_hands_a_second(rules: Rules) -> float:
    """Random hands that one core plays in a second, many at a time in arrays, shuffle and deal included."""
    random = np.random.default_rng(1)
    hands, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        packs = random.permuted(np.tile(np.arange(len(rules.pack)), (TABLES, 1)), axis=1)
        batch = TrickBatch(rules, packs, random.integers(rules.players, size=TABLES))
        while not batch.over:
            legal = batch.legal()
            batch.play((random.random(legal.shape) * legal).argmax(axis=1))
        hands += TABLES
    return hands / (perf_counter() - start)


def learner_hands_a_second(rules: Rules) -> float:
    """Random hands that one core plays in a second through the environment for learners."""
    random, made = Random(1), raw_env(rules)
    hands, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        hands += 1
        made.reset(seed=hands)
        while not made.terminations[agent := made.agent_selection]:
            made.step(int(random.choice(np.flatnonzero(made.observe(agent)["action_mask"]))))
    return hands / (perf_counter() - start)


def measure() -> Iterator[Figure]:
    """One figure per variant and number of players, and other ways to play the hands of two."""
    two = make_rules("briscola", 2)
    for name, ways in {"batch": batch_hands_a_second, "learner": learner_hands_a_second}.items():
        yield Figure(name=f"hands_briscola_2_{name}", value=round(ways(two)), unit="hands/s")
    for variant, row in VARIANTS.items():
        for players in sorted(row.players):
            name = f"hands_{variant}_{players}"
            aim = AIM_TWO_PLAYERS if name == "hands_briscola_2" else None
            value = hands_a_second(make_rules(variant, players))
            yield Figure(name=name, value=round(value), unit="hands/s", aim=aim)
