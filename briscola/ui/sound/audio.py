"""Sounds through the mixer; silence, without a word, where there is no device."""

import logging
import os
import random
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame

from briscola import resources
from briscola.ui.animation.motion import Cue
from briscola.ui.sound import recording

_logger = logging.getLogger(__name__)


@contextmanager
def hushed() -> Iterator[None]:
    """No complaints of the system's libraries on standard error: ALSA writes a dozen lines for no device."""
    try:
        sys.stderr.flush()
        kept = os.dup(2)
    except (AttributeError, OSError, ValueError):  # a windowed program may have no standard error
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class Audio:
    """Plays recordings by name.

    `slap` plays `slap.ogg` or one of the takes `slap-1.ogg`, `slap-2.ogg` …; `slap-2` (or `slap_2`) that one.
    """

    def __init__(self, *, volume: float = 0.8, mute: bool = False) -> None:
        self.volume, self.mute = volume, mute
        self.ready = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._takes: dict[str, list[str]] = {}
        self._last: dict[str, str] = {}
        self._chance = random.Random()

    def open(self) -> bool:
        """Open the device; False (and silence from then on) when there is none."""
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        try:
            pygame.mixer.pre_init(frequency=48000, size=-16, channels=2, buffer=512)
            with hushed():
                pygame.mixer.init()
            pygame.mixer.set_num_channels(24)
        except pygame.error as error:
            _logger.info("no sound: %s", error)
            return False
        self.ready = True
        for name in resources.sounds():
            stem, _, take = name.rpartition("-")
            self._takes.setdefault(stem if stem and take.isdigit() else name, []).append(name)
        return True

    def close(self) -> None:
        """Let go of the device."""
        if self.ready:
            with suppress(pygame.error):
                pygame.mixer.quit()
        self.ready = False

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play a sound; volume 0…1 on top of the setting, pan −1 (left) … 1 (right).

        Unknown names are silent.
        """
        if not self.ready or self.mute or self.volume <= 0:
            return
        takes = self._takes.get(name)
        if not takes:
            take = name.replace("_", "-")
            if resources.sound_file(take) is None:
                return
            takes = [take]
        choices = [t for t in takes if t != self._last.get(name)] or takes
        take = self._chance.choice(choices)
        self._last[name] = take
        sound = self._sound(take)
        channel = pygame.mixer.find_channel() if sound else None
        if sound is None or channel is None:
            return
        # The ear hears squares: a slider's middle should sound half as loud.
        level = self.volume**1.6 * max(0.0, min(1.0, volume))
        pan = max(-1.0, min(1.0, pan))
        channel.set_volume(level * min(1.0, 1 - pan * 0.8), level * min(1.0, 1 + pan * 0.8))
        channel.play(sound)

    def play_cues(self, cues: Iterable[Cue]) -> None:
        """Play what is due now."""
        for cue in cues:
            self.play(cue.name, cue.volume, cue.pan)

    def _sound(self, take: str) -> pygame.mixer.Sound | None:
        if take not in self._sounds:
            self._sounds[take] = _recording(take)
        return self._sounds[take]


def _recording(take: str) -> pygame.mixer.Sound | None:
    """The recording, or silence and a line in the log."""
    path = resources.sound_file(take)
    try:
        if path is None:
            return None
        recording.check(path.read_bytes())
        return pygame.mixer.Sound(path)
    except (OSError, ValueError, MemoryError, pygame.error) as error:
        _logger.warning("the sound %s stays silent: %s", take, error)
        return None
