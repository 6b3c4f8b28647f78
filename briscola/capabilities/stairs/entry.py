"""The way up the stairs: the step that the title offers, where each leads, which match is a first hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from briscola.client.host import ActiveMatch
from briscola.client.seats import HostedSeat
from briscola.client.setup import MatchSetup
from briscola.ui.scene import Host
from briscola.ui.scenes.title import StepOffer, Title

if TYPE_CHECKING:
    from briscola.capabilities.stairs.stairs import StairStep
    from briscola.ui.scenes.play import PlayScene

MOST = 8
"""Matches whose notes are remembered: the latest ones."""


class FirstHands:
    """Knows which match is a first hand, from the press on a step until the match is taken up again."""

    def __init__(self, app: Host, active_match: ActiveMatch) -> None:
        self._app, self._active_match = app, active_match
        self._expected: MatchSetup | None = None
        self._seat: HostedSeat | None = None
        """The first hand of this window, which may be one that is not kept."""

    def expect(self, setup: MatchSetup) -> None:
        """The match begun from this very setup will be a first hand."""
        self._expected = setup

    def begun(self, setup: MatchSetup, seat: HostedSeat) -> None:
        """Note that a match has begun from a setup."""
        if setup is self._expected:
            self._seat = seat
            self._keep(self._active_match.match, ())
        self._expected = None

    def guide(self, scene: PlayScene) -> None:
        """Give the table of a first hand its guide, who goes on after the notes told before."""
        match = self._active_match.match
        told = self._app.settings.taught.get(match or "")
        if told is not None or scene.seat is self._seat:
            scene.over.guide.teach(told or (), partial(self._keep, match))

    def _keep(self, match: str | None, told: Sequence[str]) -> None:
        if match is None:
            return
        others = [(id_, notes) for id_, notes in self._app.settings.taught.items() if id_ != match]
        self._app.change(taught={**dict(others[1 - MOST :]), match: list(told)})


class Staircase:
    """Offers the next step and does it. The steps are loaded behind the title, or by the first press."""

    def __init__(
        self,
        app: Host,
        active_match: ActiveMatch,
        *,
        lesson: Callable[[], None],
        start: Callable[[MatchSetup], None],
    ) -> None:
        """`lesson` opens the first evening, `start` sits down to a new match."""
        self._app, self._active_match = app, active_match
        self._lesson, self._start = lesson, start
        self.first_hands = FirstHands(app, active_match)
        self._offers = True
        """False until the title is shown and its modules are loaded."""

    def hold(self) -> None:
        """Offer nothing until `begin_to_offer`: the first picture of the title waits for no step."""
        self._offers = False

    def begin_to_offer(self) -> None:
        """From now on the title offers a step, at once if it is on top."""
        self._offers = True
        if isinstance(self._app.top, Title):
            self._app.top.layout(self._app.size)

    def offer(self) -> StepOffer | None:
        """The step to offer on the title."""
        if not self._offers:
            return None
        from briscola.capabilities.stairs.window.offer import offer

        return offer(self._app, self._active_match.library, self.climb)

    def first_hand(self) -> None:
        """Do the step that follows the first evening: a hand with Teresa of the first home game."""
        from briscola.capabilities.stairs.stairs import first_hand_of
        from briscola.ui.scenes.new_match import usual_form

        self.climb(first_hand_of(usual_form().rules))

    def climb(self, step: StairStep) -> None:
        """Do a step."""
        from briscola.capabilities.stairs.stairs import StepKind
        from briscola.capabilities.stairs.tables import setup_of

        match step.kind:
            case StepKind.LESSON:
                self._lesson()
            case StepKind.PUZZLES:
                self._puzzles_of(step)
            case StepKind.HAND | StepKind.MATCH:
                face = self._active_match.library.profile.face
                setup = setup_of(step, player=self._app.settings.player, face=face)
                if step.kind is StepKind.HAND:
                    self.first_hands.expect(setup)
                self._start(setup)

    def _puzzles_of(self, step: StairStep) -> None:
        from briscola.capabilities.puzzles import PuzzleGame, PuzzleScene

        game = PuzzleGame.of(step.rules)
        self._app.push(PuzzleScene(self._app, self._active_match.library, today=date.today, game=game))
