"""Results after a hand: the count over the table and, after the last hand, the end of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from briscola.client.duel.duel import Duel, duel_of, duels_of
from briscola.client.results import took_back
from briscola.client.session import Session, Want
from briscola.client.shuffle_proof import Evidence, prove, prove_draw
from briscola.client.view import View
from briscola.engine.events import Event
from briscola.engine.replay_cursor import in_force
from briscola.ui.input.salt import Salt
from briscola.ui.scene import Host
from briscola.ui.scenes.play.event_flow import Ended
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.results.ways import ResultWays

Coach = Callable[[Sequence[Event], int], None]
"""Open the coach for a hand (counted from 1) of the match that began last in a log."""

Challenge = Callable[[Sequence[Duel]], None]
"""Show the text that sends some hands to a friend."""

Beside = Callable[[View], str]
"""Describe how the hand ended in the match, for a *what if*, given the view at its end now."""


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
        again: Callable[[], None] | None = None,
        compare: Callable[[], None] | None = None,
        coach: Coach | None = None,
        challenge: Challenge | None = None,
        beside: Beside | None = None,
    ) -> None:
        """`coach` opens the coach's view of a hand, `challenge` shows the text that sends it to a friend;
        `beside` describes how the hand ended in the match, for a *what if*.
        """
        self.app, self.session = app, session
        self.go_on, self.leave, self.pause, self.new = go_on, leave, pause, new
        self.again, self.compare = again, compare
        self._coach, self._challenge, self._beside = coach, challenge, beside
        self._shown: HandResult | None = None

    def renamed(self) -> None:
        """Pass on changed player names to the result that is on show."""
        if self._shown is not None:
            self._shown.setup = self.session.setup

    def show(self, view: View, ended: Ended, salt: Salt) -> None:
        """Show the count of the hand that has ended in `view`; `salt` is for the next shuffle."""
        over = self.session.want is Want.MATCH
        self._shown = HandResult(
            self.app,
            view=view,
            setup=self.session.setup,
            log=in_force(ended.log),
            evidence=self._evidence(view, ended),
            salt=salt,
            ways=ResultWays(
                next=partial(self._show_match, view, ended) if over else self.go_on,
                leave=self.leave,
                menu=None if over else self.pause,
                again=self.again,
                compare=self.compare,
                coach=self._coached(view, ended),
                challenge=self._challenged(view, ended),
            ),
            taken_back=took_back(ended.log),
            beside=None if self._beside is None else partial(self._beside, view),
        )
        self.app.push(self._shown)

    def _show_match(self, view: View, ended: Ended) -> None:
        """Push the match result."""
        self.app.push(
            MatchResult(
                self.app,
                view=view,
                setup=self.session.setup,
                log=in_force(ended.log),
                evidence=self._evidence(view, ended),
                ways=ResultWays(
                    next=self.go_on,
                    leave=self.leave,
                    new_match=self.new,
                    coach=self._coached(view, ended),
                    challenge=self._challenged_match(ended),
                ),
            )
        )

    def _coached(self, view: View, ended: Ended) -> Callable[[], None] | None:
        """Callback that opens the coach at this hand; None where the match has no coach."""
        return None if self._coach is None else partial(self._coach, ended.log, view.hand_number)

    def _challenged(self, view: View, ended: Ended) -> Callable[[], None] | None:
        """Callback that sends this hand to a friend; None where no code can hold it."""
        if self._challenge is None:
            return None
        session = self.session
        duel = duel_of(session.setup, session.seeds, ended.log, view.hand_number)
        return None if duel is None else partial(self._challenge, [duel])

    def _challenged_match(self, ended: Ended) -> Callable[[], None] | None:
        """Callback that sends all hands of the match to a friend; None where no code can hold them."""
        if self._challenge is None:
            return None
        duels = duels_of(self.session.setup, self.session.seeds, ended.log)
        return partial(self._challenge, duels) if duels else None

    def _evidence(self, view: View, ended: Ended) -> Evidence:
        """Proof of the shuffles and the draw, the hash-chain digest and the next seal.

        The digest is empty if the match is not written to a file.
        """
        return Evidence(
            proof=prove(ended.log, view.rules.pack),
            draw=prove_draw(ended.log, view.rules),
            digest=ended.digest if self.session.file is not None else "",  # that of no file says nothing
            file=self.session.file,
            next_seal=ended.next_seal,
        )
