"""Draw the table of a match from back to front, or where it has changed; overlays draw themselves."""

from collections.abc import Hashable, Sequence

import pygame
from msgspec import Struct

from briscola.client.view.view import View
from briscola.i18n.seat_words import PRESENT
from briscola.ui.layout.table.card_spots import Key, leading_code
from briscola.ui.render.cards.sprites import Laid, covered
from briscola.ui.scenes.tabletop.content import cards_in_stock, hidden_cards
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.scenes.tabletop.idle_animation import IdleAnimation
from briscola.ui.scenes.tabletop.picture import ScenePicture
from briscola.ui.scenes.tabletop.seat_styles import TurnAndFaces
from briscola.ui.scenes.tabletop.thing import OVER, UNDER, Thing
from briscola.ui.views.faces.rings import draw_ring


def paint(
    target: pygame.Surface,
    context: SceneContext,
    things: Sequence[Thing],
    view: View,
    now: TurnAndFaces,
    idle: IdleAnimation,
) -> None:
    """Draw the table and the things on it, with the ring of `idle` round the face of whoever is to act."""
    flow, layout, picture = context.flow, context.layout, context.picture
    hidden = hidden_cards(context, view)
    target.blit(picture.still(things), (0, 0))
    _draw(target, things, UNDER)
    picture.cards(target, view, hidden, lit=leading_code(view), stock=cards_in_stock(flow, view, layout))
    if now.acting is not None and now.acting not in now.near:  # a larger face would hide half of the ring
        sided, away = bool(view.side(now.acting)), now.absent.get(now.acting, PRESENT).words
        if idle.clock is not None and idle.clocked:
            idle.clock.draw(target, layout.seats[now.acting], sided=sided, away=away)
        else:
            ring = None if now.person else idle.turn
            draw_ring(target, context.kit, layout.seats[now.acting], ring, sided=sided, away=away)
    picture.flying(target, flow.timeline, over_hand=False)
    picture.hand_words.waiting_pairs(target, view)
    if context.hand.codes:
        context.hand.draw_cards(target, hidden)
    picture.flying(target, flow.timeline, over_hand=True)
    picture.bubbles(target, view, now)
    _draw(target, things, OVER)


def _draw(target: pygame.Surface, things: Sequence[Thing], depth: int) -> None:
    for thing in things:
        if thing.depth == depth and thing.draw is not None:
            thing.draw(target)


class _Glance(Struct, frozen=True):
    """The drawn state of a table."""

    view: View
    picture: ScenePicture
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
        self, context: SceneContext, things: Sequence[Thing], view: View, now: TurnAndFaces, besides: Hashable
    ) -> Sequence[pygame.Rect]:
        """Rectangles changed since the last call; the whole table after a change of view or `besides`.

        `besides`: other state the picture depends on; a change of it redraws everything."""
        flow, layout, picture, hand = context.flow, context.layout, context.picture, context.hand
        picture.still(things)
        repainted, picture.repainted = picture.repainted, []
        hidden = hidden_cards(context, view)
        # Where a card of the fan stands out, one that arrives lies elsewhere than at rest.
        arriving = hand.shown is not None and tuple(code in hand.in_flight for code in hand.codes)
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
            *picture.resting(view, last.hidden ^ hidden, leading_code(view)),
            *([picture.stock_rect()] if last.stock != glance.stock else ()),
        ]
