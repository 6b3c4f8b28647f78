"""Sounds behind the cards: the room in a loop, and the mandolin with its guitar.

The room falls silent by its volume and is never paused: docs/pygame-mixer-deadlock.md.
"""

from contextlib import suppress

import pygame

from briscola.ui.sound import programme, recording
from briscola.ui.sound.programme import Programme

CHANNELS = 24
ROOM = "room"
PIECES = ("title", "mazurka", "serenade")
"""Whole pieces of music, in the order in which they are played; the first is a waltz."""
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
        self._programme = Programme(PIECES, self._perform)

    def open(self) -> None:
        """Begin, once there is a device."""
        self._ready = True
        pygame.mixer.set_reserved(1)
        self._follow()

    def close(self) -> None:
        """Stop, before the device is closed."""
        self._programme.end()
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
        """Silence room and pieces while the person is in another window (`away`)."""
        self._away = away
        if self._hums:
            self._hum()
        if self._ready:
            self._sing()

    def phrase(self, name: str, *, once: bool = False) -> bool:
        """Play a phrase, with `once` only the first time; True if music is on and the phrase exists.

        One of `PIECES` begins all of them in turn, from the one whose turn it is: at once, or with `once`
        the second time only after a pause.
        """
        if not self._ready or self._music <= 0:
            return False
        again = once and name in self._played
        self._played.add(name)
        if name in PIECES:
            self._programme.begin(programme.PAUSE if again else 0.0)
            return True
        if again:
            return True
        self._programme.stop()
        sound = recording.load(name)
        if sound is None:
            return False
        self._perform(sound)
        return True

    def hush(self) -> None:
        """Fade the phrase or piece out, and play no more."""
        self._programme.stop()
        if self._ready:
            pygame.mixer.Channel(PHRASE).fadeout(FADE_OUT)

    def _follow(self) -> None:
        self._sing()
        if self._room > 0 and not self._hums:
            self._begin()
        elif self._room <= 0 and self._hums:
            pygame.mixer.music.stop()
            self._hums = False
        if self._hums:
            self._hum()

    def _perform(self, sound: pygame.mixer.Sound) -> None:
        self._sing()
        pygame.mixer.Channel(PHRASE).play(sound)

    def _sing(self) -> None:
        silent = self._away and self._programme.goes_on
        pygame.mixer.Channel(PHRASE).set_volume(0.0 if silent else self._music)

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
