"""Sounds behind the cards: the room in a loop, and a phrase on the mandolin.

The room falls silent by its volume and is never paused: docs/pygame-mixer-deadlock.md.
"""

from contextlib import suppress

import pygame

from briscola.ui.sound import recording

CHANNELS = 24
ROOM = "room"
FADE_IN, FADE_OUT = 2500, 900
"""Milliseconds of a fade."""
PHRASE = 0
"""Channel reserved for the mandolin."""


def level(volume: float) -> float:
    """Loudness for a slider's position: its middle should sound half as loud."""
    return float(volume**1.6)


class BackgroundSound:
    """Begins, fades and stops by itself when its loudness is set; silent without a device."""

    def __init__(self) -> None:
        self._room = self._music = 0.0
        self._ready = self._hums = False
        self._away = False
        self._played: set[str] = set()

    def open(self) -> None:
        """Begin, once there is a device."""
        self._ready = True
        pygame.mixer.set_reserved(1)
        self._follow()

    def close(self) -> None:
        """Stop, before the device is closed."""
        with suppress(pygame.error):
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
        self._ready = self._hums = False

    def follow(self, *, room: float, music: float) -> None:
        """Set the loudness of room and music, 0 to 1; 0 is silence."""
        self._room, self._music = level(room), level(music)
        if self._ready:
            self._follow()

    def away(self, away: bool) -> None:
        """Silence the room while the person is in another window (`away`)."""
        self._away = away
        if self._hums:
            self._hum()

    def phrase(self, name: str, *, once: bool = False) -> bool:
        """Play a phrase, with `once` only the first time; True if music is on and the phrase exists."""
        if not self._ready or self._music <= 0:
            return False
        if once and name in self._played:
            return True
        self._played.add(name)
        sound = recording.load(name)
        if sound is None:
            return False
        channel = pygame.mixer.Channel(PHRASE)
        channel.set_volume(self._music)
        channel.play(sound)
        return True

    def hush(self) -> None:
        """Fade the phrase out."""
        if self._ready:
            pygame.mixer.Channel(PHRASE).fadeout(FADE_OUT)

    def _follow(self) -> None:
        pygame.mixer.Channel(PHRASE).set_volume(self._music)
        if self._room > 0 and not self._hums:
            self._begin()
        elif self._room <= 0 and self._hums:
            pygame.mixer.music.stop()
            self._hums = False
        if self._hums:
            self._hum()

    def _hum(self) -> None:
        pygame.mixer.music.set_volume(0.0 if self._away else self._room)

    def _begin(self) -> None:
        path = recording.whole(ROOM)
        if path is None:
            return
        with suppress(pygame.error):
            pygame.mixer.music.load(path)
            self._hum()
            pygame.mixer.music.play(-1, fade_ms=FADE_IN)
            self._hums = True
