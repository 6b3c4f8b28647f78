"""The sheets over a playback: a hand's result, what a seat could know, an answer."""

from collections.abc import Sequence

import pygame

from briscola.client.view import View
from briscola.i18n.card_words import points_text
from briscola.ui.scenes.play.context import TableContext
from briscola.ui.scenes.playback.hand_result_slip import draw_result, result_lines, side_totals_of
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.playback.seat_eyes import SeatKnowledgeSheet
from briscola.ui.scenes.playback.why_answer import WhySheet
from briscola.ui.speech.reading import ReadingLine


class TablePapers:
    """Chooses and draws the sheet of the moment."""

    def __init__(
        self, context: TableContext, show: ReelPlayer, *, asked: WhySheet, known: SeatKnowledgeSheet
    ) -> None:
        self._context, self._show, self._asked, self._known = context, show, asked, known

    @property
    def _ended(self) -> bool:
        return self._show.waiting and self._show.reel.ends_hand(self._show.at) is not None

    @property
    def _tells_known(self) -> bool:
        """True if the sheet of a seat's knowledge is shown: nothing moves and no other sheet is shown."""
        show = self._show
        return show.waiting and not show.playing and not self._asked.busy and not self._ended

    def reading(self, view: View) -> Sequence[ReadingLine]:
        """The sheet of the moment, line by line: an answer, a result, or what a seat could know."""
        context = self._context
        if (told := self._asked.told) is not None:
            return told.reading()
        if self._ended and view.ended is not None:
            title, reason = result_lines(view, view.ended, context.names, naming=context.naming)
            totals = side_totals_of(view, view.ended, context.names)
            points = [ReadingLine(f"{each.names}: {points_text(each.points)}") for each in totals]
            return [ReadingLine(title, heading=True), ReadingLine(reason), *points]
        return self._known.reading() if self._tells_known else ()

    @property
    def rects(self) -> Sequence[pygame.Rect]:
        """Rectangles of the sheets; things under them are not explained."""
        sheets = (self._known.rect if self._tells_known else None, self._asked.rect)
        return [rect for rect in sheets if rect is not None]

    def draw(self, target: pygame.Surface, view: View) -> None:
        """Draw the result of the hand, or what the chosen seat could know."""
        context = self._context
        if self._ended and view.ended is not None:
            names, naming = context.names, context.naming
            draw_result(target, context.kit, context.layout, view, view.ended, names, naming=naming)
        elif self._tells_known:
            self._known.draw(target)
