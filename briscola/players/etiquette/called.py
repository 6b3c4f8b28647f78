"""Mistakes of the called game: the hidden partner's and the defenders'."""

from briscola.engine.cards import Card
from briscola.players.etiquette.sight import Role, Sight
from briscola.players.etiquette.tricks import feeds, overtakes

WORTH_SHOWING = 5  # points on the table for which the hidden partner may show himself


def partner_betrays(sight: Sight, card: Card) -> bool | None:
    """Shows the called card without need.

    Need: it takes a trick with five points or more on the table that is not the caller's for sure, and no
    other card at hand would take it as surely. A chance: his every turn with another legal card.
    """
    called = sight.view.called
    if sight.role is not Role.HIDDEN or called not in sight.legal or len(sight.legal) == 1:
        return None
    if card != called:
        return False
    others = [c for c in sight.legal if c != called and sight.takes(c)]
    needed = (
        sight.takes(called)
        and sight.pot >= WORTH_SHOWING
        and not sight.partners_for_sure
        and not any(sight.threats(c) == sight.threats(called) for c in others)
    )
    return not needed


def partner_against_caller(sight: Sight, card: Card) -> bool | None:
    """The hidden partner trumps over the caller's sure trick, or gives points to an enemy's."""
    if sight.role is not Role.HIDDEN:
        return None
    against = overtakes(sight, card)
    return feeds(sight, card) if against is None else against


def defender_feeds(sight: Sight, card: Card) -> bool | None:
    """A defender gives points to a trick that is the caller's, or his known partner's, for sure."""
    return feeds(sight, card) if sight.role is Role.DEFENDER else None
