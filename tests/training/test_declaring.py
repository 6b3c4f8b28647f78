"""Nets that learn to declare: what they begin from, and what a declaration teaches (V-MA)."""

import numpy as np

from briscola.engine.variants import make_rules
from briscola.players.nets.card_rows import CARDS
from briscola.players.nets.tricks.layout import DECLARES, layout_for
from tests.training.test_nets import untrained
from training.evaluator import QuantisedEvaluator
from training.samples import POINTS
from training.tricks.greedy import greedy
from training.tricks.lockstep import play_out, shuffled_packs
from training.tricks.self_play import self_play, tables_for
from training.tricks.simulator import TalkBatch
from training.tricks.widen import widened

PLAIN, MARIANNA = make_rules("briscola", 2), make_rules("marianna", 2)


def test_a_net_of_briscola_begins_with_its_rows_and_with_half_a_lead_for_a_declaration() -> None:
    known = untrained(PLAIN)
    before, after = layout_for(PLAIN), layout_for(MARIANNA)
    wider = widened(known, after)
    assert len(wider["observation"]) == after.size + 1 and len(wider["action"]) == after.actions + 1
    assert (wider["observation"][: before.game + 2] == known["observation"][: before.game + 2]).all()
    assert (wider["observation"][after.game + 2] == known["observation"][before.game]).all()
    assert not wider["observation"][before.size :].any()
    king = 17
    assert (wider["action"][DECLARES * CARDS + king] == known["action"][king] / 2).all()
    assert widened(wider, after) is wider


def test_a_declaration_is_a_decision_of_its_own_that_earns_what_it_brings() -> None:
    """With final results as targets: it is worth the lead after it and its share of what is declared."""
    rng = np.random.default_rng(3)
    net = untrained(MARIANNA)
    samples = self_play(
        tables_for(MARIANNA, 200, rng), QuantisedEvaluator(net), epsilon=0.5, trace=1.0, rng=rng
    )
    declared = samples.actions >= DECLARES * CARDS
    assert declared.sum() > 20
    worth = 120 * samples.targets[declared, POINTS]
    assert worth.mean() > 120 * samples.targets[~declared, POINTS].mean() + 5


def test_greedy_declares_whatever_it_may() -> None:
    rng = np.random.default_rng(1)
    tables = TalkBatch(MARIANNA, shuffled_packs(MARIANNA, 50, rng), np.full(50, 1))
    play_out(tables, [greedy], np.zeros((50, 2), np.int64))
    assert tables.said is not None and tables.said.points.sum() > 500
    assert (tables.side_totals()[:, 0] + tables.side_totals()[:, 1] == 120 + tables.said.points.sum(1)).all()
