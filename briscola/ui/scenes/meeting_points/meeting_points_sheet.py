"""The list of meeting points: what they are, those there are, and the way to another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from briscola.i18n.meeting_words import (
    bad_entry,
    meeting_point_sources,
    meeting_points_text,
    meeting_points_title,
)
from briscola.i18n.text import _
from briscola.network.meeting_point import NoMeetingPoint, read_meeting_point
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.list_sheet import RemovableList, RemovableRow
from briscola.ui.scenes.meeting_points.add_sheet import AddMeetingPoint

MOST = 20
"""Meeting points that can be added."""


class MeetingPoints(RemovableList):
    """Lies over the settings, or over a page of friends. Changes apply at once; Esc goes back."""

    def title(self) -> str:
        return meeting_points_title()

    @property
    def texts(self) -> Sequence[str]:
        return meeting_points_text(), "", meeting_point_sources()

    @property
    def empty(self) -> str:
        return _("There is none yet.")

    def listed(self) -> Sequence[RemovableRow]:
        self.points = self.app.settings.meeting_points
        return [
            RemovableRow(str(at), ", ".join(_row_words(text)), partial(self._remove, text))
            for at, text in enumerate(self.points)
        ]

    def layout(self, size: tuple[int, int]) -> None:
        fonts, scale = self.kit.fonts, self.kit.scale
        row = max(50, scale.px(76), fonts.line("row") + fonts.line("small") + scale.px(14))
        add = self.lay_list(size, row, (_("Add one…"), self._add))
        add.enabled = len(self.points) < MOST

    # ---- what is done

    def _add(self) -> None:
        self.app.push(AddMeetingPoint(self.app))

    def _remove(self, text: str) -> None:
        kept = [each for each in self.app.settings.meeting_points if each != text]
        self.app.change(meeting_points=kept)
        self.layout(self.app.size)
        self.dirty = True

    def paint_row(self, target: pygame.Surface, at: int, place: pygame.Rect, room: int) -> None:
        fonts, text = self.kit.fonts, self.points[at]
        host, under = _row_words(text)
        ink = RED if host == text else INK_2
        top = place.centery - (fonts.line("row") + fonts.line("small")) // 2
        fonts.draw(target, host, "row", (place.x, top), INK, width=room)
        fonts.draw(target, under, "small", (place.x, top + fonts.line("row")), ink, width=room)


def _row_words(text: str) -> tuple[str, str]:
    """A meeting point’s host and address; of what is none, the text and that it is none."""
    try:
        return read_meeting_point(text).host, text
    except NoMeetingPoint:
        return text, bad_entry()
