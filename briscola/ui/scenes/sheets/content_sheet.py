"""Sheets and pages that say what is on them once: size, places, picture, words and targets follow from it."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from briscola.i18n.text import _
from briscola.ui.input import pointer
from briscola.ui.layout.window.sheet_layout import headed
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.scene import control_lines
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space
from briscola.ui.scenes.sheets.sheet import PageScene, SheetScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.panel import draw_column_rule, heading_height
from briscola.ui.widgets.scroll import ScrollView
from briscola.ui.widgets.widget import Widget

WHOLE = 0.7
"""Share of the window from which a sheet that `covers` covers the whole page."""


def filled(
    kit: Kit,
    fill: Callable[[TextColumn], None],
    width: int,
    most: int,
    *,
    leading: float = 1.0,
    bar: float = 26,
) -> TextColumn:
    """A column at most so high, in px, if it can give way so far: gaps and controls, then lists.

    If it scrolls its `bar` takes so many px (at 1080) of its width.
    """
    fill(column := TextColumn(kit, width, leading=leading, most=most))
    if (over := column.height - most) <= 0:
        return column
    if over <= column.slack + column.spare:
        short = max(0, over - column.slack)
        fill(column := TextColumn(kit, width, leading=leading, most=most, tight=True, short=short))
        if (over := column.height - most) > 0:  # of what stands side by side the highest counts
            short += over
            fill(column := TextColumn(kit, width, leading=leading, most=most, tight=True, short=short))
    if column.height > most:  # it scrolls
        narrow = width - (kit.scale.px(bar) if bar else 0)
        fill(column := TextColumn(kit, narrow, leading=leading, most=most))
    return column


class ContentSheet(SheetScene, ABC):
    """A subclass says what stands on it in `fill` and `foot`."""

    leading = 1.0
    """Distance of two lines, in line heights."""
    covers = False
    """True if a high sheet covers the whole page below, so that its edge cuts no words there."""
    above_foot = 36
    """Room in px (at 1080) between the content and the foot."""
    middle = 0.47
    """Height of its centre in the window, as a share."""
    bar_in_margin = False
    """True if the scroll bar of the last column lies in the sheet's margin: nothing moves aside for it."""
    columns: Sequence[TextColumn] = ()
    """The content as it is placed; none for a page that places it by hand."""
    views: Sequence[ScrollView] = ()
    """The columns that scroll, because they are higher than their room."""
    above: Sequence[Widget] = ()
    """The controls beside the title, on the table."""
    aside = 22
    """Room on either side of the rule between two columns, in px at 1080."""
    left_width = 0
    """Width in px of the left one of two columns, and of its scroll bar."""
    _placed_for: object = None

    # ---- content

    def fill(self, column: TextColumn) -> None:
        """Put the content into the column."""

    def fill_right(self, column: TextColumn) -> None:
        """Put into the column what stands at the right of the rule."""

    def foot(self) -> SheetPart | None:
        """The row of buttons below the content, which does not scroll."""
        return None

    @property
    def wide(self) -> tuple[int, int]:
        """Minimum width in px, if the window is wide enough, and usual width at 1080."""
        return 640, 980

    @property
    def share(self) -> float:
        """Share of the width for what `fill` adds; what `fill_right` adds has the rest, beside a rule."""
        return 1

    @property
    def first(self) -> str | None:
        """Name of the control that has the focus at first; None: the first one."""
        return None

    @property
    def live(self) -> object:
        """Facts whose change places the sheet anew while it is shown; None if there are none."""
        return None

    @property
    def look(self) -> float | None:
        """Seconds until the live facts are looked at again; None: after the next event."""
        return None

    @property
    def spoken_text(self) -> str:
        news = [line.text for line in self._news]
        return "\n".join(news or filter(None, (column.said for column in self.columns)))

    @property
    def _news(self) -> Sequence[ReadingLine]:
        return [ReadingLine(said) for column in (*self.columns, self._foot) for said in column.news]

    def reading(self) -> Sequence[ReadingLine]:
        """The news, then everything in the order of sight."""
        title = ReadingLine(self.spoken_title, heading=True, place=self.title_place)
        lines = [*control_lines(self.above)]
        for column in (*self.columns, self._foot):
            for each in column.seen:
                if isinstance(each, Widget):
                    lines += control_lines([each])
                elif each.text:
                    lines.append(self._seen_line(column, each))
        news = [next((line for line in lines if line == told), told) for told in self._news]
        return [title, *news, *(line for line in lines if line not in news)]

    def _seen_line(self, column: TextColumn, line: ReadingLine) -> ReadingLine:
        """A line of a column at the place where it is seen now."""
        view = self._views.get(id(column))
        if view is None or line.place is None:
            return line
        return replace(line, place=line.place.move(0, -round(view.offset)).clip(view.rect))

    def widgets_beside(self, pos: tuple[int, int]) -> Sequence[Widget]:
        """The controls of the column that lies under a point."""
        still = [(column, pygame.Rect(at, (column.width, column.height))) for column, at in self._still]
        moving = [
            (column, self._views[id(column)].rect) for column in self.columns if id(column) in self._views
        ]
        found = (column.widgets for column, rect in (*still, *moving) if rect.collidepoint(pos))
        return next(found, ())

    # ---- places

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        least, usual = self.wide
        width, pad = min(size[0] - 2 * scale.edge, max(least, scale.px(usual))), max(24, scale.px(52))
        head = heading_height(kit) if self.ruled else kit.fonts.line("panel") + scale.px(16)
        foot = self._foot_column(width - 2 * pad)
        around = 2 * pad + head + foot.height
        high = self._fill_columns(width - 2 * pad, size[1] - 2 * scale.rim - around)
        extent, beyond = (width, high + around), (0, 0)
        if self.covers and high + around > WHOLE * size[1]:
            beyond = (size[0] - 2 * scale.rim - width) // 2, (size[1] - 2 * scale.rim - high - around) // 2
            extent = width + 2 * beyond[0], high + around + 2 * beyond[1]
        self.unfold(size, extent, (pad + beyond[0], pad + beyond[1]), middle=self.middle)
        before = self.group
        self.new_group(focus=self._first(foot))
        self._place(pygame.Rect(self.inner.x, self.inner.y + head, self.inner.width, high), foot, before)

    def _foot_column(self, width: int) -> TextColumn:
        """The foot with the room above it."""
        column = TextColumn(self.kit, width)
        if (foot := self.foot()) is not None:
            column.gap(self.above_foot)
            column.put(foot)
        return column

    def _fill_columns(self, width: int, most: int) -> int:
        """Fill the columns for a room so wide and at most so high, in px; return the height they need."""
        self._placed_for = self.live
        bar = 0 if self.bar_in_margin else 26
        if self.share == 1:
            self.columns = [filled(self.kit, self.fill, width, most, leading=self.leading, bar=bar)]
        else:
            self.left_width = left = round(width * self.share) - self.kit.scale.px(self.aside)
            right = width - left - 2 * self.kit.scale.px(self.aside)
            self.columns = [
                filled(self.kit, self.fill, left, most, leading=self.leading),
                filled(self.kit, self.fill_right, right, most, leading=self.leading, bar=bar),
            ]
        return min(most, max(column.height for column in self.columns))

    def _place(self, room: pygame.Rect, foot: TextColumn, before: FocusGroup) -> None:
        """Add the content in its room, and the foot below it.

        Scroll, caret and whatever is held go on where they were.
        """
        self.room = room
        self._views: dict[int, ScrollView] = {}
        self._still: list[tuple[TextColumn, tuple[int, int]]] = []
        self._foot = foot
        x, aside = room.x, self.kit.scale.px(self.aside)
        right = room.right + (self.kit.scale.px(24) if self.bar_in_margin else 0)
        for at, column in enumerate(self.columns):
            width = self.left_width if at < len(self.columns) - 1 else right - x
            if column.height > room.height:
                place = pygame.Rect(x, room.y, width, room.height)
                self._views[id(column)] = self._scrolled(column, place, name="right" if at else "text")
            else:
                self._stand(column, (x, room.y))
            x += width + 2 * aside
        self.views = [*self._views.values()]
        self._stand(foot, room.bottomleft)
        self.restore_focus(self._first(foot))
        self.group.go_on_from(before)

    def _first(self, foot: TextColumn) -> str | None:
        """Name of the control that has the focus at first, which is no text that scrolls."""
        names = (widget.name for column in (*self.columns, foot) for widget in column.widgets)
        return self.first or next(names, None)

    def _stand(self, column: TextColumn, at: tuple[int, int]) -> None:
        """Add a column that does not scroll."""
        self._still.append((column, at))
        column.move(*at)
        self.group.add(*column.widgets)

    def _scrolled(self, column: TextColumn, room: pygame.Rect, *, name: str) -> ScrollView:
        """Add a column that scrolls; a control at its end comes into sight by itself."""
        view = ScrollView(self.kit, room, column.height, column.draw, name=name)
        column.move(*room.topleft)
        self.group.add(view, *column.widgets)
        view.adopt(*column.widgets)
        view.focusable = not (column.seen and isinstance(column.seen[-1], Widget))
        view.label = self.title()
        return view

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self._place_anew()
        if self._placed_for is not None:
            self.wake = self.look
        return moving

    def handle(self, event: pygame.event.Event) -> bool:
        took = super().handle(event)
        if self in self.app.scenes:
            self._place_anew()
        return took

    def _place_anew(self) -> None:
        """Place everything anew if a live fact has changed."""
        if self.live != self._placed_for:
            self.layout(self.app.size)
            self.dirty = True

    def place_from_top(self) -> None:
        """Place other content, which is seen from its beginning."""
        for view in self.views:
            view.scroll_to(0)
        self.layout(self.app.size)

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        for column, at in self._still:
            column.draw(target, *at)
        if len(self.columns) > 1:
            x = self.room.x + self.left_width + self.kit.scale.px(self.aside)
            draw_column_rule(target, x, self.room.top, self.room.bottom)


