"""Evaluators rate the actions of a game for an expert: its net, an exact end, a search, open hands."""

from random import Random

from briscola.engine.actions import Action, Bid
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.players.expert_manners import JUMP_PRICE, Promise, jump_from
from briscola.players.habits.habits import Habits
from briscola.players.knowledge import Knowledge, know
from briscola.players.net_players.chiamata_player import ChiamataPlayer
from briscola.players.net_players.open_hands import (
    BUDGET_30_MS,
    BUDGET_150_MS,
    OpenHandsPlayer,
    open_hands_player,
)
from briscola.players.net_players.trained_players import trained_player
from briscola.players.net_players.tricks_player import TricksPlayer, in_order
from briscola.players.search.endgame import STEPS_30_MS, STEPS_150_MS
from briscola.players.search.race_rollouts import RacePlayer
from briscola.players.search_budget import SearchBudget, budget_of
from briscola.players.stake import stake


class Evaluator:
    """Rates the actions of one game in points (`stake`)."""

    def __init__(
        self,
        rules: Rules,
        rates: TricksPlayer | ChiamataPlayer | OpenHandsPlayer | RacePlayer,
        search: SearchBudget | None,
    ) -> None:
        """`search` are the limits of the search that looks ahead before the exact end, if one does."""
        self._rates, self.search, self._unit = rates, search, stake(rules)
        self._bidder = rates if isinstance(rates, ChiamataPlayer) else None
        self.promise: Promise | None = None if self._bidder is None else self._bidder.promise
        """The chance to make a contract; None where there is none to bid for."""

    def values(self, knowledge: Knowledge) -> list[float]:
        """Value of each legal action."""
        unit = self._unit
        return [value / unit for value in self._rates.action_values(knowledge)]

    def best(self, view: Observation) -> Action:
        """The action of the highest value."""
        values = self._rates.action_values(know(view))
        return in_order(view)[values.index(max(values))]

    def jump(self, knowledge: Knowledge, bid: Bid, luck: Random) -> Bid:
        """The bid to jump to where that one is best; how far is a matter of luck."""
        if self._bidder is None:
            return bid
        return jump_from(self._bidder, knowledge, bid, JUMP_PRICE * luck.random())


def evaluator_for(
    rules: Rules, *, win: bool, searches: bool, talks: bool, habits: Habits
) -> Evaluator | None:
    """The evaluator of a game; None if no net knows it, nor, for who searches, rollouts.

    Who `searches` looks ahead before the exact end, and plays more of the end exactly.
    """
    if rules.ends_at is not None:
        return Evaluator(rules, RacePlayer(), None) if searches else None
    search = budget_of(rules) if searches else None
    win = win and not rules.match_form.by_points
    budget, exact = (BUDGET_150_MS, STEPS_150_MS) if searches else (BUDGET_30_MS, STEPS_30_MS)
    rates = open_hands_player(rules, win=win, budget=budget) or trained_player(
        rules, win=win, talks=talks, exact=exact, search=search, habits=habits
    )
    return None if rates is None else Evaluator(rules, rates, search)
