"""The protocol of a player, and one that plays at random (a yardstick for tests)."""

from random import Random
from typing import Protocol

from briscola.engine.actions import Action, Bid
from briscola.engine.observation import Observation


class Player(Protocol):
    """Somebody at the table: a computer, a bot process, or a person behind an interface."""

    def choose(self, view: Observation) -> Action:
        """Choose one of `view.legal`."""


class RandomPlayer:
    """Any legal action alike; in an auction it passes two times out of three and bids low."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Observation) -> Action:
        legal = view.legal
        if isinstance(legal[0], Bid):
            # A ladder has up to sixty rungs and one pass: alike, every hand would be bid to the top.
            return legal[-1] if self._rng.random() < 2 / 3 else legal[self._rng.randrange(min(3, len(legal)))]
        return legal[self._rng.randrange(len(legal))]
