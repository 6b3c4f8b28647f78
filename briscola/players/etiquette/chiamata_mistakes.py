"""Mistakes of the called game: the hidden partner's and the defenders'."""

from briscola.players.etiquette.trick_mistakes import feeds, overtakes
from briscola.players.knowledge import Knowledge, SideRole

WORTH_SHOWING = 5  # points on the table for which the hidden partner may show himself


def partner_betrays(knowledge: Knowledge) -> frozenset[int] | None:
    """Shows the called card without need.

    Need: it takes a trick with five points or more on the table that is not the caller's for sure, and no
    other card at hand would take it as surely. A chance: his every turn with another legal card.
    """
    legal, card = knowledge.legal, knowledge.view.called
    if knowledge.role is not SideRole.HIDDEN or card is None or len(legal) == 1:
        return None
    called = knowledge.coder.number[card]
    if called not in legal:
        return None
    others = [c for c in legal if c != called and knowledge.takes(c)]
    needed = (
        knowledge.takes(called)
        and knowledge.pot >= WORTH_SHOWING
        and not knowledge.partners_for_sure
        and not any(knowledge.threats(c) == knowledge.threats(called) for c in others)
    )
    return frozenset() if needed else frozenset((called,))


def partner_against_caller(knowledge: Knowledge) -> frozenset[int] | None:
    """The hidden partner trumps over the caller's sure trick, or gives points to an enemy's."""
    if knowledge.role is not SideRole.HIDDEN:
        return None
    against = overtakes(knowledge)
    return feeds(knowledge) if against is None else against


def defender_feeds(knowledge: Knowledge) -> frozenset[int] | None:
    """A defender gives points to a trick that is the caller's, or his known partner's, for sure."""
    return feeds(knowledge) if knowledge.role is SideRole.DEFENDER else None
