"""A player that follows a net: the card of the highest value, and exact play once nothing is hidden."""

from functools import cache

import numpy as np

from briscola.engine.actions import Action, Declare
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.card_codes import NO_TRUMPS
from briscola.players.knowledge import Knowledge, know
from briscola.players.nets.arrays import Floats, Ints, Values
from briscola.players.nets.card_rows import ALL_RENAMINGS, RENAMINGS
from briscola.players.nets.net import Net
from briscola.players.nets.tricks.encode import encode
from briscola.players.nets.tricks.layout import (
    TricksLayout,
    action_renaming,
    layout_for,
    observation_renaming,
)
from briscola.players.nets.tricks.standing_signs import knows_signs
from briscola.players.nets.utility import DIGITS, hand_utility, scale_of
from briscola.players.search.endgame import STEPS_30_MS, known_values
from briscola.players.search.last_draws import counts_worlds, draw_values
from briscola.players.search.trick_search import card_values
from briscola.players.search_budget import SearchBudget, looks_ahead, mixed, refined

TIE = 0.001
"""Weight of a point of the net's values among plays whose exact values are the same."""


class TricksPlayer:
    """Plays the game its net was trained for; with `win` for the chance to win the hand, not for points.

    `leant` is the net as it leans towards its one opponent: by it the player values its own choices, while
    others, and everybody in a search, play by the net, since what they do was not learnt.
    With `talks` it reads signs; `exact` are the most `steps` of an end that it plays exactly; before that,
    near the end, it may `search`. It looks at each position under every naming of the plain suits, and takes
    the mean: measured with two players, that is worth a point a hand, and exact play of the last three
    tricks half a point.
    Raises ValueError for a net of games for another number of players.
    """

    def __init__(
        self,
        net: Net,
        rules: Rules,
        *,
        win: bool = False,
        talks: bool = False,
        exact: int = STEPS_30_MS,
        search: SearchBudget | None = None,
        leant: Net | None = None,
    ) -> None:
        if net.rows != layout_for(rules).size:
            raise ValueError(f"this net is not for {rules.players} players")
        self._net, self._own = net, leant or net
        self._win = win
        self._talks = talks and knows_signs(rules)
        self._exact = exact
        self._search = search
        self._scale = scale_of(rules)
        self._utility = hand_utility(rules, win=win)

    def choose(self, view: Observation) -> Action:
        """The action of the highest value."""
        if len(view.legal) == 1:
            return view.legal[0]
        values = self.action_values(know(view))
        return in_order(view)[values.index(max(values))]

    def action_values(self, knowledge: Knowledge) -> list[float]:
        """Value of each legal action, `in_order`, in points, rounded; only differences count.

        Exact where two hands are left and all is known; the net then decides ties.
        """
        view = knowledge.view
        exact = known_values(knowledge, self._exact)
        if exact is not None:
            known = np.array([exact[c] for c in knowledge.legal])
            totals = view.totals
            margins = known + totals[view.seat] - totals[1 - view.seat]
            chances = (np.sign(margins) + 1) / 2
            shares = known / self._scale + TIE * self.values(knowledge)[0]
        else:
            shares, chances = self.searched_values(knowledge)
        values = self._scale * shares if decided(view) else self._utility(shares, chances)
        return [round(float(value), DIGITS) for value in values]

    def searched_values(self, knowledge: Knowledge) -> tuple[Floats, Floats]:
        """`values` and, near the end, what a search adds to them."""
        search = self._search
        if search is not None and counts_worlds(knowledge, search.draws):
            counted = draw_values(knowledge, self._net, self._utility, search, win=self._win)
            if search.counted == 1:
                return counted
            return mixed(self.values(knowledge), counted, search.counted)
        found = self.values(knowledge)
        if search is None or not looks_ahead(knowledge.view, search):
            return found
        return refined(found, self._utility, search, lambda tried: self._searched(knowledge, search, tried))

    def _searched(self, knowledge: Knowledge, search: SearchBudget, tried: Ints) -> Values:
        """Values of some legal plays, named by their numbers, found by search."""
        cards = [knowledge.legal[play] for play in tried]
        return card_values(
            knowledge, cards, self._net, self._utility, search, win=self._win, talks=self._talks
        )

    def values(self, knowledge: Knowledge) -> tuple[Floats, Floats]:
        """For each legal action, `in_order`, the points to come, as a share of all, and the chance to win.

        What is declared beyond an average counts among the points.
        """
        rows, actions = encode(knowledge, win=self._win, talks=self._talks)
        orders = RENAMINGS if knowledge.trumps != NO_TRUMPS else ALL_RENAMINGS
        observations, plays = _renamings(layout_for(knowledge.rules), orders)
        return self._own.values(observations[:, rows], plays[:, actions])


def in_order(view: Observation) -> list[Action]:
    """The legal actions as nets are asked for them: plays, then declarations."""
    return sorted(view.legal, key=lambda action: isinstance(action, Declare))


def decided(view: Observation) -> bool:
    """True if nothing can change the winner of the hand any more."""
    if view.rules.marianna is not None and view.stock_count:
        return False
    points = view.totals
    sides = sorted(sum(points[seat] for seat in side) for side in view.rules.sides)
    return sides[-1] - sides[-2] > view.rules.total - sum(view.points)


@cache
def _renamings(layout: TricksLayout, orders: tuple[tuple[int, ...], ...]) -> tuple[Ints, Ints]:
    """The rows of observations and those of actions under every naming of the plain suits."""
    observations = [observation_renaming(layout, order) for order in orders]
    return np.array(observations), np.array([action_renaming(order, layout.actions) for order in orders])
