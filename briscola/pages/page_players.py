"""Everybody at the table, as a page shows them."""

from collections.abc import Mapping

from briscola.client.characters import person
from briscola.client.match_setup import MatchSetup
from briscola.client.view import ME, View
from briscola.i18n.action_words import bid_text
from briscola.i18n.card_words import Naming, points_text
from briscola.i18n.level_words import level_name
from briscola.i18n.score_words import tallies
from briscola.i18n.seat_words import role_words
from briscola.i18n.text import _
from briscola.pages.page_messages import Side, TablePlayer
from briscola.pages.seat_story import SeatStory
from briscola.storage.settings import Settings

SIDES: Mapping[str, Side] = {"us": "us", "them": "them"}


def table_players(
    story: SeatStory, settings: Settings, *, acting: int | None, naming: Naming
) -> tuple[TablePlayer, ...]:
    """Everybody at the table, from her own place on. It is the turn of the place `acting`."""
    view, setup = story.view, story.setup
    return tuple(
        TablePlayer(
            place=place,
            name=story.names[place],
            face=setup.face_of(place),
            note=_note(view, setup, place, naming=naming),
            side=SIDES.get(view.side(place), ""),
            turn=place == acting,
            cards=len(view.hands[place]),
            taken=view.captured[place],
            points=points_text(view.points[place]) if settings.live_points and view.tricks else "",
            score=_score(view, setup, place),
        )
        for place in view.order
    )


def _note(view: View, setup: MatchSetup, place: int, *, naming: Naming) -> str:
    """The last word of a player in the auction, or her part in the hand."""
    said = view.said(place)
    if view.caller is None and said is not False:
        return bid_text(said, naming=naming) if said else _("passed")
    if view.caller == place or (view.revealed and view.partner == place):
        return role_words(setup.face_of(place), calls=view.caller == place)
    if place in (ME, view.rules.dummy_seat):
        return ""
    if view.rules.in_sides and place in view.rules.side_of[ME]:
        return _("your partner")
    return level_name(setup.opponents[place - 1].level, person(setup.face_of(place)).gender)


def _score(view: View, setup: MatchSetup, place: int) -> str:
    """Her strokes or points in the match, or those of her side."""
    form = view.rules.match_form
    if place == view.rules.dummy_seat or (form.by_wins and view.winning_hands == 1):
        return ""
    lines = tallies(view, setup)
    line = lines[place not in view.rules.side_of[ME]] if view.rules.in_sides else lines[place]
    return str(line.strokes) if form.by_wins else line.figure
