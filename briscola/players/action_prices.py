"""Points that an action must gain before it annoys the company or looks odd."""

from collections.abc import Sequence

from briscola.engine.actions import Bid, Play
from briscola.players.etiquette import FAULT, play_prices
from briscola.players.expert_bids import Promise, rash
from briscola.players.knowledge import Knowledge
from briscola.players.search import counts_worlds
from briscola.players.search_budget import SearchBudget, looks_ahead

COUNTED = 0.5
"""Share of those prices that stays once every world has been counted."""


def care(knowledge: Knowledge, search: SearchBudget | None) -> float:
    """Factor on the price that a play must gain to be worth annoying the company.

    Larger if a search has looked at some samples only, smaller if it has counted every world.
    """
    if search is None:
        return 1.0
    if counts_worlds(knowledge, search.draws):
        return COUNTED
    return search.care if looks_ahead(knowledge.view, search) else 1.0


def prices_of(
    knowledge: Knowledge,
    action_values: Sequence[float],
    reach: float,
    promise: Promise | None = None,
) -> list[float]:
    """Points that each action must gain to be worth annoying the company or looking odd.

    All 0 if only one action is within `reach` of the best.
    """
    view = knowledge.view
    near = [value >= max(action_values) - reach for value in action_values]
    found = [0.0] * len(action_values)
    if sum(near) < 2:
        return found
    if isinstance(view.legal[0], Play):
        dear = play_prices(knowledge)
        return [dear[action.card] if isinstance(action, Play) else 0.0 for action in view.legal]
    for at, action in enumerate(view.legal):
        if near[at] and isinstance(action, Bid) and promise is not None:
            found[at] = FAULT * rash(knowledge, action, promise)
    return found
