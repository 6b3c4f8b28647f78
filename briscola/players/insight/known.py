"""Whether there is anything that an insight could say of a decision; light, for whoever only asks that."""

from briscola.engine.actions import Play, Redeal
from briscola.engine.observation import Observation


def known_about(view: Observation) -> bool:
    """Whether it is known what the choices come to: not of a deal to come, not of cards without a trump."""
    first = view.legal[0]
    return not isinstance(first, Redeal) and not (view.in_the_dark and isinstance(first, Play))
