"""What the maestro has noticed of the person, in words."""

from collections.abc import Mapping

from briscola.i18n.statistics import percent_text
from briscola.i18n.text import Message, _, lazy, ngettext
from briscola.players.habits.noticing import Noticed, Trait

MORE: Mapping[Trait, Message] = {
    Trait.TRUMPS_AT_THE_END: lazy("You keep your trumps for the end."),
    Trait.LEADS_TRUMPS: lazy("You lead trumps."),
    Trait.LEADS_CARICHI: lazy("You lead carichi early."),
    Trait.LEADS_COURTS: lazy("You lead court cards early."),
    Trait.TAKES_CARICHI: lazy("You hardly let a carico go."),
    Trait.TRUMPS_BLANKS: lazy("You trump cards without points."),
    Trait.GIVES_POINTS: lazy("You give points to tricks that go to the others."),
}
LESS: Mapping[Trait, Message] = {
    Trait.TRUMPS_AT_THE_END: lazy("Your trumps are gone before the end."),
    Trait.LEADS_TRUMPS: lazy("You hardly ever lead a trump."),
    Trait.LEADS_CARICHI: lazy("You hardly ever lead a carico."),
    Trait.LEADS_COURTS: lazy("You hardly ever lead a court card."),
    Trait.TAKES_CARICHI: lazy("You let carichi go."),
    Trait.TRUMPS_BLANKS: lazy("You hardly ever trump cards without points."),
    Trait.GIVES_POINTS: lazy("You give few points to tricks that go to the others."),
}


def noticed_text(found: Noticed) -> str:
    """What stands out."""
    return str((MORE if found.share > found.usual else LESS)[found.trait])


def shares_text(found: Noticed) -> str:
    """`35% of the chances, the maestro 13%`."""
    return _("{yours} of the chances, the maestro {usual}").format(
        yours=percent_text(found.share), usual=percent_text(found.usual)
    )


def source_text(hands: int) -> str:
    """What it was learnt from."""
    return ngettext(
        "From {n} finished hand of briscola for two: what you put on the table, never what you held.",
        "From {n} finished hands of briscola for two: what you put on the table, never what you held.",
        hands,
    ).format(n=hands)
