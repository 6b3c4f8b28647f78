"""Nothing of the window waits for the mixer with Python's lock in hand (docs/pygame-mixer-deadlock.md)."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import briscola
from briscola.ui.sound.audio import Audio
from tests.commands.shell import ROOT

HOLDS_THE_LOCK = {"pause", "unpause", "get_volume", "get_metadata"}
"""Of `pygame.mixer`, its `music` and its channels; others release Python's lock, or need no mixer's."""


def calls_of_the_mixer(source: str) -> Iterator[str]:
    """Names of what is called in a module that plays sounds."""
    if "pygame.mixer" in source:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Attribute):
                yield node.attr


def test_no_module_waits_for_the_mixer_with_pythons_lock_in_hand() -> None:
    folder = Path(briscola.__file__).parent
    sources = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    calls = {path: set(calls_of_the_mixer(source)) for path, source in sources.items()}
    assert "set_volume" in calls[folder / "ui" / "sound" / "background_sound.py"]
    assert [path for path, names in calls.items() if names & HOLDS_THE_LOCK] == []


def test_such_a_call_is_noticed() -> None:
    assert HOLDS_THE_LOCK & set(calls_of_the_mixer("import pygame.mixer as m\nm.music.pause()"))


def test_the_mixer_ends_when_nothing_sounds_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    audio, sounds_at_the_end = Audio(), list[bool]()
    assert audio.open()
    audio.play("shuffle")
    assert pygame.mixer.get_busy()
    end = pygame.mixer.quit

    def listen() -> None:
        sounds_at_the_end.append(pygame.mixer.get_busy())
        end()

    monkeypatch.setattr(pygame.mixer, "quit", listen)
    audio.close()
    assert sounds_at_the_end == [False]


AGAINST_A_CALLBACK = """
import ctypes, faulthandler, glob, os, sys, threading, time
os.environ["SDL_AUDIODRIVER"] = "dummy"
faulthandler.dump_traceback_later(20, exit=True)
import pygame
from briscola.storage.settings import Settings
from briscola.ui.sound.audio import Audio

(sdl,) = glob.glob(os.path.join(os.path.dirname(pygame.__file__), "..", "pygame_ce.libs", "libSDL2-2*"))
lock, unlock = (getattr(ctypes.CDLL(sdl), f"SDL_{name}AudioDevice") for name in ("Lock", "Unlock"))
DEVICE, over = 2, threading.Event()

def ends():
    '''As the end of a sound: it has the mixer and wants Python.'''
    while not over.is_set():
        lock(DEVICE)
        time.sleep(0.0005)
        unlock(DEVICE)
        time.sleep(0.0005)

audio = Audio(Settings(), table="cloth")
assert audio.open()
thread = threading.Thread(target=ends)
thread.start()
for turn in range(8):
    for away in (True, False) * 5:
        time.sleep(0.0003)
        audio.background.away(away)
    audio.play("slap")
    audio.background.phrase("title")
    audio.background.hush()
    audio.follow(Settings(room=turn % 3 > 0), table="walnut")
over.set()
thread.join()
audio.close()
"""


@pytest.mark.slow
@pytest.mark.linux
def test_the_window_waits_for_a_callback_that_waits_for_python() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AGAINST_A_CALLBACK], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
