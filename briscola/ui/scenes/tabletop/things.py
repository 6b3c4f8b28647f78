"""Everything that lies on a table: each kind of thing is one function, with its look, place and words.

Painting, pointing, explanations, Tab and the parts to be redrawn only walk the list that `things_of` makes.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from briscola.client.view.view import ME
from briscola.engine.cards import Card
from briscola.i18n import tooltip_words as words
from briscola.i18n.character_words import name_of
from briscola.i18n.game_words import game_title, hand_text
from briscola.i18n.score_words import running_tallies, score_line, scoreboard_title, tallies
from briscola.i18n.seat_words import PRESENT, callers_points, partner_words
from briscola.i18n.tooltip_words import Words
from briscola.ui.layout.table import forms
from briscola.ui.layout.table.card_spots import HAND_LAYER, TRICK_LAYER, Key, Spot, leading_code
from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table_items import NEVER, SELDOM, SHOW
from briscola.ui.scenes.tabletop.content import ShownTable
from briscola.ui.scenes.tabletop.seat_styles import pile_words, style_of_seat
from briscola.ui.scenes.tabletop.thing import OVER, UNDER, Thing
from briscola.ui.views.bubbles.speech_bubble import trace_rect
from briscola.ui.views.faces import pile_views, seat_views
from briscola.ui.views.props import draw_prop
from briscola.ui.views.table import table_centre
from briscola.ui.views.table.scoreboard import draw_score

TRICK, HELD, STOCK = ("trick",), ("hand", "cards"), ("stock",)
"""Items that stand for several kinds of things: cards in the middle, cards held, the pack and its place."""


def things_of(at: ShownTable) -> Sequence[Thing]:
    """Everything on the table, in the order of Tab."""
    return [thing for kind in KINDS for thing in kind(at)]


# ---- the middle


def _seal(at: ShownTable) -> Iterator[Thing]:
    opened = at.view.secret is not None
    if at.view.sha256 is not None:
        yield Thing(
            kind="seal",
            items=("seal",),
            words=partial(words.seal_words, opened=opened, browsers=at.facts.setup.browsers),
            rects=(at.layout.seal_rect,),
            depth=4,
            draw=lambda target: table_centre.draw_seal(target, at.kit, at.layout, opened=opened),
            looks=((opened, None),),
        )


def _landing(at: ShownTable) -> Iterator[Thing]:
    if at.landing is not None:
        slot = at.layout.slot(at.landing)
        yield Thing(
            kind="landing",
            items=("landing",),
            words=partial(words.landing_words, at.view, at.landing),
            place=at.landing,
            poses=(slot,),
            ratio=at.layout.ratio,
            layer=150,
            depth=UNDER,
            draw=lambda target: table_centre.draw_landing(target, at.kit, slot, at.layout.ratio),
        )


def _card(
    at: ShownTable, kind: str, items: tuple[str, ...], card: Card, spot: Spot, said: Callable[[], Words]
) -> Thing:
    """A card; one of the trick that does not lead is covered before the winning one, after all else."""
    beaten = items == TRICK and card.code != leading_code(at.view)
    return Thing(
        kind=kind,
        items=items,
        weighs=2 * SELDOM if beaten else None,
        words=said,
        place=spot.place,
        card=card,
        poses=(spot.pose,),
        ratio=at.layout.ratio,
        layer=10 + spot.layer,
        shows=card.code if kind == "turned" else "",
    )


def _singles(at: ShownTable) -> Iterator[Thing]:
    """The cards of the trick or of the draw, and the turned one."""
    view, facts = at.view, at.facts
    known: dict[Key, tuple[str, int, Card]] = {}
    known |= {card.code: ("drawn", seat, card) for seat, card in view.drawn}
    known |= {card.code: ("trick", seat, card) for seat, card in view.table}
    for key, spot in at.lying:
        if key in known:
            kind, seat, card = known[key]
            told = words.played_words if kind == "trick" else words.drawn_words
            said = partial(told, view, seat, card, at.names, naming=facts.naming, you=facts.you)
            yield _card(at, kind, TRICK, card, spot, said)
        elif view.turned is not None and key == view.turned.code and spot.place is None:
            yield _turned(at, view.turned, spot)


def _turned(at: ShownTable, card: Card, spot: Spot) -> Thing:
    """The turned card, or the part of it that shows from under the stock."""
    said = partial(words.turned_words, at.view, card, naming=at.facts.naming)
    whole, stock = bounds([spot.pose], at.layout.ratio), bounds([at.layout.stock], at.layout.ratio)
    if at.stock <= 1 or not stock.colliderect(whole):
        return _card(at, "turned", STOCK, card, spot, said)
    seen = pygame.Rect(stock.right, whole.y, whole.right - stock.right, whole.height)
    return Thing(kind="turned", items=STOCK, words=said, card=card, rects=(seen,), layer=10, shows=card.code)


def _stock(at: ShownTable) -> Iterator[Thing]:
    if at.stock - (at.view.turned is not None and not at.view.lying) > 0:
        said = partial(words.stock_words, at.view, at.stock)
        yield Thing(kind="stock", items=STOCK, words=said, poses=(at.layout.stock,), layer=20)


def _emblem(at: ShownTable) -> Iterator[Thing]:
    view, kit, layout = at.view, at.kit, at.layout
    trumps = view.trumps
    if at.now.veiled or (trumps is None and not view.untrumped):
        return
    caption = words.untrumped_caption(view) if trumps is None else ("", "")

    def draw(target: pygame.Surface) -> None:
        if trumps is None:
            table_centre.draw_untrumped(target, kit, layout, *caption)
        else:
            table_centre.draw_emblem(target, kit, layout, trumps, view.turned)

    yield Thing(
        kind="emblem",
        items=("emblem", "trumps"),
        words=at.facts.trumps,
        rects=(layout.emblem, layout.emblem_label),
        layer=15,
        depth=5,
        draw=draw,
        looks=(((trumps, view.turned, caption), _room(at, layout.emblem.union(layout.emblem_label))),),
    )


def _room(at: ShownTable, rect: pygame.Rect) -> pygame.Rect:
    """Rectangle of words and what lies beside them, with their halo or shadow."""
    room = 2 * at.kit.scale.px(40)
    return rect.inflate(room, room)


def _contract(at: ShownTable) -> Iterator[Thing]:
    view, facts, called = at.view, at.facts, at.view.called
    if called is None or view.contract is None or view.caller is None:
        return
    contract, caller = view.contract, name_of(facts.setup, view.rules, view.caller)
    partner = partner_words(view, facts.setup)
    made = callers_points(at.piles, facts.setup) if facts.settings.live_points else None
    yield Thing(
        kind="contract",
        items=("contract",),
        words=facts.contract_offered,
        rects=(at.layout.contract,),
        layer=15,
        shows=called.code,
        depth=6,
        draw=lambda target: table_centre.draw_contract(
            target,
            at.kit,
            at.layout,
            called=called,
            contract=contract,
            caller=caller,
            partner=partner,
            made=made,
        ),
        looks=(((called, contract, caller, partner, made), None),),
    )


# ---- the players


def _players(at: ShownTable) -> Iterator[Thing]:
    bubbles = at.bubbles()
    for place in at.view.order:
        yield _seat(at, place, bubbles.get(place))
        if place in at.traces:
            said = partial(words.passed_sign_words, at.names[place], at.facts.signs.get(place, ""))
            rect = trace_rect(at.kit, at.layout.seats[place])
            yield Thing(kind="trace", items=(), words=said, place=place, rects=(rect,), layer=40)
        if place != ME or at.own:
            yield from _held(at, place, [(key, spot) for key, spot in at.lying if spot.place == place])
        yield from _pile(at, place)


def _seat(at: ShownTable, place: int, bubble: pygame.Rect | None) -> Thing:
    """Face, tag and bid of a player; while the face is nearer it is drawn there."""
    kit, layout, facts, now = at.kit, at.layout, at.facts, at.now
    seat, near = layout.seats[place], layout.close_ups.get(place)
    look = style_of_seat(at.view, facts.setup, now, place)
    face = near.face if near is not None and look.near else seat.face
    grimace = now.faces.get(place, "")
    return Thing(
        kind="seat",
        items=("face", "name"),
        weighs=SELDOM,  # nobody misses a face for so short a time
        words=partial(
            facts.player_words,
            place,
            grimace,
            auction=now.auction,
            absent=now.absent.get(place, PRESENT).words,
        ),
        place=place,
        rects=(seat.face, seat.tag, *([] if bubble is None else [bubble])),
        layer=30,
        depth=7,
        draw=lambda target: seat_views.draw_seat(target, kit, seat, look, near),
        looks=((look.mood, face), (replace(look, mood=""), seat_views.seat_rect(kit, seat, near))),
    )


def _held(at: ShownTable, place: int, lying: Sequence[tuple[Key, Spot]]) -> Iterator[Thing]:
    """Things of a hand: each open card, and one for all backs."""
    view, facts, ratio = at.view, at.facts, at.layout.ratio
    cards = {card.code: card for card in view.hands[place] if card is not None}
    held = [spot for _key, spot in lying if spot.layer >= HAND_LAYER or 100 <= spot.layer < TRICK_LAYER]
    for spot in held:
        if spot.code:
            card = cards[spot.code]
            said = partial(words.open_words, view, place, card, at.names, naming=facts.naming)
            yield _card(at, "open", HELD, card, spot, said)
    backs = tuple(spot.pose for spot in held if spot.code is None)
    if backs:
        said = partial(words.held_words, view, place, len(backs), at.names, you=facts.you)
        yield Thing(kind="backs", items=HELD, words=said, place=place, poses=backs, ratio=ratio, layer=100)


def _pile(at: ShownTable, place: int) -> Iterator[Thing]:
    piles, facts, kit, layout = at.piles, at.facts, at.kit, at.layout
    owners = [p for p in piles.order if layout.pile_owner(p) == place]
    points = facts.settings.live_points
    # What stands on the slate is not said again under the piles.
    count, text = pile_words(piles, facts.setup, layout, place, counted=points and not at.running)
    if not any(piles.captured[p] for p in owners):
        return
    label = (pile_views.pile_label(kit, layout, place, text)[1],) if text else ()
    yield Thing(
        kind="pile",
        items=("pile", "pile words"),
        words=partial(words.pile_words, piles, place, owners, at.names, counted=points, you=facts.you),
        place=place,
        poses=(layout.seats[place].pile,),
        rects=label,
        ratio=layout.ratio,
        layer=10,
        depth=8,
        draw=lambda target: pile_views.draw_pile(target, kit, layout, place, count, text),
        looks=(((count, text), None),),
    )


# ---- the edges


def _slate(at: ShownTable) -> Iterator[Thing]:
    if not at.scoreboard:
        return
    view, setup, rect = at.view, at.facts.setup, at.layout.scoreboard
    lines = running_tallies(at.piles, setup) if at.running else tallies(view, setup)
    title = scoreboard_title(view)
    yield Thing(
        kind="slate",
        items=("slate",),
        weighs=NEVER,  # it is being read
        words=lambda: words.scoreboard_words(view, score_line(view, setup)),
        poses=(Pose(rect.centerx, rect.centery, rect.height, forms.SLATE_ANGLE),),
        ratio=rect.width / rect.height,
        layer=2,
        depth=2,
        draw=lambda target: draw_score(target, at.kit, rect, title, lines),
        looks=(((title, lines), None),),
    )


def _header(at: ShownTable) -> Iterator[Thing]:
    view, rect = at.view, at.layout.header
    occasion = at.facts.occasion
    text = at.header or (game_title(view.rules), hand_text(view, occasion))
    yield Thing(
        kind="header",
        items=("header",),
        words=partial(words.header_words, view, occasion),
        rects=(rect,),
        depth=3,
        draw=lambda target: table_centre.draw_header(target, at.kit, rect, *text),
        looks=((text, _room(at, rect)),),
    )


def _worth(at: ShownTable) -> Iterator[Thing]:
    beside = at.picture.hand_words
    rect = beside.worth_rect(at.view) if at.worth else None
    if rect is not None:
        draw = partial(beside.worth, view=at.view)
        said = partial(words.worth_words, at.view)
        yield Thing(kind="worth", items=(), words=said, rects=(rect,), layer=1, depth=OVER, draw=draw)


def _ornaments(at: ShownTable) -> Iterator[Thing]:
    """The espresso and the chalk, where nothing useful needs the room."""
    kit, cup, chalk = at.kit, at.layout.saucer, table_centre.chalk_rect(at.layout)
    if cup is not None:
        yield Thing(
            kind="cup",
            items=("cup",),
            words=words.cup_words,
            rects=(cup,),
            depth=1,
            draw=lambda target: draw_prop(target, kit, "espresso", cup.center, cup.width),
        )
    if chalk is not None and at.header is None:
        yield Thing(
            kind="chalk",
            items=(),
            weighs=SHOW,
            words=words.chalk_words,
            rects=(chalk,),
            layer=1,
            draw=lambda target: draw_prop(target, kit, "chalk", chalk.center, chalk.width, 18),
        )


def _papers(at: ShownTable) -> Iterator[Thing]:
    """Papers over everything else: an open dummy's sheet with its cards, slips and bubbles."""
    facts, dummy = at.facts, at.view.rules.dummy_seat
    tray = at.tray() if at.panel is None else None
    if tray is not None and dummy is not None:
        draw = tray.paint_cards
        yield Thing(
            kind="sheet",
            items=(),
            words=words.sheet_words,
            rects=(tray.rect,),
            layer=490,
            depth=OVER,
            draw=draw,
        )
        for card in tray.cards:
            said = partial(words.open_words, at.view, dummy, card, at.names, naming=facts.naming)
            cell = tray.cell(card)
            yield Thing(kind="tray", items=(), words=said, place=dummy, card=card, rects=(cell,), layer=500)
    for of, where, told in at.hover_targets:
        said = partial(_as_told, told)
        yield Thing(kind="slip", items=(), weighs=NEVER, words=said, of=of, rects=(where,), layer=600)


def _as_told(told: Words) -> Words:
    return told


KINDS: Sequence[Callable[[ShownTable], Iterator[Thing]]] = (
    *(_seal, _landing, _singles, _stock, _emblem, _contract),
    _players,
    *(_slate, _header, _worth, _ornaments),
    _papers,
)
"""The kinds of things, in the order of Tab."""
