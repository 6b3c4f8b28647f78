"""Computer players think beside the window, so that no frame waits for them."""

import threading

from briscola.engine.actions import Action
from briscola.engine.observation import Observation
from briscola.players.player import Player


class Thought:
    """One decision being made in its own thread."""

    def __init__(self, player: Player, view: Observation) -> None:
        self._action: Action | None = None
        self._error: Exception | None = None
        # A daemon: leaving the game never waits for a thought nobody needs any more.
        self._thread = threading.Thread(target=self._think, args=(player, view), daemon=True)
        self._thread.start()

    def _think(self, player: Player, view: Observation) -> None:
        try:
            self._action = player.choose(view)
        except Exception as error:  # handed to whoever asks for the action
            self._error = error

    @property
    def ready(self) -> bool:
        """Whether the decision has been made."""
        return not self._thread.is_alive()

    @property
    def action(self) -> Action:
        """What was decided; waits for it. Raises what the player raised."""
        self._thread.join()
        if self._error is not None:
            raise self._error
        assert self._action is not None
        return self._action
