"""The player of hands that lie open: a search over the order of the stock, exact once few cards are in it.

Before that it follows the net; the maestro looks two tricks ahead as well, at some of the cards that may be
drawn, and asks the net what is reached there.
"""

from random import Random

import numpy as np
from msgspec import Struct

from briscola.engine.rules import Follow, Rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import Knowledge
from briscola.players.net_players.tricks_player import TricksPlayer, decided
from briscola.players.nets.arrays import Floats, Ints, Values
from briscola.players.nets.families import net_of
from briscola.players.nets.net import Net
from briscola.players.nets.trained import trained_net
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.batch_encode import actions, observations
from briscola.players.nets.utility import DIGITS, HAND, POINTS_IN_WIN
from briscola.players.sampling.packs import traced_back
from briscola.players.search.open_tree import Draws, Horizon, OpenTree, Positions, all_draws, ends, some_draws
from briscola.players.search.rollout import indices_of, net_evaluator
from briscola.players.search.trick_search import play_key
from briscola.players.support import supports


class OpenBudget(Struct, frozen=True, kw_only=True):
    """Limits of a search of open hands.

    With at most `exact` cards in the stock every order of it is looked at, to the end of the hand. Before
    that a trick and so many `draws` after it, another trick and its draws …, if any; `weight` is the share of
    the search in the value of a play, the rest is the net's.
    """

    exact: int
    draws: tuple[int, ...] = ()
    weight: float = 0.0


BUDGET_30_MS = OpenBudget(exact=6)
BUDGET_150_MS = OpenBudget(exact=6, draws=(6, 4), weight=0.6)
"""By itself a look of one trick loses 6.7 ± 2.3 points a hand against the net, one of two tricks gains
4.6 ± 2.0: the net thinks too well of who leads, and that leans the shorter look towards taking."""


class OpenHandsPlayer:
    """Values plays where both hands lie open; with `win` for the chance to win the hand, not for points."""

    def __init__(
        self, net: Net, rules: Rules, *, win: bool = False, budget: OpenBudget = BUDGET_30_MS
    ) -> None:
        self._net = net
        self._player = TricksPlayer(net, rules, win=win)
        self._win = win
        self._budget = budget

    def action_values(self, knowledge: Knowledge) -> list[float]:
        """Value of each legal play in points, rounded; only differences count."""
        win = self._win and not decided(knowledge.view)
        return [round(float(value), DIGITS) for value in self._values(knowledge, win=win)]

    def searched_values(self, knowledge: Knowledge) -> Values:
        """For each legal play the points still to come, as a share of all, and the chance to win the hand."""
        difference, utility = (self._values(knowledge, win=win) for win in (False, True))
        chances = np.clip((utility - POINTS_IN_WIN * difference) / HAND, 0.0, 1.0)
        return (knowledge.left + difference) / 2 / knowledge.rules.total, chances

    def _values(self, knowledge: Knowledge, *, win: bool) -> Floats:
        """The utility of each legal play: of the difference of points to come, and with `win` of the hand."""
        if knowledge.stock <= self._budget.exact and _knows_the_rest(knowledge):
            return self._searched(knowledge, win=win)
        shares, chances = self._player.values(knowledge)
        difference = 2 * knowledge.rules.total * shares - knowledge.left
        found = HAND * chances + POINTS_IN_WIN * difference if win else difference
        if not self._budget.draws:
            return found
        return found + self._budget.weight * (self._searched(knowledge, win=win) - found)

    def _searched(self, knowledge: Knowledge, *, win: bool) -> Floats:
        """Worth of each legal play by the tree alone."""
        (other,) = (seat for seat in knowledge.order if seat != knowledge.me)
        theirs, budget = knowledge.held[other], self._budget
        unknown, turned = knowledge.unseen if knowledge.stock else (), knowledge.turned
        if knowledge.stock <= budget.exact:
            draws = all_draws(unknown, turned)
            horizon = _last_tricks(knowledge, win=win)
        else:
            draws = some_draws(unknown, turned, budget.draws, Random(play_key(knowledge.view)))
            horizon = self._outlook(knowledge, draws, win=win)
        tree = OpenTree(trumps=knowledge.trumps, draws=draws, horizon=horizon)
        if knowledge.table:
            return tree.answer_values(knowledge.table[0][1], knowledge.legal, theirs)
        return tree.lead_values(knowledge.legal, theirs)

    def _outlook(self, knowledge: Knowledge, draws: Draws, *, win: bool) -> Horizon:
        """Function that values positions by the net, for either leader."""
        tables = _tables(knowledge, draws.orders, for_hand=win)
        scale = 2 * knowledge.rules.total

        def utility(shares: Floats, chances: Floats) -> Floats:
            return HAND * chances + POINTS_IN_WIN * scale * shares if win else scale * shares

        evaluator = net_evaluator(self._net, utility, observations, actions)

        def outlook(at: Positions) -> Floats:
            reached = tables.picked(at.node)
            for card in at.cards.T:
                reached.play(indices_of(reached, card))
            found = evaluator(reached).max(axis=1)
            left = knowledge.left - at.played
            weight = POINTS_IN_WIN if win else 1.0
            ours = found - weight * left  # of the difference of points, for whoever leads
            against = HAND - ours if win else -ours  # the chances of both are one together
            worth: Floats = weight * at.gain + np.where(at.leads, ours, against)
            return worth

        return outlook


def _knows_the_rest(knowledge: Knowledge) -> bool:
    """True if it knows which cards are still to be drawn: who has forgotten some has too many in mind."""
    return not (knowledge.stock and knowledge.forgotten)


def _last_tricks(knowledge: Knowledge, *, win: bool) -> Horizon:
    """The last tricks as they are played."""
    lead = 2 * knowledge.points[knowledge.me] + knowledge.left - knowledge.rules.total

    def horizon(at: Positions) -> Floats:
        difference = at.gain + ends(at.mine, at.theirs, at.leads, knowledge.trumps)
        won = (np.sign(lead + difference) + 1) / 2
        return HAND * won + POINTS_IN_WIN * difference if win else difference.astype(np.float64)

    return horizon


def _tables(knowledge: Knowledge, orders: Ints, *, for_hand: bool) -> TrickBatch:
    """The table at the present moment, once for each order of the stock."""
    view, count = knowledge.view, len(orders)
    held = {**knowledge.held, knowledge.me: knowledge.hand}
    hands = [np.tile(np.array(held[seat], np.int64), (count, 1)) for seat in range(view.rules.players)]
    packs = traced_back(view, hands, orders, np.random.default_rng(0))
    goals = np.full((count, view.rules.players), for_hand)
    tables = TrickBatch(view.rules, packs, np.full(count, view.dealer), for_hand=goals)
    number = coder_of(view.rules).number
    for plays in (*(trick.plays for trick in view.tricks), view.table):
        for play in plays:
            tables.play(indices_of(tables, number[play.card]))
    return tables


def open_hands_player(rules: Rules, *, win: bool, budget: OpenBudget) -> OpenHandsPlayer | None:
    """The player of a game in which hands lie open; None for others, and where its rules are not known."""
    if not (rules.open_hands and rules.players == 2 and rules.follow is Follow.FREE and supports(rules)):
        return None
    name = net_of(rules)
    net = None if name is None else trained_net(name)
    return None if net is None else OpenHandsPlayer(net, rules, win=win, budget=budget)
