"""Windows that lose and gain the focus while sounds play, each in a process of its own: none hangs."""

import faulthandler
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pygame
import pytest

from briscola.commands.play_only import PlayOnly
from briscola.storage.settings.settings import Settings
from briscola.ui.app import App
from briscola.ui.scenes.title import Title
from tests.tries import Tries

WINDOWS = 10
LEAST = 1000
"""Events of each window, so that few events need few windows."""
STILL = 30
"""Seconds without a step after which a window has hung."""
STEP = 200
"""Events between two steps: a frame is drawn, and some sounds have time to end."""
TOLD = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED)
SHORT = ("click", "slap", "chalk", "knock", "draw")


@pytest.mark.slow
@pytest.mark.linux
def test_no_window_hangs_that_loses_and_gains_the_focus_while_sounds_play(
    tmp_path: Path, tries: Tries
) -> None:
    """The tries are events, shared among the windows."""
    times = tries.count(30)
    windows = max(2, min(WINDOWS, times // LEAST))
    started = [
        subprocess.Popen(
            [sys.executable, "-m", __name__, str(-(-times // windows)), str(tries.seed + at)],
            env={**os.environ, "HOME": str(tmp_path)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        for at in range(windows)
    ]
    hung = [said for process in started if (said := process.communicate()[1]) or process.returncode]
    assert not hung, f"{len(hung)} of {windows} windows hang:\n{hung[0]}"


def window(times: int, seed: int) -> None:
    """One window on its title, its room humming, cards falling; it ends when it has heard so many events."""
    chance = Random(seed)
    app = App(settings=Settings(), size=(1024, 600))
    assert app.audio.ready
    app.push(Title(app, PlayOnly()))
    for event in range(times):
        if event % STEP == 0:
            faulthandler.dump_traceback_later(STILL, exit=True)
            app.tick(1 / 60)
            time.sleep(0.005)
        if event % 10 == 0:
            app.audio.play(chance.choice(SHORT))
        app.dispatch(pygame.event.Event(chance.choices(TOLD, weights=(10, 10, 1, 1))[0]))
    app.close()


if __name__ == "__main__":
    window(*map(int, sys.argv[1:]))
