"""The sheet on which a host changes a name and a seat at the table, or sends somebody away."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola.client.visit.own_table import OwnTable
from briscola.i18n.text import _
from briscola.network.messages.fields import RosterPlace
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.render.theme import INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.people_lists import ask_to_send_away
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.text_field import TextField


class GuestSheet(SheetScene):
    """Lies over the table’s page. Esc changes nothing."""

    def __init__(
        self,
        app: Host,
        place: RosterPlace,
        *,
        seats: Sequence[str],
        own: bool,
        may_host: bool,
        table: OwnTable,
    ) -> None:
        """`seats` are the words for each seat of the table; `own`: the host changes only her own seat.

        `may_host`: the table may be handed to whoever sits at that place.
        """
        super().__init__(app)
        self.name, self._place, self._table, self._own = place.name, place, table, own
        self._seats, self._may_host = seats if len(seats) > 2 else (), may_host
        self._seat = place.seat

    def title(self) -> str:
        return self._place.name

    @property
    def _labels(self) -> Sequence[str]:
        """Words over the fields."""
        name = () if self._own else (_("Name at this table"),)
        return (*name, *((_("Seat"),) if self._seats else ()))

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(520, scale.px(760)))
        pad, gap, button = max(28, scale.px(56)), scale.px(22), scale.target(66)
        field, label = max(44, scale.px(60)), kit.fonts.line("small-strong") + scale.px(12)
        head, labels = kit.fonts.line("panel") + scale.px(16), self._labels
        fields = len(labels) * (label + field + gap) + (button + gap if self._may_host else 0)
        inner = self.unfold(size, (width, 2 * pad + head + fields + gap + button), (pad, pad))
        places = [
            pygame.Rect(inner.x, inner.y + head + label + at * (label + field + gap), inner.width, field)
            for at in range(len(labels))
        ]
        self.labels_at = [
            (words, (inner.x, place.y - label)) for words, place in zip(labels, places, strict=True)
        ]
        group = self.new_group(focus="seat" if self._own else "name")
        left, right = self.button_row(button, gap)
        if not self._own:
            name = TextField(
                kit, places[0], self.name, self._write, limit=LONGEST_NAME, name="name", on_enter=self._done
            )
            away = self.button(left, _("Send away"), self._ask_to_send_away, "send-away")
            group.add(name.called(_("Name at this table")), away)
        if self._seats:
            seat = Dropdown(kit, places[-1], self._seats, self._seat, self._choose, name="seat")
            group.add(seat.called(_("Seat")))
        if self._may_host:
            over = pygame.Rect(inner.x, left.y - gap - button, inner.width, button)
            words = _("Hand the table to {name}").format(name=self._place.name)
            group.add(self.button(over, words, self._hand_over, "hand-over"))
        group.add(self.main_button(right, _("Done"), self._done, "done"))
        self.restore_focus("seat" if self._own else "name")

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        for words, at in self.labels_at:
            self.kit.fonts.draw(target, words, "small-strong", at, INK_2, width=self.inner.width)

    def _write(self, name: str) -> None:
        self.name = name

    def _choose(self, seat: int) -> None:
        self._seat = seat

    def _ask_to_send_away(self) -> None:
        ask_to_send_away(self.app, self._place.name, self._send_away)

    def _send_away(self) -> None:
        self.app.pop()
        self._table.do(lambda table: table.send_away(self._place.key))

    def _hand_over(self) -> None:
        self.app.pop()
        self._table.do(lambda table: table.hand_over(self._place.key))

    def _done(self) -> None:
        name, place = clean(self.name, LONGEST_NAME), self._place
        self.app.pop()
        if name and name != place.name:
            self._table.do(lambda table: table.rename(place.key, name))
        if self._seat != place.seat:
            self._table.do(lambda table: table.swap(place.key, self._seat))
