"""Cards, suits and ranks in words, of Italian and of French decks."""

from briscola import resources
from briscola.engine.cards import Card, Rank, Suit
from briscola.i18n.text import _, ngettext, pgettext


def is_french(deck: str) -> bool:
    """Whether a deck has hearts and queens."""
    info = resources.deck(deck)
    return info is not None and info.french


def suit_name(suit: Suit, *, french: bool = False) -> str:
    """`cups`, or `hearts`."""
    if french:
        return {
            Suit.COPPE: _("hearts"),
            Suit.DENARI: _("diamonds"),
            Suit.BASTONI: _("clubs"),
            Suit.SPADE: _("spades"),
        }[suit]
    return {
        Suit.COPPE: _("cups"),
        Suit.DENARI: _("coins"),
        Suit.BASTONI: _("batons"),
        Suit.SPADE: _("swords"),
    }[suit]


def rank_name(rank: Rank, *, french: bool = False) -> str:
    """`jack`, `three` …"""
    names = {
        Rank.ACE: _("ace"),
        Rank.TWO: _("two"),
        Rank.THREE: _("three"),
        Rank.FOUR: _("four"),
        Rank.FIVE: _("five"),
        Rank.SIX: _("six"),
        Rank.SEVEN: _("seven"),
        Rank.JACK: pgettext("card", "jack"),
        Rank.KNIGHT: _("queen") if french else _("knight"),
        Rank.KING: pgettext("card", "king"),
    }
    return names[rank]


def the_rank(rank: Rank, *, french: bool = False) -> str:
    """`the three`."""
    names = {
        Rank.ACE: _("the ace"),
        Rank.TWO: _("the two"),
        Rank.THREE: _("the three"),
        Rank.FOUR: _("the four"),
        Rank.FIVE: _("the five"),
        Rank.SIX: _("the six"),
        Rank.SEVEN: _("the seven"),
        Rank.JACK: _("the jack"),
        Rank.KNIGHT: _("the queen") if french else _("the knight"),
        Rank.KING: _("the king"),
    }
    return names[rank]


def card_name(card: Card, *, french: bool = False) -> str:
    """`jack of cups`."""
    return of_suit(rank_name(card.rank, french=french), card.suit, french=french)


def the_card(card: Card, *, french: bool = False) -> str:
    """`the three of cups`."""
    return of_suit(the_rank(card.rank, french=french), card.suit, french=french)


def of_suit(rank: str, suit: Suit, *, french: bool = False) -> str:
    """A rank's words with their suit: a message for each, since languages join them in different ways."""
    if french:
        words = {
            Suit.COPPE: _("{rank} of hearts"),
            Suit.DENARI: _("{rank} of diamonds"),
            Suit.BASTONI: _("{rank} of clubs"),
            Suit.SPADE: _("{rank} of spades"),
        }
    else:
        words = {
            Suit.COPPE: _("{rank} of cups"),
            Suit.DENARI: _("{rank} of coins"),
            Suit.BASTONI: _("{rank} of batons"),
            Suit.SPADE: _("{rank} of swords"),
        }
    return words[suit].format(rank=rank)


def points_text(points: int) -> str:
    """`11 points`."""
    return ngettext("{n} point", "{n} points", points).format(n=points)


def cards_text(count: int) -> str:
    """`12 cards`."""
    return ngettext("{n} card", "{n} cards", count).format(n=count)
