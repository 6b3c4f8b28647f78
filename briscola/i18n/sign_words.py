"""The signs between partners: the grimace for each in every set, and their words (R-TALK, rules 2.4).

A sign is a meaning (`ace`, `low` …). A grimace is what a face does (`kiss`, `rub` …), named like its drawing
in assets/faces.
"""

from collections.abc import Mapping, Sequence

from briscola.client.view.view import ME, View
from briscola.engine.actions import LEADS, Ask, Sign
from briscola.engine.cards import Card, Ranking, Suit
from briscola.engine.rules import Rules
from briscola.i18n.card_words import ITALIAN, Naming, carichi, of_trumps, rank_name, suit_name, the_rank
from briscola.i18n.text import _, pgettext
from briscola.players.signals import named_ranks

NATIONAL: Mapping[Sign, str] = {
    "ace": "kiss",
    "three": "twist",
    "king": "sky",
    "knight": "tongue",
    "jack": "shoulder",
    "low": "rub",
    "none": "squeeze",
    "carico": "puff",
}
SETS: Mapping[str, Mapping[Sign, str]] = {
    "national": NATIONAL,
    "swapped": {**NATIONAL, "knight": "shoulder", "jack": "tongue"},
    "south": {**NATIONAL, "ace": "wink"},
}
"""Grimace by sign for each value of the option `signs`.

`custom` is missing: those signs are the person's own, and the computers at the table use them too.
"""

GRIMACES: Sequence[str] = (*NATIONAL.values(), "wink")
"""All grimaces, each once; there is one more than there are signs."""

CARICO = 10
"""Card points from which a card is a carico."""


def grimaces(rules: Rules, own: Mapping[str, str]) -> Mapping[Sign, str]:
    """Grimace for each sign at this table; empty where signs are not made.

    `own` are the person's signs from the settings, for the set `custom`.
    """
    if rules.talk is None:
        return {}
    return agreed(own) if rules.talk.signs == "custom" else SETS.get(rules.talk.signs, {})


def agreed(own: Mapping[str, str]) -> Mapping[Sign, str]:
    """The person's own signs; the usual ones if two share a grimace or one is unknown (a damaged file)."""
    made = {sign: own.get(sign, usual) for sign, usual in NATIONAL.items()}
    one_each = len(set(made.values())) == len(made) and set(made.values()) <= set(GRIMACES)
    return made if one_each else NATIONAL


def seen_by(names: Sequence[str]) -> str:
    """Note that these partners have seen the person's sign."""
    if len(names) == 1:
        return _("{name} has seen it").format(name=names[0])
    return _("{names} and {last} have seen it").format(names=", ".join(names[:-1]), last=names[-1])


def asked_of(names: Sequence[str]) -> str:
    """Title over the list of requests, with the names of the partners."""
    if len(names) == 1:
        return _("Ask {name} for").format(name=names[0])
    return _("Ask {names} and {last} for").format(names=", ".join(names[:-1]), last=names[-1])


