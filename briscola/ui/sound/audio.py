"""Sounds through the mixer; silence, without a word, if there is no device."""

from __future__ import annotations

import logging
import os
import random
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from briscola.lazy_library import later
from briscola.storage.settings.settings import Settings
from briscola.system import resources
from briscola.system.quiet_stderr import hushed
from briscola.ui.animation.motion import Cue
from briscola.ui.sound import recording
from briscola.ui.sound.background_sound import CHANNELS, PHRASE, BackgroundSound, level

if TYPE_CHECKING:
    import numpy as np
else:
    np = later("numpy")

_logger = logging.getLogger(__name__)


RETRY = 3.0
"""Seconds between two tries to open a device that was lost: SDL does not tell when it is back."""
PITCH = 0.04
"""Most by which a recording is played faster or slower, as a share: no two cards fall alike."""
LOUDER = 10 ** (2 / 20)
"""Most by which a recording is louder or softer, as a factor: two decibels."""
MUSIC = frozenset(
    {"win", "loss", "turn", "last-card", "suit-cups", "suit-coins", "suit-clubs", "suit-swords"}
)
"""Recordings played without these changes, because they are in tune."""
BUFFER = 1024
"""Samples mixed at a time, 21 ms: half of them cost twice the wakes, twice as many are heard late."""


class Audio:
    """Plays recordings by name.

    `slap` plays one of the takes `slap-1.ogg`, `slap-2.ogg` …, or of `slap-walnut-1.ogg` … if the table
    is of walnut and these exist. A name without takes plays the file of that name.
    """

    def __init__(self, settings: Settings | None = None, *, table: str = "") -> None:
        """`table` is the texture of the table, for its own takes."""
        self.ready = False
        self.background = BackgroundSound()
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._takes: dict[str, list[str]] = {}
        self._last: dict[str, str] = {}
        self._chance = random.Random()
        self._next_try: float | None = None
        """Seconds until the device is tried again; None unless it was lost."""
        self._goes_on = False
        """True if pieces of music were played on it."""
        self.apply_settings(settings or Settings(), table=table)

    def apply_settings(self, settings: Settings, *, table: str) -> None:
        """Take loudness from the settings, and takes for the texture of the table."""
        self.volume, self.mute, self.table = settings.volume, settings.mute, table
        room = settings.room_volume if settings.room else 0.0
        music = settings.music_volume if settings.music else 0.0
        quiet = settings.mute
        self.background.set_volumes(room=0.0 if quiet else room, music=0.0 if quiet else music)

    def open(self) -> bool:
        """Open the device; False (and silence from then on) if there is none."""
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        try:
            pygame.mixer.pre_init(frequency=48000, size=-16, channels=2, buffer=BUFFER)
            with hushed():
                pygame.mixer.init()
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            _logger.info("no sound: %s", error)
            return False
        self.ready = True
        self._takes.clear()
        for name in resources.sounds():
            stem, _, take = name.rpartition("-")
            self._takes.setdefault(stem if stem and take.isdigit() else name, []).append(name)
        self.background.open()
        return True

    def close(self) -> None:
        """Close the device."""
        if self.ready:
            self.background.close()
            with suppress(pygame.error):
                # No sound may end while the mixer does: docs/pygame-mixer-deadlock.md.
                pygame.mixer.stop()
                pygame.mixer.quit()
        self.ready = False

    def lose(self) -> None:
        """Close a device that is gone, as when the sound server ends; `look` tries it again."""
        if self.ready:
            _logger.info("the sound device is gone")
            goes_on = self.background.programme.goes_on
            self.close()
            self._sounds.clear()  # they have the format of that device
            self._next_try, self._goes_on = RETRY, goes_on

    def update(self, seconds: float) -> None:
        """Try a lost device again once in a while; so many seconds have passed."""
        if self._next_try is None:
            return
        self._next_try -= seconds
        if self._next_try <= 0:
            self._next_try = None if self.open() else RETRY
            if self.ready and self._goes_on:
                self.background.programme.begin()

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play a sound; volume 0…1 on top of the setting, pan −1 (left) … 1 (right).

        Unknown names are silent.
        """
        if not self.ready or self.mute or self.volume <= 0:
            return
        takes = self._takes.get(f"{name}-{self.table}") or self._takes.get(name)
        if not takes:
            return
        take = self._chance.choice([t for t in takes if t != self._last.get(name)] or takes)
        self._last[name] = take
        sound = self._sound(take)
        channel = pygame.mixer.find_channel() if sound else None
        if sound is None or channel is None or channel.id == PHRASE:
            return
        loud = level(self.volume) * max(0.0, min(1.0, volume))
        if name not in MUSIC:
            sound = at_speed(sound, 1.0 + self._chance.uniform(-PITCH, PITCH))
            loud *= LOUDER ** self._chance.uniform(-1.0, 1.0) / LOUDER
        pan = max(-1.0, min(1.0, pan))
        channel.set_volume(loud * min(1.0, 1 - pan * 0.8), loud * min(1.0, 1 + pan * 0.8))
        channel.play(sound)

    def play_cues(self, cues: Iterable[Cue]) -> None:
        """Play these cues now."""
        for cue in cues:
            self.play(cue.name, cue.volume, cue.pan)

    def play_end(self, *, won: bool) -> None:
        """Play the phrase for the end of a match; without music its sound."""
        if not self.background.phrase("match-won" if won else "match-lost"):
            self.play("win" if won else "loss", 0.9)

    def _sound(self, take: str) -> pygame.mixer.Sound | None:
        if take not in self._sounds:
            self._sounds[take] = recording.load(take)
        return self._sounds[take]


def at_speed(sound: pygame.mixer.Sound, speed: float) -> pygame.mixer.Sound:
    """The sound `speed` times as fast, and as much higher."""
    wave = pygame.sndarray.samples(sound)
    kept = np.arange(len(wave))
    at = np.arange(0.0, len(wave) - 1, speed)
    if wave.ndim == 1:
        return pygame.sndarray.make_sound(np.interp(at, kept, wave).astype(wave.dtype))
    sides = [np.interp(at, kept, side).astype(wave.dtype) for side in wave.T]
    return pygame.sndarray.make_sound(np.ascontiguousarray(np.stack(sides, axis=1)))
