"""Rollouts and play must see the same: the vectorised rows against those of an Observation."""

import numpy as np
import pytest

from briscola.engine.actions import PLAYS, Play
from briscola.engine.hand import apply
from briscola.engine.rules import Rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.net_players.tricks_player import in_order
from briscola.players.nets.card_rows import CARDS, STRENGTHS
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.batch_encode import actions, observations
from briscola.players.nets.tricks.encode import encode
from briscola.players.nets.tricks.layout import DECLARES, KING, layout_for
from tests.engine.play import seen as sight
from tests.engine.play import slug
from tests.training.agreement import dealt, declare_at_random
from tests.training.test_simulator import GAMES
from training.tricks.lockstep import random_chooser, shuffled_packs


@pytest.mark.slow
@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_rows_are_the_same_from_the_simulator_and_from_the_observation(rules: Rules) -> None:
    rng = np.random.default_rng(11)
    count = 6
    packs = shuffled_packs(rules, count, rng)
    dealers = rng.integers(rules.players, size=count)
    tables = TrickBatch(rules, packs, dealers)
    card = coder_of(rules).card
    states = dealt(rules, packs, dealers)
    choose = random_chooser(rng)
    size = layout_for(rules).size
    while not tables.over:
        declare_at_random(tables, states, rng)
        seen, offered = observations(tables, tables.rows), actions(tables, tables.rows)
        legal, actor = tables.legal(), tables.actor
        places = choose(tables, tables.rows)
        for i, state in enumerate(states):
            view = sight(state, int(actor[i]))
            rows, candidates = encode(know(view))
            assert sorted(rows) == sorted(seen[i][seen[i] < size])
            plays = [action for action in in_order(view) if isinstance(action, Play)]
            suits = np.flatnonzero(tables.declarable()[i])
            kings = [tables.hands[i, actor[i]].tolist().index(suit * STRENGTHS + KING) for suit in suits]
            shown = offered[i][kings] % CARDS + DECLARES * CARDS
            assert sorted(candidates) == sorted([*offered[i][legal[i]], *shown])
            for action, row in zip(plays, candidates, strict=False):
                place = list(tables.hands[i, actor[i]]).index(coder_of(rules).number[action.card])
                assert offered[i, place] == row
            states[i], _ = apply(state, PLAYS[card[tables.hands[i, actor[i], places[i]]]])
        tables.play(places)
