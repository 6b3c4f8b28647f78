"""A net that learns to lean: what it is told is what was played, and it changes as the player changes it."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.players.card_codes import SUITS, coder_of
from briscola.players.habits.habits import from_json, observed
from briscola.players.nets import trained
from briscola.players.nets.adapted_net import load_leaning, save_leaning
from briscola.players.nets.net import save_net
from tests.players.leans import some_leaning
from tests.training.test_nets import untrained
from training.evaluator import TorchEvaluator
from training.habits.__main__ import SMALLER, UNUSED, LeanPlan, Lessons, main, parse, teach
from training.habits.counting import counts_of
from training.habits.gains import main as gains
from training.habits.rivals import OTHERS
from training.habits.whole import main as whole
from training.model import bag_sums
from training.tricks.greedy import greedy
from training.tricks.lockstep import play_out, random_chooser, shuffled_packs
from training.tricks.simulator import TalkBatch

TWO = make_rules("briscola", 2)
SMALL = LeanPlan(width=16, hands=32, met=2, players=6, seen=8, minibatch=64, deals=10, axes=4)
"""Few players and hands."""
FAST = replace(SMALL, pace=1.0, rate=0.1)
"""A few steps lead far from where it began."""


def test_habits_are_those_that_the_game_counts() -> None:
    count = 60
    rng = np.random.default_rng(3)
    tables = TalkBatch(TWO, shuffled_packs(TWO, count, rng), np.ones(count, np.int64))
    play_out(tables, [greedy, random_chooser(rng)], np.tile([0, 1], (count, 1)))
    card = coder_of(TWO).card
    for seat in (0, 1):
        found = counts_of(tables, np.full(count, seat))
        for i in range(count):
            plays = [
                TableCard((int(tables.leaders[i, trick]) + k) % 2, card[tables.plays[i, trick, k]])
                for trick in range(TWO.tricks)
                for k in (0, 1)
            ]
            assert tuple(found[i]) == observed(plays, SUITS[tables.trumps[i]], TWO, seat).counts


def lessons_of(tmp_path: Path, plan: LeanPlan) -> Lessons:
    """Lessons of an untrained net."""
    save_net(tmp_path / "base.npz", untrained(TWO))
    return Lessons(TWO, tmp_path / "base.npz", plan, seed=1, begin=None)


def test_the_learner_leans_as_the_player_does(tmp_path: Path) -> None:
    """After a few steps, far from where it began: one evaluates every line with its own moves, one a net."""
    lessons = lessons_of(tmp_path, FAST)
    for _ in range(3):
        lessons.batch()
    learner = lessons.learner
    met = lessons.met[-1]
    seen = met.samples.picked(np.arange(20))
    told = torch.from_numpy(np.repeat(met.told[None], 20, axis=0))
    lean = learner.lean
    assert min(np.abs(lean.moves).max(), np.abs(lean.up).max(axis=(1, 2)).min()) > 0.001
    rows = learner.fixed["observation"]
    learner.precision = torch.float32
    found = learner.outputs(bag_sums(rows, seen.observations), seen.actions.astype(np.int64), told)
    found[:, 1] = torch.sigmoid(found[:, 1])
    player = TorchEvaluator(lean.moved(lessons.base, met.told))
    expected = player(seen.observations, seen.actions.astype(np.int64), np.arange(20))
    assert np.allclose(found.detach().numpy(), expected, atol=1e-4)


def test_small_steps_come_last(tmp_path: Path) -> None:
    lessons = lessons_of(tmp_path, replace(SMALL, settling=1.0))
    teach(lessons, tmp_path / "out", minutes=0.0001)
    assert lessons.learner.adam.param_groups[0]["lr"] == pytest.approx(SMALLER * lessons.plan.rate)


@pytest.mark.parametrize("option", UNUSED)
def test_an_option_that_would_do_nothing_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse([f"--{option}", "1"])
    assert f"unrecognized arguments: --{option}" in capsys.readouterr().err
    assert not hasattr(parse([]), option) and parse(["--axes", "3"]).axes == 3


def test_the_net_itself_stays_as_it_is(tmp_path: Path) -> None:
    lessons = lessons_of(tmp_path, SMALL)
    before = {name: value.copy() for name, value in lessons.base.items()}
    for _ in range(2):
        lessons.batch()
    assert all((lessons.base[name] == before[name]).all() for name in before)
    lean = lessons.learner.lean
    nothing = lean.moved(lessons.base, np.zeros(4, np.float32))
    assert all((nothing[name] == before[name]).all() for name in before)
    assert (lean.moved(lessons.base, np.ones(4, np.float32))["bias"] != before["bias"]).any()


def test_the_command_teaches_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_net(tmp_path / "base.npz", untrained(TWO))
    words = ["--base", str(tmp_path / "base.npz"), "--folder", str(tmp_path / "out"), "--width", "16"]
    words += ["--hands", "32", "--met", "2", "--players", "6", "--seen", "8", "--minibatch", "64"]
    words += ["--axes", "4"]
    main([*words, "--minutes", "0.0001"])
    first = load_leaning(tmp_path / "out" / "habits-2.npz")
    main([*words, "--minutes", "0", "--begin", str(tmp_path / "out" / "habits-2.npz")])
    again = load_leaning(tmp_path / "out" / "habits-2.npz")
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["hands"] == 32 and lines[1]["hands"] == 0
    assert first.base == again.base and np.abs(first.lean.moves).max() > 0
    for name, kept in vars(first.lean).items():
        assert np.allclose(kept, getattr(again.lean, name), atol=np.abs(kept).max() / 50)


@pytest.mark.parametrize(
    ("fault", "said"),
    [("older", "it has no down"), ("damaged", "cannot be gone on from: "), ("missing", "No such file")],
)
def test_what_is_no_leaning_cannot_be_gone_on_from(fault: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "leaning.npz"
    if fault == "older":  # before adapters
        save_leaning(path, some_leaning(untrained(TWO), 0.1))
        with np.load(path) as file:
            kept = {name: file[name] for name in file.files if not name.startswith(("down", "up"))}
        np.savez(path, **kept)
    elif fault == "damaged":
        path.write_bytes(b"PK\x03\x04 and nothing else")
    with pytest.raises(SystemExit, match=said):
        main(["--minutes", "0", "--begin", str(path), "--folder", str(tmp_path / "out")])
    assert not (tmp_path / "out").exists()


def test_what_leaning_gains_is_told_by_style(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing where the net does not lean."""
    save_net(tmp_path / "base.npz", untrained(TWO))
    leaning = tmp_path / "leaning.npz"
    save_leaning(leaning, some_leaning(untrained(TWO), 0.0))
    words = [str(leaning), "--base", str(tmp_path / "base.npz"), "--hands", "4", "--deals", "6"]
    gains([*words, "--rivals", "hoarder", "rule", "itself", "--write", str(tmp_path / "seen")])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["rival"] for line in lines] == ["hoarder", "rule", "itself"]
    assert all(line["more"] == [0.0, 0.0] for line in lines)
    assert lines[0]["plain"][1] > 0 and lines[2]["plain"] == [0.0, 0.0]
    assert from_json((tmp_path / "seen" / "hoarder.json").read_bytes()).hands == 4


