"""The command that trains a net."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from briscola.players.nets.families import TRICK_FAMILIES
from briscola.players.nets.net import load_arrays, load_net
from training.dmc import main
from training.export import main as export
from training.measure import main as measure
from training.run import LOG, NET, STATE

SMALL = ["--hands", "24", "--step", "128", "--greedy-deals", "10", "--rule-deals", "1", "--minutes", "0"]
SMALL += ["--width", "32"]


def run(folder: Path, *words: str) -> list[dict[str, object]]:
    main([*words, *SMALL, "--folder", str(folder)])
    return [json.loads(line) for line in (folder / LOG).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("family", ["briscola-4", "three"])
def test_a_run_leaves_a_net_a_checkpoint_and_a_log_and_can_go_on(family: str, tmp_path: Path) -> None:
    (first,) = run(tmp_path, family)
    assert first["games"] == 24 and {"minutes", "loss", "gains"} <= set(first)
    gains = first["gains"]
    assert isinstance(gains, dict) and len(gains) == len(TRICK_FAMILIES[family])
    assert all(set(found) == {"greedy", "medium:memory=all"} for found in gains.values())
    assert (tmp_path / STATE).exists()
    load_net(tmp_path / NET)
    second = run(tmp_path, family, "--resume")[-1]
    assert second["games"] == 48


def test_a_run_can_go_on_from_a_net_and_its_story(tmp_path: Path) -> None:
    first, shelf, then = tmp_path / "first", tmp_path / "shelf", tmp_path / "then"
    run(first, "two")
    export([str(first), "two", "--deals", "2", "--against", "random", "--into", str(shelf)])
    on = run(then, "two", "--begin", str(shelf / "two.npz"), "--rate", "0")[-1]
    assert on["games"] == 48
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


def test_the_same_seed_trains_the_same_net(tmp_path: Path) -> None:
    runs = [
        run(tmp_path / name, "briscola-2", "--seed", seed)[0]
        for name, seed in (("a", "5"), ("b", "5"), ("c", "6"))
    ]
    assert runs[0]["loss"] == runs[1]["loss"] != runs[2]["loss"]
    assert (tmp_path / "a" / NET).read_bytes() == (tmp_path / "b" / NET).read_bytes()


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


def test_a_net_is_put_on_the_shelf_with_its_story(tmp_path: Path) -> None:
    folder, shelf = tmp_path / "run", tmp_path / "shelf"
    run(folder, "two", "--seed", "5")
    run(folder, "two", "--seed", "6", "--rate", "1e-4", "--resume")
    export([str(folder), "two", "--deals", "2", "--against", "random", "--into", str(shelf)])
    assert (shelf / "two.npz").read_bytes() == (folder / NET).read_bytes()
    told = json.loads((shelf / "two.json").read_text(encoding="utf-8"))
    assert told["name"] == "two" and told["games"] == 48
    assert [(s["from"], s["seed"], s["rate"]) for s in told["stages"]] == [(0, 5, 1e-3), (24, 6, 1e-4)]
    assert [found["game"] for found in told["figures"]] == [
        "prini-2",
        "prini-2-all",
        "bisca-2-nine",
    ]
    assert {found["against"] for found in told["figures"]} == {"random"}
