"""Learning against other kinds: who sits where, who they are, and what is learnt there."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.nets.net import save_net
from tests.training.test_nets import untrained
from training.courses import course_of
from training.evaluator import QuantisedEvaluator
from training.samples import Samples
from training.tricks.course import TricksPlan
from training.tricks.greedy import greedy
from training.tricks.league import (
    AMATEURS,
    GREEDY,
    NETS,
    RULES,
    STYLES,
    nets_in,
    rivals_of,
    seats_of,
    shares_of,
)
from training.tricks.self_play import net_chooser, tables_for

TWO, PAIRS, THREE = make_rules("briscola", 2), make_rules("briscola", 4), make_rules("briscola", 3)


@pytest.mark.parametrize("rules", [TWO, PAIRS, THREE], ids=lambda rules: str(rules.players))
def test_at_so_many_tables_another_kind_has_all_sides_but_one(rules: Rules) -> None:
    seats = seats_of(rules, 4000, 0.4, np.random.default_rng(1))
    league = seats.any(axis=1)
    assert 0.37 < league.mean() < 0.43
    for side in rules.sides:
        whose = seats[:, list(side)]
        assert (whose == whose[:, :1]).all()  # partners are of one kind
        assert abs((whose[league, 0] == 0).mean() - 1 / len(rules.sides)) < 0.04
    firsts = seats[league][:, [side[0] for side in rules.sides]]
    assert ((firsts == 0).sum(axis=1) == 1).all()
    assert all(len(set(kinds[kinds > 0])) == 1 for kinds in firsts)
    found = np.bincount(firsts.max(axis=1), minlength=1 + len(shares_of(rules)))[1:] / league.sum()
    assert np.allclose(found, shares_of(rules), atol=0.05)


@pytest.mark.parametrize("rules", [TWO, THREE], ids=lambda rules: str(rules.players))
def test_every_table_of_a_league_is_of_some_kind(rules: Rules) -> None:
    assert sum(shares_of(rules)) == pytest.approx(1) and len(shares_of(rules)) == 1 + AMATEURS


def test_the_nets_of_a_league_are_that_of_the_game_and_those_of_the_folder(tmp_path: Path) -> None:
    assert not seats_of(TWO, 50, 0.0, np.random.default_rng(1)).any()
    save_net(tmp_path / "old.npz", untrained(TWO))
    (tmp_path / "notes.txt").write_text("no net")
    assert [path.name for path in nets_in(str(tmp_path), "briscola-2")] == ["briscola-2.npz", "old.npz"]
    assert [path.name for path in nets_in("", "briscola-2")] == ["briscola-2.npz"]


def test_the_rivals_are_a_net_of_the_past_the_rule_player_greedy_and_styles(tmp_path: Path) -> None:
    for seed in (1, 2):
        save_net(tmp_path / f"{seed}.npz", untrained(TWO, seed))
    past = sorted(tmp_path.glob("*.npz"))
    tables = tables_for(TWO, 60, np.random.default_rng(2))
    played = {
        net.stem: net_chooser(QuantisedEvaluator(untrained(TWO, int(net.stem))))(tables, tables.rows)
        for net in past
    }
    met = set()
    for seed in range(8):
        rivals = rivals_of(TWO, past, tables.count, np.random.default_rng(seed))
        assert len(rivals) == len(shares_of(TWO)) and rivals[GREEDY] is greedy
        places = rivals[NETS](tables, tables.rows)
        met |= {name for name, of_net in played.items() if (of_net == places).mean() > 0.9}
        others = [rivals[kind](tables, tables.rows) for kind in (RULES, STYLES, AMATEURS)]
        assert all((places != greedy(tables, tables.rows)).any() for places in others)
    assert met == {"1", "2"}


def test_greedy_stands_in_where_the_rule_player_has_no_weights(tmp_path: Path) -> None:
    declaring = make_rules("marianna", 2)
    save_net(tmp_path / "net.npz", untrained(declaring))
    rivals = rivals_of(declaring, [tmp_path / "net.npz"], 4, np.random.default_rng(1))
    assert rivals[RULES] is rivals[AMATEURS] is greedy


def test_of_hands_in_the_league_half_of_the_decisions_teach_and_of_three_alone_one() -> None:
    """All tables in the league: one of two sides learns; and the same batch twice is the same."""
    plan = TricksPlan(width=16, hands=64, league=1.0)
    net = QuantisedEvaluator(untrained(TWO))

    def batch(plan: TricksPlan) -> Samples:
        return course_of("briscola-2", plan).play(net, number=3, seed=1).samples

    alone, league = batch(replace(plan, league=0.0)), batch(plan)
    assert len(alone) == 64 * 2 * (TWO.tricks - 1) and len(league) == len(alone) // 2
    assert (league.targets == batch(plan).targets).all()
    plan = TricksPlan(width=16, hands=64, league=1.0)
    net = QuantisedEvaluator(untrained(THREE))
    samples = course_of("three", plan).play(net, number=0, seed=1).samples
    assert len(samples) == 64 * (THREE.tricks - 1)
