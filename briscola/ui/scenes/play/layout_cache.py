"""Cache of table layouts, one for each order of seats."""

from functools import partial

from briscola.client.view import View
from briscola.engine.rules import Rules
from briscola.ui.layout.card_growth import with_cards
from briscola.ui.layout.table_layout import Layout


class LayoutCache:
    """Layouts by order of seats: the dummy's place changes with the dealer."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._layouts: dict[tuple[int, ...], Layout] = {}

    def begin(self, size: tuple[int, int], ratio: float, cards: float = 1.0) -> None:
        """Drop all layouts, for another size of the table in px, sides of the cards or size of them."""
        self._size, self._ratio, self._cards = size, ratio, cards
        self._layouts.clear()

    def place(self, view: View) -> Layout:
        """The layout for a view's order of seats."""
        return self._place(view.order)

    def usual(self) -> Layout:
        """The layout before the first view: seats in their plain order."""
        return self._place(tuple(range(self._rules.places)))

    def _place(self, order: tuple[int, ...]) -> Layout:
        if order not in self._layouts:
            self._layouts[order] = with_cards(partial(self._layout, order), self._cards)
        return self._layouts[order]

    def _layout(self, order: tuple[int, ...], kind: type[Layout], hand: float, table: float) -> Layout:
        return kind(
            self._size,
            order,
            self._rules.hand_size,
            ratio=self._ratio,
            partners=self._rules.in_sides,
            face_up=self._rules.open_hands,
            trumps=self._rules.trumps_at_start,
            dummy=self._rules.dummy_seat is not None,
            hand_factor=hand,
            table_factor=table,
        )
