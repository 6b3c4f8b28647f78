"""Training and play must see the same: the vectorised rows against those of an Observation."""

import numpy as np
import pytest

from briscola.engine.actions import PLAYS, Play
from briscola.engine.hand import apply, deal
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.players.coding import coder_of
from briscola.players.encoding import ACTIONS, CARDS, LEADS, encode, layout_of
from tests.training.test_simulator import GAMES, name
from training.features import (
    PERMUTATIONS,
    action_renaming,
    actions,
    most_rows,
    observation_renaming,
    observations,
)
from training.simulator import Tables, random_chooser, shuffled_packs


@pytest.mark.parametrize("rules", GAMES, ids=name)
def test_rows_are_the_same_from_the_simulator_and_from_the_observation(rules: Rules) -> None:
    rng = np.random.default_rng(11)
    count = 6
    packs = shuffled_packs(rules, count, rng)
    dealers = rng.integers(rules.players, size=count)
    tables = Tables(rules, packs, dealers)
    card = coder_of(rules).card
    standing = begin_match(rules, winning_hands=1, dealer=0).standing
    states = [
        deal(rules, dealer=int(d), pack=[card[k] for k in pack])
        for pack, d in zip(packs, dealers, strict=True)
    ]
    choose = random_chooser(rng)
    size = layout_of(rules.players).size
    while not tables.over:
        seen, offered = observations(tables, tables.rows), actions(tables, tables.rows)
        legal, actor = tables.legal(), tables.actor
        assert seen.shape[1] <= most_rows(rules)
        places = choose(tables, tables.rows)
        for i, state in enumerate(states):
            view = observe(state, int(actor[i]), standing, asked=True)
            rows, candidates = encode(view)
            assert sorted(rows) == sorted(seen[i][seen[i] < size])
            assert sorted(candidates) == sorted(offered[i][legal[i]])
            for action, row in zip(view.legal, candidates, strict=True):
                assert isinstance(action, Play)
                place = list(tables.hands[i, actor[i]]).index(coder_of(rules).number[action.card])
                assert offered[i, place] == row
            states[i], _ = apply(state, PLAYS[card[tables.hands[i, actor[i], places[i]]]])
        tables.play(places)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_renaming_permutes_the_rows(players: int) -> None:
    size = layout_of(players).size
    for table, whole in ((observation_renaming(layout_of(players)), size), (action_renaming(), ACTIONS)):
        assert table.shape == (len(PERMUTATIONS), whole + 1)
        assert (table[0] == np.arange(whole + 1)).all()
        assert (np.sort(table, axis=1) == np.arange(whole + 1)).all()
        assert (table[:, whole] == whole).all()


def test_renaming_moves_plain_suits_only() -> None:
    layout, table = layout_of(2), observation_renaming(layout_of(2))
    swap = PERMUTATIONS.index((0, 1, 3, 2))
    assert table[swap, layout.hand + 5] == layout.hand + 5  # a trump
    assert table[swap, layout.gone + 25] == layout.gone + 35
    assert table[swap, layout.history + 3 * CARDS + 30] == layout.history + 3 * CARDS + 20
    assert table[swap, layout.void + 2] == layout.void + 3
    assert (table[:, layout.turned :] == np.arange(layout.turned, layout.size + 1)).all()
    assert action_renaming()[swap, LEADS * CARDS + 39] == LEADS * CARDS + 29
