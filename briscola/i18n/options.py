"""House rules in words."""

from briscola.engine.cards import Card, Rank, Suit
from briscola.i18n.cards import card_name
from briscola.i18n.text import _, upper


def option_name(key: str) -> str:
    """What an option of the engine is called."""
    names = {
        "teams": _("Pairs"),
        "first_dealer": _("First dealer"),
        "void_dealer": _("After a void hand"),
        "independents": _("Nobody over 60"),
        "tie": _("60 to 60"),
        "capot": _("All tricks count two"),
        "stop_at_61": _("Stop at 61"),
        "removed": _("Card left out"),
        "signs": _("Signs"),
        "spies": _("Opponents may see signs"),
        "requests": _("Requests to the partner"),
        "silent_first_trick": _("Silent first trick"),
        "show_partner": _("Show hands when the stock is out"),
        "exchange": _("Exchange of the turned card"),
        "deal_all": _("Deal all the cards"),
        "hand_size": _("Cards in hand"),
        "follow_at_end": _("Follow suit at the end"),
        "morto": _("The dummy"),
        "bidding": _("The auction"),
        "first_lead": _("First lead"),
        "call_own": _("May call one’s own card"),
        "all_pass": _("When all pass"),
        "multiplier": _("Higher bids pay more"),
        "capot_doubles": _("All tricks pay double"),
        "match": _("The match"),
        "match_hands": _("Hands to play"),
        "match_target": _("Points to reach"),
    }
    return names.get(key, upper(key.replace("_", " ")))


def value_name(key: str, value: bool | int | str) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, int):
        return str(value)
    names = {
        "high": _("highest card"),
        "low": _("lowest card"),
        "random": _("by chance"),
        "same": _("same dealer"),
        "next": _("next dealer"),
        "forced": _("dealer must bid"),
        "highest": _("highest wins"),
        "strict": _("nobody wins"),
        "void": _("void"),
        "last_trick": _("last trick decides"),
        "national": _("usual"),
        "swapped": _("swapped"),
        "off": _("no"),
        "seven": _("with the seven"),
        "seven_and_two": _("with seven and two"),
        "two": _("with the two"),
        "blind": _("face down"),
        "open": _("face up"),
        "points": _("by points"),
        "rank": _("by rank"),
        "dealer_right": _("dealer’s right"),
        "caller": _("the caller"),
        "wins": _("winning hands"),
        "hands": _("number of hands"),
        "target": _("points of payment"),
    }
    if key == "removed":
        return card_name(Card(Rank(value[0]), Suit(value[1])))
    return names.get(value, value.replace("_", " "))
