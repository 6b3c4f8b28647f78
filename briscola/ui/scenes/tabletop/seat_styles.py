"""Turn a view into the words and looks of the table scene; no drawing."""

from collections.abc import Mapping

from msgspec import Struct, field

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME, Side, View
from briscola.i18n.action_words import bid_text
from briscola.i18n.card_words import ITALIAN, Naming, card_name, cards_text, points_text
from briscola.i18n.character_words import addressed, name_of, side_names
from briscola.i18n.seat_words import PRESENT, AwayNote, player_kind, role_words, waiting_text, you_lead
from briscola.i18n.text import _, pgettext, upper
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.views.faces.seat_views import SeatStyle

BLINKING = frozenset({"", "left", "right"})
"""Moods whose face may blink: a thinking one has a hand at its chin, which a blink has not."""
RICH = 10
"""Points from which a trick makes its winner smile."""


class TurnAndFaces(Struct, frozen=True, kw_only=True):
    """The state of the table besides the cards: turn, faces, auction."""

    acting: int | None = None
    """The place whose turn it is; None if it is nobody's."""
    person: bool = False
    """True if the person is to decide, for himself or for the dummy."""
    blink: int | None = None
    drawn: Mapping[int, str] = field(default_factory=dict)
    """The drawing of its mood that a face shows, by place; by default the mood's own."""
    naming: Naming = ITALIAN
    auction: bool = False
    """True during an auction, when bids stand in the bubbles."""
    moods: Mapping[int, str] = field(default_factory=dict)
    """Mood of each face, from the last trick or from whose turn it is."""
    faces: Mapping[int, str] = field(default_factory=dict)
    """Grimaces of the players who sign, by place."""
    near: Mapping[int, float] = field(default_factory=dict)
    """Enlargement (0…1) of the faces of those who sign, by place."""
    absent: Mapping[int, AwayNote] = field(default_factory=dict)
    """Note of each player who is away or for whom a computer plays, by place."""
    veiled: bool = False
    """True until the card that shows trumps has been turned over."""


def feelings(view: View, layout: Layout, acting: int | None) -> Mapping[int, str]:
    """Mood by place: a rich trick pleases its winner and dismays whoever lost a rich card in it.

    Without one, eyes follow the play.

    While the table is silent nobody shows a feeling: faces are signs in this game (R-TALK-1).
    """
    found: dict[int, str] = {}
    winner = view.last_winner
    if winner is not None and view.last_points >= RICH and not view.table and not view.silent:
        worth = view.rules.ranking.points
        lost = [on.seat for on in view.last if worth[on.card] >= RICH and on.seat != winner]
        found = {p: "dismayed" for p in lost if not (view.rules.in_sides and p in view.rules.side_of[winner])}
        found[winner] = "pleased"
    seats = layout.seats
    if acting in seats:
        for place, seat in seats.items():
            away = seats[acting].face.centerx - seat.face.centerx
            if place not in (ME, acting) and abs(away) > seat.face.width:
                found.setdefault(place, "left" if away < 0 else "right")
    return found


def mood_of(now: TurnAndFaces, place: int) -> str:
    """The mood a face shows: a sign comes before thinking, thinking before the last trick's mood."""
    if place in now.faces:
        return now.faces[place]
    if now.acting == place and place != ME:
        return "thinking"
    return now.moods.get(place, "")


def style_of_seat(view: View, setup: MatchSetup, now: TurnAndFaces, place: int) -> SeatStyle:
    """Everything needed to draw a player's seat at this moment."""
    rules = view.rules
    name = name_of(setup, rules, place)
    passed = now.auction and view.said(place) is None
    mine = now.person and now.acting == place
    mood = mood_of(now, place)
    shown = "blink" if now.blink == place and mood in BLINKING else now.drawn.get(place, mood)
    said = view.said(place) if now.auction else False
    bubble = bid_text(said, naming=now.naming) if said is not False else ""
    # Once the person is to play the slip says it alone; the bubble would cover it.
    fresh = (not view.table or view.rules.dark) and view.tricks == 0 and not now.person
    if view.called is not None and view.caller == place and fresh:
        bubble = upper(card_name(view.called, naming=now.naming))
    leads = not view.table and not now.auction and view.leader == place
    turn = you_lead(view) if leads else _("Your turn")
    return SeatStyle(
        name=turn if mine and place == addressed(setup) else name,
        detail=_detail(view, setup, now, place, passed=passed, turn=turn if mine else ""),
        face=setup.face_of(place),
        mood=shown,
        side=public_side(view, setup, place),
        dealer=place == view.dealer,
        grey=passed or now.absent.get(place, PRESENT).grey,
        turn=mine,
        strong=view.caller == place and not (mine and place == addressed(setup)),
        bubble=bubble,
        quiet=passed,
        away=now.absent.get(place, PRESENT).words,
        near=now.near.get(place, 0.0),
    )


def public_side(view: View, setup: MatchSetup, place: int) -> Side:
    """Side of a place as the table shows it: where several people look, no secret partner's."""
    if addressed(setup) is None and not view.rules.in_sides and not view.revealed and view.ended is None:
        return ""
    return view.side(place)


def _detail(view: View, setup: MatchSetup, now: TurnAndFaces, place: int, *, passed: bool, turn: str) -> str:
    """Second line of the name tag: role, level or state; may be empty. `turn`: words on the person's turn."""
    if turn and place != ME:
        return _("you play for it")
    if turn and addressed(setup) is None:
        return turn  # in place of the name where the person is alone
    if passed:
        return _("passed")
    if now.acting == place and place != ME and not view.table and not now.auction and view.pack == 0:
        return pgettext("the first trick", "leads") if view.tricks == 0 else _("leads")
    if view.caller == place or (view.revealed and view.partner == place):
        return role_words(setup.face_of(place), calls=view.caller == place)
    if waits := view.awaited(place):
        return waiting_text(waits)
    if place == ME:
        return ""
    if view.rules.in_sides and place in view.rules.side_of[ME] and addressed(setup) == ME:
        return _("your partner")
    if place == view.rules.dummy_seat:
        return ""
    return player_kind(setup, place)


def pile_words(
    view: View, setup: MatchSetup, layout: Layout, place: int, *, counted: bool
) -> tuple[int, str]:
    """Number of cards in a place's pile and the label under it or ""; `counted`: with points."""
    owners = [p for p in view.order if layout.pile_owner(p) == place]
    count = sum(view.captured[p] for p in owners)
    points = sum(view.so_far[p] for p in owners)
    if not count:
        return 0, ""
    if view.rules.in_sides:
        us, them = side_names(setup, view.rules)
        whose = us if view.side(place) == "us" else them
        return count, f"{whose} · {points}" if counted else f"{whose} · {cards_text(count)}"
    if len(view.order) >= 4 or layout.scale.small:
        return count, str(points) if counted else ""
    words = cards_text(count)
    if layout.short_words:
        return count, points_text(points) if counted else words
    return count, f"{words} · {points_text(points)}" if counted else words
