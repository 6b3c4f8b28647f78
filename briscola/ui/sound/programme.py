"""Pieces of music one after the other, with a pause between them."""

from collections.abc import Callable, Sequence
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
        self._next = 0
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
            sound = recording.load(self._pieces[self._next])
            with self._lock:
                if over.is_set():
                    return
                self._next = (self._next + 1) % len(self._pieces)
                if sound is not None:
                    self._play(sound)
            wait = PAUSE + (sound.get_length() if sound is not None else 0.0)
