"""The words for a seat, and for a player's part in a hand: who leads, who calls, who is the partner."""

from typing import NamedTuple

from briscola.client.setup.characters import person
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import View
from briscola.engine.terms import PERSON, STAND_IN
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.level_words import level_name
from briscola.i18n.text import _, pgettext


class AwayNote(NamedTuple):
    """Words under the name of a player who is away, or for whom a computer plays."""

    words: str
    grey: bool = True
    """False if the seat is somebody's from the next deal."""


PRESENT = AwayNote("", grey=False)
"""The note of whoever plays herself."""


def seat_label(seat: int) -> str:
    """A seat (from 0) by its number, for whoever cannot see it."""
    return _("Seat {n}").format(n=seat + 1)


def you_lead(view: View) -> str:
    """Tell the person to lead; Italian has another word for the very first card."""
    return pgettext("the first trick", "You lead") if view.tricks == 0 else _("You lead")


def waiting_text(points: int) -> str:
    """`waiting: 20`, what a player has declared and is not paid for yet (V-MA-6)."""
    return _("waiting: {points}").format(points=points)


def stand_in() -> str:
    """Under the name of somebody for whom a computer plays; as short as can be."""
    return _("computer plays")


def player_kind(setup: MatchSetup, place: int) -> str:
    """Level of the computer at another's place, or that one plays for its person; empty for a person."""
    who = setup.opponents[place - 1]
    return stand_in() if _stands_in(setup, place) else level_name(who.level, person(who.face).gender)


def seat_of_person(setup: MatchSetup, place: int) -> bool:
    """True if a person has another's place, also while a computer plays for her."""
    return setup.opponents[place - 1].level == PERSON or _stands_in(setup, place)


def _stands_in(setup: MatchSetup, place: int) -> bool:
    shared = any(each.key for each in setup.occupants)
    return shared and setup.opponents[place - 1].level == STAND_IN


def role_words(face: str, *, calls: bool) -> str:
    """`the caller` or `the partner`, in the gender of the face."""
    if person(face).gender == "f":
        return pgettext("woman", "the caller") if calls else pgettext("woman", "the partner")
    return pgettext("man", "the caller") if calls else pgettext("man", "the partner")


def callers_points(view: View, setup: MatchSetup) -> int | None:
    """Points that the caller and the partner have together in this hand; None while the partner is secret."""
    sides = {view.caller, view.partner}
    if None in sides or not (view.revealed or addressed(setup) in sides):
        return None
    return sum(view.points[place] for place in sides if place is not None)


def so_far_text(points: str) -> str:
    """`so far: 92 points`, of those who have promised some."""
    return _("so far: {points}").format(points=points)


def partner_words(view: View, setup: MatchSetup) -> str:
    """The caller's partner as far as the person knows, in words."""
    if view.partner is None:
        return _("partner: secret")
    if view.partner == view.caller:
        return _("alone") if view.revealed or view.caller == addressed(setup) else _("partner: secret")
    if view.revealed and view.partner == view.rules.dummy_seat:
        return _("with the dummy")
    if view.revealed and view.partner == addressed(setup):
        return _("with you")
    if view.revealed:
        return _("with {name}").format(name=name_of(setup, view.rules, view.partner))
    return _("with you, in secret") if view.partner == addressed(setup) else _("partner: secret")
