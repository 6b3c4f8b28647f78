"""The lockstep simulator against the engine, play by play."""

import numpy as np
import pytest

from briscola.engine.actions import PLAYS, Play
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, deal, legal_actions
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.coding import coder_of
from tests.engine.play import slug
from training.arrays import EMPTY, Ints
from training.simulator import TalkBatch, play_out, random_chooser, shuffled_packs

GAMES = [
    *(rules for rules in FORMS.values() if rules.variant != "chiamata"),
    make_rules("briscola", 3, {"removed": "2B"}),
    make_rules("bisca", 4, {"follow_at_end": True}),
]


@pytest.mark.parametrize("rules", GAMES, ids=slug)
def test_the_simulator_agrees_with_the_engine_at_every_play(rules: Rules) -> None:
    """Same packs, same plays: hands, legal cards, who acts, who wins, points and draws are the same."""
    rng = np.random.default_rng(7)
    count = 12
    packs = shuffled_packs(rules, count, rng)
    dealers = rng.integers(rules.players, size=count)
    tables = TalkBatch(rules, packs, dealers)
    card = coder_of(rules).card
    states = [
        deal(rules, dealer=int(d), pack=[card[k] for k in pack])
        for pack, d in zip(packs, dealers, strict=True)
    ]
    choose = random_chooser(rng)
    while not tables.over:
        legal = tables.legal()
        actor = tables.actor
        places = choose(tables, tables.rows)
        for i, state in enumerate(states):
            assert state.to_act == actor[i]
            assert state.leader == tables.leader[i]
            assert state.points == tuple(tables.points[i])
            assert len(state.stock) == tables.stock_left
            for seat, hand in enumerate(state.hands):
                assert {card[k] for k in tables.hands[i, seat] if k != EMPTY} == set(hand)
            hand_now = tables.hands[i, actor[i]]
            allowed = {card[k] for k, may in zip(hand_now, legal[i], strict=True) if may}
            assert allowed == {a.card for a in legal_actions(state) if isinstance(a, Play)}
            known = {s: cards for s, cards in enumerate(state.known) if cards}
            keeper = tables.keeper[i]
            kept = keeper != EMPTY and tables.turned[i] in tables.hands[i, keeper]
            assert known == ({keeper: (card[tables.turned[i]],)} if kept else {})
            states[i], _ = apply(state, PLAYS[card[hand_now[places[i]]]])
        tables.play(places)
    for i, state in enumerate(states):
        assert state.outcome is not None and state.outcome.points == tuple(tables.points[i])


def test_games_that_are_more_than_tricks_are_refused() -> None:
    rng = np.random.default_rng(1)
    for rules in (make_rules("chiamata", 5), make_rules("briscola", 2, {"exchange": "seven"})):
        with pytest.raises(ValueError, match="more than tricks"):
            TalkBatch(rules, shuffled_packs(rules, 1, rng), np.zeros(1, np.int64))


def test_each_chooser_plays_its_own_seats() -> None:
    """Seat 0 always plays its first legal card, the others any."""
    rules = make_rules("briscola", 3)
    rng = np.random.default_rng(3)
    tables = TalkBatch(rules, shuffled_packs(rules, 5, rng), np.full(5, 2))
    asked: list[int] = []

    def first(now: TalkBatch, rows: Ints) -> Ints:
        asked.extend(now.actor[rows])
        places: Ints = now.legal()[rows].argmax(axis=1)
        return places

    play_out(tables, [first, random_chooser(rng)], np.tile([0, 1, 1], (5, 1)))
    assert set(asked) == {0} and len(asked) == 5 * rules.tricks
    assert (tables.points.sum(axis=1) == 120).all()
