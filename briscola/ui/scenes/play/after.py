"""What follows a hand: its count over the table, and after the last one the end of the match."""

from __future__ import annotations

from collections.abc import Callable

from briscola.client.session import Session, Want
from briscola.client.view import View
from briscola.ui.scene import Host
from briscola.ui.scenes.results.hand import HandResult
from briscola.ui.scenes.results.match import MatchResult


class AfterHand:
    """Pushes the results of a session over the table.

    `go_on` deals the next hand or begins the next match; `leave` goes to the title; `pause` opens the menu
    between two hands; `new` opens a new match, where there is one to open.
    """

    def __init__(
        self,
        app: Host,
        session: Session,
        *,
        go_on: Callable[[], None],
        leave: Callable[[], None],
        pause: Callable[[], None],
        new: Callable[[], None] | None,
    ) -> None:
        self.app, self.session = app, session
        self.go_on, self.leave, self.pause, self.new = go_on, leave, pause, new

    def show(self, view: View) -> None:
        """The count of the hand that has ended in `view`."""
        over = self.session.want is Want.MATCH
        self.app.push(
            HandResult(
                self.app,
                view=view,
                setup=self.session.setup,
                log=tuple(self.session.table.log),
                on_next=(lambda: self._show_match(view)) if over else self.go_on,
                on_title=self.leave,
                on_menu=None if over else self.pause,
            )
        )

    def _show_match(self, view: View) -> None:
        """Who has won the match."""
        self.app.push(
            MatchResult(
                self.app,
                view=view,
                setup=self.session.setup,
                log=tuple(self.session.table.log),
                on_rematch=self.go_on,
                on_title=self.leave,
                on_new_match=self.new,
            )
        )
