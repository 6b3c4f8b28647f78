"""Collect the facts for explanations of things on the table; recomputed only after a change."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hint_overlay import HintOverlay
from briscola.ui.scenes.play.past_signs import told_of_past
from briscola.ui.scenes.play.sign_overlay import SignsOverlay
from briscola.ui.scenes.play.table_look import Now
from briscola.ui.scenes.play.table_painting import Slip, lying
from briscola.ui.scenes.play.table_picture import TablePicture
from briscola.ui.scenes.play.table_tooltips import TableFacts


class Papers(Protocol):
    """An overlay that shows slips or bubbles."""

    @property
    def slips(self) -> Sequence[Slip]: ...


class FactFinder:
    """Gathers what the table shows, for its explanations."""

    def __init__(
        self,
        context: PlayContext,
        *,
        now: Callable[[], Now],
        picture: Callable[[], TablePicture],
        hint: HintOverlay,
        signs: SignsOverlay,
        papers: Sequence[Papers],
    ) -> None:
        """`now` and `picture` return the current ones; `papers`: bottom first."""
        self._context, self._now, self._picture = context, now, picture
        self._hint, self._signs, self._papers = hint, signs, papers
        self._seen: tuple[object, ...] = ()
        """The inputs `_found` was computed from."""
        self._found: TableFacts | None = None

    def now(self) -> TableFacts | None:
        """The facts of this moment; None before the first view."""
        context, picture, view = self._context, self._picture(), self._context.view
        if view is None:
            return None
        flow, now, by, hinted = context.flow, self._now(), self._signs.went_by, self._hint.shown
        slips = [slip for paper in self._papers for slip in paper.slips]
        moving = flow.timeline.hidden() if flow.timeline.running else (), flow.event
        explained = context.settings.explain_signs
        seen = (picture, view, now, by, context.panel, hinted, slips, moving, explained)
        if seen != self._seen:
            self._seen = seen
            there = lying(context, picture, view, now, traces=by, hinted=hinted, slips=slips)
            counted = context.settings.live_points
            signs = told_of_past(self._signs.past)
            self._found = TableFacts(lying=there, setup=context.setup, now=now, counted=counted, signs=signs)
        return self._found

    def covered(self) -> Sequence[pygame.Rect]:
        """Rectangles of the sheets over the table."""
        panel, hint = self._context.panel, self._hint
        sheets = (None if panel is None else panel.rect, hint.rect if hint.shown else None)
        return [rect for rect in sheets if rect is not None]
