"""The words for actions: advice, choices and bids."""

from briscola.engine.actions import Action, Bid, Call, Concede, Declare, Exchange, Pass, Play, Redeal
from briscola.engine.events import TrumpCard
from briscola.engine.rules import Bidding
from briscola.i18n.card_words import (
    ITALIAN,
    Naming,
    card_name,
    marianna_name,
    rank_name,
    the_card,
    the_marianna,
    the_rank,
)
from briscola.i18n.text import _, lower, upper


def bid_text(bid: Bid | bool | None, *, naming: Naming = ITALIAN) -> str:
    """Text of a bid in its bubble: `72`, `Three`, `Two, 65`, `Pass`."""
    if bid is None or isinstance(bid, bool):
        return _("Pass")
    return _bid(bid, "" if bid.rank is None else upper(rank_name(bid.rank, naming=naming)))


def bid_promise(bidding: Bidding) -> str:
    """The promise of a bid, in a sentence."""
    return {
        Bidding.RANK: _("Promise a rank: its holder will be your partner."),
        Bidding.TWO: _("Promise points: your partner will be whoever holds the two of your suit."),
        Bidding.POINTS: _("Promise the points you will make with your partner."),
    }[bidding]


def the_bid(bid: Bid, *, naming: Naming = ITALIAN) -> str:
    """A bid within a sentence: `72`, `the three`, `the two, 65`."""
    return _bid(bid, "" if bid.rank is None else the_rank(bid.rank, naming=naming))


def _bid(bid: Bid, rank: str) -> str:
    if not rank:
        return str(bid.points)
    if bid.obliged:
        return _("{rank}, {points}, obliged").format(rank=rank, points=bid.points)
    return rank if bid.plain else _("{rank}, {points}").format(rank=rank, points=bid.points)


def trump_card_question() -> str:
    """The question to the dealer who chooses the trump card (V-SU-5)."""
    return _("Which card shows the trumps?")


def trump_card_label(which: TrumpCard) -> str:
    """An answer to it."""
    return _("The top card") if which == "top" else _("The bottom card")


def headline(action: Action, *, naming: Naming = ITALIAN) -> str:
    """An action as advice: `Play the three of cups`."""
    match action:
        case Play(card=card):
            return _("Play {card}").format(card=the_card(card, naming=naming))
        case Bid():
            return _("Bid {bid}").format(bid=the_bid(action, naming=naming))
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
            return _("a bid of {bid}").format(bid=the_bid(action, naming=naming))
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
