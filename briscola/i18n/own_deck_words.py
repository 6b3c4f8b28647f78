"""The words for decks that people bring: how, and what is wrong with one."""

from collections.abc import Mapping, Sequence

from briscola.engine.cards import ALL_CARDS, Card, Rank, Suit, card
from briscola.i18n.card_words import ITALIAN, Naming, card_name, cards_text, rank_name, suit_name
from briscola.i18n.text import Message, _, lazy, ngettext, upper

SHOWN = 8
"""Most cards that a sentence names for one reason."""

_REFUSED: Mapping[str, Message] = {
    "none": lazy("No cards were found there: the names of the pictures tell no suits and figures."),
    "large": lazy("That is too large to be a deck: a zip of at most 200 MB with at most 5,000 files."),
    "damaged": lazy("That cannot be read: it is no folder, no zip and no picture, or it is damaged."),
    "pixels": lazy("That picture is too large: at most 25 million pixels and 20 MB."),
    "unfit": lazy(
        "That picture cannot be used: it is an animation, in the colours of printers (CMYK), or with a "
        "script or a picture from elsewhere."
    ),
    "no_grid": lazy("No grid of cards was found in this picture: four rows, each with all cards of a suit."),
    "svgz": lazy(
        "The drawings there are compressed (SVGZ), which the game does not read. Save them as plain SVG "
        "and bring them again."
    ),
    **dict.fromkeys(
        ("avif", "jxl", "heic"),
        lazy(
            "The pictures there are in the form {form}, which the game does not read. Save them as PNG or "
            "JPEG and bring them again."
        ),
    ),
    **dict.fromkeys(
        ("7z", "rar", "tar"),
        lazy(
            "The game does not read archives of the form {form}. Unpack it and bring "
            "the folder that comes of it."
        ),
    ),
}
_FORMS = {
    "avif": "AVIF",
    "jxl": "JPEG XL (JXL)",
    "heic": "HEIC",
    "7z": "7z",
    "rar": "RAR",
    "tar": "tar (.tar.gz, .tgz)",
}
"""Names of forms that are not read."""
_WRONG: Mapping[str, Message] = {
    "missing": lazy("missing: {cards}"),
    "damaged": lazy("damaged: {cards}"),
    "large": lazy("too large: {cards}"),
    "outside": lazy("with a script or a picture from elsewhere: {cards}"),
    "moving": lazy("animations: {cards}"),
    "inks": lazy("in the colours of printers (CMYK): {cards}"),
}


def own_decks_title() -> str:
    """Title of the list of decks that people have brought, also used for links to it."""
    return _("Your own decks")


def own_decks_text() -> str:
    """The ways to bring a deck."""
    return _(
        "Forty pictures in a folder or a zip become a deck: SVG, PNG, JPEG, WebP, GIF, BMP or TIFF, named in "
        "words (king of cups, re_coppe), by 1C … RS (C cups, D coins, B batons, S swords; F jack, C knight, "
        "R king) or 01 … 40. So does one picture of all cards in rows. Drop it on the window, or put it into "
        "this folder:"
    )


def refused_text(why: str) -> str:
    """One or two sentences on what is no deck: what is wrong with it, or its form and what to do."""
    return str(_REFUSED[why]).format(form=_FORMS.get(why, ""))


def wrong_text(cards: Mapping[str, Sequence[str]], *, naming: Naming = ITALIAN) -> str:
    """One sentence on the cards that keep a deck from being used, by what is wrong with them.

    Missing ones are given by their codes, others by the names of their pictures.
    """
    missing = [card(code) for code in cards.get("missing", ())]
    named = {**cards, "missing": _missing(missing, naming)}
    parts = [cards_text(len(ALL_CARDS) - len(missing))] if missing else []
    parts += [str(words).format(cards=_some(named[why])) for why, words in _WRONG.items() if named.get(why)]
    return _("This deck cannot be used yet ({wrong}). Nothing has been changed.").format(
        wrong="; ".join(parts)
    )


def _missing(cards: Sequence[Card], naming: Naming) -> Sequence[str]:
    """Missing cards by name: whole suits and ranks at once, then the others."""
    suits = [suit for suit in Suit if sum(each.suit is suit for each in cards) == len(Rank)]
    left = [each for each in cards if each.suit not in suits]
    ranks = [rank for rank in Rank if sum(each.rank is rank for each in left) == len(Suit)]
    return (
        *(_("{suit} (all ten)").format(suit=suit_name(suit, naming=naming)) for suit in suits),
        *(_("{rank} (all four)").format(rank=rank_name(rank, naming=naming)) for rank in ranks),
        *(card_name(each, naming=naming) for each in left if each.rank not in ranks),
    )


def _some(names: Sequence[str]) -> str:
    return ", ".join((*names[:SHOWN], *(["…"] if len(names) > SHOWN else [])))


def which_picture_text(card: str, others: int) -> str:
    """The question which of several pictures is a card, perhaps nameless; it holds for so many others."""
    words = _("Which of these pictures belongs to the deck?")
    if others:
        more = ngettext(
            "The choice holds for {count} more card.", "The choice holds for {count} more cards.", others
        )
        words = f"{words} {more.format(count=others)}"
    return f"{upper(card)}. {words}" if card else words


def not_kept_text() -> str:
    """A deck could not be written."""
    return _("The deck could not be kept: perhaps the disk is full.")


def too_many_text() -> str:
    """There are as many decks of people's own as there may be."""
    return _("There is no room for another deck. Remove one of yours first.")


def some_own_deck() -> str:
    """A deck that somebody had brought, in a match that tells no more of it."""
    return _("A deck of your own")
