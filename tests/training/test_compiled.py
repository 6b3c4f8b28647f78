"""The compiled batches against the engine, the batches in numpy and what a player sees."""

from random import Random

import numpy as np
import pytest

from briscola.engine.actions import PLAYS
from briscola.engine.hand import apply
from briscola.engine.match import begin_match
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.engine.talk import signal
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.nets.card_rows import CARDS
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.batch_encode import actions, observations
from briscola.players.nets.tricks.encode import encode
from briscola.players.nets.tricks.layout import DECLARES, layout_for
from briscola.players.signals import WORTH, choose_sign
from briscola.players.support import supports
from tests.engine.play import every_game, slug
from tests.training.agreement import agree_on_tricks, dealt
from tests.training.test_simulator import GAMES
from training.bags import Bags
from training.tricks.lockstep import random_chooser, shuffled_packs
from training.tricks.simulator import TalkBatch
from training.tricks.talk import SignBatch

PAIRS = make_rules("briscola", 4)
FOLLOWED = [rules for rules in every_game() if supports(rules) and rules.variant != "chiamata"]


def told(bags: Bags) -> list[list[int]]:
    """The rows of each bag, sorted."""
    return [sorted(map(int, rows)) for rows in np.split(bags.flat, bags.starts[1:-1])]


@pytest.mark.parametrize("rules", FOLLOWED, ids=slug)
def test_with_every_option_compiled_batches_agree_with_the_engine_at_every_play(rules: Rules) -> None:
    agree_on_tricks(rules, 8, np.random.default_rng(7), TalkBatch)


@pytest.mark.slow
@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_compiled_batches_are_those_of_the_search_and_are_seen_alike(rules: Rules) -> None:
    """The batches in numpy, by which `maestro` looks ahead: one truth, of plays, rows and offers."""
    rng, count = np.random.default_rng(11), 40
    packs, dealers = shuffled_packs(rules, count, rng), rng.integers(rules.players, size=count)
    for_hand = rng.random((count, rules.players)) < 0.5
    ours = TalkBatch(rules, packs, dealers, for_hand=for_hand)
    theirs = TrickBatch(rules, packs, dealers, for_hand=for_hand)
    size, choose = layout_for(rules).size, random_chooser(rng)
    while not theirs.over:
        declarable = theirs.declarable()
        assert (declarable == ours.declarable()).all()
        saying = np.flatnonzero(declarable.any(axis=1) & (rng.random(count) < 0.8))
        if len(saying):
            for tables in (ours, theirs):
                tables.declare(saying, declarable[saying].argmax(axis=1))
        rows = np.flatnonzero(rng.random(count) < 0.7)
        legal = ours.legal()
        assert (legal == theirs.legal()).all()
        seen = observations(theirs, rows)
        assert told(ours.observations(rows)) == [sorted(line[line < size]) for line in seen]
        owners, at, offered = ours.offers(rows, legal)
        may = np.concatenate((legal, ours.declarable()), axis=1)[rows]
        assert (owners == np.nonzero(may)[0]).all() and (at == np.nonzero(may)[1]).all()
        plays = at < legal.shape[1]
        assert (offered[plays] == actions(theirs, rows)[owners[plays], at[plays]]).all()
        assert (offered[~plays] // CARDS == DECLARES).all()
        places = choose(theirs, theirs.rows)
        ours.play(places)
        theirs.play(places)
        for name in ("hands", "points", "leader", "voids", "keeper", "plays"):
            assert (getattr(ours, name) == getattr(theirs, name)).all(), name
    assert ours.over


@pytest.mark.parametrize("rules", [PAIRS, make_rules("briscola", 4, {"spies": True})], ids=slug)
def test_signs_and_what_one_plays_for_are_the_same_too(rules: Rules) -> None:
    """Players who make, see and catch signs, some deaf; and some who play for the hand."""
    rng, chance = np.random.default_rng(12), Random(1)
    count, n = 30, rules.players
    packs, dealers = shuffled_packs(rules, count, rng), rng.integers(n, size=count)
    talking, for_hand = rng.random((2, count, n)) < 0.7
    assert rules.talk is not None
    talk = SignBatch(rules, talking, np.full(count, rules.talk.spies), rng)
    tables = TalkBatch(rules, packs, dealers, for_hand=for_hand, talk=talk)
    card = coder_of(rules).card
    standing = begin_match(rules, winning_hands=1, dealer=0).standing
    states = dealt(rules, packs, dealers)
    choose, caught = random_chooser(rng), 0
    while not tables.over:
        seen, actor = told(tables.observations(tables.rows)), tables.actor
        for i, state in enumerate(states):
            seat = int(actor[i])
            view = observe(state, seat, standing, asked=True)
            rows, _ = encode(know(view), win=bool(for_hand[i, seat]), talks=bool(talking[i, seat]))
            assert sorted(rows) == seen[i]
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
