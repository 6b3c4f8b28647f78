"""IN_FORCE: the effect of each house rule at a table, one sentence per value."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from briscola.client.usual_rules import OWN_GAMES, house_rules
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import ITALIAN, Naming
from briscola.i18n.exchange_words import exchange_in_force
from briscola.i18n.option_rows import partners_requests
from briscola.i18n.option_words import explanation
from briscola.i18n.text import Message, _, lazy
from briscola.i18n.tooltip_words import left_out_words

Sentence = Callable[[OptionValue, Rules, Naming], str]


@dataclass(frozen=True, kw_only=True, slots=True)
class InForce:
    """Sentences of an option by value (None if there is nothing to say), or a function of the rules.

    `pages` are the chapters of the rules (`strings/*/rules`) that describe the usual form.
    """

    says: Mapping[OptionValue, Message | None] | Sentence
    pages: tuple[str, ...] = ()


def _explained(key: str) -> Sentence:
    """Function that gives the sentence of `option_rows.py` if the rule is in force."""

    def sentence(value: OptionValue, rules: Rules, naming: Naming) -> str:
        return explanation(key, rules, naming=naming) if value else ""

    return sentence


def _exchange(value: OptionValue, rules: Rules, naming: Naming) -> str:
    del value
    return exchange_in_force(rules, naming)


def _left_out(value: OptionValue, rules: Rules, naming: Naming) -> str:
    del value
    return f"{left_out_words(rules, naming=naming)[0]}."


def _first_marianna(value: OptionValue, rules: Rules, naming: Naming) -> str:
    del rules, naming
    return _("The first marianna of a hand brings {n} points, each later one twenty more.").format(n=value)


def _cards_in_hand(value: OptionValue, rules: Rules, naming: Naming) -> str:
    del rules, naming
    return _("Everybody holds {n} cards.").format(n=value)


def _requests(value: OptionValue, rules: Rules, naming: Naming) -> str:
    said = partners_requests(rules, naming)
    return said if value else _("Partners may not ask each other for anything.")


def _ranking(value: OptionValue, rules: Rules, naming: Naming) -> str:
    if value == "off":
        return _("The three is the second-best card of a suit, after the ace.")
    return explanation("ranking", rules, naming=naming)


def _of_the_match(_value: OptionValue, _rules: Rules, _naming: Naming) -> str:
    """Nothing: `results.match_goal` tells how the match ends."""
    return ""


IN_FORCE: Mapping[str, InForce] = {
    "teams": InForce(
        says={True: lazy("Partners play together."), False: lazy("Everybody plays alone.")},
    ),
    "bidding": InForce(
        says={
            "points": lazy("Bids are points, from 61 to 120."),
            "rank": lazy("Bids are ranks, from the ace down to the two."),
            "two": lazy("Bids are points, and the called card is always a two."),
        },
        pages=("chiamata",),
    ),
    "deal_all": InForce(
        says={True: lazy("The whole pack is dealt at once, and nothing is drawn."), False: None},
        pages=("hand", "prini"),
    ),
    "hand_size": InForce(says=_cards_in_hand, pages=("hand",)),
    "trump_by": InForce(
        says={
            "declaration": lazy("There are no trumps until somebody declares a marianna."),
            "turned": lazy("A turned card makes trumps, as in briscola."),
        },
        pages=("marianna",),
    ),
    "first_dealer": InForce(
        says={
            "high": lazy("Before the first hand all draw a card, and the highest deals."),
            "low": lazy("Before the first hand all draw a card, and the lowest deals."),
            "random": lazy("Chance decides who deals the first hand."),
        },
        pages=("hand",),
    ),
    "void_dealer": InForce(
        says={
            "same": lazy("After a void hand the same player deals again."),
            "next": lazy("After a void hand the deal moves on."),
        },
        pages=("numbers", "matches"),
    ),
    "independents": InForce(
        says={
            "highest": lazy("The highest total wins the hand, even with sixty points or fewer."),
            "strict": lazy("A hand in which nobody passes sixty points goes to nobody."),
        },
        pages=("numbers",),
    ),
    "total_120": InForce(
        says={True: lazy("The points of all hands are added up: 120 win the match."), False: None},
        pages=("short", "matches"),
    ),
    "first_marianna": InForce(says=_first_marianna, pages=("marianna",)),
    "tie": InForce(
        says={
            "void": lazy("Sixty points each is a tie, and the hand is void."),
            "last_trick": lazy("At sixty points each, the last trick decides the hand."),
        },
        pages=("numbers", "matches"),
    ),
    "capot": InForce(
        says={
            True: lazy("Taking every trick counts two hands."),
            False: lazy("Taking every trick counts one hand, like any other win."),
        },
        pages=("matches",),
    ),
    "stop_at_61": InForce(
        says={
            True: lazy("The hand stops as soon as a side has 61 points and what it scores is certain."),
            False: lazy("Every hand is played to its last card."),
        },
        pages=("hand",),
    ),
    "removed": InForce(says=_left_out, pages=("numbers",)),
    "signs": InForce(
        says={
            "national": lazy("Partners make signs: the tongue is the knight, a raised shoulder the jack."),
            "swapped": lazy("Partners make signs: the tongue is the jack, a raised shoulder the knight."),
            "south": lazy("Partners make signs: a wink is the ace."),
            "custom": lazy("Partners make signs: your own, as chosen in the settings."),
            "off": lazy("Nobody makes signs."),
        },
        pages=("partners",),
    ),
    "spies": InForce(
        says={
            True: lazy("One sign in four is seen by an opponent."),
            False: lazy("Opponents never see a sign."),
        },
        pages=("partners",),
    ),
    "requests": InForce(says=_requests, pages=("partners",)),
    "lead_request": InForce(
        says={True: lazy("Partners may also ask for a suit to be led."), False: None},
        pages=("partners",),
    ),
    "silent_first_trick": InForce(
        says={
            True: lazy("Nobody signs or speaks before the first trick has been taken."),
            False: lazy("Signs and words are allowed from the deal on."),
        },
        pages=("hand", "partners"),
    ),
    "show_partner": InForce(
        says={
            True: lazy("When the stock is empty, partners look at each other’s last cards."),
            False: lazy("Partners never look at each other’s cards."),
        },
        pages=("partners", "brisca"),
    ),
    "exchange": InForce(says=_exchange, pages=("hand", "brisca")),
    "deal_by": InForce(
        says={
            "one": lazy("Cards are dealt one at a time."),
            "three": lazy("Cards are dealt three at a time."),
        },
        pages=("hand",),
    ),
    "turn_up": InForce(
        says={
            "next": lazy("The next card after the deal is turned up for trumps."),
            "bottom": lazy("The bottom card of the pack is turned up for trumps."),
        },
        pages=("hand",),
    ),
    "ranking": InForce(says=_ranking, pages=("cards",)),
    "stakes": InForce(
        says={
            True: lazy("61 to 90 points count one hand, 91 to 119 two, all 120 four."),
            False: lazy("Every win counts one hand, large or small."),
        },
        pages=("matches",),
    ),
    "follow_at_end": InForce(
        says={
            True: lazy("Once the stock is empty, whoever has the suit led must play it."),
            False: lazy("Nobody ever has to follow suit."),
        },
        pages=("tricks",),
    ),
    "must_follow": InForce(
        says={
            True: lazy("Whoever has the suit led must play it."),
            False: lazy("Nobody has to follow suit."),
        },
        pages=("tricks", "briscolone", "marianna"),
    ),
    "morto": InForce(
        says={
            "open": lazy(
                "The dummy’s cards lie open. The caller plays for it if it is his partner, else the dealer."
            ),
            "blind": lazy("The dummy’s cards stay face down: it turns one over at each of its turns."),
        },
        pages=("chiamata",),
    ),
    "obliged": InForce(says=_explained("obliged"), pages=("chiamata",)),
    "first_lead": InForce(
        says={
            "dealer_right": lazy("The player at the dealer’s right leads the first trick."),
            "caller": lazy("The caller leads the first trick."),
        },
        pages=("chiamata",),
    ),
    "call_own": InForce(
        says={
            True: lazy("The caller may call a card of his own and play alone against all."),
            False: lazy("The caller may not call a card of his own."),
        },
        pages=("chiamata",),
    ),
    "all_pass": InForce(
        says={
            "next": lazy("When all pass, the next player deals."),
            "same": lazy("When all pass, the same player deals again."),
            "forced": lazy("When all others pass, the dealer must bid the least."),
        },
        pages=("chiamata",),
    ),
    "multiplier": InForce(
        says={
            True: lazy("Every ten points promised above 61 raise the payments."),
            False: lazy("The payments are the same for every bid."),
        },
        pages=("chiamata",),
    ),
    "capot_doubles": InForce(
        says={True: lazy("Whoever takes all eight tricks is paid double."), False: None},
        pages=("chiamata",),
    ),
    "weak_redeal": InForce(says=_explained("weak_redeal"), pages=("chiamata",)),
    "concede": InForce(
        says={
            True: lazy("On his turn to play, the caller may give the hand up. It then counts as failed."),
            False: None,
        },
        pages=("chiamata",),
    ),
    "dark": InForce(
        says={
            True: lazy(
                "The first trick is played in the dark: the caller names his card when it lies there."
            ),
            False: None,
        },
        pages=("chiamata",),
    ),
    "match": InForce(says=_of_the_match),
    "to_points": InForce(says=_of_the_match),
    "match_hands": InForce(says=_of_the_match),
    "match_target": InForce(says=_of_the_match),
}
"""By the option's key."""


def in_force(key: str, value: OptionValue, rules: Rules, *, naming: Naming = ITALIAN) -> str:
    """Sentence on the effect of a house rule at this table; empty if there is nothing to say."""
    row = IN_FORCE[key]
    if callable(row.says):
        return row.says(value, rules, naming)
    said = row.says[value]
    return "" if said is None else str(said)


def agreed(rules: Rules, *, usual: bool, naming: Naming = ITALIAN) -> Sequence[str]:
    """Sentences of the house rules that are usual at this table, or of those that are not."""
    found = (
        in_force(key, value, rules, naming=naming) for key, value, same in house_rules(rules) if same is usual
    )
    return [sentence for sentence in found if sentence]


def unlike_the_page(chapter: str, rules: Rules, *, naming: Naming = ITALIAN) -> Sequence[str]:
    """Sentences on the house rules of this table that differ from a chapter of the rules."""
    other = [(key, value) for key, value, usual in house_rules(rules) if not usual]
    other += [(key, value) for key, value in rules.changed.items() if key in OWN_GAMES]
    found = (
        in_force(key, value, rules, naming=naming) for key, value in other if chapter in IN_FORCE[key].pages
    )
    return [sentence for sentence in found if sentence]
