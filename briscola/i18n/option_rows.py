"""OPTIONS: the words of the house rules, one row per option."""

from collections.abc import Mapping

from briscola.engine.cards import card
from briscola.engine.rules import OptionValue, Rules
from briscola.i18n.card_words import Naming, card_name, carichi
from briscola.i18n.exchange_words import exchange_sentence, exchange_value, seven_above_three
from briscola.i18n.option_row import OptionWords
from briscola.i18n.text import _, lazy, plazy, upper


def cards_left_out(value: OptionValue) -> str:
    """Cards left out of the pack: `Two of cups`, `All the fours`."""
    ranks = {"twos": _("All the twos"), "fours": _("All the fours")}
    return ranks.get(str(value)) or upper(card_name(card(str(value))))


def partners_requests(rules: Rules, naming: Naming) -> str:
    """Sentence on the requests allowed, with the cards that are carichi in this game."""
    del naming
    return _(
        "Partners may ask aloud for a trump, a carico ({carichi}) or a liscio (a worthless card)."
    ).format(carichi=carichi(rules.ranking))


OPTIONS: Mapping[str, OptionWords] = {
    "teams": OptionWords(
        name=lazy("Pairs"),
        sentence=lazy(
            "Two play against two, or of six three against three, partners and opponents in turn; or each "
            "for himself."
        ),
    ),
    "first_dealer": OptionWords(
        name=lazy("First dealer"),
        sentence=lazy("Who deals first: all draw a card, and the highest or the lowest deals."),
        values={"high": lazy("highest card"), "low": lazy("lowest card"), "random": lazy("by chance")},
    ),
    "void_dealer": OptionWords(
        name=lazy("After a void hand"),
        sentence=lazy("When a hand is void, the same player deals again or the deal moves on."),
        values={"same": lazy("same dealer"), "next": lazy("next dealer")},
        idle=lazy("no hand can be tied"),
    ),
    "independents": OptionWords(
        name=lazy("Nobody over 60"),
        sentence=lazy(
            "When each plays alone, often nobody passes 60. Then the most points win, or nobody "
            "wins the hand."
        ),
        values={"highest": lazy("highest wins"), "strict": lazy("nobody wins")},
    ),
    "total_120": OptionWords(
        name=lazy("Match to 120 points"),
        short=lazy("To 120 points"),
        sentence=lazy(
            "The points of all hands are added up: with 120 and more, the higher total wins the match."
        ),
    ),
    "trump_by": OptionWords(
        name=lazy("What makes trumps"),
        short=lazy("Trumps by"),
        sentence=lazy(
            "Trumps come with a marianna, king and knight of a suit; or, with three cards each, from a "
            "turned card."
        ),
        values={"declaration": lazy("a marianna"), "turned": lazy("a turned card")},
    ),
    "first_marianna": OptionWords(
        name=lazy("The first marianna brings"),
        short=lazy("First marianna"),
        sentence=lazy("What the first marianna of a hand brings; each later one brings twenty more."),
        values=str,
    ),
    "tie": OptionWords(
        name=lazy("60 to 60"),
        sentence=lazy("A tie, 60 points each, is void, or goes to whoever took the last trick."),
        values={"void": lazy("void"), "last_trick": lazy("last trick decides")},
    ),
    "capot": OptionWords(
        name=lazy("All tricks count two"),
        sentence=lazy("Capot: the side that takes every trick of the hand marks two hands instead of one."),
        idle=lazy("all 120 points mark four hands anyway"),
    ),
    "stop_at_61": OptionWords(
        name=lazy("Stop at 61"),
        sentence=lazy(
            "The hand ends as soon as a side has 61 points, enough to win it, and what it scores is certain."
        ),
    ),
    "removed": OptionWords(
        name=lazy("Cards left out"),
        sentence=lazy(
            "Forty cards divide neither by three nor by six: one two, all the twos or, as on the coast of "
            "Istria, all the fours stay in the box. None of them has points."
        ),
        values=cards_left_out,
    ),
    "signs": OptionWords(
        name=lazy("Signs"),
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
    ),
    "spies": OptionWords(
        name=lazy("Opponents may see signs"),
        sentence=lazy("One sign in four is caught by the opponents too."),
        idle=lazy("no signs are made"),
    ),
    "requests": OptionWords(
        name=lazy("Requests to the partner"),
        sentence=partners_requests,
    ),
    "lead_request": OptionWords(
        name=lazy("Asking for a suit"),
        sentence=lazy("Partners may also ask aloud for a suit to be led."),
        idle=lazy("nothing may be asked"),
    ),
    "silent_first_trick": OptionWords(
        name=lazy("Silent first trick"),
        sentence=lazy("No signs and no words before the first trick has been taken."),
    ),
    "show_partner": OptionWords(
        name=lazy("Show hands when the stock is out"),
        sentence=lazy("When the stock is empty, partners look at each other’s last cards."),
    ),
    "exchange": OptionWords(
        name=lazy("Exchange of the turned card"),
        short=plazy("rule", "Exchange"),
        sentence=exchange_sentence,
        values={
            "off": lazy("no"),
            "seven": lazy("with the seven"),
            "seven_and_two": lazy("with seven and two"),
            "two": lazy("with the two"),
        },
        at_table=exchange_value,
    ),
    "deal_by": OptionWords(
        name=lazy("Cards dealt at a time"),
        short=plazy("rule", "Dealt"),
        sentence=lazy("The cards of a hand go round the table one by one, or three together."),
        values={"one": lazy("one by one"), "three": lazy("three together")},
    ),
    "turn_up": OptionWords(
        name=lazy("Card turned up"),
        sentence=lazy("What shows the trumps: the next card after the deal, or the bottom card of the pack."),
        values={"next": lazy("the next one"), "bottom": lazy("the bottom one")},
    ),
    "ranking": OptionWords(
        name=lazy("Seven above three"),
        sentence=seven_above_three,
        values={"off": lazy("no"), "seven": lazy("yes")},
    ),
    "stakes": OptionWords(
        name=lazy("Large wins count more"),
        sentence=lazy("61 to 90 points mark one hand, 91 to 119 two, all 120 four."),
        idle=lazy("the points of all hands are added up"),
    ),
    "deal_all": OptionWords(
        name=lazy("Deal all the cards"),
        short=lazy("Deal all"),
        sentence=lazy("The whole pack is dealt and nothing is drawn; the last card dealt shows the trumps."),
    ),
    "hand_size": OptionWords(
        name=lazy("Cards in hand"),
        sentence=lazy("Three cards each, bisca de três, or nine, bisca de nove."),
        values=str,
    ),
    "follow_at_end": OptionWords(
        name=lazy("Follow suit at the end"),
        short=lazy("Follow at the end"),
        sentence=lazy("Once the stock is empty, whoever has the suit led must play it."),
    ),
    "must_follow": OptionWords(
        name=lazy("Follow suit"),
        sentence=lazy("Whoever has the suit led must play it, as in Prini."),
    ),
    "morto": OptionWords(
        name=lazy("The dummy"),
        sentence=lazy(
            "The dummy, the fifth hand, turns its cards blindly one by one, or lies open and is played for."
        ),
        values={"blind": lazy("face down"), "open": lazy("face up")},
    ),
    "bidding": OptionWords(
        name=lazy("The auction"),
        short=lazy("Auction"),
        sentence=lazy(
            "In the auction players promise points, or bid lower and lower cards: ace, three, "
            "king … down to the two. Or they promise points and always call a two."
        ),
        values={"points": lazy("by points"), "rank": lazy("by rank"), "two": lazy("straight to the two")},
    ),
    "obliged": OptionWords(
        name=lazy("Obliged twos"),
        short=plazy("rule", "Obliged"),
        sentence=lazy(
            "Above each two with points stands the same one obliged: whoever bids it calls the lowest card "
            "of a suit that he does not hold."
        ),
    ),
    "first_lead": OptionWords(
        name=lazy("First lead"),
        sentence=lazy("Who leads the first trick: the player at the dealer’s right, or the caller."),
        values={"dealer_right": lazy("dealer’s right"), "caller": lazy("the caller")},
    ),
    "call_own": OptionWords(
        name=lazy("May call one’s own card"),
        sentence=lazy("The caller may call a card of his own hand and play alone against all."),
        idle=lazy("one’s own two may always be called"),
    ),
    "all_pass": OptionWords(
        name=lazy("When all pass"),
        sentence=lazy(
            "When nobody bids, the deal moves on, stays, or the dealer has to bid the smallest promise."
        ),
        values={"next": lazy("next dealer"), "same": lazy("same dealer"), "forced": lazy("dealer must bid")},
    ),
    "multiplier": OptionWords(
        name=lazy("Higher bids pay more"),
        sentence=lazy("Every ten points promised above 61 raise what is paid."),
    ),
    "capot_doubles": OptionWords(
        name=lazy("All tricks pay double"),
        sentence=lazy("Capot: whoever takes all eight tricks is paid double."),
    ),
    "weak_redeal": OptionWords(
        name=lazy("Weak hands dealt again"),
        short=lazy("Weak hands"),
        sentence=lazy(
            "Before the auction, whoever holds at most four points (none at all where the two is "
            "called) may have the cards dealt again."
        ),
    ),
    "concede": OptionWords(
        name=lazy("The caller may give up"),
        short=plazy("rule", "Giving up"),
        sentence=lazy(
            "On his turn to play, the caller may give the hand up, in the pause menu or with a "
            "press on the called card. It then counts as failed."
        ),
    ),
    "dark": OptionWords(
        name=lazy("First trick in the dark"),
        short=plazy("rule", "In the dark"),
        sentence=lazy("The caller names the card only when the five cards of the first trick lie there."),
    ),
    "match": OptionWords(
        name=lazy("The match"),
        short=lazy("Match"),
        sentence=lazy(
            "What decides the match: hands won, the points of all hands, a number of hands, "
            "or a balance of payments."
        ),
        values={
            "points": lazy("points of all hands"),
            "wins": lazy("winning hands"),
            "hands": lazy("number of hands"),
            "target": lazy("points of payment"),
        },
    ),
    "to_points": OptionWords(
        name=lazy("Points that win"),
        sentence=lazy("The points of all hands together that win the match."),
        values=str,
    ),
    "match_hands": OptionWords(
        name=lazy("Hands to play"),
        sentence=lazy("The number of hands in a match of fixed length."),
        values=str,
        idle=lazy("the match does not end after a number of hands"),
    ),
    "match_target": OptionWords(
        name=lazy("Points to reach"),
        sentence=lazy("The balance that wins a match played for points of payment."),
        values=str,
        idle=lazy("the match does not end at a balance"),
    ),
}
"""By the option's key in the engine's table."""
