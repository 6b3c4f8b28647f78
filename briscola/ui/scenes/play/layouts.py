"""Where things lie at a table, for each order of seats."""

from briscola.client.view import View
from briscola.engine.rules import Rules
from briscola.ui.layout.table_layout import Layout
from briscola.ui.scene import Host


class Layouts:
    """Remembers the layout of each order of seats: the dummy's place changes with the dealer."""

    def __init__(self, app: Host, rules: Rules) -> None:
        self._app, self._rules = app, rules
        self._layouts: dict[tuple[int, ...], Layout] = {}

    def place(self, view: View) -> Layout:
        """Where things lie for a view."""
        return self._place(view.order)

    def usual(self) -> Layout:
        """Where things lie before there is anything to see."""
        return self._place(tuple(range(self._rules.places)))

    def _place(self, order: tuple[int, ...]) -> Layout:
        if order not in self._layouts:
            self._layouts[order] = Layout(
                self._app.size,
                order,
                self._rules.hand_size,
                ratio=self._app.kit.sprites.info.ratio,
                partners=self._rules.in_pairs,
            )
        return self._layouts[order]

    def forget(self) -> None:
        """Another size or deck: everything lies elsewhere."""
        self._layouts.clear()
