"""Results after a hand: the count over the table and, after the last of several, the end of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from briscola.capabilities.duel import Duel, duel_of, duels_of
from briscola.capabilities.rivals import RivalsAtTable
from briscola.client.checking import Evidence, absences_of, prove, prove_draw, shares_of
from briscola.client.seats import NextStep, SeatControl
from briscola.client.view import View, hands_of_match, took_back
from briscola.engine.events import Event
from briscola.engine.replay_cursor import in_force
from briscola.ui.input import Salt
from briscola.ui.scene import Host
from briscola.ui.scenes.results import EndWays, Finished, HandResult, MatchResult, ResultActions
from briscola.ui.scenes.tabletop import Ended

OfHand = Callable[[Sequence[Event], int], None]
"""Open something on a hand (counted from 1) of the match that began last in a log."""

Challenge = Callable[[Sequence[Duel]], None]
"""Show the text that sends some hands to a friend."""

Beside = Callable[[View], str]
"""Describe how the hand ended in the match, for a *what if*, given the view at its end now."""


class HandEndActions(EndWays, frozen=True, kw_only=True):
    """Ways on from a hand that has ended, besides the next one; None where there is no such way."""

    new: Callable[[], None] | None = None
    """Open a new match."""
    coach: OfHand | None = None
    watch: OfHand | None = None
    """Watch the hand once more, with all cards open."""
    challenge: Challenge | None = None
    beside: Beside | None = None

    @property
    def new_match(self) -> Callable[[], None] | None:
        """The way to a new match from the end of this one."""
        return self.new if self.home is None else None


ONLY_ON = HandEndActions()
"""No way but to the next hand."""


class TableActions(Struct, frozen=True, kw_only=True):
    """Ways that lead away from the table of a match."""

    leave: Callable[[], None]
    """Go back to the title, or to the page from which the person came."""
    sit: Callable[[], Callable[[], None] | None] = lambda: None
    """The way of somebody who looks on to a seat; None while she cannot ask for one."""
    give_up: Callable[[], None] | None = None
    """Give up the match; None where leaving loses nothing."""
    phones: Callable[[], None] | None = None
    """Open the sheet that lets phones in; None where cards stay at the screen."""
    link: Callable[[], None] | None = None
    """Show the link for friends in other places; None for everybody but the host of a table."""
    onlookers: Callable[[], None] | None = None
    """Open the sheet of those who look on; None for everybody but the host of a table."""
    after: HandEndActions = ONLY_ON
    """Ways on from each result."""


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
        self.go_on, self.pause, self.leave, self.actions = go_on, pause, actions.leave, actions.after
        self._shown: HandResult | None = None

    def renamed(self) -> None:
        """Pass on changed player names to the result that is on show."""
        if self._shown is not None:
            self._shown.setup = self.seat.setup

    def show(self, view: View, ended: Ended, salt: Salt) -> None:
        """Show the count of the hand that has ended in `view`; `salt` is for the next shuffle."""
        over, actions = self.seat.next_step is NextStep.MATCH, self.actions
        log = in_force(ended.log)
        whole = over and actions.again is actions.compare is None and len(hands_of_match(log)) == 1
        self._shown = HandResult(
            self.app,
            self._finished(view, ended),
            salt=salt,
            actions=ResultActions(
                next=partial(self.show_match, view, ended) if over else self.go_on,
                rematch=self._after_match if whole else None,
                new_match=actions.new_match if whole else None,
                leave=self.leave,
                menu=None if over else self.pause,
                coach=self._of_hand(actions.coach, view, ended),
                watch=self._of_hand(actions.watch, view, ended),
                challenge=self._challenged(ended, view.hand_number),
                ways=actions,
            ),
            taken_back=took_back(ended.log),
            beside=None if actions.beside is None else partial(actions.beside, view),
        )
        self.app.push(self._shown)

    def show_match(self, view: View, ended: Ended) -> None:
        """Push the match result."""
        self.app.push(
            MatchResult(
                self.app,
                self._finished(view, ended),
                recalled=None if self._rivals is None else self._rivals.at_end(),
                actions=ResultActions(
                    next=self._after_match,
                    leave=self.leave,
                    new_match=self.actions.new_match,
                    coach=self._of_hand(self.actions.coach, view, ended),
                    challenge=self._challenged(ended),
                    ways=self.actions,
                ),
            )
        )

    @property
    def _after_match(self) -> Callable[[], None]:
        """The main way on from the end of the match: its page, or a rematch."""
        return self.go_on if self.actions.home is None else self.actions.home.open

    @staticmethod
    def _of_hand(way: OfHand | None, view: View, ended: Ended) -> Callable[[], None] | None:
        """Callback that opens something on this hand; None where there is no such way."""
        return None if way is None else partial(way, ended.log, view.hand_number)

    def _challenged(self, ended: Ended, hand: int | None = None) -> Callable[[], None] | None:
        """Callback that sends a hand to a friend, or all of the match; None where no code can hold them."""
        way, setup, seeds = self.actions.challenge, self.seat.setup, self.seat.seeds
        if way is None:
            return None
        if hand is None:
            duels = duels_of(setup, seeds, ended.log)
        else:
            duel = duel_of(setup, seeds, ended.log, hand)
            duels = () if duel is None else (duel,)
        return partial(way, duels) if duels else None

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
