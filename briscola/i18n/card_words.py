"""The words for cards, suits and ranks, by family of deck."""

from collections.abc import Mapping

from msgspec import Struct

from briscola.engine.cards import Card, Rank, Ranking, Suit
from briscola.i18n.text import Message, _, how_many, lazy, ngettext, number, plazy
from briscola.system.resources import DeckInfo

Words = Message | str
"""Words in the language in use, or words that stay the same in every language."""


class Naming(Struct, frozen=True, kw_only=True):
    """The names of suits and ranks for a family of decks."""

    suits: Mapping[Suit, Words]
    of_suits: Mapping[Suit, Words]
    """`{rank} of cups`: one message each, since languages join rank and suit differently."""
    ranks: Mapping[Rank, Words]
    the_ranks: Mapping[Rank, Words]
    corners: Mapping[Rank, str]
    """Letters or figures in the corners of king, knight and jack."""


ITALIAN = Naming(
    suits={
        Suit.COPPE: lazy("cups"),
        Suit.DENARI: lazy("coins"),
        Suit.BASTONI: lazy("batons"),
        Suit.SPADE: lazy("swords"),
    },
    of_suits={
        Suit.COPPE: lazy("{rank} of cups"),
        Suit.DENARI: lazy("{rank} of coins"),
        Suit.BASTONI: lazy("{rank} of batons"),
        Suit.SPADE: lazy("{rank} of swords"),
    },
    ranks={
        Rank.ACE: lazy("ace"),
        Rank.TWO: lazy("two"),
        Rank.THREE: lazy("three"),
        Rank.FOUR: lazy("four"),
        Rank.FIVE: lazy("five"),
        Rank.SIX: lazy("six"),
        Rank.SEVEN: lazy("seven"),
        Rank.JACK: plazy("card", "jack"),
        Rank.KNIGHT: lazy("knight"),
        Rank.KING: plazy("card", "king"),
    },
    the_ranks={
        Rank.ACE: lazy("the ace"),
        Rank.TWO: lazy("the two"),
        Rank.THREE: lazy("the three"),
        Rank.FOUR: lazy("the four"),
        Rank.FIVE: lazy("the five"),
        Rank.SIX: lazy("the six"),
        Rank.SEVEN: lazy("the seven"),
        Rank.JACK: lazy("the jack"),
        Rank.KNIGHT: lazy("the knight"),
        Rank.KING: lazy("the king"),
    },
    corners={Rank.KING: "R", Rank.KNIGHT: "C", Rank.JACK: "F"},
)
FRENCH = Naming(
    suits={
        Suit.COPPE: lazy("hearts"),
        Suit.DENARI: lazy("diamonds"),
        Suit.BASTONI: lazy("clubs"),
        Suit.SPADE: lazy("spades"),
    },
    of_suits={
        Suit.COPPE: lazy("{rank} of hearts"),
        Suit.DENARI: lazy("{rank} of diamonds"),
        Suit.BASTONI: lazy("{rank} of clubs"),
        Suit.SPADE: lazy("{rank} of spades"),
    },
    ranks={**ITALIAN.ranks, Rank.JACK: plazy("French card", "jack"), Rank.KNIGHT: lazy("queen")},
    the_ranks={
        **ITALIAN.the_ranks,
        Rank.JACK: plazy("French card", "the jack"),
        Rank.KNIGHT: lazy("the queen"),
    },
    corners={Rank.KING: "K", Rank.KNIGHT: "Q", Rank.JACK: "J"},
)
SPANISH = Naming(
    suits={
        Suit.COPPE: "copas",
        Suit.DENARI: "oros",
        Suit.BASTONI: "bastos",
        Suit.SPADE: "espadas",
    },
    of_suits={
        Suit.COPPE: "{rank} de copas",
        Suit.DENARI: "{rank} de oros",
        Suit.BASTONI: "{rank} de bastos",
        Suit.SPADE: "{rank} de espadas",
    },
    ranks={
        Rank.ACE: "as",
        Rank.TWO: "dos",
        Rank.THREE: "tres",
        Rank.FOUR: "cuatro",
        Rank.FIVE: "cinco",
        Rank.SIX: "seis",
        Rank.SEVEN: "siete",
        Rank.JACK: "sota",
        Rank.KNIGHT: "caballo",
        Rank.KING: "rey",
    },
    the_ranks={
        Rank.ACE: lazy("the as"),
        Rank.TWO: lazy("the dos"),
        Rank.THREE: lazy("the tres"),
        Rank.FOUR: lazy("the cuatro"),
        Rank.FIVE: lazy("the cinco"),
        Rank.SIX: lazy("the seis"),
        Rank.SEVEN: lazy("the siete"),
        Rank.JACK: lazy("the sota"),
        Rank.KNIGHT: lazy("the caballo"),
        Rank.KING: lazy("the rey"),
    },
    corners={Rank.KING: "12", Rank.KNIGHT: "11", Rank.JACK: "10"},
)
OF_DECKS: Mapping[str, Naming] = {"italian": ITALIAN, "french": FRENCH, "spanish": SPANISH}
"""By family of decks."""


