"""The words for a claim of all the tricks that are left (R-REST)."""

from briscola.i18n.card_words import ITALIAN, Naming, the_card
from briscola.i18n.text import _, upper
from briscola.players.search.claim import ClaimVerdict


def claim_words() -> str:
    """The claim itself, as a button says it."""
    return _("The rest is mine")


def once_words() -> str:
    """The limit of claims at a table without hints."""
    return _("Without hints you may say it once a hand.")


def verdict_words(verdict: ClaimVerdict, *, hints: bool, naming: Naming = ITALIAN) -> str:
    """Sentence that answers a claim; a refusal names a card, where there are `hints`, and never its holder
    (R-REST-5).
    """
    if verdict.proved:
        return _("The rest is yours")
    if verdict.danger is None or not hints:
        return _("Not certain yet")
    card = the_card(verdict.danger, naming=naming)
    return upper(_("{card} could still go wrong").format(card=card))
