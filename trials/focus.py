"""Windows that lose and gain the focus while sounds play, each in a process of its own: none hangs."""

import faulthandler
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import pygame

WINDOWS = 10
LEAST = 1000
"""Events of each window, so that few events need few windows."""
STILL = 30
"""Seconds without a step after which a window has hung."""
STEP = 200
"""Events between two steps: a frame is drawn, and some sounds have time to end."""
TOLD = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED)
SHORT = ("click", "slap", "chalk", "knock", "draw")


def focus(times: int, seed: int) -> str:
    """Post so many events in all to ten windows; AssertionError, with all stacks, for one that hangs."""
    windows = max(2, min(WINDOWS, times // LEAST))
    begun, each = time.perf_counter(), -(-times // windows)
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": home}
        started = [
            subprocess.Popen(
                [sys.executable, "-c", f"from trials.focus import window; window({each}, {seed + at})"],
                cwd=Path(__file__).parents[1],
                env=env,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
            for at in range(windows)
        ]
        hung = [said for process in started if (said := process.communicate()[1]) or process.returncode]
    assert not hung, f"{len(hung)} of {windows} windows hang:\n{hung[0]}"
    return f"{each * windows} events in {windows} windows, {time.perf_counter() - begun:.0f} s, none hangs"


def window(times: int, seed: int) -> None:
    """One window on its title, its room humming, cards falling; it ends when it has heard so many events."""
    from briscola.commands.play_only import PlayOnly
    from briscola.storage.settings.settings import Settings
    from briscola.ui.app import App
    from briscola.ui.scenes.title import Title

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
