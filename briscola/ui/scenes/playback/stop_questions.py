"""The questions at a stop: why another player did that, and what if the person had chosen otherwise."""

from collections.abc import Sequence

from briscola.client.coach.decisions import hands_of
from briscola.client.view import ME
from briscola.client.what_if import Origin
from briscola.engine.events import Event
from briscola.ui.scene import Host
from briscola.ui.scenes.play.context import TableContext
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.playback.what_if_branch import BranchCoach, branch_off
from briscola.ui.scenes.playback.why_answer import WhySheet


class Inquiry:
    """Knows which questions have an answer at the present stop."""

    def __init__(
        self,
        app: Host,
        context: TableContext,
        show: ReelPlayer,
        log: Sequence[Event],
        origin: Origin | None,
        sheet: WhySheet,
        on_coach: BranchCoach | None,
    ) -> None:
        """`origin`: seeds and terms of the record, needed for *what if*; None if that is not possible.
        `on_coach` opens the coach for the other course.
        """
        self._app, self._context, self._show = app, context, show
        self._log, self._origin, self._sheet, self._on_coach = log, origin, sheet, on_coach
        own = hands_of(log, ME) if origin is not None else ()
        self._own = frozenset(decision.event for hand in own for decision in hand.decisions)
        """Log indices of the person's decisions."""

    @property
    def decided(self) -> int | None:
        """Log index of the person's decision next after this stop; None if something else comes next."""
        event = self._show.reel.following(self._show.at)
        return event if event in self._own else None

    @property
    def done(self) -> int | None:
        """Log index of another player's decision just made at this stop; None if there is none."""
        event = self._show.reel.done(self._show.at)
        if event is None:
            return None
        seat = getattr(self._log[event], "seat", ME)
        return event if ME < seat < self._context.rules.players else None

    def why(self) -> None:
        """Ask why the last decision was made; asked again, put the answer away."""
        event, show = self.done, self._show
        if event is None:
            self._context.knock()
            return
        if show.playing:
            show.toggle()
        self._sheet.ask(event)

    def what_if(self) -> None:
        """Play on from this stop with another choice."""
        event, show = self.decided, self._show
        if self._origin is None or event is None:
            self._context.knock()
            return
        show.jump(show.at)
        hand = show.reel.hand_at(show.at)
        was = None if hand is None or hand.ended is None else show.reel.view(hand.last)
        branch_off(
            self._app,
            self._context.setup,
            self._origin,
            self._log,
            event,
            was=was,
            on_coach=self._on_coach,
        )
