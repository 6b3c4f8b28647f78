"""The way up the stairs: the step that the title offers, and where each one leads."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from briscola.client.active_match import ActiveMatch
from briscola.client.match_setup import MatchSetup
from briscola.ui.scene import Host
from briscola.ui.scenes.stairs.first_hands import FirstHands
from briscola.ui.scenes.title import StepOffer, Title

if TYPE_CHECKING:
    from briscola.client.staircase.stairs import StairStep


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
        from briscola.ui.scenes.stairs.offer import offer

        return offer(self._app, self._active_match.library, self.climb)

    def first_hand(self) -> None:
        """Do the step that follows the first evening: a hand with Teresa of the first home game."""
        from briscola.client.staircase.stairs import first_hand_of
        from briscola.ui.scenes.new_match.games import usual_form

        self.climb(first_hand_of(usual_form().rules))

    def climb(self, step: StairStep) -> None:
        """Do a step."""
        from briscola.client.staircase.stairs import StepKind
        from briscola.client.staircase.tables import setup_of

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
        from briscola.client.puzzles.puzzle import PuzzleGame
        from briscola.ui.scenes.puzzles import PuzzleScene

        game = PuzzleGame.of(step.rules)
        self._app.push(PuzzleScene(self._app, self._active_match.library, today=date.today, game=game))
