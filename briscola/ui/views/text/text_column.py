"""A column on paper: text, headings, values and pictures, placed, drawn and read aloud from one list."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED, Colour
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import CopyButton
from briscola.ui.widgets.panel import draw_heading, heading_height
from briscola.ui.widgets.widget import Widget

Paint = Callable[[pygame.Surface, int, int], object]
"""Draws something with its upper left corner at (x, y)."""


class SheetPart(ABC):
    """Something that stands in a column: a control, a row of several things."""

    def width(self, _kit: Kit) -> int:
        """Width in px that it would like in a row; 0: as much as the others leave."""
        return 0

    @abstractmethod
    def add_to(self, column: TextColumn) -> None:
        """Add it at the end of the column, as wide as that is."""


TIGHT = 0.75
"""Height of gaps and controls where the room is too low, as a share of their usual one."""


class TextColumn:
    """Grows downwards; `height` in px. `widgets` lie in it as if it began at (0, 0)."""

    def __init__(
        self,
        kit: Kit,
        width: int,
        *,
        leading: float = 1.0,
        most: int = 0,
        tight: bool = False,
        short: int = 0,
    ) -> None:
        """`leading` is the distance of two lines, in line heights; `most` is the height of its room in px.

        In a room that is too low, gaps and controls are `tight`, and lists become lower by `short` px.
        """
        self.kit, self.width, self.leading = kit, width, leading
        self.most, self.tight, self._short = most, tight, short
        self.height = 0
        self.slack = 0
        """Most px by which its gaps and controls could give way."""
        self.spare = 0
        """Most px by which its lists could."""
        self.widgets: list[Widget] = []
        self.read: list[ReadingLine] = []
        """Everything in it for whoever cannot see it, a paragraph a line."""
        self.seen: list[ReadingLine | Widget] = []
        """Its lines and its controls in the order of sight."""
        self.news: list[str] = []
        """The paragraphs of it that are heard first: faults, and what has just happened."""
        self._parts: list[tuple[int, int, Paint]] = []

    @property
    def said(self) -> str:
        """Everything in it, a paragraph a line."""
        return "\n".join(line.text for line in self.read)

    def gap(self, height: float) -> None:
        """Leave `height` px (at 1080) free, less where the room is too low."""
        self.height += self.room(height)

    def target(self, height: float) -> int:
        """Height in px of a control that is to be `height` px high (at 1080)."""
        return self._tightened(self.kit.scale.target, height)

    def room(self, height: float) -> int:
        """Height in px of a gap or a row that is to be `height` px high (at 1080)."""
        return self._tightened(self.kit.scale.px, height)

    def _tightened(self, measure: Callable[[float], int], height: float) -> int:
        usual, tight = measure(height), measure(height * TIGHT)
        self.slack += usual - tight
        return tight if self.tight else usual

    def give(self, wanted: int, least: int) -> int:
        """Height in px of a list that would be `wanted` px high and is never lower than `least`."""
        self.spare += max(0, wanted - least)
        given = min(self._short, max(0, wanted - least))
        self._short -= given
        return wanted - given

    def canvas(self, height: int, paint: Paint, *said: str | ReadingLine, heading: bool = False) -> None:
        """Add a picture of `height` px; `said` is all that it shows, in words."""
        self._parts.append((0, self.height, paint))
        place = pygame.Rect(0, self.height, self.width, height)
        self.height += height
        given = (each if isinstance(each, ReadingLine) else ReadingLine(each, heading) for each in said)
        lines = [
            ReadingLine(part, line.heading, place.copy())
            for line in given
            for part in line.text.split("\n")
            if part.strip()
        ]
        self.read += lines
        self.seen += lines

    def put(self, *parts: SheetPart) -> None:
        """Add parts one below the other."""
        for part in parts:
            part.add_to(self)

    def inside(self, width: int) -> TextColumn:
        """An empty column of another width, to be added to this one; it gives way as this one does."""
        return TextColumn(
            self.kit, width, leading=self.leading, most=self.most, tight=self.tight, short=self._short
        )

    def beside(self, columns: Sequence[tuple[int, TextColumn]], *, least: int = 0, top: bool = False) -> None:
        """Add columns side by side, each with its x, their middles (or tops) in line; `least` px high."""
        height = max(least, *(column.height for _x, column in columns))
        for x, column in columns:
            self._take(column, x, self.height + (0 if top else (height - column.height) // 2))
        self.height += height

    def add(self, other: TextColumn) -> None:
        """Add another column with its controls."""
        self._take(other, 0, self.height)
        self.height += other.height

    def _take(self, other: TextColumn, x: int, y: int) -> None:
        self._parts += [(x + aside, y + down, paint) for aside, down, paint in other._parts]
        other.move(x, y)
        self.widgets += other.widgets
        self.read += other.read
        self.seen += other.seen
        self.news += other.news
        self.slack += other.slack
        self.spare += other.spare
        self._short = min(self._short, other._short)

    def text(
        self,
        text: str,
        role: Role = "small",
        colour: Colour = INK_2,
        *,
        left: int = 0,
        right: int = 0,
        least: int = 0,
        middle: bool = False,
        heading: bool = False,
        news: bool = False,
    ) -> None:
        """Add a paragraph at least `least` px high, in whose middle it stands. Its line breaks are kept.

        `middle`: its lines have their middles above each other. `news` is heard before what stands above it.
        """
        if news:
            self.news.append(text)
        fonts = self.kit.fonts
        lines = fonts.wrap(text, role, self.width - left - right) or [""]
        step = round(fonts.line(role) * self.leading)
        height = max(least, len(lines) * step)
        down = (height - len(lines) * step) // 2

        anchor, aside = ("midtop", self.width // 2) if middle else ("topleft", left)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            fonts.draw_lines(target, lines, role, (x + aside, y + down), colour, anchor=anchor, step=step)

        self.canvas(height, paint, text, heading=heading)

    def rule(self) -> None:
        """Add a hairline."""

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            pygame.draw.line(target, HAIRLINE, (x, y), (x + self.width - 1, y))

        self.canvas(1, paint)

    def heading(self, text: str) -> None:
        """Add a heading in red."""
        self.text(text, "small-strong", RED, heading=True)

    def title(self, text: str, *, width: int | None = None) -> None:
        """Add a heading with a red rule, made to fit the column or a `width` in px."""
        room = self.width if width is None else width

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            draw_heading(target, self.kit, text, (x, y), width=room)

        self.canvas(heading_height(self.kit), paint, text, heading=True)

    def value(self, text: str, *, name: str, copied: str = "", called: str = "") -> None:
        """Add a value to be read, with a button at its right that copies it (or `copied`).

        It is `called` as the heading above it, if nothing else is said.
        """
        side, top = CopyButton.side(self.kit), self.height
        heads = [line.text for line in self.read if line.heading]
        self.text(text, "body", INK, right=side + self.kit.scale.px(16), least=side)
        rect = pygame.Rect(self.width - side, (top + self.height - side) // 2, side, side)
        copy = CopyButton(self.kit, rect, copied or text, name=name)
        copy.label = called or (heads[-1] if heads else text)
        self.place(copy)

    def mark(self, text: str, *, right: bool, news: bool = False) -> None:
        """Add a finding with its tick or, if not `right`, its cross; `news` as for a text."""
        kit, side, colour = self.kit, self._mark_side(), INK if right else RED
        down = (kit.fonts.line("body") - side) // 2

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            target.blit(icon(kit.raster, "check" if right else "cross", side, colour, 3.0), (x, y + down))

        self.canvas(0, paint)
        self.text(text, "body", colour, left=side + kit.scale.px(12), news=news)

    def below_mark(self, text: str) -> None:
        """Add words that belong to the finding above."""
        self.text(text, left=self._mark_side() + self.kit.scale.px(12))

    def _mark_side(self) -> int:
        return max(20, self.kit.scale.px(28))

    def part(self, name: str, fill: Callable[[], object], *, title: str = "") -> None:
        """Add what `fill` adds to this column; if it raises, a dash in its place, below `title` if given.

        `name` is that of the part in the log.
        """
        height, widgets, read = self.height, len(self.widgets), len(self.read)
        seen, parts = len(self.seen), len(self._parts)

        def filled() -> bool:
            fill()
            return True

        if figure(name, filled, instead=False):
            return
        self.height = height
        del self.widgets[widgets:], self.read[read:], self.seen[seen:], self._parts[parts:]
        if title:
            self.title(title)
        self.text(NO_FIGURE, "body", INK)

    def widget(self, widget: Widget) -> None:
        """Add a control: its rect moves down to the column's end, and the column goes on below it."""
        widget.rect.y = self.height
        self.height = widget.rect.bottom
        self.place(widget)

    def place(self, widget: Widget) -> None:
        """Add a control whose rect says its place in the column: on a picture, beside a text."""
        self.widgets.append(widget)
        self.seen.append(widget)

    def move(self, x: int, y: int) -> None:
        """Move its controls and the places of its lines by so many px."""
        for rect in (*(widget.rect for widget in self.widgets), *(line.place for line in self.read)):
            if rect is not None:
                rect.move_ip(x, y)

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw everything but the controls with the column's top left corner at (x, y)."""
        for aside, down, paint in self._parts:
            paint(target, x + aside, y + down)
