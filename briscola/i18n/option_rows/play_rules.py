"""Words of the house rules on ranking, following suit, trumps by declaration."""

from collections.abc import Mapping

from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming
from briscola.i18n.exchange_words import seven_above_three
from briscola.i18n.option_row import OptionWords
from briscola.i18n.text import _, lazy


def first_marianna_in_force(value: OptionValue, rules: Rules, naming: Naming) -> str:
    """Sentence on the points of a hand's mariannas."""
    del rules, naming
    return _("The first marianna of a hand brings {n} points, each later one twenty more.").format(n=value)


def ranking_in_force(value: OptionValue, rules: Rules, naming: Naming) -> str:
    """Sentence on the second-best card of a suit."""
    if value == "off":
        return _("The three is the second-best card of a suit, after the ace.")
    return seven_above_three(rules, naming)


PLAY_RULES: Mapping[str, OptionWords] = {
    "ranking": OptionWords(
        name=lazy("Seven above three"),
        question=lazy("Does the seven beat the three?"),
        sentence=seven_above_three,
        values={"off": lazy("no"), "seven": lazy("yes")},
        in_force=ranking_in_force,
        pages=("cards",),
    ),
    "follow_at_end": OptionWords(
        name=lazy("Follow suit at the end"),
        question=lazy("Must one follow suit at the end?"),
        short=lazy("Follow at the end"),
        sentence=lazy("Once the stock is empty, whoever has the suit led must play it."),
        in_force={
            True: lazy("Once the stock is empty, whoever has the suit led must play it."),
            False: lazy("Nobody ever has to follow suit."),
        },
        pages=("tricks",),
    ),
    "must_follow": OptionWords(
        name=lazy("Follow suit"),
        question=lazy("Must one follow suit?"),
        sentence=lazy("Whoever has the suit led must play it, as in Prini."),
        in_force={
            True: lazy("Whoever has the suit led must play it."),
            False: lazy("Nobody has to follow suit."),
        },
        pages=("tricks", "briscolone", "marianna"),
    ),
    "mariazza": OptionWords(
        name=lazy("Mariazza of Treviso"),
        question=lazy("Do you play mariazza, as in Treviso?"),
        short=lazy("Mariazza"),
        sentence=lazy(
            "Five cards and a turned trump. King and knight are declared at any turn: 20 points, in trumps "
            "40, paid at a lead. The seven of trumps takes the turned card. Whoever has 41 points wins the "
            "hand at once."
        ),
        in_force={
            True: lazy(
                "Mariazza: five cards, a turned trump, and whoever has 41 points wins the hand at once."
            ),
            False: lazy("A hand is played to its last card, and its points are added up."),
        },
        pages=("marianna",),
    ),
    "trump_by": OptionWords(
        name=lazy("What makes trumps"),
        question=lazy("What makes trumps?"),
        short=lazy("Trumps by"),
        sentence=lazy(
            "Trumps come with a marianna, king and knight of a suit; or, with three cards each, from a "
            "turned card."
        ),
        values={"declaration": lazy("a marianna"), "turned": lazy("a turned card")},
        in_force={
            "declaration": lazy("There are no trumps until somebody declares a marianna."),
            "turned": lazy("A turned card makes trumps, as in briscola."),
        },
        pages=("marianna",),
    ),
    "first_marianna": OptionWords(
        name=lazy("The first marianna brings"),
        question=lazy("What does the first marianna bring?"),
        short=lazy("First marianna"),
        sentence=lazy("What the first marianna of a hand brings; each later one brings twenty more."),
        values=str,
        in_force=first_marianna_in_force,
        pages=("marianna",),
    ),
}
