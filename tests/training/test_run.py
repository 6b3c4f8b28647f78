"""The command that trains a net."""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest

from briscola.players.nets.families import TRICK_FAMILIES
from briscola.players.nets.net import load_arrays, load_net
from briscola.players.nets.trained import FOLDER as SHIPPED
from training.__main__ import main
from training.courses import plan_of
from training.export import main as export
from training.run import CHECKPOINT, LOG, NET, Actors, Run, train
from training.tricks.course import TricksPlan
from training.tricks.measure import main as measure

SMALL = ["--hands", "24", "--minibatch", "128", "--deals", "10", "--minutes", "0", "--width", "32"]


def run(folder: Path, *words: str) -> list[dict[str, object]]:
    main([*words, *SMALL, "--folder", str(folder)])
    return [json.loads(line) for line in (folder / LOG).read_text(encoding="utf-8").splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize("family", ["briscola-4", "three"])
def test_a_run_leaves_a_net_a_checkpoint_and_a_log_and_can_go_on(family: str, tmp_path: Path) -> None:
    (first,) = run(tmp_path, family)
    assert first["hands"] == 24 and {"minutes", "loss", "gains"} <= set(first)
    gains = first["gains"]
    assert isinstance(gains, dict) and len(gains) == len(TRICK_FAMILIES[family])
    assert all(set(found) == {"greedy", "rule", "shipped"} for found in gains.values())
    assert (tmp_path / CHECKPOINT).exists()
    load_net(tmp_path / NET)
    second = run(tmp_path, family, "--resume")[-1]
    assert second["hands"] == 48


@pytest.mark.slow
def test_a_run_can_go_on_from_a_net_and_its_story(tmp_path: Path) -> None:
    first, shelf, then = tmp_path / "first", tmp_path / "shelf", tmp_path / "then"
    run(first, "two")
    export([str(first), "two", "--deals", "2", "--against", "random", "--into", str(shelf)])
    on = run(then, "two", "--begin", str(shelf / "two.npz"), "--rate", "0")[-1]
    assert on["hands"] == 48
    before, after = (load_arrays(path) for path in (shelf / "two.npz", then / NET))
    assert all(np.allclose(before[name], after[name], atol=1e-6) for name in before)
    with pytest.raises(SystemExit, match="for other games"):
        run(then, "three", "--begin", str(shelf / "two.npz"))
    with pytest.raises(SystemExit, match="cannot be gone on from"):
        run(then, "two", "--begin", str(first / NET))  # no story beside it
    with pytest.raises(SystemExit, match="cannot be gone on from"):
        run(then, "two", "--begin", str(first / LOG))
    with pytest.raises(SystemExit, match="32 wide: add --width 32"):
        main(["two", "--begin", str(shelf / "two.npz"), "--width", "64", "--folder", str(then)])


@pytest.mark.parametrize("family", ["briscola-2", "chiamata"])
def test_the_same_seed_trains_the_same_net(family: str, tmp_path: Path) -> None:
    seeds = {"a": "5", "b": "5", "c": "6"}
    runs = [run(tmp_path / name, family, "--seed", seed)[0] for name, seed in seeds.items()]
    assert runs[0]["loss"] == runs[1]["loss"] != runs[2]["loss"]
    assert (tmp_path / "a" / NET).read_bytes() == (tmp_path / "b" / NET).read_bytes()


def test_the_learning_rate_falls_to_what_is_to_be_left_of_it(tmp_path: Path) -> None:
    """Evenly in its logarithm, over the time of the run."""
    plan = replace(plan_of("briscola-2"), hands=8, minibatch=64, width=16, deals=2, rate=1e-3, cooled=0.01)
    run = Run("briscola-2", plan, seed=3, folder=tmp_path)
    rates = []

    def may_go_on() -> bool:
        rates.append(run.learner.rate)
        return True

    train(run, seconds=0.5, may_go_on=may_go_on)
    assert rates[0] == 1e-3 and rates == sorted(rates, reverse=True)
    assert 1e-5 <= run.learner.rate < 1e-3
    train(run, seconds=0)
    assert run.learner.rate == pytest.approx(1e-5)


@pytest.mark.slow
def test_actors_in_other_processes_play_what_one_alone_would(tmp_path: Path) -> None:
    """Whoever plays them, batches are learnt from in order; one ahead of the learner, it is the same net."""
    plan = replace(plan_of("briscola-2"), hands=24, minibatch=128, width=16, deals=2)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        here = Run("briscola-2", plan, seed=3, folder=tmp_path / "here")
        there = Run("briscola-2", plan, seed=3, folder=tmp_path / "there", actors=Actors(executor=pool))
        for _ in range(3):
            here.batch()
            there.batch()
    assert here.losses == there.losses
    assert all((value == there.learner.frozen()[name]).all() for name, value in here.learner.frozen().items())


@pytest.mark.slow
def test_a_net_is_measured_against_levels_programs_and_nets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, "briscola-2")
    net = str(tmp_path / NET)
    program = f"cmd:{sys.executable} -m briscola bot --level easy"
    capsys.readouterr()
    rivals = ["--against", net, "--against", program, "--against", "random"]
    measure([net, "briscola", "2", "--deals", "2", *rivals])
    itself, *others = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert itself["mean"] == itself["se"] == 0 and itself["against"] == net
    assert [found["against"] for found in others] == [program, "random"]
    assert all(found["deals"] == 2 and found["ms_p99"] >= found["ms_p50"] > 0 for found in others)


@pytest.mark.slow
def test_a_net_is_put_on_the_shelf_with_its_story(tmp_path: Path) -> None:
    folder, shelf = tmp_path / "run", tmp_path / "shelf"
    run(folder, "two", "--seed", "5")
    run(folder, "two", "--seed", "6", "--rate", "1e-4", "--resume")
    export([str(folder), "two", "--deals", "2", "--against", "random", "--into", str(shelf)])
    assert (shelf / "two.npz").read_bytes() == (folder / NET).read_bytes()
    told = json.loads((shelf / "two.json").read_text(encoding="utf-8"))
    assert told["name"] == "two" and told["games"] == 48
    assert [(s["from"], s["seed"], s["rate"]) for s in told["stages"]] == [(0, 5, 2e-3), (24, 6, 1e-4)]
    assert [found["game"] for found in told["figures"]] == ["prini-2", "prini-2-all", "bisca-2-nine"]
    assert {found["against"] for found in told["figures"]} == {"random"}


def test_a_story_tells_no_folder_of_the_machine_it_was_learnt_on() -> None:
    assert TricksPlan(past="/home/ada/past-2").told()["past"] == "past-2"
    for story in SHIPPED.glob("*.json"):
        assert all("/" not in str(stage.get("past", "")) for stage in json.loads(story.read_text())["stages"])
