"""The sheet on which a host changes a name and a seat at the table, or sends somebody away."""

from __future__ import annotations

from collections.abc import Sequence

from briscola.client.visit.own_table import OwnTable
from briscola.i18n.text import _
from briscola.network.messages.fields import RosterPlace
from briscola.storage.settings.person_names import clean
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.scene import Host
from briscola.ui.scenes.friends.people_lists import ask_to_send_away
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, FormField, PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.text_field import TextField


class GuestSheet(ContentSheet):
    """Lies over the table’s page. Esc changes nothing."""

    wide = (520, 760)

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
        self.name, self._guest, self._table, self._own = place.name, place, table, own
        self._seats, self._may_host = seats if len(seats) > 2 else (), may_host
        self._seat = place.seat

    def title(self) -> str:
        return self._guest.name

    @property
    def first(self) -> str:
        return "seat" if self._own else "name"

    def fill(self, column: TextColumn) -> None:
        if not self._own:
            label = _("Name at this table")
            line = Control(
                TextField, self.name, self._write, limit=LONGEST_NAME, name="name", on_enter=self._done
            )
            column.put(FormField(label, line))
            column.gap(22)
        if self._seats:
            seats = Control(Dropdown, self._seats, self._seat, self._choose, name="seat")
            column.put(FormField(_("Seat"), seats))
            column.gap(22)
        if self._may_host:
            words = _("Hand the table to {name}").format(name=self._guest.name)
            column.put(PressButton(words, self._hand_over, "hand-over"))

    def foot(self) -> SheetPart:
        away = Space() if self._own else PressButton(_("Send away"), self._ask_to_send_away, "send-away")
        return SheetRow(away, PressButton(_("Done"), self._done, "done", main=True))

    def _write(self, name: str) -> None:
        self.name = name

    def _choose(self, seat: int) -> None:
        self._seat = seat

    def _ask_to_send_away(self) -> None:
        ask_to_send_away(self.app, self._guest.name, self._send_away)

    def _send_away(self) -> None:
        self.app.pop()
        self._table.do(lambda table: table.send_away(self._guest.key))

    def _hand_over(self) -> None:
        self.app.pop()
        self._table.do(lambda table: table.hand_over(self._guest.key))

    def _done(self) -> None:
        name, place = clean(self.name, LONGEST_NAME), self._guest
        self.app.pop()
        if name and name != place.name:
            self._table.do(lambda table: table.rename(place.key, name))
        if self._seat != place.seat:
            self._table.do(lambda table: table.swap(place.key, self._seat))
