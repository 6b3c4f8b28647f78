"""A player that follows a net alone: the card of the highest value, without search."""

import numpy as np

from briscola.engine.actions import Action
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.encoding import (
    RENAMINGS,
    action_renaming,
    encode,
    layout_of,
    observation_renaming,
)
from briscola.players.net import Floats, Net

DIGITS = 5  # of a share or chance: far above float noise, so that machines agree


class NetPlayer:
    """Plays the game its net was trained for; with `win` for the chance to win the hand, not for points.

    It looks at each position under every naming of the plain suits, and takes the mean: measured, that is
    worth a point a hand. Raises ValueError for a net of games for another number of players.
    """

    def __init__(self, net: Net, rules: Rules, *, win: bool = False) -> None:
        layout = layout_of(rules.players)
        if net.rows != layout.size:
            raise ValueError(f"this net is not for {rules.players} players")
        self._net = net
        self._win = win
        self._observations = np.array([observation_renaming(layout, order) for order in RENAMINGS])
        self._actions = np.array([action_renaming(order) for order in RENAMINGS])

    def choose(self, view: Observation) -> Action:
        """The action of the highest value; among equals the first."""
        if len(view.legal) == 1:
            return view.legal[0]
        shares, chances = self.values(view)
        found = [round(float(value), DIGITS) for value in (chances if self._win else shares)]
        return view.legal[found.index(max(found))]

    def values(self, view: Observation) -> tuple[Floats, Floats]:
        """For each legal play the share of points still to come, and the chance to win the hand."""
        rows, actions = encode(view)
        return self._net.values(self._observations[:, rows], self._actions[:, actions])
