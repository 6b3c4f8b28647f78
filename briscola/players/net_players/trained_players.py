"""The players that follow the trained nets of the game."""

import logging

from briscola.engine.rules import Rules
from briscola.players.habits.habits import NO_HABITS, Habits
from briscola.players.net_players.chiamata_player import ChiamataPlayer
from briscola.players.net_players.tricks_player import TricksPlayer
from briscola.players.nets.families import CHIAMATA, counted, net_of
from briscola.players.nets.trained import leaning_net, trained_net
from briscola.players.search.endgame import STEPS_30_MS
from briscola.players.search_budget import SearchBudget, doubted

_logger = logging.getLogger(__name__)


def trained_player(
    rules: Rules,
    *,
    win: bool = False,
    talks: bool = False,
    exact: int = STEPS_30_MS,
    search: SearchBudget | None = None,
    habits: Habits = NO_HABITS,
) -> TricksPlayer | ChiamataPlayer | None:
    """A player that follows the net of its game, or of the nearest one; None where there is none.

    With `habits` of the one opponent it leans towards them, in the games where that has been learnt, and
    heeds a search less, in which he plays as the net does.
    """
    name = net_of(rules)
    net = None if name is None else trained_net(name)
    if net is None:
        return None
    leant = leaning_net(habits) if habits.hands and counted(rules) else None
    if leant is not None and search is not None:
        search = doubted(search, leant.doubt)
    try:
        if name == CHIAMATA:
            return ChiamataPlayer(net, win=win, search=search)
        return TricksPlayer(
            net, rules, win=win, talks=talks, exact=exact, search=search, leant=leant and leant.net
        )
    except ValueError as error:
        _logger.warning("the net %s is another game's, the rule player plays: %s", name, error)
        return None


def trained_bidder(rules: Rules, *, win: bool = False) -> ChiamataPlayer | None:
    """The trained player of a game with an auction; None for other games, or without a net."""
    player = trained_player(rules, win=win)
    return player if isinstance(player, ChiamataPlayer) else None
