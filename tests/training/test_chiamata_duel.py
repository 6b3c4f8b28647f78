"""Nets of chiamata in lockstep duels."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from briscola.engine.forms import FORMS
from briscola.players.nets.softmax import GREEDY, SoftmaxPolicy, sample_action
from briscola.players.nets.trained import FOLDER
from training.chiamata.duel import Duellist, duel, duellist, main, picked
from training.chiamata.self_play import Tally

NET = FOLDER / "chiamata.npz"
SOFT = SoftmaxPolicy(temperature=2.0, cutoff=4.0)


@pytest.mark.parametrize("form", ["chiamata-5-rank", "chiamata-4-open"])
def test_among_equals_nobody_gains(form: str) -> None:
    """Also where a dummy pays (V-MO-7)."""
    same = duellist(str(NET))
    paid, tally = duel(FORMS[form], same, same, deals=12, rng=np.random.default_rng(1))
    assert paid == pytest.approx(np.zeros(12), abs=1e-6)
    assert tally.hands == 12 * FORMS[form].players


def test_who_plays_anyhow_loses_by_more_than_chance() -> None:
    sharp = duellist(str(NET))
    anyhow = Duellist(evaluator=sharp.evaluator, cards=SoftmaxPolicy(temperature=100.0, cutoff=1000.0))
    paid, _ = duel(FORMS["chiamata-5"], sharp, anyhow, deals=40, rng=np.random.default_rng(1))
    assert paid.mean() > 3 * paid.std() / len(paid) ** 0.5


def test_plays_are_picked_as_levels_pick_them() -> None:
    worths, count = [0.0, 3.0, 5.0, 0.9], 4000
    lines = np.tile(np.array(worths, np.float32), (count, 1))
    ours = Counter(picked(lines, SOFT, np.random.default_rng(2)).tolist())
    theirs = Counter(sample_action(worths, [False] * 4, SOFT, Random(i)) for i in range(count))
    assert set(ours) == set(theirs) == {1, 2}
    assert ours[1] == pytest.approx(theirs[1], rel=0.15)
    assert set(picked(lines, GREEDY, np.random.default_rng(2)).tolist()) == {2}


def test_the_command_tells_payment_and_contracts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    net = tmp_path / "a.npz"
    net.write_bytes(NET.read_bytes())
    main([str(net), f"{net}:hard", "4", "bidding=rank", "--deals", "4"])
    told = json.loads(capsys.readouterr().out)
    assert told["deals"] == 4 and len(told["total"]) == 2
    assert {"made", "contract", "alone", "passed_out"} <= set(told) and "hands" in vars(Tally())
