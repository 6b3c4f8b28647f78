"""What is in sight of a match, and where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from briscola.client.fold import shown_hands
from briscola.client.view import View
from briscola.ui.layout.table_layout import Layout

if TYPE_CHECKING:
    from briscola.ui.scenes.play.scene import PlayScene


class Sight:
    """Remembers a layout for each order of seats, and the last view with open cards."""

    def __init__(self, scene: PlayScene) -> None:
        self.scene = scene
        self._opens = scene.rules.dummy_seat is not None or scene.rules.show_partner
        self._opened: tuple[View, int, View] | None = None
        self._layouts: dict[tuple[int, ...], Layout] = {}

    @property
    def view(self) -> View | None:
        """What the picture shows now, an open dummy's cards included."""
        view, session = self.scene.flow.view, self.scene.session
        if view is None or not self._opens or not session.dealt:
            return view
        steps = len(session.table.log)
        if self._opened is None or self._opened[0] is not view or self._opened[1] != steps:
            self._opened = (view, steps, shown_hands(view, session.own_view))
        return self._opened[2]

    def place(self, view: View) -> Layout:
        """Where things lie for a view (the dummy's place changes with the dealer)."""
        return self._place(view.order)

    def usual(self) -> Layout:
        """Where things lie before there is anything to see."""
        return self._place(tuple(range(self.scene.rules.places)))

    def _place(self, order: tuple[int, ...]) -> Layout:
        if order not in self._layouts:
            rules = self.scene.rules
            self._layouts[order] = Layout(
                self.scene.app.size,
                order,
                rules.hand_size,
                ratio=self.scene.kit.sprites.info.ratio,
                partners=rules.in_pairs,
            )
        return self._layouts[order]

    def forget(self) -> None:
        """Another size or deck: everything lies elsewhere."""
        self._layouts.clear()
