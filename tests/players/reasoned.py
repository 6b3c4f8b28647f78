"""What the hints say of a card in a position."""

from collections.abc import Sequence

from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.players.insight.reasoning import reasons_for
from briscola.players.insight.reasons import Reason, Why
from briscola.players.knowledge import know


def reasons_of(view: Observation, code: str) -> Sequence[Reason]:
    """What is said of a card."""
    knowledge = know(view)
    return reasons_for(knowledge, knowledge.coder.number[card(code)])


def said(view: Observation, code: str) -> set[Why]:
    """The names of what is said of a card."""
    return {reason.why for reason in reasons_of(view, code)}