class PaperScene(ContentSheet, ABC):
    """A sheet to be read. Closed by its button, by Esc or by a press beside it."""

    @property
    def wide(self) -> tuple[int, int]:
        return 660, 1080

    @property
    def first(self) -> str:
        return "close"

    @property
    def spoken_text(self) -> str:
        return "\n".join(line.text for line in self._news)

    def links(self) -> Sequence[SheetPart]:
        """The parts of the foot before the button that closes."""
        return ()

    def foot(self) -> SheetPart:
        return SheetRow(
            Space(), *self.links(), PressButton(_("Close"), self.app.pop, "close", main=True), gap=18
        )

    def handle(self, event: pygame.event.Event) -> bool:
        p = pointer.read(event, self.kit.scale.size)
        outside = p is not None and p.kind == "down" and not self.rect.collidepoint(p.pos)
        if outside:
            self.app.pop()
            return True
        return super().handle(event)


class ContentPage(ContentSheet, PageScene, ABC):
    """A page of its own."""

    @property
    def wide(self) -> tuple[int, int]:
        return 0, 1776

    high = 0
    """Height of the sheet in px at 1080 if it is not that of its content."""
    margins = 52, 40
    """Beside and above its content, in px at 1080."""
    sinks = 0.35
    """Share of the unused height by which a lower sheet moves down."""

    @property
    def beside(self) -> str:
        """Words on the table beside the title."""
        return ""

    def reading(self) -> Sequence[ReadingLine]:
        title, *lines = super().reading()
        return [title, *([ReadingLine(self.beside)] if self.beside else []), *lines]

    def doors(self) -> Sequence[tuple[str, Callable[[], None], str]]:
        """Words, action and name of each button beside the title, on the table."""
        return ()

    def sheet_in(self, room: pygame.Rect) -> pygame.Rect:
        """The part of the page's room in which the sheet lies."""
        return room

    def draw_beside(self, target: pygame.Surface, title: pygame.Rect) -> None:
        fonts, right = self.kit.fonts, (self.rect.right, title.centery)
        room = self.rect.right - title.right - self.kit.scale.px(30)
        fonts.draw(target, self.beside, "body", right, CREAM, anchor="midright", halo=True, width=room)

    def layout(self, size: tuple[int, int]) -> None:
        del size
        scale = self.kit.scale
        least, usual = self.wide
        width, (beside, above) = max(least, scale.px(usual)), self.margins
        pad = max(22, scale.px(beside)), max(15, scale.px(above))
        whole = headed(scale, width=width).sheet
        most = self.sheet_in(whole)
        foot = self._foot_column(most.width - 2 * pad[0])
        around = 2 * pad[1] + foot.height
        tallest = min(most.height, scale.px(self.high)) if self.high else most.height
        high = self._fill_columns(most.width - 2 * pad[0], tallest - around)
        before, tall = self.group, tallest if self.high else high + around
        inner = self.lay_page(pad, focus=self._first(foot), width=width, height=tall, sinks=self.sinks)
        if most != whole:
            self.rect = most
            self.inner = inner = most.inflate(-2 * pad[0], -2 * pad[1])
        self.add_above(whole)
        self._place(pygame.Rect(inner.x, inner.y, inner.width, inner.height - foot.height), foot, before)

    def add_above(self, room: pygame.Rect) -> None:
        """Add the way back and what stands beside the title, above the page's room."""
        kit, scale, right, doors = self.kit, self.kit.scale, room.right, list[Widget]()
        for words, press, name in reversed(self.doors()):
            place = pygame.Rect(0, 0, Button.width_for(kit, words), scale.target(60))
            place.midright = right, self.title_at[1]
            doors.insert(0, Button(kit, place, words, press, name=name))
            right = place.x - scale.px(20)
        self.group.add(*doors)
        self.beside_title = scale.width - scale.edge - right if doors else 0
        self.above = [*self.group.widgets[:1], *doors]
