"""What mariannas are worth: when to declare, to keep the pair together, to win the lead for it (V-MA)."""

from briscola.engine.actions import Declare
from briscola.engine.observation import Observation


def first_declaration(view: Observation) -> Declare | None:
    """The first declaration that may be made, as a child makes it."""
    return next((action for action in view.legal if isinstance(action, Declare)), None)


def best_declaration(view: Observation) -> Declare | None:
    """The declaration to make before this lead, if there is one."""
    return first_declaration(view)