def signed_to(names: Sequence[str]) -> str:
    """Title over the wheel of signs, with the names of the partners."""
    if len(names) == 1:
        return _("A sign for {name}").format(name=names[0])
    return _("A sign for {names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def true_sign(hand: Sequence[Card], trumps: Suit | None, ranking: Ranking) -> Sign:
    """The most telling sign that is true of a hand."""
    held = {card.rank for card in hand if card.suit is trumps}
    for sign, rank in named_ranks(ranking).items():
        if rank in held:
            return sign
    if held:
        return "low"
    return "carico" if any(ranking.points[card] >= CARICO for card in hand) else "none"


def word(sign: Sign, ranking: Ranking, *, naming: Naming = ITALIAN, short: bool = False) -> str:
    """Meaning of a sign in one or two words; `short` where room is scarce."""
    rank = named_ranks(ranking).get(sign)
    if rank is not None:
        return rank_name(rank, naming=naming)
    if sign == "carico":
        return pgettext("sign", "load")
    if sign == "none":
        return pgettext("sign", "nothing")
    return pgettext("sign, short", "low") if short else pgettext("sign", "low trump")


def thing(sign: Sign, ranking: Ranking, *, naming: Naming = ITALIAN) -> str:
    """Meaning of a sign in full: `ace of trumps`."""
    rank = named_ranks(ranking).get(sign)
    if rank is not None:
        return of_trumps(rank_name(rank, naming=naming))
    return {
        "low": _("a low trump"),
        "none": _("no trumps"),
        "carico": _("a load"),
    }[sign]


def claim(sign: Sign, ranking: Ranking, *, naming: Naming = ITALIAN) -> str:
    """Statement that a sign makes about its maker: `has a carico`."""
    rank = named_ranks(ranking).get(sign)
    if rank is not None:
        return _("has {card}").format(card=of_trumps(the_rank(rank, naming=naming)))
    return {
        "low": _("has a low trump"),
        "none": _("has no trumps"),
        "carico": _("has a load"),
    }[sign]


def meaning_of(sign: Sign, view: View, *, naming: Naming = ITALIAN) -> str:
    """Meaning of another player's sign; "a bluff" if the person holds the card it names."""
    rank = named_ranks(view.rules.ranking).get(sign)
    if rank is not None and view.trumps is not None and Card(rank, view.trumps) in view.hands[ME]:
        return _("a bluff: you hold it")
    return claim(sign, view.rules.ranking, naming=naming)


def order(grimace: str) -> tuple[str, str]:
    """Instruction to make a grimace, in two short lines."""
    return {
        "kiss": (_("press your"), pgettext("press your", "lips")),
        "twist": (_("twist your"), pgettext("twist your", "mouth")),
        "sky": (_("look to the"), pgettext("look to the", "sky")),
        "tongue": (_("show your"), pgettext("show your", "tongue")),
        "shoulder": (_("raise a"), pgettext("raise a", "shoulder")),
        "rub": (_("rub two"), pgettext("rub two", "fingers")),
        "squeeze": (_("shut both"), pgettext("shut both", "eyes")),
        "puff": (_("puff your"), pgettext("puff your", "cheeks")),
        "wink": (_("give a"), pgettext("give a", "wink")),
    }[grimace]


def deed(grimace: str) -> str:
    """Description of a grimace as somebody makes it."""
    return {
        "kiss": _("presses the lips"),
        "twist": _("twists the mouth"),
        "sky": _("looks to the sky"),
        "tongue": _("shows the tongue"),
        "shoulder": _("raises a shoulder"),
        "rub": _("rubs two fingers"),
        "squeeze": _("shuts both eyes"),
        "puff": _("puffs the cheeks"),
        "wink": _("winks"),
    }[grimace]


def doing_text(doing: str, meaning: str) -> str:
    """`a kiss (the ace of trumps)`; without a `meaning` the grimace only."""
    return f"{doing} ({meaning})" if meaning else doing


def before(sign: str) -> str:
    """`before: a kiss`, of signs that were made earlier."""
    return _("before: {sign}").format(sign=sign)


def repeated(doing: str, meaning: str, *, caught: bool, earlier: Sequence[str] = ()) -> str:
    """Note on a sign seen before, and on those made before it in the hand."""
    sign = doing_text(doing, meaning)
    told = _("sign caught: {sign}").format(sign=sign) if caught else _("last sign: {sign}").format(sign=sign)
    return f"{told}; {before(', '.join(earlier))}" if earlier else told


def ask_word(ask: Ask, *, naming: Naming = ITALIAN) -> str:
    """A request in one word; a request to lead a suit is the suit's name."""
    if ask in LEADS:
        return suit_name(LEADS[ask], naming=naming)
    return {
        "trump": pgettext("request", "trump"),
        "carico": pgettext("request", "load"),
        "liscio": pgettext("request", "blank"),
    }[ask]


def ask_speech(ask: Ask, *, leads: bool = False, beaten: bool = False, naming: Naming = ITALIAN) -> str:
    """A request as direct speech.

    `leads` is True if the partner leads, `beaten` if an opponent is winning the trick.
    """
    if ask in LEADS:
        return _("“Lead {suit}!”").format(suit=suit_name(LEADS[ask], naming=naming))
    return {
        "trump": _("“Lead a trump!”") if leads else _("“Play a trump!”"),
        "carico": _("“Take it with a load!”") if beaten else _("“Play a load!”"),
        "liscio": _("“Play a blank!”"),
    }[ask]


def ask_meaning(ask: Ask, ranking: Ranking) -> str:
    """Explanation of a request; the ranking tells which cards are carichi."""
    if ask in LEADS:
        return _("= a card of that suit, when you lead")
    return {
        "trump": _("= a card of the trump suit"),
        "carico": f"= {carichi(ranking)}",
        "liscio": _("= a card without points"),
    }[ask]
