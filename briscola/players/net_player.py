"""A player that follows a net alone: the card of the highest value, without search."""

from briscola.engine.actions import Action
from briscola.engine.observation import Observation
from briscola.players.encoding import encode
from briscola.players.net import Net

DIGITS = 5  # of a share or chance: far above float noise, so that machines agree


class NetPlayer:
    """Plays the game its net was trained for; with `win` for the chance to win the hand, not for points."""

    def __init__(self, net: Net, *, win: bool = False) -> None:
        self._net = net
        self._win = win

    def choose(self, view: Observation) -> Action:
        """The action of the highest value; among equals the first."""
        if len(view.legal) == 1:
            return view.legal[0]
        shares, chances = self._net.values(*encode(view))
        found = [round(float(value), DIGITS) for value in (chances if self._win else shares)]
        return view.legal[found.index(max(found))]
