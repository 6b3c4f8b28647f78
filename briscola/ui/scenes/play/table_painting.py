"""Draw the table of a match from back to front; the overlays draw themselves."""

from collections.abc import Collection, Sequence

import pygame

from briscola.client.match_seat import NextStep
from briscola.client.view import ME, View
from briscola.engine.events import Committed, TrickTaken
from briscola.i18n.character_words import addressed
from briscola.i18n.score_words import score_lines
from briscola.i18n.tooltip_words import plays_for_dummy
from briscola.ui.layout.card_spots import Key, lit
from briscola.ui.layout.table_layout import Layout
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.play.context import PlayContext, Slip, TableContext
from briscola.ui.scenes.play.event_player import EventPlayer
from briscola.ui.scenes.play.other_people import ClockDisplay
from briscola.ui.scenes.play.table_look import TableState
from briscola.ui.views.hit_test import HitTest, box
from briscola.ui.views.seat_views import draw_ring
from briscola.ui.views.speech_bubble import trace_rect


def whose_turn(context: PlayContext) -> tuple[int | None, bool]:
    """The place that is to act (None: nobody), and True if the person decides for it."""
    flow = context.flow
    if flow.next_step is NextStep.OWN_MOVE:
        return context.seat.view.to_act, True
    if flow.next_step is NextStep.OWN_CUT:
        return ME, True
    if flow.next_step is NextStep.DUMMY:
        return context.rules.dummy_seat, False
    return flow.thinking, False


def paint(
    target: pygame.Surface,
    context: TableContext,
    view: View,
    now: TableState,
    *,
    turn: float,
    hinted: bool,
    clock: ClockDisplay | None = None,
) -> None:
    """Draw the table and the things on it; `turn` (0…1) is the turn of the thinking ring.

    A `clock` that runs is a ring in place of that one.
    """
    flow, layout, picture, panel = context.flow, context.layout, context.picture, context.panel
    hidden = hidden_cards(context, view)
    target.blit(picture.still(view, shown_piles(flow, view), now), (0, 0))
    if now.person and (panel is None or panel.beside) and now.acting is not None:
        picture.landing(target, now.acting)
    picture.cards(target, view, hidden, lit=lit(view), stock=cards_in_stock(flow, view, layout))
    if now.acting is not None and now.acting not in now.near:  # a larger face would hide half of the ring
        sided, away = bool(view.side(now.acting)), now.absent.get(now.acting, "")
        if clock is not None and clock.shown is not None:
            clock.draw(target, layout.seats[now.acting], sided=sided, away=away)
        else:
            ring = None if now.person else turn
            draw_ring(target, context.kit, layout.seats[now.acting], ring, sided=sided, away=away)
    picture.flying(target, flow.timeline, over_hand=False)
    picture.waiting_pairs(target, view)
    picture.hand(target, context.hand, hidden)
    picture.flying(target, flow.timeline, over_hand=True)
    picture.panel = None if panel is None else panel.rect
    picture.bubbles(target, view, now)
    if now.auction and not flow.timeline.hidden() and not hinted:
        picture.worth(target, view)
    if panel is None and (tray := open_dummy(context, view)) is not None:
        tray.paint_cards(target)


def hit_targets(
    context: TableContext,
    view: View,
    now: TableState,
    *,
    traces: Collection[int],
    hinted: bool,
    slips: Sequence[Slip],
    own: bool = False,
) -> HitTest:
    """The things that `paint` draws, to be pointed at.

    `traces`: places whose sign has gone; `slips` lie on top; `own`: include the person's cards.
    """
    flow, layout, picture, panel = context.flow, context.layout, context.picture, context.panel
    hidden = hidden_cards(context, view)
    piles = shown_piles(flow, view)
    person = now.person and (panel is None or panel.beside)
    worth = picture.worth_rect(view) if now.auction and not flow.timeline.hidden() and not hinted else None
    tray = open_dummy(context, view) if panel is None else None
    return HitTest(
        view=view,
        piles=piles,
        layout=layout,
        hidden=hidden,
        stock=cards_in_stock(flow, view, layout),
        veiled=now.veiled,
        auction=now.auction,
        landing=now.acting if person else None,
        bubbles=tuple((place, box(rect)) for place, rect in picture.bubble_rects(view, now)),
        labels=tuple((place, box(rect)) for place, rect in picture.pile_labels(piles)),
        traces=tuple((place, box(trace_rect(context.kit, layout.seats[place]))) for place in traces),
        worth=None if worth is None else box(worth),
        tray=() if tray is None else tuple((card, box(tray.cell(card))) for card in tray.cards),
        sheet=None if tray is None else box(tray.rect),
        own=own,
        slips=tuple((of, box(rect), said) for of, rect, said in slips),
    )


def hidden_cards(context: TableContext, view: View) -> frozenset[Key]:
    """Cards not drawn at rest: those in the air, and an open dummy's on its sheet."""
    hidden = frozenset(context.flow.timeline.hidden())
    dummy, panel = context.rules.dummy_seat, context.panel
    if dummy is None or not (panel is None or isinstance(panel, DummyPanel)):
        return hidden
    return hidden | {card.code for card in view.hands[dummy] if card is not None}


def shown_piles(flow: EventPlayer, view: View) -> View:
    """The view whose piles are drawn: a trick still in flight is not counted yet."""
    arriving = flow.timeline.running and isinstance(flow.event, TrickTaken | Committed)
    return flow.before if arriving and flow.before is not None else view


def cards_in_stock(flow: EventPlayer, view: View, layout: Layout) -> int:
    """Height of the stock in cards, the turned one and those still to leave it included."""
    turned = view.turned.code if view.turned is not None and not view.lying else None  # it is counted there
    waiting = (m for m in flow.timeline.flying() if m.hidden and m.start == layout.stock and m.key != turned)
    return view.stock_count + sum(1 for _ in waiting)


def open_dummy(context: TableContext, view: View) -> DummyPanel | None:
    """The sheet with an open dummy's cards, shown also while another plays for it (V-MO-8)."""
    dummy = context.rules.dummy_seat
    cards = tuple(c for c in view.hands[dummy] if c is not None) if dummy is not None else ()
    if not cards:
        return None
    return DummyPanel(
        context.kit,
        context.layout,
        context.click,
        cards=cards,
        legal=(),
        on_action=lambda _action, _pose: None,
        title=plays_for_dummy(view, context.names, you=addressed(context.setup)),
        score=score_lines(view, context.setup),
        asking=False,
    )
