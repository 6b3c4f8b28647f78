"""What of a table has changed since it was last drawn, as rectangles: only these are drawn again."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from briscola.client.view import View
from briscola.ui.layout.spots import Key, lit
from briscola.ui.render.sprites import Laid, covered
from briscola.ui.scenes.play.context import TableContext
from briscola.ui.scenes.play.look import Now
from briscola.ui.scenes.play.paint import cards_in_stock, hidden_cards, shown_piles
from briscola.ui.scenes.play.picture import TablePicture


@dataclass(frozen=True, slots=True)
class _Glance:
    """A table as it was drawn."""

    view: View
    picture: TablePicture
    rest: Hashable
    """All that, when it changes, changes the whole."""
    hidden: frozenset[Key]
    stock: int
    air: Sequence[tuple[bool, Laid]]


class Moved:
    """Compares the table with what it was at the last look."""

    def __init__(self) -> None:
        self._last: _Glance | None = None

    def since(
        self, context: TableContext, picture: TablePicture, view: View, now: Now, besides: Hashable
    ) -> Sequence[pygame.Rect]:
        """What has changed since the last look; `besides`: what else is seen of the table."""
        flow, layout = context.flow, context.layout
        picture.still(view, shown_piles(flow, view), now)
        repainted, picture.repainted = picture.repainted, []
        hidden = hidden_cards(context, view)
        glance = _Glance(
            view,
            picture,
            (now.acting, now.person, now.auction, now.auction and not flow.timeline.hidden(), besides),
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
