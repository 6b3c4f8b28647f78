"""The words for what a seat could know at a moment of a kept match."""

from collections.abc import Sequence

from briscola.client.playback.inference import Known, KnownPlace
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.engine.cards import Card
from briscola.engine.rules import Rules
from briscola.i18n.card_words import Naming, card_name, rank_name, suit_name
from briscola.i18n.character_words import addressed
from briscola.i18n.game_words import spoken
from briscola.i18n.reason_words import Speech
from briscola.i18n.sign_words import thing
from briscola.i18n.text import _, lower

NAMED = 6
"""Most trumps that are named one by one; of more, only the highest is."""


def title_of(seat: int, setup: MatchSetup, names: Sequence[str]) -> str:
    """Title that names the seat."""
    if seat == ME == addressed(setup):
        return _("What you could know")
    return _("What {name} could know").format(name=names[seat])


def count_text(found: Known, names: Sequence[str]) -> str:
    """Points of each party and what is left; parties without points are not named.

    `Teresa, Nino 38 · You, Ada 44 · still to be won: 38 · unseen: 12`
    """
    told = [
        f"{', '.join(names[place] for place in party)} {points}" for party, points in found.points if points
    ]
    if told:
        told.append(_("still to be won: {points}").format(points=found.left))
    if found.unseen:
        told.append(_("unseen: {n}").format(n=found.unseen))
    return "\N{NO-BREAK SPACE}· ".join(told)  # no line begins with the dot


def words_of(found: Known, rules: Rules, speech: Speech) -> Sequence[str]:
    """Lines on the cards still out, the holders of the called card, and facts about each other hand."""
    naming, names = speech.naming, speech.names
    lines = [] if found.trumps is None else [_trumps(found.trumps, naming)]
    lines.append(
        _("Loads still out: {cards}").format(cards=_cards(found.carichi, naming))
        if found.carichi
        else _("No load is still out")
    )
    if found.called:
        holders = [_spoken(place, names, rules) for place in found.called]
        one, many = _("Who has the called card: {names}"), _("Who may have the called card: {names}")
        lines.append((many if holders[1:] else one).format(names=_or(holders)))
    for of in found.places:
        remarks = _remarks(of, rules, naming)
        if remarks:
            lines.append(_("{name}: {remarks}").format(name=names[of.place], remarks=" · ".join(remarks)))
    return lines


def as_seen_text(setup: MatchSetup, names: Sequence[str]) -> str:
    """The view in which a match is looked at again: that of whoever sat at the bottom."""
    if addressed(setup) == ME:
        return _("Only what you saw")
    return _("Only what {name} saw").format(name=names[ME])


def _spoken(place: int, names: Sequence[str], rules: Rules) -> str:
    """A name within a line; `you` for a person without a name."""
    return lower(names[ME]) if place == ME and names[ME] == _("You") else spoken(names, place, rules)


def _trumps(out: Sequence[Card], naming: Naming) -> str:
    if not out:
        return _("No trump is still out")
    if len(out) > NAMED:
        text = _("Trumps still out: {n}, the highest: {card}")
        return text.format(n=len(out), card=rank_name(out[0].rank, naming=naming))
    ranks = ", ".join(rank_name(card.rank, naming=naming) for card in out)
    return _("Trumps still out: {cards}").format(cards=ranks)


def _remarks(of: KnownPlace, rules: Rules, naming: Naming) -> Sequence[str]:
    """Remarks on one hand; its certain cards are face up on the table and not repeated here."""
    found = []
    if of.without:
        suits = ", ".join(suit_name(suit, naming=naming) for suit in of.without)
        found.append(_("without {suits}").format(suits=suits))
    if of.signs:
        signs = ", ".join(thing(sign, rules.ranking, naming=naming) for sign in of.signs)
        found.append(_("sign ({signs})").format(signs=signs))
    return found


def _cards(cards: Sequence[Card], naming: Naming) -> str:
    return ", ".join(card_name(card, naming=naming) for card in cards)


def _or(names: Sequence[str]) -> str:
    """Names joined by `or`: `Nino, Lucia or Teresa`."""
    if len(names) == 1:
        return names[0]
    return _("{names} or {last}").format(names=", ".join(names[:-1]), last=names[-1])
