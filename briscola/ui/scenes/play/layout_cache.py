"""Cache of table layouts, one for each order of seats."""

from collections.abc import Callable

from briscola.client.view import View
from briscola.engine.rules import Rules
from briscola.ui.layout.table_layout import Layout
from briscola.ui.scene import Host


class LayoutCache:
    """Layouts by order of seats: the dummy's place changes with the dealer."""

    def __init__(self, app: Host, rules: Rules, *, below: Callable[[], int] = lambda: 0) -> None:
        """`below`: height in px to leave free at the bottom of the window."""
        self._app, self._rules, self._below = app, rules, below
        self._layouts: dict[tuple[int, ...], Layout] = {}

    def place(self, view: View) -> Layout:
        """The layout for a view's order of seats."""
        return self._place(view.order)

    def usual(self) -> Layout:
        """The layout before the first view: seats in their plain order."""
        return self._place(tuple(range(self._rules.places)))

    def _place(self, order: tuple[int, ...]) -> Layout:
        if order not in self._layouts:
            width, height = self._app.size
            self._layouts[order] = Layout(
                (width, height - self._below()),
                order,
                self._rules.hand_size,
                ratio=self._app.kit.sprites.info.ratio,
                partners=self._rules.in_sides,
                face_up=self._rules.open_hands,
                trumps=self._rules.trumps_at_start,
            )
        return self._layouts[order]

    def forget(self) -> None:
        """Drop all layouts, after a change of size or deck."""
        self._layouts.clear()
