"""Learning that goes on in the background, pauses for those who measure, and survives its end."""

import json
import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from time import sleep

import numpy as np
import pytest

from briscola.players.nets.families import FAMILIES
from briscola.players.nets.net import load_arrays
from briscola.players.nets.trained import FOLDER as SHIPPED
from training import background, quiet
from training.background import SHARES, Ending, begin_of, next_family, plan_from
from training.checkpoint import load_checkpoint, save_checkpoint
from training.courses import plan_of
from training.curve import curves, draw
from training.keep import keep
from training.run import CHECKPOINT, LOG, NET, Run


def test_every_net_has_a_share_and_who_is_furthest_behind_is_next() -> None:
    assert set(SHARES) == set(FAMILIES)
    spent = dict.fromkeys(SHARES, 800.0)
    assert next_family(spent | {"briscola-4": 790.0}) == "briscola-4"  # of eight shares
    assert next_family(spent | {"five": 90.0, "briscola-2": 900.0, "briscola-4": 900.0}) == "five"


def test_a_family_goes_on_from_its_folder_else_from_the_repository_else_from_the_game(tmp_path: Path) -> None:
    folder, kept = tmp_path / "folder", tmp_path / "kept"
    assert begin_of("two", folder, kept, tmp_path) is None
    assert begin_of("two", folder, kept) == SHIPPED / "two.npz"
    for path in (kept / "two.npz", folder / "two" / CHECKPOINT):
        path.parent.mkdir(parents=True)
        path.touch()
        assert begin_of("two", folder, kept) == path


def test_a_net_of_the_game_is_gone_on_from_with_its_story_and_as_wide_as_its_plan() -> None:
    """Else the background would end at its turn."""
    checkpoint = load_checkpoint(SHIPPED / "two.npz")
    told = json.loads((SHIPPED / "two.json").read_text(encoding="utf-8"))
    assert checkpoint.story.hands == told["games"] > 0 and checkpoint.latest is None
    wide = {family: len(load_arrays(SHIPPED / f"{family}.npz")["bias"]) for family in SHARES}
    assert wide == {family: plan_of(family).width for family in SHARES}


@pytest.mark.skipif(not background.AUTOGROUP.exists(), reason="no groups of sessions there")
def test_learning_gives_way_to_other_sessions_too() -> None:
    code = "import os; from training import background; background.give_way(7); "
    code += "print(os.getpriority(os.PRIO_PROCESS, 0), background.AUTOGROUP.read_text())"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, start_new_session=True
    )
    priority, *_name, nice = done.stdout.split()
    assert (int(priority), int(nice)) == (os.getpriority(os.PRIO_PROCESS, 0) + 7, 7)


@pytest.mark.posix("flock")
def test_learning_pauses_while_somebody_measures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "lock_path", lambda: tmp_path / "state" / "lock")
    monkeypatch.setattr(background, "PAUSE", 0.01)
    ending, went_on = Ending(), threading.Event()

    def wait() -> None:
        if ending.may_go_on():
            went_on.set()

    assert ending.may_go_on()
    with quiet.measuring(), quiet.measuring():  # several may measure at once
        waiting = threading.Thread(target=wait)
        waiting.start()
        assert not went_on.wait(0.2)
    assert went_on.wait(5)
    waiting.join()
    ending.ask()
    with quiet.measuring():
        assert not ending.may_go_on()  # and who is asked to end does not wait


@pytest.mark.parametrize("family", SHARES)
def test_every_net_of_the_game_goes_on_as_wide_as_it_is(family: str, tmp_path: Path) -> None:
    begin = begin_of(family, tmp_path)
    run = Run(family, plan_from(family, begin), seed=1, folder=tmp_path / family, begin=begin)
    assert run.story.hands > 0 and begin is not None
    assert run.plan.width == load_checkpoint(begin).width


@pytest.mark.slow
@pytest.mark.posix("SIGTERM, which a program hears")
def test_a_signal_ends_learning_with_a_good_checkpoint(tmp_path: Path) -> None:
    """One command, ended by SIGTERM: what it leaves is a checkpoint under 5 MB, and the command goes on."""
    words = [sys.executable, "-m", "training", "--folder", str(tmp_path / "nets"), "--nice", "0"]
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state")}
    running = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None
    family = running.stdout.readline().strip()
    sleep(1)
    running.send_signal(signal.SIGTERM)
    assert running.wait(300) == 0
    path = tmp_path / "nets" / family / CHECKPOINT
    assert path.stat().st_size < 5_000_000 and (path.parent / NET).exists()
    began = begin_of(family, tmp_path / "none")
    assert began is not None
    before = load_checkpoint(began).story
    after = load_checkpoint(path).story
    assert after.hands >= before.hands and after.stages[:-1] == before.stages
    assert not (path.parent / LOG).exists()  # nothing was measured yet


def test_what_is_kept_in_the_repository_is_the_average_and_its_story(tmp_path: Path) -> None:
    """Half the size, and gone on from like any checkpoint."""
    shipped = load_checkpoint(SHIPPED / "two.npz")
    run = tmp_path / "two" / CHECKPOINT
    save_checkpoint(run, replace(shipped, latest=shipped.average))
    path = keep("two", tmp_path, tmp_path / "kept")
    assert path.stat().st_size < 0.6 * run.stat().st_size
    kept = load_checkpoint(path)
    assert kept.latest is None and kept.story == shipped.story
    assert all(np.allclose(kept.average[name], value, atol=1e-2) for name, value in shipped.average.items())


def test_the_curve_has_a_line_for_each_yardstick(tmp_path: Path) -> None:
    log = tmp_path / "two" / LOG
    log.parent.mkdir()
    lines = [
        {"hands": hands, "gains": {"prini-2": {"greedy": [hands / 1e5, 0.1], "rule": [0, 0.1]}}}
        for hands in (10**6, 3 * 10**6)
    ]
    log.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert curves(log)["prini-2 over greedy"] == [(1.0, 10.0), (3.0, 30.0)]
    picture = tmp_path / "docs" / "curve.svg"
    draw(["two", "three"], tmp_path, picture)
    drawn = picture.read_text(encoding="utf-8")
    assert "prini-2 over rule" in drawn and "href" not in drawn  # and it needs no script from elsewhere
