"""The words for actions: advice, choices and bids."""

from briscola.engine.actions import Action, Bid, Call, Concede, Declare, Exchange, Pass, Play, Redeal
from briscola.i18n.card_words import (
    ITALIAN,
    Naming,
    card_name,
    marianna_name,
    rank_name,
    the_card,
    the_marianna,
)
from briscola.i18n.text import _, lower, lower_noun, upper


def bid_text(bid: Bid | bool | None, *, naming: Naming = ITALIAN) -> str:
    """Text of a bid in its bubble: `72`, `Three`, `Two, 65`, `Pass`."""
    if bid is None or isinstance(bid, bool):
        return _("Pass")
    if bid.rank is None:
        return str(bid.points)
    name = upper(rank_name(bid.rank, naming=naming))
    if bid.obliged:
        return _("{rank}, {points}, obliged").format(rank=name, points=bid.points)
    return name if bid.plain else _("{rank}, {points}").format(rank=name, points=bid.points)


def headline(action: Action, *, naming: Naming = ITALIAN) -> str:
    """An action as advice: `Play the three of cups`."""
    match action:
        case Play(card=card):
            return _("Play {card}").format(card=the_card(card, naming=naming))
        case Bid():
            return _("Bid {bid}").format(bid=bid_text(action, naming=naming))
        case Pass():
            return _("Pass")
        case Call(card=card):
            return _("Call {card}").format(card=the_card(card, naming=naming))
        case Declare(suit=suit):
            return _("Declare {marianna}").format(marianna=the_marianna(suit, naming=naming))
        case Exchange(take=True):
            return _("Exchange")
        case Exchange():
            return _("Do not exchange")
        case Redeal(wanted=wanted):
            return _("Have it dealt again") if wanted else _("Play this hand")
        case Concede():
            return _("Give the hand up")


def choice_text(action: Action, *, naming: Naming = ITALIAN) -> str:
    """An action as a choice within a sentence: `the three of cups`, `a bid of 72`, `a pass`."""
    match action:
        case Play(card=card) | Call(card=card):
            return the_card(card, naming=naming)
        case Declare(suit=suit):
            return the_marianna(suit, naming=naming)
        case Bid():
            return _("a bid of {bid}").format(bid=lower_noun(bid_text(action, naming=naming)))
        case Pass():
            return _("a pass")
        case Exchange(take=True):
            return _("the exchange")
        case _:
            return lower(label(action, naming=naming))


def label(action: Action, *, naming: Naming = ITALIAN) -> str:
    """An action as a label in a table."""
    match action:
        case Play(card=card) | Call(card=card):
            return upper(card_name(card, naming=naming))
        case Bid():
            return bid_text(action, naming=naming)
        case Pass():
            return _("Pass")
        case Declare(suit=suit):
            return upper(marianna_name(suit, naming=naming))
        case Exchange(take=take):
            return _("Exchange") if take else _("Do not exchange")
        case Redeal(wanted=wanted):
            return _("Deal again") if wanted else _("Play on")
        case Concede():
            return _("Give up")
