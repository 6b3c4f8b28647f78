"""Sound, and the silence where there is none."""

import os
import subprocess
import sys

import pytest

from briscola.ui.sound.audio import hushed

NO_DEVICE = """
from briscola.ui.sound.audio import Audio
audio = Audio()
assert not audio.open()
audio.play("slap")
audio.close()
"""


def test_without_a_device_there_is_silence_and_not_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    tried = subprocess.run([sys.executable, "-c", NO_DEVICE], capture_output=True, text=True)
    assert (tried.returncode, tried.stdout, tried.stderr) == (0, "", "")


def test_standard_error_is_heard_again_afterwards(capfd: pytest.CaptureFixture[str]) -> None:
    with hushed():
        os.write(2, b"lost")
    os.write(2, b"heard")
    assert capfd.readouterr().err == "heard"
