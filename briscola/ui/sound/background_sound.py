"""The room and the music: what sounds behind the game, and which piece comes next on the title."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event, Lock, Thread

import pygame

from briscola.ui.sound import recording

PAUSE = 7.0
"""Seconds of silence between two pieces: the players retune and drink."""


class Programme:
    """Plays pieces in turn and begins again after the last, until it is stopped.

    It has a thread of its own: to decode a minute of music takes longer than the window may stand still,
    and a pause has to end while nothing moves.
    """

    def __init__(self, pieces: Sequence[str], play: Callable[[pygame.mixer.Sound], None]) -> None:
        """`pieces`: names of recordings; `play`: called in the thread with each when its turn has come."""
        self._pieces, self._play = pieces, play
        self._lock = Lock()
        self.next = 0
        self._over = Event()
        self._over.set()
        self._thread: Thread | None = None

    @property
    def goes_on(self) -> bool:
        """True from its beginning until it is stopped."""
        return not self._over.is_set()

    def begin(self, wait: float = 0.0) -> None:
        """Play on from the piece whose turn it is, after `wait` seconds; nothing if it plays already."""
        if self.goes_on:
            return
        self._over = Event()
        self._thread = Thread(target=self._run, args=(self._over, wait), name="music", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Begin no further piece. The one that sounds is the caller's; after it comes the next."""
        with self._lock:
            self._over.set()

    def end(self) -> None:
        """Stop, and wait until the thread has left the mixer alone."""
        self.stop()
        if self._thread is not None:
            self._thread.join()

    def _run(self, over: Event, wait: float) -> None:
        while not over.wait(wait):
            sound = recording.load(self._pieces[self.next])
            with self._lock:
                if over.is_set():
                    return
                self.next = (self.next + 1) % len(self._pieces)
                if sound is not None:
                    self._play(sound)
            wait = PAUSE + (sound.get_length() if sound is not None else 0.0)


CHANNELS = 24
ROOM = "room"
PIECES = ("title", "mazurka", "serenade")
"""Whole pieces of music, in the order in which they are played; the first is a waltz."""
FADE_IN, FADE_OUT = 2500, 900
"""Milliseconds of a fade."""
PHRASE = CHANNELS - 1
"""Channel of phrases, the last: `find_channel` gives the first that is free, a reserved one too
(findings/pygame-find-channel-gives-a-reserved-one.sh)."""


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
        self.programme = Programme(PIECES, self._perform)

    def open(self) -> None:
        """Begin, once there is a device."""
        self._ready = True
        self._apply_volumes()

    def close(self) -> None:
        """Stop, before the device is closed."""
        self.programme.end()
        with suppress(pygame.error):
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
        self._ready = self._hums = False

    def set_volumes(self, *, room: float, music: float) -> None:
        """Set the loudness of room and music, 0 to 1; 0 is silence."""
        self._room, self._music = level(room), level(music)
        if self._ready:
            self._apply_volumes()

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
            self.programme.begin(PAUSE if again else 0.0)
            return True
        if again:
            return True
        self.programme.stop()
        sound = recording.load(name)
        if sound is None:
            return False
        self._perform(sound)
        return True

    def hush(self) -> None:
        """Fade the phrase or piece out, and play no more."""
        self.programme.stop()
        if self._ready:
            pygame.mixer.Channel(PHRASE).fadeout(FADE_OUT)

    def _apply_volumes(self) -> None:
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
        silent = self._away and self.programme.goes_on
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
