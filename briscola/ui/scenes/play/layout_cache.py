"""Cache of table layouts, one for each order of seats."""

from briscola.client.view import View
from briscola.engine.rules import Rules
from briscola.ui.layout.table_layout import Layout


class LayoutCache:
    """Layouts by order of seats: the dummy's place changes with the dealer."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._layouts: dict[tuple[int, ...], Layout] = {}

    def begin(self, size: tuple[int, int], ratio: float) -> None:
        """Drop all layouts, for another size of the table in px or `ratio` of the cards' sides."""
        self._size, self._ratio = size, ratio
        self._layouts.clear()

    def place(self, view: View) -> Layout:
        """The layout for a view's order of seats."""
        return self._place(view.order)

    def usual(self) -> Layout:
        """The layout before the first view: seats in their plain order."""
        return self._place(tuple(range(self._rules.places)))

    def _place(self, order: tuple[int, ...]) -> Layout:
        if order not in self._layouts:
            self._layouts[order] = Layout(
                self._size,
                order,
                self._rules.hand_size,
                ratio=self._ratio,
                partners=self._rules.in_sides,
                face_up=self._rules.open_hands,
                trumps=self._rules.trumps_at_start,
            )
        return self._layouts[order]
