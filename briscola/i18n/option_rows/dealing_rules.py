"""Words of the house rules on who sits with whom, the deal, the cards and the turned card."""

from collections.abc import Mapping

from briscola.engine.cards import card
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming, card_name
from briscola.i18n.exchange_words import exchange_in_force, exchange_sentence, exchange_value
from briscola.i18n.option_row import OptionWords
from briscola.i18n.text import _, lazy, plazy, upper
from briscola.i18n.tooltip_words import left_out_words


def cards_left_out(value: OptionValue) -> str:
    """Cards left out of the pack: `Two of cups`, `All the fours`."""
    ranks = {"twos": _("All the twos"), "fours": _("All the fours")}
    return ranks.get(str(value)) or upper(card_name(card(str(value))))


def left_out_in_force(value: OptionValue, rules: Rules, naming: Naming) -> str:
    """Sentence on the cards that are left out of this game."""
    del value
    return f"{left_out_words(rules, naming=naming)[0]}."


def cards_in_hand(value: OptionValue, rules: Rules, naming: Naming) -> str:
    """Sentence on the number of cards in each hand."""
    del rules, naming
    return _("Everybody holds {n} cards.").format(n=value)


def exchange_said(value: OptionValue, rules: Rules, naming: Naming) -> str:
    """Sentence on the exchanges of this game."""
    del value
    return exchange_in_force(rules, naming)


DEALING_RULES: Mapping[str, OptionWords] = {
    "teams": OptionWords(
        name=lazy("Pairs"),
        question=lazy("Do we play in pairs?"),
        sentence=lazy(
            "Two play against two, or of six three against three, partners and opponents in turn; or each "
            "for himself."
        ),
        in_force={True: lazy("Partners play together."), False: lazy("Everybody plays alone.")},
    ),
    "first_dealer": OptionWords(
        name=lazy("First dealer"),
        question=lazy("Who deals first?"),
        sentence=lazy("Who deals first: all draw a card, and the highest or the lowest deals."),
        values={"high": lazy("highest card"), "low": lazy("lowest card"), "random": lazy("by chance")},
        in_force={
            "high": lazy("Before the first hand all draw a card, and the highest deals."),
            "low": lazy("Before the first hand all draw a card, and the lowest deals."),
            "random": lazy("Chance decides who deals the first hand."),
        },
        pages=("hand",),
    ),
    "void_dealer": OptionWords(
        name=lazy("After a void hand"),
        question=lazy("Who deals after a void hand?"),
        sentence=lazy("When a hand is void, the same player deals again or the deal moves on."),
        values={"same": lazy("same dealer"), "next": lazy("next dealer")},
        idle=lazy("no hand can be tied"),
        in_force={
            "same": lazy("After a void hand the same player deals again."),
            "next": lazy("After a void hand the deal moves on."),
        },
        pages=("numbers", "matches"),
    ),
    "removed": OptionWords(
        name=lazy("Cards left out"),
        question=lazy("Which cards stay in the box?"),
        sentence=lazy(
            "Forty cards divide neither by three nor by six: one two, all the twos or, as on the coast of "
            "Istria, all the fours stay in the box. None of them has points."
        ),
        values=cards_left_out,
        in_force=left_out_in_force,
        pages=("numbers",),
    ),
    "deal_all": OptionWords(
        name=lazy("Deal all the cards"),
        question=lazy("Are all the cards dealt at once?"),
        short=lazy("Deal all"),
        sentence=lazy("The whole pack is dealt and nothing is drawn; the last card dealt shows the trumps."),
        in_force={True: lazy("The whole pack is dealt at once, and nothing is drawn."), False: None},
        pages=("hand", "prini"),
    ),
    "hand_size": OptionWords(
        name=lazy("Cards in hand"),
        question=lazy("How many cards in hand?"),
        sentence=lazy("Three cards each, bisca de três, or nine, bisca de nove."),
        values=str,
        in_force=cards_in_hand,
        pages=("hand",),
    ),
    "deal_by": OptionWords(
        name=lazy("Cards dealt at a time"),
        question=lazy("How are the cards dealt?"),
        short=plazy("rule", "Dealt"),
        sentence=lazy("The cards of a hand go round the table one by one, or three together."),
        values={"one": lazy("one by one"), "three": lazy("three together")},
        in_force={
            "one": lazy("Cards are dealt one at a time."),
            "three": lazy("Cards are dealt three at a time."),
        },
        pages=("hand",),
    ),
    "turn_up": OptionWords(
        name=lazy("Card turned up"),
        question=lazy("Which card shows the trumps?"),
        sentence=lazy("What shows the trumps: the next card after the deal, or the bottom card of the pack."),
        values={"next": lazy("the next one"), "bottom": lazy("the bottom one")},
        in_force={
            "next": lazy("The next card after the deal is turned up for trumps."),
            "bottom": lazy("The bottom card of the pack is turned up for trumps."),
        },
        pages=("hand",),
    ),
    "trump_card": OptionWords(
        name=lazy("The dealer’s trump card"),
        question=lazy("Which of the dealer’s cards shows the trumps?"),
        short=plazy("rule", "Trump card"),
        sentence=lazy(
            "The dealer’s last card shows the trumps, or his first: then he begins the deal with himself, "
            "card by card to the right or ten at once to the left. Or he says before each deal which it is."
        ),
        values={
            "bottom": plazy("card", "the last"),
            "top": plazy("card", "the first"),
            "dealer": plazy("card", "as the dealer says"),
            "top_left": plazy("card", "the first, to the left"),
        },
        in_force={
            "bottom": lazy("The dealer’s last card is turned up for trumps."),
            "top": lazy("The dealer begins the deal with himself: his first card is turned up for trumps."),
            "dealer": lazy(
                "The dealer says before each deal if his last card or his first shows the trumps."
            ),
            "top_left": lazy(
                "The dealer deals ten cards at once, first to himself, then to the left: his first card is "
                "turned up for trumps."
            ),
        },
        chapter="sueca",
    ),
    "exchange": OptionWords(
        name=lazy("Exchange of the turned card"),
        question=lazy("May the turned card be exchanged?"),
        short=plazy("rule", "Exchange"),
        sentence=exchange_sentence,
        values={
            "off": lazy("no"),
            "seven": lazy("with the seven"),
            "seven_and_two": lazy("with seven and two"),
            "two": lazy("with the two"),
            "two_any": lazy("with the two for any card"),
            "seven_any": lazy("with the seven for any card"),
        },
        at_table=exchange_value,
        in_force=exchange_said,
        pages=("hand", "brisca"),
    ),
}
