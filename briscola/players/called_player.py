"""A player of chiamata that follows a net: its bids, its call and its cards."""

from functools import cache
from pathlib import Path

import numpy as np

from briscola.engine.actions import Action, Bid, Call, Pass
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules, Turned
from briscola.players.called_encoding import (
    auction_actions,
    auction_rows,
    call_actions,
    call_rows,
    play_rows,
)
from briscola.players.called_layout import SIZE, action_renaming, observation_renaming
from briscola.players.encoding import RENAMINGS
from briscola.players.net import Floats, Ints, Net, load_net
from briscola.players.net_player import DIGITS, HAND

NET = Path(__file__).with_name("nets") / "chiamata.npz"
PAY_UNIT = 8.0  # the net tells payments in this unit
SHARE_TIE = 0.1  # worth of all the points against winning the contract: decides where that is settled
PAID = HAND / 4  # points that a unit paid is worth: a contract made or lost is four to its caller
PAST_THOUGHT = -1e3  # the worth of actions that nobody would consider


class CalledPlayer:
    """Plays all forms of chiamata; with `win` for the chance to be on the winning side, not for payment.

    Raises ValueError for a net of another game.
    """

    def __init__(self, net: Net, *, win: bool = False) -> None:
        if net.rows != SIZE:
            raise ValueError("this net is not for chiamata")
        self._net = net
        self._win = win
        self._observations: Ints = np.array([observation_renaming(order) for order in RENAMINGS])
        self._actions: Ints = np.array([action_renaming(order) for order in RENAMINGS])

    def choose(self, view: Observation) -> Action:
        """The action of the highest worth."""
        if len(view.legal) == 1:
            return view.legal[0]
        worths = self.worths(view)
        return view.legal[worths.index(max(worths))]

    def worths(self, view: Observation) -> list[float]:
        """What each legal action is worth in points, rounded; only differences count.

        Before the play by the payment to expect, in it (and with `win`) by the chance to win the contract.
        What is not worth a thought is far below.
        """
        found = dict(zip(*self.values(view), strict=True))
        worths = []
        for action in view.legal:
            values = found.get(action)
            worths.append(PAST_THOUGHT if values is None else round(self._worth(action, *values), DIGITS))
        return worths

    def _worth(self, action: Action, first: float, chance: float) -> float:
        if isinstance(action, Bid | Pass | Call):
            return HAND * chance if self._win else PAID * PAY_UNIT * first
        return HAND * (chance + SHARE_TIE * first)

    def values(self, view: Observation) -> tuple[list[Action], list[tuple[float, float]]]:
        """The legal actions worth a thought, and for each what both heads of the net say.

        The first is the payment in PAY_UNITs before the play, in it the share of the points still to come.
        """
        match view.legal[0]:
            case Bid() | Pass():
                actions = auction_actions(view)
                rows, offered = auction_rows(view, actions)
                # Suits are in an order of their own there: there is nothing to rename.
                found = self._net.values(np.array([rows]), np.array([offered]))
            case Call():
                calls = call_actions(view)
                each = [self._averaged(*call_rows(view, call)) for call in calls]
                actions = list(calls)
                found = np.concatenate([v for v, _ in each]), np.concatenate([c for _, c in each])
            case _:
                actions = list(view.legal)
                found = self._averaged(*play_rows(view))
        firsts, chances = found
        return actions, [(float(v), float(c)) for v, c in zip(firsts, chances, strict=True)]

    def _averaged(self, rows: list[int], actions: list[int]) -> tuple[Floats, Floats]:
        """The values, averaged over all ways to name the plain suits."""
        return self._net.values(self._observations[:, rows], self._actions[:, actions])


@cache
def called_net() -> Net | None:
    """The net of chiamata, read once; None where none is trained."""
    return load_net(NET) if NET.is_file() else None


def called_player(rules: Rules, *, win: bool = False) -> CalledPlayer | None:
    """A player that follows the net of chiamata; None for other games, and where there is no net."""
    net = called_net() if rules.turned is Turned.NONE else None
    return None if net is None else CalledPlayer(net, win=win)
