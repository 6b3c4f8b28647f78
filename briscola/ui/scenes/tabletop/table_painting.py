"""Draw the table of a match from back to front, or where it has changed; overlays draw themselves."""

from collections.abc import Hashable, Sequence

import pygame
from msgspec import Struct

from briscola.client.seats import NextStep
from briscola.client.view import ME, View
from briscola.engine.events import Committed, TrickTaken
from briscola.i18n.character_words import addressed
from briscola.i18n.score_words import score_lines
from briscola.i18n.tooltip_words import plays_for_dummy
from briscola.ui.layout.table import Key, Layout, lit
from briscola.ui.render.cards import Laid, covered
from briscola.ui.scenes.panels import DummyPanel
from briscola.ui.scenes.tabletop.context import PlayContext, TableContext
from briscola.ui.scenes.tabletop.flow import EventPlayer
from briscola.ui.scenes.tabletop.other_people import ClockDisplay
from briscola.ui.scenes.tabletop.table_look import TableState
from briscola.ui.scenes.tabletop.table_picture import TablePicture
from briscola.ui.scenes.tabletop.thing import OVER, UNDER, Thing
from briscola.ui.views.faces import draw_ring


def whose_turn(context: PlayContext) -> tuple[int | None, bool]:
    """The place that is to act (None: nobody), and True if the person decides for it."""
    flow = context.flow
    if flow.next_step is NextStep.OWN_MOVE:
        return context.seat.view.to_act, True
    if flow.next_step in (NextStep.OWN_CUT, NextStep.OWN_TRUMP_CARD):
        return ME, True
    if flow.next_step is NextStep.DUMMY:
        return context.rules.dummy_seat, False
    return flow.thinking, False


def paint(
    target: pygame.Surface,
    context: TableContext,
    things: Sequence[Thing],
    view: View,
    now: TableState,
    *,
    turn: float,
    clock: ClockDisplay | None = None,
) -> None:
    """Draw the table and the things on it; `turn` (0…1) is the turn of the thinking ring.

    A `clock` that runs is a ring in place of that one.
    """
    flow, layout, picture = context.flow, context.layout, context.picture
    hidden = hidden_cards(context, view)
    target.blit(picture.still(things), (0, 0))
    _draw(target, things, UNDER)
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
    picture.bubbles(target, view, now)
    _draw(target, things, OVER)


def _draw(target: pygame.Surface, things: Sequence[Thing], depth: int) -> None:
    for thing in things:
        if thing.depth == depth and thing.draw is not None:
            thing.draw(target)


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
        *context.sheet_arguments,
        cards=cards,
        legal=(),
        on_action=lambda _action, _pose: None,
        title=plays_for_dummy(view, context.names, you=addressed(context.setup)),
        score=score_lines(view, context.setup),
        asking=False,
    )


class _Glance(Struct, frozen=True):
    """The drawn state of a table."""

    view: View
    picture: TablePicture
    rest: Hashable
    """Everything whose change requires a full redraw."""
    hidden: frozenset[Key]
    stock: int
    air: Sequence[tuple[bool, Laid]]


class DirtyRects:
    """Compares the table with its state at the last call."""

    def __init__(self) -> None:
        self._last: _Glance | None = None

    def since(
        self,
        context: TableContext,
        things: Sequence[Thing],
        view: View,
        now: TableState,
        besides: Hashable,
    ) -> Sequence[pygame.Rect]:
        """Rectangles changed since the last call; the whole table after a change of view or `besides`.

        `besides`: other state the picture depends on; a change of it redraws everything."""
        flow, layout, picture, hand = context.flow, context.layout, context.picture, context.hand
        picture.still(things)
        repainted, picture.repainted = picture.repainted, []
        hidden = hidden_cards(context, view)
        # Where a card of the fan stands out, one that arrives lies elsewhere than at rest.
        arriving = hand.shown is not None and tuple(code in hand.absent for code in hand.codes)
        turn = (now.acting, now.person, now.auction, now.auction and not flow.timeline.hidden())
        glance = _Glance(
            view,
            picture,
            (*turn, context.panel, hand.cursor, hand.under, arriving, besides),
            hidden,
            cards_in_stock(flow, view, layout),
            picture.aloft(flow.timeline),
        )
        last, self._last = self._last, glance
        if last is None or last.rest != glance.rest or last.view is not view or last.picture is not picture:
            return [pygame.Rect((0, 0), layout.size)]
        flown = [card for card in (*last.air, *glance.air) if (card in last.air) != (card in glance.air)]
        return [
            *repainted,
            *(covered(laid) for _over, laid in flown if laid),
            *picture.resting(view, last.hidden ^ hidden, lit(view)),
            *([picture.stock_rect()] if last.stock != glance.stock else ()),
        ]
