"""Results after a hand: the count over the table and, after the last of several, the end of the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from briscola.client.checking.shuffle_proof import Evidence, absences_of, prove, prove_draw, shares_of
from briscola.client.rivals import RivalsAtTable
from briscola.client.seats.seat_control import NextStep, SeatControl
from briscola.client.view.results import hands_of_match, took_back
from briscola.client.view.view import View
from briscola.engine.replay_cursor import in_force
from briscola.i18n.figure_words import figure
from briscola.ui.input.salt import Salt
from briscola.ui.scene import Host
from briscola.ui.scenes.results.actions import FinishedHand, HandEnd, ResultActions, TableActions
from briscola.ui.scenes.results.hand_result import HandResult
from briscola.ui.scenes.results.match_result import MatchResult
from briscola.ui.scenes.results.result_scene import Finished
from briscola.ui.scenes.tabletop.flow import Ended


class AfterHand:
    """Pushes the results of a match over the table.

    `go_on` deals the next hand or begins the next match; `pause` opens the menu between two hands.
    """

    def __init__(
        self,
        app: Host,
        seat: SeatControl,
        *,
        go_on: Callable[[], None],
        pause: Callable[[], None],
        actions: TableActions,
        rivals: RivalsAtTable | None = None,
    ) -> None:
        self.app, self.seat, self._rivals = app, seat, rivals
        self.go_on, self.pause, self.actions = go_on, pause, actions
        self._shown: HandResult | None = None

    def renamed(self) -> None:
        """Pass on changed player names to the result that is on show."""
        if self._shown is not None:
            self._shown.setup = self.seat.setup

    def show(self, view: View, ended: Ended, salt: Salt) -> None:
        """Show the count of the hand that has ended in `view`; `salt` is for the next shuffle."""
        end, way_on = self._end(view, ended)
        actions = self.actions
        self._shown = HandResult(
            self.app,
            self._finished(view, ended),
            end=end,
            salt=salt,
            actions=ResultActions(
                table=actions,
                next=way_on,
                menu=None if self.seat.next_step is NextStep.MATCH else self.pause,
                watch=None if actions.watch is None else partial(actions.watch, ended.log, view.hand_number),
                hand=self._played(view, ended),
            ),
            taken_back=took_back(ended.log),
            beside=None if actions.beside is None else partial(actions.beside, view),
        )
        self.app.push(self._shown)

    def _end(self, view: View, ended: Ended) -> tuple[HandEnd, Callable[[], None]]:
        """The way on from the count, and its deed."""
        actions = self.actions
        if actions.compares:
            return HandEnd.COMPARISON, actions.leave
        if actions.again is not None:
            return HandEnd.ONCE_MORE, actions.again
        if self.seat.next_step is not NextStep.MATCH:
            return HandEnd.NEXT_HAND, self.go_on
        if len(hands_of_match(in_force(ended.log))) == 1:
            return HandEnd.REMATCH, self._after_match
        return HandEnd.FINAL_SCORE, partial(self.show_match, view, ended)

    def show_match(self, view: View, ended: Ended) -> None:
        """Push the match result."""
        self.app.push(
            MatchResult(
                self.app,
                self._finished(view, ended),
                recalled=None if self._rivals is None else figure("rivals", self._rivals.at_end, None),
                actions=ResultActions(
                    table=self.actions,
                    next=self._after_match,
                    hand=self._played(view, ended, whole_match=True),
                ),
            )
        )

    @property
    def _after_match(self) -> Callable[[], None]:
        """The main way on from the end of the match: its page, or a rematch."""
        return self.go_on if self.actions.home is None else self.actions.home.open

    def _played(self, view: View, ended: Ended, *, whole_match: bool = False) -> FinishedHand:
        """The hand as it is offered; one of a single deal is nobody else's to be given."""
        actions, seat = self.actions, self.seat
        single = actions.compares or actions.again is not None
        return FinishedHand(
            setup=seat.setup,
            log=ended.log,
            number=view.hand_number,
            whole_match=whole_match,
            match=actions.match(),
            seat=seat.place,
            seeds=() if single else seat.seeds,
            since=actions.since,
        )

    def _finished(self, view: View, ended: Ended) -> Finished:
        """The hand with all that lies behind its seal.

        The digest is empty if the match is not written to a file.
        """
        evidence = Evidence(
            proof=prove(ended.log, view.rules.pack),
            draw=prove_draw(ended.log, view.rules),
            digest=ended.digest if self.seat.file is not None else "",  # that of no file says nothing
            file=self.seat.file,
            next_seal=ended.next_seal,
            dealt_by=self.seat.dealt_by,
            shares=tuple((self.seat.setup.name(place), secret) for place, secret in shares_of(ended.log)),
            absent=tuple((self.seat.setup.name(place), why) for place, why in absences_of(ended.log)),
            names_absences=self.seat.names_absences,
        )
        return Finished(view=view, setup=self.seat.setup, log=in_force(ended.log), evidence=evidence)
