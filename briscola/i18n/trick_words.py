"""The words for tricks: why a card wins, and the effect of a card."""

from collections.abc import Sequence

from briscola.client.view.view import ME, View
from briscola.engine.cards import Card
from briscola.engine.trick import TableCard, winning
from briscola.i18n.card_words import ITALIAN, Naming, card_name, points_text
from briscola.i18n.text import _, upper


def nothing_again_text() -> str:
    """The sentence at a table where no trick is looked at again."""
    return _("No trick is looked at again at this table.")


def trick_title(number: int) -> str:
    """The name of a trick of the hand, counted from 1."""
    return _("Trick {number}").format(number=number)


def why_taken(table: Sequence[TableCard], view: View, *, naming: Naming = ITALIAN) -> str:
    """Sentence why the winner took the trick (R-TRICK-4 … 6), or is winning it so far."""
    if not table:
        return ""
    if view.in_the_dark:
        return _("Nobody knows yet who takes it: the trump has not been named.")
    best = winning(table, view.trumps, view.rules.ranking)
    trump = best.card.suit is view.trumps
    alone = sum(play.card.suit is best.card.suit for play in table) == 1
    if len(table) < view.rules.places:
        reason = _why_winning(trump=trump, alone=alone, only=len(table) == 1, trumps=view.trumps is not None)
    elif trump:
        reason = _("{card}: the only trump takes.") if alone else _("{card}: the strongest trump takes.")
    elif view.trumps is None:
        reason = _("{card}: no other of that suit.") if alone else _("{card}: the strongest of the suit led.")
    elif alone:
        reason = _("{card}: no other of that suit, no trump.")
    else:
        reason = _("{card}: the strongest of the suit led, no trump.")
    return reason.format(card=upper(card_name(best.card, naming=naming)))


def _why_winning(*, trump: bool, alone: bool, only: bool, trumps: bool) -> str:
    """Sentence for an unfinished trick.

    `trump`: the card is a trump. `alone`: it is the only one of its suit. `only`: it is the only card played.
    `trumps`: there is a trump suit.
    """
    if only:
        return _("{card}: the first card of the trick.")
    if trump:
        return _("{card}: the only trump so far.") if alone else _("{card}: the strongest trump so far.")
    if not trumps:
        if alone:
            return _("{card}: so far nobody has followed suit.")
        return _("{card}: so far the strongest of the suit led.")
    if alone:
        return _("{card}: so far nobody has followed or trumped.")
    return _("{card}: so far the strongest of the suit led, no trump.")


def effect_text(card: Card, view: View) -> str:
    """Effect of a card from the person's hand on the current trick."""
    worth = points_text(view.rules.ranking.points[card])
    trump = card.suit is view.trumps
    best = None if any(play.seat == ME for play in view.table) else view.winning
    if view.in_the_dark:
        return _("{points} · no trump yet").format(points=worth)
    if best is None:
        return _("{points} · trump").format(points=worth) if trump else worth
    takes = view.rules.ranking.beats(card, best.card, view.trumps)
    if trump:
        ending = _("trump: takes") if takes else _("trump, but does not take")
    else:
        ending = _("takes") if takes else _("does not take")
    return f"{worth} · {ending}"