def test_what_the_whole_maestro_gains_is_told_by_rival(
    leans: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the engine, in the same deals; nothing where its net does not lean."""
    del leans

    def told() -> list[dict[str, object]]:
        whole(["--rivals", "hoarder", "rule", "itself", "--hands", "4", "--deals", "2"])
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    leaning = told()
    assert [line["rival"] for line in leaning] == ["hoarder", "rule", "itself"]
    assert any(line["more"] != [0.0, 0.0] for line in leaning) and leaning[2]["plain"] == [0.0, 0.0]
    monkeypatch.setattr(trained, "leaning", lambda: None)
    trained.leaning_net.cache_clear()
    upright = told()
    assert [line["plain"] for line in upright] == [line["plain"] for line in leaning]
    assert all(line["more"] == [0.0, 0.0] for line in upright)


def test_those_of_no_style_are_never_shown_by_the_same_few_hands(tmp_path: Path) -> None:
    """Met often, they would be learnt by heart: what is shown of the net itself differs each time."""
    circle = lessons_of(tmp_path, SMALL).circle
    itself = SMALL.players + OTHERS.index("itself")
    rng = np.random.default_rng(2)
    shown = {circle.seen(itself, rng).tobytes() for _ in range(20)}
    assert len(shown) > 15 and len(circle.counts) == SMALL.players + len(OTHERS)
