"""Farewells at the end of a match: a line each, and a face."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from briscola.client.rivals import MemoryRemark
from briscola.client.setup.characters import temper_of
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import View
from briscola.i18n.character_words import addressed
from briscola.ui.chat.occasions import BEARINGS, Kind, lines

GRIMACES: Mapping[str, str] = {
    "prudent": "shoulder",
    "daring": "wink",
    "chatty": "sky",
    "hotheaded": "puff",
    "patient": "thinking",
    "sly": "twist",
}
"""Face of a player who has lost to the person, by temperament."""


class Parting(Struct, frozen=True, kw_only=True):
    """Reaction of a player to the end of a match; without words if small talk is off."""

    place: int
    kind: Kind
    mood: str
    text: str = ""


def partings(
    view: View, setup: MatchSetup, chance: Random, *, aloud: bool, recalled: MemoryRemark | None = None
) -> Sequence[Parting]:
    """Farewells of all computers if a person has won, the winners first; else only the winners'.

    `recalled` is what one of them says instead, of the matches before.
    """
    seats = [place for place in range(view.rules.players) if place not in setup.people]
    won, company = setup.rejoices(view.winners), addressed(setup) is None
    outdone: Kind = "outdone_company" if company else "outdone"
    gracious: Kind = "gracious_company" if company else "gracious"
    found: list[Parting] = []
    for place in sorted(seats, key=lambda seat: seat not in view.winners):
        if not won and place not in view.winners:
            continue
        lost = place not in view.winners
        kind = outdone if lost else "champion" if won else gracious
        temper = temper_of(setup.face_of(place)).name
        sayings = lines(temper, kind) if aloud else ()
        mood = GRIMACES.get(temper, BEARINGS[kind].mood) if lost else BEARINGS[kind].mood
        fresh = [line for line in sayings if all(line != other.text for other in found)] or sayings
        text = chance.choice(fresh) if fresh else ""
        if aloud and recalled is not None and recalled.place == place:
            text = lines(temper, recalled.kind)[recalled.line]
        found.append(Parting(place=place, kind=kind, mood=mood, text=text))
    return tuple(found)
