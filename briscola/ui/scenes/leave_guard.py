"""Asks before a match is left that is not saved, or before the window closes over it."""

from collections.abc import Callable
from functools import partial

from briscola.client.active_match import ActiveMatch, unsaved
from briscola.client.session import Session
from briscola.ui.scene import Host
from briscola.ui.scenes.saving_dialogs import ask_to_leave


class LeaveGuard:
    """Stands between the table and every way that would lose what is not on the disk."""

    def __init__(self, app: Host, active_match: ActiveMatch, *, end: Callable[[], None]) -> None:
        """`end` closes the window without another question."""
        self._app, self._active_match, self._end = app, active_match, end
        self._agreed: Session | None = None
        """A match that the person agreed to leave though it is not saved."""

    def seated(self) -> None:
        """Ask again from now on: the person sits at the table."""
        self._agreed = None

    def unless_unsaved(self, leave: Callable[[], None], *, to_title: bool = False) -> None:
        """Leave the table; after a question if the match cannot be saved.

        On the way `to_title` a window that keeps no matches asks nothing: the match goes on from there.
        """
        session = self._active_match.session
        trouble = unsaved(session)
        if trouble is None or (trouble.kind == "second" and to_title):
            leave()
            return

        def all_the_same() -> None:
            self._agreed = session
            leave()

        again = partial(self.unless_unsaved, leave, to_title=to_title)
        self._app.push(ask_to_leave(self._app, trouble, again=again, leave=all_the_same))

    def may_end(self) -> bool:
        """True if the window may close; if something would be lost, the person is asked, once."""
        session = self._active_match.session
        trouble = unsaved(session)
        if trouble is None or self._agreed is session:
            return True
        self._agreed = session

        def again() -> None:
            self._agreed = None
            self._app.quit()

        self._app.push(ask_to_leave(self._app, trouble, again=again, leave=self._end))
        return False
