"""Everybody at the table, the slate and the auction, as a page shows them."""

from collections.abc import Mapping

import msgspec

from briscola.client.setup import MatchSetup, person
from briscola.client.view import ME, View
from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT, Sign
from briscola.engine.events import PhraseSaid, Requested, Signalled
from briscola.engine.rules import Bidding
from briscola.i18n.action_words import bid_promise, bid_text
from briscola.i18n.card_words import points_text
from briscola.i18n.friends_words import PHRASES
from briscola.i18n.game_words import target_text
from briscola.i18n.level_words import level_name
from briscola.i18n.score_words import tallies
from briscola.i18n.seat_words import role_words, waiting_text
from briscola.i18n.sign_words import ask_word, grimaces, thing
from briscola.i18n.text import _, upper
from briscola.pages.messages.fields import Grimace, Side
from briscola.pages.messages.table import AuctionRuler, BidPeg, MatchSlate, SlateLine, TablePlayer
from briscola.pages.server import face_address
from briscola.pages.shown.seat_story import SeatStory, Talk

SIDES: Mapping[str, Side] = {"us": "us", "them": "them"}


def table_players(story: SeatStory, *, acting: int | None) -> tuple[TablePlayer, ...]:
    """Everybody at the table, from her own place on. It is the turn of the place `acting`."""
    view, setup, settings = story.view, story.setup, story.settings
    counted = settings.live_points and view.tricks > 0
    signs = grimaces(view.rules, settings.own_signs)
    auction = view.rules.bidding is not None and view.caller is None
    return tuple(
        TablePlayer(
            place=place,
            name=story.names[place],
            face=face_address(setup.face_of(place)),
            note=_note(view, setup, place),
            says=_bid(story, place) if auction else _says(story, place),
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
    return level_name(setup.opponents[place - 1].level, person(setup.face_of(place)).gender)


def slate_of(view: View, setup: MatchSetup) -> MatchSlate | None:
    """The score of the match; None in a match of one hand."""
    form = view.rules.match_form
    if form.by_wins and view.winning_hands == 1:
        return None
    lines = (
        SlateLine(name=line.name, side=SIDES.get(line.side, ""), strokes=line.strokes, figure=line.figure)
        for line in tallies(view, setup)
    )
    return MatchSlate(title=target_text(view.rules, view.winning_hands), lines=tuple(lines))


def ruler_of(story: SeatStory) -> AuctionRuler | None:
    """The auction on a ruler; None where none goes on, or where ranks are bid."""
    view = story.view
    bidding = view.rules.bidding
    if (
        bidding is None
        or bidding is Bidding.RANK
        or view.caller is not None
        or view.leader is None
        or view.ended
    ):
        return None
    if view.auction_over and view.standing is None:
        return None
    bids = {place: bid.points for place, bid in view.bids if bid is not None}
    best = view.standing
    return AuctionRuler(
        title=_("The auction"),
        note=bid_promise(bidding),
        low=LOWEST_CONTRACT,
        high=HIGHEST_CONTRACT,
        standing="" if best is None else f"{_('Highest bid')}: {story.names[best[0]]}, {best[1].points}",
        pegs=tuple(
            BidPeg(name=story.names[place], points=points)
            for place, points in sorted(bids.items(), key=lambda bid: bid[1])
        ),
    )
