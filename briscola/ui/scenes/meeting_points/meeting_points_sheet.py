"""The list of meeting points: what they are, those there are, and the way to another."""

from __future__ import annotations

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
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.meeting_points.add_sheet import AddMeetingPoint
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.widgets import Button, ScrollView, Widget
from briscola.ui.widgets.panel import heading_height

MOST = 20
"""Meeting points that can be added."""
ROWS = 4
"""Rows for which the sheet has room; more of them scroll."""


class MeetingPoints(SheetScene):
    """Lies over the settings, or over a page of friends. Changes apply at once; Esc goes back."""

    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.view: ScrollView | None = None

    @property
    def spoken_text(self) -> str:
        none = "" if self.app.settings.meeting_points else _("There is none yet.")
        return "\n".join(filter(None, (meeting_points_text(), meeting_point_sources(), none)))

    def title(self) -> str:
        return meeting_points_title()

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        points = self.app.settings.meeting_points
        width = min(size[0] - 2 * scale.edge, max(700, scale.px(1040)))
        pad, gap, button = max(22, scale.px(48)), max(10, scale.px(20)), scale.target(62)
        both = kit.fonts.line("row") + kit.fonts.line("small") + scale.px(14)
        row, wrap = max(50, scale.px(76), both), partial(kit.fonts.wrap, role="small", width=width - 2 * pad)
        self.lines = [*wrap(meeting_points_text()), "", *wrap(meeting_point_sources())]
        self.told = heading_height(kit) + self._height(self.lines) + gap
        around = 2 * pad + self.told + gap + button
        list_height = min(ROWS * row, size[1] - 2 * scale.rim - around)
        inner = self.unfold(size, (width, around + list_height), (pad, pad))
        self.list_rect = pygame.Rect(inner.x, inner.y + self.told, inner.width, list_height)
        group = self.new_group(focus="add")
        offset = 0.0 if self.view is None else self.view.offset
        self.view = view = ScrollView(kit, self.list_rect, len(points) * row, self._paint_rows)
        view.focusable = False
        group.add(view)
        words = _("Remove")
        wide, tall = Button.width_for(kit, words), min(row - 6, scale.target(52))
        self.rows = [
            (text, pygame.Rect(inner.x, self.list_rect.y + at * row, inner.width, row))
            for at, text in enumerate(points)
        ]
        self.ends = inner.right - (scale.px(24) if view.most else 0) - wide
        buttons: list[Widget] = []
        for at, (text, rect) in enumerate(self.rows):
            place = pygame.Rect(self.ends, 0, wide, max(44, tall))
            place.centery = rect.centery
            press = partial(self._remove, text)
            remove = Button(kit, place, words, press, name=f"remove-{at}", on_paper=True)
            buttons.append(remove.called(", ".join(_row_words(text))))
        view.adopt(*buttons)
        view.scroll_to(offset)
        left, right = self.button_row(button, gap)
        add = Button(kit, left, _("Add one…"), self._add, name="add", on_paper=True, role="button")
        add.enabled = len(points) < MOST
        group.add(*buttons, add, self.main_button(right, _("Done"), self.app.pop, "done"))
        self.settle("done" if points else "add")

    def _height(self, lines: list[str]) -> int:
        line = self.kit.fonts.line("small")
        return sum(line if words else line // 2 for words in lines)

    # ---- what is done

    def _add(self) -> None:
        self.app.push(AddMeetingPoint(self.app))

    def _remove(self, text: str) -> None:
        kept = [each for each in self.app.settings.meeting_points if each != text]
        self.app.change(meeting_points=kept)
        self.layout(self.app.size)
        self.dirty = True

    def resume(self) -> None:
        self.layout(self.app.size)

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        y, line = inner.y + heading_height(kit), kit.fonts.line("small")
        for words in self.lines:
            kit.fonts.draw(target, words, "small", (inner.x, y), INK_2)
            y += line if words else line // 2
        if not self.rows:
            middle = self.list_rect.center
            kit.fonts.draw(target, _("There is none yet."), "body", middle, INK_2, anchor="center")

    def _paint_rows(self, target: pygame.Surface, _x: int, y: int) -> None:
        fonts, scale = self.kit.fonts, self.kit.scale
        up = y - self.list_rect.y
        for text, rect in self.rows:
            place = rect.move(0, up)
            pygame.draw.line(target, HAIRLINE, place.bottomleft, (self.ends, place.bottom))
            host, under = _row_words(text)
            ink = RED if host == text else INK_2
            top = place.centery - (fonts.line("row") + fonts.line("small")) // 2
            room = self.ends - scale.px(16) - place.x
            fonts.draw(target, host, "row", (place.x, top), INK, width=room)
            fonts.draw(target, under, "small", (place.x, top + fonts.line("row")), ink, width=room)


def _row_words(text: str) -> tuple[str, str]:
    """A meeting point’s host and address; of what is none, the text and that it is none."""
    try:
        return read_meeting_point(text).host, text
    except NoMeetingPoint:
        return text, bad_entry()
