"""Whoever tells the game to end, it leaves as it does when its window is closed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.commands.shell import in_a_home

AT_MOST = 120.0
"""Seconds after which a game that should have ended is given up."""

SIGNALS = ["SIGTERM", "SIGINT"] if os.name == "posix" else []
"""Windows sends none to a single process."""

GAME = """
import signal, sys
from briscola.ui.scenes.title import Title
entered, left = Title.enter, Title.leave

def enter(title):
    entered(title)
    title.app.when_quiet.append(lambda: print("open", flush=True))

def leave(title):
    left(title)
    print("left", flush=True)

Title.enter, Title.leave = enter, leave
if __name__ == "__main__":
    for name in sys.argv[1:]:  # what runs the tests may have it ignored, as nohup and a shell's & do
        signal.signal(getattr(signal, name), signal.SIG_DFL)
    from briscola.cli import main
    sys.exit(main([]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", SIGNALS)
def test_a_signal_to_end_closes_the_window(name: str, tmp_path: Path) -> None:
    script = tmp_path / "game.py"
    script.write_text(GAME, encoding="utf-8")
    env = {
        **in_a_home(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    game = subprocess.Popen(
        [sys.executable, str(script), name],
        text=True,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert game.stdout is not None
    assert game.stdout.readline() == "open\n"
    helpers = psutil.Process(game.pid).children(recursive=True)
    game.send_signal(getattr(signal, name))
    try:
        out, err = game.communicate(timeout=AT_MOST)
    finally:
        game.kill()
    assert (game.returncode, out, err) == (0, "left\n", "")
    assert psutil.wait_procs(helpers, timeout=AT_MOST)[1] == []
