"""Words of the house rules on signs, requests and silence among partners."""

from collections.abc import Mapping

from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming, carichi
from briscola.i18n.option_row import OptionWords
from briscola.i18n.text import _, lazy, plazy


def partners_requests(rules: Rules, naming: Naming) -> str:
    """Sentence on the requests allowed, with the cards that are carichi in this game."""
    del naming
    return _(
        "Partners may ask aloud for a trump, a load ({carichi}) or a blank (a card without points)."
    ).format(carichi=carichi(rules.ranking))


def requests_in_force(value: OptionValue, rules: Rules, naming: Naming) -> str:
    """Sentence on the requests of this table."""
    said = partners_requests(rules, naming)
    return said if value else _("Partners may not ask each other for anything.")


PARTNER_RULES: Mapping[str, OptionWords] = {
    "signs": OptionWords(
        name=lazy("Signs"),
        question=lazy("Do partners make signs?"),
        sentence=lazy(
            "The faces partners make to tell their trumps; towns differ in the knight and the jack, "
            "the South in the ace."
        ),
        values={
            "national": lazy("tongue = knight"),
            "swapped": lazy("tongue = jack"),
            "south": lazy("wink = ace"),
            "custom": plazy("signs", "your own"),
            "off": lazy("no"),
        },
        in_force={
            "national": lazy("Partners make signs: the tongue is the knight, a raised shoulder the jack."),
            "swapped": lazy("Partners make signs: the tongue is the jack, a raised shoulder the knight."),
            "south": lazy("Partners make signs: a wink is the ace."),
            "custom": lazy("Partners make signs: your own, as chosen in the settings."),
            "off": lazy("Nobody makes signs."),
        },
        pages=("partners",),
    ),
    "spies": OptionWords(
        name=lazy("Opponents may see signs"),
        question=lazy("Can opponents catch the signs?"),
        sentence=lazy("One sign in four is caught by the opponents too."),
        idle=lazy("no signs are made"),
        in_force={
            True: lazy("One sign in four is seen by an opponent."),
            False: lazy("Opponents never see a sign."),
        },
        pages=("partners",),
    ),
    "requests": OptionWords(
        name=lazy("Requests to the partner"),
        question=lazy("May partners ask for a card?"),
        sentence=partners_requests,
        in_force=requests_in_force,
        pages=("partners",),
    ),
    "lead_request": OptionWords(
        name=lazy("Asking for a suit"),
        question=lazy("May they ask for a suit, too?"),
        sentence=lazy("Partners may also ask aloud for a suit to be led."),
        idle=lazy("nothing may be asked"),
        in_force={True: lazy("Partners may also ask for a suit to be led."), False: None},
        pages=("partners",),
    ),
    "silent_first_trick": OptionWords(
        name=lazy("Silent first trick"),
        question=lazy("Is the first trick played in silence?"),
        sentence=lazy("No signs and no words before the first trick has been taken."),
        in_force={
            True: lazy("Nobody signs or speaks before the first trick has been taken."),
            False: lazy("Signs and words are allowed from the deal on."),
        },
        pages=("hand", "partners"),
    ),
    "show_partner": OptionWords(
        name=lazy("Show hands when the stock is out"),
        question=lazy("Do partners show their last cards?"),
        sentence=lazy("When the stock is empty, partners look at each other’s last cards."),
        in_force={
            True: lazy("When the stock is empty, partners look at each other’s last cards."),
            False: lazy("Partners never look at each other’s cards."),
        },
        pages=("partners", "brisca"),
    ),
}
