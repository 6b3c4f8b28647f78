"""Find the rectangles of the table that have changed, so that only these are redrawn."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from briscola.client.view import View
from briscola.ui.layout.card_spots import Key, lit
from briscola.ui.render.sprites import Laid, covered
from briscola.ui.scenes.play.context import TableContext
from briscola.ui.scenes.play.table_look import TableState
from briscola.ui.scenes.play.table_painting import cards_in_stock, hidden_cards, shown_piles
from briscola.ui.scenes.play.table_picture import TablePicture


@dataclass(frozen=True, slots=True)
class _Glance:
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
        self, context: TableContext, view: View, now: TableState, besides: Hashable
    ) -> Sequence[pygame.Rect]:
        """Rectangles changed since the last call; the whole table after a change of view or `besides`.

        `besides`: other state the picture depends on; a change of it redraws everything."""
        flow, layout, picture, hand = context.flow, context.layout, context.picture, context.hand
        picture.still(view, shown_piles(flow, view), now)
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
