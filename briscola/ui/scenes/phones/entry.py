"""The phones of the match at the table."""

from collections.abc import Callable

from briscola.client.seats import HostedSeat
from briscola.ui.scenes.entry import Entry, Places
from briscola.ui.scenes.phones.phones_at_table import PhonesAtTable
from briscola.ui.scenes.play import HotSeatTable


class PhonesEntry(Entry):
    """Made with the first table; the phones of a match are let go when it is left."""

    def __init__(self, to: Places) -> None:
        super().__init__(to)
        self.at_table: PhonesAtTable | None = None

    def begin(self, seat: HostedSeat, share: Callable[[], HotSeatTable]) -> PhonesAtTable:
        """The phones of a match; those of the one before are let go."""
        self.leave()
        self.at_table = PhonesAtTable(self._app, seat, share)
        return self.at_table

    def open_sheet(self) -> None:
        """Open the sheet for phones over the table, if somebody sits there."""
        if self.at_table is not None:
            self.at_table.open_sheet()

    def leave(self) -> None:
        if self.at_table is not None:
            self.at_table.close()
            self.at_table = None

    close = leave
