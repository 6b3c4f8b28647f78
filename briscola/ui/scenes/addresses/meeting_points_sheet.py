"""Meeting points in the settings: their list, and the sheet that tries one and adds it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from briscola.i18n.meeting_words import (
    bad_entry,
    meeting_point_sources,
    meeting_points_text,
    meeting_points_title,
    no_meeting_point,
    works_words,
    wrong_words,
)
from briscola.i18n.text import _
from briscola.network.addresses.meeting_points import MeetingPoint, NoMeetingPoint, read_meeting_point
from briscola.network.meeting.meeting_trial import MeetingTrial, try_meeting_point
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.addresses.address_sheet import AddressSheet
from briscola.ui.scenes.sheets.list_sheet import RemovableList, RemovableRow


class AddMeetingPoint(AddressSheet[MeetingTrial]):
    """Lies over the list; only what works can be added."""

    name, hint = "address", "play.example.org"
    longest = 300
    least_width, width = 640, 980

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self._point: MeetingPoint | None = None

    def title(self) -> str:
        return _("Add a meeting point")

    def label(self) -> str:
        return _("Address of the meeting point")

    def whose(self) -> str:
        return _("Whoever runs the meeting point tells you its address.")

    @property
    def works(self) -> MeetingPoint | None:
        """The meeting point that has stood its trial."""
        outcome = self.outcome
        return self._point if outcome is not None and outcome.wrong is None else None

    def told(self, outcome: MeetingTrial) -> tuple[str, Colour]:
        if outcome.wrong is None:
            return works_words(outcome.milliseconds, slow=outcome.slow), INK
        return wrong_words(outcome.wrong), RED

    def go_on(self) -> None:
        """Try what is written; add it once it has been tried."""
        if self.works is not None:
            points = self.app.settings.meeting_points
            self.app.change(meeting_points=[*points, self.works.text])
            self.app.pop()
            return
        if not self.text.strip() or self.trying:
            return
        try:
            self._point = point = read_meeting_point(self.text)
        except NoMeetingPoint:
            self.refuse(no_meeting_point())
        else:
            self.begin(try_meeting_point(point))

    def add_buttons(self, height: int, gap: int) -> None:
        left, right = self.button_row(height, gap)
        self.group.add(self.button(left, _("Cancel"), self.app.pop, "no"))
        words = _("Add it") if self.works else _("Try it")
        self.group.add(self.main_button(right, words, self.go_on, "yes"))


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
        add = self.lay_list(size, row, (_("Add one…"), lambda: self.app.push(AddMeetingPoint(self.app))))
        add.enabled = len(self.points) < MOST

    # ---- what is done

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
