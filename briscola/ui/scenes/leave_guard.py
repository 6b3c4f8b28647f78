"""Asks before a match is left that is not saved, or before the window closes over it."""

from collections.abc import Callable
from functools import partial

from briscola.client.active_match import ActiveMatch, unsaved
from briscola.client.host.recorder import Trouble
from briscola.client.seats.seat_control import SeatControl
from briscola.i18n.saving_words import not_kept_text
from briscola.i18n.text import _
from briscola.ui.scene import Host
from briscola.ui.scenes.saving_dialogs import ask_to_leave


class LeaveGuard:
    """Stands between the table and every way that would lose what is not on the disk."""

    def __init__(self, app: Host, active_match: ActiveMatch) -> None:
        self._app, self._active_match = app, active_match
        self._agreed: SeatControl | None = None
        """A match that the person agreed to leave though it is not saved."""

    @property
    def warning(self) -> str:
        """Text on what is not saved; empty if all is well."""
        if not self._active_match.ours:
            return _("Another window of Briscola is open: what is played in this one is not kept.")
        seat = self._active_match.seat
        return "" if seat is None else not_kept_text(seat.trouble)

    def seated(self) -> None:
        """Ask again from now on: the person sits at the table."""
        self._agreed = None

    def unless_unsaved(self, leave: Callable[[], None], *, to_title: bool = False) -> None:
        """Leave the table; after a question if the match cannot be saved.

        On the way `to_title` a window that keeps no matches asks nothing: the match goes on from there.
        """
        seat = self._active_match.seat
        trouble = unsaved(seat)
        if trouble is None or (trouble.kind == "second" and to_title):
            leave()
            return

        def all_the_same() -> None:
            self._agreed = seat
            leave()

        again = partial(self.unless_unsaved, leave, to_title=to_title)
        self._app.push(ask_to_leave(self._app, trouble, again=again, leave=all_the_same))

    def may_end(self) -> bool:
        """True if the window may close; if something would be lost, the person is asked, once."""
        seat, trouble = self._at_stake()
        if trouble is None or self._agreed is seat:
            return True
        self._agreed = seat

        def again() -> None:
            self._agreed = None
            self._app.quit()

        self._app.push(ask_to_leave(self._app, trouble, again=again, leave=self._app.end))
        return False

    def _at_stake(self) -> tuple[SeatControl | None, Trouble | None]:
        """The match of this window with its trouble, else a single deal that the disk refuses."""
        seat = self._active_match.seat
        if (trouble := unsaved(seat)) is not None:
            return seat, trouble
        for scene in self._app.scenes:
            if (trouble := refused_by_disk(scene.at_stake)) is not None:
                return scene.at_stake, trouble
        return None, None


def leave_deal(app: Host, seat: SeatControl, leave: Callable[[], None]) -> None:
    """Leave the table of a single deal; after a question if the disk refuses it."""
    trouble = refused_by_disk(seat)
    if trouble is None:
        leave()
    else:
        again = partial(leave_deal, app, seat, leave)
        app.push(ask_to_leave(app, trouble, again=again, leave=leave))


def refused_by_disk(seat: SeatControl | None) -> Trouble | None:
    """Trouble of a disk that still refuses part of a match meant to be kept; None if nothing is lost."""
    trouble = unsaved(seat)
    return trouble if trouble is not None and trouble.kind == "refused" else None
