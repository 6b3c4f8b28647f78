"""Threads for the computer players' thinking, so that no frame waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from briscola.engine.actions import Action
from briscola.engine.observation import Observation
from briscola.players.player import Player

T = TypeVar("T")


class Work(Generic[T]):
    """A computation in a thread of its own."""

    def __init__(self, find: Callable[[], T]) -> None:
        self._found: list[T] = []
        self._error: Exception | None = None
        # A daemon: leaving the game never waits for a thought nobody needs any more.
        self.thread = threading.Thread(target=self._think, args=(find,), daemon=True)
        self.thread.start()

    def _think(self, find: Callable[[], T]) -> None:
        try:
            self._found.append(find())
        except Exception as error:  # handed to whoever asks for the result
            self._error = error

    @property
    def ready(self) -> bool:
        """True once it has ended, with a result or an error."""
        return not self.thread.is_alive()

    @property
    def result(self) -> T:
        """The result. Waits for it; raises the error of the computation."""
        self.thread.join()
        if self._error is not None:
            raise self._error
        return self._found[0]


class Thought(Work[Action]):
    """A player's decision in the making."""

    def __init__(self, player: Player, view: Observation) -> None:
        super().__init__(lambda: player.choose(view))
