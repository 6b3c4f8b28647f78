"""The words for why the rules forbid an action, one sentence per refusal a person can meet."""

from functools import singledispatch

from briscola.engine.actions import (
    IllegalAction,
    MustCallAnother,
    MustCallLowest,
    MustCallRank,
    MustFollowSuit,
)
from briscola.i18n.card_words import ITALIAN, Naming, suit_name, the_rank
from briscola.i18n.text import _


@singledispatch
def refusal_text(refused: IllegalAction, *, naming: Naming = ITALIAN) -> str:
    """Sentence for a refusal; a general one if it has none of its own."""
    del refused, naming
    return _("The rules of this game do not allow that now.")


def own_refusal_text(refused: IllegalAction | None, *, naming: Naming = ITALIAN) -> str:
    """Sentence for a refusal that has one of its own; else empty."""
    if refused is None or refusal_text.dispatch(type(refused)) is refusal_text.dispatch(IllegalAction):
        return ""
    return refusal_text(refused, naming=naming)


@refusal_text.register
def must_follow_text(refused: MustFollowSuit, *, naming: Naming = ITALIAN) -> str:
    """Sentence on following suit (V-PR-1, V-BI-4)."""
    return _("You hold {suit}, the suit led: follow it.").format(suit=suit_name(refused.suit, naming=naming))


@refusal_text.register
def must_call_rank_text(refused: MustCallRank, *, naming: Naming = ITALIAN) -> str:
    """Sentence on the rank that the bid names (V-CH-22, V-CB-2)."""
    rank = the_rank(refused.rank, naming=naming)
    return _("Your bid leaves one rank to call: {rank}.").format(rank=rank)


@refusal_text.register
def must_call_lowest_text(_refused: MustCallLowest, *, naming: Naming = ITALIAN) -> str:
    """Sentence on an obliged bid (V-CB-1)."""
    del naming
    return _("You name the suit alone, and call the lowest card of it that you do not hold.")


@refusal_text.register
def must_call_another_text(_refused: MustCallAnother, *, naming: Naming = ITALIAN) -> str:
    """Sentence on a card of one's own (V-CH-9)."""
    del naming
    return _("This card was dealt to you: call another.")
