"""The way up the stairs: the step that the title offers, where each leads, which match is a first hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from briscola.client.friends.friend_records import route_back
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.i18n.text import lazy
from briscola.storage.evenings.matches import Search
from briscola.ui.scenes.entry import Entry, Routes
from briscola.ui.scenes.menu_board import ChalkLine
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.scenes.title import StepOffer

if TYPE_CHECKING:
    from briscola.capabilities.stairs.stairs import StairStep
    from briscola.ui.scenes.play.overlays import Aid
    from briscola.ui.scenes.results.actions import Press

MOST = 8
"""Matches whose notes are remembered: the latest ones."""


class Staircase(Entry):
    """Offers the next step and does it; knows which match is a first hand, until it is taken up again.

    The steps are loaded behind the title, or by the first press.
    """

    def __init__(self, to: Routes) -> None:
        super().__init__(to)
        self._expected: MatchSetup | None = None
        """The match begun from this very setup will be a first hand."""
        self._first_hand: HostedSeat | None = None
        """The first hand of this window, which may be one that is not kept."""

    def chalk(self) -> Sequence[ChalkLine]:
        """Teresa's line: for somebody new, and for whoever has left the first evening in the middle."""
        from briscola.capabilities.lesson.steps import NAMES
        from briscola.capabilities.stairs.stairs import FIRST
        from briscola.capabilities.stairs.window.offer import in_mid_lesson
        from briscola.capabilities.stairs.words import teachers_line

        active, settings = self._active, self._app.settings
        lesson = NAMES if FIRST[0].name in settings.not_now else settings.lesson
        library = active.library
        new = active.seat is None and not library.history.count(Search(profile=library.profile.id))
        if not new and not in_mid_lesson(self._app, library):
            return ()
        go_on = self.first_hand if set(NAMES) <= set(lesson) else self.first_evening
        name, rank = ("teacher", 0) if new else ("lesson", 10)
        return [
            ChalkLine(name=name, rank=rank, text=teachers_line(lesson), on_press=go_on, for_beginners=new)
        ]

    def offer(self) -> StepOffer | None:
        """The next step, but none beside the way back to a table."""
        if route_back(self._active.library) is not None:
            return None
        from briscola.capabilities.stairs.window.offer import offer

        return offer(self._app, self._active.library, self.climb)

    def begun(self, setup: MatchSetup, seat: HostedSeat) -> None:
        if setup is self._expected:
            self._first_hand = seat
            self._keep(self._active.match, ())
        self._expected = None

    def aids(self, seat: HostedSeat) -> Sequence[Aid]:
        """The guide of a first hand, who goes on after the notes told before."""
        from briscola.capabilities.first_hand.window.overlay import first_hand_aid

        match = self._active.match
        told = self._app.settings.taught.get(match or "")
        if told is None and seat is not self._first_hand:
            return ()
        return [first_hand_aid(told or (), partial(self._keep, match))]

    def first_match(self) -> Press | None:
        """With Teresa, who guides."""
        from briscola.capabilities.stairs.window.offer import sits_down_with_teresa

        return self.first_hand if sits_down_with_teresa(self._app, self._active.library) else None

    def _keep(self, match: str | None, told: Sequence[str]) -> None:
        if match is None:
            return
        others = [(id_, notes) for id_, notes in self._app.settings.taught.items() if id_ != match]
        self._app.change(taught={**dict(others[1 - MOST :]), match: list(told)})

    def lesson(self) -> Press:
        return self._teach

    def _teach(self, play: Callable[[], None] | None = None) -> None:
        """Open the first evening; `play` is called at its end."""
        from briscola.capabilities.lesson.window.scene import LessonScene

        self._app.push(LessonScene(self._app, face=self._active.library.profile.face, play=play))

    def first_evening(self) -> None:
        """Open the first evening; the next step follows it."""
        self._teach(self.first_hand)

    def offer_lesson(self) -> None:
        """Ask a person who has never played here, once, to see the first evening."""
        if self._app.settings.lesson_offered:
            return
        self._app.change(lesson_offered=True)
        if not self._active.library.played:
            ask = Dialog(
                self._app,
                title=lazy("Is this your first evening?"),
                text=lazy(
                    "Teresa can show you the game in twelve short steps. You will find her later too, under "
                    "“School”."
                ),
                yes=lazy("Show me"),
                on_yes=self.first_evening,
                no=lazy("I can play"),
            )
            self._app.push(ask)

    def first_hand(self) -> None:
        """Do the step that follows the first evening: a hand with Teresa of the first home game."""
        from briscola.capabilities.stairs.stairs import first_hand_of
        from briscola.i18n.game_titles import usual_form

        self.climb(first_hand_of(usual_form().rules))

    def climb(self, step: StairStep) -> None:
        """Do a step."""
        from briscola.capabilities.stairs.stairs import StepKind
        from briscola.capabilities.stairs.tables import setup_of

        match step.kind:
            case StepKind.LESSON:
                self.first_evening()
            case StepKind.PUZZLES:
                self._puzzles_of(step)
            case StepKind.HAND | StepKind.MATCH:
                face = self._active.library.profile.face
                setup = setup_of(step, player=self._app.settings.player, face=face)
                if step.kind is StepKind.HAND:
                    self._expected = setup
                self._to.start(setup)

    def _puzzles_of(self, step: StairStep) -> None:
        from briscola.capabilities.puzzles.puzzle import PuzzleGame
        from briscola.capabilities.puzzles.window.scene import PuzzleScene

        game = PuzzleGame.of(step.rules)
        self._app.push(PuzzleScene(self._app, self._active.library, today=date.today, game=game))
