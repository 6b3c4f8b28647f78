"""A player that follows a net: the card of the highest value, and exact play once nothing is hidden."""

import numpy as np

from briscola.engine.actions import PLAYS, Action, Play
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.coding import coder_of
from briscola.players.encoding import (
    CARDS,
    RENAMINGS,
    action_renaming,
    encode,
    layout_of,
    observation_renaming,
)
from briscola.players.endgame import best_play
from briscola.players.medium import MAJORITY, exact_values
from briscola.players.memory import remember
from briscola.players.net import Floats, Net

DIGITS = 5  # of a share or chance: far above float noise, so that machines agree


class NetPlayer:
    """Plays the game its net was trained for; with `win` for the chance to win the hand, not for points.

    It looks at each position under every naming of the plain suits, and takes the mean: measured with two
    players, that is worth a point a hand, and exact play of the last three tricks half a point.
    Raises ValueError for a net of games for another number of players.
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
        """The action of the highest value; where all is known, of the best result, values deciding ties."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        shares, chances = self.values(view)
        found = [round(float(value), DIGITS) for value in (chances if self._win else shares)]
        exact = None if view.stock_count else exact_values(remember(view))
        if exact is None:
            return legal[found.index(max(found))]
        coder = coder_of(view.rules)
        prices = [0.0] * CARDS
        for action, value in zip(legal, found, strict=True):
            if isinstance(action, Play):
                prices[coder.number[action.card]] = -value
        mine = view.points[view.seat]
        target = MAJORITY if self._win else None
        best = best_play(exact, mine=mine, theirs=sum(view.points) - mine, target=target, prices=prices)
        return PLAYS[coder.card[best]]

    def values(self, view: Observation) -> tuple[Floats, Floats]:
        """For each legal play the share of points still to come, and the chance to win the hand."""
        rows, actions = encode(view)
        return self._net.values(self._observations[:, rows], self._actions[:, actions])
