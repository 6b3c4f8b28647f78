"""A column on paper: text, headings, values and pictures, placed, drawn and read aloud from one list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.i18n.figure_words import NO_FIGURE, figure
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import CopyButton
from briscola.ui.widgets.panel import draw_heading, heading_height
from briscola.ui.widgets.widget import Widget

Paint = Callable[[pygame.Surface, int, int], object]
"""Draws something with its upper left corner at (x, y)."""


class TextColumn:
    """Grows downwards; `height` in px. `widgets` lie in it as if it began at (0, 0)."""

    def __init__(self, kit: Kit, width: int, *, leading: float = 1.0) -> None:
        """`leading` is the distance of two lines, in line heights."""
        self.kit, self.width, self.leading = kit, width, leading
        self.height = 0
        self.widgets: list[Widget] = []
        self.read: list[ReadingLine] = []
        """Everything in it for whoever cannot see it, a paragraph a line."""
        self._parts: list[tuple[int, Paint]] = []

    @property
    def said(self) -> str:
        """Everything in it, a paragraph a line."""
        return "\n".join(line.text for line in self.read)

    def gap(self, height: float) -> None:
        """Leave `height` px (at 1080) free."""
        self.height += self.kit.scale.px(height)

    def canvas(self, height: int, paint: Paint, *said: str, heading: bool = False) -> None:
        """Add a picture of `height` px; `said` is all that it shows, in words."""
        self._parts.append((self.height, paint))
        self.height += height
        parts = (part for words in said for part in words.split("\n") if part.strip())
        self.read += [ReadingLine(part, heading) for part in parts]

    def add(self, other: TextColumn) -> None:
        """Add another column without its controls."""
        self._parts.append((self.height, other.draw))
        self.height += other.height
        self.read += other.read

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
    ) -> None:
        """Add a paragraph at least `least` px high, in whose middle it stands. Its line breaks are kept.

        `middle`: its lines have their middles above each other.
        """
        fonts = self.kit.fonts
        lines = fonts.wrap(text, role, self.width - left - right) or [""]
        step = round(fonts.line(role) * self.leading)
        height = max(least, len(lines) * step)
        down = (height - len(lines) * step) // 2

        anchor, aside = ("midtop", self.width // 2) if middle else ("topleft", left)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            fonts.draw_lines(target, lines, role, (x + aside, y + down), colour, anchor=anchor, step=step)

        self.canvas(height, paint, text, heading=heading)

    def heading(self, text: str) -> None:
        """Add a heading in red."""
        self.text(text, "small-strong", RED, heading=True)

    def title(self, text: str, *, width: int | None = None) -> None:
        """Add a heading with a red rule, made to fit the column or a `width` in px."""
        room = self.width if width is None else width

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            draw_heading(target, self.kit, text, (x, y), width=room)

        self.canvas(heading_height(self.kit), paint, text, heading=True)

    def value(self, text: str, *, name: str, copied: str = "") -> None:
        """Add a value to be read, with a button at its right that copies it (or `copied`)."""
        side, top = CopyButton.side(self.kit), self.height
        heads = [line.text for line in self.read if line.heading]
        self.text(text, "body", INK, right=side + self.kit.scale.px(16), least=side)
        rect = pygame.Rect(self.width - side, (top + self.height - side) // 2, side, side)
        copy = CopyButton(self.kit, rect, copied or text, name=name)
        copy.label = heads[-1] if heads else text
        self.widgets.append(copy)

    def mark(self, text: str, *, right: bool) -> None:
        """Add a finding with its tick or, if not `right`, its cross."""
        kit, side, colour = self.kit, self._mark_side(), INK if right else RED
        down = (kit.fonts.line("body") - side) // 2

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            target.blit(icon(kit.raster, "check" if right else "cross", side, colour, 3.0), (x, y + down))

        self.canvas(0, paint)
        self.text(text, "body", colour, left=side + kit.scale.px(12))

    def below_mark(self, text: str) -> None:
        """Add words that belong to the finding above."""
        self.text(text, left=self._mark_side() + self.kit.scale.px(12))

    def _mark_side(self) -> int:
        return max(20, self.kit.scale.px(28))

    def part(self, name: str, fill: Callable[[], object], *, title: str = "") -> None:
        """Add what `fill` adds to this column; if it raises, a dash in its place, below `title` if given.

        `name` is that of the part in the log.
        """
        height, widgets, read, parts = self.height, len(self.widgets), len(self.read), len(self._parts)

        def filled() -> bool:
            fill()
            return True

        if figure(name, filled, instead=False):
            return
        self.height = height
        del self.widgets[widgets:], self.read[read:], self._parts[parts:]
        if title:
            self.title(title)
        self.text(NO_FIGURE, "body", INK)

    def widget(self, widget: Widget) -> None:
        """Add a control: its rect moves down to the column's end, and the column goes on below it."""
        widget.rect.y = self.height
        self.height = widget.rect.bottom
        self.widgets.append(widget)

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw everything but the controls with the column's top left corner at (x, y)."""
        for down, paint in self._parts:
            paint(target, x, y + down)
