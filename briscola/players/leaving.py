"""Leaving the hand, where the house allows it: a weak hand dealt anew, a lost contract given up.

Whoever plays on decides as if nothing else were allowed: `plays_on` is what all other models of play see.
"""

from msgspec.structs import replace

from briscola.engine.actions import CONCEDE, Action, Play, Redeal
from briscola.engine.observation import Observation
from briscola.players.knowledge import know


def leave(view: Observation) -> Action | None:
    """The answer of a computer where leaving is the question; None where it plays on.

    A weak hand is not worth keeping: `medium` that keeps one among its like is paid -0.38 ± 0.05, straight to
    the two -0.18 ± 0.05, and a new deal is worth nothing to nobody.
    """
    if isinstance(view.legal[0], Redeal):
        return Redeal(wanted=True)
    return CONCEDE if surely_lost(view) else None


def surely_lost(view: Observation) -> bool:
    """True if the caller may give up, and no play by anybody can make the contract any more (V-CH-25)."""
    if CONCEDE not in view.legal or view.contract is None:
        return False
    return most_possible(view) < view.contract


def most_possible(view: Observation) -> int:
    """The points that the caller's side comes to if it takes all that is left, whoever his partner may be."""
    knowledge = know(view)
    partners = [place for place in knowledge.may_have_called if place != view.seat]
    most = view.points[view.seat] + max((view.points[place] for place in partners), default=0)
    return most + knowledge.left


def plays_on(view: Observation) -> Observation:
    """The moment with nothing but plays to choose from."""
    plays = tuple(action for action in view.legal if isinstance(action, Play))
    return replace(view, legal=plays) if 0 < len(plays) < len(view.legal) else view
