"""What the hints say of a card in a position."""

from collections.abc import Sequence

from briscola.engine.actions import Play
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.players.coding import coder_of
from briscola.players.heuristic.belief import scenarios
from briscola.players.heuristic.memory import remember
from briscola.players.insight.reasoning import reasons_for
from briscola.players.insight.reasons import Reason, Why
from briscola.players.insight.trial import table_of


def reasons_of(view: Observation, code: str) -> Sequence[Reason]:
    """What is said of a card."""
    memory = remember(view)
    number = coder_of(view.rules).number
    legal = tuple(number[a.card] for a in view.legal if isinstance(a, Play))
    sides = scenarios(view, memory, spite=0.3, win=True)
    return reasons_for(table_of(view, memory, sides, legal), number[card(code)])


def said(view: Observation, code: str) -> set[Why]:
    """The names of what is said of a card."""
    return {reason.why for reason in reasons_of(view, code)}
