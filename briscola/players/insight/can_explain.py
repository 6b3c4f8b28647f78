"""Quick check that an insight has anything to say of a decision, without loading what computes it."""

from briscola.engine.actions import Play, Redeal
from briscola.engine.observation import Observation
from briscola.players.support import Scope, supports


def known_about(view: Observation) -> bool:
    """True if the choices can be valued.

    Not cards in the dark, nor a weak hand if the game is played in the dark or nets do not know its bids.
    """
    first = view.legal[0]
    if isinstance(first, Redeal):
        return supports(view.rules, Scope.BIDS) and not view.rules.dark
    return not (view.in_the_dark and isinstance(first, Play))