def naming_of(deck: DeckInfo | None) -> Naming:
    """Names of the cards of a deck; Italian ones if the deck is unknown."""
    return ITALIAN if deck is None else OF_DECKS.get(deck.family, ITALIAN)


def suit_name(suit: Suit, *, naming: Naming = ITALIAN) -> str:
    """A suit: `cups`, or `hearts`."""
    return str(naming.suits[suit])


def rank_name(rank: Rank, *, naming: Naming = ITALIAN) -> str:
    """A rank: `jack`, `three` and so on."""
    return str(naming.ranks[rank])


def the_rank(rank: Rank, *, naming: Naming = ITALIAN) -> str:
    """A rank with its article: `the three`."""
    return str(naming.the_ranks[rank])


def card_name(card: Card, *, naming: Naming = ITALIAN) -> str:
    """A card: `jack of cups`."""
    return of_suit(rank_name(card.rank, naming=naming), card.suit, naming=naming)


def the_card(card: Card, *, naming: Naming = ITALIAN) -> str:
    """A card with its article: `the three of cups`."""
    return of_suit(the_rank(card.rank, naming=naming), card.suit, naming=naming)


def of_suit(rank: str, suit: Suit, *, naming: Naming = ITALIAN) -> str:
    """Words for a rank, joined with the suit."""
    return str(naming.of_suits[suit]).format(rank=rank)


def marianna_name(suit: Suit, *, naming: Naming = ITALIAN) -> str:
    """A marianna: `marianna of cups`."""
    return of_suit(_("marianna"), suit, naming=naming)


def the_marianna(suit: Suit, *, naming: Naming = ITALIAN) -> str:
    """A marianna with its article: `the marianna of cups`."""
    return of_suit(_("the marianna"), suit, naming=naming)


def of_trumps(rank: str) -> str:
    """Words for a rank, marked as a trump: `ace of trumps`, `the ace of trumps`."""
    return _("{rank} of trumps").format(rank=rank)


def carichi(ranking: Ranking) -> str:
    """The cards that are carichi in this ranking: `an ace or a three`, or `an ace or a seven`."""
    second = ranking.order[1]
    return _("an ace or a seven") if second is Rank.SEVEN else _("an ace or a three")


def points_text(points: int) -> str:
    """Whole points: `11 points`."""
    return ngettext("{n} point", "{n} points", points).format(n=points)


def mean_points_text(points: float) -> str:
    """Points with one decimal: `4.7 points`."""
    return ngettext("{n} point", "{n} points", how_many(points, 1)).format(n=number(points, 1))


def whole_or_mean_text(points: float) -> str:
    """Points with one decimal, and without where they are whole: `4.7 points`, `12 points`."""
    return points_text(round(points)) if float(points).is_integer() else mean_points_text(points)


def cards_text(count: int) -> str:
    """Number of cards: `12 cards`."""
    return ngettext("{n} card", "{n} cards", count).format(n=count)
