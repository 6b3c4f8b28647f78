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


BOX = """
import ctypes, signal
import pygame
from briscola.commands import desktop
from briscola.ui.scenes.title import Title

def broken(*_given):
    raise ArithmeticError("made to")

def box(*_given, **_named):  # waits as SDL's does, in C: no handler of Python's is called
    mutex, lock = ctypes.create_string_buffer(256), ctypes.CDLL(None).pthread_mutex_lock
    print("box", flush=True)
    while True:
        lock(mutex)

Title.enter = desktop.ErrorPage.layout = broken
pygame.display.message_box = box
if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    from briscola.cli import main
    main([])
"""


@pytest.mark.slow
@pytest.mark.linux
def test_a_signal_to_end_ends_the_box_about_a_mistake(tmp_path: Path) -> None:
    script = tmp_path / "game.py"
    script.write_text(BOX, encoding="utf-8")
    env = {
        **in_a_home(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    with subprocess.Popen([sys.executable, str(script)], text=True, env=env, stdout=subprocess.PIPE) as game:
        try:
            assert game.stdout is not None
            assert game.stdout.readline() == "box\n"
            game.send_signal(signal.SIGTERM)
            assert game.wait(timeout=AT_MOST) == -signal.SIGTERM
        finally:
            game.kill()


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
