"""Everybody at the table, as a page shows them."""

from collections.abc import Mapping, Sequence

import msgspec

from briscola.client.seats.seat_control import WrittenLine
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME, View
from briscola.engine.actions import Sign
from briscola.engine.events import PhraseSaid, Requested, Signalled
from briscola.i18n.action_words import bid_text
from briscola.i18n.card_words import points_text
from briscola.i18n.friends_words import PHRASES
from briscola.i18n.seat_words import player_kind, role_words, waiting_text
from briscola.i18n.sign_words import ask_word, grimaces, thing
from briscola.i18n.text import _, upper
from briscola.pages.messages.fields import SIDES, Grimace
from briscola.pages.messages.table import TablePlayer
from briscola.pages.server.page_files import face_address
from briscola.pages.shown.seat_story import SeatStory, Talk


def table_players(
    story: SeatStory, *, acting: int | None, written: Sequence[WrittenLine]
) -> tuple[TablePlayer, ...]:
    """Everybody at the table, from her own place on. It is the turn of the place `acting`.

    `written` are the last lines of some of them, the newest last; each shows one.
    """
    view, setup, settings = story.view, story.setup, story.settings
    counted = settings.live_points and view.tricks > 0
    signs = grimaces(view.rules, settings.own_signs)
    lines = {place: WrittenLine(0, place, "") for place in view.order}
    lines |= {line.place: line for line in written}
    auction = view.rules.bidding is not None and view.caller is None
    return tuple(
        TablePlayer(
            place=place,
            name=story.names[place],
            face=face_address(setup.face_of(place)),
            note=_note(view, setup, place),
            says=_bid(story, place) if auction else _says(story, place),
            wrote=lines[place].words,
            wrote_as=lines[place].n,
            grimace=made(signs, story.said.get(place)),
            dealer=place == view.dealer and view.rules.places != 2,
            side=SIDES.get(view.side(place), ""),
            turn=place == acting,
            cards=len(view.hands[place]),
            taken=view.captured[place],
            worth=str(view.so_far[place]) if counted else "",
            points=points_text(view.so_far[place]) if counted else "",
        )
        for place in view.order
    )


def made(signs: Mapping[Sign, str], said: Talk | None) -> Grimace:
    """The grimace of a sign that was made; empty for anything else."""
    if not isinstance(said, Signalled):
        return ""
    grimace: Grimace = msgspec.convert(signs.get(said.sign, ""), Grimace)
    return grimace


def _bid(story: SeatStory, place: int) -> str:
    """The last word of a player in the auction; empty before it."""
    said = story.view.said(place)
    return "" if said is False else bid_text(said, naming=story.naming) if said else _("passed")


def _says(story: SeatStory, place: int) -> str:
    """The last words of a player since the last card fell; empty for none."""
    ranking, naming = story.view.rules.ranking, story.naming
    match story.said.get(place):
        case Requested(ask=ask):
            return upper(ask_word(ask, naming=naming))
        case PhraseSaid(phrase=number):
            return str(PHRASES[number])
        case Signalled(sign=sign):
            return upper(thing(sign, ranking, naming=naming))
    return ""


def _note(view: View, setup: MatchSetup, place: int) -> str:
    """The part of a player in the hand, or how she is to be counted on."""
    if view.caller == place or (view.revealed and view.partner == place):
        return role_words(setup.face_of(place), calls=view.caller == place)
    if waits := view.awaited(place):
        return waiting_text(waits)
    if place in (ME, view.rules.dummy_seat):
        return ""
    if view.rules.in_sides and setup.here and place in view.rules.side_of[ME]:
        return _("your partner")
    return player_kind(setup, place)
