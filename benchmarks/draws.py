"""Gain from counting every world of the last draws, against samples of them and the net's outlook."""

from collections.abc import Iterator, Mapping
from time import process_time

import numpy as np
from msgspec.structs import replace

from benchmarks.figure import GAMES, Figure, percentile
from briscola.arena.arena_summary import mean_and_error
from briscola.engine.actions import Play
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.state import State
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.families import net_of
from briscola.players.nets.trained import trained_net
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.batch_encode import actions, observations
from briscola.players.nets.utility import hand_utility
from briscola.players.search.endgame import STEPS_150_MS
from briscola.players.search.rollout import net_evaluator
from briscola.players.search_budget import TRICKS_BUDGET
from training.tricks.lockstep import shuffled_packs

RULES = GAMES["briscola_2"]
HANDS, SEED, STOCK = 700, 11, 4
NOISE = 1.0  # points of temperature at which hands are played until then

Players = Mapping[int, TricksPlayer]


def kept_positions(count: int, seed: int) -> Iterator[State]:
    """Hands that the net has played until so many cards are in stock, before the lead."""
    net = trained_net(net_of(RULES) or "")
    assert net is not None
    evaluator = net_evaluator(net, hand_utility(RULES, win=False), observations, actions)
    rng, card = np.random.default_rng(seed), coder_of(RULES).card
    packs = shuffled_packs(RULES, count, rng)
    tables = TrickBatch(RULES, packs, np.ones(count, np.int64))
    while tables.stock_left > STOCK:
        values = evaluator(tables)
        tables.play((values + NOISE * rng.gumbel(size=values.shape)).argmax(axis=1))
    for pack, tricks in zip(packs, tables.plays[:, : tables.trick], strict=True):
        state = deal(RULES, dealer=1, pack=[card[c] for c in pack])
        for c in tricks.flat:
            state, _ = apply(state, Play(card=card[c]))
        yield state


def played_on(state: State, players: Players, times: list[float]) -> int:
    """The points by which seat 0 is ahead in the end; times are ms of a core of the draws' choices."""
    standing = begin_match(RULES, winning_hands=1, dealer=1).standing
    while state.to_act is not None:
        (action, *others) = legal_actions(state)
        if others:
            view = observe(state, state.to_act, standing, asked=True)
            start = process_time()
            values = players[state.to_act].action_values(know(view))
            if state.stock:
                times.append(1000 * (process_time() - start))
            action = view.legal[int(np.argmax(values))]
        state, _ = apply(state, action)
    return state.points[0] - state.points[1]


def measure() -> Iterator[Figure]:
    """Points a hand gained in kept positions, each played from both sides, and how long a choice takes."""
    net = trained_net(net_of(RULES) or "")
    assert net is not None
    counting, sampling = (
        TricksPlayer(net, RULES, exact=STEPS_150_MS, search=replace(TRICKS_BUDGET, draws=draws))
        for draws in (TRICKS_BUDGET.draws, 0)
    )
    gains, times, others = [], list[float](), list[float]()
    for state in kept_positions(HANDS, SEED):
        ahead = played_on(state, {0: counting, 1: sampling}, times)
        behind = played_on(state, {0: sampling, 1: counting}, others)
        gains.append((ahead - behind) / 2)
    mean, error = mean_and_error(gains)
    yield Figure(name="draws_gain", value=round(mean, 2), unit="points")
    yield Figure(name="draws_gain_se", value=round(error, 2), unit="points")
    yield Figure(name="draws_p99", value=round(percentile(times + others, 0.99), 1), unit="ms", aim=150)
