"""Training and play must see the same: the vectorised rows against those of an Observation."""

from random import Random

import numpy as np
import pytest

from briscola.engine.actions import PLAYS, Play
from briscola.engine.hand import apply, deal
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.engine.talk import signal
from briscola.engine.variants import make_rules
from briscola.players.coding import coder_of
from briscola.players.knowledge import know
from briscola.players.nets.tricks.encode import encode
from briscola.players.nets.tricks.layout import layout_of
from briscola.players.talk.signals import WORTH, choose_sign
from tests.engine.play import slug
from tests.training.test_simulator import GAMES
from training.features import actions, observations
from training.simulator import TalkBatch, random_chooser, shuffled_packs
from training.talk import Talk

PAIRS = make_rules("briscola", 4)


@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_rows_are_the_same_from_the_simulator_and_from_the_observation(rules: Rules) -> None:
    rng = np.random.default_rng(11)
    count = 6
    packs = shuffled_packs(rules, count, rng)
    dealers = rng.integers(rules.players, size=count)
    tables = TalkBatch(rules, packs, dealers)
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
        places = choose(tables, tables.rows)
        for i, state in enumerate(states):
            view = observe(state, int(actor[i]), standing, asked=True)
            rows, candidates = encode(know(view))
            assert sorted(rows) == sorted(seen[i][seen[i] < size])
            assert sorted(candidates) == sorted(offered[i][legal[i]])
            for action, row in zip(view.legal, candidates, strict=True):
                assert isinstance(action, Play)
                place = list(tables.hands[i, actor[i]]).index(coder_of(rules).number[action.card])
                assert offered[i, place] == row
            states[i], _ = apply(state, PLAYS[card[tables.hands[i, actor[i], places[i]]]])
        tables.play(places)


@pytest.mark.parametrize("rules", [PAIRS, make_rules("briscola", 4, {"spies": True})], ids=slug)
def test_signs_and_what_one_plays_for_are_the_same_too(rules: Rules) -> None:
    """Players who make, see and catch signs, some deaf; and some who play for the hand."""
    rng, chance = np.random.default_rng(12), Random(1)
    count, n = 30, rules.players
    packs, dealers = shuffled_packs(rules, count, rng), rng.integers(n, size=count)
    talking, for_hand = rng.random((2, count, n)) < 0.7
    assert rules.talk is not None
    talk = Talk(rules, talking, np.full(count, rules.talk.spies), rng)
    tables = TalkBatch(rules, packs, dealers, for_hand=for_hand, talk=talk)
    card = coder_of(rules).card
    standing = begin_match(rules, winning_hands=1, dealer=0).standing
    states = [
        deal(rules, dealer=int(d), pack=[card[k] for k in pack])
        for pack, d in zip(packs, dealers, strict=True)
    ]
    choose, size, caught = random_chooser(rng), layout_of(n).size, 0
    while not tables.over:
        seen, actor = observations(tables, tables.rows), tables.actor
        for i, state in enumerate(states):
            seat = int(actor[i])
            view = observe(state, seat, standing, asked=True)
            rows, _ = encode(know(view), win=bool(for_hand[i, seat]), talks=bool(talking[i, seat]))
            assert sorted(rows) == sorted(seen[i][seen[i] < size])
        places = choose(tables, tables.rows)
        for i, state in enumerate(states):
            states[i], _ = apply(state, PLAYS[card[tables.hands[i, actor[i], places[i]]]])
        before = talk.seen.copy()
        tables.play(places)
        if tables.position or tables.over:
            continue
        for i in range(count):
            for speaker in map(int, np.flatnonzero(talking[i])):
                sign = choose_sign(observe(states[i], speaker, standing), chance)
                if sign is None:
                    continue
                made = talk.seen[i, :, speaker, WORTH.index(sign)]
                assert made[speaker]
                spies = tuple(int(s) for s in np.flatnonzero(made) if s not in rules.side_of[speaker])
                caught += len(spies)
                states[i], _ = signal(states[i], seat=speaker, sign=sign, spies=spies)
        assert (before != talk.seen).any()
    assert (caught > 0) == rules.talk.spies
