"""Whether there is anything that an insight could say of a decision; light, for whoever only asks that."""

from briscola.engine.actions import Play, Redeal
from briscola.engine.observation import Observation
from briscola.players.support import Scope, supports


def known_about(view: Observation) -> bool:
    """Whether it is known what choices come to: not of cards in the dark, nor what a hand is worth there."""
    first = view.legal[0]
    if isinstance(first, Redeal):
        return supports(view.rules, Scope.BIDS) and not view.rules.dark
    return not (view.in_the_dark and isinstance(first, Play))
