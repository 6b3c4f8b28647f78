"""What works beside the game ends with it, also when the game is killed and can tell nobody."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

AT_MOST = 120.0
"""Seconds that a helper may outlive the game."""

RASTER_WORKER = """
import sys, time
from pathlib import Path
from briscola.system import resources
from briscola.ui.render.svg.raster_worker import RasterWorker
if __name__ == "__main__":
    card = resources.card_drawing(resources.decks()[0].name, "RD")
    worker = RasterWorker()
    worker.request(Path(sys.argv[1]), [(card, (1500 + n, 2500 + n), None) for n in range(500)])
    while not any(Path(sys.argv[1]).iterdir()):
        assert worker.busy
        time.sleep(0.01)
    print("at work", flush=True)
    time.sleep(60)
"""

POOL = """
import time
from briscola.system.workers import processes
if __name__ == "__main__":
    with processes(2) as pool:
        works = [pool.submit(time.sleep, 60) for _ in range(2)]
        while not all(work.running() for work in works):
            time.sleep(0.01)
        print("at work", flush=True)
        time.sleep(60)
"""

MAY_NOT_STAND_BACK = """
import os, sys
from pathlib import Path
from briscola.system.workers import helper
def forbidden(_):
    raise PermissionError(1, "Operation not permitted")
os.nice = forbidden  # a fresh interpreter begins with this script, too
if __name__ == "__main__":
    process = helper(Path.touch, Path(sys.argv[1]) / "done")
    process.join()
    sys.exit(process.exitcode)
"""


def run_words(program: str, tmp_path: Path) -> tuple[list[str], dict[str, str]]:
    """The words that run a program as a script of its own, and their environment."""
    script = tmp_path / "game.py"
    script.write_text(program, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return [sys.executable, str(script), str(tmp_path)], env


def test_a_helper_works_where_it_may_not_stand_back(tmp_path: Path) -> None:
    words, env = run_words(MAY_NOT_STAND_BACK, tmp_path)
    subprocess.run(words, env=env, check=True)
    assert (tmp_path / "done").exists()


@pytest.mark.slow
@pytest.mark.parametrize("program", [RASTER_WORKER, POOL], ids=["the raster worker", "a pool of processes"])
def test_no_helper_outlives_a_game_that_is_killed(program: str, tmp_path: Path) -> None:
    words, env = run_words(program, tmp_path)
    folder = tmp_path / "cache"
    folder.mkdir()
    words[-1] = str(folder)
    game = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=env)
    assert game.stdout is not None
    assert game.stdout.readline() == "at work\n"
    helpers = psutil.Process(game.pid).children(recursive=True)
    assert helpers
    game.kill()
    game.wait()
    game.stdout.close()
    _, alive = psutil.wait_procs(helpers, timeout=AT_MOST)
    # Where nobody collects orphans, one that has ended stays in the list of processes.
    alive = [helper for helper in alive if helper.status() != psutil.STATUS_ZOMBIE]
    for helper in alive:
        helper.kill()
    assert alive == []


HELPER = """
import signal, time
signal.SIGBREAK = signal.SIGUSR1  # Windows' own, which is sent here by another name
from briscola.system.workers import helper

def work():
    print("at work", flush=True)
    time.sleep(60)

if __name__ == "__main__":
    helping = helper(work)
    helping.join()
"""


@pytest.mark.skipif(os.name != "posix", reason="Windows sends no signal to a single process")
@pytest.mark.parametrize("name", ["SIGINT", "SIGUSR1"], ids=["Ctrl-C", "Ctrl-Break"])
def test_a_terminals_interrupt_is_the_windows_alone(name: str, tmp_path: Path) -> None:
    script = tmp_path / "game.py"
    script.write_text(HELPER, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    game = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=env)
    assert game.stdout is not None
    assert game.stdout.readline() == "at work\n"
    (helping,) = [
        each for each in psutil.Process(game.pid).children() if "spawn_main" in "".join(each.cmdline())
    ]
    helping.send_signal(getattr(signal, name))
    with pytest.raises(psutil.TimeoutExpired):
        helping.wait(0.3)
    game.kill()
    game.wait()
    game.stdout.close()
    psutil.wait_procs([helping], timeout=AT_MOST)
