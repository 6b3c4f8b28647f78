"""The words for what the maestro has noticed of the person."""

from collections.abc import Mapping

from briscola.i18n.score_words import percent_text
from briscola.i18n.text import Message, _, lazy, ngettext
from briscola.players.habits.notable_traits import ENOUGH, Noticed, Trait

MORE: Mapping[Trait, Message] = {
    Trait.TRUMPS_AT_THE_END: lazy("You keep more trumps for the end."),
    Trait.LEADS_TRUMPS: lazy("You lead trumps more often."),
    Trait.LEADS_CARICHI: lazy("You lead loads more often."),
    Trait.LEADS_COURTS: lazy("You lead court cards more often."),
    Trait.TAKES_CARICHI: lazy("You take loads more often."),
    Trait.TRUMPS_BLANKS: lazy("You trump cards without points more often."),
    Trait.GIVES_POINTS: lazy("You give more points to tricks that the other takes."),
}
LESS: Mapping[Trait, Message] = {
    Trait.TRUMPS_AT_THE_END: lazy("You keep fewer trumps for the end."),
    Trait.LEADS_TRUMPS: lazy("You lead trumps less often."),
    Trait.LEADS_CARICHI: lazy("You lead loads less often."),
    Trait.LEADS_COURTS: lazy("You lead court cards less often."),
    Trait.TAKES_CARICHI: lazy("You take loads less often."),
    Trait.TRUMPS_BLANKS: lazy("You trump cards without points less often."),
    Trait.GIVES_POINTS: lazy("You give fewer points to tricks that the other takes."),
}
"""Sentences on a habit below the usual; they name no size: a share may be 12% where 21% is usual."""


def noticed_text(found: Noticed) -> str:
    """Sentence on a trait that stands out."""
    return str((MORE if found.share > found.usual else LESS)[found.trait])


def shares_text(found: Noticed) -> str:
    """The person's share beside the usual one: `You 35%, the maestro 13%`."""
    return _("You {yours}, the maestro {usual}").format(
        yours=percent_text(found.share), usual=percent_text(found.usual)
    )


def source_text(hands: int) -> str:
    """Number of hands behind the traits, as a sentence."""
    return ngettext(
        "From {n} finished hand of briscola for two, and from what lay on the table alone.",
        "From {n} finished hands of briscola for two, and from what lay on the table alone.",
        hands,
    ).format(n=hands)


def wanted_text(hands: int) -> str:
    """Number of hands still to be played before anything is told."""
    return ngettext(
        "Play {n} more hand: then it says here what stands out. Fewer than {enough} could be chance.",
        "Play {n} more hands: then it says here what stands out. Fewer than {enough} could be chance.",
        hands,
    ).format(n=hands, enough=ENOUGH)


def ending_text() -> str:
    """Note on how to stop the learning, and how to erase it."""
    return _("You can stop this in the settings. Starting the statistics again forgets it.")


def record_text() -> str:
    """Note that the record of a match contains the habits known at its start."""
    return _("The record of a match tells whoever is given it what was known when it began.")
